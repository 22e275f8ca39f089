"""House rules: a person's own rule set, made of another by the switches people argue about.

It is TOML in the folder of the saves, ``extends`` and what differs, as any rule set is
(docs/adding-a-rule-set.md).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godoris.frozen import Frozen
from godoris.rules import loader
from godoris.rules.book import STANDARD, Book
from godoris.rules.ruleset import CHOICES, RulesError, RuleSet, as_values

HOUSE = "house"
"""The name of a person's own rule set."""

FILE = f"{HOUSE}.toml"

SWITCHES: dict[str, tuple[Any, ...]] = {
    "stop_points": (3, 5, 7),
    "ddadak": CHOICES["ddadak"],
    "own_bbuk": (0, 1),
    "bonus_pee": (0, 1),
    "gobak": CHOICES["gobak"],
    "nagari_carry": (1, 2, 3),
    "nagari_adds": (False, True),
    "peebak_zero": (False, True),
    "kwang_four": (4, 5),
    "iris": CHOICES["iris"],
}
"""The keys that a house argues about, and what each may be (docs/rules.md, House rules)."""


class Option(Frozen):
    """A switch: its key, the values it may have, the value it has."""

    key: str
    values: tuple[Any, ...]
    current: Any


def options(rules: RuleSet) -> list[Option]:
    """The switches of a rule set in their order; a value that it has of its own stands among the others."""
    found = []
    for key, values in SWITCHES.items():
        current = getattr(rules, key)
        known = values if current in values else tuple(sorted((*values, current)))
        found.append(Option(key, known, current))
    return found


def changed(rules: RuleSet, key: str, value: Any) -> RuleSet:
    """The house rule set that has one value changed.

    RulesError names file and key when the value cannot be or contradicts another; its ``fault`` says which.
    """
    return loader.build(HOUSE, as_values(rules) | {key: value}, FILE)


def dump(rules: RuleSet) -> str:
    """The TOML of a rule set: the one of the program that it is nearest to, and what differs."""
    own = as_values(rules)
    parent, kept = min(
        ((name, _differences(own, as_values(loader.load(name)))) for name in loader.names()),
        key=lambda found: len(found[1]),
    )
    lines = [f'extends = "{parent}"']
    tables = [key for key in ("pee", "sets") if key in kept]
    lines += [f"{key} = {_toml(value)}" for key, value in kept.items() if key not in tables]
    if "pee" in tables:
        lines += ["", "[pee]", *(f"{name} = {count}" for name, count in kept["pee"].items())]
    for row in kept.get("sets", []):
        lines += ["", "[[sets]]", *(f"{key} = {_toml(value)}" for key, value in row.items())]
    return "\n".join(lines) + "\n"


def load_house(path: Path) -> RuleSet:
    """The rule set of a file, by the name of the house; RulesError names file and key."""
    made = loader.load_file(path)
    return loader.build(HOUSE, as_values(made), path.name)


def read_text(text: str) -> RuleSet:
    """The house rule set of a text that ``dump`` wrote; RulesError when it is none."""
    return loader.load_text(text, HOUSE)


def open_book(folder: Path) -> Book:
    """The rule sets of the program, and that of the folder when it has one; one that is wrong is a fault."""
    path = folder / FILE
    try:
        if not path.is_file():
            return STANDARD
    except OSError:  # a folder that may not be looked into: whoever saves there tells of it
        return STANDARD
    try:
        return Book([load_house(path)])
    except RulesError as fault:
        return Book(faults={HOUSE: fault})


def _differences(own: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in own.items() if value != other[key]}
    if "pee" in kept:
        kept["pee"] = {name: count for name, count in own["pee"].items() if other["pee"][name] != count}
    return kept


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    return _text(value) if isinstance(value, str) else str(value)


def _text(value: str) -> str:
    """A TOML string; what could end it or is no character of a line is escaped."""
    plain = value.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(ch if ch.isprintable() else f"\\U{ord(ch):08x}" for ch in plain) + '"'
