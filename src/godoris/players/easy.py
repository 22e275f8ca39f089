"""Easy: takes the best-looking card, remembers nothing, Stops or Goes on a whim."""

from __future__ import annotations

from godoris.cards import BIT, FIRST_BONUS, SAME_MONTH, cards
from godoris.engine import View
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, STOP, TAKE
from godoris.engine.plan import Plan, plan_of
from godoris.players.base import Simple

LOOKS = {"kwang": 5.0, "yul": 3.0, "double": 3.0, "tti": 2.5, "pee": 1.0}
"""How good a card of each kind looks to one who knows no sets."""


class EasyPlayer(Simple):
    """Takes what looks best on the table now."""

    def _pick(self, view: View) -> int:
        if STOP in view.legal:
            return STOP if self.rng.random() < 0.6 else GO
        plan = plan_of(view.rules)
        best, most = view.legal[0], float("-inf")
        for move in view.legal:
            worth = self._looks(view, plan, move) + self.rng.random()
            if worth > most:
                best, most = move, worth
        return best

    def _looks(self, view: View, plan: Plan, move: int) -> float:
        if move == FLIP:
            return 1.5
        if move >= SHOW:
            return 1.0 if move < HIDE else 0.0
        if move > POKTAN:
            return 10.0
        if move >= TAKE:
            return looks(plan, move - TAKE)
        card = move & ~SHAKE
        if card >= FIRST_BONUS:
            return 8.0
        return _worth(plan, view.table, card) + (1.0 if move & SHAKE else 0.0)


def looks(plan: Plan, card: int) -> float:
    """How good one card looks."""
    bit = BIT[card]
    for name, group in (("kwang", plan.kwang), ("yul", plan.yul), ("tti", plan.tti), ("double", plan.double)):
        if bit & group:
            return LOOKS[name]
    return LOOKS["pee"]


def _worth(plan: Plan, table: int, card: int) -> float:
    """What playing a hand card seems to win; a card laid down is lost."""
    on = [looks(plan, other) for other in cards(table & SAME_MONTH[card])]
    if not on:
        return -looks(plan, card)
    if len(on) == 3:
        return 4.0 + sum(on)
    return looks(plan, card) + max(on)
