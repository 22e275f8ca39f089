"""The players there are, weakest first."""

from __future__ import annotations

import random
from collections.abc import Callable

from godoris.players.base import Com, PlayerError
from godoris.players.chance import RandomPlayer
from godoris.players.easy import EasyPlayer
from godoris.players.hard import HardPlayer
from godoris.players.medium import MediumPlayer
from godoris.players.temper import Temper
from godoris.players.temper import temper as temper_named

_MAKERS: dict[str, Callable[[random.Random, Temper], Com]] = {
    "random": RandomPlayer,
    "easy": EasyPlayer,
    "medium": MediumPlayer,
    "hard": HardPlayer,
}


def names() -> list[str]:
    """The names that ``make`` knows, weakest first."""
    return list(_MAKERS)


def make(name: str, rng: random.Random, temper: str | None = None) -> Com:
    """A player by name and, where given, temper; it draws all its chance from ``rng``.

    PlayerError lists the names there are.
    """
    if name not in _MAKERS:
        raise PlayerError(f"no player {name!r}: expected one of {', '.join(_MAKERS)}")
    return _MAKERS[name](rng, temper_named(temper))
