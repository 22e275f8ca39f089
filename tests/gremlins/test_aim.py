"""Where gremlins go with the pen."""

from __future__ import annotations

from random import Random

import pytest

from godoris.gremlins import aim, places
from godoris.gremlins.handheld import Handheld
from godoris.gremlins.steps import Beginning, Step
from godoris.palm.events import CtlSelect, Key, KeyDown, Menu
from godoris.palm.system import System


def started(record: str = "table") -> tuple[Handheld, System]:
    handheld = Handheld(Beginning())
    handheld.do(Step("start", f"record={record}"))
    handheld.do(Step("nil", "500"))
    assert handheld.app is not None
    return handheld, handheld.app.system


def test_each_row_of_a_list_is_a_place() -> None:
    handheld, system = started()
    handheld.post(Menu("how_to_play"))
    assert system.top is not None
    if system.top.name != "contents":
        handheld.post(CtlSelect("help", "list"))
    rows = {name for name, _ in places.list_rows(system.top) if name.startswith("contents.pages ")}
    assert len(rows) >= 8
    assert all(name.rpartition(" ")[2].isdecimal() for name in rows)


def test_each_item_of_a_menu_is_a_place() -> None:
    handheld, system = started()
    handheld.post(KeyDown(key=Key.MENU))
    names = [name for name, _ in places.open_parts(system.overlay)]
    assert "item new_game" in names
    assert "item " not in names


def test_each_row_of_a_popup_is_a_place_of_its_own() -> None:
    handheld, system = started()
    handheld.post(Menu("preferences"))
    handheld.post(CtlSelect("preferences", "level"))
    assert system.top is not None
    at = dict(places.live(system.top))["preferences.level"].centre
    handheld.do(Step("pen", f"{at[0]},{at[1]}"))
    names = [name for name, _ in places.open_parts(system.overlay)]
    assert len(names) == 3
    assert len(set(names)) == 3
    assert all(name.startswith("list of ") for name in names)


@pytest.mark.parametrize(("record", "asked"), [("choose_flip", True), ("table", False)])
def test_a_hint_is_asked_for_where_the_table_asks(record: str, asked: bool) -> None:
    handheld, _ = started(record)
    gremlin = aim.Gremlin(Random(3))
    steps = [gremlin.next(handheld) for _ in range(400)]
    hints = sum(step == Step("char", '"h"') for step in steps)
    assert (hints > 30) is asked


def test_it_is_forgotten_where_the_pen_has_been() -> None:
    handheld, _ = started()
    handheld.post(Menu("score_board"))
    gremlin = aim.Gremlin(Random(3))
    for _ in range(aim.AFRESH - 1):
        gremlin.forget()
        gremlin.next(handheld)
    assert sum(gremlin._taps) > 1000
    gremlin.next(handheld)
    assert sum(gremlin._taps) <= 2
