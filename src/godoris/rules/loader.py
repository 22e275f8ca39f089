"""Reading rule sets: TOML with ``extends``, every error naming file and key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from godoris import toml
from godoris.rules.checks import contradictions, shown, wrong_value
from godoris.rules.ruleset import RulesError, RuleSet, ScoringSet, as_rule_set

_HOME = Path(__file__).parent  # importlib.resources would load zipfile and more at every start
_NAME = "[A-Za-z0-9_-]{1,32}"
LONGEST = 65_536
"""Bytes of the longest file that is read."""
_KEYS = tuple(key for key in RuleSet.fields if key != "name")


def names() -> list[str]:
    """The rule sets that come with the program, the default first."""
    found = sorted(path.stem for path in _HOME.glob("*.toml"))
    return sorted(found, key=lambda name: (name != "godoris", name))


@cache
def load(name: str) -> RuleSet:
    """A rule set that comes with the program; RulesError when there is none of that name."""
    if name not in names():
        raise RulesError(f"unknown rule set {name!r}: there are {', '.join(names())}")
    return load_file(_HOME / f"{name}.toml")


def load_file(path: Path, folder: Path = _HOME) -> RuleSet:
    """A rule set from a TOML file whose ``extends`` is looked up beside it, then in ``folder``.

    Raises RulesError that names file and key.
    """
    return _built(path.name, _merged(_read(path), path, folder, ()))


def load_text(text: str, name: str) -> RuleSet:
    """A rule set from TOML text that extends one that comes with the program."""
    path = _HOME / f"{name}.toml"
    return _built(path.name, _merged(text, path, _HOME, ()))


def build(name: str, values: Mapping[str, Any], source: str) -> RuleSet:
    """A rule set from a complete mapping of values; RulesError names ``source`` and key."""
    for key, value in values.items():
        _check(source, key, value)
    complete = dict(values)
    complete["sets"] = [ScoringSet(s["name"], tuple(s["cards"]), s["points"]) for s in complete["sets"]]
    rules = as_rule_set({"name": name, **complete})
    for key, fault, text in contradictions(rules):
        raise RulesError(text, source=source, key=key, fault=fault)
    return rules


def _built(source: str, values: dict[str, Any]) -> RuleSet:
    values.pop("extends", None)
    for key in _KEYS:
        if key not in values:
            raise RulesError("missing", source=source, key=key)
    return build(source.removesuffix(".toml"), values, source)


def _merged(text: str, path: Path, folder: Path, seen: tuple[str, ...]) -> dict[str, Any]:
    """The values of a file laid over those of the file it extends."""
    own = _parsed(text, path.name)
    for key, value in own.items():
        _check(path.name, key, value)
    parent = own.get("extends")
    if parent is None:
        return own
    if parent in seen or parent == path.stem:
        raise RulesError(f"{parent!r} leads back to itself", source=path.name, key="extends")
    for place in (path.parent / f"{parent}.toml", folder / f"{parent}.toml"):
        if place.is_file():
            base = _merged(_read(place), place, folder, (*seen, path.stem))
            return base | own | {"pee": base.get("pee", {}) | own.get("pee", {})}
    raise RulesError(f"there is no rule set {parent!r}", source=path.name, key="extends")


def _read(path: Path) -> str:
    try:
        if path.stat().st_size > LONGEST:
            raise RulesError(f"too long: expected at most {LONGEST} bytes", source=path.name)
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        reason = getattr(fault, "strerror", None) or fault
        raise RulesError(f"cannot be read: {reason}", source=path.name) from None


def _parsed(text: str, source: str) -> dict[str, Any]:
    try:
        return toml.loads(text)
    except (ValueError, RecursionError) as fault:  # ValueError: also a number of too many digits
        raise RulesError(f"not TOML: {shown(str(fault))[1:-1]}", source=source) from None


def _check(source: str, key: str, value: Any) -> None:
    if key == "extends":
        named = isinstance(value, str) and re.fullmatch(_NAME, value)
        wrong = "" if named else f"{shown(value)}: expected the name of a rule set"
    elif key not in _KEYS:
        raise RulesError("no such key", source=source, key=shown(key)[1:-1], fault="value")
    else:
        wrong = wrong_value(key, value)
    if wrong:
        raise RulesError(wrong, source=source, key=key, fault="value")
