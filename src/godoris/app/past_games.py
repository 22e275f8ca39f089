"""Past Games: the kept games in a list, newest first; one of them is looked through on the Table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from godoris.app.paint_table import arrow
from godoris.app.words import Words
from godoris.engine import Result
from godoris.match.game import Game
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.scroll import ScrollBar
from godoris.palm.events import CtlSelect, Event, FrmOpen, GadgetEvent, Key, KeyDown, SclRepeat
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

ROW = 12
_SIGN = 7
"""Room of the sign that says who won."""
_GAP = 4
_STEPS = {
    Key.NAV_UP: -1, Key.UP: -1, Key.NAV_DOWN: 1, Key.DOWN: 1, Key.PAGE_UP: -7, Key.PAGE_DOWN: 7,
    Key.HOME: -(10**6), Key.END: 10**6,
}  # fmt: skip
_OPEN = (Key.NAV_SELECT, Key.RETURN, Key.NAV_RIGHT)


class Row(NamedTuple):
    """A line of the list: number, rule set, the sign of who won, how, the same shortly, money."""

    number: str
    rules: str
    sign: str
    how: str
    short: str
    money: str


class PastGames:
    """The list; a tap chooses a game, a tap on the chosen one looks at it."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.games = app.sitting.past[::-1]
        self.top = 0
        self._read: dict[int, Game | None] = {}
        self.list = form.get("games", Gadget)
        self.list.painter, self.list.keys = self._paint, self._key
        self.details = form.get("details", Gadget)
        self.details.painter = self._paint_details
        self.bar = form.get("bar", ScrollBar)
        form.show("look", on=bool(self.games))
        self.choose(app.reels.row)

    @property
    def page(self) -> int:
        """How many games are seen at once."""
        return self.list.rect.height // ROW

    @property
    def row(self) -> int:
        """The game that is chosen, 0 is the newest."""
        return self.app.reels.row

    def choose(self, row: int) -> None:
        """Choose a game, held within the list, and bring it into sight."""
        row = self.app.reels.row = max(0, min(row, len(self.games) - 1))
        self._scroll(max(min(self.top, row), row - self.page + 1))
        self.details.redraw()

    def _scroll(self, top: int) -> None:
        most = max(0, len(self.games) - self.page)
        self.top = max(0, min(top, most))
        self.bar.set(self.top, most, self.page)
        self.list.redraw()

    def game(self, row: int) -> Game | None:
        """The game of a row, read when it is first asked for; None for one that can be read no more."""
        if row not in self._read:
            try:
                self._read[row] = self.games[row].game()
            except ValueError:
                self._read[row] = None
        return self._read[row]

    # --- what the person does ---

    def handle(self, event: Event) -> bool:
        """Pen and scroll bar; Look opens the game."""
        match event:
            case GadgetEvent(control="games", phase=phase, x=x, y=y):
                self._pen(phase, x, y)
            case SclRepeat(new=value):
                self._scroll(value)
            case CtlSelect(control="look"):
                self.look()
            case FrmOpen():
                self._scroll(self.top)
                return False
            case _:
                return False
        return True

    def _pen(self, phase: str, x: int, y: int) -> None:
        row = self.top + (y - self.list.rect.y) // ROW
        if phase in ("enter", "select") and row >= len(self.games):
            return
        if phase == "enter":
            self._again = row == self.row
            self.choose(row)
        elif phase == "move" and self.list.rect.contains(x, y) and row != self.row:
            self._again = False
            self.choose(row)
        elif phase == "select" and self._again:
            self.look()

    _again = False
    """Whether the pen went down on the game that was chosen already."""

    def _key(self, event: KeyDown) -> bool:
        if event.key in _OPEN and self.games:
            self.look()
            return True
        by = _STEPS.get(event.key, 0)
        leaves = by == 1 and self.row >= len(self.games) - 1
        if not by or not self.games or leaves:
            return False  # on to the buttons
        self.choose(self.row + by)
        return True

    def look(self) -> None:
        """Look through the chosen game."""
        game = self.game(self.row) if self.games else None
        if game is None:
            self.app.system.tone("error")
            return
        self.app.system.close("look")
        self.app.reels.watch(game, self.app.reels.to_list)

    # --- what is shown ---

    def _line(self, row: int) -> Row:
        """The line of a game."""
        words, past, game = self.app.words, self.games[row], self.game(row)
        number = str(self.app.sitting.lasting.finished - row)
        money = f"{past.money[0]:+,}" if past.money[0] else "0"
        if game is None or game.result is None:
            return Row(number, "", "", words.text("past_games.broken"), "-", money)
        rules, end = game.deal.rules, game.result
        sign = "" if end.winner is None else arrow(rules.seats, end.winner)
        key = f"past_games.rules_{rules.name}"
        name = words.text(key) if words.has(key) else words.rule_set(rules.name)
        return Row(number, name, sign, how(words, game, end), short(words, end), money)

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, font = self.list.rect, canvas.font()
        if not self.games:
            for i, text in enumerate(font.wrap(self.app.words.text("past_games.none"), box.width - 4)):
                canvas.text(text, box.x + 2, box.y + 2 + ROW * i)
            return
        seen = range(self.top, min(self.top + self.page, len(self.games)))
        lines = [self._line(row) for row in seen]
        widths = max(font.width(line.number) for line in lines), max(font.width(line.rules) for line in lines)
        for i, (row, line) in enumerate(zip(seen, lines, strict=True)):
            place = Rect(box.x, box.y + ROW * i, box.width, ROW)
            if row == self.row:
                canvas.fill(place, "object_selected_fill")
            _paint_row(canvas, place, line, widths, chosen=row == self.row)

    def _paint_details(self, canvas: Canvas, rect: Rect) -> None:
        """Rule set and level; when it ended, and the deal number."""
        box, words = self.details.rect, self.app.words
        canvas.dotted(box.x, box.y, box.width, "object_foreground")
        game = self.game(self.row) if self.games else None
        if game is None:
            return
        level = words.text(f"preferences.{game.origin.level}")
        head = words.text("score_board.of", rules=words.rule_set(game.deal.rules.name), level=level)
        canvas.text(head, box.x + 2, box.y + 2, width=box.width - 4)
        year, month, day, hour, minute = self.app.calendar(self.games[self.row].ended)
        when = words.text(
            "past_games.when", year=year, month=month, day=day, hour=f"{hour:02}", minute=f"{minute:02}"
        )
        canvas.text(when, box.x + 2, box.y + 14)
        if game.origin.number is not None:
            text = words.text("past_games.deal", n=game.origin.number)
            canvas.text(text, box.x, box.y + 14, width=box.width - 2, align="right")


