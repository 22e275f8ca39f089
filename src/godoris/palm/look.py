"""What a person has set on the handheld itself: which device, how large, in what case, how the screen is lit.

The Device form changes it, the shell shows it; neither knows of the other.
"""

from godoris.frozen import Frozen
from godoris.palm.device import FIRST

SKINS = ("full", "silkscreen", "off")
SCALES = range(1, 17)  # window pixels a unit; 0 stands for "as the window allows"

RANGES = {
    "scale": (0, SCALES[-1]),
    "contrast": (0, 100),
    "grain": (0, 100),
    "temperature": (-50, 50),
    "volume": (0, 100),
}


class LookError(ValueError):
    """A setting out of its range; the message names it and says what was expected."""


class Look(Frozen):
    """Settings of the handheld. `contrast`, `grain` and `volume` run from 0 to 100, contrast 50 is as made;
    `temperature` runs from -50 (cold) to 50 (warm).
    """

    device: str = FIRST
    scale: int = 0
    skin: str = "full"
    contrast: int = 50
    grain: int = 20
    temperature: int = 0
    backlight: bool = False
    volume: int = 60
    muted: bool = False
    full_screen: bool = False

    def check(self) -> None:
        """Raises LookError for a value out of range."""
        if not isinstance(self.device, str) or not self.device:
            raise LookError(f"device: expected a name, found {self.device!r}")
        if self.skin not in SKINS:
            raise LookError(f"skin: expected one of {', '.join(SKINS)}, found {self.skin!r}")
        for name, (least, most) in RANGES.items():
            value = getattr(self, name)
            if type(value) is not int or not least <= value <= most:
                raise LookError(f"{name}: expected a whole number from {least} to {most}, found {value!r}")
        for name in ("backlight", "muted", "full_screen"):
            if type(getattr(self, name)) is not bool:
                raise LookError(f"{name}: expected true or false, found {getattr(self, name)!r}")
