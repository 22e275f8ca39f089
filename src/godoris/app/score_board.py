"""The Score Board: purses and figures of the player and the Coms in four pages, of all games or of one
rule set at one level.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from godoris.match.preferences import LEVELS
from godoris.match.statistics import COUNTED, SideStats, Table
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Event, FrmUpdate, PopSelect
from godoris.palm.form import Form
from godoris.palm.geometry import Rect
from godoris.rules import RulesError, RuleSet

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_CAPTION = 60
"""Width of the captions; the rest is a column for each side."""
_PITCH = 12
_Row = tuple[str, list[str]]
_Key = tuple[str, str]


class ScoreBoard:
    """Draws the page that is chosen; Game Reset asks first and can be taken back."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app, self.page = form, app, 1
        self.which: _Key | None = None
        """Rule set and level whose games are shown; None for all."""
        self.board = form.get("board", Gadget)
        self.board.painter = self._paint
        self.choice = form.get("which", PopupTrigger)
        self._buttons()
        self._choices()

    def _buttons(self) -> None:
        undo = self.app.sitting.can_undo_reset
        self.form.show("undo", on=undo)
        self.form.show("reset", on=not undo)

    # --- which games ---

    def _keys(self) -> list[_Key]:
        """Every rule set and level that was played, in the order of the Preferences."""
        order = self.app.sitting.book.names()

        def place(key: _Key) -> tuple[int, str, int]:
            rules, level = key
            known = order.index(rules) if rules in order else len(order)
            return known, rules, LEVELS.index(level) if level in LEVELS else len(LEVELS)

        return sorted(self.app.sitting.stats.tables, key=place)

    def _choices(self) -> None:
        words, keys = self.app.words, self._keys()
        if self.which not in keys:
            self.which = None
        texts = [
            words.text(
                "score_board.of", rules=words.rule_set(rules), level=words.text(f"preferences.{level}")
            )
            for rules, level in keys
        ]
        self.choice.items = [words.text("score_board.all"), *texts]
        self.choice.choice = 0 if self.which is None else 1 + keys.index(self.which)

    @property
    def table(self) -> Table:
        """The figures that are shown."""
        stats = self.app.sitting.stats
        return stats.total if self.which is None else stats.of(*self.which)

    @property
    def rules(self) -> RuleSet:
        """The rule set whose words are used."""
        book = self.app.sitting.book
        try:
            return book.load(self.which[0] if self.which else book.names()[0])
        except RulesError:  # a house rule set that is there no more
            return book.load(book.names()[0])

    @property
    def sides(self) -> list[SideStats]:
        """Those who have played: of all games everybody."""
        sides = self.table.sides
        return list(sides) if self.which is None else [side for side in sides if side.games]

    def handle(self, event: Event) -> bool:
        """Another page, other games, Game Reset, taking it back."""
        match event:
            case CtlSelect(control=control) if control.startswith("page"):
                self.page = int(control[4:])
            case PopSelect(index=index):
                self.which = self._keys()[index - 1] if index else None
            case CtlSelect(control="reset"):
                self.app.system.alert("reset", self._reset)
            case CtlSelect(control="undo"):
                self.app.sitting.undo_reset()
                self._buttons()
                self._choices()
            case FrmUpdate():
                self._choices()
            case _:
                return False
        self.board.redraw()
        return True

    def _reset(self, button: int) -> None:
        if button == 0:
            self.app.sitting.reset()
            self._buttons()
            self._choices()
            self.board.redraw()

    # --- what is shown ---

    def _rows(self) -> list[_Row]:
        words, rules, sides = self.app.words, self.rules, self.sides

        def each(caption: str, value: Callable[[SideStats], object]) -> _Row:
            return caption, [str(value(side)) for side in sides]

        if self.page == 1:
            return [
                each(words.text("score_board.games"), lambda side: side.games),
                each(words.text("score_board.wins"), lambda side: side.wins),
                each(words.text("score_board.ratio"), ratio),
                each(words.text("score_board.longest"), lambda side: side.longest),
            ]
        if self.page == 2:
            return [
                *((words.text(f"score_board.go{n}"), [str(s.by_go[n]) for s in sides]) for n in (3, 2, 1, 0)),
                each(words.event(rules, "nagari"), lambda side: side.nagari),
                each(words.event(rules, "chongtong"), lambda side: side.chongtong),
                each(words.event(rules, "three_bbuk"), lambda side: side.three_bbuk),
            ]
        return [
            (words.event(rules, name), [str(s.events[i]) for s in sides]) for i, name in enumerate(COUNTED)
        ]

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, words = self.board.rect, self.app.words
        if self.page == 1:
            self._amounts(canvas, box, [side.money for side in self.sides])
            self._columns(canvas, Rect(box.x, box.y + 38, box.width, box.height - 38))
        elif self.page == 4:
            canvas.text(words.text("score_board.best"), box.x + 1, box.y, face="bold")
            self._amounts(canvas, Rect(box.x, box.y + 11, box.width, 36), [side.best for side in self.sides])
            canvas.text(words.text("score_board.left", n=self.table.abandoned), box.x + 1, box.y + 49)
            if self.which is None:
                self._line(canvas, Rect(box.x + 1, box.y + 61, box.width - 2, box.height - 62))
        else:
            self._columns(canvas, box)

    def _amounts(self, canvas: Canvas, box: Rect, amounts: list[int]) -> None:
        """A line for each side: its whole name and an amount of any length."""
        words = self.app.words
        for side, amount in enumerate(amounts):
            y = box.y + _PITCH * side
            canvas.text(self._name(side, words.seat(side)), box.x + 1, y, face="bold")
            canvas.text(words.money(amount), box.x, y, width=box.width - 2, align="right")

    def _name(self, side: int, name: str) -> str:
        """A side's name: its own, or of partners theirs."""
        return name if self.which is None or len(self.sides) > 2 else self._partners(side, name)

    def _partners(self, side: int, name: str) -> str:
        rules = self.rules
        return self.app.words.side(rules, side) if rules.sides < rules.seats else name

    def _columns(self, canvas: Canvas, box: Rect) -> None:
        """Columns of counts under short names."""
        words = self.app.words
        width = (box.width - _CAPTION) // 3
        heads = [words.text("score_board.you"), words.seat(1), words.seat(2)]
        left = box.right - width * len(self.sides)
        for side in range(len(self.sides)):
            head = self._name(side, heads[side])
            canvas.text(head, left + width * side, box.y, width=width - 2, align="right")
        canvas.hline(box.x, box.y + 12, box.width, "object_foreground")
        for i, (caption, values) in enumerate(self._rows()):
            y = box.y + 14 + _PITCH * i
            canvas.text(caption, box.x + 1, y, width=left - box.x - 2)
            for column, value in enumerate(values):
                canvas.text(value, left + width * column, y, width=width - 2, align="right")

    def _line(self, canvas: Canvas, box: Rect) -> None:
        """The player's purse over the last games."""
        canvas.text(self.app.words.text("score_board.purse"), box.x, box.y)
        frame = Rect(box.x, box.y + 13, box.width, box.height - 13)
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
