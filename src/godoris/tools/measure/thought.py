"""What Hard's thinking takes: time of whole turns, of single slices, memory."""

import random
import time
import tracemalloc
from collections.abc import Iterator
from itertools import islice

from godoris import players, rules
from godoris.engine import Phase, State, View, apply, deal, start, view
from godoris.players.base import Com
from godoris.players.hard import HardPlayer
from godoris.tools.measure.figure import Figure

GAMES = 18
"""Games of Hard against Medium; he has each seat in turn."""

TRACED = 12
"""Decisions that are taken with memory watched, which takes five times as long."""


EFFORT = 1.0
"""A factor on how many games he plays out."""


def _moments(state: State, coms: list[Com], seat: int) -> Iterator[View]:
    """What ``seat`` has to choose from, one decision after the other, until the game is over."""
    while state.phase != Phase.OVER:
        seen = view(state, state.seat)
        if state.seat == seat and len(seen.legal) > 1:
            yield seen
        apply(state, coms[state.seat].choose(seen))


def _games(name: str) -> Iterator[tuple[State, list[Com], int]]:
    rule_set = rules.load(name)
    for number in range(GAMES):
        seat = number % rule_set.seats
        coms = [players.make("medium", random.Random(number * 4 + other)) for other in range(rule_set.seats)]
        yield start(deal(rule_set, number)), coms, seat


def _thought(player: HardPlayer, seen: View) -> list[float]:
    """Seconds of each slice of a decision."""
    slices: list[float] = []
    last = time.process_time()
    for _ in player.think(seen):
        now = time.process_time()
        slices.append(now - last)
        last = now
    return slices


def times(name: str = "godoris") -> list[Figure]:
    """Whole turns, a card, the picks it asks for and Go or Stop together; and the longest slice.

    In time of the processor, as on a machine that has a core to spare.
    """
    turns: dict[tuple[int, int], float] = {}
    longest = 0.0
    for number, (state, coms, seat) in enumerate(_games(name)):
        for seen in _moments(state, coms, seat):
            slices = _thought(HardPlayer(random.Random(seen.turn), effort=EFFORT), seen)
            turns[number, seen.turn] = turns.get((number, seen.turn), 0.0) + sum(slices)
            longest = max(longest, *slices)
    ranked = sorted(turns.values())
    late = ranked[len(ranked) * 95 // 100]
    told = f"95th of 100, {len(ranked)} of {name}, at most {ranked[-1]:.2f} s"
    return [
        Figure("whole turn of Hard", told, late, 0.5, " s"),
        Figure("slice of his thinking", "the longest", longest * 1000, 20, " ms"),
    ]


def traced_peak(name: str = "godoris") -> Figure:
    """The most memory that a decision holds beyond what was there before it."""
    peak = 0
    moments = (seen for game in _games(name) for seen in _moments(*game))
    for number, seen in enumerate(islice(moments, TRACED)):
        player = HardPlayer(random.Random(number), effort=EFFORT)
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            tracemalloc.reset_peak()
            player.choose(seen)
            peak = max(peak, tracemalloc.get_traced_memory()[1] - before)
        finally:
            tracemalloc.stop()
    return Figure("traced peak of Hard's decisions", f"{TRACED} decisions", peak / 1024, 256, " KB")
