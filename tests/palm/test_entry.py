"""Strokes on the strip and on the screen, as a system with a field has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from godoris import resources
from godoris.palm import palette
from godoris.palm.check import problems
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.field import Field
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.plain import Label
from godoris.palm.entry import TextEntry
from godoris.palm.events import CtlSelect, Key, KeyDown, Menu
from godoris.palm.geometry import Rect
from godoris.palm.graffiti import Strokes
from godoris.palm.stroke_card import PAGES
from palm.kit import CANCEL, OK, Handheld, asking, borrow, pixels, profile

FIELD = """
[controls.name]
kind = "field"
at = [5, 20]
size = [100, 12]
"""
SHIFT = '[controls.shift]\nkind = "shift"\nat = [145, 63]\n'
FORM = asking(FIELD + OK + CANCEL + SHIFT)
MENUS = """
[[menus.main]]
title = "game"
items = [{ id = "new", text = "new", key = "N" }]
"""
STROKES = Strokes.load(resources.path("palm_profile/graffiti.toml"))
LETTERS, FIGURES = (32, 168), (95, 168)


@pytest.fixture
def palm(tmp_path: Path) -> Handheld:
    return made(tmp_path)


def made(folder: Path, language: str = "en", form: str = FORM) -> Handheld:
    profile(folder, {"form": form, "menus": MENUS})
    borrow(folder, "graffiti")
    palm = Handheld(folder, language)
    TextEntry(palm.system)
    palm.system.goto("form")
    palm.draw()
    palm.app.log.clear()
    return palm


def path(group: str, name: str, at: tuple[int, int]) -> list[tuple[int, int]]:
    points = next(d for d in STROKES.sets[group] if d.name == name).points
    left, top = min(x for x, _ in points), min(y for _, y in points)
    scale = 34 / max(max(x for x, _ in points) - left, max(y for _, y in points) - top)
    return [(at[0] + round((x - left) * scale), at[1] + round((y - top) * scale)) for x, y in points]


def write(palm: Handheld, group: str, name: str, at: tuple[int, int] = LETTERS) -> None:
    points = path(group, name, at)
    palm.down(*points[0])
    for point in points:
        palm.move(*point)
    palm.up(*points[-1])


def text(palm: Handheld) -> str:
    return palm.top.get("name", Field).value


def sign(palm: Handheld) -> int:
    """How much of the shift sign is drawn."""
    palm.draw()
    return len(pixels(palm.canvas, palm.control("shift").rect))


def test_a_word_is_written_on_the_strip(palm: Handheld) -> None:
    for letter in "GO":
        write(palm, "letters", letter)
    write(palm, "figures", "3", FIGURES)
    write(palm, "both", "space")
    write(palm, "letters", "S")
    assert text(palm) == "go3 s"
    write(palm, "both", "back")
    assert text(palm) == "go3 "


def test_shift_shows_its_sign_in_the_form(palm: Handheld) -> None:
    assert sign(palm) == 0
    write(palm, "both", "shift")
    assert palm.system.shift == "shift"
    assert sign(palm) > 10
    write(palm, "letters", "K")
    assert sign(palm) == 0
    assert text(palm) == "K"
    write(palm, "both", "shift")
    write(palm, "both", "shift")
    assert palm.system.shift == "caps"
    palm.tap(40, 180)
    assert palm.system.shift == "punctuation"
    write(palm, "punctuation", "!")
    assert palm.system.shift == "caps"
    assert text(palm) == "K!"


def test_what_is_refused_writes_nothing(palm: Handheld) -> None:
    palm.down(40, 180)
    palm.move(45, 180)
    palm.up(45, 180)
    assert text(palm) == ""
    assert palm.system.shift == ""


def test_a_command_stroke_and_a_letter_choose_from_the_menu(tmp_path: Path) -> None:
    palm = made(tmp_path, form='title = "title"\nmenu = "main"\n')
    write(palm, "both", "command")
    assert palm.system.shift == "command_stroke"
    write(palm, "letters", "N")
    assert Menu("new") in palm.app.log


def test_without_a_field_letters_are_keys(palm: Handheld) -> None:
    palm.top.set_focus(palm.control("ok"))
    write(palm, "letters", "S")
    assert KeyDown(char="s") in palm.app.log


def test_the_rest_of_the_strip_is_nobodys(palm: Handheld) -> None:
    palm.tap(10, 170)
    palm.tap(80, 161)
    palm.move(80, 180)
    palm.up(80, 180)
    assert text(palm) == ""
    assert palm.system.shift == ""


def test_the_pen_on_the_screen_is_not_touched(palm: Handheld) -> None:
    palm.top.handler = lambda event: isinstance(event, CtlSelect)
    palm.tap_on("ok")
    assert CtlSelect("form", "ok") in palm.app.log
    palm.down(20, 20)
    palm.move(20, 60)
    palm.up(20, 60)
    assert text(palm) == ""


def test_ink_shows_while_the_pen_is_down_and_is_gone_afterwards(tmp_path: Path) -> None:
    palm = made(tmp_path, form=FORM.replace("area = [2, 80, 156, 78]", "").replace("modal = true", ""))
    palm.system.strip = False
    before = bytes(palm.draw().pixels)
    area = Rect(30, 80, 1, 51)
    assert pixels(palm.canvas, area, palette.BLACK) == set()
    palm.down(30, 130)
    for y in range(125, 79, -5):
        palm.move(30, y)
    palm.draw()
    assert pixels(palm.canvas, area, palette.BLACK) == {(30, y) for y in range(80, 131)}
    palm.up(30, 80)  # a shift, which its sign shows
    palm.system.shift = ""
    assert bytes(palm.draw().pixels) == before


def test_on_the_strip_the_ink_is_left_to_the_shell(palm: Handheld) -> None:
    palm.down(40, 180)
    palm.move(44, 200)
    assert list(palm.system.ink) == [(40, 180), (44, 200)]
    palm.up(44, 200)
    assert list(palm.system.ink) == []


def test_without_a_strip_the_screen_is_written_on_where_nothing_is(palm: Handheld) -> None:
    palm.system.strip = False
    palm.top.set_focus(palm.control("name"))
    write(palm, "letters", "W", (20, 20))
    write(palm, "figures", "7", (115, 20))
    assert text(palm) == "w7"


def test_without_a_strip_a_stroke_may_begin_on_a_button(palm: Handheld) -> None:
    palm.system.strip = False
    closed = []
    palm.top.done = closed.append
    x, y = palm.control("cancel").rect.centre
    palm.down(x, y)
    for step in range(4, 44, 4):
        palm.move(x, y - step)
    palm.up(x, y - 40)
    assert palm.system.shift == "shift"
    assert palm.system.text_focus is palm.control("name")
    assert closed == []
    palm.tap_on("cancel")  # a tap presses it as ever
    assert closed == ["cancel"]


def test_without_a_strip_and_without_a_field_the_screen_is_not_written_on(palm: Handheld) -> None:
    palm.system.strip = False
    palm.top.set_focus(palm.control("ok"))
    palm.down(20, 20)
    palm.move(20, 60)
    palm.up(20, 60)
    assert palm.system.shift == ""
    assert KeyDown(char="i") not in palm.app.log


def test_a_selection_is_still_made_with_the_pen(palm: Handheld) -> None:
    palm.system.strip = False
    field = palm.top.get("name", Field)
    field.value = "abcdef"
    palm.top.set_focus(field)
    palm.down(field.rect.x, field.rect.y + 4)
    palm.move(field.rect.right - 1, field.rect.y + 4)
    palm.up(field.rect.right - 1, field.rect.y + 4)
    assert field.selection == (0, 6)


def test_an_open_menu_has_the_pen(tmp_path: Path) -> None:
    palm = made(tmp_path, form='title = "title"\nmenu = "main"\n')
    palm.key(Key.MENU)
    palm.tap(40, 180)
    assert palm.system.shift == ""


@pytest.mark.parametrize(("controls", "opens"), [(FIELD, True), ("", False)])
def test_by_pen_alone_the_title_of_a_modal_form_opens_the_menu_that_it_has(
    tmp_path: Path, controls: str, opens: bool
) -> None:
    palm = made(tmp_path, form=asking(controls + OK + CANCEL))
    palm.system.strip = False
    palm.tap(palm.top.rect.x + 20, palm.top.rect.y + 4)
    assert (palm.system.overlay is not None) is opens


# -- the card


def test_the_card_shows_every_stroke_of_its_sets(palm: Handheld) -> None:
    palm.key(Key.GRAFFITI_HELP)
    assert palm.top.name == "graffiti"
    area = palm.top.get("card", Gadget).rect
    for name, page in PAGES.items():
        palm.tap_on(name)
        assert palm.top.get(name, PushButton).on
        assert palm.top.get("hint", Label).text == palm.resources.string(page.hint)
        palm.draw()
        count = sum(len(STROKES.shown(group)) for group in page.sets)
        width, height = area.width // page.columns, area.height // page.rows
        assert count <= page.columns * page.rows
        for index in range(page.columns * page.rows):
            row, column = divmod(index, page.columns)
            cell = Rect(area.x + column * width, area.y + row * height, width, height)
            inked = len(pixels(palm.canvas, cell, palette.BLACK))
            assert inked > 12 if index < count else inked == 0, (name, index)


def test_a_second_wish_for_the_card_changes_nothing(palm: Handheld) -> None:
    palm.key(Key.GRAFFITI_HELP)
    palm.key(Key.GRAFFITI_HELP)
    assert [form.name for form in palm.system.forms] == ["form", "graffiti"]
    palm.tap_on("done")
    assert palm.top.name == "form"


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_card_has_no_faults_on_any_page(tmp_path: Path, language: str) -> None:
    palm = made(tmp_path, language)
    palm.key(Key.GRAFFITI_HELP)
    for name in PAGES:
        palm.tap_on(name)
        assert problems(palm.top, palm.canvas) == []


def test_the_card_changes_its_language(palm: Handheld) -> None:
    palm.key(Key.GRAFFITI_HELP)
    palm.tap_on("figures")
    palm.system.set_language("ko")
    assert palm.top.get("hint", Label).text == palm.resources.string("graffiti.caps")
