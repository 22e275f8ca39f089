"""A game as the JSON of docs/notation.md."""

from __future__ import annotations

from typing import Any

from godoris.cards import cards
from godoris.engine.events import Event, as_json
from godoris.engine.settle import balance, result
from godoris.engine.state import State


def report(state: State, events: list[Event]) -> dict[str, Any]:
    """Events, result, money, captured cards and table of a game."""
    rules = state.rules
    end = result(state)
    return {
        "events": [as_json(rules, event) for event in events],
        "result": end.as_json() if end else None,
        "money": balance(state),
        "captured": [[rules.code(card) for card in cards(won)] for won in state.captured],
        "table": [rules.code(card) for card in cards(state.table)],
    }
