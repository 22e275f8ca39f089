"""Buttons, push buttons, selectors and check boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from godoris.palm import events
from godoris.palm.controls.base import Pressed
from godoris.palm.frames import Frame
from godoris.palm.layout import BUTTON_SPARE, CHECK_TEXT, PUSH_SPARE, ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

FRAMES = {"round": Frame.ROUND, "bold": Frame.BOLD_ROUND, "rectangle": Frame.SIMPLE, "none": Frame.NONE}
CHECK_HEIGHT = 11  # of the box's cell


class _Switch(Pressed):
    """A control that is on or off. With a group, one of several: choosing it leaves the others out."""

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        super().__init__(spec, form)
        self._on = spec.on

    @property
    def on(self) -> bool:
        """Whether it is chosen or ticked."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on:
            for other in self.form.group(self.spec.group):
                if isinstance(other, _Switch) and other is not self and other._on:
                    other._on = False
                    other.damage()
        if on != self._on:
            self._on = on
            self.damage()

    def select(self) -> None:
        """Choose it; without a group it changes to and fro."""
        self.on = True if self.spec.group else not self._on
        self.post(events.CtlSelect(self.form.name, self.id, self._on))


class _Worded(Pressed):
    """A pressed control with a text in the middle of a framed inside."""

    spare: ClassVar[int] = 0

    @property
    def frame(self) -> Frame:
        """Its frame."""
        return Frame.SIMPLE

    @property
    def align(self) -> str:
        """Where the text stands."""
        return "centre"

    @property
    def inverted(self) -> bool:
        """Whether it is shown in the colours of a selected object."""
        return self._down

    def needed_width(self) -> int:
        """The text and what has to stay free beside it."""
        return self.form.system.fonts[self.spec.face].width(self.text) - 1 + self.spare

    def draw(self, canvas: Canvas) -> None:
        """Inside, frame, text."""
        fill, ink = "object_fill", "object_foreground"
        if self.inverted:
            fill, ink = "object_selected_fill", "object_selected_foreground"
        self.draw_frame(canvas, fill)
        x, y, width, height = self.rect
        top = y + (height - canvas.font(self.spec.face).height) // 2
        if self.align != "centre":
            x, width = x + 3, width - 6
        canvas.text(self.text, x, top, ink, self.spec.face, width=width, align=self.align)

    def draw_frame(self, canvas: Canvas, fill: str) -> None:
        """Inside and frame."""
        canvas.inside(self.rect, self.frame, fill)
        canvas.frame(self.rect, self.frame, "object_frame")


class Button(_Worded):
    """A command: rounded frame of 1 px, inverted while pressed."""

    spare: ClassVar[int] = BUTTON_SPARE // 2  # at least 3 px beside the text

    @property
    def frame(self) -> Frame:
        """The one that the form's file asks for."""
        return FRAMES[self.spec.frame]

    @property
    def align(self) -> str:
        """As the form's file says."""
        return self.spec.align


class PushButton(_Switch, _Worded):
    """One of several: square frame, the chosen one inverted. Neighbours share the line between them."""

    spare: ClassVar[int] = PUSH_SPARE - 2

    @property
    def inverted(self) -> bool:
        """Chosen or under the pen."""
        return self._on or self._down


class Selector(_Worded):
    """A value that opens something: dotted square frame."""

    spare: ClassVar[int] = PUSH_SPARE - 2

    def draw_frame(self, canvas: Canvas, fill: str) -> None:
        """The frame is dotted."""
        canvas.fill(self.rect, fill)
        canvas.dotted_frame(self.rect, "object_frame")


class CheckBox(_Switch):
    """A switch: a box of 8x8 and its label. With a group, one of several."""

    def needed_width(self) -> int:
        """Box and label."""
        return CHECK_TEXT + self.form.system.fonts[self.spec.face].width(self.text) - 1 if self.text else 0

    def draw(self, canvas: Canvas) -> None:
        """The box as it would be if the pen were lifted now."""
        x, y, width, height = self.rect
        ticked = self._on != self._down or (self._down and bool(self.spec.group))
        canvas.symbol("box_ticked" if ticked else "box", x, y + (height - CHECK_HEIGHT) // 2)
        canvas.text(self.text, x + CHECK_TEXT, y, face=self.spec.face, width=width - CHECK_TEXT)
