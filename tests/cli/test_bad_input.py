"""Bad input: one clear line, status 1, nothing on standard output, for every command that reads it."""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from godoris.cli import main
from godoris.engine.record import LONGEST

GOOD = """[Rules "godoris"]
[Bet "200"]
[Carry "1"]
[Dealer "2"]
[Hand0 "11D 9a 12D 11K 2a 4a 6a"]
[Hand1 "9Y 12Y 6b 10a 5Y 3b 6Y"]
[Hand2 "11b 9b 8b 10b 5a 9T 7Y"]
[Table "3a 12K 10T 7T 11a 4T"]
[Stock "B2 8a 8Y 1T B1 8K 3T 10Y 5b 7a 4Y 4b 1a 7b 1K 5T 6T 2T 2Y 3K 2b 1b 12T"]

11b 4a 3b
"""


def changed(old: str, new: str) -> bytes:
    assert old in GOOD
    return GOOD.replace(old, new).encode()


NOISE = random.Random(5).randbytes(3000)

# four of month 3 on the table: 3T 3K 3b have changed places with 12K 10T 7T
REDEAL = GOOD.replace("12K 10T 7T", "3T 3K 3b").replace("5Y 3b 6Y", "5Y 7T 6Y")
REDEAL = REDEAL.replace("8K 3T 10Y", "8K 12K 10Y").replace("2Y 3K 2b", "2Y 10T 2b").split("\n\n")[0] + "\n"

# name, content, what the line must name
CASES: list[tuple[str, bytes, list[str]]] = [
    ("a card of no deck", changed("11D 9a", "13K 9a"), [":5: Hand0: 13K", "expected a card"]),
    ("a card twice", changed("11D 9a", "3a 9a"), [":8: Table: 3a", "expected once", "Hand0"]),
    ("a card missing", changed("11D 9a", "9a"), [":5: Hand0: 6 cards", "expected 7"]),
    ("a bonus card of another deck", changed("B2 8a", "B3 8a"), [":9: Stock: B3", "expected a card"]),
    ("an illegal move", changed("11b 4a", "11b 4b"), [":11: 4b", "expected one of", "4a"]),
    ("a token that is none", changed("11b 4a", "11b 4z"), [":11: 4z", "expected"]),
    ("a choice where there is none", changed("11b 4a", "11b >4a"), [":11: >4a", "expected one of"]),
    ("a cut header", GOOD.split("[Table")[0].encode(), [":7: Table: missing", "expected 6 cards"]),
    ("a header cut in a tag", GOOD.encode()[:70], [": ", "expected"]),
    ("an open tag", changed('[Bet "200"]', '[Bet "200"'), [":2: ", "expected a tag"]),
    ("a tag twice", changed('[Bet "200"]', '[Dealer "1"]'), [":4: Dealer", "twice"]),
    ("a tag after a move", GOOD.encode() + b'[Date "x"]\n', [":12: Date", "before the first move"]),
    ("an unknown rule set", changed('"godoris"', '"poker"'), [":1: Rules", "poker", "godoris", "cardavia"]),
    ("a bet of words", changed('"200"', '"much"'), [":2: Bet", "much", "whole number"]),
    ("a bet of nothing", changed('"200"', '"0"'), [":2: Bet", "whole number from 1"]),
    ("a bet of many figures", changed('"200"', '"' + "9" * 5000 + '"'), [":2: Bet", "whole number"]),
    ("a carry below one", changed('[Carry "1"]', '[Carry "-1"]'), [":3: Carry", "whole number from 1"]),
    ("a dealer who is no seat", changed('[Dealer "2"]', '[Dealer "3"]'), [":4: Dealer", "0 to 2"]),
    ("a deal that is dealt anew", REDEAL.encode(), [":8: ", "dealt anew", "expected"]),
    ("empty", b"", [":1: ", "missing", "expected"]),
    ("blank", b"\n\n  \n# nothing\n", ["missing", "expected"]),
    ("noise", NOISE, ["not UTF-8", "expected a game record"]),
    ("not UTF-8 in line 2", changed('"200"', '"2?0"').replace(b"?", b"\xff"), [":2: not UTF-8"]),
    ("zero bytes", b"\0" * 5000, ["expected"]),
    ("ten megabytes of one tag", b'[Bet "' + b"1" * 10_000_000 + b'"]', ["too long", str(LONGEST)]),
    ("too many characters", GOOD.encode() + b" 4a" * 30_000, [str(LONGEST)]),
    ("UTF-16", GOOD.encode("utf-16"), ["not UTF-8"]),
]  # fmt: skip

