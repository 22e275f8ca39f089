"""The Score Board: purses and figures of the player and both Coms, in three pages."""

from __future__ import annotations

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

_CAPTION = 52
"""Width of the captions; the rest is three columns."""
_ROW = 12


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

    def _rows(self) -> list[tuple[str, list[str]]]:
        words, total = self.app.words, self.app.sitting.stats.total
        sides = total.sides

        def row(key: str, *values: object) -> tuple[str, list[str]]:
            return words.text(key), [str(value) for value in values]

        def each(key: str, name: str) -> tuple[str, list[str]]:
            return row(key, *(getattr(side, name) for side in sides))

        if self.page == 1:
            go = [row(f"score_board.go{n}", *(side.by_go[n] for side in sides)) for n in (3, 2, 1, 0)]
            return [
                row("score_board.money", *(f"{side.money:,}" for side in sides)),
                each("score_board.games", "games"),
                each("score_board.wins", "wins"),
                row("score_board.ratio", *(ratio(side) for side in sides)),
                *go,
            ]
        if self.page == 2:
            events = [
                row(f"event.{name}", *(side.events[i] for side in sides)) for i, name in enumerate(COUNTED)
            ]
            return [*events, each("score_board.chongtong", "chongtong")]
        return [
            each("score_board.three_bbuk", "three_bbuk"),
            each("score_board.nagari", "nagari"),
            row("score_board.best", *(f"{side.best:,}" for side in sides)),
            each("score_board.longest", "longest"),
        ]

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, words = self.board.rect, self.app.words
        width = (box.width - _CAPTION) // 3
        for column in range(3):
            x = box.x + _CAPTION + width * column
            canvas.text(words.seat(column), x, box.y + 1, face="bold", width=width - 2, align="right")
        canvas.hline(box.x, box.y + 13, box.width, "object_foreground")
        rows = self._rows()
        for i, (caption, values) in enumerate(rows):
            y = box.y + 15 + _ROW * i
            canvas.text(caption, box.x + 1, y, width=_CAPTION)
            for column, value in enumerate(values):
                x = box.x + _CAPTION + width * column
                canvas.text(value, x, y, width=width - 2, align="right")
        if self.page == 3:
            self._line(canvas, Rect(box.x + 1, box.y + 15 + _ROW * len(rows), box.width - 2, 54))

    def _line(self, canvas: Canvas, box: Rect) -> None:
        """The player's purse over the last games."""
        canvas.text(self.app.words.text("score_board.purse"), box.x, box.y)
        frame = Rect(box.x, box.y + 13, box.width, box.height - 13)
        purses = [0, *(purses[0] for purses in self.app.sitting.stats.line)]
        least, most = min(purses), max(purses)
        span = max(1, most - least)
        zero = frame.bottom - 1 - (0 - least) * (frame.height - 1) // span
        canvas.dotted(frame.x, zero, frame.width, "faint")
        points = [
            (
                frame.x + i * (frame.width - 1) // max(1, len(purses) - 1),
                frame.bottom - 1 - (purse - least) * (frame.height - 1) // span,
            )
            for i, purse in enumerate(purses)
        ]
        for (x, y), (next_x, next_y) in pairwise(points):
            canvas.hline(x, y, max(1, next_x - x), "object_foreground")
            canvas.vline(next_x, min(y, next_y), abs(y - next_y) + 1, "object_foreground")


def ratio(side: SideStats) -> str:
    """Wins in a hundred games, a dash before the first."""
    return f"{100 * side.wins // side.games}%" if side.games else "-"
