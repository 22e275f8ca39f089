"""Who the others are, from how they play: how often each of them may do anything at all.

One who goes by the cards seldom lays one that meets nothing, in his first turn one time in six; one who
plays at random does so in six of ten (docs/strength.md, What the search is worth).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt

from godoris.engine import View
from godoris.players.data import section


@dataclass(frozen=True, slots=True)
class Guess:
    """The figures; ``weights.toml`` says what each is."""

    most: float
    first: float
    laid: float
    turn: float


@cache
def guess() -> Guess:
    """The figures as delivered."""
    return Guess(**section("guess"))


def looseness(v: View, g: Guess) -> list[float]:
    """By seat, how often it may do anything at all, 0 to 1; never the seat that looks."""
    out = []
    for seat, held in enumerate(v.hand_counts):
        turns = max(0, v.rules.hand - held)
        z = g.first + g.laid * v.laid[seat] + g.turn * turns
        # nearly the logistic function, of operations that every machine rounds alike
        out.append(g.most * (0.5 + 0.5 * z / sqrt(z * z + 4.0)))
    out[v.seat] = 0.0
    return out
