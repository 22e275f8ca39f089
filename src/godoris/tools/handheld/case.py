"""A case under the pen: the drawing with nothing pressed, and the sheet of what lights up or goes down."""

import tomllib
from collections.abc import Callable
from functools import cache

from godoris import resources
from godoris.palm.device import SCREEN, STRIP, Device, load
from godoris.tools.handheld.svg import Svg, rounded

Paint = Callable[[Svg, bool], None]
"""Draws a part of the case in one of its two states: drawing, whether it is held."""

HARD = (("hard1", "score"), ("hard2", "prefs"), ("hard3", "rules"), ("hard4", "past"))
"""The four buttons of the applications and their signs."""


@cache
def roles() -> dict[str, str]:
    """The colours of the silkscreen's drawing by role, for which a device puts its own."""
    with resources.path("palm_profile/devices/silkscreen.toml").open("rb") as file:
        colours: dict[str, str] = tomllib.load(file)["roles"]
        return colours


class Case:
    """The two drawings of one device; its profile says where everything is and in which colours."""

    def __init__(self, name: str, well: str) -> None:
        """`well` is the colour of the gap round buttons and lamp."""
        self.device: Device = load(name)
        self.well = well
        self.up, self.down = Svg(*self.device.size), Svg(*self.device.size)

    def button(self, paint: Paint) -> None:
        """Draw one button on both sheets, with the same outline in both states."""
        paint(self.up, False)
        paint(self.down, True)

    def lamp(self, x: float, y: float, r: float, off: str, on: str, gleam: str) -> None:
        """The lamp, dark on the case and lit on the other sheet."""
        self.up.circle(x, y, r + 0.8, self.well)
        self.up.circle(x, y, r, off)
        self.down.circle(x, y, r + 0.8, self.well)
        self.down.circle(x, y, r, on)
        self.down.circle(x - r * 0.25, y - r * 0.3, r * 0.45, gleam)

    @property
    def ground(self) -> str:
        """The colour of the strip under the screen."""
        return self.device.recolour[roles()["ground"]]

    def glass(self, edge: str, rim: str, grow: float, r: float) -> None:
        """The recess round screen and strip, `grow` units wider on each side."""
        x, y, w, h = *self.device.screen[:2], SCREEN, SCREEN + STRIP
        outer = grow + 1.5
        self.up.path(rounded(x - outer, y - outer, w + 2 * outer, h + 2 * outer, r + 1.5), edge)
        self.up.path(rounded(x - grow, y - grow, w + 2 * grow, h + 2 * grow, r), rim)
        self.up.rect(x, y, w, h, self.ground)
