"""What the shell needs of a program: the handheld's system, the settings of the handheld, and a way to leave.

The shell posts events and ticks to `system` and shows its canvas. Keys that no program sees:

- `+` `-` (scale), M (mute), F11 (full screen), the power button held (backlight): they change `look`;
- Space, arrows and the like repeat while held, with AUTO_REPEAT: a first time after 30 ticks, then every 5.
"""

from typing import Protocol

from godoris.palm.look import Look
from godoris.palm.system import System

REPEAT_FIRST = 30  # ticks until a held key repeats
REPEAT_NEXT = 5  # ticks between repeats


class Program(Protocol):
    """A program on the handheld, as the shell runs it.

    The shell reads `look` after every frame, so that a program changes it by putting another in its place;
    it sets `look` itself for the keys above, and the program keeps it. With another `look.device` the program
    itself puts a canvas of that device into `system`.
    """

    system: System
    look: Look

    @property
    def running(self) -> bool:
        """False once the program has ended: the shell then closes the window."""

    def leave(self, force: bool) -> None:
        """The window is being closed. With `force` the program ends now and has saved when this returns;
        without, it may ask the person first and go on running.
        """
