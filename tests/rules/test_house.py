"""House rules: switches, their contradictions, their file, and where they are known."""

import errno
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from godoris import rules
from godoris.engine import RecordError, deal, format_record
from godoris.engine.record import parse
from godoris.rules import FAULTS, STANDARD, Book, RulesError, house

NAMES = rules.names()


def option(made: rules.RuleSet, key: str) -> house.Option:
    return next(found for found in house.options(made) if found.key == key)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_set_has_every_switch(name: str) -> None:
    made = rules.load(name)
    found = house.options(made)
    assert [row.key for row in found] == list(house.SWITCHES)
    assert all(row.current == getattr(made, row.key) and row.current in row.values for row in found)


def test_a_value_of_ones_own_stands_among_the_others() -> None:
    five = house.changed(rules.load("godoris"), "stop_points", 6)
    assert option(five, "stop_points") == house.Option("stop_points", (3, 5, 6, 7), 6)


def test_a_change_is_the_houses() -> None:
    made = house.changed(rules.load("dutch-3"), "own_bbuk", 0)
    assert (made.name, made.own_bbuk, made.stop_points) == ("house", 0, 5)
    assert rules.load("dutch-3").own_bbuk == 1


WIDE = 'extends = "dutch-4"\nhand = 4\ntable = 11\npackets = [[4, 11]]\n'

REFUSED = [
    ("cardavia", "bonus_pee", 1, "no_bonus_card", "house.toml: bonus_pee: the deck has no bonus card"),
    ("cardavia", "nagari_adds", True, "nothing_to_add_up", "house.toml: nagari_adds: a NaGaRi that changes"),
    ("dutch-2", "gobak", "pays_all", "nobody_to_pay_for", "house.toml: gobak: between two sides the last"),
    ("dutch-4", "gobak", "pays_all", "nobody_to_pay_for", "house.toml: gobak: between two sides the last"),
    ("godoris", "sides", 2, "sides", "house.toml: sides: 3 seats cannot make 2 sides"),
    ("godoris", "hand", 10, "stock_too_small", "house.toml: hand: the flips and bonus cards need a stock"),
    (WIDE, "hand", 10, "too_many_dealt", "house.toml: hand: the deal needs 51 cards and the deck has 50"),
    ("godoris", "table", 5, "packets", "house.toml: packets: deal 7 to a hand and 6 to the table"),
    ("godoris", "pee", {"chock": 1}, "pee_missing", "house.toml: pee: expected a number for each of"),
    ("godoris", "bonus_pee", 101, "value", "house.toml: bonus_pee: 101: expected a whole number from 0"),
    ("godoris", "ddadak", "two", "value", "house.toml: ddadak: 'two': expected one of month, any"),
    ("godoris", "nagari_adds", 1, "value", "house.toml: nagari_adds: 1: expected true or false"),
]


@pytest.mark.parametrize(("name", "key", "value", "fault", "message"), REFUSED)
def test_contradictions(name: str, key: str, value: Any, fault: str, message: str) -> None:
    with pytest.raises(RulesError) as refused:
        house.changed(house.read_text(name) if name == WIDE else rules.load(name), key, value)
    assert str(refused.value).startswith(message)
    assert (refused.value.source, refused.value.fault) == ("house.toml", fault)
    assert refused.value.key in message


def test_every_fault_has_its_case() -> None:
    assert {fault for _, _, _, fault, _ in REFUSED} == {"value", *FAULTS}


CHANGES = st.lists(st.tuples(st.sampled_from(list(house.SWITCHES)), st.integers(0, 2)), max_size=6)


@given(st.sampled_from(NAMES), CHANGES)
@settings(max_examples=50)
def test_a_dump_reads_back(name: str, changes: list[tuple[str, int]]) -> None:
    made = rules.load(name)
    for key, at in changes:
        values = option(made, key).values
        try:
            made = house.changed(made, key, values[at % len(values)])
        except RulesError:
            continue
    assume(made.name == house.HOUSE)
    text = house.dump(made)
    assert text.startswith('extends = "')
    assert house.read_text(text) == made
    assert house.dump(house.read_text(text)) == text


WORDS = st.text(st.characters(blacklist_categories=("Cs",)), max_size=8)


@given(WORDS, st.lists(st.sampled_from(["1K", "5Y", "12D"]), min_size=1, unique=True), st.integers(0, 5))
@settings(max_examples=50)
def test_sets_and_pee_read_back(name: str, cards: list[str], count: int) -> None:
    made = house.changed(rules.load("hanafuda-3"), "sets", [{"name": name, "cards": cards, "points": 4}])
    made = house.changed(made, "pee", made.pee | {"chock": count})
    assert house.read_text(house.dump(made)) == made


def test_a_dump_lists_differences_alone() -> None:
    made = house.changed(rules.load("dutch-4"), "own_bbuk", 0)
    assert house.dump(made) == 'extends = "dutch-4"\nown_bbuk = 0\n'
    assert house.dump(rules.load("cardavia")) == 'extends = "cardavia"\n'


def test_a_book_of_a_folder(tmp_path: Path) -> None:
    assert house.open_book(tmp_path) is STANDARD
    (tmp_path / "house.toml").write_text('extends = "godoris"\nddadak = "any"\n', "utf-8")
    book = house.open_book(tmp_path)
    assert book.names() == [*NAMES, "house"]
    assert book.load("house").ddadak == "any"
    assert book.load("godoris") is rules.load("godoris")
    assert STANDARD.names() == rules.names() == NAMES


def test_a_wrong_file_is_told_when_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('extends = "godoris"\nddadak = 2\n', "utf-8")
    book = house.open_book(tmp_path)
    assert book.names() == NAMES
    with pytest.raises(RulesError, match=r"house\.toml: ddadak: 2: expected one of month, any"):
        book.load("house")


def test_a_book_has_each_name_once() -> None:
    with pytest.raises(RulesError, match="'godoris' is that of a rule set of the program"):
        Book([rules.load("godoris")])


def test_a_record_is_played_only_where_its_rules_are_known() -> None:
    made = house.changed(rules.load("godoris"), "stop_points", 5)
    text = format_record(deal(made, 1), ())
    assert parse(text, book=Book([made])).deal.rules == made
    with pytest.raises(RecordError, match=r"^x\.gsr:1: Rules: unknown rule set 'house': there are godoris"):
        parse(text, "x.gsr")


def test_a_folder_that_may_not_be_looked_into_has_no_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(path: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "is_file", denied)
    assert house.open_book(tmp_path) is STANDARD
