"""Who pays what (docs/rules.md, What a loser pays)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from godoris.cards import BIT, CUP, MONTH_MASK, MONTHS
from godoris.engine.plan import Plan
from godoris.engine.score import Score, best_placement, groups, placements, units
from godoris.engine.state import BOMBED, Kind, State


@dataclass(slots=True)
class Result:
    """How a game ended.  Lists are by side, ``winner`` is a seat, payments are money and sum to zero."""

    kind: str
    winner: int | None
    points: int
    payments: list[int]
    go: int = 0
    score: Score | None = None
    multipliers: list[int] = field(default_factory=list)
    flags: list[list[str]] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The ``result`` of docs/notation.md."""
        out: dict[str, Any] = {"kind": self.kind, "winner": self.winner, "points": self.points}
        if self.score is not None:
            out |= {"go": self.go, "score": self.score._asdict()}
            out |= {"multipliers": self.multipliers, "flags": self.flags}
        if self.kind != "nagari":
            out["payments"] = self.payments
        return out


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
    end = result(state)
    return [a + b for a, b in zip(state.money, end.payments, strict=True)] if end else list(state.money)


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
    plan, rules, winner = state.plan, state.plan.rules, state.plan.side_of[seat]
    score = groups(plan, state.captured[winner], as_pee)
    calls = state.go[winner]
    total = score.total + rules.go_bonus(calls)
    common, shared = _winner_doubling(state, winner, as_pee)
    multipliers = [1] * plan.sides
    flags: list[list[str]] = [[] for _ in range(plan.sides)]
    payments = [0] * plan.sides
    payer = _last_caller(state, winner)
    for side in range(plan.sides):
        if side == winner:
            continue
        own, marks = _loser_doubling(state, winner, as_pee, side)
        multipliers[side] = common * own
        marks += shared
        if side == payer:
            marks.append("GB")
        flags[side] = sorted(marks)
        share = total * state.carry * state.bet * multipliers[side]
        payments[side if payer < 0 else payer] -= share
        payments[winner] += share
    return Result("stop", seat, total, payments, calls, score, multipliers, flags)


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


def _winner_doubling(state: State, side: int, as_pee: int) -> tuple[int, list[str]]:
    """The doublings that every loser pays, and their flags."""
    plan, rules = state.plan, state.plan.rules
    flags: list[str] = []
    power = max(0, state.go[side] - rules.go_double_from + 1)
    months = doubling_months(plan, state, side)
    if months:
        power += months if rules.declared_doubles == "each" else 1
        flags.append("SW")
    captured = state.captured[side]
    if (captured & plan.yul & ~as_pee).bit_count() >= rules.yul_double:
        power += 1
        flags.append("MB")
    if captured & plan.doubler:
        power += 1
    return 1 << power, flags


def _loser_doubling(state: State, winner: int, as_pee: int, side: int) -> tuple[int, list[str]]:
    """The doublings of one loser, his cup counted as suits him, and their flags."""
    plan, rules = state.plan, state.plan.rules
    won, lost = state.captured[winner], state.captured[side]
    factor, flags = 1, []
    if units(plan, won, as_pee) >= rules.pee_from:
        held = [units(plan, lost, own) for own in _loser_placements(state, side)]
        if all((rules.peebak_zero or count) and count < rules.peebak_below for count in held):
            factor, flags = 2, ["PB"]
    if (won & plan.kwang).bit_count() >= 3 and not lost & (plan.kwang | plan.guard):
        factor, flags = factor * 2, [*flags, "KB"]
    if rules.gobak == "doubles" and state.go[side]:
        factor, flags = factor * 2, [*flags, "GB"]
    return factor, flags
