"""What lasts from game to game and from start to start."""

from __future__ import annotations

from godoris.match.game import Game
from godoris.match.past import KEPT, PastGame
from godoris.match.preferences import Preferences
from godoris.match.statistics import Statistics

_SEEDS = 2**64
MOST_DEALS = 10**12
"""More deals than any save has seen."""
_SEATS = 4
_MOST_CARRY = 16


class Lasting:
    """Everything that is saved but the hand in progress.

    seed: where the deal numbers come from; deals: how many have been dealt; finished: games played to
    their end; carry, dealer: of the next deal; going: rule set and level of a hand in progress; past: the
    kept games, oldest first; before_reset: what a Game Reset took away, while it can be taken back.
    """

    def __init__(
        self,
        prefs: Preferences,
        seed: int,
        *,
        stats: Statistics | None = None,
        before_reset: Statistics | None = None,
        deals: int = 0,
        finished: int = 0,
        carry: int = 1,
        dealer: int | None = None,
        going: tuple[str, str] | None = None,
        past: list[PastGame] | None = None,
    ) -> None:
        self.prefs, self.seed = prefs, seed
        self.stats, self.before_reset = stats or Statistics(), before_reset
        self.deals, self.finished = deals, finished
        self.carry, self.dealer, self.going = carry, dealer, going
        self.past = past or []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lasting) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def keep(self, game: PastGame) -> None:
        """One more past game; the oldest goes when there are too many."""
        self.past = [*self.past, game][-KEPT:]

    def pack(self) -> dict[str, object]:
        """Plain data."""
        return {
            "prefs": self.prefs.to_dict(),
            "seed": self.seed,
            "stats": self.stats.pack(),
            "before_reset": self.before_reset.pack() if self.before_reset else None,
            "deals": self.deals,
            "finished": self.finished,
            "carry": self.carry,
            "dealer": self.dealer,
            "going": list(self.going) if self.going else None,
            "past": [game.pack() for game in self.past],
        }

    @classmethod
    def unpack(cls, data: object, first: Preferences) -> tuple[Lasting, list[str]]:
        """It out of plain data, and the preferences that could not be used.

        A bad preference takes its first value; anything else that is wrong raises ValueError.
        """
        if not isinstance(data, dict) or not data.keys() >= _KEYS:
            raise ValueError("not a save")
        prefs, past, going, dealer, before = (
            data[k] for k in ("prefs", "past", "going", "dealer", "before_reset")
        )
        if not isinstance(prefs, dict) or not all(isinstance(key, str) for key in prefs):
            raise ValueError("no preferences")
        if not isinstance(past, list):
            raise ValueError("no past games")
        known, unusable = Preferences.from_dict(prefs, first)
        lasting = cls(
            prefs=known,
            seed=_whole(data["seed"], 0, _SEEDS - 1),
            stats=Statistics.unpack(data["stats"]),
            before_reset=None if before is None else Statistics.unpack(before),
            deals=_whole(data["deals"], 0, MOST_DEALS),
            finished=_whole(data["finished"], 0, MOST_DEALS),
            carry=_whole(data["carry"], 1, _MOST_CARRY),
            dealer=None if dealer is None else _whole(dealer, 0, _SEATS - 1),
            going=_going(going),
            past=[PastGame.unpack(game) for game in past[-KEPT:]],
        )
        return lasting, unusable


def hand_in_progress(data: object) -> tuple[int, Game]:
    """The hand in progress: which deal it is, and the game; ValueError for anything else."""
    if not isinstance(data, (list, tuple)) or len(data) != 2:
        raise ValueError("not a hand")
    serial, game = _whole(data[0], 1, MOST_DEALS), Game.unpack(data[1])
    if game.over or not game.origin.counted:
        raise ValueError("not a hand in progress")
    return serial, game


_KEYS = frozenset(
    ("prefs", "seed", "stats", "before_reset", "deals", "finished", "carry", "dealer", "going", "past")
)


def _whole(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError("a number of the save is out of range")
    return value


def _going(value: object) -> tuple[str, str] | None:
    if value is None:
        return None
    if isinstance(value, (list, tuple)) and len(value) == 2 and all(isinstance(part, str) for part in value):
        return value[0], value[1]
    raise ValueError("not the rule set and level of a hand")
