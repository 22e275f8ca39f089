import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from godoris import players, rules
from godoris.cli import main, simulate
from godoris.engine import report
from godoris.engine.record import parse

KEYS = [
    "games", "rules", "bet", "players", "wins", "money", "ci95", "dealer_wins", "points_mean", "go", "nagari",
    "chongtong", "three_bbuk", "seconds", "games_per_second", "events",
]  # fmt: skip


def simulated(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, object]:
    assert main(["simulate", "--json", *argv]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    data = json.loads(out)
    assert list(data) == KEYS
    return data


def steady(data: dict[str, object]) -> dict[str, object]:
    """Without what a clock says."""
    return {key: value for key, value in data.items() if key not in ("seconds", "games_per_second")}


def test_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--games", "90", "--seed", "11", "--players", "random,easy,random", "--rotate"]
    one = steady(simulated(capsys, *argv))
    assert one == steady(simulated(capsys, *argv, "--jobs", "3"))
    assert one != steady(simulated(capsys, *argv[:3], "12", *argv[4:]))
    assert one["games"] == sum(one["wins"]) + one["nagari"] == 90
    assert sum(one["money"]) == 0


@pytest.mark.parametrize("name", rules.names())
def test_every_rule_set(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = simulated(capsys, "--games", "20", "--rules", name, "--bet", "300", "--players", "random")
    rule_set = rules.load(name)
    assert (data["rules"], data["bet"]) == (name, 300)
    assert data["players"] == ["random"] * rule_set.seats
    assert len(data["wins"]) == len(data["money"]) == len(data["ci95"]["wins"]) == rule_set.sides
    for wins, (low, high) in zip(data["wins"], data["ci95"]["wins"], strict=True):
        assert 0 <= low <= wins / 20 <= high <= 1
    for money, (low, high) in zip(data["money"], data["ci95"]["money"], strict=True):
        assert low <= money / 20 + 0.01
        assert money / 20 - 0.01 <= high


def test_records_replay_to_the_same_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "games"
    argv = ["--games", "25", "--players", "easy,random,random", "--rotate", "--records", str(folder)]
    data = simulated(capsys, *argv, "--jobs", "2")
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"{n:06}.gsr" for n in range(1, 26)]
    wins, money = [0, 0, 0], [0, 0, 0]
    for index, path in enumerate(paths):
        record = parse(path.read_text("utf-8"))
        seats = [record.tags[f"Player{seat}"] for seat in range(3)]
        assert seats.index("easy") == index % 3
        game = report(record.replay(), [])
        for seat in range(3):
            money[(seat - index) % 3] += game["money"][seat]
        if game["result"]["winner"] is not None:
            wins[(game["result"]["winner"] - index) % 3] += 1
    assert (wins, money) == (data["wins"], data["money"])
    before = {path.name: path.read_bytes() for path in paths}
    simulated(capsys, *argv)
    assert before == {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_table_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--games", "40", "--players", "easy,random,random"]
    data = simulated(capsys, *argv)
    assert main(["simulate", *argv]) == 0
    out, err = capsys.readouterr()
    assert err == "", "no bar where nobody watches"
    lines = out.splitlines()
    row = next(line.split() for line in lines if line.startswith("easy"))
    assert int(row[1]) == data["wins"][0]
    assert f"{data['money'][0]:+,}" in row
    assert f"nagari {data['nagari']}, chongtong {data['chongtong']}" in out
    assert re.search(rf"\bbbuk {data['events'].get('bbuk', 0)}\b", out)


def test_a_bar_for_a_person_who_watches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Watched(io.StringIO):
        def isatty(self) -> bool:
            return True

    for argv, shown in (
        (["simulate", "--games", "5"], True),
        (["simulate", "--games", "5", "--json"], False),
    ):
        watched = Watched()
        monkeypatch.setattr(sys, "stderr", watched)
        assert main(argv) == 0
        assert bool(watched.getvalue()) is shown
        capsys.readouterr()


@pytest.mark.parametrize(
    ("argv", "fault"),
    [
        (["--players", "easy,easy"], "godoris: simulate: --players: 2 names: godoris has 3 seats"),
        (["--players", "easy,easy,easy", "--rules", "cardavia"], "3 names: cardavia has 2 seats"),
    ],
)
def test_players_are_as_many_as_seats(
    argv: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert fault in err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_records_that_cannot_be_written(
    tmp_path: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder" / "000003.gsr").mkdir(parents=True)
    for place in ("file", "folder"):
        argv = ["--games", "60", "--jobs", jobs, "--records", str(tmp_path / place)]
        assert main(["simulate", "--json", *argv]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert str(tmp_path / place) in err


def test_every_player_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    for name in players.names():
        assert simulated(capsys, "--games", "1", "--players", name)["players"] == [name] * 3


def test_the_same_games_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--games", "10", "--seed", "4", "--players", "easy"]
    here = steady(simulated(capsys, *argv))
    done = subprocess.run(
        [sys.executable, "-m", "godoris", "simulate", "--json", *argv],
        capture_output=True, timeout=60, check=True, env={"PYTHONHASHSEED": "7"},
    )  # fmt: skip
    assert steady(json.loads(done.stdout)) == here


def test_a_chunk_is_no_unit_of_chance(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    argv = ["--games", "30", "--players", "random"]
    usual = steady(simulated(capsys, *argv))
    monkeypatch.setattr(simulate, "CHUNK", 7)
    assert steady(simulated(capsys, *argv)) == usual
