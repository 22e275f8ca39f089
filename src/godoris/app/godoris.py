"""Godoris on the handheld: ties the sitting, the director and the forms to the system.

It is driven by posted events and ticks alone: the same events give the same game and the same pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from godoris.app import decisions, plays
from godoris.app.cards_art import CardArt, Depth
from godoris.app.director import Director, Past
from godoris.app.motion import Line
from godoris.app.preferences_form import PreferencesForm
from godoris.app.result import CapturedCards, ResultSheet, Won
from godoris.app.score_board import ScoreBoard
from godoris.app.small_forms import DealNumber, Register, Rule, Start
from godoris.app.table import Table
from godoris.app.words import Words
from godoris.cards import month
from godoris.engine import Phase, View, stop_result
from godoris.engine.moves import SHOW
from godoris.match.preferences import Preferences
from godoris.match.seeds import deal_of_the_day
from godoris.match.sitting import Sitting
from godoris.palm import device
from godoris.palm.canvas import Canvas
from godoris.palm.entry import TextEntry
from godoris.palm.events import AppStop, Event, Key, KeyDown, Menu, Nil
from godoris.palm.form import Form
from godoris.palm.look import Look
from godoris.palm.resources import Resources
from godoris.palm.system import Handler, System

if TYPE_CHECKING:
    from godoris.palm.font import Fonts


class FormHandler(Protocol):
    """What gives a form its life."""

    def handle(self, event: Event) -> bool:
        """An event of the form; True when it goes no further."""


class Godoris:
    """The application.  `system` is set by `make_app` before anything else happens."""

    system: System

    def __init__(self, sitting: Sitting, look: Look, play_tone: Callable[[str], None], day: int) -> None:
        self.sitting, self.look, self.day = sitting, look, day
        self.running = True
        self.arts: dict[Depth, CardArt] = {}
        self.director: Director
        self.view: View
        self.words: Words
        self.table: Table | None = None
        self._play_tone = play_tone
        self._next: int | None = None
        self._leaving = False
        self._three: list[int] = []
        self._line: Line | None = None

    # --- preferences ---

    @property
    def prefs(self) -> Preferences:
        """The preferences in force."""
        return self.sitting.prefs

    def set_prefs(self, prefs: Preferences) -> None:
        """Keep new preferences; all but level, bet and rules count at once."""
        language = self.prefs.language
        self.sitting.prefs = prefs
        self._apply_prefs()
        if prefs.language != language:
            self.system.set_language(prefs.language)
        if self.table:
            self.table.refresh()

    def _apply_prefs(self) -> None:
        prefs = self.prefs
        self.words = Words(self.system.resources, prefs.shown_name)
        if self.sitting.game is not None:
            self.director.set_speed(prefs.speed, prefs.reduced_motion)

    def register(self, name: str) -> None:
        """Keep the person's registration, and say thank you."""
        self.sitting.register(name)
        self._apply_prefs()
        self.tone("confirm")

    def tone(self, name: str) -> None:
        """Sound a tone of the game, unless the person wants none."""
        if self.prefs.sound:
            self._play_tone(name)

    # --- the life of the application ---

    def open(self) -> None:
        """The first form: the start at the first launch, else where the person was."""
        self.words = Words(self.system.resources, self.prefs.shown_name)
        if self.sitting.current is None and not self.sitting.stats.total.sides[0].games:
            self.system.goto("start")
        else:
            self.begin()

    def begin(self) -> None:
        """Take up the game in progress, or deal."""
        game = self.sitting.current
        if game is None or (game.over and game is self.sitting.hand):
            self.deal(None)
        else:
            self.view = self.sitting.view()
            self.director = Director(self.view, self.tone, Past(game.moves, game.events))
            self._apply_prefs()
            self.system.goto("table")

    def deal(self, number: int | None, again: bool = False) -> None:
        """A new game, purses, carry and dealer carried on."""
        events = self.sitting.again() if again else self.sitting.new_game(number)
        self._next = None
        self.view = self.sitting.view()
        self.director = Director(self.view, self.tone)
        self._apply_prefs()
        self.director.deal(events, self.view)
        self.system.goto("table")

    def leave(self, force: bool) -> None:
        """The window is being closed; without `force` the person may be asked about the game in progress."""
        if not force and self.sitting.asks_before_leaving and not self._leaving:
            self.system.alert("save", self._save_answer)
            return
        self._stop(None)

    def _save_answer(self, button: int) -> None:
        if button < 2:
            self._stop(button == 0)

    def _stop(self, keep: bool | None) -> None:
        self._leaving = True
        self.system.stop()
        self.sitting.leave(keep)
        self.running = False

    def deal_of_the_day(self) -> int:
        """The deal number that is everybody's today."""
        return deal_of_the_day(self.day)

    # --- the game ---

    def play(self, moves: list[int]) -> None:
        """Make the player's or a Com's decisions; the director shows what comes of them."""
        for move in moves:
            seat = self.view.mover
            events = self.sitting.play(move)
            self.view = self.sitting.view()
            self.director.feed(seat, move, events, self.view)
        if self.table:
            self.table.refresh()

    def take_back(self) -> None:
        """The played card returns to the hand."""
        self.sitting.take_back()
        self.begin()

    def tick(self) -> None:
        """10 ms pass at the Table: motion, a slice of a Com's thought, the forms that are due."""
        table = self.table
        if table is None or not self.at_table:
            return
        table.tick()
        view = self.view
        if view.phase != Phase.OVER and view.mover != 0 and self._next is None:
            self._next = self.sitting.think()
        if self.director.busy:
            return
        if self._next is not None:
            move, self._next = self._next, None
            self.play([move])
        elif view.phase == Phase.OVER:
            self._ended()
        elif view.mover == 0:
            self._decide(table)

    @property
    def at_table(self) -> bool:
        """Whether the Table is the form on top, no menu open."""
        return self.table is not None and self.system.top is self.table.form and self.system.overlay is None

    def _decide(self, table: Table) -> None:
        """The player is to decide: the form or the choice that belongs to the phase."""
        view = self.view
        if view.phase == Phase.GO_STOP:
            self._ask("go_stop", decisions.go_stop_moves())
        elif view.phase == Phase.SHOW:
            number = view.legal[0] - SHOW
            self._three = plays.triple(view, number)
            self._ask("show", decisions.show_moves(number))
        elif view.choices and not table.ways.choices:
            table.offer(view.choices, None)

    def ask_heundeum(self, card: int) -> None:
        """Shake, just play, or not at all."""
        self._three = plays.triple(self.view, month(card))
        self._ask("heundeum", decisions.heundeum_moves(card))

    def ask_poktan(self, card: int) -> None:
        """PokTan, one card, or not at all."""
        self._three = plays.triple(self.view, month(card))
        self._ask("poktan", decisions.poktan_moves(card, month(card)))

    def _ask(self, form: str, answers: dict[str, list[int]]) -> None:
        def done(button: str) -> None:
            if button in answers and not self._leaving:
                self.play(answers[button])

        self.system.popup(form, done)

    def show_rule(self, line: Line) -> None:
        """The rule behind an event."""
        self._line = line
        self.system.popup("rule")

    def _ended(self) -> None:
        """The game is over: its form, then the next deal."""
        end = self.view.result
        assert end is not None
        form = "chongtong" if end.kind in ("chongtong", "three_bbuk") else "result"
        self.tone("nagari" if end.winner is None else "won" if end.winner == 0 else "lost")
        self.system.popup(form, self._after_result if form == "result" else self._after_won)

    def _after_won(self, _: str) -> None:
        if not self._leaving:
            self.system.popup("result", self._after_result)

    def _after_result(self, _: str) -> None:
        if self._leaving:
            return
        if self.sitting.ask_to_register:
            self.system.popup("register", self._next_deal)
        else:
            self._next_deal("")

    def _next_deal(self, _: str) -> None:
        if not self._leaving:
            self.sitting.end_trial()
            self.begin()  # a hand that a trial interrupted goes on

    # --- what the system calls ---

    def handle(self, event: Event) -> bool:
        """Ticks and menu items."""
        match event:
            case Nil():
                self.tick()
            case Menu(item=item):
                return self._menu(item)
            case KeyDown(key=key) if key in _HARD_BUTTONS and self.at_table:
                return self._menu(_HARD_BUTTONS[key])
            case AppStop():
                self._leaving = True
        return False

    def _menu(self, item: str) -> bool:
        match item:
            case "new_game":
                if self.sitting.playing:
                    self.system.alert("new_game", lambda button: self.deal(None) if button == 0 else None)
                else:
                    self.deal(None)
            case "deal_number":
                self.system.popup("deal_number", self._deal_asked)
            case "score_board" | "preferences" | "register":
                self.system.popup(item)
            case _:
                return False
        return True

    def _deal_asked(self, result: str) -> None:
        if result != "again" and not result.isdecimal():
            return
        number = None if result == "again" else int(result)

        def answered(button: int) -> None:
            if button == 0:
                self.deal(number, again=number is None)

        if self.sitting.playing:
            self.system.alert("new_game", answered)
        else:
            answered(0)

    def form_loaded(self, form: Form) -> Handler | None:
        """The handler of each form."""
        match form.name:
            case "table":
                self.table = Table(form, self)
                return self.table.handle
            case "heundeum" | "poktan" | "show":
                return decisions.Three(form, self, self._three).handle
            case "go_stop":
                game = self.sitting.game
                assert game is not None
                now = stop_result(game, 0)
                return decisions.GoStop(form, self, now, self.view.legal).handle
            case "result" | "chongtong":
                return self._result_loaded(form)
            case "rule":
                assert self._line is not None
                return Rule(form, self, self._line).handle
        made = _FORMS.get(form.name)
        return made(form, self).handle if made else None

    def _result_loaded(self, form: Form) -> Handler:
        end, game = self.view.result, self.sitting.current
        assert end is not None
        assert game is not None
        if form.name == "chongtong":
            return Won(form, self, end, game.events).handle
        return ResultSheet(form, self, end).handle


_HARD_BUTTONS = {Key.HARD_1: "score_board", Key.HARD_2: "preferences"}

_FORMS: dict[str, Callable[[Form, Godoris], FormHandler]] = {
    "cards": CapturedCards,
    "deal_number": DealNumber,
    "preferences": PreferencesForm,
    "register": Register,
    "score_board": ScoreBoard,
    "start": Start,
}


def make_app(
    sitting: Sitting,
    *,
    play_tone: Callable[[str], None],
    look: Look | None = None,
    day: int = 0,
    fonts: Fonts | None = None,
) -> Godoris:
    """The application on a system of its own, its first form open.

    `day` counts days and names the deal of the day.
    """
    look = look or Look()
    app = Godoris(sitting, look, play_tone, day)
    resources = Resources(language=sitting.prefs.language, fonts=fonts)
    screen = device.load(look.device)
    canvas = Canvas.standard(screen.lcd.kind, screen.density, resources.fonts)
    app.system = System(resources, canvas, app, play_tone=app.tone)
    TextEntry(app.system)
    app.open()
    return app
