"""Lists, popup triggers, scroll bars and repeating arrows under pen and keys."""

from pathlib import Path

import pytest

from godoris.palm import events as ev
from godoris.palm.controls.field import Field
from godoris.palm.controls.listbox import ListBox
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.controls.scroll import RepeatButton, ScrollBar
from godoris.palm.events import Key
from palm import kit
from palm.kit import Handheld, Rect, pixels

ITEMS = '["easy", "medium", "hard", "ok", "cancel", "name", "game"]'
LIST = f"""[controls.l]\nkind = "list"\nat = [20, 40]\nsize = [80, 0]\nitems = {ITEMS}\nrows = 3\nchoice = 1
[controls.s]\nkind = "scroll_bar"\nat = [110, 40]\nsize = [7, 33]\nscrolls = "l"
[controls.u]\nkind = "repeat"\nat = [120, 40]\nsymbol = "up"\nscrolls = "l"
[controls.d]\nkind = "repeat"\nat = [120, 48]\nsymbol = "down"\nscrolls = "l"
"""
POPUP = f'[controls.p]\nkind = "popup"\nat = [20, 60]\nitems = {ITEMS}\nchoice = 1\nrows = 3\n'


@pytest.fixture
def listed(tmp_path: Path) -> Handheld:
    return kit.handheld(tmp_path, LIST)


def the_list(hand: Handheld) -> ListBox:
    return hand.top.get("l", ListBox)


def row_y(index: int) -> int:
    """A place in a row, the list scrolled to the top."""
    return 40 + 11 * index + 5


def test_a_tap_chooses_a_row(listed: Handheld) -> None:
    listed.tap(30, row_y(0))
    assert the_list(listed).choice == 0
    assert listed.app.names(ev.LstEnter, ev.LstSelect, ev.LstExit) == ["lstEnter", "lstSelect"]


def test_sliding_out_leaves_the_choice(listed: Handheld) -> None:
    listed.down(30, row_y(0))
    listed.move(30, 120)
    listed.up(30, 120)
    assert the_list(listed).choice == 1
    assert listed.app.names(ev.LstEnter, ev.LstSelect, ev.LstExit) == ["lstEnter", "lstExit"]
    assert kit.row(listed.draw(), row_y(1), 20, 2) == [255, 255]


def test_sliding_inverts_the_row_under_the_pen(listed: Handheld) -> None:
    listed.down(30, row_y(0))
    listed.move(30, row_y(2))
    assert [kit.row(listed.draw(), row_y(index), 20, 2) for index in range(3)] == [[0, 0], [0, 0], [255, 255]]
    listed.up(30, row_y(2))
    assert the_list(listed).choice == 2


def test_the_arrow_in_the_last_row_scrolls_and_repeats(listed: Handheld) -> None:
    listed.down(95, row_y(2))
    assert the_list(listed).rows.top == 1
    listed.system.tick(29)
    assert the_list(listed).rows.top == 1
    listed.system.tick(1)
    assert the_list(listed).rows.top == 2
    listed.system.tick(10)
    assert the_list(listed).rows.top == 3
    listed.up(95, row_y(2))
    assert the_list(listed).choice == 1
    assert listed.app.names(ev.LstSelect) == []


def test_setting_the_choice_brings_it_into_view(listed: Handheld) -> None:
    the_list(listed).choice = 6
    assert the_list(listed).rows.top == 4


def test_items_of_the_program(listed: Handheld) -> None:
    box = the_list(listed)
    box.items = ["one", "two"]
    assert box.items == ("one", "two")
    assert box.choice == 1
    assert not listed.top.get("s", ScrollBar).usable
    box.items = ["one"]
    assert box.choice == -1
    listed.system.set_language("ko")
    assert box.items == ("one",)


def test_a_tab_sets_the_rest_at_the_right(listed: Handheld) -> None:
    the_list(listed).items = ["a\t12"]
    area = Rect(20, 40, 80, 11)
    found = kit.box(pixels(listed.draw(), area))
    assert found.x < 25
    assert found.right == 98


def test_keys_walk_choose_and_leave_at_the_ends(listed: Handheld) -> None:
    box = the_list(listed)
    listed.top.set_focus(box, ring=True)
    listed.key(Key.NAV_UP)
    assert (box.rows.shown, box.choice) == (0, 1)
    listed.key(Key.NAV_SELECT)
    assert box.choice == 0
    listed.key(*[Key.NAV_DOWN] * 6, Key.NAV_SELECT)
    assert box.choice == 6
    assert listed.top.focus is box
    listed.key(Key.PAGE_UP)
    assert box.rows.shown == 4


# -- popup


def open_popup(hand: Handheld) -> None:
    hand.tap(24, 66)
    assert hand.system.overlay is not None


def test_a_popup_opens_on_lifting_and_chooses_on_the_next_tap(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, POPUP)
    hand.down(24, 66)
    assert hand.system.overlay is None
    hand.up(24, 66)
    assert hand.system.overlay is not None
    hand.tap(24, 66 + 11)
    assert hand.system.overlay is None
    assert hand.top.get("p", PopupTrigger).choice == 2
    assert ev.PopSelect("form", "p", 2, 1) in hand.app.log
    assert hand.top.get("p", PopupTrigger).shown == "Hard"


