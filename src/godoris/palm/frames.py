"""The kinds of frame of Palm OS (SDK, System/Window.h) and their corners, pixel by pixel.

A FrameType's high byte is the diameter of its corner, bits 0x0C its shadow, bits 0x03 its width.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from math import sqrt

from godoris.palm.geometry import Rect


class Frame(IntEnum):
    """Frame kinds with Palm's values; all lie around the outside of their rectangle."""

    NONE = 0x0000
    SIMPLE = 0x0001  # 1 px, square
    ROUND = 0x0401  # 1 px, corner 4
    BOLD_ROUND = 0x0702  # 2 px, corner 7
    POPUP = 0x0205  # 1 px, corner 2, shadow 1 px: menus and popup lists
    DIALOG = 0x0302  # 2 px, corner 3

    @property
    def corner(self) -> int:
        """Diameter of the corner of the inside."""
        return self >> 8

    @property
    def shadow(self) -> int:
        """Pixels of shadow to the right and below."""
        return (self & 0x0C) >> 2

    @property
    def thickness(self) -> int:
        """Pixels of the frame itself."""
        return self & 0x03

    @property
    def margin(self) -> int:
        """Pixels that the frame takes on its widest side."""
        return self.thickness + self.shadow

    def around(self, rect: Rect) -> Rect:
        """The rectangle with its frame and shadow."""
        x, y, width, height = rect.grown(self.thickness)
        return Rect(x, y, width + self.shadow, height + self.shadow)


@cache
def insets(radius: int) -> tuple[int, ...]:
    """How far the rows of a round corner stand back, from its outermost row inwards; rows of 0 left out.

    The row counts as outside where less than half of a pixel lies in the circle.
    """
    found = []
    for row in range(radius):
        reach = sqrt(radius * radius - (radius - row - 0.5) ** 2)
        back = int(radius - reach + 0.5)
        if back <= 0:
            break
        found.append(back)
    return tuple(found)


# At density 1 a circle of that size is a matter of taste: these are set by hand.
_BY_HAND: dict[Frame, tuple[tuple[int, ...], tuple[int, ...]]] = {
    Frame.ROUND: ((2, 1), (1,)),
    Frame.BOLD_ROUND: ((4, 2, 1, 1), (2, 1)),
    Frame.POPUP: ((1,), ()),
    Frame.DIALOG: ((2, 1), ()),
}


@cache
def corners(frame: Frame, density: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Insets of the outer and the inner edge of a frame, in device pixels."""
    if density == 1:
        return _BY_HAND.get(frame, ((), ()))
    inner = frame.corner * density // 2
    outer = inner + frame.thickness * density if inner else 0
    return insets(outer), insets(inner)
