"""The drawings round the screen: the case, its buttons up and down, its lamp, and the strip of icons.

Drawings are SVG, rasterised at the scale that is shown and kept until the scale changes.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame

from godoris import resources
from godoris.palm.device import SCREEN, STRIP, Box, Device, DeviceError

_HEX = re.compile("#[0-9A-Fa-f]{6}")


class Skin:
    """The pictures of one device at one scale."""

    def __init__(self, device: Device, scale: int) -> None:
        self.device, self.scale = device, scale
        self._case: pygame.Surface | None = None
        self._held: dict[Box, pygame.Surface] = {}
        self._strips: dict[bool, pygame.Surface] = {}

    def case(self) -> pygame.Surface:
        """The whole case, nothing pressed, transparent round its corners."""
        if self._case is None:
            self._case = rasterise(self.device.normal, self._pixels(self.device.size))
        return self._case

    def part(self, box: Box, held: bool) -> pygame.Surface:
        """A rectangle of the case; with `held` the button there is pressed, the lamp there lit."""
        if not held:
            return self._cut(self.case(), box)
        if not self._held:
            sheet = rasterise(self.device.pressed, self._pixels(self.device.size))
            for each in (*self.device.buttons.values(), self.device.lamp):
                self._held[each] = self._cut(self.case(), each).copy()
                self._held[each].blit(self._cut(sheet, each), (0, 0))
        return self._held[box]

    def strip(self, held: bool = False) -> pygame.Surface:
        """The strip under the screen; with `held` every icon as it looks under the pen."""
        if held not in self._strips:
            colours = self.device.held if held else self.device.recolour
            self._strips[held] = rasterise(self.device.strip, self._pixels((SCREEN, STRIP)), colours)
        return self._strips[held]

    def icon(self, name: str, held: bool) -> pygame.Surface:
        """One area of the strip."""
        return self._cut(self.strip(held), self.device.areas[name])

    def _pixels(self, size: tuple[int, int]) -> tuple[int, int]:
        return size[0] * self.scale, size[1] * self.scale

    def _cut(self, sheet: pygame.Surface, box: Box) -> pygame.Surface:
        return sheet.subsurface([side * self.scale for side in box])


def recolour(text: str, colours: Mapping[str, str]) -> str:
    """A drawing with other colours, all put in at once, so that two may change places."""
    return _HEX.sub(lambda found: colours.get(found[0].upper(), found[0]), text)


def rasterise(file: Path, size: tuple[int, int], colours: Mapping[str, str] | None = None) -> pygame.Surface:
    """A drawing at that size in pixels. Raises DeviceError for a file that is no drawing."""
    try:
        text = file.read_text("utf-8")
        data = recolour(text, colours) if colours else text
        return pygame.image.load_sized_svg(BytesIO(data.encode()), size)
    except (OSError, UnicodeDecodeError, pygame.error) as error:
        raise DeviceError(f"{file}: expected an SVG drawing: {error}") from None


@lru_cache(maxsize=1)
def app_icon(side: int = 64) -> pygame.Surface:
    """The icon of the window."""
    return rasterise(resources.path("assets/handheld/app.svg"), (side, side))
