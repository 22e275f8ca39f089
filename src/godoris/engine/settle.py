"""Who pays what (docs/rules.md, What a loser pays)."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from godoris.cards import BIT, CUP, MONTH_MASK, MONTHS
from godoris.engine.plan import Plan
from godoris.engine.score import Score, best_placement, groups, placements, points, units
from godoris.engine.state import BOMBED, Kind, State

_NONE, _STOP = int(Kind.NONE), int(Kind.STOP)
_SW, _MB, _PB, _KB, _GB = (1 << bit for bit in range(5))
_MARKS = (("GB", _GB), ("KB", _KB), ("MB", _MB), ("PB", _PB), ("SW", _SW))
"""What doubled a share, by name; docs/rules.md says which is which."""


class Result:
    """How a game ended.  Lists are by side, ``winner`` is a seat, payments are money and sum to zero."""

    __slots__ = ("flags", "go", "kind", "multipliers", "payments", "points", "score", "winner")

    def __init__(
        self,
        kind: str,
        winner: int | None,
        points: int,
        payments: list[int],
        go: int = 0,
        score: Score | None = None,
        multipliers: list[int] | None = None,
        flags: list[list[str]] | None = None,
    ) -> None:
        self.kind, self.winner, self.points, self.payments = kind, winner, points, payments
        self.go, self.score = go, score
        self.multipliers, self.flags = multipliers or [], flags or []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and _parts(self) == _parts(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Result({self.as_json()})"

    def as_json(self) -> dict[str, Any]:
        """The ``result`` of docs/notation.md."""
        out: dict[str, Any] = {"kind": self.kind, "winner": self.winner, "points": self.points}
        if self.score is not None:
            out |= {"go": self.go, "score": self.score._asdict()}
            out |= {"multipliers": self.multipliers, "flags": self.flags}
        if self.kind != "nagari":
            out["payments"] = self.payments
        return out


_parts = attrgetter(*Result.__slots__)


def result(state: State) -> Result | None:
    """The result of a finished game, None while it goes on."""
    plan = state.plan
    if state.kind == Kind.NONE:
        return None
    if state.kind == Kind.NAGARI:
        return Result("nagari", None, 0, [0] * plan.sides)
    if state.kind == Kind.STOP:
        return stop_result(state, state.winner)
    worth = plan.rules.chongtong if state.kind == Kind.CHONGTONG else plan.rules.three_bbuk
    paid = [-worth * state.carry * state.bet] * plan.sides
    paid[plan.side_of[state.winner]] *= 1 - plan.sides
    return Result("chongtong" if state.kind == Kind.CHONGTONG else "three_bbuk", state.winner, worth, paid)


def next_deal(state: State) -> tuple[int, int]:
    """Who deals after a finished game, and its carry (docs/rules.md, The deal and Go or Stop)."""
    won = state.kind not in (Kind.NONE, Kind.NAGARI)
    return state.winner if won else state.dealer, state.rules.next_carry(state.carry, won)


def stop_result(state: State, seat: int) -> Result:
    """What a Stop of ``seat`` would bring now, the winner's cup placed as the rule set says."""
    side = state.plan.side_of[seat]
    results = (_placed(state, seat, as_pee) for as_pee in _winner_placements(state, side))
    return max(results, key=lambda r: r.payments[side])


def balance(state: State) -> list[int]:
    """Money by side over the whole game so far: payments made during it and the settlement."""
    if state.kind == _STOP:
        settled = _stop_payments(state)
    else:
        end = result(state)
        if end is None:
            return list(state.money)
        settled = end.payments
    return [had + paid for had, paid in zip(state.money, settled, strict=True)]


def _stop_payments(state: State) -> list[int]:
    """The payments of ``stop_result`` alone, which a search asks for after every game."""
    side = state.plan.side_of[state.winner]
    best: list[int] = []
    for as_pee in _winner_placements(state, side):
        factors, _ = _factors(state, side, as_pee)
        payments = _shares(state, side, _total(state, side, as_pee), factors)
        if not best or payments[side] > best[side]:
            best = payments
    return best


def _winner_placements(state: State, side: int) -> tuple[int, ...]:
    plan, captured = state.plan, state.captured[side]
    if plan.rules.cup == "received":
        return placements(plan, captured)
    if plan.fixed_cup and state.cup and captured & BIT[CUP]:
        return (best_placement(plan, captured, state.cup),)
    return (best_placement(plan, captured),)


