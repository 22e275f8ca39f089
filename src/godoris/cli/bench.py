"""`godoris bench`."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Sequence
from random import Random

from godoris import rules
from godoris.cli.columns import aligned
from godoris.engine import Phase, State, apply, deal, legal, start
from godoris.engine.playout import playout

RUNS = 7
"""Runs whose median counts."""

SECONDS = 0.3
"""What a run takes."""

GAMES = 64
"""Deals that are played again and again, so that dealing is not measured."""


def random_game(state: State, rng: Random) -> State:
    """Play a position to its end move by move, as players do, every legal move as likely as another."""
    while state.phase != Phase.OVER:
        moves = legal(state)
        apply(state, moves[int(rng.random() * len(moves))])
    return state


def rates(play: Callable[[State, Random], State], runs: int, seconds: float) -> list[float]:
    """Games a second in each run, from a fresh position each time, on one core."""
    rule_set = rules.load("godoris")
    dealt = [start(deal(rule_set, number)) for number in range(GAMES)]
    rng = Random(1)
    found = []
    for _ in range(runs):
        games, begun = 0, time.perf_counter()
        while (passed := time.perf_counter() - begun) < seconds:
            for state in dealt:
                play(state.copy(), rng)
            games += GAMES
        found.append(games / passed)
    return found


def spread(found: list[float]) -> dict[str, float]:
    """The median of the runs, and the slowest and quickest."""
    return {"median": round(statistics.median(found)), "low": round(min(found)), "high": round(max(found))}


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    measured = {
        "random_games_per_second": spread(rates(random_game, RUNS, SECONDS)),
        "random_playouts_per_second": spread(rates(playout, RUNS, SECONDS)),
    }
    if options.json:
        print(json.dumps({**measured, "runs": RUNS}))
        return 0
    rows: list[Sequence[str]] = [("a second, one core", "median", "low", "high")]
    for name, row in measured.items():
        words = name.removesuffix("_per_second").replace("_", " ")
        rows.append((words, *(f"{row[key]:,}" for key in ("median", "low", "high"))))
    print("\n".join(aligned(rows)))
    return 0
