"""The pen: mouse or finger on the window becomes pen events on the panel, presses of buttons and of icons."""

from collections.abc import Callable
from typing import Protocol

from godoris.palm.device import SCREEN
from godoris.palm.events import Event, Key, KeyDown, PenDown, PenMove, PenUp
from godoris.shell.held import Held
from godoris.shell.keys import ICONS, buttons
from godoris.shell.layout import PANEL, Layout, Target

DOUBLE = 35  # ticks within which a second tap at the same place makes a double tap
NEAR = 4  # units that two taps of a double tap may lie apart
LONG = 100  # ticks after which holding the power button means the backlight


class Case(Protocol):
    """What the pen finds on the window."""

    @property
    def layout(self) -> Layout:
        """Where everything is."""

    def light(self, name: str, on: bool) -> None:
        """Show a button or an icon pressed or not."""

    def backlight(self) -> None:
        """Turn the backlight on or off."""


class Pen:
    """One pen. Events go to `emit`, buttons of the case to `held`."""

    def __init__(self, case: Case, held: Held, emit: Callable[[Event], None]) -> None:
        self._case, self._held, self._emit = case, held, emit
        self._on: Target | None = None  # what the pen went down on
        self._at = (0, 0)
        self._tap = (-DOUBLE - 1, 0, 0)  # tick and place of the last tap that may become a double one
        self._power = -1  # ticks that the power button has been held, -1 when it is not
        self._ticks = 0

    @property
    def down(self) -> bool:
        """Whether the pen touches anything."""
        return self._on is not None

    def press(self, px: int, py: int) -> None:
        """The pen touches a pixel of the window."""
        if self._on is not None:
            return
        self._on = target = self._case.layout.target(px, py)
        if target.part == "button":
            self._button(target.name)
        elif target.name in ICONS:
            self._case.light(target.name, True)
        elif target.part:
            self._at = target.x, target.y
            self._emit(PenDown(target.x, target.y, self._taps(target.x, target.y)))

    def move(self, px: int, py: int) -> None:
        """The pen slides while it is down."""
        target = self._on
        if target is None or target.part in ("", "button"):
            return
        if target.name in ICONS:
            self._case.light(target.name, self._case.layout.target(px, py).name == target.name)
            return
        at = self._clamped(px, py)
        if at != self._at:
            self._at = at
            self._emit(PenMove(*at))

    def lift(self, px: int, py: int) -> None:
        """The pen leaves the window's glass."""
        target, self._on = self._on, None
        if target is None or not target.part:
            return
        if target.part == "button":
            self._button_up(target.name)
        elif target.name in ICONS:
            self._case.light(target.name, False)
            if self._case.layout.target(px, py).name == target.name:
                self._emit(KeyDown(key=ICONS[target.name]))
        else:
            self._emit(PenUp(*self._clamped(px, py)))

    def cancel(self) -> None:
        """The pen is taken away: nothing that it was on is chosen."""
        self._power = -1
        if self._on is not None:
            self.lift(-1 << 16, -1 << 16)

    def tick(self) -> None:
        """10 ms pass."""
        self._ticks += 1
        if self._power >= 0:
            self._power += 1
            if self._power == LONG:
                self._case.backlight()

    def _clamped(self, px: int, py: int) -> tuple[int, int]:
        """Panel coordinates, at most one unit outside: outside is all that a control asks."""
        layout = self._case.layout
        x, y = layout.panel(px, py)
        bottom = SCREEN if layout.skin == "off" else PANEL
        return min(max(x, -1), SCREEN), min(max(y, -1), bottom)

    def _taps(self, x: int, y: int) -> int:
        tick, last_x, last_y = self._tap
        near = max(abs(x - last_x), abs(y - last_y)) <= NEAR
        double = self._ticks - tick <= DOUBLE and near
        self._tap = (-DOUBLE - 1, 0, 0) if double else (self._ticks, x, y)
        return 2 if double else 1

    def _button(self, name: str) -> None:
        self._case.light(name, True)
        if name == "power":
            self._power = 0
        else:
            self._held.press(("case", name), KeyDown(key=buttons(self._case.layout.device)[name]))

    def _button_up(self, name: str) -> None:
        self._case.light(name, False)
        self._held.release(("case", name))
        if 0 <= self._power < LONG:
            self._emit(KeyDown(key=Key.POWER))
        self._power = -1
