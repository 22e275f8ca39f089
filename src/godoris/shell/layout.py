"""Where the handheld lies in the window: scale, skin that fits, and which part a point belongs to. Pure sums.

Everything is reckoned in units of the case; the screen alone, or screen and strip, are parts of it.
"""

from typing import NamedTuple

from godoris.frozen import Frozen
from godoris.palm.device import SCREEN, STRIP, Box, Device
from godoris.palm.look import SCALES, SKINS

PANEL = SCREEN + STRIP  # height of the touch panel: the screen and the strip under it
ROOM = (40, 110)  # pixels of the desktop left to its own bars when nobody has chosen a scale


class Target(NamedTuple):
    """What a point of the window lies on.

    `part` is "screen" or "strip", then `x`, `y` are panel coordinates (y 0-159 the screen, 160-219 the strip)
    and `name` the strip's area, or ""; "button" with its name; or "" for the bare case and the desk.
    """

    part: str
    name: str = ""
    x: int = 0
    y: int = 0


class Layout(Frozen):
    """The handheld in a window: `left`, `top` is the pixel where unit (0, 0) of `content` lies."""

    device: Device
    skin: str  # what is shown, which may be less than was asked for in a small window
    scale: int  # window pixels a unit
    content: Box  # the part of the case that is shown
    left: int
    top: int

    def rect(self, box: Box) -> Box:
        """Window pixels of a rectangle of the case."""
        x, y, w, h = box
        k = self.scale
        return self.left + (x - self.content[0]) * k, self.top + (y - self.content[1]) * k, w * k, h * k

    @property
    def screen(self) -> Box:
        """Window pixels of the screen."""
        return self.rect(self.device.screen)

    def panel(self, px: int, py: int) -> tuple[int, int]:
        """Panel coordinates of a window pixel; outside the panel they lie outside 0-159, 0-219."""
        left, top, _, _ = self.screen
        return (px - left) // self.scale, (py - top) // self.scale

    def target(self, px: int, py: int) -> Target:
        """What a window pixel lies on."""
        x, y = self.panel(px, py)
        if 0 <= x < SCREEN and 0 <= y < SCREEN:
            return Target("screen", "", x, y)
        if self.skin != "off" and 0 <= x < SCREEN and SCREEN <= y < PANEL:
            return Target("strip", self.area(x, y), x, y)
        if self.skin == "full":
            unit = x + self.device.screen[0], y + self.device.screen[1]
            for name, box in self.device.buttons.items():
                if inside(unit, box):
                    return Target("button", name)
        return Target("")

    def area(self, x: int, y: int) -> str:
        """The strip's area at panel coordinates, "" between them; abc and 123 lie on the writing areas."""
        areas = self.device.areas
        for name in ("abc", "123", *areas):
            if inside((x, y - SCREEN), areas[name]):
                return name
        return ""


def inside(point: tuple[int, int], box: Box) -> bool:
    """Whether a point lies in a rectangle."""
    return box[0] <= point[0] < box[0] + box[2] and box[1] <= point[1] < box[1] + box[3]


def content(device: Device, skin: str) -> Box:
    """The part of the case that a skin setting shows."""
    if skin == "full":
        return 0, 0, *device.size
    x, y, w, h = device.screen
    return x, y, w, PANEL if skin == "silkscreen" else h


def steps(device: Device) -> list[int]:
    """The scales at which every pixel of that device is a whole number of window pixels."""
    return [k for k in SCALES if k % device.density == 0]


def nearest(device: Device, scale: int) -> int:
    """The largest possible scale that is not above `scale`, or the smallest there is."""
    return max((k for k in steps(device) if k <= scale), default=steps(device)[0])


def fit(device: Device, skin: str, scale: int, window: tuple[int, int]) -> Layout:
    """The layout in a window of that size: the largest whole scale not above `scale` (0: no limit).

    Where even the smallest is too large, the case goes first, then the strip; a window too small for the
    screen alone shows its top left part.
    """
    for shown in SKINS[SKINS.index(skin) :]:
        box = content(device, shown)
        most = min(window[0] // box[2], window[1] // box[3], scale or SCALES[-1])
        if most >= steps(device)[0]:
            break
    k = nearest(device, most)
    left, top = (window[0] - box[2] * k) // 2, (window[1] - box[3] * k) // 2
    return Layout(device, shown, k, box, max(0, left), max(0, top))


def window(device: Device, skin: str, scale: int, desktop: tuple[int, int]) -> tuple[int, int]:
    """The size of a window that just holds the handheld; scale 0 is what is comfortable on that desktop."""
    if not scale:  # reckoned with the whole case, so that taking it off leaves the screen as large as it was
        width, height = device.size
        scale = min((desktop[0] - ROOM[0]) // width, (desktop[1] - ROOM[1]) // height)
    k = nearest(device, scale)
    _, _, w, h = content(device, skin)
    return w * k, h * k