READERS = {
    "replay": lambda path: ["replay", path],
    "replay --json": lambda path: ["replay", path, "--json"],
    "legal": lambda path: ["legal", path],
    "stats": lambda path: ["stats", path, "--json"],
    "play": lambda path: [path],
}


def fails(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(argv) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("godoris: ")
    assert len(err) < 600
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize(("content", "words"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
@pytest.mark.parametrize("reader", ["replay --json", "legal"])
def test_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], reader: str, content: bytes, words: list[str]
) -> None:
    path = tmp_path / "game.gsr"
    path.write_bytes(content)
    line = fails(READERS[reader](str(path)), capsys)
    assert str(path) in line
    for word in words:
        assert word in line


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_every_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], reader: Callable[[str], list[str]]
) -> None:
    missing, folder, broken = tmp_path / "none.gsr", tmp_path / "folder", tmp_path / "broken.gsr"
    folder.mkdir()
    broken.write_text(GOOD.replace("11b 4a", "11b 4b"))
    assert "No such file" in fails(reader(str(missing)), capsys)
    assert "a folder: expected a game record" in fails(reader(str(folder)), capsys)
    assert ":11: 4b" in fails(reader(str(broken)), capsys)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.gsr"
    path.write_text(GOOD)
    path.chmod(0)
    assert "Permission denied" in fails(["replay", str(path)], capsys)


@pytest.mark.parametrize("text", [GOOD, "\ufeff" + GOOD, GOOD.replace("\n", "\r\n"), "# a word\n" + GOOD])
def test_what_editors_leave_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    path = tmp_path / "game.gsr"
    path.write_bytes(text.encode())
    assert main(["legal", str(path)]) == 0
    assert capsys.readouterr().out


WRONG = [
    (["replay"], "FILE.gsr"),
    (["replay", "a.gsr", "--lang", "fr"], "'en', 'ko'"),
    (["legal", "a", "b"], "unrecognized"),
    (["simulate", "--rules", "poker"], "there are godoris, cardavia"),
    (["simulate", "--players", "easy,clever,easy"], "no player 'clever'; there are random, easy"),
    (["simulate", "--players", ""], "no player ''"),
    (["simulate", "--games", "0"], "whole number from 1"),
    (["simulate", "--games", "many"], "whole number from 1"),
    (["simulate", "--games", "1e3"], "whole number"),
    (["simulate", "--games", "9" * 5000], "whole number"),
    (["simulate", "--jobs", "0"], "whole number"),
    (["simulate", "--bet", "-5"], "whole number"),
    (["simulate", "--game", "5"], "unrecognized"),
    (["play", "--level", "godlike"], "'easy', 'medium', 'hard'"),
    (["play", "--bet", "150"], "100, 200, 300, 400, 500"),
    (["play", "--device", "newton"], "no device 'newton'; there are palm3"),
    (["play", "--scale", "0"], "whole number from 1 to 16"),
    (["--nonsense"], "unrecognized"),
    (["stats", "--json", "--csv"], "not allowed"),
    (["export"], "FILE.pdb"),
    (["bench", "x"], "unrecognized"),
]


@pytest.mark.parametrize(("argv", "word"), WRONG, ids=[" ".join(argv)[:40] for argv, _ in WRONG])
def test_wrong_arguments(argv: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(argv)
    assert end.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert word in err


COMMANDS = ["play", "replay", "legal", "simulate", "shot", "bench", "gremlins", "stats", "export", "import"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: godoris {command}")
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    assert f"    {command} " in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith("Godoris ")
