"""How a screen looks to somebody: brightness and contrast, and colours without green (deuteranopia)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from godoris.app.godoris import Godoris
from godoris.palm import device, lcd
from godoris.palm.geometry import Rect

RGB = tuple[int, int, int]
# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light
_DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)


def linear(rgb: RGB) -> tuple[float, ...]:
    parts = (channel / 255 for channel in rgb)
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def plain(rgb: RGB) -> tuple[float, ...]:
    return linear(rgb)


def without_green(rgb: RGB) -> tuple[float, ...]:
    light = linear(rgb)
    mixed = (sum(a * b for a, b in zip(row, light, strict=True)) for row in _DEUTERANOPIA)
    return tuple(min(1.0, max(0.0, part)) for part in mixed)


EYES: dict[str, Callable[[RGB], tuple[float, ...]]] = {"plain": plain, "deuteranopia": without_green}


def contrast(a: RGB, b: RGB, eye: str = "plain") -> float:
    """The contrast of WCAG, 1 to 21."""

    def light(rgb: RGB) -> float:
        red, green, blue = EYES[eye](rgb)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    first, second = sorted((light(a), light(b)))
    return (second + 0.05) / (first + 0.05)


def least_contrast(a: RGB, b: RGB) -> float:
    """What the contrast is to the eye that sees least of it."""
    return min(contrast(a, b, eye) for eye in EYES)


def shown(app: Godoris, rect: Rect) -> list[RGB]:
    """The pixels of a part of the screen, row by row, in the colours of its LCD."""
    canvas = app.system.canvas
    palette = lcd.colours(device.load(app.look.device).lcd)
    d = canvas.density
    return [
        palette[canvas.pixels[y * canvas.side + x]]
        for y in range(rect.y * d, rect.bottom * d)
        for x in range(rect.x * d, rect.right * d)
    ]


def ground(app: Godoris, rect: Rect) -> RGB:
    """The colour that most of a part of the screen has."""
    return Counter(shown(app, rect)).most_common(1)[0][0]
