"""Tempers: what a Com likes, within the strength of its level."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from godoris import toml
from godoris.frozen import Frozen
from godoris.players.base import PlayerError

if TYPE_CHECKING:
    from godoris.players.values import Weights


class Temper(Frozen):
    """A taste; ``tempers.toml`` says what each figure is."""

    name: str = ""
    go: float = 0.0
    kwang: float = 1.0
    sets: float = 1.0
    pee: float = 1.0
    deny: float = 1.0
    danger: float = 1.0
    stop: float = 0.0
    win: float = 1.0

    def weights(self, w: Weights) -> Weights:
        """What things are worth to one of this temper."""
        return replace(
            w,
            kwang=tuple(self.kwang * worth for worth in w.kwang),
            sets=tuple(self.sets * worth for worth in w.sets),
            pee=tuple(self.pee * worth for worth in w.pee),
            deny=self.deny * w.deny,
            danger=self.danger * w.danger,
        )


EVEN = Temper()
"""No temper at all."""


@cache
def _table() -> dict[str, Any]:
    return toml.loads(Path(__file__).with_name("tempers.toml").read_text(encoding="utf-8"))


def tempers() -> list[str]:
    """The tempers there are, those of the seats from Com 1 on."""
    return list(_table()["seats"])


def temper_of(seat: int) -> str | None:
    """The temper of the Com at a seat, None for a seat without one."""
    seats = tempers()
    return seats[seat - 1] if 0 < seat <= len(seats) else None


def temper(name: str | None) -> Temper:
    """A temper by name, None for none; PlayerError lists the names there are."""
    if name is None:
        return EVEN
    if name not in tempers():
        raise PlayerError(f"no temper {name!r}: expected one of {', '.join(tempers())}")
    return Temper(name, **_table()[name])
