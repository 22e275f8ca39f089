import random
from pathlib import Path

import pytest

from godoris import rules
from godoris.engine import Phase, deal, start
from godoris.tools.measure import engine, thought, window
from godoris.tools.measure.figure import Figure, number, table


@pytest.mark.parametrize(
    ("figure", "ok"),
    [
        (Figure("a", "", 1.5, 1.5), True),
        (Figure("a", "", 1.51, 1.5), False),
        (Figure("a", "", 0.3, 0.3, at_least=True), True),
        (Figure("a", "", 0.29, 0.3, at_least=True), False),
        (Figure("a", "cannot be told", None, 1), None),
    ],
)
def test_a_limit_is_kept_or_not(figure: Figure, ok: bool | None) -> None:
    assert figure.ok is ok


def test_the_table_has_a_row_for_each_figure_in_columns() -> None:
    rows = table(
        [
            Figure("size", "largest of 3", 1424, 1536, " bytes"),
            Figure("speed", "", 0.1, 0.3, at_least=True),
            Figure("memory", "no word", None, 1.4),
        ]
    ).splitlines()
    assert [row.split("  ")[0] for row in rows if row.strip("-")] == ["figure", "size", "speed", "memory"]
    assert len(rows[1]) == max(map(len, rows))
    assert rows[2].endswith("1,424 bytes  at most 1,536 bytes  ok")
    assert rows[3].endswith("NOT OK")
    assert rows[4].endswith("-")
    assert number(0.12345) == "0.123"


def test_random_play_ends_a_game_and_stops_where_it_is_told() -> None:
    dealt = deal(rules.load("godoris"), 7)
    state = start(dealt)
    assert len(engine.played(state, random.Random(1), most=5)) == 5
    engine.played(state, random.Random(1))
    assert state.phase == Phase.OVER


def test_sizes_are_within_their_limits() -> None:
    assert engine.state_size().ok
    assert engine.saved_size().ok


def test_hards_turns_are_timed_and_his_memory_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "GAMES", 1)
    monkeypatch.setattr(thought, "TRACED", 1)
    monkeypatch.setattr(thought, "EFFORT", 0.05)
    turn, part = thought.times("dutch-2")
    memory = thought.traced_peak()
    assert turn.value is not None
    assert part.value is not None
    assert memory.value is not None
    assert 0 < turn.value < 10
    assert 0 < part.value <= 1000 * turn.value + 20
    assert memory.value > 1
    assert memory.ok


@pytest.mark.slow
def test_a_bare_window_tells_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "STILL", 0.2)
    monkeypatch.setattr(window, "SPAN", 0.3)
    seen = window.probe(("bare", "320", "240"), tmp_path, rest=True)
    assert 0 < seen.first < 30
    assert seen.size == (320, 240)
    assert 0 <= seen.load < 0.5


@pytest.mark.slow
def test_a_window_that_does_not_come_up_is_told(tmp_path: Path) -> None:
    with pytest.raises(window.ProbeError, match="scale"):
        window.probe(("godoris", "play", "--scale", "none"), tmp_path, rest=False)
