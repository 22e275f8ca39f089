"""What a rule set says, as plain values by name: for the conditions and the {places} of the help pages.

Every value of the rule set is there under its own name, and what the pages ask for besides: see `facts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from godoris.app.words import Words
from godoris.cards import BONUS_UNITS
from godoris.engine.plan import plan_of
from godoris.rules import MOST_CARRY, RuleSet, ScoringSet

Facts = Mapping[str, object]

WORDS = {
    "Bbuk": "bbuk", "Chock": "chock", "DdaDak": "ddadak", "Sseul": "sseul", "PanSseul": "pansseul",
    "PokTan": "poktan", "HeunDeum": "heundeum", "ChongTong": "chongtong", "NaGaRi": "nagari",
    "Godori": "godori", "HongDan": "hongdan", "ChungDan": "chungdan", "ChoDan": "chodan",
}  # fmt: skip
GROUP_WORDS = {"Kwang": "kwang", "Yul": "yul", "Tti": "tti", "Pee": "pee"}
"""Places for the words of events and groups, which a rule set may have its own of."""
SETS = {
    "godori": ("2Y", "4Y", "8Y"),
    "hongdan": ("1T", "2T", "3T"),
    "chungdan": ("6T", "9T", "10T"),
    "chodan": ("4T", "5T", "7T"),
    "inoshikacho": ("6Y", "7Y", "10Y"),
}
"""The sets that have a page of their own; a rule set may have others."""
_DEEDS = ("bbuk", "chock", "ddadak", "pansseul")
_MOST_GO = 5
_PAID = ("chock", "ddadak", "sseul", "pansseul", "poktan")


def facts(rules: RuleSet, words: Words) -> dict[str, object]:
    """The values by name.

    NAME_points of each set, 0 without it; pee_DEED; bbuk_1 to bbuk_3, the payments of Bbuk in a row;
    void_DEED and empty_DEED, whether it does not count on a last turn or with the stock gone; B0 to B7,
    whether the deck holds it, B_units, whether any counts as Pee; go_1 to go_3, the points of so many Go.
    """
    found: dict[str, object] = {
        key: getattr(rules, key) for key in rules.fields if key not in ("pee", "sets")
    }
    earned = {row.name: row.points for row in rules.sets if has_page(row)}
    found |= {f"{name}_points": earned.get(name, 0) for name in SETS}
    found |= {f"pee_{name}": count for name, count in rules.pee.items()}
    found |= _bonus(rules) | _go(rules) | _events(rules, words)
    found |= {
        "kwang_four_even": rules.kwang_four == rules.kwang_four_rain,
        "carries": rules.nagari_carry > 1,
        "most_carry": MOST_CARRY,
        "doubles_months": rules.heundeum != "none" or rules.poktan != "none",
        "poktan_cards": rules.poktan in ("later", "forced"),
        "yul_cards": plan_of(rules).yul.bit_count(),
        "set_words": ", ".join(f"{words.event(rules, row.name)} {row.points}" for row in rules.sets),
        "partners": rules.seats != rules.sides,
        "bonus_cards": len(rules.bonus),
        "no_bomb": not rules.shown_bombs and rules.poktan != "none",
        "twice_counts_once": rules.shown_bombs and "none" not in (rules.heundeum, rules.poktan),
        "figures": words.text("preferences.figures"),
    }
    return found


def has_page(row: ScoringSet) -> bool:
    """Whether a set is one of those that the pages tell about, card by card."""
    return sorted(SETS.get(row.name, ())) == sorted(row.cards)


def _bonus(rules: RuleSet) -> dict[str, object]:
    found: dict[str, object] = {code: code in rules.bonus for code in BONUS_UNITS}
    return found | {"B_units": any(BONUS_UNITS[code] for code in rules.bonus)}


def _go(rules: RuleSet) -> dict[str, object]:
    """How Go adds points: evenly one each, none, or as listed."""
    calls = range(1, _MOST_GO + 1)
    added = [rules.go_bonus(n) for n in calls]
    even, none = added == list(calls), not any(added)
    found: dict[str, object] = {f"go_{n}": added[n - 1] for n in (1, 2, 3)}
    return found | {"go_even": even, "go_none": none, "go_listed": not even and not none}


def _events(rules: RuleSet, words: Words) -> dict[str, object]:
    def named(names: Iterable[str]) -> str:
        return ", ".join(dict.fromkeys(words.event(rules, name) for name in names))

    found: dict[str, object] = {place: words.event(rules, name) for place, name in WORDS.items()}
    found |= {place: words.group(rules, name) for place, name in GROUP_WORDS.items()}
    for deed in _DEEDS:
        found[f"void_{deed}"] = deed in rules.void_last
        found[f"empty_{deed}"] = deed in rules.void_empty
    row = (*rules.bbuk_row, 0, 0, 0)
    found |= {f"bbuk_{n}": row[n - 1] for n in (1, 2, 3)}
    paid = [name for name in _PAID if name != "poktan" or rules.poktan != "none"]
    return found | {
        "void_words": named(name for name in rules.void_last if name != "bbuk"),
        "empty_words": named(rules.void_empty),
        "together": bool(rules.pee_together),
        "together_words": named(name for name in rules.pee_together if name in paid),
        "first_words": named(paid),
        "pee_words": ", ".join(f"{words.event(rules, name)} {rules.pee[name]}" for name in paid),
        "pays_at_once": bool(rules.first_turn or rules.bbuk_row),
    }


def holds(condition: str, values: Facts) -> bool:
    """Whether a condition holds: "key", "!key", "key=word", "!key=word". KeyError for an unknown key."""
    no = condition.startswith("!")
    key, equals, word = condition.removeprefix("!").partition("=")
    value = values[key]
    return (str(value) == word if equals else bool(value)) != no