def how(words: Words, game: Game, end: Result) -> str:
    """How a game ended: points and Go, or the word for its end."""
    if end.kind != "stop":
        return words.event(game.deal.rules, end.kind)
    points = words.text("table.points_badge", n=end.points)
    return f"{points} {words.event(game.deal.rules, 'go', n=end.go)}" if end.go else points


def short(words: Words, end: Result) -> str:
    """The same where there is little room: points alone."""
    return words.text("table.points_badge", n=end.points) if end.winner is not None else "-"


def _paint_row(canvas: Canvas, place: Rect, line: Row, widths: tuple[int, int], chosen: bool) -> None:
    """Number, rule set, who won and how, money; what does not fit is said shortly."""
    ink, font = "object_selected_foreground" if chosen else "object_foreground", canvas.font()
    x = place.x + 1
    canvas.text(line.number, x, place.y, ink, width=widths[0], align="right")
    x += widths[0] + _GAP
    canvas.text(line.rules, x, place.y, ink)
    x += widths[1] + _GAP
    if line.sign:
        wide, high = canvas.signs.size(line.sign)
        canvas.symbol(line.sign, x + (5 - wide) // 2, place.y + (ROW - high) // 2, ink)
    x += _SIGN
    room = place.right - 1 - font.width(line.money) - _GAP - x
    canvas.text(line.how if font.width(line.how) <= room else line.short, x, place.y, ink)
    canvas.text(line.money, place.x, place.y, ink, width=place.width - 1, align="right")
