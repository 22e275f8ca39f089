"""What all controls have in common, and what those have in common that are pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from godoris.palm import events
from godoris.palm.events import Event, Key, KeyDown, TextEditing, TextInput
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect
from godoris.palm.layout import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form


class Control:
    """A control in its form. `rect` is its inside, in screen coordinates; `outer` what it draws on.

    A control that is not `enabled` takes no pen and no focus; as on a Palm it looks as it always does.
    """

    focusable: ClassVar[bool] = False  # whether the navigator stops there

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        self.id, self.form = spec.id, form
        self._visible, self.enabled = not spec.hidden, not spec.disabled
        self._own_text = False
        self.place(spec)

    def place(self, spec: ControlSpec) -> None:
        """Take the place and the words of a form that was read anew; a text that was set stays."""
        self.spec = spec
        self.rect = spec.rect.moved(self.form.rect.x, self.form.rect.y)
        if not self._own_text:
            self._text = spec.text

    @property
    def text(self) -> str:
        """The label. Setting it draws the control again; a language change leaves it then."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        self._own_text = True
        if text != self._text:
            self._text = text
            self.damage()

    @property
    def visible(self) -> bool:
        """Whether it can be seen and used."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self.form.lost(self)
            self.form.damage(self.outer)

    @property
    def usable(self) -> bool:
        """Whether pen and keys may go to it."""
        return self._visible and self.enabled

    @property
    def ringed(self) -> bool:
        """Whether the form draws the navigator's ring around it."""
        return True

    @property
    def editable(self) -> bool:
        """Whether it is a field that may be written in."""
        return False

    @property
    def takes_text(self) -> bool:
        """Whether characters go into it now."""
        return self.usable and self.editable

    @property
    def stops(self) -> bool:
        """Whether it is of a kind that the navigator may stop at."""
        return True

    def write(self, event: TextInput | TextEditing) -> None:
        """Characters from the desktop, of something that takes text."""

    @property
    def takes_focus(self) -> bool:
        """Whether the navigator may stop there now."""
        return self.focusable and self.usable

    @property
    def frame(self) -> Frame:
        """The frame around its inside."""
        return Frame.NONE

    @property
    def outer(self) -> Rect:
        """The rectangle with frame."""
        return self.frame.around(self.rect)

    @property
    def focused(self) -> bool:
        """Whether the form's focus is on it."""
        return self.form.focus is self

    def needed_width(self) -> int:
        """Width that its text needs; 0 when the text has no need of its own. For check.py."""
        return 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the control as it is now."""

    def damage(self) -> None:
        """Have it drawn again."""
        if self._visible:
            self.form.damage(self.outer)

    def post(self, event: Event) -> None:
        """Put an event of this control into the system's queue."""
        self.form.system.post(event)

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """The pen goes down inside; True: this control captures the pen until it is lifted."""
        return False

    def pen_move(self, x: int, y: int) -> None:
        """The captured pen moves."""

    def pen_up(self, x: int, y: int) -> None:
        """The captured pen is lifted."""

    def pen_lost(self) -> None:
        """The captured pen is taken away: a form opened meanwhile, or the control was hidden."""

    def key(self, event: KeyDown) -> bool:
        """A key while the control has the focus; True when it was of use."""
        return False

    def tick(self) -> None:
        """10 ms have passed; only a control that has the focus or the pen is told."""

    def focus_changed(self, on: bool) -> None:
        """The focus has come or gone."""


class Pressed(Control):
    """A control that is inverted while it is pressed, and chosen when the pen is lifted inside."""

    focusable: ClassVar[bool] = True

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        super().__init__(spec, form)
        self._down = False

    @property
    def down(self) -> bool:
        """Whether it is shown as pressed."""
        return self._down

    @down.setter
    def down(self, down: bool) -> None:
        if down != self._down:
            self._down = down
            self.damage()

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """Show it as pressed: ctlEnter."""
        self.down = True
        self.form.system.tone("click")
        self.post(events.CtlEnter(self.form.name, self.id))
        return True

    def pen_move(self, x: int, y: int) -> None:
        """Sliding out and in again shows whether lifting the pen would choose it."""
        self.down = self.outer.contains(x, y)

    def pen_up(self, x: int, y: int) -> None:
        """Lifted inside: ctlSelect; outside: ctlExit."""
        self.down = False
        if self.outer.contains(x, y):
            self.select()
        else:
            self.post(events.CtlExit(self.form.name, self.id))

    def pen_lost(self) -> None:
        """As if lifted outside."""
        self.down = False
        self.post(events.CtlExit(self.form.name, self.id))

    def key(self, event: KeyDown) -> bool:
        """The navigator's centre, or Enter, chooses it."""
        if event.key is not Key.NAV_SELECT and event.key is not Key.RETURN:
            return False
        self.form.system.tone("click")
        self.select()
        return True

    def select(self) -> None:
        """Choose it, as a tap does."""
        self.post(events.CtlSelect(self.form.name, self.id))
