"""`stats`, `export`, `import` and how `play` sits down."""

import csv
import io
import json
from pathlib import Path

import pytest

from godoris.app.handheld import look_of, with_look
from godoris.cli import main
from godoris.cli.parser import parse
from godoris.cli.play import sit_down
from godoris.match.preferences import Preferences
from godoris.match.seeds import deal_number
from godoris.match.store import HAND, LASTING, Store
from godoris.palm import device
from godoris.palm.look import Look
from match.sittings import one_move, play_games, quick, sit

CONFORMANCE = Path(__file__).parent.parent / "conformance"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("GODORIS_HOME", str(folder))
    return folder


def played(folder: Path, games: int = 3) -> list[int]:
    sitting = sit(quick(folder))
    play_games(sitting, games)
    sitting.new_game()
    one_move(sitting)
    sitting.leave()
    sitting.close()
    return sitting.purses


def output(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_stats_of_nobody(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(output(capsys, "stats", "--json"))
    assert data["total"]["player"]["games"] == 0
    assert data["tables"] == data["line"] == []
    assert not home.exists(), "looking makes no folder"


def test_stats_in_three_shapes(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    purses = played(home)
    data = json.loads(output(capsys, "stats", "--json"))
    assert [data["total"][who]["money"] for who in ("player", "com1", "com2")] == purses
    assert data["line"][-1] == purses
    rows = list(csv.DictReader(io.StringIO(output(capsys, "stats", "--csv"))))
    assert [int(row["money"]) for row in rows[:3]] == purses
    lines = output(capsys, "stats").splitlines()
    assert lines[0].split() == ["all", "games", "player", "com1", "com2"]
    assert lines[1].split() == ["money", *(f"{amount:,}" for amount in purses)]


def test_stats_while_godoris_is_running(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = sit(quick(home))
    play_games(sitting, 2)
    data = json.loads(output(capsys, "stats", "--json"))
    assert data["total"]["player"]["games"] == 2
    sitting.new_game()
    assert sitting.take_notices() == []


def test_stats_of_records_are_those_of_their_results(capsys: pytest.CaptureFixture[str]) -> None:
    paths = sorted((CONFORMANCE / "godoris").glob("*.gsr"))
    answers = [json.loads(path.with_suffix(".json").read_text()) for path in paths]
    ended = [answer for answer in answers if answer["result"]]
    data = json.loads(output(capsys, "stats", "--json", *map(str, paths)))
    for seat, who in enumerate(("player", "com1", "com2")):
        side = data["total"][who]
        assert side["games"] == len(ended)
        assert side["wins"] == sum(answer["result"]["winner"] == seat for answer in ended)
        assert side["money"] == sum(answer["money"][seat] for answer in ended)
        bbuk = [e for answer in ended for e in answer["events"] if (e["event"], e["seat"]) == ("bbuk", seat)]
        assert side["events"]["bbuk"] == len(bbuk)


def test_a_damaged_save_is_told_on_stderr(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(home)
    path = home / "godoris.save"
    path.write_bytes(path.read_bytes()[:-3])
    assert main(["stats", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["total"]["player"]["games"] == 3
    assert err.count("\n") == 1
    assert "the last good one is used" in err


# ---- Palm databases


def test_there_and_back(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played(home)
    pdb = tmp_path / "x.pdb"
    output(capsys, "export", str(pdb))
    assert pdb.read_bytes()[60:68] == b"SaveGDRS"
    other = tmp_path / "other"
    monkeypatch.setenv("GODORIS_HOME", str(other))
    played(other, games=1)
    output(capsys, "import", str(pdb))
    for name in ("godoris.save", "hand.save"):
        assert (other / name).read_bytes() == (home / name).read_bytes()
    (other / "godoris.save").write_bytes(b"")
    assert main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["total"]["player"]["games"] == 1, (
        "what was there is kept behind"
    )


def test_importing_a_copy_without_a_hand_ends_the_hand(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = sit(quick(home))
    play_games(sitting, 2)
    sitting.close()
    pdb = tmp_path / "x.pdb"
    output(capsys, "export", str(pdb))
    played(home)
    output(capsys, "import", str(pdb))
    store = Store(home, own=False)
    assert store.read(HAND, lambda data: data) is None
    assert sit(quick(home)).lasting == sitting.lasting


def test_faults_of_export_and_import(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def fails(*argv: str) -> str:
        assert main(argv) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        return err

    pdb, noise = tmp_path / "x.pdb", tmp_path / "noise.pdb"
    assert "nothing has been saved yet" in fails("export", str(pdb))
    assert not pdb.exists()
    played(home)
    assert "No such file" in fails("export", str(tmp_path / "none" / "x.pdb"))
    assert "directory" in fails("export", str(tmp_path))
    assert "No such file" in fails("import", str(pdb))
    assert "not a file" in fails("import", str(tmp_path))
    noise.write_bytes(b"noise" * 100)
    assert "expected" in fails("import", str(noise))
    noise.write_bytes(b"")
    assert "0 bytes: expected a Palm database" in fails("import", str(noise))
    noise.write_bytes(b"\0" * (5 << 20))
    assert "longer than" in fails("import", str(noise))
    output(capsys, "export", str(pdb))
    running = Store(home)
    assert "another Godoris is running" in fails("import", str(pdb))
    running.close()


# ---- play


def test_the_options_of_a_run(home: Path) -> None:
    options = "--seed 9 --rules cardavia --bet 300 --lang ko --device m505 --scale 3"
    sitting = sit_down(parse(options.split()))
    prefs = sitting.prefs
    assert (prefs.rules, prefs.bet, prefs.language) == ("cardavia", 300, "ko")
    assert look_of(prefs) == Look(device="m505", scale=3)
    sitting.new_game()
    assert sitting.number == deal_number(9, 0)
    sitting.prefs = with_look(sitting.prefs, Look(device="m505", scale=3, contrast=70, muted=True))
    sitting.close()
    later = sit_down(parse([]))
    assert (later.prefs.rules, later.prefs.bet, later.prefs.device) == ("godoris", 100, device.FIRST)
    assert (later.prefs.scale, later.prefs.contrast, later.prefs.muted) == (0, 70, True)
    assert later.hand.deal.rules.name == "cardavia", "the hand in progress goes on"
    later.close()


def test_the_first_look_is_the_handhelds_own() -> None:
    assert look_of(Preferences()) == Look()


def test_a_device_that_is_no_longer_there(home: Path) -> None:
    sitting = sit_down(parse([]))
    sitting.prefs = with_look(sitting.prefs, Look(device="newton"))
    assert sitting.prefs.device == "newton"
    assert look_of(sitting.prefs).device == device.FIRST
    sitting.close()


def test_the_first_language_is_the_systems(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    sitting = sit_down(parse([]))
    assert sitting.prefs.language == "ko"
    sitting.close()


def test_words_without_a_command_are_for_play() -> None:
    assert str(parse(["game.gsr"]).file) == "game.gsr"
    assert parse([]).file is None
    assert str(parse(["play", "replay"]).file) == "replay"
    assert parse(["--lang", "ko"]).lang == "ko"


def test_what_is_wrong_with_a_save_is_told_at_the_start(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(home)
    store = Store(home)
    data = store.read(LASTING, lambda data: data)
    assert isinstance(data, dict)
    data["prefs"]["bet"] = 123
    store.write(LASTING, data)
    store.close()
    (home / "hand.save").write_bytes(b"?")
    sitting = sit_down(parse([]))
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert "the last good one is used" in lines[0]
    assert "bet: no such value" in lines[1]
    assert [notice.name for notice in sitting.take_notices()] == ["last_good"], (
        "and the screen can tell it too"
    )
    sitting.close()
