"""Rows of choices: what a list on a form and the list of a popup trigger have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from godoris.palm.events import Key
from godoris.palm.font import Font
from godoris.palm.geometry import Rect
from godoris.palm.layout import row_height

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas

SIDE = 2  # free columns on each side of a row's text
ARROW = 11  # the signs "up" and "down", at the right end of the first and last row
REPEAT_FIRST, REPEAT_NEXT = 30, 10  # ticks: an arrow that is held scrolls on


class Rows:
    """Choices, the chosen one, and which of them are seen. A tab in a choice sets the rest at the right."""

    def __init__(self, items: Sequence[str], choice: int, rect: Rect, font: Font) -> None:
        self.items = tuple(items)
        self.choice = choice  # -1: none
        self.rect, self.font = rect, font
        self.shown = choice  # what is inverted: the choice, or the row under the pen
        self.top = 0
        self.height = row_height(font, self.items)
        self.reveal(choice)

    @property
    def count(self) -> int:
        """How many are seen at once."""
        return max(1, self.rect.height // self.height)

    @property
    def last_top(self) -> int:
        """The greatest `top` there can be."""
        return max(0, len(self.items) - self.count)

    def reveal(self, index: int) -> None:
        """Scroll as little as needed for a row to be seen."""
        if index >= 0:
            self.top = max(min(self.top, index), index - self.count + 1)
        self.top = max(0, min(self.top, self.last_top))

    def scroll(self, by: int) -> bool:
        """Scroll by rows; whether anything moved."""
        before = self.top
        self.top = max(0, min(self.top + by, self.last_top))
        return self.top != before

    def at(self, x: int, y: int) -> int:
        """The row at a place, -1 for none."""
        if not self.rect.contains(x, y):
            return -1
        index = self.top + (y - self.rect.y) // self.height
        return index if index < min(len(self.items), self.top + self.count) else -1

    def arrow_at(self, x: int, y: int) -> int:
        """-1 on the arrow at the top, 1 on the one at the bottom, 0 elsewhere."""
        if not self.rect.contains(x, y) or x < self.rect.right - ARROW:
            return 0
        if y < self.rect.y + self.height:
            return -1 if self.top else 0
        if y >= self.rect.y + (self.count - 1) * self.height:
            return 1 if self.top < self.last_top else 0
        return 0

    def step(self, key: Key) -> bool:
        """Move what is inverted by a key; whether it was of use."""
        by = {
            Key.NAV_UP: -1,
            Key.NAV_DOWN: 1,
            Key.PAGE_UP: 1 - self.count,
            Key.PAGE_DOWN: self.count - 1,
        }.get(key)
        if by is None or not self.items:
            return False
        self.shown = max(0, min(self.shown + by, len(self.items) - 1)) if self.shown >= 0 else 0
        self.reveal(self.shown)
        return True

    def widest(self) -> int:
        """Width of the widest row, its sides included."""
        return max((self._width(item) for item in self.items), default=0) + 2 * SIDE

    def _width(self, item: str) -> int:
        left, tab, right = item.partition("\t")
        return self.font.width(left) - 1 + (self.font.width("  " + right) if tab else 0)

    def draw(self, canvas: Canvas, fill: str, ink: str, selected_fill: str, selected_ink: str) -> None:
        """The rows that are seen, the arrows over the ends of the first and last."""
        x, y, width, _ = self.rect
        canvas.fill(self.rect, fill)
        end = min(len(self.items), self.top + self.count)
        for index in range(self.top, end):
            inverted = index == self.shown
            row = Rect(x, y, width, self.height)
            if inverted:
                canvas.fill(row, selected_fill)
            self._draw_item(canvas, self.items[index], row, selected_ink if inverted else ink)
            y += self.height
        for by, sign, index in ((-1, "up", self.top), (1, "down", end - 1)):
            if (self.top if by < 0 else self.top < self.last_top) and self.items:
                inverted = index == self.shown
                row_y = self.rect.y + (index - self.top) * self.height
                cell = Rect(self.rect.right - ARROW, row_y, ARROW, self.height)
                canvas.fill(cell, selected_fill if inverted else fill)
                canvas.symbol(sign, cell.x, row_y + (self.height - 8) // 2, selected_ink if inverted else ink)

    def _draw_item(self, canvas: Canvas, item: str, row: Rect, ink: str) -> None:
        left, tab, right = item.partition("\t")
        x, width, face = row.x + SIDE, row.width - 2 * SIDE, self.font.name
        if tab:
            canvas.text(right, x, row.y, ink, face, width=width, align="right")
            width -= self.font.width("  " + right)
        canvas.text(left, x, row.y, ink, face, width=width)
