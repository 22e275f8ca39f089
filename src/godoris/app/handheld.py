"""The handheld around Godoris: which preferences are its own, and a canvas for each device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.match.preferences import Preferences
from godoris.palm import device
from godoris.palm.canvas import Canvas
from godoris.palm.look import Look

if TYPE_CHECKING:
    from godoris.palm.font import Fonts

LOOK = (
    "device", "scale", "skin", "contrast", "grain", "temperature", "backlight", "volume", "muted",
    "full_screen",
)  # fmt: skip
"""The preferences that are the handheld's own."""


def look_of(prefs: Preferences) -> Look:
    """The handheld as the person left it; one that is there no more gives way to the first."""
    look = Look(**{key: getattr(prefs, key) for key in LOOK})
    return look if device.exists(look.device) else look.replace(device=device.FIRST)


def with_look(prefs: Preferences, look: Look) -> Preferences:
    """Preferences with what was changed at the handheld."""
    return prefs.replace(**{key: getattr(look, key) for key in LOOK})


def canvas_of(look: Look, fonts: Fonts | None = None) -> Canvas:
    """A canvas for the screen of a device. Raises DeviceError."""
    screen = device.load(look.device)
    return Canvas.standard(screen.lcd.kind, screen.density, fonts)
