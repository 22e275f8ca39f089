"""A person at the table: game after game, with stakes, dealer and saves that go on between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from godoris.engine import DEAL_NUMBERS, Deal, Event, State, View, deal, next_deal
from godoris.match.game import PERSON, Game, Origin
from godoris.match.lasting import Lasting, hand_in_progress
from godoris.match.past import PastGame
from godoris.match.preferences import Preferences
from godoris.match.seeds import deal_number
from godoris.match.statistics import Statistics
from godoris.match.store import HAND, LASTING, Notice, Store
from godoris.rules import STANDARD, Book, RuleSet
from godoris.rules.house import FILE, dump

REGISTER_AFTER = 5
"""After each so many finished games the person is asked to register (Godoris manual, Register)."""


class Sitting:
    """The person's games: one in progress (`hand`), perhaps one for trial (`trial`), and all that lasts.

    store: where it is saved, None to keep nothing; clock: the seconds since 1970; first: the preferences of
    a first start; seed: where its deal numbers come from, unless the save has one; override: preferences
    that hold for this run and are not kept; run_seed: the same for deal numbers; book: the rule sets;
    effort: how much of their usual work the Coms do.
    """

    def __init__(
        self,
        store: Store | None,
        clock: Callable[[], float],
        *,
        seed: int,
        first: Preferences | None = None,
        override: Mapping[str, Any] | None = None,
        run_seed: int | None = None,
        book: Book = STANDARD,
        effort: float = 1.0,
    ) -> None:
        self._store = store
        self.book = book
        self._effort = effort
        self._clock = clock
        self._first = first or Preferences()
        self._override = dict(override or {})
        self._run_seed, self._run_deals = run_seed, 0
        self.hand: Game | None = None
        self.trial: Game | None = None
        self.ask_to_register = False
        self.lasting = Lasting(self._first, seed)
        self.unusable: list[str] = []
        """Preferences of the save whose values could not be used."""
        if store:
            self._load(store)

    # ---- what is there

    @property
    def prefs(self) -> Preferences:
        """The preferences in force."""
        return self.lasting.prefs.replace(**self._override)

    @prefs.setter
    def prefs(self, new: Preferences) -> None:
        """Keep new preferences; what only this run's override says is not kept unless it was changed."""
        old = self.prefs
        values = ((key, getattr(new, key)) for key in new.fields)
        changed = {key: value for key, value in values if value != getattr(old, key)}
        for key in changed:
            self._override.pop(key, None)
        self.lasting.prefs = self.lasting.prefs.replace(**changed)
        self._keep_lasting()
        if "saving" in changed and self.playing:
            # a program that is killed now shall neither lose the hand nor find it where it no longer is
            if new.saving == "not" and self._store:
                self._store.remove(HAND)
            self._keep_hand()

    @property
    def stats(self) -> Statistics:
        """The figures of the Score Board."""
        return self.lasting.stats

    @property
    def purses(self) -> list[int]:
        """What each side has, finished games alone."""
        return list(self.stats.purses)

    @property
    def standing(self) -> list[int]:
        """What each side has, the payments of the hand in progress included."""
        purses = self.purses
        if self.hand and not self.hand.over:
            for side, amount in enumerate(self.hand.money):
                purses[side] += amount
        return purses

    @property
    def carry(self) -> int:
        """The factor of the next deal."""
        return self.lasting.carry

    @property
    def dealer(self) -> int | None:
        """The seat that deals next; None before the first deal."""
        return self.lasting.dealer

    @property
    def past(self) -> tuple[PastGame, ...]:
        """The kept games, oldest first."""
        return tuple(self.lasting.past)

    @property
    def current(self) -> Game | None:
        """The game on the table: the one for trial, or the hand."""
        return self.trial or self.hand

    @property
    def game(self) -> State | None:
        """The position on the table."""
        return self.current.state if self.current else None

    @property
    def moves(self) -> list[int]:
        """The moves of the game on the table."""
        return self.current.moves if self.current else []

    @property
    def number(self) -> int | None:
        """The deal number of the game on the table; None for cards that came otherwise."""
        return self.current.origin.number if self.current else None

    @property
    def playing(self) -> bool:
        """Whether a hand is in progress that leaving would interrupt."""
        return self.hand is not None and not self.hand.over

    @property
    def asks_before_leaving(self) -> bool:
        """Whether the Save confirm form is due on leaving."""
        return self.playing and self.prefs.saving == "confirm"

    def take_notices(self) -> list[Notice]:
        """What came up about saving since the last call."""
        return self._store.take_notices() if self._store else []

    # ---- playing

    def new_game(self, number: int | None = None, dealer: int | None = None) -> list[Event]:
        """Deal; a hand in progress is void.  Returns what happened before the first move.

        A number asked for brings its own dealer unless one is given, so that it is one game for everybody.
        """
        if number is not None and not 0 <= number < DEAL_NUMBERS:
            raise ValueError(f"deal numbers run from 0 to {DEAL_NUMBERS - 1}")
        rule_set = self.book.load(self.prefs.rules)
        if number is not None:
            return self._deal(rule_set, number, dealer)
        dealer = self.dealer if self.dealer is not None and self.dealer < rule_set.seats else None
        return self._deal(rule_set, self._next_number(), dealer)

    def again(self) -> list[Event]:
        """Deal the cards on the table once more, for the bet of now; ValueError when they have no number."""
        game, number = self.current, self.number
        if game is None or number is None:
            raise ValueError("no deal to play again")
        return self._deal(game.deal.rules, number, game.deal.dealer)

    def keep_house(self, rule_set: RuleSet) -> None:
        """Make a rule set the house's, from the next deal on; its file is written where games are saved."""
        self.book = Book([rule_set])
        if self._store:
            self._store.write_text(FILE, dump(rule_set))

    def _next_number(self) -> int:
        if self._run_seed is None:
            return deal_number(self.lasting.seed, self.lasting.deals)
        self._run_deals += 1
        return deal_number(self._run_seed, self._run_deals - 1)

    def _deal(self, rule_set: RuleSet, number: int, dealer: int | None) -> list[Event]:
        self.void()
        self.trial = None
        prefs, lasting = self.prefs, self.lasting
        dealt = deal(rule_set, number, dealer, prefs.bet, lasting.carry)
        lasting.deals += 1
        self.hand = Game(dealt, Origin(number, prefs.level))
        lasting.going = (rule_set.name, prefs.level)
        if self.hand.over:
            self._book(self.hand)
        else:
            # The hand first: one that is newer than what lasts is taken up, so nothing is lost in between.
            self._keep_hand()
            self._keep_lasting()
        return list(self.hand.events)

    def play(self, move: int) -> list[Event]:
        """Make a decision in the game on the table; raises IllegalMove.  A finished hand is booked."""
        game = self._on_table()
        events = game.play(move)
        if game is self.hand:
            if game.over:
                self._book(game)
            else:
                self._keep_hand()
        return events

    def think(self) -> int | None:
        """A slice of thought of the Com to move; its move once it has decided, then to be played."""
        return self._on_table().think(self._effort)

    def view(self, seat: int = PERSON) -> View:
        """What a seat may know of the game on the table."""
        return self._on_table().view(seat)

    def take_back(self) -> None:
        """Put the played card back while its pair is being chosen."""
        game = self._on_table()
        game.take_back()
        if game is self.hand:
            self._keep_hand()

    def record(self) -> str:
        """The game on the table as a record."""
        return self._on_table().record({"Player0": self.prefs.shown_name.replace('"', "'")})

    def try_out(self, game: Game) -> None:
        """Put a game on the table that does not count; the hand waits until `end_trial`."""
        self.trial = game

    def open_deal(self, dealt: Deal, moves: list[int]) -> None:
        """Go on with a game from elsewhere, for trial; IllegalMove when its moves are none."""
        self.try_out(Game(dealt, Origin(None, self.prefs.level, counted=False), moves))

    def end_trial(self) -> None:
        """Back to the hand."""
        self.trial = None

    # ---- between the games

    def void(self) -> None:
        """Leave the hand: its payments are undone and it is counted as abandoned."""
        if not self.playing:
            return
        self.hand = None
        self._abandon()
        self._keep_lasting_and_forget_hand()

    def leave(self, keep: bool | None = None) -> None:
        """The person goes away; `keep` is the answer of the Save confirm form, which without one is Save."""
        if self.playing:
            saving = self.prefs.saving
            if saving == "save" or (saving == "confirm" and keep is not False):
                self._keep_hand(now=True)
            else:
                self.void()

    def close(self) -> None:
        """Let another copy of the program have the saves."""
        if self._store:
            self._store.close()

    def register(self, name: str) -> None:
        """Keep the person's registration."""
        self.ask_to_register = False
        self.prefs = self.prefs.replace(name=name, registered=True)

    def reset(self) -> None:
        """Game Reset: purses and statistics back to the beginning."""
        if self.lasting.before_reset is None:  # a second one takes nothing away that could be wanted back
            self.lasting.before_reset = self.lasting.stats
        self.lasting.stats = Statistics()
        self._keep_lasting()

    @property
    def can_undo_reset(self) -> bool:
        """Whether a Game Reset can be taken back: until the next game is finished."""
        return self.lasting.before_reset is not None

    def undo_reset(self) -> None:
        """Take a Game Reset back."""
        if self.lasting.before_reset is not None:
            self.lasting.stats = self.lasting.before_reset
            self.lasting.before_reset = None
            self._keep_lasting()

    # ---- saves

    def _load(self, store: Store) -> None:
        def understand(data: object) -> tuple[Lasting, list[str]]:
            return Lasting.unpack(data, self._first)

        found = store.read(LASTING, understand)
        if found:
            self.lasting, self.unusable = found
            if self.lasting.prefs.rules not in self.book.names():
                self.lasting.prefs = self.lasting.prefs.replace(rules=self._first.rules)
                self.unusable = [*self.unusable, "rules"]
        self.hand = store.read(HAND, self._understand_hand)
        if self.hand is None and self.lasting.going is not None:
            # It was being played when the program ended, and was not kept.
            self._abandon()
            self._keep_lasting()

    def _understand_hand(self, data: object) -> Game | None:
        """The hand in progress; None for one that is known to have ended."""
        lasting = self.lasting
        serial, game = hand_in_progress(data)
        if serial < lasting.deals or (serial == lasting.deals and lasting.going is None):
            return None
        lasting.deals, lasting.going = serial, (game.deal.rules.name, game.origin.level)
        return game

    def _book(self, game: Game) -> None:
        """Enter a finished hand: statistics and purses, who deals next, the carry, the kept games."""
        lasting = self.lasting
        lasting.stats = lasting.stats.add(game.summary())
        lasting.before_reset = None
        lasting.dealer, lasting.carry = next_deal(game.state)
        lasting.keep(PastGame.of(game, int(self._clock())))
        lasting.finished += 1
        lasting.going = None
        due = lasting.finished % REGISTER_AFTER == 0
        self.ask_to_register = due and not self.prefs.registered
        self._keep_lasting_and_forget_hand()

    def _abandon(self) -> None:
        if self.lasting.going is not None:
            self.lasting.stats = self.lasting.stats.abandon(*self.lasting.going)
            self.lasting.going = None

    def _keep_lasting(self) -> bool:
        return self._store is not None and self._store.write(LASTING, self.lasting.pack())

    def _keep_lasting_and_forget_hand(self) -> None:
        """Where the first cannot be done, a later start takes the hand up where it was kept last."""
        if self._keep_lasting() and self._store:
            self._store.remove(HAND)

    def _keep_hand(self, *, now: bool = False) -> None:
        if self._store and self.hand and (now or self.prefs.saving == "save"):
            self._store.write(HAND, [self.lasting.deals, self.hand.pack()])

    def _on_table(self) -> Game:
        if self.current is None:
            raise ValueError("no game on the table")
        return self.current
