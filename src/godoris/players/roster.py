"""The players there are, weakest first."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module

from godoris.players.base import Com, PlayerError

_MAKERS: dict[str, str] = {
    "random": "chance.RandomPlayer",
    "easy": "easy.EasyPlayer",
    "medium": "medium.MediumPlayer",
    "hard": "hard.HardPlayer",
}
"""Module and class of each player, read when the first one is made: the Table need not wait for them."""


def names() -> list[str]:
    """The names that ``make`` knows, weakest first."""
    return list(_MAKERS)


def make(name: str, rng: random.Random, temper: str | None = None) -> Com:
    """A player by name and, where given, temper; it draws all its chance from ``rng``.

    PlayerError lists the names there are.
    """
    if name not in _MAKERS:
        raise PlayerError(f"no player {name!r}: expected one of {', '.join(_MAKERS)}")
    from godoris.players.temper import temper as temper_named

    module, kind = _MAKERS[name].split(".")
    maker: Callable[..., Com] = getattr(import_module(f"godoris.players.{module}"), kind)
    return maker(rng, temper_named(temper))