def _loser_placements(state: State, side: int) -> tuple[int, ...]:
    plan, captured = state.plan, state.captured[side]
    if plan.rules.loser_cup == "pee":
        return placements(plan, captured)[-1:]
    if plan.fixed_cup and state.cup and captured & BIT[CUP]:
        return placements(plan, captured, state.cup)
    return placements(plan, captured)


def _placed(state: State, seat: int, as_pee: int) -> Result:
    side = state.plan.side_of[seat]
    score = groups(state.plan, state.captured[side], as_pee)
    factors, marks = _factors(state, side, as_pee)
    total = _total(state, side, as_pee)
    payments = _shares(state, side, total, factors)
    payer = _last_caller(state, side)
    if payer >= 0:
        marks[payer] |= _GB
    flags = [[name for name, bit in _MARKS if mark & bit] for mark in marks]
    return Result("stop", seat, total, payments, state.go[side], score, factors, flags)


def _total(state: State, winner: int, as_pee: int) -> int:
    """The points that a loser pays before they are multiplied."""
    plan, captured = state.plan, state.captured[winner]
    score = groups(plan, captured, as_pee).total if captured & plan.free else points(plan, captured)
    return score + plan.rules.go_bonus(state.go[winner])


def _shares(state: State, winner: int, total: int, factors: list[int]) -> list[int]:
    """The payments by side: each loser's share from himself or from who answers for all."""
    payer = _last_caller(state, winner)
    payments = [0] * len(factors)
    worth = total * state.carry * state.bet
    for side, factor in enumerate(factors):
        if side != winner:
            share = worth * factor
            payments[side if payer < 0 else payer] -= share
            payments[winner] += share
    return payments


def _last_caller(state: State, winner: int) -> int:
    """The losing side that called Go last and pays every share (GoBak), -1 when each pays his own."""
    calls = state.callers if state.plan.rules.gobak == "pays_all" else 0
    while calls:
        side = (calls & 7) - 1
        if side != winner:
            return side
        calls >>= 3
    return -1


def doubling_months(plan: Plan, state: State, side: int) -> int:
    """How many months a side has shown as HeunDeum or taken by PokTan."""
    shown = 0
    for seat in range(side, plan.seats, plan.sides):
        shown |= state.shown[seat]
    if not shown:
        return 0
    return sum(bool(shown & (MONTH_MASK[m] | BOMBED << m)) for m in range(1, MONTHS + 1))


def _factors(state: State, winner: int, as_pee: int) -> tuple[list[int], list[int]]:
    """What multiplies the share of each side, and the marks of why; 1 and none for the winner."""
    plan = state.plan
    power, shared = _winner_doubling(state, winner, as_pee)
    won = state.captured[winner]
    piled = units(plan, won, as_pee) >= plan.rules.pee_from
    bright = (won & plan.kwang).bit_count() >= 3
    factors, marks = [], []
    for side in range(plan.sides):
        if side == winner:
            factors.append(1)
            marks.append(0)
            continue
        own = _loser_marks(state, side, piled, bright)
        factors.append(1 << power + own.bit_count())
        marks.append(shared | own)
    return factors, marks


def _winner_doubling(state: State, side: int, as_pee: int) -> tuple[int, int]:
    """How often every loser's share is doubled, and the marks of it."""
    plan, rules = state.plan, state.plan.rules
    marks = 0
    power = max(0, state.go[side] - rules.go_double_from + 1)
    months = doubling_months(plan, state, side)
    if months:
        power += months if rules.declared_doubles == "each" else 1
        marks = _SW
    captured = state.captured[side]
    if (captured & plan.yul & ~as_pee).bit_count() >= rules.yul_double:
        power += 1
        marks |= _MB
    if captured & plan.doubler:
        power += 1
    return power, marks


def _loser_marks(state: State, side: int, piled: bool, bright: bool) -> int:
    """What doubles one loser's share, each once.

    piled, bright: whether the winner has points of pee, of kwang.
    """
    plan, marks = state.plan, 0
    if piled and _peebak(state, side):
        marks = _PB
    if bright and not state.captured[side] & (plan.kwang | plan.guard):
        marks |= _KB
    if state.go[side] and plan.rules.gobak == "doubles":
        marks |= _GB
    return marks


def _peebak(state: State, side: int) -> bool:
    """Whether a loser has too little pee, his cup counted as suits him."""
    plan, rules = state.plan, state.plan.rules
    captured, below = state.captured[side], rules.peebak_below
    for as_pee in _loser_placements(state, side):
        count = units(plan, captured, as_pee)
        if count >= below or not (count or rules.peebak_zero):
            return False
    return True
