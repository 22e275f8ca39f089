"""Random games for the engine's tests."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from engine.odd import ODD
from godoris import rules
from godoris.engine import Deal, State, apply, deal, legal, start

NAMES = rules.names()
numbers = st.integers(0, 10**9 - 1)
names = st.sampled_from(ODD.names())


def walk(dealt: Deal, seed: int) -> Iterator[tuple[State, int]]:
    """Each position of a random game with the move made from it; the last one with -1."""
    state, rand = start(dealt), random.Random(seed).random
    while True:
        moves = legal(state)
        if not moves:
            yield state, -1
            return
        move = moves[int(rand() * len(moves))]
        yield state, move
        apply(state, move)


def position(name: str, number: int, depth: int) -> State:
    """The position of a random game after some moves."""
    for step, (state, _) in enumerate(walk(deal(ODD.load(name), number), number)):
        if step == depth:
            return state
    return state
