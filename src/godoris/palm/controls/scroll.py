"""Scroll bars and the arrows that repeat while they are held."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from godoris.palm import events
from godoris.palm.controls.base import Control, Pressed
from godoris.palm.controls.rows import REPEAT_FIRST, REPEAT_NEXT
from godoris.palm.events import Key, KeyDown
from godoris.palm.geometry import Rect
from godoris.palm.layout import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

ARROW = 4  # height of the triangles at the ends
INSET = 2  # trough and thumb are 3 wide, 2 px inside the bar
LEAST_THUMB = 6  # so that a pen can catch it


@runtime_checkable
class Scrollable(Protocol):
    """What can be scrolled: a list, a field of several lines."""

    def scroll_state(self) -> tuple[int, int, int]:
        """Value, greatest value, page."""

    def scroll_to(self, value: int) -> None:
        """Scroll there."""


class ScrollBar(Control):
    """7 wide: triangles of 4 px at both ends, trough and thumb of 3 px; hidden with nothing to scroll.

    With `scrolls` in its file it follows that control; else the program calls `set(value, most, page)` and
    gets sclRepeat while the pen moves it.
    """

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        super().__init__(spec, form)
        self.value, self.most, self.page = 0, 0, 1
        self._arrow = 0  # the end under the pen: -1 up, 1 down
        self._grip = -1  # rows between the thumb's top and the pen; -1: the thumb is not held
        self._held = 0
        self._start = 0

    def set(self, value: int, most: int, page: int) -> None:
        """Value 0..most; `page` is how much is seen at once."""
        value = max(0, min(value, most))
        if (value, most, page) != (self.value, self.most, self.page):
            self.value, self.most, self.page = value, most, page
            self.damage()

    @property
    def usable(self) -> bool:
        """Not while there is nothing to scroll."""
        return super().usable and self.most > 0

    @property
    def trough(self) -> Rect:
        """The way of the thumb."""
        x, y, width, height = self.rect
        return Rect(x, y + ARROW + 1, width, height - 2 * ARROW - 2)

    def thumb(self) -> Rect:
        """As long to the trough as the page to the whole."""
        x, y, width, height = self.trough
        long = min(height, max(LEAST_THUMB, height * self.page // max(1, self.most + self.page)))
        return Rect(x, y + (height - long) * self.value // max(1, self.most), width, long)

    def draw(self, canvas: Canvas) -> None:
        """Nothing when there is nothing to scroll."""
        if not self.most:
            return
        x, y, _, height = self.rect
        canvas.symbol("scroll_up", x, y, "object_foreground" if self.value else "faint")
        end = "object_foreground" if self.value < self.most else "faint"
        canvas.symbol("scroll_down", x, y + height - ARROW, end)
        for rect, solid in ((self.trough, False), (self.thumb(), True)):
            bar = Rect(rect.x + INSET, rect.y, rect.width - 2 * INSET, rect.height)
            if solid:
                canvas.fill(bar, "object_foreground")
            else:
                canvas.dotted_area(bar, "object_foreground")

    def _move(self, value: int) -> None:
        before, value = self.value, max(0, min(value, self.most))
        if value == before:
            return
        self.set(value, self.most, self.page)
        target = self.form.scroll_target(self.spec.scrolls)
        if target is not None:
            target.scroll_to(value)
        self.post(events.SclRepeat(self.form.name, self.id, before, value))

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """An end scrolls by one, the trough by a page, the thumb follows the pen."""
        self._arrow, self._grip, self._held, self._start = 0, -1, 0, self.value
        self.post(events.SclEnter(self.form.name, self.id, self.value))
        thumb = self.thumb()
        if y < self.trough.y or y >= self.trough.bottom:
            self._arrow = -1 if y < self.trough.y else 1
            self._move(self.value + self._arrow)
        elif thumb.y <= y < thumb.bottom:
            self._grip = y - thumb.y
        else:
            page = max(1, self.page - 1)
            self._move(self.value + (page if y >= thumb.bottom else -page))
        return True

    def pen_move(self, x: int, y: int) -> None:
        """The thumb follows the pen."""
        if self._grip >= 0:
            way = self.trough.height - self.thumb().height
            at = y - self._grip - self.trough.y
            self._move((at * self.most * 2 + way) // (2 * way) if way > 0 else 0)

    def pen_up(self, x: int, y: int) -> None:
        """sclExit says where it stands."""
        self._arrow, self._grip = 0, -1
        self.post(events.SclExit(self.form.name, self.id, self._start, self.value))

    def pen_lost(self) -> None:
        """As if lifted."""
        self.pen_up(-1, -1)

    def tick(self) -> None:
        """An end that is held scrolls on."""
        if self._arrow:
            self._held += 1
            if self._held >= REPEAT_FIRST and (self._held - REPEAT_FIRST) % REPEAT_NEXT == 0:
                self._move(self.value + self._arrow)


class RepeatButton(Pressed):
    """An arrow of 13x8 without a frame; held, it repeats. Hollow when there is nothing further that way.

    With `scrolls` in its file it scrolls that control; else the program gets ctlRepeat and says `more`.
    """

    focusable: ClassVar[bool] = False

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        super().__init__(spec, form)
        self._held = 0
        self._more = True

    @property
    def more(self) -> bool:
        """Whether there is anything further that way."""
        return self._more

    @more.setter
    def more(self, more: bool) -> None:
        if more != self._more:
            self._more = more
            self.damage()

    @property
    def by(self) -> int:
        """-1 up or left, 1 down or right."""
        return -1 if self.spec.symbol in ("up", "left") else 1

    def draw(self, canvas: Canvas) -> None:
        """The arrow in the middle, hollow without more, inverted while pressed."""
        fill, ink = "object_fill", "object_foreground"
        if self.down and self._more:
            fill, ink = "object_selected_fill", "object_selected_foreground"
        canvas.fill(self.rect, fill)
        name = self.spec.symbol if self._more else f"{self.spec.symbol}_empty"
        wide, high = canvas.signs.size(name)
        x, y = self.rect.x + (self.rect.width - wide) // 2, self.rect.y + (self.rect.height - high) // 2
        canvas.symbol(name, x, y, ink)

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """At once the first time."""
        self._held = 0
        super().pen_down(x, y, taps)
        self._repeat()
        return True

    def select(self) -> None:
        """Lifting the pen does nothing more."""

    def key(self, event: KeyDown) -> bool:
        """The navigator's centre moves once."""
        if event.key is not Key.NAV_SELECT:
            return False
        self._repeat()
        return True

    def _repeat(self) -> None:
        target = self.form.scroll_target(self.spec.scrolls)
        if target is not None:
            target.scroll_to(target.scroll_state()[0] + self.by)
        self.post(events.CtlRepeat(self.form.name, self.id))

    def tick(self) -> None:
        """Repeat while held inside."""
        if self.down:
            self._held += 1
            if self._held >= REPEAT_FIRST and (self._held - REPEAT_FIRST) % REPEAT_NEXT == 0:
                self._repeat()
