"""Rule sets that no table has: the engine must keep its laws for whatever the loader accepts."""

from random import Random
from typing import Any

from godoris import rules
from godoris.cards import BONUS_UNITS, CODES
from godoris.rules import Book, RulesError, RuleSet, loader
from godoris.rules.ruleset import CHOICES, PEE_EVENTS, VOIDABLE, as_values, whole_range

TEXTS = {
    "all-jokers": """extends = "dutch-2"
        bonus = ["B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7"]
        bonus_pee = 2""",
    "iris-free": """extends = "hanafuda-3"
        iris = "free"
        cup = "first_go"
        ddadak = "any"
        bonus = ["B7", "B3", "B2"]""",
    "four-alone": """extends = "godoris"
        seats = 4
        sides = 4
        hand = 5
        table = 8
        packets = [[3, 4], [2, 4]]
        ddadak = "any"
        nagari_adds = true
        own_bbuk = 1""",
    "bombs-at-once": """extends = "dutch-3"
        poktan = "now"
        heundeum = "deal"
        bonus_in_hand = "at_once"
        bonus_in_bbuk = "taken"
        void_empty = ["chock", "ddadak", "bbuk"]""",
    "units": """extends = "dutch-4"
        take = "unit"
        own_bbuk = 3
        pee_together = ["chock", "sseul"]
        iris = "pee"
        [pee]
        chock = 5
        poktan = 4""",
    "points-for-everything": """extends = "godoris"
        stop_points = 1
        yul_from = 1
        tti_from = 1
        pee_from = 1
        go_double_from = 1
        [[sets]]
        name = "one"
        cards = ["9Y"]
        points = 2
        [[sets]]
        name = "mixed"
        cards = ["5Y", "11K", "12D", "1a"]
        points = 7""",
    "nothing-counts": """extends = "cardavia"
        pansseul = "empties"
        ddadak = "any"
        void_last = []
        three_bbuk = 0
        heundeum = "playing"
        poktan = "forced"
        loser_cup = "best"
        sets = []""",
}

ODD = Book(loader.load_text(text, name) for name, text in TEXTS.items())
"""The program's rule sets and these."""


LISTS = {
    "pee_together": PEE_EVENTS,
    "void_last": VOIDABLE,
    "void_empty": VOIDABLE,
    "bonus": tuple(BONUS_UNITS),
}


def accepted(seed: int) -> RuleSet:
    """A rule set of random values that the loader accepts; the same seed gives the same."""
    rng = Random(seed)
    while True:
        try:
            return rules.build("chance", _values(rng), "chance.toml")
        except RulesError:
            continue


def _values(rng: Random) -> dict[str, Any]:
    values = as_values(rules.load(rng.choice(rules.names())))
    for key in values:
        if key not in ("packets", "words", "seats", "sides") and rng.random() < 0.5:
            values[key] = _value(rng, key, values[key])
    hand, table = rng.randint(1, values["hand"] - 1), rng.randint(0, values["table"])
    values["packets"] = [[hand, table], [values["hand"] - hand, values["table"] - table]]
    return values


def _value(rng: Random, key: str, old: Any) -> Any:
    if key in CHOICES:
        return rng.choice(CHOICES[key])
    if isinstance(old, bool):
        return rng.random() < 0.5
    if isinstance(old, int):
        least, most = whole_range(key)
        return rng.randint(least, min(most, 12))
    if key in LISTS:
        return rng.sample(LISTS[key], rng.randint(0, len(LISTS[key])))
    if key == "pee":
        return {event: rng.randrange(4) for event in PEE_EVENTS}
    if key == "sets":
        cards = [rng.sample(CODES, rng.randint(1, 4)) for _ in range(rng.randrange(5))]
        return [{"name": f"set {at}", "cards": row, "points": at + 1} for at, row in enumerate(cards)]
    return [rng.randrange(4) for _ in range(rng.randint(1, 3))]
