"""Rules, About, and the ways to a page: the i of forms, the key ?, the doublings of a result."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from app.table import Person
from godoris import __version__, rules
from godoris.app import shots
from godoris.app.godoris import Godoris
from godoris.app.help_forms import RulesForm
from godoris.app.marks import Marks
from godoris.app.shot_list import SHOTS
from godoris.palm.controls.plain import Label
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.controls.scroll import ScrollBar
from godoris.palm.events import FrmHelp, Key, KeyDown, PenDown, PenUp
from godoris.palm.form import Form
from godoris.palm.resources import LANGUAGES
from godoris.palm.title import tips_sign


def screen(what: str, language: str = "en") -> Godoris:
    return shots.reached(SHOTS[what], shots.shipped(SHOTS[what].record), language, "palm3")


def top(app: Godoris) -> Form:
    assert app.system.top is not None
    return app.system.top


def tap(app: Godoris, x: int, y: int) -> None:
    for event in (PenDown(x, y), PenUp(x, y)):
        app.system.post(event)
        app.system.pump()


def key(app: Godoris, char: str = "", key: Key = Key.NONE) -> None:
    app.system.post(KeyDown(char=char, key=key))
    app.system.pump()


@contextmanager
def kept(kind: type) -> Iterator[list[object]]:
    """What is made of a class meanwhile."""
    made: list[object] = []
    first = kind.__init__

    def noted(self: object, *args: object, **more: object) -> None:
        first(self, *args, **more)
        made.append(self)

    with patch.object(kind, "__init__", noted):
        yield made


def opened(language: str) -> tuple[Godoris, RulesForm]:
    with kept(RulesForm) as made:
        app = screen("rules", language)
    form = made[-1]
    assert isinstance(form, RulesForm)
    return app, form


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_set_can_be_read(language: str) -> None:
    app, form = opened(language)
    said = set()
    for index, name in enumerate(app.sitting.book.names()):
        tap(app, *top(app).get("set", PopupTrigger).rect.centre)
        rows = app.system.overlay.rows  # type: ignore[union-attr]
        tap(app, rows.rect.x + 5, rows.rect.y + index * rows.height + 3)
        assert form.chosen.name == name
        lines = [line for line, _ in form.lines]
        width = form.text.rect.width - 6
        assert all(app.system.fonts["std"].width(line) - 1 <= width for line in lines)
        said.add("\n".join(lines))
        bar = top(app).get("bar", ScrollBar)
        assert bar.most == len(lines) - form.room
        while bar.value < bar.most:
            key(app, key=Key.PAGE_DOWN)
        while bar.value:
            key(app, key=Key.NAV_UP)
            if top(app).focus is not form.text:
                top(app).set_focus(form.text, ring=True)
    assert len(said) == len(rules.names())


def test_the_scroll_bar_moves_the_rules() -> None:
    app, form = opened("en")
    bar = top(app).get("bar", ScrollBar)
    tap(app, bar.rect.x + 3, bar.rect.bottom - 1)
    assert form.top == 1


def test_the_rules_follow_the_language() -> None:
    app, form = opened("en")
    app.set_prefs(app.prefs.replace(language="ko"))
    assert form.lines[0][0].startswith("3명")


def test_about_names_the_version() -> None:
    app = screen("about", "ko")
    assert __version__ in top(app).get("version", Label).text


@pytest.mark.parametrize(
    ("what", "page"),
    [
        ("go_stop", "go_stop"), ("heundeum", "heundeum"), ("poktan", "poktan"), ("result", "pay"),
        ("chongtong", "chongtong"), ("three_bbuk", "three_bbuk"),
    ],
)  # fmt: skip
def test_the_i_and_the_question_mark_lead_to_the_page_of_a_form(what: str, page: str) -> None:
    for by_pen in (True, False):
        app = screen(what)
        if by_pen:
            tap(app, *tips_sign(top(app)).centre)
        else:
            key(app, "?")
        assert top(app).name == "help"
        assert app.helper.page.id == page
        key(app, key=Key.ESCAPE)
        assert top(app).name == ("chongtong" if what == "three_bbuk" else what)


def test_the_question_mark_elsewhere() -> None:
    for what, form in (("table", "contents"), ("preferences", "tips")):
        app = screen(what)
        key(app, "?")
        assert top(app).name == form
    app = screen("deal_number")  # a field that takes text keeps its letters
    key(app, "?")
    assert top(app).name == "deal_number"


def test_a_page_that_a_rule_set_does_not_have_gives_way_to_the_list() -> None:
    person = Person(1, rules="cardavia")
    person.press("start")
    person.app.system.post(FrmHelp("table", "poktan"))
    person.app.system.pump()
    assert person.form == "contents"


# --- the doublings of a result ---


def marked(what: str) -> tuple[Godoris, Marks]:
    with kept(Marks) as made:
        app = screen(what)
    marks = made[-1]
    assert isinstance(marks, Marks)
    return app, marks


@pytest.mark.parametrize(
    ("what", "flag", "page"), [("result", "KB", "kwangbak"), ("result_gobak", "GB", "gobak")]
)
def test_a_doubling_leads_to_its_page_by_pen_and_by_keys(what: str, flag: str, page: str) -> None:
    app, marks = marked(what)
    assert flag in [mark.flag for mark in marks.all]
    place = next(mark.rect for mark in marks.all if mark.flag == flag)
    tap(app, *place.centre)
    assert app.helper.page.id == page
    key(app, key=Key.ESCAPE)
    assert top(app).name == "result"
    key(app, key=Key.NAV_UP)
    key(app, key=Key.NAV_UP)
    while marks.all[marks.at].flag != flag:
        key(app, key=Key.NAV_RIGHT)
    key(app, key=Key.NAV_SELECT)
    assert top(app).name == "help"
    assert app.helper.page.id == page


def test_beside_the_doublings_a_tap_does_nothing() -> None:
    app, _ = marked("result")
    tap(app, 80, 60)
    assert top(app).name == "result"


def test_a_result_without_doublings_has_nothing_to_walk_to() -> None:
    app, marks = marked("nagari")
    assert marks.all == []
    key(app, key=Key.NAV_UP)
    key(app, key=Key.NAV_UP)
    assert top(app).focus is not marks.gadget
