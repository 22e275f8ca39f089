"""Points of captured cards, case by case (docs/rules.md, Points)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris import rules
from godoris.cards import CODES, mask
from godoris.engine.plan import plan_of
from godoris.engine.score import best_placement, groups, placements, points, units

PEE_9 = "1a 1b 2a 2b 3a 3b 4a 4b 5a"

CASES = [
    # cards, kwang, yul, tti, pee
    ("", 0, 0, 0, 0),
    ("1K 3K", 0, 0, 0, 0),
    ("1K 3K 8K", 3, 0, 0, 0),
    ("1K 3K 12K", 2, 0, 0, 0),
    ("1K 3K 8K 11K", 4, 0, 0, 0),
    ("1K 3K 8K 12K", 4, 0, 0, 0),
    ("1K 3K 8K 11K 12K", 15, 0, 0, 0),
    ("2Y 4Y 8Y", 0, 5, 0, 0),
    ("2Y 4Y 5Y 6Y", 0, 0, 0, 0),
    ("2Y 4Y 5Y 6Y 7Y", 0, 1, 0, 0),
    ("2Y 4Y 8Y 5Y 6Y", 0, 6, 0, 0),
    ("2Y 4Y 5Y 6Y 7Y 8Y 10Y 12Y", 0, 9, 0, 0),
    ("1T 2T 3T", 0, 0, 3, 0),
    ("6T 9T 10T", 0, 0, 3, 0),
    ("4T 5T 7T", 0, 0, 3, 0),
    ("4T 5T 12T", 0, 0, 0, 0),
    ("1T 2T 3T 4T 12T", 0, 0, 4, 0),
    ("1T 2T 4T 5T 6T", 0, 0, 1, 0),
    ("1T 2T 3T 4T 5T 6T 7T 9T 10T 12T", 0, 0, 15, 0),
    (PEE_9, 0, 0, 0, 0),
    (PEE_9 + " 5b", 0, 0, 0, 1),
    (PEE_9 + " 11D", 0, 0, 0, 2),
    (PEE_9 + " B1 B2 12D", 0, 0, 0, 6),
]


@pytest.mark.parametrize(("codes", "kwang", "yul", "tti", "pee"), CASES)
def test_groups(codes: str, kwang: int, yul: int, tti: int, pee: int) -> None:
    made = rules.load("godoris")
    plan, captured = plan_of(made), mask(made.card(code) for code in codes.split())
    assert groups(plan, captured) == (kwang, yul, tti, pee)
    assert points(plan, captured) == kwang + yul + tti + pee


@pytest.mark.parametrize(
    ("codes", "as_yul", "best"),
    [
        ("9Y 2Y 4Y 5Y 6Y", True, 1),  # the fifth yul
        ("9Y 1a 1b 2a 2b 3a 3b 4a 4b", False, 1),  # the ninth and tenth pee
        ("9Y 2Y 4Y 5Y 6Y " + PEE_9, False, 2),  # eleven pee are two points, a fifth yul is one
        ("9Y 2Y 4Y 5Y 6Y 1a 1b 2a 2b 3a 3b 4a 4b", True, 1),  # a tie stays a yul
        ("9Y", True, 0),
    ],
)
def test_the_cup(codes: str, as_yul: bool, best: int) -> None:
    made = rules.load("godoris")
    plan, captured = plan_of(made), mask(made.card(code) for code in codes.split())
    assert (best_placement(plan, captured) == 0) is as_yul
    assert points(plan, captured) == best


def test_the_cup_placed_for_good() -> None:
    made = rules.load("dutch-2")
    plan = plan_of(made)
    captured = mask(made.card(code) for code in ("9Y 2Y 4Y 5Y 6Y " + PEE_9).split())
    assert [points(plan, captured, cup) for cup in (0, 1, 2)] == [2, 1, 2]


@pytest.mark.parametrize(("iris", "yul", "pee"), [("yul", 1, 0), ("pee", 0, 2), ("free", 1, 0)])
def test_the_iris_as_agreed(iris: str, yul: int, pee: int) -> None:
    base = rules.load("godoris")
    values = {key: getattr(base, key) for key in base.fields if key != "name"}
    made = rules.build("house", _plain(values | {"iris": iris}), "house.toml")
    plan = plan_of(made)
    codes = "5Y 2Y 4Y 6Y 7Y " + PEE_9
    captured = mask(made.card(code) for code in codes.split())
    score = groups(plan, captured)
    assert (score.yul, score.pee) == (yul, pee)
    assert points(plan, captured) == (2 if iris != "yul" else 1)


def _plain(values: dict) -> dict:
    """Values as TOML gives them."""
    out = {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}
    out["packets"] = [list(row) for row in out["packets"]]
    out["sets"] = [
        {"name": row.name, "cards": list(row.cards), "points": row.points} for row in values["sets"]
    ]
    return out


def test_four_dry_kwang_can_be_worth_five() -> None:
    base = rules.load("dutch-2")
    values = {key: getattr(base, key) for key in base.fields if key != "name"}
    made = rules.build("house", _plain(values | {"kwang_four": 5}), "house.toml")
    plan = plan_of(made)
    assert points(plan, mask(made.card(code) for code in ["1K", "3K", "8K", "11K"])) == 5
    assert points(plan, mask(made.card(code) for code in ["1K", "3K", "8K", "12K"])) == 4


@pytest.mark.parametrize(
    ("code", "worth"), [("1a", 1), ("11D", 2), ("12D", 2), ("1T", 0), ("9Y", 0), ("B1", 2), ("B3", 3)]
)
def test_units(code: str, worth: int) -> None:
    made = rules.load("dutch-2")
    assert units(plan_of(made), mask([made.card(code)])) == worth


@given(st.sampled_from(rules.names()), st.sets(st.sampled_from(range(48))))
def test_points_are_the_best_of_the_groups(name: str, ids: set[int]) -> None:
    plan = plan_of(rules.load(name))
    captured = mask(ids)
    totals = [groups(plan, captured, as_pee).total for as_pee in placements(plan, captured)]
    assert points(plan, captured) == max(totals)
    assert groups(plan, captured, best_placement(plan, captured)).total == max(totals)


def test_every_card_scores_somewhere() -> None:
    plan = plan_of(rules.load("godoris"))
    whole = mask(range(len(CODES) + 2))
    assert groups(plan, whole) == (15, 10, 15, 21)
