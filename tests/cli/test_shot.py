from pathlib import Path

import pytest
from pygame import image

from cli.refusing import refused
from godoris.app import shots
from godoris.cli import main

RECORD = Path(__file__).parent.parent / "conformance" / "godoris" / "002.gsr"


def test_the_screens_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "--list"]) == 0
    assert capsys.readouterr().out.splitlines() == shots.names()


def test_a_picture_is_what_the_application_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.png"
    argv = ["shot", "table", "-o", str(path), "--lang", "ko", "--device", "m505", "--scale", "2"]
    assert main(argv) == 0
    assert capsys.readouterr() == ("", "")
    found = image.load(path)
    drawn = shots.render("table", None, lang="ko", device="m505", scale=2)
    assert found.get_size() == drawn.get_size() == (320, 320)
    assert image.tobytes(found, "RGB") == image.tobytes(drawn, "RGB")


def test_with_a_record(tmp_path: Path) -> None:
    path, other = tmp_path / "a.png", tmp_path / "b.png"
    assert main(["shot", "table", "-o", str(path), "--record", str(RECORD)]) == 0
    assert main(["shot", "table", "-o", str(other)]) == 0
    assert path.read_bytes() != other.read_bytes()


@pytest.mark.parametrize(
    ("argv", "status", "words"),
    [
        (["nowhere", "-o", "x.png"], 2, ["no screen 'nowhere'", "table", "result"]),
        (["table"], 2, ["expected WHAT and -o"]),
        ([], 2, ["expected WHAT and -o"]),
        (["table", "-o", "none/x.png"], 1, ["none/x.png: No such file"]),
        (["table", "-o", "x.png", "--record", "none.gsr"], 1, ["none.gsr: No such file"]),
        (["table", "-o", "x.png", "--record", "broken.gsr"], 1, ["broken.gsr:1: ", "expected"]),
    ],
)
def test_faults(
    argv: list[str],
    status: int,
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    refused(["shot", *argv], status, words, tmp_path, monkeypatch, capsys)
