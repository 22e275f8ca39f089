"""The ladder: each level plays to the end, and better than the one below (docs/strength.md)."""

import random

import pytest

from godoris import players, rules
from godoris.engine import Phase, apply, balance, deal, start, view
from godoris.players.base import Com
from godoris.players.hard import HardPlayer
from godoris.players.temper import temper, tempers

MOST_MOVES = 120
"""More decisions than a game of any rule set can hold."""


def made(name: str, rng: random.Random, effort: float) -> Com:
    if name == "hard":
        return HardPlayer(rng, effort=effort)
    return players.make(name, rng)


def play(rule_set: str, number: int, coms: list[Com]) -> tuple[int, list[int]]:
    """A game to its end: the winning seat, -1 for none, and the money by side."""
    state = start(deal(rules.load(rule_set), number))
    for _ in range(MOST_MOVES):
        if state.phase == Phase.OVER:
            assert not any(com.faults for com in coms)
            return state.winner, balance(state)
        apply(state, coms[state.seat].choose(view(state, state.seat)))
    raise AssertionError("a game that does not end")


def rotated(names: list[str], games: int, effort: float = 1.0) -> tuple[float, float]:
    """The first player's share of wins and his bets a game; each deal is played from every seat."""
    won, money = 0, 0.0
    for game in range(games):
        shift = game % 3
        coms = [made(names[(seat - shift) % 3], random.Random(game * 3 + seat), effort) for seat in range(3)]
        winner, paid = play("godoris", game // 3, coms)
        won += winner == shift
        money += paid[shift] / 100
    return won / games, money / games


def test_each_level_beats_the_one_below() -> None:
    for above, below in (("easy", "random"), ("medium", "easy")):
        wins, money = rotated([above, below, below], 600)
        assert wins > 0.38
        assert money > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("above", "below", "share"),
    [("easy", "random", 0.42), ("medium", "random", 0.48), ("medium", "easy", 0.42)],
)
def test_the_ladder_stands(above: str, below: str, share: float) -> None:
    wins, money = rotated([above, below, below], 6000)
    assert wins >= share
    assert money > 0


@pytest.mark.slow
@pytest.mark.parametrize(("below", "share"), [("random", 0.5), ("easy", 0.42), ("medium", 0.34)])
def test_hard_stands_on_top(below: str, share: float) -> None:
    """With a fifth of its effort and few games, so with shares that leave room for chance."""
    wins, money = rotated(["hard", below, below], 300, 0.2)
    assert wins > share
    assert money > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", rules.names())
@pytest.mark.parametrize("level", ["hard", "medium", "easy"])
def test_every_game_ends(level: str, name: str) -> None:
    """Together more than a thousand games of each level."""
    seats = rules.load(name).seats
    for number in range(150):
        coms = [made(level, random.Random(number * 4 + seat), 0.01) for seat in range(seats)]
        play(name, number, coms)


@pytest.mark.slow
@pytest.mark.parametrize("name", tempers())
def test_a_temper_changes_taste_and_not_strength(name: str) -> None:
    """Medium with a temper against two without one stays near an even third."""
    won = 0
    games = 3000
    for game in range(games):
        shift = game % 3
        coms: list[Com] = [
            players.make("medium", random.Random(seat), name if seat == shift else None) for seat in range(3)
        ]
        winner, _ = play("godoris", game // 3, coms)
        won += winner == shift
    assert temper(name).name == name
    assert 0.30 < won / games < 0.36
