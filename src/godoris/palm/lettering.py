"""Pictures of characters and signs in one colour, kept while they are in use."""

from __future__ import annotations

from typing import NamedTuple

from pygame import image
from pygame.surface import Surface

from godoris.palm import palette
from godoris.palm.font import Font
from godoris.palm.signs import Signs
from godoris.palm.smooth import Rows, doubled

LIMIT = 600  # characters kept: a screen of text in three faces, with room to spare; 400 bytes each at most


def surface(pixels: bytes | bytearray, width: int, height: int) -> Surface:
    """An 8-bit surface in the system palette on these pixels, transparent where they are KEY."""
    made = image.frombuffer(pixels, (width, height), "P")
    made.set_palette(palette.SYSTEM)
    made.set_colorkey(palette.KEY)
    return made


class Stamp(NamedTuple):
    """A picture to be put down; None when nothing is to be seen, as of a space."""

    picture: Surface | None
    advance: int  # at density 1


def _stamp(width: int, rows: Rows, colour: int, density: int) -> Surface:
    if density == 1:
        pixels = bytearray(row >> x & 1 for row in rows for x in range(width))
    else:
        pixels = doubled(width, rows)
    table = bytes((palette.KEY, colour))
    return surface(pixels.translate(table + bytes(254)), width * density, len(rows) * density)


class Lettering:
    """Stamps of characters for one density, the longest unused thrown away first."""

    __slots__ = ("_density", "_signs", "_stamps")

    def __init__(self, density: int, signs: Signs) -> None:
        self._density = density
        self._signs = signs
        self._stamps: dict[tuple[str, str, int], Stamp] = {}

    def __len__(self) -> int:
        return len(self._stamps)

    def character(self, font: Font, char: str, colour: int) -> Stamp:
        """A character of a face in a palette colour."""
        key = font.name, char, colour
        found = self._stamps.pop(key, None)
        if found is None:
            advance, rows = font.glyph(char)
            width = max(row.bit_length() for row in rows)
            found = Stamp(_stamp(width, rows, colour, self._density) if width else None, advance)
            self._trim()
        self._stamps[key] = found
        return found

    def sign(self, name: str, colour: int) -> Stamp:
        """A sign of assets/handheld/symbols.txt."""
        key = "", name, colour
        found = self._stamps.pop(key, None)
        if found is None:
            grid = self._signs.grid(name)
            rows = tuple(sum(1 << x for x, letter in enumerate(row) if letter == "K") for row in grid)
            found = Stamp(_stamp(len(grid[0]), rows, colour, self._density), len(grid[0]))
            self._trim()
        self._stamps[key] = found
        return found

    def _trim(self) -> None:
        while len(self._stamps) >= LIMIT:
            del self._stamps[next(iter(self._stamps))]
