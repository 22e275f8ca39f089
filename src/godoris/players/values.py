"""What cards are worth to a side, from what everybody can see.

Values are in bets, roughly: a point is worth what it brings from every opponent times the chance that it
counts in the end.  The weights stand in ``weights.toml`` with what each means.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from godoris.cards import BIT, RAIN_KWANG
from godoris.engine.plan import Plan
from godoris.engine.score import units
from godoris.players.data import section

_RAIN = BIT[RAIN_KWANG]
_YUL, _TTI, _KWANG = 9, 10, 5


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of ``weights.toml``; it says what each means."""

    pee: tuple[float, ...]
    peebak: float
    kwang: tuple[float, ...]
    kwang_dead: float
    rain: float
    kwangbak: float
    yul: tuple[float, ...]
    tti: tuple[float, ...]
    yul_double: float
    sets: tuple[float, ...]
    threat: float
    base: float
    hurry: float
    deny: float
    danger: float
    lay: float
    pair: float
    chock: float
    bbuk: float
    pile: float
    own_pile: float
    reach: float
    point: float
    bomb: float
    shake: float
    bonus: float
    flip: float


@cache
def weights(level: str) -> Weights:
    """The weights that a level goes by: medium or hard."""
    return Weights(**section(level, "values"))


class Worth:
    """What each card is worth to one side: ``own`` by card id."""

    __slots__ = ("_mine", "_others", "_plan", "_rivals", "_w", "own")

    def __init__(self, plan: Plan, w: Weights, captured: Sequence[int], side: int) -> None:
        self._plan, self._w, self._mine = plan, w, captured[side]
        self._rivals = [won for other, won in enumerate(captured) if other != side]
        self._others = 0
        for won in self._rivals:
            self._others |= won
        own = [0.0] * (48 + len(plan.rules.bonus))
        self._pee(own)
        self._kwang(own)
        self._counted(own, plan.yul, plan.yul_from, w.yul, _YUL)
        self._counted(own, plan.tti, plan.tti_from, w.tti, _TTI)
        self._sets(own)
        self.own = own

    def _pee(self, own: list[float]) -> None:
        plan, w = self._plan, self._w
        have = units(plan, self._mine)
        short = plan.pee_from - have
        worth = w.pee[0 if short > 6 else 1 if short > 3 else 2 if short > 0 else 3]
        threat = any(units(plan, won) >= plan.pee_from - 2 for won in self._rivals)
        if threat and have < plan.rules.peebak_below:
            worth += w.peebak
        for group, count in plan.give_order:
            while group:
                low = group & -group
                group ^= low
                own[low.bit_length() - 1] += worth * count
        for card in _ids(plan.free):
            own[card] += 2 * worth
        for card in _ids(plan.boss | plan.doubler | plan.guard):
            own[card] += 2 * worth

    def _kwang(self, own: list[float]) -> None:
        plan, w = self._plan, self._w
        have = (self._mine & plan.kwang).bit_count()
        gone = (self._others & plan.kwang).bit_count()
        worth = w.kwang[min(have, 3)] if _KWANG - gone > 2 else w.kwang_dead
        if not have and any((won & plan.kwang).bit_count() > 1 for won in self._rivals):
            worth += w.kwangbak
        for card in _ids(plan.kwang):
            own[card] += worth
        own[RAIN_KWANG] += w.rain

    def _counted(
        self, own: list[float], group: int, free: int, worths: tuple[float, ...], whole: int
    ) -> None:
        """Cards of which five make a point and each further one more."""
        have = (self._mine & group).bit_count()
        if whole - (self._others & group).bit_count() <= free:
            worth = 0.0
        else:
            worth = worths[max(0, min(2, have - free + 2))]
        if group == self._plan.yul and have + 2 >= self._plan.rules.yul_double:
            worth += self._w.yul_double
        for card in _ids(group & ~self._plan.free):
            own[card] += worth
        for card in _ids(group & self._plan.free):
            own[card] = max(own[card], worth)

    def _sets(self, own: list[float]) -> None:
        for cards, points in self._plan.sets:
            if not cards & self._others:
                worth = self._w.sets[(cards & self._mine).bit_count() % 3] * points
                for card in _ids(cards):
                    own[card] += worth


@cache
def _ids(mask: int) -> tuple[int, ...]:
    return tuple(card for card in range(56) if mask >> card & 1)
