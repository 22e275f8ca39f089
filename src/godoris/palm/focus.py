"""Where the navigator goes: from rectangle to rectangle by the direction of an arrow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from godoris.palm.events import Key
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.palm.controls.base import Control

ARROWS = {
    Key.NAV_UP: (0, -1), Key.NAV_DOWN: (0, 1), Key.NAV_LEFT: (-1, 0), Key.NAV_RIGHT: (1, 0),
    Key.UP: (0, -1), Key.DOWN: (0, 1), Key.LEFT: (-1, 0), Key.RIGHT: (1, 0),
}  # fmt: skip
ASIDE = 3  # a pixel to the side counts as much as three ahead


def _distance(here: Rect, there: Rect, dx: int, dy: int) -> int | None:
    """How far `there` is in a direction; None when it does not lie there."""
    if dx:
        here, there = _turned(here), _turned(there)
        dy = dx
    if dy < 0:
        here, there = _mirrored(here), _mirrored(there)
    # from here on the direction is down
    ahead = there.y - here.bottom
    if there.y <= here.y or 2 * there.y + there.height <= 2 * here.y + here.height:
        return None
    aside = max(0, there.x - here.right + 1, here.x - there.right + 1)
    centres = abs(2 * there.x + there.width - 2 * here.x - here.width) // 2
    return max(0, ahead) * 4 + aside * 4 * ASIDE + centres


def _turned(rect: Rect) -> Rect:
    return Rect(rect.y, rect.x, rect.height, rect.width)


def _mirrored(rect: Rect) -> Rect:
    return Rect(rect.x, -rect.bottom, rect.width, rect.height)


def towards(here: Rect, key: Key, candidates: Iterable[Control]) -> Control | None:
    """The nearest of some controls in the direction of an arrow; None when there is none, or no arrow."""
    if key not in ARROWS:
        return None
    dx, dy = ARROWS[key]
    best: tuple[int, Control] | None = None
    for control in candidates:
        far = _distance(here, control.rect, dx, dy)
        if far is not None and (best is None or far < best[0]):
            best = far, control
    return best[1] if best else None


def reachable(start: Control, controls: list[Control]) -> set[str]:
    """The ids of the controls that arrows lead to from one of them, however many presses it takes."""
    found, fresh = {start.id}, [start]
    while fresh:
        here = fresh.pop()
        for key in (Key.NAV_UP, Key.NAV_DOWN, Key.NAV_LEFT, Key.NAV_RIGHT):
            there = towards(here.rect, key, (other for other in controls if other is not here))
            if there is not None and there.id not in found:
                found.add(there.id)
                fresh.append(there)
    return found
