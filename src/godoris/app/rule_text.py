"""The rule behind an event in a few sentences, as the rule set of the game has it.

Sentences stand under ``rule`` in ``palm_profile/strings``; which of them are true is asked of the values of
the rule set, and their figures are its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from godoris.app.words import Words
from godoris.rules import RuleSet
from godoris.rules.ruleset import PEE_EVENTS

_NEEDS = {"poktan": "poktan", "heundeum": "heundeum"}
"""Events that a rule set may do without, and the value that says so."""


def rule_text(words: Words, rules: RuleSet, name: str) -> str:
    """What the rule set says about an event or a completed set."""
    values = spoken(words, rules)
    for row in rules.sets:
        if row.name == name:
            return _set(words, rules, name, values)
    sentences = [words.text(f"rule.{key}", **values) for key in _SENTENCES.get(name, _first)(rules)]
    return " ".join(sentences + _pee(words, rules, name, values))


def _set(words: Words, rules: RuleSet, name: str, values: dict[str, object]) -> str:
    """A completed set; one that a person made up is told by its cards."""
    row = next(row for row in rules.sets if row.name == name)
    values |= {"points": row.points, "cards": " ".join(row.cards)}
    key = f"rule.set_{name}"
    return words.text(key if words.has(key) else "rule.set", **values)


def _pee(words: Words, rules: RuleSet, name: str, values: dict[str, object]) -> list[str]:
    """What an event takes from each opponent."""
    if name not in PEE_EVENTS or not rules.pee[name]:
        return []
    values |= {"n": rules.pee[name]}
    if name not in rules.pee_together:
        return [words.text("rule.pee", **values)]
    values |= {"events": _listed(words, rules, rules.pee_together)}
    return [words.text("rule.pee_together", **values)]


def _listed(words: Words, rules: RuleSet, names: tuple[str, ...]) -> str:
    """Some events by name, those that the rule set has, each word once."""
    there = [name for name in names if getattr(rules, _NEEDS.get(name, ""), "") != "none"]
    return ", ".join(dict.fromkeys(words.event(rules, name) for name in there))


def spoken(words: Words, rules: RuleSet) -> dict[str, object]:
    """Every word and figure that a sentence may name."""
    taking = tuple(name for name in PEE_EVENTS if rules.pee[name])
    row = [*rules.bbuk_row, 0, 0, 0]
    return {
        **{name: words.group(rules, name) for name in ("kwang", "yul", "tti", "pee")},
        **{name: words.event(rules, name) for name in ("bbuk", "ddadak", "nagari", "bonus")},
        "events": _listed(words, rules, taking),
        "bonus_pee": rules.bonus_pee,
        "own_bbuk": rules.own_bbuk,
        "first_turn": rules.first_turn,
        "three_bbuk": rules.three_bbuk,
        "chongtong": rules.chongtong,
        "nagari_carry": rules.nagari_carry,
        "go_1": rules.go_bonus(1),
        "go_2": rules.go_bonus(2),
        "go_double": rules.go_double_from,
        "kwang_3": rules.kwang_three,
        "kwang_3_rain": rules.kwang_three_rain,
        "kwang_4": rules.kwang_four,
        "kwang_4_rain": rules.kwang_four_rain,
        "kwang_5": rules.kwang_five,
        **{f"row_{n}": row[n - 1] for n in (1, 2, 3)},
    }


def _bonus(rules: RuleSet) -> Iterator[str]:
    yield "bonus"
    if rules.bonus_pee:
        yield "bonus_pee"


def _heundeum(rules: RuleSet) -> Iterator[str]:
    yield f"heundeum_{rules.heundeum}"
    yield f"heundeum_{rules.declared_doubles}"


def _sseul(rules: RuleSet) -> Iterator[str]:
    yield "sseul"
    if rules.own_bbuk:
        yield "sseul_own"


def _poktan(rules: RuleSet) -> Iterator[str]:
    yield "poktan"
    yield f"poktan_{rules.poktan}"


def _row(rules: RuleSet) -> Iterator[str]:
    for n, points in enumerate(rules.bbuk_row, 1):
        if points:
            yield f"row_{n}"


def _go(rules: RuleSet) -> Iterator[str]:
    yield "go"
    if rules.go_more:
        yield "go_each"
    elif any(rules.go_points):
        yield "go_two"
    yield "go_double"


def _nagari(rules: RuleSet) -> Iterator[str]:
    yield "nagari"
    if rules.nagari_carry > 1:
        yield "nagari_next"


def _kwang(rules: RuleSet) -> Iterator[str]:
    yield "kwang" if rules.kwang_four == rules.kwang_four_rain else "kwang_dry"


def _first(rules: RuleSet) -> Iterator[str]:
    yield "first"


_SENTENCES: dict[str, Callable[[RuleSet], Iterator[str]]] = {
    "bonus": _bonus,
    "take_pee": lambda rules: iter((f"take_pee_{rules.take}",)),
    "heundeum": _heundeum,
    "chock": lambda _: iter(("chock",)),
    "ddadak": lambda rules: iter((f"ddadak_{rules.ddadak}",)),
    "sseul": _sseul,
    "pansseul": lambda rules: iter((f"pansseul_{rules.pansseul}",)),
    "poktan": _poktan,
    "bbuk": lambda _: iter(("bbuk",)),
    "first_bbuk": _row,
    "second_bbuk": _row,
    "third_bbuk": _row,
    "three_bbuk": lambda _: iter(("three_bbuk",)),
    "go": _go,
    "stop": lambda _: iter(("stop",)),
    "nagari": _nagari,
    "chongtong": lambda _: iter(("chongtong",)),
    "kwang": _kwang,
}
"""The sentences of an event; what is not here is a payment of a first turn."""
