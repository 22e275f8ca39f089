"""The emulated screen: the canvas in the colours of its LCD, scaled by a whole number, and the grain of the
glass laid over it.
"""

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

import pygame

from godoris.palm.canvas import Canvas
from godoris.palm.device import SCREEN, Device
from godoris.palm.lcd import colours
from godoris.palm.look import Look
from godoris.palm.palette import RGB

GRID = 3  # window pixels a device pixel from which on the gaps between pixels can be seen
TILE = 40  # device pixels after which the texture of the glass repeats
GAP = 120  # opacity of the gaps at grain 100, of 255
SPECK = 26  # opacity of the strongest speck at grain 100


class Glass:
    """Shows one canvas on one device at one scale; `left`, `top` is where the screen lies on the target."""

    def __init__(self, device: Device, canvas: Canvas, scale: int, left: int, top: int) -> None:
        self.side = SCREEN * canvas.density
        self.factor = max(1, scale // canvas.density)
        self.left, self.top = left, top
        self._lcd = device.lcd
        self._view = canvas.view()
        self._small: pygame.Surface | None = None  # the view in the target's own colours
        self._grain: pygame.Surface | None = None
        self._paper, self._strength = self._lcd.paper, 0

    def tune(self, look: Look) -> None:
        """Take over the settings of the screen; the next `show` draws with them."""
        palette = colours(self._lcd, look.contrast, look.temperature, look.backlight)
        self._view.set_palette(palette)
        self._paper, self._strength, self._grain = palette[0], look.grain, None

    def grain(self) -> None:
        """Lay the grain over what is shown from now on. It takes a frame's time to make."""
        if self._strength and self._grain is None:
            self._grain = grain(self.factor, self._strength, self._paper, self._lcd.colour)

    def show(self, target: pygame.Surface, rects: Iterable[Sequence[int]] | None = None) -> list[pygame.Rect]:
        """Draw parts of the canvas, in its pixels, or all of it; which rectangles of the target changed."""
        if self._small is None:
            self._small = pygame.Surface((self.side, self.side), 0, target)
        whole = pygame.Rect(0, 0, self.side, self.side)
        parts = [whole] if rects is None else [whole.clip(rect) for rect in rects]
        return [self._part(target, self._small, part) for part in parts if part]

    def _part(self, target: pygame.Surface, small: pygame.Surface, part: pygame.Rect) -> pygame.Rect:
        k = self.factor
        small.blit(self._view, part, part)
        source = small.subsurface(part)
        scaled = pygame.Rect(part.x * k, part.y * k, part.w * k, part.h * k)
        place = scaled.move(self.left, self.top)
        if target.get_rect().contains(place):
            pygame.transform.scale_by(source, k, target.subsurface(place))
        else:  # a window smaller than the screen shows what there is room for
            target.blit(pygame.transform.scale_by(source, k), place)
        if self._grain is not None:
            self._lay(target, self._grain, scaled)
        return place.clip(target.get_rect())

    def _lay(self, target: pygame.Surface, tile: pygame.Surface, part: pygame.Rect) -> None:
        """Cover a part of the screen, in window pixels from its corner, with the repeating texture."""
        side = tile.get_width()
        blits = []
        for y in range(part.y // side * side, part.bottom, side):
            for x in range(part.x // side * side, part.right, side):
                area = part.clip((x, y, side, side))
                blits.append((tile, area.move(self.left, self.top), area.move(-x, -y)))
        target.blits(blits, doreturn=False)


@lru_cache(maxsize=1)
def grain(factor: int, strength: int, paper: RGB, colour: bool) -> pygame.Surface:
    """The texture of the glass, a square of `TILE` device pixels of `factor` window pixels that repeats.

    Between the pixels of a grey LCD the paper shows, between those of a colour LCD a black mask does; and no
    two pixels are quite equally bright. `strength` is 1 to 100.
    """
    rng = random.Random(160)
    cells = pygame.Surface((TILE, TILE), pygame.SRCALPHA)
    for y in range(TILE):
        for x in range(TILE):
            speck = rng.random() * 2 - 1
            tone = 255 if speck > 0 else 0
            cells.set_at((x, y), (tone, tone, tone, round(abs(speck) * SPECK * strength / 100)))
    tile = pygame.transform.scale_by(cells, factor)
    if factor >= GRID:
        line = (0, 0, 0) if colour else paper
        shade = (*line, GAP * strength // (200 if colour else 100))
        for at in range(factor - 1, TILE * factor, factor):
            tile.fill(shade, (at, 0, 1, TILE * factor))
            tile.fill(shade, (0, at, TILE * factor, 1))
    return tile
