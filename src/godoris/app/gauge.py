"""A slider, drawn on a gadget: the pen drags it, left and right step it."""

from __future__ import annotations

from collections.abc import Callable

from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import GadgetEvent, Key, KeyDown
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

_STEP = 5
_THUMB = 5
_FIGURE = 22
"""Room for the value, right of the slider."""
_BACK, _FORTH = (Key.NAV_LEFT, Key.LEFT), (Key.NAV_RIGHT, Key.RIGHT)


class Gauge:
    """A value from `least` to `most`; `changed(value)` is called for each new one."""

    def __init__(
        self, gadget: Gadget, value: int, least: int, most: int, changed: Callable[[int], None]
    ) -> None:
        self._gadget, self._value = gadget, value
        self._least, self._most, self._changed = least, most, changed
        gadget.painter, gadget.keys = self._paint, self._key
        gadget.ring = lambda on: gadget.redraw()

    @property
    def value(self) -> int:
        """Where it stands; setting it calls nobody."""
        return self._value

    @value.setter
    def value(self, value: int) -> None:
        if value != self._value:
            self._value = value
            self._gadget.redraw()

    def pen(self, event: GadgetEvent) -> None:
        """The pen is on it: the thumb goes there, in whole steps."""
        if event.phase in ("enter", "move"):
            x, room = self._track()
            part = min(max(event.x - x, 0), room)
            steps = (self._most - self._least) // _STEP
            self._take(self._least + (part * steps + room // 2) // room * _STEP)

    def _key(self, event: KeyDown) -> bool:
        if event.key in _BACK or event.key in _FORTH:
            self._take(self._value + (_STEP if event.key in _FORTH else -_STEP))
            return True
        return False

    def _take(self, value: int) -> None:
        value = min(max(value, self._least), self._most)
        if value != self._value:
            self.value = value
            self._changed(value)

    def _track(self) -> tuple[int, int]:
        """Where the middle of the thumb stands at the least value, and how far it may go."""
        box = self._gadget.rect
        return box.x + 2 + _THUMB // 2, box.width - _FIGURE - 4 - _THUMB

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box = self._gadget.rect
        x, room = self._track()
        middle = box.y + box.height // 2
        for part in (0, room // 2, room):  # the ends and the middle
            canvas.vline(x + part, middle - 2, 5, "faint")
        canvas.hline(x - _THUMB // 2, middle, room + _THUMB, "object_frame")
        at = x + room * (self._value - self._least) // (self._most - self._least)
        thumb = Rect(at - _THUMB // 2, middle - 4, _THUMB, 9)
        canvas.inside(thumb, Frame.ROUND, "object_selected_fill")
        text = str(self._value)
        canvas.text(text, box.right - _FIGURE, box.y + 1, width=_FIGURE - 2, align="right")
        if self._gadget.focused and self._gadget.form.ring:
            canvas.frame(box.grown(-2), Frame.BOLD_ROUND, "focus_ring")
