"""Menu, hard buttons, notices, the record that is beamed, redeals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.table import Person
from godoris.app import shots
from godoris.app.godoris import Godoris
from godoris.app.shot_ways import REDEALT
from godoris.engine.record import parse
from godoris.match.sitting import Sitting
from godoris.match.store import Store
from godoris.palm.alert import button_id
from godoris.palm.events import CtlSelect, Event, Key, KeyDown, Menu, Modifier, PenDown, PenUp


def screen(what: str, language: str = "en") -> Godoris:
    shot = shots.SHOTS[what]
    return shots.reached(shot, shots.shipped(shot.record), language, "palm3c")


def post(app: Godoris, *events: Event) -> None:
    for event in events:
        app.system.post(event)
        app.system.pump()


def top(app: Godoris) -> str:
    return app.system.top.name if app.system.top else ""


# --- menus ---


@pytest.mark.parametrize("strip", [True, False])
def test_every_item_of_the_menu_does_something(strip: bool) -> None:
    app = screen("table")
    app.system.strip = strip
    post(app, KeyDown(char="x"))
    items = [item for menu in app.system.menus() for item in menu.items if item.id]
    assert ("applications" in {item.id for item in items}) != strip
    nothing = what_comes_of(strip)
    for item in items:
        key = KeyDown(char=item.key, modifiers=Modifier.COMMAND)
        assert what_comes_of(strip, key) != nothing, item.id


def what_comes_of(strip: bool, *events: Event) -> tuple[str, str, bytes]:
    """The record, the form and the picture some time after events."""
    app = screen("table")
    app.system.strip = strip
    post(app, *events)
    app.system.tick(40)
    app.system.draw()
    return app.sitting.record(), top(app), bytes(app.system.canvas.pixels)


@pytest.mark.parametrize("open_it", [(KeyDown(key=Key.MENU),), (PenDown(80, 5), PenUp(80, 5))])
def test_the_menu_of_the_result_by_pen_and_by_key(open_it: tuple[Event, ...]) -> None:
    app = screen("result")
    post(app, *open_it)
    assert app.system.overlay is not None
    assert [item.id for menu in app.system.menus() for item in menu.items] == ["beam"]


def test_the_record_is_beamed_after_the_result_only() -> None:
    app = screen("table")
    post(app, KeyDown(char="b", modifiers=Modifier.COMMAND))
    assert top(app) == "table"
    app = screen("result")
    record = app.sitting.record()
    post(app, KeyDown(char="b", modifiers=Modifier.COMMAND))
    assert top(app) == "alert.beamed"
    assert app.system.clipboard.get() == record
    assert parse(record).replay().kind
    post(app, CtlSelect("alert.beamed", button_id(0)), CtlSelect("result", "ok"))
    app.system.clipboard.put("")
    post(app, Menu("beam"))
    assert app.system.clipboard.get() == record, "the game that was finished last"


def test_a_new_game_in_mid_hand_asks_first() -> None:
    person = Person(4)
    person.press("start")
    person.until(person.due)
    number = person.sitting.number
    person.post(KeyDown(char="n", modifiers=Modifier.COMMAND))
    assert person.form == "alert.new_game"
    person.key(key=Key.ESCAPE)
    assert (person.form, person.sitting.number) == ("table", number)
    person.post(Menu("new_game"))
    person.press(button_id(0))
    assert person.sitting.number != number
    assert person.sitting.stats.total.abandoned == 1


# --- redeals ---


def test_a_redeal_is_shown_before_the_cards_are_dealt() -> None:
    person = Person(4)
    person.press("start")
    person.app.deal(REDEALT)
    frame = person.app.director.frame()
    assert frame.banner is not None
    assert [line.name for line in frame.banner.lines] == ["redeal"]
    assert frame.scene.counts == (0, 0, 0)
    person.until(person.due)
    assert person.app.director.log[0].name == "redeal"
    person.app.deal(REDEALT + 1)
    assert "redeal" not in {line.name for line in person.app.director.log}


# --- notices ---


def _second(folder: Path) -> Store:
    Store(folder)
    return Store(folder)


def _damaged(folder: Path) -> Store:
    for name in ("godoris.save", "godoris.save.bak"):
        (folder / name).write_bytes(b"nothing")
    return Store(folder)


def _last_good(folder: Path) -> Store:
    store = Store(folder)
    sitting = Sitting(store, lambda: 0.0, seed=1)
    for bet in (200, 300):
        sitting.prefs = sitting.prefs.replace(bet=bet)
    store.close()
    (folder / "godoris.save").write_bytes(b"nothing")
    return Store(folder)


def _full(folder: Path) -> Store:
    (folder / "file").write_text("no folder", "utf-8")
    return Store(folder / "file")


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize(
    ("made", "alert"),
    [(_second, "second_copy"), (_damaged, "lost"), (_last_good, "last_good"), (_full, "cannot_save")],
)
def test_notices_come_up_as_alerts(
    made: Callable[[Path], Store], alert: str, language: str, tmp_path: Path
) -> None:
    person = Person(1, store=made(tmp_path), language=language)
    person.app.system.tick(50)
    assert person.form == f"alert.{alert}"
    person.press(button_id(0))
    assert person.form == "start"
    person.app.system.tick(50)
    assert person.form == "start"


def test_a_notice_waits_until_other_forms_are_closed(tmp_path: Path) -> None:
    person = Person(1, store=_second(tmp_path))
    person.press("start")
    person.post(Menu("preferences"))
    person.app.system.tick(60)
    assert person.form == "preferences"
    person.press("cancel")
    person.app.system.tick(60)
    assert person.form == "alert.second_copy"
