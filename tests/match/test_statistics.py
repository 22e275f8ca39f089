import csv
import io
import json

import pytest

from godoris import rules
from godoris.engine import Event, Result
from godoris.match.past import recount
from godoris.match.statistics import (
    COUNTED,
    LINE,
    PERSONS,
    Statistics,
    Summary,
    as_csv,
    as_json,
    summarize,
)
from match.sittings import play_games, sit

NOTHING = ((0,) * len(COUNTED),) * 3


def game(
    winner: int | None, money: tuple[int, ...], kind: str = "stop", go: int = 0, **other: str
) -> Summary:
    rule_set, level = other.get("rules", "godoris"), other.get("level", "easy")
    return Summary(rule_set, level, kind, winner, go, money, NOTHING[: len(money)])


def added(*games: Summary) -> Statistics:
    stats = Statistics()
    for one in games:
        stats = stats.add(one)
    return stats


def test_a_win_counts_for_its_side_and_its_number_of_go() -> None:
    stats = added(
        game(0, (800, -500, -300)), game(0, (100, -100, 0), go=2), game(1, (-700, 900, -200), go=5),
        game(None, (0, 0, 0), "nagari"),
        game(2, (-1, -1, 2), "chongtong"), game(0, (4, -2, -2), "three_bbuk"),
    )  # fmt: skip
    me, right, left = stats.total.sides
    assert (me.games, me.wins, me.nagari, me.money) == (6, 3, 1, 203)
    assert (me.by_go, right.by_go, left.by_go) == ((1, 0, 1, 0), (0, 0, 0, 1), (0, 0, 0, 0))
    assert (me.three_bbuk, left.chongtong, me.chongtong) == (1, 1, 0)
    assert (me.best, right.best, left.best) == (800, 900, 2)
    assert (me.longest, me.run, right.longest) == (2, 1, 1)
    assert stats.purses == (203, 297, -500)
    assert sum(stats.purses) == 0


def test_money_got_without_winning_is_no_best_win() -> None:
    assert added(game(1, (500, 900, -1400))).total.sides[0].best == 0


def test_rule_sets_and_levels_are_kept_apart_and_a_missing_side_stays() -> None:
    stats = added(
        game(0, (5, -5), rules="cardavia"), game(1, (-3, 6, -3)), game(1, (-3, 6, -3), level="hard")
    )
    assert set(stats.tables) == {("cardavia", "easy"), ("godoris", "easy"), ("godoris", "hard")}
    assert stats.of("cardavia", "easy").sides[2].games == 0
    assert [side.games for side in stats.total.sides] == [3, 3, 2]
    assert stats.of("dutch-2", "easy").sides[0].games == 0


def test_a_hand_left_counts_as_that_alone() -> None:
    before = added(game(0, (5, -2, -3)))
    after = before.abandon("godoris", "easy")
    assert after.total.abandoned == after.of("godoris", "easy").abandoned == 1
    assert after.total.sides == before.total.sides
    assert before.total.abandoned == 0


def test_the_purse_line_is_bounded() -> None:
    stats = added(*(game(0, (2, -1, -1)) for _ in range(LINE + 5)))
    assert len(stats.line) == LINE
    assert stats.line[-1] == stats.purses == (2 * (LINE + 5), -(LINE + 5), -(LINE + 5))


def test_a_summary_counts_events_by_side() -> None:
    rule_set = rules.load("dutch-4")
    events = [Event(1, 0, "chock"), Event(2, 2, "chock"), Event(3, 1, "bbuk"), Event(4, 3, "flip", (5,))]
    end = Result("stop", 2, 9, [200, -200], go=1)
    summary = summarize(rule_set, "easy", events, end, [200, -200])
    assert summary.winner == 0
    assert summary.events[0][COUNTED.index("chock")] == 2
    assert summary.events[1] == (1, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("name", rules.names())
def test_kept_figures_are_those_of_the_kept_records(name: str) -> None:
    sitting = sit(rules=name)
    play_games(sitting, 8)
    again = recount(past.game() for past in sitting.past)
    assert again == sitting.stats
    assert [side.money for side in again.total.sides] == sitting.purses


def test_packed_and_unpacked() -> None:
    stats = added(game(0, (5, -2, -3)), game(1, (-5, 5), rules="cardavia")).abandon("godoris", "hard")
    assert Statistics.unpack(stats.pack()) == stats
    assert Statistics.unpack(json.loads(json.dumps(stats.pack()))) == stats


GOOD = added(game(0, (5, -2, -3))).pack()


@pytest.mark.parametrize(
    "data",
    [
        None, [], 5, "abc", GOOD[:2], [*GOOD, 1], [None, GOOD[1], GOOD[2]], [GOOD[0], [[1, 2, 3]], []],
        [GOOD[0], [["godoris", 5, GOOD[0]]], []], [GOOD[0], [], [[1, 2]]], [GOOD[0], [], [[1, 2, "3"]]],
        [[-1, GOOD[0][1]], [], []], [[0, GOOD[0][1][:2]], [], []], [[True, GOOD[0][1]], [], []],
        [[0, [[10**16, *GOOD[0][1][0][1:]], *GOOD[0][1][1:]]], [], []],
    ],
)  # fmt: skip
def test_other_data_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="figure"):
        Statistics.unpack(data)


def test_as_csv_and_json_say_the_same() -> None:
    stats = added(game(0, (5, -2, -3)), game(1, (-5, 5), rules="cardavia", go=4)).abandon("godoris", "easy")
    rows = list(csv.DictReader(io.StringIO(as_csv(stats))))
    assert len(rows) == len(PERSONS) * (1 + len(stats.tables))
    data = as_json(stats)
    for row in rows:
        if row["rules"] == "*":
            table = data["total"]
        else:
            table = next(
                t for t in data["tables"] if (t["rules"], t["level"]) == (row["rules"], row["level"])
            )
        side = table[row["person"]]
        assert int(row["abandoned"]) == table["abandoned"]
        assert int(row["money"]) == side["money"]
        assert int(row["go3"]) == side["go"][3]
        assert int(row["chock"]) == side["events"]["chock"]
