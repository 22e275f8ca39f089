"""The launcher: leaving Godoris for it, what is saved then, and coming back."""

from __future__ import annotations

import pytest

from app.table import Person
from godoris.app.launcher import clock_text
from godoris.app.words import Words
from godoris.palm.alert import button_id
from godoris.palm.events import Key, KeyDown, Menu
from godoris.palm.resources import Resources


def playing(**prefs: object) -> Person:
    """A hand is in progress, the person to play; one card has been played."""
    person = Person(3, **prefs)
    person.press("start")
    person.until(person.due)
    person.by_pen()
    person.until(person.due)
    return person


@pytest.mark.parametrize("by", ["pen", "enter", "arrows"])
def test_a_tap_on_the_icon_resumes(by: str) -> None:
    person = playing()
    before = person.sitting.record()
    scene = person.app.director.displayed()
    person.key(key=Key.LAUNCH)
    assert person.form == "launcher"
    assert person.sitting.playing
    if by == "pen":
        person.press("godoris")
    elif by == "enter":
        person.key(key=Key.NAV_SELECT)
        person.key(key=Key.NAV_SELECT)
    else:
        for key in (Key.NAV_RIGHT, Key.NAV_RIGHT, Key.NAV_LEFT, Key.NAV_SELECT):
            person.key(key=key)
    assert person.form == "table"
    assert person.sitting.record() == before
    assert person.app.director.displayed() is scene, "every card in its place"
    person.until(person.due)
    person.by_pen()
    assert person.sitting.record() != before


def test_the_game_waits_while_the_launcher_is_shown() -> None:
    person = playing()
    person.key(key=Key.LAUNCH)
    before = person.sitting.record()
    person.app.system.tick(500)
    assert person.sitting.record() == before


def test_without_saving_the_hand_is_void() -> None:
    person = playing(saving="not")
    number = person.sitting.number
    person.key(key=Key.LAUNCH)
    assert not person.sitting.playing
    assert person.sitting.stats.total.abandoned == 1
    person.press("godoris")
    assert person.sitting.number != number


@pytest.mark.parametrize(
    ("button", "form", "kept"), [(0, "launcher", True), (1, "launcher", False), (2, "table", True)]
)
def test_saving_may_be_asked_about(button: int, form: str, kept: bool) -> None:
    person = playing(saving="confirm")
    person.key(key=Key.LAUNCH)
    assert person.form == "alert.save"
    person.press(button_id(button))
    assert (person.form, person.sitting.playing) == (form, kept)
    person.key(key=Key.LAUNCH)
    assert person.form == ("launcher" if form == "launcher" else "alert.save")


def test_the_window_closed_while_saving_is_asked_about_saves() -> None:
    person = playing(saving="confirm")
    person.app.leave(force=False)
    assert person.form == "alert.save"
    person.app.leave(force=False)
    assert not person.app.running
    assert person.sitting.playing


def test_from_a_form_and_from_a_menu() -> None:
    for opened in (Menu("score_board"), Menu("preferences"), KeyDown(key=Key.MENU)):
        person = playing()
        person.post(opened)
        person.key(key=Key.LAUNCH)
        assert person.form == "launcher"
        assert person.app.system.overlay is None


def test_the_power_button_ends_it_from_anywhere() -> None:
    for key in (Key.LAUNCH, Key.MENU, Key.NONE):
        person = playing()
        person.key(key=key)
        person.key(key=Key.POWER)
        assert not person.app.running


def test_a_hard_button_starts_its_form() -> None:
    person = playing()
    person.key(key=Key.LAUNCH)
    person.key(key=Key.HARD_1)
    assert person.form == "score_board"
    person.press("ok")
    assert person.form == "table"


def test_applications_is_in_the_menu_where_there_is_no_strip() -> None:
    person = playing()
    person.key(char="x")
    ids = {item.id for menu in person.app.system.menus() for item in menu.items}
    assert "applications" not in ids
    person.app.system.strip = False
    person.key(char="x")
    ids = {item.id for menu in person.app.system.menus() for item in menu.items}
    assert "applications" in ids
    person.post(Menu("applications"))
    assert person.form == "launcher"


@pytest.mark.parametrize(
    ("language", "now", "text"),
    [
        ("en", (0, 5), "12:05 am"),
        ("en", (10, 31), "10:31 am"),
        ("en", (12, 0), "12:00 pm"),
        ("ko", (23, 59), "오후 11:59"),
    ],
)
def test_the_time(language: str, now: tuple[int, int], text: str) -> None:
    words = Words(Resources(language=language), "")
    assert clock_text(words.text, *now) == text


def test_the_clock_goes_on() -> None:
    person = playing()
    times = iter([(9, 59), *[(10, 0)] * 1000])
    person.app.clock = lambda: next(times)
    person.key(key=Key.LAUNCH)
    top = person.app.system.top
    assert top is not None
    assert top.title == "9:59 am"
    person.app.system.tick(200)
    assert top.title == "10:00 am"
