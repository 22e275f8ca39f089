"""The forms of the game: what they show, what their buttons do."""

from __future__ import annotations

import pytest

from app.table import Person
from godoris import rules
from godoris.app import decisions, shots
from godoris.app.godoris import Godoris
from godoris.app.groups import figures, near
from godoris.cards import IDS, mask
from godoris.engine import Phase
from godoris.engine.moves import GO, STOP
from godoris.palm.alert import button_id
from godoris.palm.controls.button import CheckBox, Selector
from godoris.palm.controls.field import Field
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Key, KeyDown, Menu, PenDown, PenUp


def screen(what: str, language: str = "en") -> Godoris:
    shot = shots.SHOTS[what]
    app = shots.opened(shots.shipped(shot.record), language, "palm3c", shot)
    shot.reach(app)
    return app


def cards(*codes: str) -> int:
    return mask(IDS[code] for code in codes)


@pytest.mark.parametrize(
    ("own", "other", "marked"),
    [
        (("2Y", "4Y"), (), [("godori", 1)]),
        (("2Y", "4Y"), ("8Y",), []),
        (("2Y", "4Y", "8Y"), (), []),
        (("1T", "2T"), (), [("hongdan", 2)]),
        (("1T", "6T", "4T"), (), []),
        (("1K", "3K"), (), [("kwang", 0)]),
        (("1K", "3K"), ("8K", "11K", "12K"), []),
        (("1K", "3K", "8K"), (), []),
    ],
)
def test_two_thirds_of_a_set(
    own: tuple[str, ...], other: tuple[str, ...], marked: list[tuple[str, int]]
) -> None:
    captured = [cards(*own), cards(*other), 0]
    assert near(rules.load("godoris"), captured, 0) == marked


def test_figures_count_pee_in_units() -> None:
    assert figures(rules.load("godoris"), cards("1K", "9Y", "1T", "11D", "1a")) == (1, 1, 1, 3)


def test_a_pen_on_the_title_of_go_or_stop_shows_what_lies_beneath() -> None:
    app = screen("go_stop")
    form = app.system.top
    assert form is not None
    app.system.post(PenDown(form.rect.x + 60, form.rect.y + 4))
    app.system.pump()
    assert form.hidden
    app.system.post(PenUp(10, 10))
    app.system.pump()
    assert not form.hidden
    assert app.system.top is form


@pytest.mark.parametrize(("char", "move"), [("g", GO), ("S", STOP)])
def test_letters_of_go_and_stop(char: str, move: int) -> None:
    app = screen("go_stop")
    before = len(app.sitting.moves)
    app.system.post(KeyDown(char=char))
    app.system.pump()
    assert app.sitting.moves[before:] == [move]


def test_leaving_while_asked_decides_nothing() -> None:
    app = screen("go_stop")
    before = list(app.sitting.moves)
    app.leave(force=True)
    assert app.sitting.moves == before
    assert not app.running


def test_the_reckoning_in_one_line() -> None:
    app = screen("result")
    end = app.view.result
    assert end is not None
    assert decisions.reckoning(app, end, 0) == "4 + 1 Go × $100"


def test_preferences_are_kept_on_save_alone() -> None:
    person = Person(2)
    person.press("start")
    for button, level in (("cancel", "easy"), ("save", "medium")):
        person.post(Menu("preferences"))
        top = person.app.system.top
        assert top is not None
        top.get("speed", PopupTrigger).choice = 0
        top.get("figures", CheckBox).on = True
        person.press("name")
        name = person.app.system.top
        assert name is not None
        name.get("name", Field).value = "Kim"
        person.press("ok")
        assert (person.form, top.get("name", Selector).text) == ("preferences", "Kim")
        person.press(button)
        assert person.form == "table"
        kept = person.sitting.prefs
        assert (kept.speed, kept.month_figures, kept.name) == (
            ("fast", False, "") if level == "easy" else ("slow", True, "Kim")
        )
    assert person.app.director.speed.travel == 40


def test_the_language_changes_on_the_table_at_once() -> None:
    app = screen("table")
    app.set_prefs(app.prefs.replace(language="ko"))
    assert app.table is not None
    assert app.table.chat().startswith(("내 차례", "나", "컴"))


def test_hard_buttons_open_score_board_and_preferences() -> None:
    for key, form in ((Key.HARD_1, "score_board"), (Key.HARD_2, "preferences")):
        app = screen("table")
        app.system.post(KeyDown(key=key))
        app.system.pump()
        top = app.system.top
        assert top is not None
        assert top.name == form


def test_game_reset_can_be_taken_back() -> None:
    app = screen("score_board")
    money = app.sitting.purses
    assert any(money)
    app.system.post(CtlSelect("score_board", "reset"))
    app.system.pump()
    top = app.system.top
    assert top is not None
    assert top.name != "score_board"
    app.system.post(CtlSelect(top.name, button_id(0)))
    app.system.pump()
    assert not any(app.sitting.purses)
    app.system.post(CtlSelect("score_board", "undo"))
    app.system.pump()
    assert app.sitting.purses == money


def test_a_deal_by_number_is_asked_for_and_dealt() -> None:
    person = Person(4)
    person.press("start")
    person.until(person.due)
    person.post(Menu("deal_number"))
    top = person.app.system.top
    assert top is not None
    top.get("number", Field).value = "123456"
    person.press("deal")
    person.key(key=Key.ESCAPE)  # the hand in progress is kept
    assert person.sitting.number != 123456
    person.post(Menu("deal_number"))
    person.press("deal")
    assert "error" in person.tones


def test_register_is_asked_after_five_games() -> None:
    person = Person(6)
    seen = 0
    for _ in range(2500):
        person.until(person.due)
        if person.form == "register":
            seen += 1
            break
        person.by_pen()
    assert seen == 1
    assert person.games == 5
    top = person.app.system.top
    assert top is not None
    top.get("name", Field).value = "Lee"
    person.press("register")
    assert person.sitting.prefs.registered
    assert person.sitting.prefs.name == "Lee"
    assert person.form == "table"


def test_a_game_taken_up_shows_its_marks_and_last_events() -> None:
    app = screen("table")
    scene = app.director.displayed()
    assert all(part.bit_count() == 1 for part in scene.last)
    assert app.director.log
    assert app.view.phase == Phase.PLAY
