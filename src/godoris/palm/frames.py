"""The kinds of frame of Palm OS (SDK, System/Window.h), as shapes of rows.

A FrameType's high byte is the corner, bits 0x0C the shadow, bits 0x03 the width.
"""

from __future__ import annotations

from enum import IntEnum


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
        """Diameter of the corner."""
        return self >> 8

    @property
    def shadow(self) -> int:
        """Pixels of shadow to the right and below."""
        return (self & 0x0C) >> 2

    @property
    def thickness(self) -> int:
        """Pixels of the frame itself."""
        return self & 0x03
