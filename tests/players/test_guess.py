"""Who the others are, from the cards that they laid."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from godoris import players
from godoris.engine import DEAL_NUMBERS, Phase, apply, deal, start, view
from godoris.players.guess import Guess, guess, looseness
from godoris.rules import load
from players.positions import views


def mean_guess(level: str, turns: int = 3, games: int = 200) -> float:
    """What seat 0 thinks of two players of a level after so many of their turns, on average."""
    found = []
    for number in range(games):
        coms = [players.make(name, Random(f"{number} {name}")) for name in ("medium", level, level)]
        state = start(deal(load("godoris"), number * 7919 % DEAL_NUMBERS))
        while state.phase != Phase.OVER:
            v = view(state, 0)
            if state.seat == 0 and state.phase == Phase.PLAY:
                loose = looseness(v, guess())
                found += [loose[seat] for seat in (1, 2) if v.hand_counts[seat] == 7 - turns]
            apply(state, coms[state.seat].choose(view(state, state.seat)))
    assert len(found) > games
    return sum(found) / len(found)


def test_levels_are_told_apart_after_three_turns() -> None:
    medium, easy, chance = (mean_guess(level) for level in ("medium", "easy", "random"))
    assert medium < easy < chance
    assert chance > 2 * medium
    assert chance > 1.5 * easy


def test_each_card_laid_for_nothing_counts_and_each_turn_without() -> None:
    v = next(v for v in views(1, ["godoris"]) if v.hand_counts == [7, 7, 7])
    other = (v.seat + 1) % 3
    found = []
    for laid, held in ((0, 7), (0, 6), (1, 6), (1, 4), (3, 4), (7, 0)):
        v.laid[other], v.hand_counts[other] = laid, held
        found.append(looseness(v, guess())[other])
    first, met, missed, once, often, always = found
    assert met < first < missed
    assert once < missed < often < always < guess().most


def test_the_seat_that_looks_is_never_loose() -> None:
    for v in views(2):
        found = looseness(v, guess())
        assert found[v.seat] == 0
        assert all(0 < value < guess().most for seat, value in enumerate(found) if seat != v.seat)


@pytest.mark.parametrize("most", [0.0, 1.0])
def test_most_is_the_bound(most: float) -> None:
    v = next(views(1, ["godoris"]))
    assert max(looseness(v, replace(guess(), most=most))) <= most
    assert looseness(v, Guess(most, 0.0, 0.0, 0.0))[(v.seat + 1) % 3] == most / 2
