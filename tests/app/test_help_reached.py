"""Every page of How to play is reached: by pen, by keys, from the log and from each event."""

from __future__ import annotations

import pytest

from app.help import HELP, words
from app.table import Person
from godoris import rules
from godoris.app.cards_draw import CardPainter
from godoris.app.godoris import Godoris
from godoris.app.help_facts import WORDS
from godoris.app.help_form import PageView
from godoris.app.helper import page_of
from godoris.app.motion import Line
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.scroll import RepeatButton
from godoris.palm.events import Key


def shown(person: Person) -> str:
    assert person.form == "help"
    return person.app.helper.page.id


def every_page(app: Godoris) -> list[str]:
    return [page.id for page in app.helper.words().there()]


def to_first(person: Person) -> None:
    person.app.helper.page = HELP.page("aim")


@pytest.mark.parametrize("start", [True, False])
def test_every_page_by_pen_alone(start: bool) -> None:
    person = Person(1)
    if start:
        person.press("how")
    else:
        person.press("start")
        person.until(person.due)
        person.tap(70, 5)
        rects = person.app.system.overlay._titles  # type: ignore[union-attr]
        person.tap(*rects[-1].centre)
        menu = person.app.system.overlay
        person.tap(*menu.item_rects()[0].centre)  # type: ignore[union-attr]
    assert person.form == "contents"
    person.press("open")
    seen = [shown(person)]
    while person.control("next").more:  # type: ignore[attr-defined]
        person.press("next")
        if shown(person) != seen[-1]:
            seen.append(shown(person))
    assert seen == every_page(person.app)
    person.press("back")
    person.press("list")
    assert person.form == "contents"
    person.press("done")
    assert person.form == ("start" if start else "table")


def test_every_page_by_keys_alone() -> None:
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.key(key=Key.MENU)
    person.key(key=Key.NAV_LEFT)
    person.key(key=Key.NAV_DOWN)
    person.key(key=Key.NAV_SELECT)
    assert person.form == "contents"
    person.key(key=Key.NAV_SELECT)
    seen = [shown(person)]
    while person.control("next").more:  # type: ignore[attr-defined]
        person.key(key=Key.NAV_RIGHT)
        if shown(person) != seen[-1]:
            seen.append(shown(person))
    assert seen == every_page(person.app)
    while person.app.helper.place()[0]:
        person.key(key=Key.NAV_LEFT)
    person.key(key=Key.ESCAPE)
    assert person.form == "table"


def test_a_page_by_its_row() -> None:
    person = Person(1)
    person.press("how")
    for _ in range(6):
        person.key(key=Key.NAV_DOWN)
    person.key(key=Key.NAV_SELECT)
    assert shown(person) == every_page(person.app)[5]


@pytest.mark.parametrize("name", rules.names())
def test_every_event_has_a_page(name: str) -> None:
    ids = {page.id for page in words("en", name).there()}
    every = {*WORDS.values(), "take_pee", "bonus", "go", "stop", "redeal", "kwang"}
    every |= {row.name for row in rules.load(name).sets}
    every |= {f"first_{deed}" for deed in ("bbuk", "chock", "ddadak", "sseul", "pansseul", "poktan")}
    every |= {"second_bbuk", "third_bbuk", "three_bbuk"}
    left = {event for event in every if page_of(event) not in ids}
    known, absent = rules.load(name), set()
    if known.poktan == "none":
        absent.add("poktan")
    if known.heundeum == "none":
        absent.add("heundeum")
    if not known.bonus:
        absent.add("bonus")
    if not known.three_bbuk:
        absent.add("three_bbuk")
    if len(known.bbuk_row) < 2:
        absent |= {"second_bbuk", "third_bbuk"}
    if not known.bbuk_row and not known.first_turn:
        absent |= {event for event in every if event.startswith("first_")}
    assert left == absent


def test_a_line_of_the_chat_opens_its_page() -> None:
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.app.show_rule(Line("first_chock", 1, 500))
    assert shown(person) == "first"


def test_the_sheets_of_a_page_turn_before_the_page() -> None:
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.app.helper.open("bbuk")
    view = PageView(HELP.page("bbuk"), person.app.helper.words(), CardPainter(rules.load("godoris"), {}))
    count = len(view.sheets(person.app.system.canvas, person.control("page").rect))
    assert count > 1
    for _ in range(count - 1):
        person.press("next")
        assert shown(person) == "bbuk"
    person.press("next")
    assert shown(person) != "bbuk"
    person.press("back")
    assert shown(person) == "bbuk"
    assert person.app.system.top.title.endswith(f"{count}/{count}")  # type: ignore[union-attr]


def test_the_ends_of_the_pages_stand_fast() -> None:
    person = Person(1)
    person.press("how")
    to_first(person)
    person.press("open")
    assert not person.app.system.top.get("back", RepeatButton).more  # type: ignore[union-attr]
    person.press("back")
    assert shown(person) == "aim"


def test_the_language_changes_an_open_page() -> None:
    person = Person(1)
    person.press("how")
    person.press("open")
    person.app.set_prefs(person.app.prefs.replace(language="ko"))
    assert person.app.system.top.title == "고스톱"  # type: ignore[union-attr]
    person.app.system.draw()
    assert person.app.system.top.get("page", Gadget).focused  # type: ignore[union-attr]
