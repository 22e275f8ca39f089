"""What can be wrong with a face: blanks, pixels outside the cell, characters that look alike."""

from collections.abc import Iterator

from godoris.palm.hangul import is_syllable
from godoris.tools.fonts.make import Drawn

BLANKS = " \u00a0\u3000"


def _outside(face: Drawn, char: str) -> bool:
    right = (face.advance(char) if char in face.glyphs else face.plan.cell) - 1
    return any(not (0 <= x <= right and 0 <= y < face.plan.height) for x, y in face.ink(char))


def _alike(face: Drawn, chars: list[str]) -> Iterator[str]:
    looks: dict[object, list[str]] = {}
    for char in chars:
        looks.setdefault((face.ink(char), face.advance(char)), []).append(char)
    for same in looks.values():
        if len(same) > 1:
            yield f"look alike: {' '.join(same)}"


def problems(face: Drawn) -> list[str]:
    """The faults of a face, one line each; an empty list is the good answer."""
    found = [f"blank: {c!r}" for c in face.glyphs if not face.ink(c) and c not in BLANKS]
    found += [f"leaves its cell: {c}" for c in face.characters() if _outside(face, c)]
    ascii_all = [chr(code) for code in range(0x20, 0x7F)]
    if face.plan.hangul:
        found += [f"missing: {c!r}" for c in ascii_all if c not in face.glyphs]
        found += _alike(face, [c for c in ascii_all if c in face.glyphs])
        found += _alike(face, [c for c in face.characters() if is_syllable(c)])
    return [f"{face.plan.name}: {line}" for line in found]
