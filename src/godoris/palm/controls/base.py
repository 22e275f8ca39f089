"""What all controls have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from godoris.palm.events import Event, KeyDown
from godoris.palm.geometry import Rect
from godoris.palm.resources import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form


class Control:
    """A control in its form. `rect` is its inside, in screen coordinates; `outer` what it draws on."""

    focusable: ClassVar[bool] = False

    id: str
    form: Form
    rect: Rect
    text: str  # label; setting it draws the control again
    visible: bool
    enabled: bool  # a control that is not takes no pen and no focus, and looks as it always does (Palm)

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        raise NotImplementedError

    @property
    def outer(self) -> Rect:
        """The rectangle with frame."""
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        """Draw the control as it is now."""
        raise NotImplementedError

    def damage(self) -> None:
        """Have it drawn again."""
        raise NotImplementedError

    def post(self, event: Event) -> None:
        """Put an event of this control into the system's queue."""
        raise NotImplementedError

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """The pen goes down inside; True: this control captures the pen until it is lifted."""
        raise NotImplementedError

    def pen_move(self, x: int, y: int) -> None:
        """The captured pen moves."""
        raise NotImplementedError

    def pen_up(self, x: int, y: int) -> None:
        """The captured pen is lifted."""
        raise NotImplementedError

    def pen_lost(self) -> None:
        """The captured pen is taken away: a form opened meanwhile."""
        raise NotImplementedError

    def key(self, event: KeyDown) -> bool:
        """A key while the control has the focus; True when it was of use."""
        raise NotImplementedError

    def tick(self) -> None:
        """10 ms have passed."""
