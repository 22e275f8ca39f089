"""Reading the built faces `assets/built/*.face`: one-bit glyphs, Latin and Hangul, without pygame.

A Hangul syllable is not stored: the face holds the pieces of its letters as they look in each place, and for
each of the 11,172 syllables which three pieces make it. `godoris.tools.fonts.pack` describes the file.
"""

import struct
from pathlib import Path
from typing import NamedTuple

from godoris import resources

FACES = ("std", "bold", "small", "large", "banner")

MAGIC = b"GFA1"
HEADER = struct.Struct("<4sBBBBHHHH")  # magic, height, ascent, syllable advance, 0, counts
CHARACTER = struct.Struct("<HB")  # code point, advance
CHOICE = struct.Struct("<HBB")  # pieces of the initial, medial and final that make a syllable
SYLLABLE_FIRST = 0xAC00
SYLLABLE_COUNT = 11_172


class FaceError(ValueError):
    """A file that is not a built face; the message names it."""


class Glyph(NamedTuple):
    """One character: `rows` from the top, bit x of a row is the pixel in column x."""

    advance: int  # pixels from this character to the next
    rows: tuple[int, ...]


class Face:
    """One face of the family.

    `height` is the number of rows of every glyph, `ascent` how many of them stand above the base line.
    """

    __slots__ = ("_advance", "_choice", "_data", "_pieces", "_places", "_rows", "ascent", "height", "name")

    def __init__(self, name: str, data: bytes) -> None:
        """Take over the content of a built face. Raises FaceError."""
        try:
            magic, height, ascent, advance, _, count, *pieces = HEADER.unpack_from(data)
        except struct.error:
            raise FaceError(f"{name}: too short for a face") from None
        rows = HEADER.size + count * CHARACTER.size
        choice = rows + 2 * height * (count + sum(pieces))
        if magic != MAGIC or len(data) != choice + (CHOICE.size * SYLLABLE_COUNT if advance else 0):
            raise FaceError(f"{name}: not a face of this version, or damaged")
        self.name, self.height, self.ascent = name, height, ascent
        self._data, self._advance, self._choice = data, advance, choice
        self._rows = struct.Struct(f"<{height}H")
        size = self._rows.size
        self._places: dict[str, tuple[int, int]] = {
            chr(code): (wide, rows + i * size)
            for i, (code, wide) in enumerate(CHARACTER.iter_unpack(data[HEADER.size : rows]))
        }
        initials = rows + count * size
        medials = initials + pieces[0] * size
        self._pieces = (initials, medials, medials + pieces[1] * size)

    def has(self, char: str) -> bool:
        """Whether the face holds a character."""
        if char in self._places:
            return True
        return self._advance > 0 and 0 <= ord(char) - SYLLABLE_FIRST < SYLLABLE_COUNT

    def glyph(self, char: str) -> Glyph | None:
        """The glyph of one character, None when the face does not hold it."""
        place = self._places.get(char)
        if place is not None:
            return Glyph(place[0], self._rows.unpack_from(self._data, place[1]))
        syllable = ord(char) - SYLLABLE_FIRST
        if not self._advance or not 0 <= syllable < SYLLABLE_COUNT:
            return None
        data, rows = self._data, self._rows
        choice = CHOICE.unpack_from(data, self._choice + CHOICE.size * syllable)
        first, second, third = (
            rows.unpack_from(data, start + i * rows.size)
            for start, i in zip(self._pieces, choice, strict=True)
        )
        return Glyph(self._advance, tuple(a | b | c for a, b, c in zip(first, second, third, strict=True)))

    def width(self, text: str) -> int:
        """The advance of a text in pixels, characters that the face does not hold left out."""
        places, advance = self._places, self._advance
        wide = 0
        for char in text:
            if char in places:
                wide += places[char][0]
            elif 0 <= ord(char) - SYLLABLE_FIRST < SYLLABLE_COUNT:
                wide += advance
        return wide

    def characters(self) -> tuple[str, ...]:
        """The characters stored whole, in the order of their codes; the syllables are not among them."""
        return tuple(self._places)


def read(path: Path) -> Face:
    """Read a built face from a file. Raises FaceError, or OSError when it cannot be read."""
    return Face(path.stem, path.read_bytes())


def load(name: str) -> Face:
    """Read one of FACES."""
    return read(resources.path(f"assets/built/{name}.face"))
