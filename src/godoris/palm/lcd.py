"""The colours of the emulated screen: what each of the 256 palette entries looks like on a device's LCD.

The picture itself never changes: contrast, colour temperature and backlight are a change of palette.
"""

from collections.abc import Mapping
from functools import lru_cache

from godoris.palm.device import Lcd
from godoris.palm.palette import RGB, SYSTEM

MADE = 50  # contrast as it left the works
FAINT = 0.30  # share of its darkness that black keeps at contrast 0
SWOLLEN = 0.42  # darkness that white takes on at contrast 100, as a Palm's screen did when turned too far


@lru_cache(maxsize=16)
def colours(lcd: Lcd, contrast: int = MADE, temperature: int = 0, backlight: bool = False) -> tuple[RGB, ...]:
    """256 colours by palette index.

    `contrast` 0 to 100 (50 as made), `temperature` -50 (cold) to 50 (warm).
    """
    paper, ink = (lcd.lit_paper, lcd.lit_ink) if backlight else (lcd.paper, lcd.ink)
    tint = _tint(temperature)
    if lcd.colour:
        levels = {level: _stretch(1 - level / 255, contrast) for level in {c for rgb in SYSTEM for c in rgb}}
        red, green, blue = (_channel(*each, levels) for each in zip(paper, ink, tint, strict=True))
        return tuple((red[r], green[g], blue[b]) for r, g, b in SYSTEM)
    steps = lcd.shades - 1
    darks = [round(luma(rgb) * steps) for rgb in SYSTEM]
    shades = {step: _swell(1 - step / steps, contrast) for step in set(darks)}
    red, green, blue = (_channel(*each, shades) for each in zip(paper, ink, tint, strict=True))
    return tuple((red[dark], green[dark], blue[dark]) for dark in darks)


def luma(rgb: RGB) -> float:
    """Brightness of a colour, 0 to 1, by the weights of Rec. 601."""
    red, green, blue = rgb
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def _swell(dark: float, contrast: int) -> float:
    """Contrast of a grey LCD: below 50 the ink grows faint, above it the paper darkens too."""
    if contrast <= MADE:
        return dark * (FAINT + (1 - FAINT) * contrast / MADE)
    return dark + (1 - dark) * SWOLLEN * (contrast - MADE) / MADE


def _stretch(dark: float, contrast: int) -> float:
    """Contrast of a colour LCD: everything moves away from the middle, or towards it."""
    strength = 0.5 + contrast / (2 * MADE) if contrast <= MADE else 1 + (contrast - MADE) / MADE * 0.6
    return min(1.0, max(0.0, 0.5 + (dark - 0.5) * strength))


def _tint(temperature: int) -> tuple[float, float, float]:
    """Factors of red, green and blue: warm takes from blue, cold from red, both a little from green."""
    part = temperature / 50
    if part >= 0:
        return 1.0, 1 - 0.07 * part, 1 - 0.24 * part
    return 1 + 0.20 * part, 1 + 0.05 * part, 1.0


def _channel(paper: int, ink: int, tint: float, darks: Mapping[int, float]) -> dict[int, int]:
    """One channel of what is driven from 0 (paper) to 1 (ink) dark."""
    return {key: round((paper + (ink - paper) * dark) * tint) for key, dark in darks.items()}
