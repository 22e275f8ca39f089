"""The handheld as a picture: desk, case, buttons, strip and screen, drawn on a window or on any surface."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import pygame

from godoris.palm import device as devices
from godoris.palm.canvas import Canvas
from godoris.palm.look import Look
from godoris.shell import layout
from godoris.shell.layout import Layout
from godoris.shell.lights import LAMP
from godoris.shell.present import Glass
from godoris.shell.skin import Skin

DESK = (0x9D, 0xA1, 0xA6)  # what the case lies on
DARK = (0, 0, 0)  # round a screen without a case
INK = (0x1A, 0x1A, 0x1A)  # of strokes on the strip


class Stage:
    """Draws one handheld. `arrange` before anything else."""

    layout: Layout
    _glass: Glass

    def __init__(self) -> None:
        self._skin: Skin | None = None
        self._inked = 0  # points of the stroke that lie on the strip already

    def arrange(self, place: Layout, canvas: Canvas, look: Look) -> None:
        """Show that canvas in that layout from now on."""
        self.layout = place
        if self._skin is None or (self._skin.device, self._skin.scale) != (place.device, place.scale):
            self._skin = Skin(place.device, place.scale)
        left, top, _, _ = place.screen
        self._glass = Glass(place.device, canvas, place.scale, left, top)
        self._glass.tune(look)

    def tune(self, look: Look) -> None:
        """Take over contrast, grain, temperature and backlight."""
        self._glass.tune(look)
        self._glass.grain()

    @property
    def whole(self) -> tuple[int, int, int, int]:
        """All of the canvas, in its pixels."""
        return 0, 0, self._glass.side, self._glass.side

    def bare(self, target: pygame.Surface) -> None:
        """Draw the screen alone, whatever is round it: all that the first frame has time for."""
        target.fill(DESK if self.layout.skin == "full" else DARK)
        self._glass.show(target)

    def all(self, target: pygame.Surface, lit: Iterable[str] = ()) -> None:
        """Draw everything."""
        assert self._skin is not None
        full = self.layout.skin == "full"
        self._inked = 0
        target.fill(DESK if full else DARK)
        if full:
            target.blit(self._skin.case(), self.layout.rect(self.layout.content))
        if self.layout.skin != "off":
            target.blit(self._skin.strip(), self.layout.rect(self.layout.device.silkscreen))
        for name in lit:
            self.light(target, name, True)
        self._glass.grain()
        self._glass.show(target)

    def screen(self, target: pygame.Surface, rects: Iterable[Sequence[int]]) -> list[pygame.Rect]:
        """Draw parts of the canvas, in its pixels; the rectangles of the target that changed."""
        return self._glass.show(target, rects)

    def ink(self, target: pygame.Surface, points: Sequence[tuple[float, float]]) -> pygame.Rect | None:
        """Draw a stroke on the strip while it is written, and wipe it when it ends; what changed."""
        if self.layout.skin == "off" or len(points) == self._inked:
            return None
        assert self._skin is not None
        strip = pygame.Rect(self.layout.rect(self.layout.device.silkscreen))
        fresh = points[max(0, self._inked - 1) :] if len(points) > self._inked else points
        if fresh is points:
            target.blit(self._skin.strip(), strip)
        self._inked = len(points)
        if points:
            k, (left, top, _, _) = self.layout.scale, self.layout.screen
            path = [(left + (x + 0.5) * k, top + (y + 0.5) * k) for x, y in fresh]
            clip = target.get_clip()
            target.set_clip(strip)
            for a, b in pairwise([path[0], *path]):
                pygame.draw.line(target, INK, a, b, max(1, 3 * k // 4))
                pygame.draw.aacircle(target, INK, b, 3 * k / 8)
            target.set_clip(clip)
        return strip.clip(target.get_rect())

    def light(self, target: pygame.Surface, name: str, on: bool) -> pygame.Rect | None:
        """Draw a button, an icon or the lamp lit or not; what changed, None when it is not shown."""
        assert self._skin is not None
        device = self.layout.device
        if name in device.areas:
            if self.layout.skin == "off":
                return None
            x, y, w, h = device.areas[name]
            box = device.silkscreen[0] + x, device.silkscreen[1] + y, w, h
            picture = self._skin.icon(name, on)
        else:
            if self.layout.skin != "full":
                return None
            box = device.lamp if name == LAMP else device.buttons[name]
            picture = self._skin.part(box, on)
        rect = pygame.Rect(self.layout.rect(box))
        target.fill(DESK, rect)
        target.blit(picture, rect)
        return rect.clip(target.get_rect())


def picture(canvas: Canvas, look: Look) -> pygame.Surface:
    """The handheld as it would stand in a window that just holds it. Raises DeviceError."""
    device = devices.load(look.device)
    scale = layout.nearest(device, look.scale or device.density)
    size = layout.window(device, look.skin, scale, (0, 0))
    stage = Stage()
    stage.arrange(layout.fit(device, look.skin, scale, size), canvas, look)
    target = pygame.Surface(size, depth=32)
    stage.all(target)
    return target
