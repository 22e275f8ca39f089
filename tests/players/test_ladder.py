"""The ladder: each level plays to the end, and better than the one below (docs/strength.md)."""

import random

import pytest

from godoris import players, rules
from godoris.engine import Phase, apply, balance, deal, start, view
from godoris.players.base import Com
from godoris.players.hard import HardPlayer
from godoris.players.temper import temper, tempers


def most_moves(made: rules.RuleSet) -> int:
    """Each card dealt is a turn of at most a card, two picks and Go or Stop; bonus cards are none.

    A HeunDeum is asked for once for each three cards where it is shown at the deal.
    """
    dealt = made.seats * sum(cards for cards, _ in made.packets)
    return 4 * dealt + len(made.bonus) + (dealt // 3 if made.heundeum == "deal" else 0)


def test_a_game_at_this_table_has_at_most_86_moves() -> None:
    assert most_moves(rules.load("godoris")) == 86


def made(name: str, rng: random.Random, effort: float) -> Com:
    if name == "hard":
        return HardPlayer(rng, effort=effort)
    return players.make(name, rng)


def play(rule_set: str, number: int, coms: list[Com]) -> tuple[int, list[int]]:
    """A game to its end: the winning seat, -1 for none, and the money by side."""
    state = start(deal(rules.load(rule_set), number))
    for _ in range(most_moves(state.rules) + 1):
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


def at_least(share: float, games: int) -> float:
    """What a player who wins so much of all games wins of these in 97 of 100 cases."""
    return share - 1.9 * (share * (1 - share) / games) ** 0.5


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
    wins, money = rotated([above, below, below], 1800)
    assert wins >= at_least(share, 1800)
    assert money > 0


@pytest.mark.slow
@pytest.mark.parametrize(("below", "share"), [("random", 0.57), ("easy", 0.48), ("medium", 0.38)])
def test_hard_stands_on_top(below: str, share: float) -> None:
    """With a tenth of his effort, which costs him little."""
    wins, money = rotated(["hard", below, below], 60, 0.1)
    assert wins >= at_least(share, 60)
    assert money > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", rules.names())
@pytest.mark.parametrize("level", ["hard", "medium", "easy"])
def test_every_game_ends(level: str, name: str) -> None:
    """Hard with little effort, since each of his games takes as long as forty of the others'."""
    seats = rules.load(name).seats
    for number in range(12 if level == "hard" else 80):
        coms = [made(level, random.Random(number * 4 + seat), 0.01) for seat in range(seats)]
        play(name, number, coms)


@pytest.mark.slow
def test_games_of_three_levels_end() -> None:
    for number in range(250):
        coms = [made(name, random.Random(number), 0.001) for name in ("hard", "medium", "easy")]
        play("godoris", number, coms)


@pytest.mark.slow
@pytest.mark.parametrize("name", tempers())
def test_a_temper_changes_taste_and_not_strength(name: str) -> None:
    """Medium with a temper against two without one stays near an even third."""
    won = 0
    games = 900
    for game in range(games):
        shift = game % 3
        coms: list[Com] = [
            players.make("medium", random.Random(seat), name if seat == shift else None) for seat in range(3)
        ]
        winner, _ = play("godoris", game // 3, coms)
        won += winner == shift
    assert temper(name).name == name
    assert 0.285 < won / games < 0.38
