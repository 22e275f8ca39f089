"""A finished game looked through on the Table: stepped forward with its motions and back by replay."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.app.cards_draw import CardPainter
from godoris.app.director import Director, Past
from godoris.app.keys import Keys
from godoris.app.lines import told
from godoris.app.paint_bottom import Own
from godoris.app.table import Table
from godoris.app.targets import Target
from godoris.engine import Phase
from godoris.match.game import Game
from godoris.match.past import Reel
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.scroll import RepeatButton
from godoris.palm.events import CtlRepeat, Event, GadgetEvent, Key, KeyDown
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_BACK = (Key.NAV_LEFT, Key.LEFT, Key.PAGE_UP)
_ON = (Key.NAV_RIGHT, Key.RIGHT, Key.PAGE_DOWN)
_ENTER = (Key.NAV_SELECT, Key.RETURN)
_TEXT = 36
"""Where the text of the foot begins, right of the arrows and of the sign that opens the menu."""
_MENU = Rect(26, 149, 9, 11)
DOINGS = ("reel_first", "reel_last", "reel_result", "reel_play", "reel_leave")
"""What may be done with a game, as the menu has it."""


Calendar = Callable[[int], tuple[int, int, int, int, int]]
"""From seconds since 1970 to year, month, day, hour, minute."""


def universal(seconds: int) -> tuple[int, int, int, int, int]:
    """A calendar that knows no place: universal time."""
    then = time.gmtime(seconds)
    return then.tm_year, then.tm_mon, then.tm_mday, then.tm_hour, then.tm_min


class Reels:
    """Shows games on the Table and gives it back to the hand.  `row`: the game chosen in the list."""

    def __init__(self, app: Godoris) -> None:
        self.app = app
        self.reel: Reel | None = None
        self.row = 0
        self._back: Callable[[], None] = lambda: None
        self._known = 0
        self._beamed: str | None = None

    @property
    def on(self) -> bool:
        """Whether a game is looked through."""
        return self.reel is not None

    @property
    def news(self) -> bool:
        """Whether the last step brought something to be said."""
        return self.app.director.told > self._known

    # --- coming and going ---

    def watch(self, game: Game, back: Callable[[], None], at: int = 0) -> None:
        """Put a game on the Table; `back` is called once the person has seen enough."""
        self.reel, self._back = Reel(game), back
        self._beamed, self.app.finished_record = self.app.finished_record, self._record(game)
        self.go_to(at)
        self.app.system.goto("reel")

    def to_list(self) -> None:
        """Open the list again."""
        self.app.system.popup("past_games")

    def _record(self, game: Game) -> str:
        return game.record({"Player0": self.app.prefs.shown_name.replace('"', "'")})

    def leave(self) -> None:
        """The hand comes back to the Table, and then whatever the person came from."""
        self.app.begin()
        self._back()

    def close(self) -> None:
        """No game is looked through any more: something else comes to the Table."""
        if self.reel is not None:
            self.reel, self.app.finished_record = None, self._beamed

    # --- stepping ---

    def go_to(self, at: int) -> None:
        """Stand after so many moves, at rest."""
        reel = self.reel
        assert reel is not None
        reel.go_to(at)
        past = reel.branch()
        self.app.view = reel.view()
        self.app.director = Director(self.app.view, self.app.tone, Past(past.moves, past.events))
        self._known = -1 if told(reel.events, self.app.view) else 0
        self.app.keep_speed()
        self._show()

    def step(self, by: int) -> bool:
        """One move on, with its motion, or one back; whether there was one."""
        reel, director = self.reel, self.app.director
        assert reel is not None
        if not 0 <= reel.at + by <= reel.length:
            return False
        if by < 0:
            self.go_to(reel.at - 1)
            return True
        while director.busy:
            director.finish()
        self._known = director.told
        seat, move = self.app.view.mover, reel.game.moves[reel.at]
        events = reel.forward()
        self.app.view = reel.view()
        director.feed(seat, move, events, self.app.view)
        self._show()
        return True

    def _show(self) -> None:
        """Another position lies there: what was open over the last one is closed."""
        table = self.app.table
        if table is not None and table.form in self.app.system.forms:
            table.ways.open = table.ways.log = table.ways.focus = None
            table.refresh()

    # --- what may be done with it ---

    def do(self, doing: str) -> bool:
        """One of DOINGS; whether it is one."""
        reel = self.reel
        if reel is None or doing not in DOINGS:
            return False
        match doing:
            case "reel_first":
                self.go_to(0)
            case "reel_last":
                self.go_to(reel.length)
            case "reel_result":
                self.result()
            case "reel_play":
                self.ask_to_play()
            case "reel_leave":
                self.leave()
        return True

    def result(self) -> None:
        """How the game ended."""
        assert self.reel is not None
        self.go_to(self.reel.length)
        self.app.system.popup("result")

    def ask_to_play(self) -> None:
        """Play on from here, for trial; at the end there is nothing left to play."""

        def answered(button: int) -> None:
            if button == 0 and self.reel is not None:
                if self.app.lesson:
                    self.app.lesson.stop()  # it would go on with its moves on another game's cards
                self.app.sitting.try_out(self.reel.branch())
                self.app.begin()

        if self.app.view.phase == Phase.OVER:
            self.app.system.tone("error")
        else:
            self.app.system.alert("reel_play", answered)


class ReelKeys(Keys):
    """Left and right step, Home and End jump, Enter opens the menu, Esc goes back."""

    table: ReelTable

    def handle(self, event: KeyDown) -> bool:
        """A key on the Table; whether it was of use."""
        table, ways = self.table, self.table.ways
        free = ways.focus is None and ways.open is None and ways.log is None
        if not free:
            return super().handle(event)
        if event.key in _BACK or event.key in _ON:
            table.step(1 if event.key in _ON else -1)
        elif event.key in (Key.HOME, Key.END):
            table.app.reels.do("reel_first" if event.key is Key.HOME else "reel_last")
        elif event.key in _ENTER:
            table.app.system.open_menu()
        elif event.key is Key.ESCAPE:
            table.app.reels.leave()
        else:
            return super().handle(event)
        return True


class ReelTable(Table):
    """The Table with a game that was played: nothing on it can be played, everything can be looked at."""

    def __init__(self, form: Form, app: Godoris) -> None:
        super().__init__(form, app)
        self.gadget.keys = ReelKeys(self).handle
        self.foot = form.get("foot", Gadget)
        self.foot.painter = self._paint_foot
        self.arrows = form.get("back", RepeatButton), form.get("on", RepeatButton)
        self._arrows()

    @property
    def reel(self) -> Reel:
        """The game."""
        assert self.app.reels.reel is not None
        return self.app.reels.reel

    @property
    def mine(self) -> bool:
        """Never: what was played stays."""
        return False

    def refresh(self, rect: Rect | None = None) -> None:
        """Have a part, or all, drawn again."""
        super().refresh(rect)
        self.foot.redraw(rect)
        self._arrows()

    def _arrows(self) -> None:
        back, on = self.arrows
        back.more, on.more = self.reel.at > 0, self.reel.at < self.reel.length

    def handle(self, event: Event) -> bool:
        """The arrows, the foot, and whatever the Table itself answers to."""
        match event:
            case CtlRepeat(control=control):
                self.step(1 if control == "on" else -1)
            case GadgetEvent(control="foot", phase=phase, x=x):
                if phase == "select":
                    self.act(Target("menu" if x < _TEXT else "chat"))
            case _:
                return super().handle(event)
        return True

    def step(self, by: int) -> None:
        """A move on or back; at the end, how the game ended."""
        if not self.app.reels.step(by):
            if by > 0 and not self.app.director.busy:
                self.app.reels.result()
            else:
                self.app.system.tone("error")

    def act(self, target: Target) -> None:
        """A tap on something; on a hand card it asks whether to play on from here."""
        if target.kind == "hand":
            self.app.reels.ask_to_play()
        else:
            super().act(target)

    # --- what is shown ---

    def _purse(self) -> tuple[int, str] | None:
        """What a side has paid and got in this game so far."""
        seat = self.ways.purse
        if seat is None:
            return None
        return seat, self.app.words.money(self.app.view.money[self.scene.rules.side(seat)], plus=True)

    def said(self, room: int) -> str:
        """The event of the last step, or how far the game has come."""
        words, director = self.app.words, self.app.director
        if self.ways.open is not None:
            return self._opened()
        if director.log and self.app.reels.news:
            return words.said(director.log[-1], self.scene.rules, room)
        return words.text("past_games.at", n=self.reel.at, of=self.reel.length)

    def _paint_foot(self, canvas: Canvas, rect: Rect) -> None:
        """Beneath a line as long as the part of the game that is behind: the event, points and Go."""
        box, reel = self.foot.rect, self.reel
        canvas.fill(box, "table.chat")
        canvas.hline(box.x, box.y, box.width, "table.line")
        canvas.hline(box.x, box.y, box.width * reel.at // max(1, reel.length), "table.progress")
        canvas.fill(_MENU, "object_fill")
        canvas.symbol("popup", _MENU.x + 1, _MENU.y + 4)
        left = Own(CardPainter(self.scene.rules, self.app.arts), self.app.words).status(canvas, self.scene)
        place = Rect(_TEXT, box.y + 1, left - 3 - _TEXT, box.height - 1)
        ink = "table.chat_text"
        if self.app.view.mover == 0 and self.app.view.phase != Phase.OVER:
            canvas.fill(place, "table.name_fill")
            ink = "table.name_text"
        canvas.text(self.said(place.width - 3), place.x + 2, place.y, ink, width=place.width - 3)
