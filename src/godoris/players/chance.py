"""Random: every legal move is as likely as another."""

from __future__ import annotations

from godoris.engine import View
from godoris.players.base import Simple


class RandomPlayer(Simple):
    """Plays at random."""

    def _pick(self, view: View) -> int:
        return view.legal[int(self.rng.random() * len(view.legal))]
