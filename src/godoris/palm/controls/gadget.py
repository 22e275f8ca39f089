"""An area that the application draws, with the pen and keys that go into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.palm.controls.base import Control
from godoris.palm.events import KeyDown
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas


class Gadget(Control):
    """The application sets `painter` and, if it wants keys, `keys`; pen comes as GadgetEvent.

    `painter(canvas, rect)` draws all that lies in `rect` (screen coordinates, the canvas is clipped to it) at any
    time it is asked. `keys(event)` gets keys first while the gadget has the focus, and returns whether it used
    them: an arrow that it leaves alone moves the focus on. `ring(focused)` is told when the focus comes and goes.
    """

    painter: Callable[[Canvas, Rect], None] | None
    keys: Callable[[KeyDown], bool] | None
    ring: Callable[[bool], None] | None

    def redraw(self, rect: Rect | None = None) -> None:
        """Have a part of it drawn again."""
        raise NotImplementedError
