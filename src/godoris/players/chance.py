"""Random: every legal move is as likely as another."""

from __future__ import annotations

import random

from godoris.engine import View
from godoris.players.base import Simple
from godoris.players.temper import EVEN, Temper


class RandomPlayer(Simple):
    """Plays at random, whatever its temper."""

    def __init__(self, rng: random.Random, temper: Temper = EVEN) -> None:
        super().__init__(rng)

    def _pick(self, view: View) -> int:
        return view.legal[int(self.rng.random() * len(view.legal))]
