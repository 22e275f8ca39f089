"""Hard: searches over deals that agree with all it has seen, for the most money to be expected."""

from __future__ import annotations

import random
from collections.abc import Iterator

from godoris.cards import BIT, FIRST_BONUS, SAME_MONTH
from godoris.engine import Phase, View
from godoris.engine.moves import GO, SHAKE, STOP, TAKE
from godoris.engine.plan import plan_of
from godoris.players.base import Com
from godoris.players.data import section
from godoris.players.judge import judge_of, move_values
from godoris.players.search import Race, Trial
from godoris.players.temper import EVEN, Temper
from godoris.players.values import weights


class HardPlayer(Com):
    """Plays its few best moves out over the same deals and keeps the better half, until one is left.

    effort: a factor on how many games are played out.
    """

    def __init__(self, rng: random.Random, temper: Temper = EVEN, effort: float = 1.0) -> None:
        super().__init__(rng)
        self.weights = temper.weights(weights("hard"))
        self.figures = section("hard")
        self.effort = effort
        self.win: float = self.figures["win"] * temper.win
        self.go_win: float = self.figures["go_win"] * temper.win
        self.least: float = self.figures["least"] + temper.go

    def _slices(self, view: View) -> Iterator[int | None]:
        goes = STOP in view.legal
        trial = Trial(view, self.weights, self.rng, self.go_win if goes else self.win, self.least)
        if goes:
            yield from self._go_or_stop(trial)
            return
        yield None
        race = Race(trial, self._candidates(view), self.figures["doubt"])
        budget = self._games("play" if view.phase == Phase.PLAY else "pick")
        yield from race.run(budget, self.figures["slice"])
        yield race.best()

    def _games(self, kind: str) -> int:
        return max(1, int(self.effort * self.figures[kind]))

    def _go_or_stop(self, trial: Trial) -> Iterator[int | None]:
        """Go when it is worth more than what a Stop pays now, to the coin."""
        now, total, games = trial.stop(), 0.0, self._games("go")
        for played in range(1, games + 1):
            total += trial.gain(trial.deal(), GO)
            if not played % self.figures["slice"]:
                yield None
        yield GO if total > now * games else STOP

    def _candidates(self, view: View) -> dict[int, float]:
        """The moves to be tried and their worth, best first."""
        values = move_values(view, judge_of(view, self.weights))
        order = sorted(range(len(values)), key=lambda i: (-values[i], i))
        least = values[order[0]] - self.figures["gap"]
        out: dict[int, float] = {}
        alike: set[tuple[int, int]] = set()
        for i in order:
            move = view.legal[i]
            kind = _kind(view, move)
            if kind in alike or values[i] < least or len(out) == self.figures["keep"]:
                continue
            alike.add(kind)
            out[move] = values[i]
        return out


def _kind(view: View, move: int) -> tuple[int, int]:
    """What a move has in common with another that is as good: two plain pee of a month are alike."""
    card = move & ~SHAKE
    if move < TAKE and card < FIRST_BONUS and BIT[card] & plan_of(view.rules).plain:
        return SAME_MONTH[card], move & SHAKE
    return 0, move
