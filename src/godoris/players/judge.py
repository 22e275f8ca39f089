"""What each move is worth, from what a seat can see."""

from __future__ import annotations

from collections.abc import Sequence

from godoris.cards import BIT, FIRST_BONUS, MONTHS, SAME_MONTH, cards
from godoris.engine import View, unseen
from godoris.engine.moves import FLIP, HIDE, POKTAN, SHAKE, SHOW, TAKE
from godoris.engine.plan import Plan, plan_of
from godoris.engine.score import points
from godoris.players.values import Weights, Worth


class Judge:
    """The worth of cards and moves to one seat.

    ``own`` and ``foe`` are by card: what it is worth to the seat's side and, at most, to an opposing side;
    ``hit`` and ``out`` by month index 0-11: the chance that an opponent holds one, and the cards not seen.
    """

    def __init__(
        self, plan: Plan, w: Weights, captured: Sequence[int], side: int, near: Sequence[bool]
    ) -> None:
        self.plan, self.w, self.side = plan, w, side
        self.won = captured[side]
        self.own = Worth(plan, w, captured, side).own
        self.foe = [0.0] * len(self.own)
        for other in range(plan.sides):
            if other != side:
                factor = 1.0 + (w.threat if near[other] else 0.0)
                theirs = Worth(plan, w, captured, other).own
                self.foe = [max(a, factor * b) for a, b in zip(self.foe, theirs, strict=True)]
        self.hit = [0.0] * MONTHS
        self.out = [0] * MONTHS
        self.hidden = 1

    def look(self, hidden: int, shown: int, held: int) -> None:
        """Reckon chances: cards not seen, cards that opponents have shown and hold, their other cards."""
        self.hidden = max(1, hidden.bit_count())
        miss = 1.0 - min(1.0, held / self.hidden)
        for index in range(MONTHS):
            four = 0xF << 4 * index
            count = (hidden & four).bit_count()
            self.out[index] = count
            self.hit[index] = 1.0 if shown & four else 1.0 - miss**count

    def take(self, card: int) -> float:
        """What taking a table card is worth."""
        w, hit = self.w, self.hit[card >> 2]
        return self.own[card] * (w.base + w.hurry * hit) + w.deny * hit * self.foe[card]

    def lay(self, card: int) -> float:
        """What laying a card down that meets nothing is worth."""
        w, index = self.w, card >> 2
        return w.lay - w.danger * self.hit[index] * self.foe[card] + w.chock * self.out[index] / self.hidden

    def meet(self, card: int, on: int) -> float:
        """What a hand card is worth against the table cards of its month, given as a mask."""
        w, index, count = self.w, card >> 2, on.bit_count()
        if not count:
            return self.lay(card)
        mine = self.own[card] * (w.base + w.hurry * self.hit[index])
        taken = [self.take(other) for other in cards(on)]
        if count == 3:
            return mine + sum(taken) + w.pile
        if count == 2:
            return mine + max(taken)
        return mine + taken[0] + w.bbuk * self.out[index] / self.hidden


def near_stop(plan: Plan, score: Sequence[int], go: Sequence[int]) -> list[bool]:
    """Which sides are so near to a Stop that one capture may do, or have called Go already."""
    return [have >= plan.stop_points - 1 or calls > 0 for have, calls in zip(score, go, strict=True)]


def judge_of(v: View, w: Weights) -> Judge:
    """The judge of a seat that sees ``v``."""
    plan = plan_of(v.rules)
    side = plan.side_of[v.seat]
    judge = Judge(plan, w, v.captured, side, near_stop(plan, v.points, v.go))
    shown = held = 0
    for seat in range(plan.seats):
        if plan.side_of[seat] != side:
            shown |= v.blind.hands[seat]
            held += v.hand_counts[seat] - v.blind.hands[seat].bit_count()
    judge.look(unseen(v), shown, held)
    return judge


def move_values(v: View, judge: Judge) -> list[float]:
    """The worth of each legal move but Go and Stop, in the order of ``v.legal``."""
    return [_value(v, judge, move) for move in v.legal]


def _value(v: View, judge: Judge, move: int) -> float:
    w = judge.w
    if move < POKTAN and move >= TAKE:
        return judge.take(move - TAKE) + _makes(v, judge, BIT[move - TAKE] | v.pending | v.got | v.held)
    if move > HIDE or move == FLIP:
        return w.flip if move == FLIP else 0.0
    if move > SHOW:
        return w.shake
    if move > POKTAN:
        four = 0xF << 4 * (move - POKTAN - 1)
        return w.bomb + sum(judge.own[card] for card in cards(four)) + _makes(v, judge, four)
    card = move & ~SHAKE
    if card >= FIRST_BONUS:
        return w.bonus + judge.own[card]
    on = v.table & SAME_MONTH[card]
    worth = judge.meet(card, on) + (w.shake if move & SHAKE else 0.0)
    if not on:
        return worth + (w.pair if v.hand & SAME_MONTH[card] != BIT[card] else 0.0)
    return worth + _pile_extra(v, judge, card) + _makes(v, judge, _won(judge, card, on))


def _won(judge: Judge, card: int, on: int) -> int:
    """The mask of what a hand card takes, the better of two."""
    if on.bit_count() == 2:
        return BIT[card] | BIT[max(cards(on), key=judge.take)]
    return BIT[card] | on


def _pile_extra(v: View, judge: Judge, card: int) -> float:
    month = (card >> 2) + 1
    maker = v.piles.get(month, -1)
    extra = sum(judge.own[bonus] for bonus in cards(v.pile_bonus.get(month, 0)))
    if maker >= 0 and judge.plan.side_of[maker] == judge.side:
        extra += judge.w.own_pile * v.rules.own_bbuk
    return extra


def _makes(v: View, judge: Judge, got: int) -> float:
    """The worth of points made at once, more when they allow a Stop."""
    plan, side = judge.plan, judge.side
    after = points(plan, judge.won | got, v.blind.cup)
    if after <= v.points[side]:
        return 0.0
    worth = judge.w.point * (after - v.points[side])
    return worth + (judge.w.reach if after >= plan.stop_points and after > v.mark[side] else 0.0)
