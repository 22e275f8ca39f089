"""The same seeds give the same games on every machine and Python version."""

import hashlib
from pathlib import Path

import pytest

from engine.games import NAMES, walk
from godoris import rules
from godoris.engine import deal, format_record

KEPT = Path(__file__).parent.parent / "golden" / "games.txt"
"""Lines of rule set, number of games and the SHA-256 of their records, one after the other."""


def digest(name: str, games: int) -> str:
    total = hashlib.sha256()
    for number in range(games):
        dealt = deal(rules.load(name), number)
        moves = [move for _, move in walk(dealt, number) if move >= 0]
        total.update(format_record(dealt, moves).encode())
    return total.hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_kept_digest(name: str) -> None:
    kept = {row.split()[0]: row.split()[1:] for row in KEPT.read_text("utf-8").splitlines() if row[:1] != "#"}
    games, expected = kept[name]
    assert digest(name, int(games)) == expected
