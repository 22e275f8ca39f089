"""The players there are, weakest first."""

from __future__ import annotations

import random
from collections.abc import Callable

from godoris.players.base import Com, Player, PlayerError
from godoris.players.chance import RandomPlayer
from godoris.players.easy import EasyPlayer

_MAKERS: dict[str, Callable[[random.Random], Com]] = {
    "random": RandomPlayer,
    "easy": EasyPlayer,
}


def names() -> list[str]:
    """The names that ``make`` knows, weakest first."""
    return list(_MAKERS)


def make(name: str, rng: random.Random, temper: str | None = None) -> Player:
    """A player by name; it draws all its chance from ``rng``.  PlayerError lists the names there are."""
    if name not in _MAKERS:
        raise PlayerError(f"no player {name!r}: expected one of {', '.join(_MAKERS)}")
    return _MAKERS[name](rng)
