import json
from random import Random

import pytest

from godoris import rules
from godoris.cli import bench, main
from godoris.engine import Phase, deal, problems, start
from godoris.engine.playout import playout


def test_both_play_to_the_same_end() -> None:
    for number in range(20):
        state = start(deal(rules.load("godoris"), number))
        one = bench.random_game(state.copy(), Random(number))
        assert one.phase == Phase.OVER
        assert problems(one) == []
        assert one == playout(state.copy(), Random(number))


def test_rates_count_games() -> None:
    found = bench.rates(playout, runs=3, seconds=0.005)
    assert len(found) == 3
    assert all(rate > 100 for rate in found)
    assert bench.spread([3.2, 1.0, 2.4]) == {"median": 2, "low": 1, "high": 3}


def test_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.002)
    assert main(["bench", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    for key in ("random_games_per_second", "random_playouts_per_second"):
        assert 0 < data[key]["low"] <= data[key]["median"] <= data[key]["high"]
    assert data["runs"] == bench.RUNS
    assert main(["bench"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines[1:]] == ["random games", "random playouts"]
