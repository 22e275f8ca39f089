"""Medium: values cards by what they complete or deny, counts what has been seen, minds every Bak."""

from __future__ import annotations

import random

from godoris.engine import View
from godoris.engine.moves import GO, STOP
from godoris.engine.plan import plan_of
from godoris.players.base import Simple
from godoris.players.data import section
from godoris.players.judge import judge_of, move_values
from godoris.players.temper import EVEN, Temper
from godoris.players.values import weights
from godoris.players.venture import chances, odds


class MediumPlayer(Simple):
    """Plays a move of the highest worth or near it, and calls Go when the odds are good."""

    def __init__(self, rng: random.Random, temper: Temper = EVEN) -> None:
        super().__init__(rng)
        self.weights = temper.weights(weights("medium"))
        self.least: float = section("medium")["least"] + temper.go
        self.mood: float = section("medium")["mood"]

    def _pick(self, view: View) -> int:
        if STOP in view.legal:
            return GO if self._goes(view) else STOP
        rand, mood = self.rng.random, self.mood
        values = [worth + mood * rand() for worth in move_values(view, judge_of(view, self.weights))]
        return view.legal[max(range(len(values)), key=values.__getitem__)]

    def _goes(self, view: View) -> bool:
        """Whether the chance to win after a Go is good enough."""
        plan = plan_of(view.rules)
        side, left = plan.side_of[view.seat], view.hand_counts[view.seat]
        z = odds(chances(), plan, view.captured, view.go, side, left, view.blind.cup)
        return left > 0 and z > self.least