def test_a_tap_beside_an_open_list_only_closes_it(tmp_path: Path) -> None:
    button = '[controls.b]\nkind = "button"\nat = [100, 120]\ntext = "ok"\n'
    hand = kit.handheld(tmp_path, POPUP + button)
    open_popup(hand)
    hand.tap_on("b")
    assert hand.system.overlay is None
    assert hand.app.names(ev.PopSelect) == []
    assert ev.CtlSelect("form", "b") not in hand.app.log
    assert hand.top.get("p", PopupTrigger).choice == 1


@pytest.mark.parametrize("key", [Key.ESCAPE, Key.MENU, Key.NAV_LEFT])
def test_keys_that_close_an_open_list(tmp_path: Path, key: Key) -> None:
    hand = kit.handheld(tmp_path, POPUP)
    open_popup(hand)
    hand.key(Key.NAV_DOWN, key)
    assert hand.system.overlay is None
    assert hand.top.get("p", PopupTrigger).choice == 1


def test_keys_choose_in_an_open_list(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, POPUP)
    hand.key(Key.NAV_DOWN, Key.NAV_SELECT, *[Key.NAV_DOWN] * 4, Key.NAV_SELECT)
    assert hand.top.get("p", PopupTrigger).choice == 5
    assert hand.system.overlay is None


@pytest.mark.parametrize("at", [(0, 16), (150, 16), (0, 148), (150, 148), (80, 80)])
@pytest.mark.parametrize("choice", [0, 6])
def test_an_open_list_lies_on_the_screen_wherever_its_trigger_is(
    tmp_path: Path, at: tuple[int, int], choice: int
) -> None:
    text = f'[controls.p]\nkind = "popup"\nat = {list(at)}\nitems = {ITEMS}\nchoice = {choice}\n'
    hand = kit.handheld(tmp_path, text, "ko")
    hand.tap(at[0] + 2, at[1] + 5)
    assert hand.system.overlay is not None
    assert hand.system.overlay.outer.inside(kit.SCREEN)
    drawn = hand.draw()
    assert hand.system.overlay.outer.height == 7 * 12 + 3
    assert pixels(drawn, kit.SCREEN)


def test_while_a_list_is_open_time_goes_on_and_letters_are_its_own(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, POPUP)
    open_popup(hand)
    hand.app.nils = 0
    hand.app.log.clear()
    hand.system.tick(5)
    hand.type("g")
    assert hand.app.nils == 5
    assert hand.app.log == []


# -- scroll bar


def bar(hand: Handheld) -> ScrollBar:
    return hand.top.get("s", ScrollBar)


def test_the_bar_follows_the_list_and_the_list_the_bar(listed: Handheld) -> None:
    the_list(listed).scroll_to(2)
    assert (bar(listed).value, bar(listed).most, bar(listed).page) == (2, 4, 3)
    listed.tap(113, 71)  # the lower end
    assert the_list(listed).rows.top == 3
    assert listed.app.names(ev.SclEnter, ev.SclRepeat, ev.SclExit) == ["sclEnter", "sclRepeat", "sclExit"]
    listed.tap(113, 41)
    assert the_list(listed).rows.top == 2


def test_the_trough_moves_a_page(listed: Handheld) -> None:
    listed.tap(113, 66)
    assert the_list(listed).rows.top == 2


def test_the_thumb_follows_the_pen_to_both_ends(listed: Handheld) -> None:
    thumb = bar(listed).thumb()
    listed.down(113, thumb.y + 1)
    listed.move(113, 200)
    assert the_list(listed).rows.top == 4
    listed.move(113, -20)
    assert the_list(listed).rows.top == 0
    listed.up(113, -20)
    assert ev.SclExit("form", "s", 0, 0) in listed.app.log


def test_every_value_of_a_bar_can_be_reached_with_the_thumb(listed: Handheld) -> None:
    seen = set()
    listed.down(113, bar(listed).thumb().y)
    for y in range(40, 80):
        listed.move(113, y)
        seen.add(bar(listed).value)
    assert seen == {0, 1, 2, 3, 4}


def test_a_held_end_repeats(listed: Handheld) -> None:
    listed.down(113, 71)
    listed.system.tick(40)
    assert the_list(listed).rows.top == 3


# -- repeating arrows


def test_arrows_scroll_and_go_hollow_at_the_end(listed: Handheld) -> None:
    up, down = (listed.top.get(id, RepeatButton) for id in "ud")
    assert (up.more, down.more) == (False, True)
    solid = len(pixels(listed.canvas, down.rect))
    listed.tap_on("d")
    assert the_list(listed).rows.top == 1
    assert (up.more, down.more) == (True, True)
    listed.down(*down.rect.centre)
    listed.system.tick(200)
    listed.up(*down.rect.centre)
    assert the_list(listed).rows.top == 4
    assert (up.more, down.more) == (True, False)
    assert len(pixels(listed.draw(), down.rect)) < solid
    assert len(listed.app.names(ev.CtlRepeat)) == 1 + 1 + 18


def test_page_keys_scroll_what_can_be_scrolled(tmp_path: Path) -> None:
    form = '[controls.f]\nkind = "field"\nat = [2, 20]\nsize = [60, 24]\nlines = 3\neditable = false\n'
    form += 'text = "long"\n'
    hand = kit.handheld(tmp_path, form)
    field = hand.top.get("f", Field)
    hand.key(Key.PAGE_DOWN)
    assert field.scroll_state()[0] == 1
    hand.key(Key.PAGE_UP)
    assert field.scroll_state()[0] == 0
