"""What the engine needs of memory: figures that do not depend on the machine's speed."""

import random
import tracemalloc

from hypothesis import given
from hypothesis import strategies as st

from engine.games import numbers, position
from godoris import rules
from godoris.engine import deal, start
from godoris.engine.playout import playout
from godoris.tools.measure.engine import owned


@given(numbers, st.integers(0, 40))
def test_a_state_is_small(number: int, depth: int) -> None:
    assert owned(position("godoris", number, depth)) < 1536


def test_games_leave_nothing_behind() -> None:
    made, rng = rules.load("godoris"), random.Random(1)
    playout(start(deal(made, 0)), rng)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        for number in range(1500):
            playout(start(deal(made, number)), rng)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak - before < 128 * 1024
