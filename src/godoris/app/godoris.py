"""Godoris on the handheld: ties the sitting, the director and the forms to the system.

It is driven by posted events and ticks alone: the same events give the same game and the same pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.app import commands, decisions, forms, handheld, plays
from godoris.app.cards_art import CardArt, Depth
from godoris.app.chatter import Chatter
from godoris.app.coach import Coach
from godoris.app.director import Director, Past
from godoris.app.helper import Helper
from godoris.app.hints import Hints
from godoris.app.leaving import Leaving
from godoris.app.motion import Line
from godoris.app.notices import Notices
from godoris.app.reel import Calendar, Reels, universal
from godoris.app.table import Table
from godoris.app.words import Words
from godoris.cards import month
from godoris.engine import Event as GameEvent
from godoris.engine import Phase, View, redeals
from godoris.engine.moves import SHOW
from godoris.match.preferences import Preferences
from godoris.match.seeds import deal_of_the_day
from godoris.match.sitting import Sitting
from godoris.palm.entry import TextEntry
from godoris.palm.events import AppStop, Event, FrmHelp, FrmTitleSelect, KeyDown, Menu, Nil
from godoris.palm.form import Form
from godoris.palm.look import Look
from godoris.palm.resources import Resources
from godoris.palm.system import Handler, System

if TYPE_CHECKING:
    from godoris.app.lesson import Lesson
    from godoris.palm.font import Fonts


_SLICES = 3
"""Slices of a Com's thought in a tick in which nothing moves: nobody is kept waiting for a picture."""


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
        self.helper: Helper = Helper(self)
        self.reels = Reels(self)
        self.hints: Hints = Hints(self)
        self.chatter = Chatter(self)
        self.coach: Coach = Coach(self)
        self.lesson: Lesson | None = None
        """The recorded game that is on the Table to learn from."""
        self._play_tone = play_tone
        self._next: int | None = None
        self.leaving: Leaving = Leaving(self)
        self.notices = Notices(self)
        self.three: list[int] = []
        """The cards of the HeunDeum or PokTan that is asked about."""
        self.draft_name = ""
        """The name in the Player name form."""
        self.clock: Callable[[], tuple[int, int]] | None = None
        """Hour and minute, where there is a clock."""
        self.calendar: Calendar = universal
        self.finished_record: str | None = None
        """The game that was finished last, to be beamed."""

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
            self.keep_speed()

    def keep_speed(self) -> None:
        """Let the Table move as the person wants it to."""
        self.director.set_speed(self.prefs.speed, self.prefs.reduced_motion)

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
        game = self.sitting.current
        as_it_was = self.leaving.back(game)
        if game is None and not self.sitting.stats.total.sides[0].games:
            self.system.goto("start")
        elif as_it_was:
            self.system.goto("table")  # every card in its place
        else:
            self.begin()

    def begin(self, fresh: bool = False) -> None:
        """Take up the game in progress, or deal; `fresh`: a game whose deal is yet to be seen."""
        self.reels.close()
        game = self.sitting.current
        self._next = None
        if game is None or (game.over and game is self.sitting.hand):
            self.deal(None)
        else:
            self.view = self.sitting.view()
            past = Past() if fresh else Past(game.moves, game.events)
            self.director = Director(self.view, self.tone, past)
            self._apply_prefs()
            if fresh:
                self.director.deal(game.events, self.view)
            self.system.goto("table")

    def deal(self, number: int | None, again: bool = False) -> None:
        """A new game, purses, carry and dealer carried on."""
        self.reels.close()
        if self.lesson:
            self.lesson.stop()
        events = self.sitting.again() if again else self.sitting.new_game(number)
        self._next = None
        self.view = self.sitting.view()
        self.director = Director(self.view, self.tone)
        self._apply_prefs()
        self.director.deal([*self._redealt(), *events], self.view)
        self.system.goto("table")

    def _redealt(self) -> list[GameEvent]:
        """An event for each time that the cards of the number were dealt anew."""
        number, rules = self.sitting.number, self.view.rules
        times = redeals(rules, number) if number is not None else 0
        return [GameEvent(0, self.view.dealer, "redeal")] * times

    def leave(self, force: bool) -> None:
        """The window is being closed; without `force` the person may be asked about the game in progress."""
        self.leaving.close(force)

    def keep_look(self) -> None:
        """Keep what was changed at the handheld."""
        self.sitting.prefs = handheld.with_look(self.prefs, self.look)

    def set_device(self, look: Look) -> None:
        """Another handheld, or another setting of this one, at once."""
        if look.device != self.look.device:
            self.system.set_canvas(handheld.canvas_of(look, self.system.fonts))
        self.look = look

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
        if self.reels.on:
            return
        view = self.view
        for _ in range(1 if self.director.busy else _SLICES):
            if view.phase != Phase.OVER and view.mover != 0 and self._next is None:
                self._next = self.lesson.com_move() if self.lesson else self.sitting.think()
        if self.director.busy or (self.lesson and self.lesson.speaks):
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
            self.three = plays.triple(view, number)
            self._ask("show", decisions.show_moves(number))
        elif view.choices and not table.ways.choices:
            table.offer(view.choices, None)

    def ask_heundeum(self, card: int) -> None:
        """Shake, just play, or not at all."""
        self.three = plays.triple(self.view, month(card))
        self._ask("heundeum", decisions.heundeum_moves(card))

    def ask_poktan(self, card: int) -> None:
        """PokTan, one card, or not at all."""
        self.three = plays.triple(self.view, month(card))
        self._ask("poktan", decisions.poktan_moves(card, month(card)))

    def _ask(self, form: str, answers: dict[str, list[int]]) -> None:
        def done(button: str) -> None:
            if button in answers and not self.leaving.going:
                self.play(answers[button])

        self.system.popup(form, done)

    def show_rule(self, line: Line) -> None:
        """The rule behind an event."""
        self.helper.event(line)

    def _ended(self) -> None:
        """The game is over: its form, then the next deal."""
        end = self.view.result
        assert end is not None
        if not self.lesson:
            self.finished_record = self.sitting.record()
        form = "chongtong" if end.kind in ("chongtong", "three_bbuk") else "result"
        won = end.winner is not None and self.view.rules.side(end.winner) == 0
        self.tone("nagari" if end.winner is None else "won" if won else "lost")
        self.system.popup(form, self._after_result if form == "result" else self._after_won)

    def _after_won(self, _: str) -> None:
        if not self.leaving.going:
            self.system.popup("result", self._after_result)

    def _after_result(self, _: str) -> None:
        if self.leaving.going:
            return
        if self.lesson:
            self.lesson.over()
        elif self.sitting.ask_to_register:
            self.system.popup("register", self._next_deal)
        else:
            self._next_deal("")

    def _next_deal(self, _: str) -> None:
        if not self.leaving.going:
            self.sitting.end_trial()
            self.begin()  # a hand that a trial interrupted goes on

    # --- what the system calls ---

    def before(self, event: Event) -> bool:
        """Every event, before the system has it: which menu items there are, and keys that leave a menu."""
        if isinstance(event, KeyDown | FrmTitleSelect):
            self.system.hidden_items = commands.hidden(self)
        if isinstance(event, KeyDown) and event.key in commands.ANYWHERE and self.system.overlay:
            self.system.overlay.close()
        return self.lesson is not None and self.lesson.handle(event)

    def handle(self, event: Event) -> bool:
        """Ticks, menu items, hard buttons."""
        match event:
            case Nil():
                self.notices.tick()
                self.hints.tick()
                if self.lesson is None or not self.lesson.tick():
                    self.tick()
            case Menu(item=item):
                return commands.run(self, item)
            case FrmHelp():
                self.helper.form(event)
                return True
            case KeyDown(char="?") if not self.leaving.away and self.system.text_focus is None:
                return self.helper.about_top()
            case KeyDown(key=key):
                return commands.key(self, key)
            case AppStop():
                self.leaving.going = True
        return False

    def form_loaded(self, form: Form) -> Handler | None:
        """The handler of each form."""
        return forms.handler(form, self)


def make_app(
    sitting: Sitting,
    *,
    play_tone: Callable[[str], None],
    look: Look | None = None,
    day: int = 0,
    clock: Callable[[], tuple[int, int]] | None = None,
    calendar: Calendar = universal,
    fonts: Fonts | None = None,
    resources: Resources | None = None,
) -> Godoris:
    """The application on a system of its own, its first form open.

    `day` counts days and names the deal of the day; `clock` gives hour and minute; `calendar`
    the wall's time of a second since 1970, without it universal time is shown; `resources` are those of
    another application in the same language, which need not be read again then.
    """
    look = look or Look()
    app = Godoris(sitting, look, play_tone, day)
    app.clock, app.calendar = clock, calendar
    resources = resources or Resources(language=sitting.prefs.language, fonts=fonts)
    canvas = handheld.canvas_of(look, resources.fonts)
    app.system = System(resources, canvas, app, play_tone=app.tone)
    app.system.filters.append(app.before)
    TextEntry(app.system)
    app.open()
    return app
