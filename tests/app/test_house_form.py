"""House rules and the rule sets of the Preferences: by pen and by keys, in words that fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.table import FONTS, Person
from godoris import rules
from godoris.app.rule_sets import Switches, about
from godoris.app.words import Words
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.match.store import Store
from godoris.palm.alert import form_name
from godoris.palm.check import problems
from godoris.palm.controls.field import Field
from godoris.palm.controls.plain import Label
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Key, Menu, PopSelect
from godoris.palm.resources import Resources
from godoris.rules import RulesError, RuleSet
from godoris.rules.house import FILE, HOUSE, SWITCHES, changed, load_house, open_book, options

LANGUAGES = ("en", "ko")


def words_of(language: str) -> Words:
    return Words(Resources(language=language, fonts=FONTS), "")


def refusal(made: RuleSet, key: str, value: object) -> RulesError | None:
    try:
        changed(made, key, value)
    except RulesError as fault:
        return fault
    return None


def at_house(seed: int = 1, language: str = "en") -> Person:
    person = Person(seed, language=language)
    person.press("start")
    person.until(person.due)
    person.post(Menu("house"))
    assert person.form == "house"
    return person


def choose(person: Person, switch: str, index: int) -> None:
    """Take a value from a popup by the pen."""
    if not person.control(switch).visible:
        person.press("page2" if person.control("page1").on else "page1")  # type: ignore[attr-defined]
    person.press(switch)
    overlay = person.app.system.overlay
    assert overlay is not None
    rows = overlay.rows  # type: ignore[attr-defined]
    person.tap(rows.rect.x + 5, rows.rect.y + rows.height * index + 4)


def test_a_switch_by_the_pen_is_kept_and_played_by_from_the_next_deal() -> None:
    person = at_house()
    choose(person, "stop_points", 2)
    choose(person, "gobak", 2)
    person.press("save")
    assert person.form == "table"
    sitting = person.sitting
    assert sitting.prefs.rules == HOUSE
    assert person.app.view.rules.name == "godoris"
    person.app.deal(None)
    made = person.app.view.rules
    assert (made.name, made.stop_points, made.gobak) == (HOUSE, 7, "none")


def test_cancel_keeps_nothing() -> None:
    person = at_house()
    choose(person, "stop_points", 1)
    person.key(key=Key.ESCAPE)
    assert person.form == "table"
    assert HOUSE not in person.sitting.book.names()


def test_by_keys_alone() -> None:
    person = at_house()
    top = person.app.system.top
    assert top is not None
    for _ in range(20):
        if top.focus is not None and top.focus.id == "own_bbuk":
            break
        person.key(key=Key.NAV_DOWN)
    person.key(key=Key.NAV_SELECT)
    person.key(key=Key.NAV_DOWN)
    person.key(key=Key.NAV_SELECT)
    for _ in range(20):
        if top.focus is not None and top.focus.id == "save":
            break
        person.key(key=Key.TAB)
    person.key(key=Key.NAV_SELECT)
    assert person.sitting.book.load(HOUSE).own_bbuk == 1


def test_any_rule_set_may_be_the_start() -> None:
    person = at_house()
    names = person.sitting.book.names()
    for index, name in enumerate(names):
        choose(person, "from", index)
        top = person.app.system.top
        assert top is not None
        for option in options(rules.load(name)):
            popup = top.get(option.key, PopupTrigger)
            assert popup.shown == Switches(person.app.words, rules.load(name)).value(option)
    person.press("save")
    assert person.sitting.book.load(HOUSE).replace(name=names[-1]) == rules.load(names[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contradiction_is_refused_in_words_and_changes_nothing(language: str) -> None:
    person = at_house(language=language)
    names = person.sitting.book.names()
    choose(person, "from", names.index("dutch-2"))
    choose(person, "gobak", 0)
    assert person.form == form_name("house")
    text = person.control("text").text
    said = Switches(person.app.words, rules.load("dutch-2")).fault("nobody_to_pay_for", "")
    assert text.replace("\n", " ") == said
    person.key(key=Key.ESCAPE)
    top = person.app.system.top
    assert top is not None
    assert top.get("gobak", PopupTrigger).choice == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", rules.names())
def test_every_value_is_accepted_or_refused_in_words(name: str, language: str) -> None:
    words, made = words_of(language), rules.load(name)
    said, std = Switches(words, made), FONTS["std"]
    for option in options(made):
        assert std.width(said.name(option.key)) <= 70
        assert len(std.wrap(said.about(option.key), 146)) <= 3, option.key
        for value in option.values:
            assert std.width(said.value(option, value)) <= 78 - 10, (option.key, value)
            fault = refusal(made, option.key, value)
            assert fault is None or said.fault(fault.fault, "") != "", fault


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_have_no_fault_that_a_person_would_see(language: str) -> None:
    person = at_house(language=language)
    for page in ("page2", "page1"):
        person.press(page)
        top = person.app.system.top
        assert top is not None
        assert problems(top, person.app.system.canvas) == []
        labels = [control for control in top.controls if isinstance(control, Label) and control.visible]
        assert len(labels) == 1 + len(SWITCHES) // 2


def test_the_file_is_written_beside_the_saves_and_read_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    sitting = Sitting(store, lambda: 0.0, seed=1)
    house = changed(rules.load("dutch-3"), "stop_points", 3)
    sitting.keep_house(house)
    assert load_house(tmp_path / FILE) == house
    sitting.close()
    again = Sitting(Store(tmp_path), lambda: 0.0, seed=1, book=open_book(tmp_path))
    assert again.book.load(HOUSE) == house


def test_a_file_that_is_wrong_is_told_when_the_form_opens(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('extends = "godoris"\nstop_points = 99\n', "utf-8")
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.sitting.book = open_book(tmp_path)
    person.post(Menu("house"))
    assert person.form == form_name("house")
    assert "stop_points" in person.control("text").text
    person.key(key=Key.ESCAPE)
    assert person.form == "house"


# --- Preferences ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_set_is_explained(language: str) -> None:
    words = words_of(language)
    told = {name: about(words, rules.load(name)) for name in rules.names()}
    assert all(len(paragraphs) == 2 for paragraphs in told.values())
    assert len({paragraphs[1] for paragraphs in told.values()}) == len(told)
    house = changed(rules.load("godoris"), "gobak", "none")
    assert any("GoBak" in row or "고박" in row for row in about(words, house))


def test_a_rule_set_is_chosen_on_the_second_page_with_its_explanation() -> None:
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.post(Menu("preferences"))
    assert not person.control("rules").visible
    person.press("page2")
    names = person.sitting.book.names()
    choose_rules = names.index("hanafuda-2")
    person.press("rules")
    person.post(PopSelect("preferences", "rules", choose_rules, 0))
    top = person.app.system.top
    assert top is not None
    top.get("rules", PopupTrigger).choice = choose_rules
    person.post(PopSelect("preferences", "rules", choose_rules, 0))
    assert "Boar" in top.get("about", Field).value
    person.app.system.overlay = None
    person.post(CtlSelect("preferences", "save"))
    assert person.sitting.prefs.rules == "hanafuda-2"
    assert person.app.view.rules.name == "godoris"
    assert Preferences().talk
