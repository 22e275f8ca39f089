"""Go or Stop by chances: how likely a side that calls Go is to win after all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from godoris.engine.plan import Plan
from godoris.engine.score import points, units
from godoris.players.data import section


@dataclass(frozen=True, slots=True)
class Chances:
    """Log-odds of winning after a Go; ``weights.toml`` says what each is."""

    left: tuple[float, ...]
    pee: tuple[float, ...]
    set_open: float
    kwang_two: float
    score: tuple[float, ...]
    called: float


@cache
def chances() -> Chances:
    """The figures as delivered."""
    return Chances(**section("go"))


def odds(
    c: Chances, plan: Plan, captured: Sequence[int], go: Sequence[int], side: int, left: int, cup: int
) -> float:
    """Log-odds that ``side`` still wins when it calls Go with ``left`` cards in the hand."""
    z = c.left[min(left, len(c.left) - 1)]
    for other in range(plan.sides):
        if other != side:
            z -= risk(c, plan, captured, other, cup)
            if go[other]:
                z -= c.called
    return z


def risk(c: Chances, plan: Plan, captured: Sequence[int], other: int, cup: int) -> float:
    """How much an opponent's captured cards take from those log-odds."""
    won, rest = captured[other], 0
    for side, cards in enumerate(captured):
        if side != other:
            rest |= cards
    pee = units(plan, won) + (2 if won & plan.free else 0) - plan.pee_from + 2
    out = c.pee[min(pee, 2)] if pee >= 0 else 0.0
    for cards, _ in plan.sets:
        if not cards & rest and (cards & won).bit_count() == 2:
            out += c.set_open
    if (won & plan.kwang).bit_count() == 2 and (rest & plan.kwang).bit_count() < 3:
        out += c.kwang_two
    short = plan.stop_points - points(plan, won, cup)
    return out + (c.score[max(0, short)] if short < len(c.score) else 0.0)
