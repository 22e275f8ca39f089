"""Every kept record gives the events, result, money and cards that stand beside it."""

import json
from pathlib import Path

import pytest

from godoris.engine import legal, problems, report
from godoris.engine.moves import token
from godoris.engine.record import parse

HERE = Path(__file__).parent
RECORDS = sorted(HERE.rglob("*.gsr"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_record(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    record = parse(path.read_text("utf-8"), path.name)
    events: list = []
    state = record.replay(events)
    got = report(state, events)
    if "legal" in expected:
        got["legal"] = [token(state.rules, move) for move in legal(state)]
    assert got == expected
    assert problems(state) == []


def test_nothing_is_missing() -> None:
    counts = {folder.name: len(list(folder.glob("*.gsr"))) for folder in HERE.iterdir() if folder.is_dir()}
    counts.pop("__pycache__", None)
    assert counts["godoris"] == 78
    assert counts["scenarios"] == 41
    others = ("dutch-2", "dutch-3", "dutch-4", "hanafuda-2", "hanafuda-3", "cardavia")
    assert [counts[name] for name in others] == [14] * 6
