"""The player's name, by every way that text comes in: desktop, input method, on-screen keyboard, strokes."""

from __future__ import annotations

import pygame
import pytest

from app.table import Person
from godoris import resources
from godoris.palm.check import problems
from godoris.palm.controls.field import Field
from godoris.palm.events import Key, Menu, PenDown, PenMove, PenUp, TextEditing, TextInput
from godoris.palm.graffiti import Strokes
from godoris.palm.keyboard import Keyboard
from godoris.palm.text import fits
from godoris.shell.window import Window
from shell.fakes import FakeVoice


def naming(language: str = "en", **prefs: object) -> Person:
    """The Player name form is open over the Preferences."""
    person = Person(1, language=language, **prefs)
    person.press("start")
    person.post(Menu("preferences"))
    person.press("name")
    return person


def name(person: Person) -> str:
    top = person.app.system.top
    assert top is not None
    return top.get("name", Field).value


def press(person: Person, page: str, *keys: str) -> None:
    """Tap keys of a page of the on-screen keyboard."""
    person.press(page)
    keyboard = Keyboard()
    keyboard.page = page
    corner = person.control("keys").rect
    for key in keys:
        x, y = next(cap for cap in keyboard.keys if cap.name == key).rect.centre
        person.tap(corner.x + x, corner.y + y)


def write(person: Person, group: str, character: str, x: int, y: int) -> None:
    strokes = Strokes.load(resources.path("palm_profile/graffiti.toml"))
    points = next(d for d in strokes.sets[group] if d.name == character).points
    path = [(x + round(px * 1.6), y + round(py * 1.6)) for px, py in points]
    person.post(PenDown(*path[0]), *(PenMove(*point) for point in path), PenUp(*path[-1]))


def saved(person: Person) -> str:
    person.press("ok")
    person.press("save")
    return person.app.prefs.name


def test_by_the_desktops_keyboard() -> None:
    person = naming()
    person.post(*(TextInput(char) for char in "WWWWWW"))
    assert name(person) == "WWWWWW"  # the widest there is
    person.post(TextInput("a"))
    assert saved(person) == "WWWWWW"
    assert person.tones[-3:].count("error") == 1


@pytest.mark.parametrize("language", ["en", "ko"])
def test_by_an_input_method_that_is_still_composing(language: str) -> None:
    person = naming(language)
    person.post(TextInput("가"), TextInput("나"), TextEditing("ㄷ"), TextEditing("다"))
    person.press("ok")
    person.post(TextEditing(""), TextInput("다"))
    person.press("save")
    assert person.app.prefs.name == "가나다"


@pytest.mark.parametrize("language", ["en", "ko"])
def test_by_the_on_screen_keyboard(language: str) -> None:
    person = naming(language)
    person.key(key=Key.KEYBOARD_ABC)
    assert person.form == "keyboard"
    press(person, "hangul", *"ㅂㅜㅔㄹㄱ")
    press(person, "abc", "shift", "a")
    press(person, "123", "7")
    person.press("done")
    assert (person.form, name(person)) == ("player_name", "뷁A7")
    assert fits(name(person), 6)
    assert saved(person) == "뷁A7"


def test_by_strokes_on_the_strip() -> None:
    person = naming()
    write(person, "both", "shift", 40, 170)
    write(person, "letters", "K", 40, 170)
    write(person, "letters", "I", 40, 170)
    write(person, "letters", "M", 40, 170)
    write(person, "figures", "2", 95, 170)
    assert saved(person) == "Kim2"


def test_by_strokes_on_the_screen_where_there_is_no_strip() -> None:
    person = naming()
    person.app.system.strip = False
    for letter in "OK":
        write(person, "letters", letter, 40, 60)
    assert saved(person) == "ok"


def test_cancel_keeps_the_name() -> None:
    person = naming(name="Kim")
    person.key(key=Key.KEYBOARD)
    press(person, "abc", "a")
    person.press("done")
    person.press("cancel")
    assert person.app.prefs.name == "Kim"


def test_an_empty_name_falls_back() -> None:
    person = naming(name="Kim")
    for _ in range(3):
        person.key(key=Key.BACKSPACE)
    assert saved(person) == ""
    assert person.app.prefs.shown_name == "Player"


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("form", ["keyboard", "graffiti"])
def test_the_forms_of_the_product_have_no_faults(form: str, language: str) -> None:
    person = naming(language)
    person.key(key=Key.KEYBOARD if form == "keyboard" else Key.GRAFFITI_HELP)
    assert person.form == form
    top = person.app.system.top
    assert top is not None
    assert problems(top, person.app.system.canvas) == []


def test_the_game_is_not_played_by_what_is_typed() -> None:
    """Letters are keys at the Table, and text in a field."""
    person = naming()
    before = person.sitting.record()
    person.key(key=Key.KEYBOARD)
    press(person, "abc", *"gsh")
    person.press("done")
    person.key(char="1")
    assert name(person) == "gsh1"
    assert person.sitting.record() == before


def test_through_the_window_as_an_input_method_sends_it() -> None:
    """가나다 with 다 still composing, a click on OK, and the rest of the method's events afterwards."""
    person = naming("ko")
    window = Window(person.app, FakeVoice())

    def turn(*sent: pygame.event.Event) -> None:
        for event in sent:
            pygame.event.post(event)
        window.poll()
        for event in window.events():
            person.app.system.post(event)
        person.app.system.tick()
        person.app.system.draw()
        window.show()

    def edit(text: str) -> pygame.event.Event:
        return pygame.event.Event(pygame.TEXTEDITING, text=text, start=0, length=len(text))

    def done(text: str) -> pygame.event.Event:
        return pygame.event.Event(pygame.TEXTINPUT, text=text)

    try:
        turn()
        for syllable in "가나":
            turn(edit(syllable))
            turn(edit(""), done(syllable))
        turn(edit("ㄷ"))
        turn(edit("다"))
        k, (left, top, _, _) = window.layout.scale, window.layout.screen
        x, y = person.control("ok").rect.centre
        click = {"pos": (left + x * k, top + y * k), "button": 1, "touch": False}
        turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, click))
        turn(pygame.event.Event(pygame.MOUSEBUTTONUP, click), edit(""), done("다"))
        turn()
    finally:
        window.shut()
    assert person.form == "preferences"
    person.press("save")
    assert person.form == "table"
    assert person.app.prefs.name == "가나다"
