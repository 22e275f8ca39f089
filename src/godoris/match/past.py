"""The games that were played: kept in a few bytes each, stepped through, and played on from any point."""

from __future__ import annotations

from collections.abc import Iterable

from godoris.engine import Event, View, apply, start, view
from godoris.frozen import Frozen
from godoris.match.game import PERSON, Game, Origin
from godoris.match.statistics import Statistics

KEPT = 200
"""So many games are kept; the oldest goes when one more is finished."""

LATEST = 2**33
"""The latest time a save may name, in seconds since 1970: far off, and still a date."""


class PastGame(Frozen):
    """A finished game as kept: packed, when it ended (seconds since 1970), each side's money."""

    packed: tuple[object, ...]
    ended: int
    money: tuple[int, ...]

    @classmethod
    def of(cls, game: Game, ended: int) -> PastGame:
        """The finished game `game`; a clock that is quite wrong does no harm."""
        return cls(tuple(game.pack()), max(0, min(ended, LATEST)), tuple(game.money))

    def game(self) -> Game:
        """The game, played again to its end; ValueError when that cannot be done any more."""
        return Game.unpack(self.packed)

    def pack(self) -> list[object]:
        """Plain data."""
        return [list(self.packed), self.ended, list(self.money)]

    @classmethod
    def unpack(cls, data: object) -> PastGame:
        """The kept game out of plain data, its moves not yet looked at; ValueError for anything else."""
        if not isinstance(data, (list, tuple)) or len(data) != 3:
            raise ValueError("not a past game")
        packed, ended, money = data
        if not isinstance(packed, (list, tuple)) or not isinstance(money, (list, tuple)):
            raise ValueError("not a past game")
        if not all(isinstance(part, (int, str, bytes)) for part in packed):
            raise ValueError("not a past game")
        if type(ended) is not int or not 0 <= ended <= LATEST:
            raise ValueError("not a past game")
        if not all(type(amount) is int for amount in money):
            raise ValueError("not a past game")
        return cls(tuple(packed), ended, tuple(money))


def recount(games: Iterable[Game]) -> Statistics:
    """The statistics of some finished games, oldest first; those still going on are left out."""
    stats = Statistics()
    for game in games:
        if game.over:
            stats = stats.add(game.summary())
    return stats


class Reel:
    """A finished game to step through, standing after `at` of its moves."""

    events: list[Event]
    """What the last step brought (after a step back or a jump: the step before it)."""

    def __init__(self, game: Game, at: int = 0) -> None:
        self.game = game
        self.go_to(at)

    @property
    def length(self) -> int:
        """The number of moves."""
        return len(self.game.moves)

    def go_to(self, at: int) -> None:
        """Stand after `at` moves, held within the game."""
        self.at = max(0, min(at, self.length))
        self.events = []
        self.state = start(self.game.deal, self.events)
        for move in self.game.moves[: self.at]:
            self.events = []
            apply(self.state, move, self.events)

    def forward(self) -> list[Event]:
        """One move on, and what happened; nothing at the end."""
        if self.at == self.length:
            return []
        self.events = []
        apply(self.state, self.game.moves[self.at], self.events)
        self.at += 1
        return self.events

    def back(self) -> None:
        """One move back; at the beginning it stays there."""
        self.go_to(self.at - 1)

    def view(self, seat: int = PERSON) -> View:
        """What a seat may know here."""
        return view(self.state, seat)

    def branch(self) -> Game:
        """A game that goes on from here and changes neither purses nor statistics."""
        origin = Origin(self.game.origin.number, self.game.origin.level, counted=False)
        return Game(self.game.deal, origin, self.game.moves[: self.at])
