"""Hints: by key and by menu, thought of in slices, marked on the table, never a move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.table import FONTS, Person
from godoris import rules
from godoris.app import commands, shots
from godoris.app.godoris import Godoris
from godoris.app.hints import cards_of
from godoris.app.scene import BOMB
from godoris.app.words import Words
from godoris.engine import Phase
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, TAKE
from godoris.palm.check import problems
from godoris.palm.events import Key, KeyDown, Menu
from godoris.palm.resources import Resources
from godoris.players.hint import REASONS


def at_turn(seed: int = 1, **prefs: object) -> Person:
    person = Person(seed, **prefs)
    person.press("start")
    person.until(person.due)
    return person


def screen(what: str, language: str = "en") -> Godoris:
    shot = shots.SHOTS[what]
    return shots.reached(shot, shots.shipped(shot.record), language, "palm3c")


def hinted(app: Godoris) -> None:
    """Let the hint be thought of to its end."""
    for _ in range(2000):
        if app.hints.text and app.hints.text != app.words.text("table.thinking"):
            return
        app.system.tick()
    raise AssertionError("no hint came")


@pytest.mark.parametrize("by_menu", [False, True])
def test_it_is_asked_for_by_key_and_by_menu_and_is_no_move(by_menu: bool) -> None:
    person = at_turn()
    app, moves = person.app, list(person.sitting.moves)
    person.post(Menu("hint")) if by_menu else person.key("h")
    assert app.hints.text == app.words.text("table.thinking")
    hinted(app)
    assert person.sitting.moves == moves
    spoken = app.words.spoken(app.view.rules)
    assert app.hints.text in {app.words.text(f"hint.{name}", **spoken) for name in REASONS}
    hand = app.director.displayed().hand
    assert app.hints.cards
    assert all(card in hand for card in app.hints.cards)


def test_the_same_position_has_the_same_hint_and_it_is_not_thought_of_twice() -> None:
    said = set()
    for _ in range(2):
        app = at_turn(4).app
        app.hints.ask()
        hinted(app)
        said.add((app.hints.text, app.hints.cards))
        app.hints.ask()
        said.add((app.hints.text, app.hints.cards))
    assert len(said) == 1


def test_thinking_takes_slices_and_lets_the_person_play_meanwhile() -> None:
    person = at_turn()
    person.key("h")
    person.app.system.tick()
    assert person.app.hints.text == person.app.words.text("table.thinking")
    person.by_pen()
    assert person.app.hints.text == ""
    assert person.app.hints.cards == ()


@pytest.mark.parametrize("how", ["pen", "escape", "move"])
def test_it_goes_with_a_tap_with_esc_and_with_the_next_move(how: str) -> None:
    person = at_turn()
    person.key("H")
    hinted(person.app)
    if how == "pen":
        person.tap(80, 20)
    elif how == "escape":
        person.key(key=Key.ESCAPE)
    else:
        person.app.play([person.app.view.legal[0]])
    assert person.app.hints.text == ""


def test_of_two_cards_offered_it_marks_one() -> None:
    for what in ("choose", "choose_flip"):
        app = screen(what)
        app.system.post(KeyDown(char="h"))
        hinted(app)
        assert app.table is not None
        assert set(app.hints.cards) < set(app.table.ways.choices)


def test_at_go_or_stop_the_ring_stands_on_the_button() -> None:
    app = screen("go_stop")
    form = app.system.top
    assert form is not None
    app.system.post(KeyDown(char="h"))
    hinted(app)
    app.system.tick()
    assert app.hints.button in ("go", "stop")
    assert form.focus is not None
    assert form.focus.id == app.hints.button
    assert app.view.phase == Phase.GO_STOP


def test_before_the_first_turn_it_speaks_of_showing() -> None:
    person = Person(1, rules="hanafuda-2")
    for number in range(300):
        person.app.deal(number)
        person.until(person.due)
        if person.form == "show":
            break
    person.key("h")
    hinted(person.app)
    person.app.system.tick()
    assert person.app.hints.button in ("show", "hide")
    top = person.app.system.top
    assert top is not None
    assert top.title == person.app.hints.text


def test_a_form_that_asks_how_to_play_a_card_keeps_its_own_title() -> None:
    """The hint was given at the Table, and about any card."""
    shot = shots.SHOTS["heundeum"]
    app = shots.opened(shots.shipped(shot.record), "en", "palm3c", shot)
    for _ in range(500):
        app.system.tick()
    app.system.post(KeyDown(char="h"))
    hinted(app)
    shot.reach(app)
    top = app.system.top
    assert top is not None
    assert top.name == "heundeum"
    assert top.title == app.words.event(app.view.rules, "heundeum")


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("reason", ["show", "hide"])
def test_what_is_said_of_showing_fits_the_title(language: str, reason: str) -> None:
    app = screen("show", language)
    app.hints.ask()
    hinted(app)
    assert app.hints._hint is not None
    app.hints._hint = replace(app.hints._hint, reasons=(reason,))
    for _ in range(3):
        app.system.tick()
    top = app.system.top
    assert top is not None
    assert top.title == app.words.text(f"hint.{reason}")
    assert problems(top, app.system.canvas) == []


def test_there_is_none_while_others_move_and_in_past_games() -> None:
    person = at_turn()
    person.by_pen()
    while person.app.view.mover == 0 and not person.app.director.busy:
        person.by_pen()
    person.key("h")
    assert person.app.hints.text == ""
    assert "hint" in commands.hidden(person.app)


@pytest.mark.parametrize(
    ("move", "marked"),
    [
        (FLIP, (BOMB,)),
        (GO, ()),
        (SHOW + 3, ()),
        (HIDE + 3, ()),
        (TAKE + 7, (7,)),
        (9 | SHAKE, (9,)),
        (9, (9,)),
    ],
)
def test_the_cards_of_a_move(move: int, marked: tuple[int, ...]) -> None:
    view = at_turn().app.view
    assert cards_of(view, move) == marked


def test_a_poktan_is_about_all_three() -> None:
    app = screen("poktan")
    month = next(move - POKTAN for move in app.view.legal if POKTAN < move < FLIP)
    assert len(cards_of(app.view, POKTAN + month)) == 3


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_reason_fits_the_foot_in_the_words_of_every_manual(language: str) -> None:
    words = Words(Resources(language=language, fonts=FONTS), "")
    for name in rules.names():
        for reason in REASONS:
            text = words.text(f"hint.{reason}", **words.spoken(rules.load(name)))
            assert FONTS["std"].width(text) <= 157, text
