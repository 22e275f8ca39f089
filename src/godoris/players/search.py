"""Moves tried on many deals that agree with a view, each played out to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from godoris.engine import State, View, apply, balance, determinize, stop_result
from godoris.players.rollout import Tables, rollout
from godoris.players.values import Weights


class Trial:
    """A view, ready for moves to be tried on.

    Gains are in bets, with ``win`` added for a game won; ``least``: the log-odds from which the seat is to
    call Go in games played out.
    """

    __slots__ = ("_rng", "_side", "_tables", "_view", "_win")

    def __init__(
        self, view: View, w: Weights, rng: random.Random, win: float = 0.0, least: float = 0.0
    ) -> None:
        self._view, self._rng, self._win = view, rng, win
        self._side = view.rules.side(view.seat)
        self._tables = Tables(view, w, least)

    def deal(self) -> State:
        """The unseen cards dealt anew."""
        return determinize(self._view, self._rng)

    def gain(self, state: State, move: int) -> float:
        """What a move brings in the end on one deal, which is used up."""
        apply(state, move)
        rollout(state, self._tables, self._rng.random)
        gained = balance(state)[self._side] / state.bet
        if state.winner >= 0 and state.plan.side_of[state.winner] == self._side:
            return gained + self._win
        return gained

    def stop(self) -> float:
        """What a Stop brings now, by the settlement."""
        view = self._view
        paid = stop_result(view.blind, view.seat).payments[self._side]
        return (view.money[self._side] + paid) / view.bet + self._win


class Race:
    """Candidates on the same deals; after each lap the lesser half, and any far behind, drops out.

    worths: by move, what it seemed worth before the race; doubt: the variance of such a worth.
    """

    def __init__(self, trial: Trial, worths: Mapping[int, float], doubt: float) -> None:
        self._trial, self._doubt = trial, doubt
        self._worths = worths
        self._left = list(worths)
        self._total = dict.fromkeys(worths, 0.0)
        self._deals, self._spread = 0, 0.0

    def best(self) -> int:
        """The move that leads."""
        return self._left[0]

    def run(self, games: int, part: int) -> Iterator[None]:
        """Play out about ``games`` games in all, a pause after each ``part`` of them."""
        laps = max(1, (len(self._left) - 1).bit_length())
        played = 0
        while len(self._left) > 1:
            for _ in range(max(1, games // (laps * len(self._left)))):
                self._try_all()
                played += len(self._left)
                if played >= part:
                    played = 0
                    yield None
            self._drop()

    def _try_all(self) -> None:
        """Try every candidate that is left on one deal."""
        dealt, trial = self._trial.deal(), self._trial
        gains = []
        for move in self._left:
            gain = trial.gain(dealt.copy(), move)
            self._total[move] += gain
            gains.append(gain)
        mean = sum(gains) / len(gains)
        self._spread += sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        self._deals += 1

    def _drop(self) -> None:
        """Order by what was played out and, as far as it can be trusted against that, by worth."""
        variance = self._spread / self._deals
        trust = variance / self._doubt
        of = {
            move: (self._total[move] + trust * self._worths[move]) / (self._deals + trust)
            for move in self._left
        }
        self._left.sort(key=lambda move: -of[move])
        least = of[self._left[0]] - 4 * (2 * variance / (self._deals + trust)) ** 0.5
        half = self._left[: (len(self._left) + 1) // 2]
        self._left = [move for move in half if of[move] >= least]
