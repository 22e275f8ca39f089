"""The drawings round the screen: the case, its buttons up and down, its lamp, and the strip of icons.

Drawings are SVG, rasterised at the scale that is shown.
"""

import re
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pygame

from godoris import resources
from godoris.palm.device import SCREEN, STRIP, Box, Device, DeviceError

_HEX = "#[0-9A-Fa-f]{6}"
ICON = "assets/built/app.png"  # its drawing takes a millisecond to read


class Skin:
    """The pictures of one device at one scale. Of the case only what can light up is kept."""

    def __init__(self, device: Device, scale: int) -> None:
        self.device, self.scale = device, scale
        self._dark: dict[Box, pygame.Surface] = {}
        self._lit: dict[Box, pygame.Surface] = {}
        self._icons: dict[tuple[str, bool], pygame.Surface] = {}

    def case(self) -> pygame.Surface:
        """The whole case, nothing pressed, transparent round its corners."""
        case = rasterise(self.device.normal, self._pixels(self.device.size))
        for box in self._lights():
            self._dark[box] = self._cut(case, box)
        return case

    def part(self, box: Box, held: bool) -> pygame.Surface:
        """A rectangle of the case; with `held` the button there is pressed, the lamp there lit."""
        if not self._dark:
            self.case()
        if not held:
            return self._dark[box]
        if not self._lit:
            sheet = rasterise(self.device.pressed, self._pixels(self.device.size))
            for each in self._lights():
                self._lit[each] = self._dark[each].copy()
                self._lit[each].blit(self._cut(sheet, each), (0, 0))
        return self._lit[box]

    def strip(self, held: bool = False) -> pygame.Surface:
        """The strip under the screen; with `held` every icon as it looks under the pen."""
        colours = self.device.held if held else self.device.recolour
        return rasterise(self.device.strip, self._pixels((SCREEN, STRIP)), colours)

    def icon(self, name: str, held: bool) -> pygame.Surface:
        """One area of the strip."""
        if not self._icons:
            for state in (False, True):
                strip = self.strip(state)
                for area, box in self.device.areas.items():
                    self._icons[area, state] = self._cut(strip, box)
        return self._icons[name, held]

    def _lights(self) -> tuple[Box, ...]:
        return *self.device.buttons.values(), self.device.lamp

    def _pixels(self, size: tuple[int, int]) -> tuple[int, int]:
        return size[0] * self.scale, size[1] * self.scale

    def _cut(self, sheet: pygame.Surface, box: Box) -> pygame.Surface:
        """A copy of a part, which does not hold the sheet in memory as a subsurface would."""
        return sheet.subsurface([side * self.scale for side in box]).copy()


def recolour(text: str, colours: Mapping[str, str]) -> str:
    """A drawing with other colours, all put in at once, so that two may change places."""
    return re.sub(_HEX, lambda found: colours.get(found[0].upper(), found[0]), text)


def rasterise(file: Path, size: tuple[int, int], colours: Mapping[str, str] | None = None) -> pygame.Surface:
    """A drawing at that size in pixels. Raises DeviceError for a file that is no drawing."""
    try:
        text = file.read_text("utf-8")
        data = recolour(text, colours) if colours else text
        return pygame.image.load_sized_svg(BytesIO(data.encode()), size)
    except (OSError, UnicodeDecodeError, pygame.error) as error:
        raise DeviceError(f"{file}: expected an SVG drawing: {error}") from None


def app_icon() -> pygame.Surface:
    """The icon of the window."""
    return pygame.image.load(resources.path(ICON))
