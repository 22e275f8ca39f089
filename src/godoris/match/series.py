"""Many games of players among themselves, each standing alone, and their count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from godoris import players
from godoris.engine import DEAL_NUMBERS, Deal, Event, Phase, Result, apply, balance, deal, result, start, view
from godoris.match.seeds import seed_of
from godoris.rules import STANDARD, Book, RuleSet

_Z = 1.959963984540054
"""The normal distribution holds 95 % within so many standard deviations."""

_GO = 4

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Series:
    """What games are played: `players` by name, a seat each; `rotate` moves them on after each game."""

    rules: str
    bet: int
    players: tuple[str, ...]
    seed: int
    rotate: bool = False
    book: Book = STANDARD

    @property
    def rule_set(self) -> RuleSet:
        """The rule set by its name in the book; RulesError when there is none."""
        return self.book.load(self.rules)

    def shift(self, index: int) -> int:
        """How many seats the players have moved on in game `index`."""
        return index % len(self.players) if self.rotate else 0

    def play(self, index: int) -> Played:
        """Game `index`, the same whatever was played before it."""
        rule_set = self.rule_set
        shift, seats = self.shift(index), rule_set.seats
        dealt = deal(rule_set, seed_of("simulate", self.seed, index) % DEAL_NUMBERS, bet=self.bet)
        at_table = []
        for seat in range(seats):
            who = (seat - shift) % seats
            at_table.append(players.make(self.players[who], Random(seed_of("player", self.seed, index, who))))
        events: list[Event] = []
        moves: list[int] = []
        state = start(dealt, events)
        while state.phase != Phase.OVER:
            move = at_table[state.seat].choose(view(state, state.seat))
            apply(state, move, events)
            moves.append(move)
        end = result(state)
        assert end is not None
        return Played(dealt, moves, events, end, balance(state), shift)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played; `shift`: player n sat at seat n + shift."""

    deal: Deal
    moves: Sequence[int]
    events: Sequence[Event]
    result: Result
    money: Sequence[int]
    shift: int


@dataclass(slots=True)
class Tally:
    """The count of some games; whole numbers alone, so that the order of counting makes no difference.

    Lists are by player, or by side where partners share.
    """

    sides: int
    games: int = 0
    wins: list[int] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    dealer_wins: int = 0
    stops: int = 0
    points: int = 0
    go: list[int] = field(default_factory=lambda: [0] * _GO)
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        for counts in (self.wins, self.money, self.squares):
            counts.extend([0] * (self.sides - len(counts)))

    def count(self, game: Played) -> None:
        """Count one more game."""
        end, side = game.result, game.deal.rules.side
        self.games += 1
        self.kinds[end.kind] += 1
        self.events.update(event.name for event in game.events)
        for at, amount in enumerate(game.money):
            who = (at - game.shift) % self.sides
            self.money[who] += amount
            self.squares[who] += amount * amount
        if end.winner is not None:
            self.wins[(side(end.winner) - game.shift) % self.sides] += 1
            self.dealer_wins += side(end.winner) == side(game.deal.dealer)
        if end.kind == "stop":
            self.stops += 1
            self.points += end.points
            self.go[min(end.go, _GO - 1)] += 1

    def add(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        for name in ("wins", "money", "squares", "go"):
            mine, theirs = getattr(self, name), getattr(other, name)
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        for name in ("games", "dealer_wins", "stops", "points"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.kinds.update(other.kinds)
        self.events.update(other.events)

    @property
    def points_mean(self) -> float | None:
        """A winner's points (combinations and Go) over games ended by Stop; None when there was none."""
        return self.points / self.stops if self.stops else None

    def win_interval(self, who: int) -> Interval:
        """95 % for the share of games won."""
        return wilson(self.wins[who], self.games)

    def money_interval(self, who: int) -> Interval:
        """95 % for the money a game."""
        return normal(self.money[who], self.squares[who], self.games)


def wilson(hits: int, tries: int) -> Interval:
    """Wilson's interval of 95 % for a share."""
    share = hits / tries
    spread = _Z * sqrt(share * (1 - share) / tries + _Z * _Z / (4 * tries * tries))
    centre, scale = share + _Z * _Z / (2 * tries), 1 + _Z * _Z / tries
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def normal(total: int, squares: int, tries: int) -> Interval:
    """The interval of 95 % for a mean by the normal distribution; sums and sums of squares are exact."""
    mean = total / tries
    if tries < 2:
        return mean, mean
    variance = (squares * tries - total * total) / (tries * (tries - 1))
    half = _Z * sqrt(variance / tries)
    return mean - half, mean + half
