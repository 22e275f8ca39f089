"""Random games to their end, without lists of moves."""

from __future__ import annotations

import random

from godoris.engine.state import Phase, State
from godoris.engine.turn import apply, legal

_PLAY, _OVER = int(Phase.PLAY), int(Phase.OVER)


def playout(state: State, rng: random.Random) -> State:
    """Play a position to its end, every legal move as likely as another; returns the same State.

    The random numbers are used as a choice from ``legal`` would use them, so that both reach the same end.
    """
    rand = rng.random
    while state.phase != _OVER:
        seat = state.seat
        if state.phase != _PLAY or state.threes or state.poktan:
            moves = legal(state)
            apply(state, moves[int(rand() * len(moves))])
            continue
        hand = state.hands[seat]
        for _ in range(int(rand() * hand.bit_count())):
            hand &= hand - 1
        apply(state, (hand & -hand).bit_length() - 1)
    return state
