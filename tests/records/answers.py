"""Holds a record against the answer that was reckoned by hand and stands beside it.

An answer has any of the keys of ``godoris replay --json`` and of those below; an object may leave keys out.

    legal       the legal moves at the end, as tokens
    has         events that happened; "times" says how often, without it at least once
    has_not     events that did not happen
    next        dealer and carry of the next deal
    refused     the record is none: the words that say why
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from godoris import rules
from godoris.engine import legal, next_deal, problems, report
from godoris.engine.moves import token
from godoris.engine.record import RecordError, parse
from godoris.rules import Book

HERE = Path(__file__).parent


@cache
def book() -> Book:
    """The rule sets of the program and the small ones that stand in ``house``."""
    return Book(rules.load_file(path) for path in sorted(HERE.glob("house/*.toml")))


def check(path: Path, known: Book | None = None) -> list[str]:
    """What of a record differs from its answer."""
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    events: list[Any] = []
    try:
        state = parse(path.read_text("utf-8"), path.name, known or book()).replay(events)
    except RecordError as fault:
        words = expected.get("refused", "")
        return [] if words and words in str(fault) else [f"refused: {fault}"]
    if "refused" in expected:
        return [f"not refused: {expected['refused']}"]
    got = report(state, events)
    got["legal"] = [token(state.rules, move) for move in legal(state)]
    got["next"] = dict(zip(("dealer", "carry"), next_deal(state), strict=True))
    faults = problems(state)
    for key in ("has", "has_not"):
        for event in expected.pop(key, []):
            faults += _counted(key, event, got["events"])
    return faults + [fault for key, value in expected.items() for fault in _differs(key, value, got.get(key))]


def _counted(key: str, event: dict[str, Any], events: list[dict[str, Any]]) -> list[str]:
    wanted = {name: value for name, value in event.items() if name != "times"}
    times = sum(all(found.get(name) == value for name, value in wanted.items()) for found in events)
    right = times == 0 if key == "has_not" else times == event["times"] if "times" in event else times > 0
    return [] if right else [f"{key} {event}: {times} times"]


def _differs(place: str, expected: Any, got: Any) -> list[str]:
    """Where a value differs; an object may have more keys than expected, a list no more items."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return [
            fault
            for key, value in expected.items()
            for fault in _differs(f"{place}.{key}", value, got.get(key))
        ]
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        pairs = enumerate(zip(expected, got, strict=True))
        return [fault for at, (a, b) in pairs for fault in _differs(f"{place}.{at}", a, b)]
    return [] if expected == got else [f"{place}: {got}, by hand {expected}"]
