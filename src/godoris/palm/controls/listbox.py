"""The list that stands on a form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from godoris.palm import events
from godoris.palm.controls.base import Control
from godoris.palm.controls.rows import REPEAT_FIRST, REPEAT_NEXT, Rows
from godoris.palm.events import Key, KeyDown
from godoris.palm.frames import Frame
from godoris.palm.layout import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

INK = ("object_fill", "object_foreground", "object_selected_fill", "object_selected_foreground")


class ListBox(Control):
    """Rows of 11 px (12 with Hangul) in a frame of 1 px, the chosen one inverted."""

    focusable: ClassVar[bool] = True

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        self._own_items: tuple[str, ...] | None = None
        self._held = 0  # ticks that the pen has been on an arrow
        self._arrow = 0
        super().__init__(spec, form)

    def place(self, spec: ControlSpec) -> None:
        """Items that the program set stay."""
        before = getattr(self, "rows", None)
        super().place(spec)
        choice = before.choice if before else spec.choice
        self._make(self._own_items if self._own_items is not None else spec.items, choice)

    def _make(self, items: Sequence[str], choice: int) -> None:
        font = self.form.system.fonts[self.spec.face]
        self.rows = Rows(items, choice if choice < len(items) else -1, self.rect, font)

    @property
    def items(self) -> tuple[str, ...]:
        """The choices. Setting them keeps the choice when it still exists."""
        return self.rows.items

    @items.setter
    def items(self, items: Sequence[str]) -> None:
        self._own_items = tuple(items)
        top = self.rows.top
        self._make(self._own_items, self.rows.choice)
        self.rows.scroll(top - self.rows.top)
        self._changed()

    @property
    def choice(self) -> int:
        """Index of the chosen item, -1 for none."""
        return self.rows.choice

    @choice.setter
    def choice(self, choice: int) -> None:
        self.rows.choice = self.rows.shown = choice
        self.rows.reveal(choice)
        self._changed()

    def _changed(self) -> None:
        self.damage()
        self.form.scrolled(self)

    # -- scrolling: what scroll bars and repeating buttons ask

    def scroll_state(self) -> tuple[int, int, int]:
        """First row seen, the greatest it can be, rows in a page."""
        return self.rows.top, self.rows.last_top, self.rows.count

    def scroll_to(self, value: int) -> None:
        """See another first row."""
        if self.rows.scroll(value - self.rows.top):
            self._changed()

    # -- drawing

    @property
    def frame(self) -> Frame:
        """1 px, square."""
        return Frame.SIMPLE

    def needed_width(self) -> int:
        """The widest row."""
        return self.rows.widest()

    def draw(self, canvas: Canvas) -> None:
        """Rows and frame."""
        self.rows.draw(canvas, *INK)
        canvas.frame(self.rect, self.frame, "object_frame")

    # -- pen and keys

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """On an arrow it scrolls, else the row under it is inverted: lstEnter."""
        self._arrow, self._held = self.rows.arrow_at(x, y), 0
        self.form.system.tone("click")
        if self._arrow:
            self.scroll_to(self.rows.top + self._arrow)
            return True
        self.post(events.LstEnter(self.form.name, self.id))
        self._show(self.rows.at(x, y))
        return True

    def pen_move(self, x: int, y: int) -> None:
        """The row under the pen is inverted."""
        if not self._arrow:
            self._show(self.rows.at(x, y))

    def pen_up(self, x: int, y: int) -> None:
        """Lifted on a row: lstSelect; else lstExit."""
        row = -1 if self._arrow else self.rows.at(x, y)
        if row >= 0:
            self.select(row)
        elif not self._arrow:
            self.pen_lost()
        self._arrow = 0

    def pen_lost(self) -> None:
        """The choice stays what it was: lstExit."""
        self._arrow = 0
        self._show(self.rows.choice)
        self.post(events.LstExit(self.form.name, self.id))

    def select(self, row: int) -> None:
        """Choose a row, as a tap does."""
        self.choice = row
        self.post(events.LstSelect(self.form.name, self.id, row))

    def _show(self, row: int) -> None:
        if row != self.rows.shown:
            self.rows.shown = row
            self.damage()

    def key(self, event: KeyDown) -> bool:
        """Arrows move the inverted row, at the ends they leave the list; the centre chooses it."""
        shown = self.rows.shown
        if event.key in (Key.NAV_SELECT, Key.RETURN) and shown >= 0:
            self.form.system.tone("click")
            self.select(shown)
            return True
        ends = {Key.NAV_UP: 0, Key.NAV_DOWN: len(self.items) - 1}
        if ends.get(event.key, -1) == shown or not self.rows.step(event.key):
            return False
        self._changed()
        return True

    def focus_changed(self, on: bool) -> None:
        """With the focus, a row is always inverted; without, the chosen one."""
        if on and self.rows.shown < 0 and self.items:
            self._show(self.rows.top)
        elif not on:
            self._show(self.rows.choice)

    def tick(self) -> None:
        """An arrow that is held scrolls on."""
        if self._arrow:
            self._held += 1
            if self._held >= REPEAT_FIRST and (self._held - REPEAT_FIRST) % REPEAT_NEXT == 0:
                self.scroll_to(self.rows.top + self._arrow)
