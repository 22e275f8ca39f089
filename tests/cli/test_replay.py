import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from godoris import resources
from godoris.cli import main, records
from godoris.cli.words import Teller
from godoris.palm.strings import Strings

HERE = Path(__file__).parent.parent / "conformance"
FOLDERS = sorted(folder.name for folder in HERE.iterdir() if list(folder.glob("*.gsr")))
FIRST = HERE / "godoris" / "001.gsr"


@pytest.mark.parametrize("folder", FOLDERS)
def test_as_json_an_object_a_line(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    paths = sorted((HERE / folder).glob("*.gsr"))
    assert main(["replay", *map(str, paths), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert len(lines) == len(paths)
    for path, line in zip(paths, lines, strict=True):
        expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
        expected.pop("legal", None)
        assert json.loads(line) == expected


def test_legal_moves(capsys: pytest.CaptureFixture[str]) -> None:
    for path in sorted((HERE / "scenarios").glob("*.gsr")):
        assert main(["legal", str(path)]) == 0
        assert capsys.readouterr().out.split() == json.loads(path.with_suffix(".json").read_text())["legal"]
    assert main(["legal", str(FIRST)]) == 0
    assert capsys.readouterr().out == "", "after the end nothing is legal"


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_record_can_be_told(folder: str, language: str) -> None:
    strings = Strings(resources.path("palm_profile/strings"), language)
    for path in (HERE / folder).glob("*.gsr"):
        record = records.read(path)
        lines = list(Teller(record, strings).lines())
        assert len(lines) >= 2 + record.deal.rules.sides
        assert not any("{" in line or "  " in line or "()" in line for line in lines)


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FIRST)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Rules godoris, bet 200, carry × 1; Com 2 deals."
    assert lines[1] == "1. Com 2: plays 11b, turns up B2 8a, takes 11a 11b B2"
    assert "Com 2 wins: 17 points (Pee 13, Go 4)." in lines
    assert "Player: -40,800 (× 4, GoBak)" in lines
    assert main(["replay", str(FIRST), "--lang", "ko"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "컴2 승: 17점 (피 13, 4고)." in lines
    assert "나: -40,800원 (× 4, 고박)" in lines


def test_an_unfinished_game_says_who_is_to_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = FIRST.read_text().split("\n\n")[0]
    path = tmp_path / "a.gsr"
    path.write_text(f'[Player2 "Kim"]\n{text}\n\n11b\n')
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("1. Kim: plays 11b")
    assert lines[2] == "Player is to move."
    assert lines[-3:-1] == ["Player has nothing", "Com 1 has nothing"]


def test_the_first_broken_file_ends_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.gsr"
    broken.write_text("[Bet")
    assert main(["replay", "--json", str(FIRST), str(broken), str(FIRST)]) == 1
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1
    assert err.count("\n") == 1
    assert "broken.gsr:1" in err


def test_several_games_in_words_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FIRST), str(FIRST)]) == 0
    assert capsys.readouterr().out.count(f"{FIRST}:\n") == 2


def run(*argv: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, *argv], capture_output=True, env={**os.environ, **environ}, timeout=60, check=False
    )


def test_a_replay_needs_neither_pygame_nor_msgpack() -> None:
    code = (
        "import sys; from godoris.cli import main; main(sys.argv[1:]);"
        "print(*{'pygame', 'msgpack', 'tqdm', 'PIL', 'multiprocessing'} & set(sys.modules), file=sys.stderr)"
    )
    for words in (["replay", str(FIRST), "--json"], ["legal", str(FIRST)], ["replay", str(FIRST)]):
        done = run("-c", code, *words)
        assert done.returncode == 0
        assert done.stderr.strip() == b""


def test_korean_on_a_terminal_that_knows_none() -> None:
    done = run("-m", "godoris", "replay", str(FIRST), "--lang", "ko", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="needs a shell with pipes")
def test_a_reader_that_leaves_is_no_error() -> None:
    files = " ".join(str(path) for path in (HERE / "godoris").glob("*.gsr"))
    command = f"'{sys.executable}' -m godoris replay {files} {files} {files} --json | head -c 100"
    done = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, check=False)
    assert len(done.stdout) == 100
    assert done.stderr == b""
