"""What a rule set's values must be, each alone and all together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from godoris.cards import BONUS_UNITS, IDS
from godoris.rules.ruleset import CHOICES, PEE_EVENTS, VOIDABLE, RuleSet, whole_range

_NAME_LISTS = {
    "pee_together": PEE_EVENTS,
    "void_last": VOIDABLE,
    "void_empty": VOIDABLE,
    "bonus": tuple(BONUS_UNITS),
}
_LONGEST = 40
_SWITCHES = ("shown_bombs", "peebak_zero", "nagari_adds")


def shown(value: Any) -> str:
    """A value as a line of text may show it."""
    try:
        text = repr(value)
    except ValueError:  # a number of more digits than Python writes
        text = "a number"
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "..."


def wrong_value(key: str, value: Any) -> str:
    """What is wrong with one value, or nothing."""
    if key in CHOICES:
        return "" if value in CHOICES[key] else f"{shown(value)}: expected one of {', '.join(CHOICES[key])}"
    if key == "words":
        return "" if _is_word(value) else f"{shown(value)}: expected a name of small letters"
    if key in _SWITCHES:
        return "" if isinstance(value, bool) else f"{shown(value)}: expected true or false"
    if key in _NAME_LISTS:
        return _names(value, _NAME_LISTS[key])
    if key in ("go_points", "bbuk_row"):
        return _row(key, value)
    if key == "packets":
        return _packets(value)
    if key == "pee":
        return _pee(value)
    if key == "sets":
        return _sets(value)
    return _whole(value, *whole_range(key))


def _is_word(value: Any) -> bool:
    letters = isinstance(value, str) and value.isascii() and value.isalpha() and value.islower()
    return letters and len(value) <= 16


def _whole(value: Any, least: int, most: int) -> str:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return ""
    return f"{shown(value)}: expected a whole number from {least} to {most}"


def _names(value: Any, known: tuple[str, ...]) -> str:
    if not isinstance(value, list):
        return f"{shown(value)}: expected a list"
    for name in value:
        if name not in known:
            return f"{shown(name)}: expected some of {', '.join(known)}"
    return "named twice" if len(set(value)) < len(value) else ""


def _row(key: str, value: Any) -> str:
    if not isinstance(value, list) or any(_whole(part, 0, 100) for part in value):
        return f"{shown(value)}: expected a list of whole numbers from 0 to 100"
    if key == "go_points" and not value:
        return "expected at least one number"
    if key == "bbuk_row" and len(value) > 3:
        return "more than three Bbuk in a row end nowhere"
    return ""


def _packets(value: Any) -> str:
    right = isinstance(value, list) and all(
        isinstance(row, list) and len(row) == 2 and not any(_whole(n, 0, 12) for n in row) for row in value
    )
    return "" if right else f"{shown(value)}: expected pairs of whole numbers"


def _pee(value: Any) -> str:
    if not isinstance(value, dict):
        return f"{shown(value)}: expected a table"
    for name, count in value.items():
        if name not in PEE_EVENTS:
            return f"{shown(name)}: expected some of {', '.join(PEE_EVENTS)}"
        fault = _whole(count, 0, 5)
        if fault:
            return f"{name}: {fault}"
    return ""


def _sets(value: Any) -> str:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        return f"{shown(value)}: expected a list of tables"
    for row in value:
        fault = _set(row)
        if fault:
            return f"{shown(row.get('name', '?'))}: {fault}"
    return "named twice" if len({row["name"] for row in value}) < len(value) else ""


def _set(row: dict[str, Any]) -> str:
    if set(row) != {"name", "cards", "points"}:
        return "expected name, cards and points"
    cards = row["cards"]
    if not isinstance(row["name"], str) or not isinstance(cards, list) or not cards:
        return "expected a name and a list of cards"
    for code in cards:
        if not isinstance(code, str) or code not in IDS:
            return f"{shown(code)}: the deck has no such card"
    if len(set(cards)) < len(cards):
        return "a card is named twice"
    return _whole(row["points"], 1, 50)


class Contradiction(NamedTuple):
    """What does not go together: the key to change, which of FAULTS it is, and the words."""

    key: str
    fault: str
    text: str


def contradictions(rules: RuleSet) -> Iterator[Contradiction]:
    """Every contradiction between the values of a rule set."""
    if rules.seats % rules.sides:
        yield Contradiction("sides", "sides", f"{rules.seats} seats cannot make {rules.sides} sides")
    yield from _deal(rules)
    if set(rules.pee) != set(PEE_EVENTS):
        text = f"expected a number for each of {', '.join(PEE_EVENTS)}"
        yield Contradiction("pee", "pee_missing", text)
    if not rules.bonus and rules.bonus_pee:
        yield Contradiction("bonus_pee", "no_bonus_card", "the deck has no bonus card")
    if not rules.bonus and rules.bonus_in_hand == "at_once":
        yield Contradiction("bonus_in_hand", "no_bonus_card", "the deck has no bonus card")
    if rules.nagari_adds and rules.nagari_carry == 1:
        text = "a NaGaRi that changes nothing (nagari_carry = 1) cannot add up"
        yield Contradiction("nagari_adds", "nothing_to_add_up", text)
    if rules.gobak == "pays_all" and rules.sides == 2:
        text = "between two sides the last caller has nobody to pay for"
        yield Contradiction("gobak", "nobody_to_pay_for", text)


def _deal(rules: RuleSet) -> Iterator[Contradiction]:
    """What the deck cannot give, and packets that do not make up the deal."""
    dealt, need = rules.seats * rules.hand + rules.table, rules.seats * rules.hand + len(rules.bonus)
    if dealt > len(rules.deck):
        text = f"the deal needs {dealt} cards and the deck has {len(rules.deck)}"
        yield Contradiction("hand", "too_many_dealt", text)
    elif rules.stock < need:
        text = f"the flips and bonus cards need a stock of {need} and {rules.stock} cards are left"
        yield Contradiction("hand", "stock_too_small", text)
    hand, table = (sum(row[i] for row in rules.packets) for i in (0, 1))
    if (hand, table) != (rules.hand, rules.table):
        text = f"deal {hand} to a hand and {table} to the table, not {rules.hand} and {rules.table}"
        yield Contradiction("packets", "packets", text)
