"""The doublings on the result, PB KB GB SW MB: each leads to the page that tells about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import Key, KeyDown
from godoris.palm.form import Form
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_FACE = "small"
_HEIGHT = 8
_AROUND = 3
"""Pixels beside a mark that answer to the pen as well."""
_ARROWS = {Key.NAV_LEFT: -1, Key.LEFT: -1, Key.NAV_RIGHT: 1, Key.RIGHT: 1}


class Mark(NamedTuple):
    """A doubling and its place."""

    flag: str
    rect: Rect


class Marks:
    """Draws the marks of every side, underlined, and opens their pages by pen and by keys.

    `rows`: x and y where those of a side begin, and which they are.
    """

    def __init__(
        self, form: Form, app: Godoris, gadget: Gadget, rows: Sequence[tuple[int, int, Sequence[str]]]
    ) -> None:
        self.app, self.gadget = app, gadget
        self._font = form.system.fonts[_FACE]
        self._rows: list[list[Mark]] = []
        self._starts = [x for x, _, _ in rows]
        for x, y, flags in rows:
            self._rows.append([])
            for flag in flags:
                width = self._font.width(flag)
                self._rows[-1].append(Mark(flag, Rect(x, y, width - 1, _HEIGHT)))
                x += width + self._font.width(" ") - 1
        self.all = [mark for row in self._rows for mark in row]
        self.at = 0
        gadget.keys, gadget.ring = self._key, lambda _: gadget.redraw()
        gadget.enabled = bool(self.all)

    def end(self, side: int) -> int:
        """The column behind the marks of a side."""
        row = self._rows[side]
        return row[-1].rect.right + self._font.width(" ") + 1 if row else self._starts[side]

    def paint(self, canvas: Canvas) -> None:
        """Draw them; the one that the navigator stands on in a frame."""
        for mark in self.all:
            x, y, width, height = mark.rect
            canvas.text(mark.flag, x, y, face=_FACE)
            canvas.dotted(x, y + height, width, "object_foreground")
        if self.all and self.gadget.focused and self.gadget.form.ring:
            canvas.frame(self.all[self.at].rect.grown(2), Frame.SIMPLE, "focus_ring")

    def tap(self, x: int, y: int) -> bool:
        """Open the page of the mark under the pen; whether there is one."""
        found = next((mark for mark in self.all if mark.rect.grown(_AROUND).contains(x, y)), None)
        if found is None:
            return False
        self.app.helper.flag(found.flag)
        return True

    def _key(self, event: KeyDown) -> bool:
        """Left and right go from mark to mark, the centre opens the page."""
        if event.key in _ARROWS:
            self.at = (self.at + _ARROWS[event.key]) % len(self.all)
            self.gadget.redraw()
        elif event.key in (Key.NAV_SELECT, Key.RETURN):
            self.app.helper.flag(self.all[self.at].flag)
        else:
            return False
        return True
