import sys
from pathlib import Path

import pytest

from cli.refusing import refused
from godoris.cli import main

RECORD = Path(__file__).parent.parent.parent / "assets" / "shots" / "banner_heundeum.gsr"


def test_a_game_becomes_a_film(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.gif"
    argv = ["film", str(RECORD), "-o", str(path), "--speed", "fast", "--lang", "ko", "--device", "palm3"]
    assert main([*argv, "--scale", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith(f"{path}: 160 x 160, ")
    assert out.endswith(f"{path.stat().st_size} bytes\n")
    assert path.read_bytes().startswith(b"GIF89a")


@pytest.mark.parametrize(
    ("argv", "status", "words"),
    [
        (["none.gsr", "-o", "x.gif"], 1, ["none.gsr: No such file"]),
        (["broken.gsr", "-o", "x.gif"], 1, ["broken.gsr:1: ", "expected"]),
        ([str(RECORD)], 2, ["-o"]),
        (
            [str(RECORD), "-o", "none/x.gif", "--speed", "fast", "--scale", "1"],
            1,
            ["none/x.gif: No such file"],
        ),
        (
            [str(RECORD), "-o", "x.gif", "--device", "tungsten", "--scale", "1"],
            2,
            ["expected a multiple of 2"],
        ),
        ([str(RECORD), "-o", "x.gif", "--device", "brick"], 2, ["no device 'brick'", "tungsten"]),
        ([str(RECORD), "-o", "x.gif", "--speed", "warp"], 2, ["warp", "medium"]),
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
    refused(["film", *argv], status, words, tmp_path, monkeypatch, capsys)


def test_without_pillow_one_line_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name == "PIL" or name.startswith(("PIL.", "godoris.tools"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert main(["film", str(RECORD), "-o", str(tmp_path / "a.gif")]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Pillow is not installed" in err
    assert "godoris[film]" in err
