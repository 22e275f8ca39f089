"""An area that the application draws, with the pen and the keys that go into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.palm.controls.base import Control
from godoris.palm.events import GadgetEvent, KeyDown
from godoris.palm.geometry import Rect
from godoris.palm.layout import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form


class Gadget(Control):
    """The application sets `painter` and, if it wants keys, `keys`; the pen comes as GadgetEvent.

    `painter(canvas, rect)` draws all that lies in `rect` (screen coordinates, the canvas is clipped to it)
    whenever it is asked. `keys(event)` gets keys first while the gadget has the focus, and returns whether it
    used them: an arrow that it leaves alone moves the focus on. `ring(focused)` is told when the focus comes
    and goes; a gadget draws its own ring unless the form's file says `ring = true`.
    """

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        super().__init__(spec, form)
        self.painter: Callable[[Canvas, Rect], None] | None = None
        self.keys: Callable[[KeyDown], bool] | None = None
        self.ring: Callable[[bool], None] | None = None
        self._last = (0, 0)
        self._taps = 1

    @property
    def ringed(self) -> bool:
        """When the form's file says `ring = true`."""
        return self.spec.ring

    @property
    def takes_focus(self) -> bool:
        """When the form's file says `focus = true`."""
        return self.spec.focus and self.usable

    def redraw(self, rect: Rect | None = None) -> None:
        """Have a part of it drawn again."""
        if self._visible:
            self.form.damage(self.rect if rect is None else rect.common(self.rect))

    def draw(self, canvas: Canvas) -> None:
        """Ask the application, for no more than the canvas is clipped to."""
        if self.painter is not None:
            with canvas.clipped(self.rect):
                self.painter(canvas, canvas.clip)

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """GadgetEvent "enter"."""
        self._taps = taps
        self._tell("enter", x, y)
        return True

    def pen_move(self, x: int, y: int) -> None:
        """GadgetEvent "move", outside as well."""
        self._tell("move", x, y)

    def pen_up(self, x: int, y: int) -> None:
        """GadgetEvent "select" or "exit"."""
        self._tell("select" if self.rect.contains(x, y) else "exit", x, y)

    def pen_lost(self) -> None:
        """GadgetEvent "exit"."""
        self._tell("exit", *self._last)

    def _tell(self, phase: str, x: int, y: int) -> None:
        self._last = x, y
        self.post(GadgetEvent(self.form.name, self.id, phase, x, y, self._taps))

    def key(self, event: KeyDown) -> bool:
        """What the application does with it."""
        return self.keys is not None and self.keys(event)

    def focus_changed(self, on: bool) -> None:
        """Tell the application."""
        if self.ring is not None:
            self.ring(on)
