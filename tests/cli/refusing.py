"""What every command does with bad input: one line, a status, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from godoris.cli import main


def refused(
    argv: list[str], status: int, words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """Run a command in a folder with a broken.gsr: it ends with the status and one line with the words."""
    monkeypatch.chdir(folder)
    (folder / "broken.gsr").write_text("[Bet")
    try:
        found = main(argv)
    except SystemExit as end:
        found = int(end.code or 0)
    assert found == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    for word in words:
        assert word in err
    assert [path.name for path in folder.iterdir()] == ["broken.gsr"]
