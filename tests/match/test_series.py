from math import isclose

import pytest

from godoris import rules
from godoris.match.series import Series, Tally, normal, wilson


def tally(series: Series, games: int) -> Tally:
    out = Tally(rules.load(series.rules).sides)
    for index in range(games):
        out.count(series.play(index))
    return out


@pytest.mark.parametrize("name", rules.names())
def test_counts_add_up(name: str) -> None:
    seats = rules.load(name).seats
    found = tally(Series(name, 100, ("random",) * seats, 5), 30)
    assert found.games == 30
    assert sum(found.wins) + found.kinds["nagari"] == 30
    assert sum(found.go) == found.stops == found.kinds["stop"]
    assert sum(found.money) == 0
    assert found.events["stop"] == found.stops
    assert found.events["nagari"] == found.kinds["nagari"]
    assert 0 <= found.dealer_wins <= sum(found.wins)


def test_the_order_and_the_parts_make_no_difference() -> None:
    series = Series("godoris", 100, ("random", "easy", "random"), 3, rotate=True)
    whole = tally(series, 12)
    parts = Tally(3)
    for index in (7, 3, 11, 0, 1, 2, 4, 5, 6, 8, 9, 10):
        part = Tally(3)
        part.count(series.play(index))
        parts.add(part)
    assert parts == whole


def test_each_game_stands_alone() -> None:
    series = Series("godoris", 300, ("easy",) * 3, 3)
    games = [series.play(index) for index in range(10)]
    assert {game.deal.carry for game in games} == {1}
    assert {game.deal.bet for game in games} == {300}
    assert {game.deal.dealer for game in games} == {0, 1, 2}
    assert len({game.deal.table for game in games}) == 10
    assert series.play(4) == games[4]
    assert Series("godoris", 300, ("easy",) * 3, 4).play(4) != games[4]


def test_rotation_moves_the_players_on_and_counts_by_player() -> None:
    series = Series("godoris", 100, ("easy", "random", "random"), 2, rotate=True)
    assert [series.shift(index) for index in range(5)] == [0, 1, 2, 0, 1]
    for index in range(6):
        game = series.play(index)
        one = Tally(3)
        one.count(game)
        assert one.money[0] == game.money[game.shift]
        if game.result.winner is not None:
            assert one.wins[(game.result.winner - game.shift) % 3] == 1
    better = tally(series, 120)
    assert better.wins[0] > max(better.wins[1:]), "easy beats random from every seat"


def test_partners_are_counted_together() -> None:
    series = Series("dutch-4", 100, ("easy", "random", "easy", "random"), 2, rotate=True)
    found = tally(series, 60)
    assert len(found.wins) == len(found.money) == 2
    assert found.wins[0] > found.wins[1]


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (400, 1000, 0.3701, 0.4307)],
)
def test_wilson(hits: int, tries: int, low: float, high: float) -> None:
    found = wilson(hits, tries)
    assert isclose(found[0], low, abs_tol=1e-4)
    assert isclose(found[1], high, abs_tol=1e-4)


def test_normal() -> None:
    low, high = normal(30, 300, 4)  # 0, 10, 10, 10: mean 7.5, deviation 5
    assert isclose(low, 7.5 - 1.959964 * 2.5, abs_tol=1e-4)
    assert isclose(high, 7.5 + 1.959964 * 2.5, abs_tol=1e-4)
    assert normal(-500, 250000, 1) == (-500.0, -500.0)


def test_without_a_stop_there_is_no_mean() -> None:
    assert Tally(3).points_mean is None
