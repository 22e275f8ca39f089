"""Statistics, purses and saves, kept a second time from the games themselves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from godoris.gremlins.faults import Fault
from godoris.gremlins.handheld import Handheld
from godoris.match.lasting import Lasting
from godoris.match.past import KEPT, PastGame
from godoris.match.sitting import Sitting
from godoris.match.statistics import Statistics, Summary, Table


class Left(NamedTuple):
    """What a program left behind: all that lasts, the hand's moves, and whether it was killed."""

    lasting: dict[str, object]
    moves: list[int] | None
    saving: str
    killed: bool


_AT_ONCE = ("prefs", "seed", "finished", "deals", "carry", "dealer", "past")
"""What lasts and is in the saves at every moment."""


class Books:
    """Holds the stored statistics against those recomputed from every game since the first one seen."""

    def __init__(self, handheld: Handheld) -> None:
        self._handheld = handheld
        self._dropped = Statistics()
        self._games: list[PastGame] = []
        self._before: tuple[Statistics, list[PastGame]] | None = None
        self._stats: Statistics | None = None
        self._reset: Statistics | None = None
        self._finished = 0
        self._others = 0
        self._left: Left | None = None

    # --- between two programs ---

    def opened(self, sitting: Sitting) -> None:
        """A program has read the saves: they hold what the one before it left."""
        lasting = sitting.lasting
        if self._handheld.disk is self._handheld.own and self._left is not None:
            self._compare(self._left, sitting)
        self._left = None if self._handheld.disk is self._handheld.own else self._left
        whole = len(lasting.past) == lasting.finished == lasting.stats.total.sides[0].games
        self._dropped = Statistics() if whole else bare(lasting.stats)
        self._games = list(lasting.past) if whole else []
        self._before = None
        self._stats, self._finished, self._reset = lasting.stats, lasting.finished, lasting.before_reset
        self._others = others(lasting)
        self._sum(lasting)

    def _compare(self, left: Left, sitting: Sitting) -> None:
        lasting, moves = sitting.lasting.pack(), sitting.hand.moves if sitting.hand else None
        if left.killed:
            for name in _AT_ONCE:
                if lasting[name] != left.lasting[name]:
                    raise Fault("saves", f"a killed program's {name} is not in the saves")
            if left.saving == "save" and left.moves is not None and moves != left.moves:
                raise Fault("saves", "a killed program's hand is not taken up where it was")
            return
        for name, value in left.lasting.items():
            if lasting[name] != value:
                raise Fault("saves", f"{name} is not what was left")
        if moves != left.moves:
            raise Fault("saves", "the hand is not the one that was left")

    def note(self, sitting: Sitting, killed: bool) -> None:
        """Remember what a program leaves behind that ends now."""
        if self._handheld.disk is self._handheld.own:
            hand = sitting.hand
            moves = list(hand.moves) if hand is not None and not hand.over else None
            self._left = Left(sitting.lasting.pack(), moves, sitting.prefs.saving, killed)

    # --- while one runs ---

    def check(self, sitting: Sitting, ended: bool) -> None:
        """The statistics are those of all games; with the program's end, remember what it leaves."""
        lasting = sitting.lasting
        if lasting.stats is not self._stats or lasting.finished != self._finished:
            self._follow(lasting)
            self._sum(lasting)
        if others(lasting) != self._others:
            raise Fault("books", "deals, finished games and abandoned hands do not add up")
        if ended:
            self.note(sitting, killed=False)

    def _follow(self, lasting: Lasting) -> None:
        """A finished game, a Game Reset, or one taken back."""
        if lasting.finished > self._finished + 1:
            raise Fault("books", "two games finished at once")
        if lasting.finished == self._finished + 1:
            if not lasting.past:
                raise Fault("books", "a finished game is not kept")
            self._games.append(lasting.past[-1])
            self._before = None
            if len(self._games) > KEPT:
                self._dropped = bare(self._dropped.add(summary_of(self._games.pop(0))))
        elif lasting.before_reset is not None and lasting.before_reset is self._stats:
            self._before = self._dropped, self._games
            self._dropped, self._games = Statistics(), []
            self._others = others(lasting)
        elif self._reset is not None and lasting.stats is self._reset and lasting.before_reset is None:
            # one that was made before this program started brings figures whose games are not all known
            self._dropped, self._games = self._before or (bare(lasting.stats), [])
            self._before = None
            self._others = others(lasting)
        self._stats, self._finished, self._reset = lasting.stats, lasting.finished, lasting.before_reset

    def _sum(self, lasting: Lasting) -> None:
        if sum(lasting.stats.purses):
            raise Fault("books", f"the purses do not add up to nothing: {lasting.stats.purses}")
        if bare(lasting.stats) != recounted(self._dropped, self._games):
            raise Fault("books", "the statistics are not those of the games")


def recounted(dropped: Statistics, games: Iterable[PastGame]) -> Statistics:
    """The statistics of games that are kept no more, and of those that are, played again move by move."""
    stats = dropped
    for past in games:
        stats = stats.add(summary_of(past))
    return bare(stats)


@lru_cache(maxsize=KEPT + 1)
def summary_of(past: PastGame) -> Summary:
    """What statistics need of a kept game, played again; the same game is played again once."""
    game = past.game()
    if tuple(game.money) != past.money:
        raise Fault("books", "a kept game does not pay what it paid")
    return game.summary()


def bare(stats: Statistics) -> Statistics:
    """Without abandoned hands, which no kept game tells of."""
    tables = {key: table.replace(abandoned=0) for key, table in stats.tables.items()}
    played = {key: table for key, table in tables.items() if table != Table()}
    return Statistics(stats.total.replace(abandoned=0), played, stats.line)


def others(lasting: Lasting) -> int:
    """Deals that were neither finished nor abandoned, nor are going on: always the same number."""
    going = lasting.going is not None
    return lasting.deals - lasting.finished - lasting.stats.total.abandoned - going
