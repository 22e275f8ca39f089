"""What happens in a game, one record an event (docs/notation.md, Events)."""

from __future__ import annotations

from typing import Any, NamedTuple

from godoris.rules import RuleSet


class Event(NamedTuple):
    """One event: turn from 1, seat, name, cards by id, amount from each opponent, side a pee came from."""

    turn: int
    seat: int
    name: str
    cards: tuple[int, ...] = ()
    amount: int = 0
    source: int = -1


Sink = list[Event]
"""Where the engine leaves its events."""

WITH_CARDS = frozenset(("bonus", "flip", "capture", "heundeum", "take_pee", "chongtong"))


def as_json(rules: RuleSet, event: Event) -> dict[str, Any]:
    """The JSON object of an event."""
    out: dict[str, Any] = {"turn": event.turn, "seat": event.seat, "event": event.name}
    if event.name in WITH_CARDS:
        out["cards"] = [rules.code(card) for card in event.cards]
    if event.amount:
        out["amount"] = event.amount
    if event.source >= 0:
        out["from"] = event.source
    return out
