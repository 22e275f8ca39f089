"""Where nothing can be saved play goes on, and the person is told once, in plain words."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from match.sittings import quick, sit

SCRIPT = Path(__file__).with_name("hindered.py")
pytestmark = pytest.mark.slow
# a superuser may write anywhere, unless that power is given up first
PLAIN = ["setpriv", "--inh-caps=-all", "--bounding-set=-all"]
posix = pytest.mark.skipif(os.name == "nt", reason="needs the permissions of a Unix")


def superuser() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def run(
    home: Path, games: int = 2, trouble: str = "", plain: bool = False
) -> tuple[dict[str, Any], list[str]]:
    """What the program found and did, and the lines it wrote to standard error."""
    before = PLAIN if plain and superuser() else []
    if before and not shutil.which(before[0]):
        pytest.skip("needs setpriv to give up the superuser's powers")
    environ = {**os.environ, "GODORIS_HOME": str(home), "LANG": "en_GB.UTF-8"}
    command = [*before, sys.executable, str(SCRIPT), str(games), trouble]
    out = subprocess.run(command, env=environ, capture_output=True, text=True)
    assert out.returncode == 0, out.stderr
    found: dict[str, Any] = json.loads(out.stdout)
    assert found["games"] == games
    return found, out.stderr.splitlines()


def told(found: dict[str, Any]) -> list[str]:
    return [text for name, text in found["alerts"] if name == "alert.cannot_save"]


def test_without_trouble_nothing_is_told(tmp_path: Path) -> None:
    found, lines = run(tmp_path / "deep" / "home")
    assert found["alerts"] == []
    assert lines == []
    again, _ = run(tmp_path / "deep" / "home")
    assert again["alerts"] == []
    assert sit(quick(tmp_path / "deep" / "home")).lasting.finished == 4


def test_a_disk_without_room(tmp_path: Path) -> None:
    found, lines = run(tmp_path, trouble="limit")
    assert told(found) == ["Nothing can be saved: File too large"]
    assert lines == []
    assert not list(tmp_path.glob("*.new")), "half a file only takes up room"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few kilobytes, most of them taken."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", str(place)]
    if not superuser() or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("may not mount a small disk")
    (place / "full").write_bytes(b"x" * 24_000)
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk(small_disk: Path) -> None:
    found, _ = run(small_disk, games=3)
    assert told(found) == ["Nothing can be saved: the disk is full."]
    (small_disk / "full").unlink()
    assert run(small_disk, games=1)[0]["alerts"] == []


@posix
@pytest.mark.parametrize(
    ("mode", "more"),
    [(0o555, []), (0o000, ["the save could not be read and there is no other: a new one is begun"])],
)
def test_a_folder_that_may_not_be_written(tmp_path: Path, mode: int, more: list[str]) -> None:
    home = tmp_path / "home"
    home.mkdir()
    home.chmod(mode)
    try:
        found, lines = run(home, plain=True)
    finally:
        home.chmod(0o755)
    assert told(found) == ["Nothing can be saved: the folder may not be written to."]
    texts = ["nothing can be saved (Permission denied)", *more]
    assert lines == [f"godoris: {home}: {text}" for text in texts]
    assert list(home.iterdir()) == []


@posix
def test_saves_that_may_not_be_read(tmp_path: Path) -> None:
    run(tmp_path, games=1)
    for path in tmp_path.iterdir():
        path.chmod(0o000)
    tmp_path.chmod(0o555)
    try:
        found, lines = run(tmp_path, games=1, plain=True)
    finally:
        tmp_path.chmod(0o755)
        for path in tmp_path.iterdir():
            path.chmod(0o644)
    assert told(found) == ["Nothing can be saved: the folder may not be written to."]
    assert len(lines) <= 2
    assert sit(quick(tmp_path)).lasting.finished == 1, "what is there is left as it is"


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    found, lines = run(tmp_path / "file" / "home")
    assert len(told(found)) == 1
    assert len(lines) == 1


def test_a_folder_that_vanishes(tmp_path: Path) -> None:
    home = tmp_path / "home"
    found, _ = run(home, trouble="vanish")
    assert told(found) in ([], ["Nothing can be saved: the folder is not there."])


def test_a_clock_that_is_set_back(tmp_path: Path) -> None:
    found, lines = run(tmp_path, games=3, trouble="clock")
    assert found["alerts"] == []
    assert lines == []
    sitting = sit(quick(tmp_path))
    ends = [game.ended for game in sitting.past]
    assert len(ends) == 3
    assert ends == sorted(ends, reverse=True)
    assert sum(sitting.purses) == 0
