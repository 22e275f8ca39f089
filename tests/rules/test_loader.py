"""Rule sets are read, extended and refused."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from godoris import rules
from godoris.cards import CODES
from godoris.rules import RulesError, RuleSet
from godoris.rules.ruleset import as_values

KNOWN = ["godoris", "cardavia", "dutch-2", "dutch-3", "dutch-4", "hanafuda-2", "hanafuda-3"]


def write(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text, "utf-8")
    return path


def test_names() -> None:
    assert rules.names() == KNOWN


def test_unknown_name_lists_what_exists() -> None:
    with pytest.raises(RulesError, match="unknown rule set 'poker': there are godoris, cardavia"):
        rules.load("poker")


@pytest.mark.parametrize(
    ("name", "seats", "sides", "hand", "table", "stock", "bonus", "stop"),
    [
        ("godoris", 3, 3, 7, 6, 23, ("B1", "B2"), 3),
        ("dutch-2", 2, 2, 10, 8, 22, ("B1", "B3"), 7),
        ("dutch-3", 3, 3, 7, 6, 23, ("B1", "B3"), 5),
        ("dutch-4", 4, 2, 5, 8, 22, ("B1", "B3"), 7),
        ("hanafuda-2", 2, 2, 10, 8, 22, ("B1", "B3"), 3),
        ("hanafuda-3", 3, 3, 7, 6, 23, ("B1", "B3"), 3),
        ("cardavia", 2, 2, 10, 8, 20, (), 7),
    ],
)
def test_tables(
    name: str, seats: int, sides: int, hand: int, table: int, stock: int, bonus: tuple[str, ...], stop: int
) -> None:
    made = rules.load(name)
    assert (made.seats, made.sides, made.hand, made.table) == (seats, sides, hand, table)
    assert (made.stock, made.bonus, made.stop_points) == (stock, bonus, stop)


@pytest.mark.parametrize(
    ("name", "points"),
    [("godoris", [0, 1, 2, 3, 4]), ("hanafuda-2", [0, 0, 0, 0, 0]), ("cardavia", [0, 1, 2, 0, 0])],
)
def test_points_for_go(name: str, points: list[int]) -> None:
    assert [rules.load(name).go_bonus(calls) for calls in range(5)] == points


def test_a_file_lists_only_differences(tmp_path: Path) -> None:
    made = rules.load_file(write(tmp_path, 'extends = "dutch-2"\nstop_points = 5\n[pee]\nchock = 2\n'))
    assert made.name == "house"
    assert made.stop_points == 5
    assert made.pee == rules.load("dutch-2").pee | {"chock": 2}
    assert made.bbuk_row == rules.load("dutch-2").bbuk_row


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats = 3", "house.toml: sides: missing"),
        ('extends = "nothing"', "house.toml: extends: there is no rule set 'nothing'"),
        ('extends = "house"', "house.toml: extends: 'house' leads back to itself"),
        ("extends = 3", "house.toml: extends: 3: expected the name of a rule set"),
        ('extends = "godoris"\nwords = "Dutch 2"', "house.toml: words: 'Dutch 2': expected a name"),
        ('extends = "godoris"\nspeed = 3', "house.toml: speed: no such key"),
        ('extends = "godoris"\nseats = "three"', "house.toml: seats: 'three': expected a whole number"),
        ('extends = "godoris"\nseats = true', "house.toml: seats: True: expected a whole number"),
        ('extends = "godoris"\nhand = 99', "house.toml: hand: 99: expected a whole number from 4 to 10"),
        ('extends = "godoris"\nhand = 10\ntable = 12', "house.toml: hand: the flips and bonus cards need"),
        ('extends = "godoris"\nseats = 4\nsides = 4\nhand = 10\ntable = 12', "the deal needs 52 cards"),
        ('extends = "godoris"\nsides = 2', "house.toml: sides: 3 seats cannot make 2 sides"),
        ('extends = "godoris"\ntable = 5', "house.toml: packets: deal 7 to a hand and 6 to the table"),
        ('extends = "godoris"\nbonus = ["B1", "B9"]', "house.toml: bonus: 'B9': expected some of B0, B1"),
        ('extends = "godoris"\nbonus = ["B1", "B1"]', "house.toml: bonus: named twice"),
        ('extends = "godoris"\npoktan = "maybe"', "poktan: 'maybe': expected one of later, forced"),
        ('extends = "godoris"\npee = 3', "house.toml: pee: 3: expected a table"),
        ('extends = "godoris"\n[pee]\nbbuk = 1', "house.toml: pee: 'bbuk': expected some of chock"),
        (
            'extends = "godoris"\n[[sets]]\nname = "x"\ncards = ["13K"]\npoints = 3',
            "house.toml: sets: 'x': '13K': the deck has no such card",
        ),
        ('extends = "godoris"\n[[sets]]\nname = "x"', "house.toml: sets: 'x': expected name, cards"),
        ('extends = "cardavia"\nbonus_pee = 1', "house.toml: bonus_pee: the deck has no bonus card"),
        ('extends = "godoris"\nbbuk_row = [1, 2, 3, 4]', "house.toml: bbuk_row: more than three Bbuk in"),
        ('extends = "../godoris"', "house.toml: extends: '../godoris': expected the name of a rule set"),
        ('extends = "godoris"\n"a\\nb" = 3', "house.toml: a\\nb: no such key"),
        (f'extends = "godoris"\nseats = {"9" * 5000}', "house.toml: not TOML: "),
        (f'extends = "godoris"\nseats = 0x{"f" * 5000}', "house.toml: seats: a number: expected a"),
        (
            'extends = "godoris"\n[[sets]]\nname = "x"\ncards = [["1K"]]\npoints = 3',
            "house.toml: sets: 'x': ['1K']: the deck has no such card",
        ),
        (
            'extends = "godoris"\n[[sets]]\nname = "x"\ncards = ["1K", "1K"]\npoints = 3',
            "house.toml: sets: 'x': a card is named twice",
        ),
        (f'extends = "godoris"\niris = "{"x" * 300}"', "house.toml: iris: 'xxx"),
        (f'extends = "godoris"\nseats = {"[" * 3000}{"]" * 3000}', "house.toml: "),
        (" " * 70_000, "house.toml: too long: expected at most 65536 bytes"),
        ("[", "house.toml: not TOML"),
        ('extends = "godoris"\nseats = 2\nseats = 3', "house.toml: not TOML"),
    ],
)
def test_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(RulesError) as refused:
        rules.load_file(write(tmp_path, text))
    assert message in str(refused.value)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 300


KEYS = st.sampled_from(RuleSet.fields) | st.text(max_size=5)
WORDS = st.sampled_from(["1K", "B1", "yul", "any", "chock"])
PLAIN = st.text(max_size=5) | st.integers() | st.booleans() | st.floats() | WORDS
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(st.sampled_from(KNOWN), st.dictionaries(KEYS, VALUES, max_size=3))
@settings(max_examples=150)
def test_any_values_are_a_rule_set_or_one_clear_line(name: str, values: dict[str, Any]) -> None:
    said = "house.toml: "
    try:
        made = rules.build("house", as_values(rules.load(name)) | values, "house.toml")
        assert made.stock > 0
    except RulesError as fault:  # no other error may come
        said = str(fault)
    assert said.startswith("house.toml: ")
    assert said.isprintable()


def test_unreadable_file(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"none\.toml: cannot be read"):
        rules.load_file(tmp_path / "none.toml")
    binary = tmp_path / "noise.toml"
    binary.write_bytes(bytes(range(256)))
    with pytest.raises(RulesError, match=r"noise\.toml: "):
        rules.load_file(binary)


@pytest.mark.parametrize("name", KNOWN)
def test_codes_and_ids(name: str) -> None:
    made = rules.load(name)
    codes = [made.code(card) for card in made.deck]
    assert codes[:48] == list(CODES)
    assert [made.card(code) for code in codes] == list(made.deck)
    with pytest.raises(KeyError):
        made.card("B7")
