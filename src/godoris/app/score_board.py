"""The Score Board: purses and figures of the player and both Coms, in four pages."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from godoris.match.statistics import COUNTED, SideStats
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import CtlSelect, Event
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_CAPTION = 56
"""Width of the captions; the rest is three columns."""
_PITCH = 14
_Row = tuple[str, list[str]]


class ScoreBoard:
    """Draws the page that is chosen; Game Reset asks first and can be taken back."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app, self.page = form, app, 1
        self.board = form.get("board", Gadget)
        self.board.painter = self._paint
        self._buttons()

    def _buttons(self) -> None:
        undo = self.app.sitting.can_undo_reset
        self.form.show("undo", on=undo)
        self.form.show("reset", on=not undo)

    def handle(self, event: Event) -> bool:
        """Another page, Game Reset, taking it back."""
        match event:
            case CtlSelect(control=control) if control.startswith("page"):
                self.page = int(control[4:])
            case CtlSelect(control="reset"):
                self.app.system.alert("reset", self._reset)
            case CtlSelect(control="undo"):
                self.app.sitting.undo_reset()
                self._buttons()
            case _:
                return False
        self.board.redraw()
        return True

    def _reset(self, button: int) -> None:
        if button == 0:
            self.app.sitting.reset()
            self._buttons()
            self.board.redraw()

    def _rows(self) -> list[_Row]:
        words, sides = self.app.words, self.app.sitting.stats.total.sides

        def each(caption: str, value: Callable[[SideStats], object]) -> _Row:
            return words.text(caption), [str(value(side)) for side in sides]

        def counted(caption: str, counts: Callable[[SideStats], tuple[int, ...]], i: int) -> _Row:
            return words.text(caption), [str(counts(side)[i]) for side in sides]

        if self.page == 1:
            return [
                each("score_board.games", lambda side: side.games),
                each("score_board.wins", lambda side: side.wins),
                each("score_board.ratio", ratio),
                each("score_board.longest", lambda side: side.longest),
            ]
        if self.page == 2:
            return [
                *(counted(f"score_board.go{n}", lambda side: side.by_go, n) for n in (3, 2, 1, 0)),
                each("score_board.nagari", lambda side: side.nagari),
                each("score_board.chongtong", lambda side: side.chongtong),
                each("score_board.three_bbuk", lambda side: side.three_bbuk),
            ]
        return [counted(f"event.{name}", lambda side: side.events, i) for i, name in enumerate(COUNTED)]

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, sides = self.board.rect, self.app.sitting.stats.total.sides
        if self.page == 1:
            self._amounts(canvas, box, [side.money for side in sides])
            self._columns(canvas, Rect(box.x, box.y + 44, box.width, 78))
        elif self.page == 4:
            canvas.text(self.app.words.text("score_board.best"), box.x + 1, box.y + 2, face="bold")
            self._amounts(canvas, Rect(box.x, box.y + 13, box.width, 36), [side.best for side in sides])
            self._line(canvas, Rect(box.x + 1, box.y + 56, box.width - 2, 64))
        else:
            self._columns(canvas, box)

    def _amounts(self, canvas: Canvas, box: Rect, amounts: list[int]) -> None:
        """A line for each side: its whole name and an amount of any length."""
        words = self.app.words
        for side, amount in enumerate(amounts):
            y = box.y + 3 + 13 * side
            canvas.text(words.seat(side), box.x + 1, y, face="bold")
            canvas.text(words.money(amount), box.x, y, width=box.width - 2, align="right")

    def _columns(self, canvas: Canvas, box: Rect) -> None:
        """Three columns of counts under short names."""
        words = self.app.words
        width = (box.width - _CAPTION) // 3
        heads = [words.text("score_board.you"), words.seat(1), words.seat(2)]
        for column, head in enumerate(heads):
            x = box.x + _CAPTION + width * column
            canvas.text(head, x, box.y + 2, width=width - 2, align="right")
        canvas.hline(box.x, box.y + 14, box.width, "object_foreground")
        for i, (caption, values) in enumerate(self._rows()):
            y = box.y + 17 + _PITCH * i
            canvas.text(caption, box.x + 1, y, width=_CAPTION - 1)
            for column, value in enumerate(values):
                x = box.x + _CAPTION + width * column
                canvas.text(value, x, y, width=width - 2, align="right")

    def _line(self, canvas: Canvas, box: Rect) -> None:
        """The player's purse over the last games."""
        canvas.text(self.app.words.text("score_board.purse"), box.x, box.y)
        frame = Rect(box.x, box.y + 15, box.width, box.height - 15)
        purses = [0, *(purses[0] for purses in self.app.sitting.stats.line)]
        least, most = min(purses), max(purses)
        span = max(1, most - least)

        def height(purse: int) -> int:
            return frame.bottom - 1 - (purse - least) * (frame.height - 1) // span

        canvas.dotted(frame.x, height(0), frame.width, "faint")
        step = max(1, len(purses) - 1)
        points = [(frame.x + i * (frame.width - 1) // step, height(purse)) for i, purse in enumerate(purses)]
        for (x, y), (next_x, next_y) in pairwise(points):
            canvas.hline(x, y, max(1, next_x - x), "object_foreground")
            canvas.vline(next_x, min(y, next_y), abs(y - next_y) + 1, "object_foreground")


def ratio(side: SideStats) -> str:
    """Wins in a hundred games, a dash before the first."""
    return f"{100 * side.wins // side.games}%" if side.games else "-"
