"""The cards' pictures at run time: sprites cut from the built atlases, `assets/built/cards-*.png`.

An atlas is an 8-bit picture in the system palette, all cards of one size at one depth in a grid of cells. It
is read when its first sprite is asked for. Nothing is converted: sprites are blitted to 8-bit surfaces that
have the same palette.
"""

from pathlib import Path
from typing import Literal

import pygame

from godoris import cards, resources
from godoris.palm.palette import KEY

Depth = Literal["colour", "grey16", "grey4"]
Size = Literal["mini", "card", "double", "large"]

SIZES: dict[Size, tuple[int, int]] = {
    "mini": (9, 13), "card": (18, 27), "double": (36, 54), "large": (72, 108),
}  # fmt: skip
"""Pixels of a card at each size: minis and cards at density 1, cards at density 2 and 4."""

BACK = "back"
FACES: tuple[str, ...] = (*cards.CODES, *cards.BONUS_UNITS)
PICTURES: tuple[str, ...] = (*FACES, BACK)

COLUMNS = 12
STRIPS = 10
"""From this month on a figure is too wide for the strip that is seen of a covered card, at density 1."""
BADGED: tuple[Size, ...] = ("card", "double", "large")
"""The sizes that have month figures to lay over a card; a mini shows its month anyway."""


def atlas_name(size: Size, depth: Depth) -> str:
    """The file name of an atlas in `assets/built`."""
    width, height = SIZES[size]
    return f"cards-{width}x{height}-{depth}.png"


def cells(size: Size) -> tuple[str, ...]:
    """What the cells of an atlas hold, row by row: card codes, the back, then `month 1` to `month 12`.

    `strip 10` to `strip 12` are figures narrow enough for a card that is covered but for a strip.
    """
    months = tuple(f"month {month}" for month in range(1, cards.MONTHS + 1))
    strips = tuple(f"strip {month}" for month in range(STRIPS, cards.MONTHS + 1)) if size == "card" else ()
    return PICTURES + (months if size in BADGED else ()) + strips


def cell_place(size: Size, cell: int) -> tuple[int, int]:
    """The left upper corner of a cell in its atlas."""
    width, height = SIZES[size]
    return cell % COLUMNS * width, cell // COLUMNS * height


def atlas_size(size: Size) -> tuple[int, int]:
    """Width and height of an atlas in pixels."""
    width, height = SIZES[size]
    return COLUMNS * width, -(-len(cells(size)) // COLUMNS) * height


class CardArt:
    """The cards' sprites for a screen of one depth.

    A sprite is an 8-bit surface with its colour key set; it belongs to the atlas and is not to be drawn on.
    """

    def __init__(self, depth: Depth = "colour", folder: Path | None = None) -> None:
        self.depth, self.folder = depth, folder or resources.path("assets/built")
        self._atlases: dict[Size, pygame.Surface] = {}
        self._sprites: dict[tuple[str, Size], pygame.Surface] = {}

    def sprite(self, code: str, size: Size) -> pygame.Surface:
        """The picture of a card by its code, or of the `back`. Raises KeyError for an unknown code."""
        found = self._sprites.get((code, size))
        return self._cut(code, size) if found is None else found

    def badge(self, month: int, size: Size) -> pygame.Surface:
        """The month figure 1-12, as large as a card, to be laid over it. Raises KeyError for a mini."""
        return self.sprite(f"month {month}", size)

    def strip(self, month: int, size: Size) -> pygame.Surface:
        """The same for a card of which only a strip is seen."""
        narrow = month >= STRIPS and size == "card"
        return self.sprite(f"strip {month}", size) if narrow else self.badge(month, size)

    def _cut(self, code: str, size: Size) -> pygame.Surface:
        if code not in cells(size):
            raise KeyError(f"no picture of {code!r} at size {size}")
        place = cell_place(size, cells(size).index(code))
        sprite = self._atlas(size).subsurface(place, SIZES[size])
        sprite.set_colorkey(KEY)
        self._sprites[code, size] = sprite
        return sprite

    def _atlas(self, size: Size) -> pygame.Surface:
        if size not in self._atlases:
            path = self.folder / atlas_name(size, self.depth)
            surface = pygame.image.load(path)
            if surface.get_bitsize() != 8 or surface.get_size() != atlas_size(size):
                raise ValueError(f"{path.name}: expected 8 bits and {atlas_size(size)} pixels")
            self._atlases[size] = surface
        return self._atlases[size]
