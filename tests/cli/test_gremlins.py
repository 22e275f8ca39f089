"""`godoris gremlins`: what it prints, and its exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from godoris.app.score_board import ScoreBoard
from godoris.cli import main
from godoris.gremlins.run import replay
from godoris.gremlins.steps import read

LIST = "device palm5\nlanguage ko\nstart\npen 120,141\nnil 300\nkey HARD_1\n"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Score Board that cannot be drawn."""

    def paint(*_: object) -> None:
        raise RuntimeError("no Score Board")

    monkeypatch.setattr(ScoreBoard, "_paint", paint)


def test_what_was_reached_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gremlins", "--seed", "3", "--events", "150", "--device", "palm5", "--lang", "ko"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("seed 3\n")
    assert "palm5 ko" in out
    assert "forms opened (" in out
    assert "screens never reached (" in out
    assert "fault" not in out


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gremlins", "--events", "60", "--device", "all", "--lang", "en", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [run["device"] for run in found["runs"]] == ["palm3", "palm5", "palm3c", "m505", "tungsten"]
    assert all(run["events"] >= 60 and run["language"] == "en" for run in found["runs"])
    assert found["fault"] is None
    assert found["coverage"]["events"] == sum(run["events"] for run in found["runs"])
    assert set(found["coverage"]["never"]) <= {"forms", "controls", "items", "screens"}


def test_a_list_is_done_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "list.txt"
    file.write_text(LIST, encoding="utf-8")
    assert main(["gremlins", "--replay", str(file)]) == 0
    assert "score_board 1" in capsys.readouterr().out


@pytest.mark.usefixtures("broken")
def test_a_fault_is_printed_and_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "list.txt"
    file.write_text(LIST, encoding="utf-8")
    assert main(["gremlins", "--replay", str(file)]) == 1
    assert "fault: exception: RuntimeError in " in capsys.readouterr().out
    assert main(["gremlins", "--replay", str(file), "--json"]) == 1
    fault = json.loads(capsys.readouterr().out)["fault"]
    assert fault["kind"] == "exception"
    assert "no Score Board" in fault["text"]
    assert fault["list"].splitlines()[-1] == "key HARD_1"


@pytest.mark.slow
@pytest.mark.usefixtures("broken")
def test_a_fault_that_is_found_comes_with_a_short_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gremlins", "--seed", "1", "--events", "4000", "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "fault: exception: RuntimeError" in out
    beginning, steps = read(out[out.index("\n# the shortest list") :])
    assert len(steps) <= 5
    assert replay(beginning, steps).fault is not None


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"jump\n", ":1: jump: expected one of pen"), (b"\xff", "expected text in UTF-8")],
)
def test_a_list_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, said: str
) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes(content)
    assert main(["gremlins", "--replay", str(file)]) == 1
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
    assert main(["gremlins", "--replay", str(tmp_path / "none.txt")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "words", [["--events", "0"], ["--seed", "-1"], ["--device", "psion"], ["--lang", "fr"], ["x"]]
)
def test_wrong_arguments_end_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["gremlins", *words])
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
