"""Easy: takes the best-looking card, remembers nothing, Stops or Goes on a whim."""

from __future__ import annotations

import random

from godoris.cards import BIT, FIRST_BONUS, SAME_MONTH, cards
from godoris.engine import View
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, STOP, TAKE
from godoris.engine.plan import Plan, plan_of
from godoris.players.base import Simple
from godoris.players.data import section
from godoris.players.temper import EVEN, Temper


class EasyPlayer(Simple):
    """Takes what looks best on the table now, when it does not overlook it."""

    def __init__(self, rng: random.Random, temper: Temper = EVEN) -> None:
        super().__init__(rng)
        self.looks: dict[str, float] = section("easy")
        self.stop = self.looks["stop"] + temper.stop

    def _pick(self, view: View) -> int:
        if STOP in view.legal:
            return STOP if self.rng.random() < self.stop else GO
        plan = plan_of(view.rules)
        best, most = view.legal[0], float("-inf")
        for move in view.legal:
            worth = self._worth(view, plan, move) + self.rng.random() * self.looks["mood"]
            if worth > most:
                best, most = move, worth
        return best

    def _worth(self, view: View, plan: Plan, move: int) -> float:
        looks = self.looks
        if move == FLIP:
            return looks["flip"]
        if move > SHOW:
            return looks["shake"] if move <= HIDE else 0.0
        if move > POKTAN:
            return looks["bomb"]
        if move >= TAKE:
            return self._card(plan, move - TAKE)
        card = move & ~SHAKE
        if card >= FIRST_BONUS:
            return looks["bonus"]
        return self._meets(plan, view.table, card) + (looks["shake"] if move & SHAKE else 0.0)

    def _card(self, plan: Plan, card: int) -> float:
        """How good one card looks."""
        bit = BIT[card]
        for name in ("kwang", "yul", "tti", "double"):
            if bit & getattr(plan, name):
                return self.looks[name]
        return self.looks["pee"]

    def _meets(self, plan: Plan, table: int, card: int) -> float:
        """What a hand card seems to win; a card laid down is lost."""
        own = self._card(plan, card)
        on = [self._card(plan, other) for other in cards(table & SAME_MONTH[card])]
        if not on or self.rng.random() < self.looks["oversight"]:
            return -own
        if len(on) == 3:
            return own + sum(on) + self.looks["pile"]
        return own + max(on)
