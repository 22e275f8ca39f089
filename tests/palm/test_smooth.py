"""Text at double density: smoothed, never plainly doubled."""

import pytest

from godoris.palm.font import FACES
from godoris.palm.hangul import FIRST, LAST
from godoris.palm.smooth import Rows, doubled
from palm.kit import FONTS


def grid(text: str) -> tuple[int, Rows]:
    lines = text.split()
    return len(lines[0]), tuple(sum(1 << x for x, c in enumerate(line) if c == "#") for line in lines)


def shown(width: int, rows: Rows) -> list[str]:
    pixels = doubled(width, rows)
    stride = 2 * width
    return ["".join(".#"[p] for p in pixels[y * stride : (y + 1) * stride]) for y in range(2 * len(rows))]


def plain(width: int, rows: Rows) -> bytearray:
    out = bytearray()
    for row in rows:
        line = bytearray(row >> (x // 2) & 1 for x in range(2 * width))
        out += line + line
    return out


@pytest.mark.parametrize(
    ("small", "large"),
    [
        ("#.. .#. ..#", ["##....", "###...", ".###..", "..###.", "...###", "....##"]),  # steps are filled
        ("#.. #.. ###", [".#....", "##....", "##....", "###...", "######", ".####."]),  # a corner is rounded
        ("# # #", [".#", "##", "##", "##", "##", "#."]),  # ends are cut
        ("###", [".#####", "#####."]),
        ("#", [".#", "##"]),
        (".#. ### .#.", ["...#..", "..##..", ".#####", "#####.", "..##..", "..#..."]),  # no star
        ("## ##", [".##.", "####", "####", ".##."]),
        ("#.# .#. #.#", ["##..##", "######", ".####.", ".####.", "######", "##..##"]),
    ],
)
def test_shapes(small: str, large: list[str]) -> None:
    assert shown(*grid(small)) == large


@pytest.mark.parametrize("face", FACES)
def test_no_character_with_ink_is_plainly_doubled(face: str) -> None:
    font = FONTS[face]
    chars = [*font._face.characters(), *(chr(code) for code in range(FIRST, LAST + 1, 37))]
    same = []
    for char in chars:
        _, rows = font.glyph(char)
        width = max(row.bit_length() for row in rows)
        if width and doubled(width, rows) == plain(width, rows):
            same.append(char)
    assert same == []


@pytest.mark.parametrize("face", FACES)
def test_no_piece_of_a_character_is_lost(face: str) -> None:
    """Every pixel keeps some ink, and what does not touch stays apart."""
    font = FONTS[face]
    for char in "HEIl1.-+=:;|ㅡㅣ흔들쀍" + "".join(chr(code) for code in range(FIRST, LAST, 997)):
        _, rows = font.glyph(char)
        width = max(row.bit_length() for row in rows)
        pixels = doubled(width, rows)
        for y, row in enumerate(rows):
            for x in range(width):
                at = 2 * y * 2 * width + 2 * x
                quarter = [pixels[at + i] for i in (0, 1, 2 * width, 2 * width + 1)]
                assert not row >> x & 1 or sum(quarter) >= 2, (char, x, y)
