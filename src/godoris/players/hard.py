"""Hard: searches over deals that agree with all it has seen, for the most money to be expected."""

from __future__ import annotations

import random
from collections.abc import Iterator

from godoris.cards import BIT, FIRST_BONUS, SAME_MONTH
from godoris.engine import View, apply, balance, determinize, stop_result
from godoris.engine.moves import GO, STOP
from godoris.engine.plan import plan_of
from godoris.players.base import Com
from godoris.players.judge import judge_of, move_values
from godoris.players.rollout import Tables, rollout
from godoris.players.temper import EVEN, Temper
from godoris.players.values import weights

SLICE = 60
"""Games played out in a slice of thinking."""


class HardPlayer(Com):
    """Plays every candidate out over the same deals and keeps the better half, until one is left."""

    BUDGET = 1500
    GOES = 600
    KEEP = 6
    GAP = 4.0
    TAU2 = 0.8
    WIN = 0.0
    W = None

    def __init__(self, rng: random.Random, temper: Temper = EVEN) -> None:
        super().__init__(rng)

    def _slices(self, view: View) -> Iterator[int | None]:
        if STOP in view.legal:
            yield from self._go_or_stop(view)
            return
        w = self.W or weights("hard")
        side = view.rules.side(view.seat)
        tables = Tables(view, w)
        priors = self._candidates(view)
        candidates = list(priors)
        total = dict.fromkeys(candidates, 0.0)
        rounds = max(1, (len(candidates) - 1).bit_length())
        seen, done, square = 0, 0, 0.0
        bet = view.bet
        while len(candidates) > 1:
            for _ in range(self.BUDGET // (rounds * len(candidates))):
                dealt = determinize(view, self.rng)
                seen += 1
                row = []
                for move in candidates:
                    state = dealt.copy()
                    apply(state, move)
                    rollout(state, tables)
                    gain = balance(state)[side] / bet
                    if self.WIN and state.winner >= 0 and tables.plan.side_of[state.winner] == side:
                        gain += self.WIN
                    total[move] += gain
                    row.append(gain)
                    done += 1
                    if not done % SLICE:
                        yield None
                mean = sum(row) / len(row)
                square += sum((x - mean) ** 2 for x in row) / len(row)
            trust = square / seen / self.TAU2
            est = {move: (total[move] + trust * priors[move]) / (seen + trust) for move in candidates}
            candidates.sort(key=lambda move: -est[move])
            del candidates[(len(candidates) + 1) // 2 :]
        yield candidates[0]

    def _go_or_stop(self, view: View) -> Iterator[int | None]:
        side = view.rules.side(view.seat)
        now = (view.money[side] + stop_result(view.blind, view.seat).payments[side]) / view.bet + self.WIN
        tables = Tables(view, self.W or weights("hard"))
        total = 0.0
        for n in range(1, self.GOES + 1):
            state = determinize(view, self.rng)
            apply(state, GO)
            rollout(state, tables)
            total += balance(state)[side] / view.bet
            if self.WIN and state.winner >= 0 and tables.plan.side_of[state.winner] == side:
                total += self.WIN
            if not n % SLICE:
                yield None
        yield GO if total / self.GOES > now else STOP

    def _candidates(self, view: View) -> dict[int, float]:
        """The moves worth a search with their worth, best first."""
        values = move_values(view, judge_of(view, self.W or weights("hard")))
        plain = plan_of(view.rules).plain
        best = max(values)
        out: dict[int, float] = {}
        alike: set[tuple[int, bool]] = set()
        for i in sorted(range(len(values)), key=lambda i: -values[i]):
            move = view.legal[i]
            card = move & 63
            if move < 128 and card < FIRST_BONUS and BIT[card] & plain:
                key = (SAME_MONTH[card], move >= 64)
                if key in alike:
                    continue
                alike.add(key)
            if values[i] >= best - self.GAP and len(out) < self.KEEP:
                out[move] = values[i]
        return out
