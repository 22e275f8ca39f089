"""Making the faces: whole characters, the syllables with their pieces, and the bold forms of both."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from godoris import resources
from godoris.palm.glyphs import SYLLABLE_COUNT, SYLLABLE_FIRST
from godoris.palm.hangul import VOWELS, split
from godoris.tools.fonts.grids import NOTHING, Glyphs, Hangul, Ink, Latin

CROWDED = frozenset("ㄲㄸㅃㅆㅉㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ")
"""Letters with too many strokes to be made bold."""


@dataclass(frozen=True)
class Plan:
    """What a face is made from; one table of `assets/fonts/faces.toml`."""

    name: str
    height: int
    ascent: int
    latin: str
    latin_bold: str = ""  # characters of a bold face that are drawn by hand
    hangul: str = ""
    cell: int = 0  # columns that a syllable may fill
    advance: int = 0  # of a syllable
    bold: bool = False
    thin: str = ""  # characters that a bold face takes as they are


@dataclass
class Drawn:
    """A made face: its whole characters, and the three pieces of each syllable by code."""

    plan: Plan
    glyphs: Glyphs
    syllables: list[tuple[Ink, Ink, Ink]]

    def ink(self, char: str) -> Ink:
        """The ink of a character or syllable."""
        if char in self.glyphs:
            return self.glyphs[char][0]
        return NOTHING.union(*self.syllables[ord(char) - SYLLABLE_FIRST])

    def advance(self, char: str) -> int:
        """The advance of a character or syllable."""
        return self.glyphs[char][1] if char in self.glyphs else self.plan.advance

    def characters(self) -> list[str]:
        """All characters, in the order of their codes."""
        return sorted([*self.glyphs, *(chr(SYLLABLE_FIRST + i) for i in range(len(self.syllables)))])


def folder() -> Path:
    """Where the text grids are."""
    return resources.path("assets/fonts")


@cache
def plans() -> dict[str, Plan]:
    """The faces that are made, by name."""
    with (folder() / "faces.toml").open("rb") as file:
        return {name: Plan(name, **table) for name, table in tomllib.load(file).items()}


def _enclosed(ink: Ink, x: int, y: int) -> bool:
    rows = [j for i, j in ink if i == x]
    return any(j < y for j in rows) and any(j > y for j in rows)


def _crowded(ink: Ink, others: Ink, x: int, y: int) -> bool:
    """Whether the upright stroke through x, y would come closer than one white column to another piece."""
    top = bottom = y
    while (x, bottom + 1) in ink:
        bottom += 1
    while (x, top - 1) in ink:
        top -= 1
    return any((x + d, j) in others for j in range(top, bottom + 1) for d in (1, 2))


def embolden(ink: Ink, around: Ink = NOTHING, right: int = 99) -> Ink:
    """Thicken upright strokes to the right where white stays beside them, up to the column `right`.

    `around` is the ink of the whole character. A stroke that would come closer than one white column to
    another piece stays thin over its whole length, and so does one whose mouth (ㄷ in ㄸ) would fill up.
    """
    others = around - ink
    free = {(x, y) for x, y in ink if x < right and (x + 1, y) not in ink and (x + 2, y) not in ink}
    added = set()
    for x, y in free:
        upright = (x, y - 1) in ink or (x, y + 1) in ink
        alone = (x - 1, y) not in ink
        if not (upright or alone) or (others and _crowded(ink, others, x, y)):
            continue
        if not _enclosed(ink, x + 1, y) or _enclosed(ink, x + 2, y):
            added.add((x + 1, y))
    # a curve goes along with the stroke it runs into, or it would come loose from it
    arcs = {
        (x + 1, y) for x, y in free if any((x + 1, y + d) in ink and (x + 2, y + d) in added for d in (-1, 1))
    }
    return frozenset(ink | added | (arcs - others))


def _thicken(ink: Ink, advance: int) -> tuple[Ink, int]:
    """A whole character made bold, as much wider as its ink became."""
    if not ink:
        return ink, advance
    bold = embolden(ink)
    return bold, advance + max(x for x, _ in bold) - max(x for x, _ in ink)


def _characters(plan: Plan) -> Glyphs:
    glyphs = Latin(folder() / plan.latin).glyphs
    if plan.bold:
        glyphs = {c: glyph if c in plan.thin else _thicken(*glyph) for c, glyph in glyphs.items()}
    if plan.latin_bold:
        glyphs |= Latin(folder() / plan.latin_bold).glyphs
    return glyphs


def _letters(plan: Plan, hangul: Hangul) -> Glyphs:
    """The 51 letters that stand alone."""
    inks = {name: hangul.sets["M0"][name] for name in VOWELS} | hangul.sets["J"]
    return {
        c: (embolden(ink, right=plan.cell - 1) if plan.bold and c not in CROWDED else ink, plan.advance)
        for c, ink in inks.items()
    }


def _syllable(plan: Plan, hangul: Hangul, char: str) -> tuple[Ink, Ink, Ink]:
    names = split(char)
    parts = hangul.parts(*names)
    if not plan.bold:
        return parts
    whole = NOTHING.union(*parts)
    first, second, third = (
        part if name in CROWDED else embolden(part, whole, plan.cell - 1)
        for part, name in zip(parts, names, strict=True)
    )
    return first, second, third


@cache
def make_face(name: str) -> Drawn:
    """Draw a face from its grids. Raises SourceError for a mistake in them, KeyError for an unknown name."""
    plan = plans()[name]
    glyphs = _characters(plan)
    syllables = []
    if plan.hangul:
        hangul = Hangul(folder() / plan.hangul)
        glyphs |= _letters(plan, hangul)
        syllables = [_syllable(plan, hangul, chr(SYLLABLE_FIRST + i)) for i in range(SYLLABLE_COUNT)]
    return Drawn(plan, glyphs, syllables)
