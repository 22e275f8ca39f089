"""The form of the on-screen keyboard, by pen and by the navigator."""

from __future__ import annotations

from pathlib import Path

import pytest

from godoris.palm import palette
from godoris.palm.check import problems
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.field import Field
from godoris.palm.controls.gadget import Gadget
from godoris.palm.entry import TextEntry
from godoris.palm.events import CtlSelect, FldChanged, FrmClose, Key, KeyDown, TextInput
from godoris.palm.keyboard import Keyboard
from palm.kit import OK, Handheld, asking, borrow, pixels, profile

FIELDS = """
[controls.name]
kind = "field"
at = [5, 20]
size = [60, 12]
room = 6
[controls.lines]
kind = "field"
at = [5, 36]
size = [120, 24]
lines = 2
"""
FORM = asking(FIELDS + OK, default="ok")


@pytest.fixture
def palm(tmp_path: Path) -> Handheld:
    return open_keyboard(tmp_path)


def open_keyboard(folder: Path, language: str = "en", key: Key = Key.KEYBOARD) -> Handheld:
    """A handheld with a form of two fields, and the keyboard of the product over it."""
    profile(folder, {"form": FORM})
    borrow(folder, "keyboard")
    made = Handheld(folder, language)
    TextEntry(made.system)
    made.system.goto("form")
    made.key(key)
    return made


def text(palm: Handheld) -> Field:
    return palm.top.get("text", Field)


def name(palm: Handheld, id: str = "name") -> Field:
    form = palm.system.find("form")
    assert form is not None
    return form.get(id, Field)


def page(palm: Handheld) -> str:
    return next(id for id in ("abc", "123", "hangul") if palm.top.get(id, PushButton).on)


def place(palm: Handheld, key: str) -> tuple[int, int]:
    keyboard = Keyboard()
    keyboard.page = page(palm)
    x, y = next(cap for cap in keyboard.keys if cap.name == key).rect.centre
    corner = palm.top.get("keys", Gadget).rect
    return corner.x + x, corner.y + y


def press(palm: Handheld, *keys: str) -> str:
    for key in keys:
        palm.tap(*place(palm, key))
    return text(palm).value


def test_letters_signs_and_figures(palm: Handheld) -> None:
    assert press(palm, *"kim") == "kim"
    assert press(palm, "back", "back", "back", "shift", *"kim") == "Kim"
    palm.tap_on("123")
    assert page(palm) == "123"
    assert press(palm, *"42") == "Kim42"
    assert name(palm).value == ""


def test_done_hands_the_text_over_and_the_field_goes_on(palm: Handheld) -> None:
    press(palm, *"abc")
    palm.tap_on("done")
    assert palm.top.name == "form"
    assert name(palm).value == "abc"
    assert palm.system.text_focus is name(palm)
    assert FldChanged("form", "name") in palm.app.log
    palm.type("d")
    assert name(palm).value == "abcd"


def test_it_starts_with_the_text_and_the_caret_of_the_field(tmp_path: Path) -> None:
    palm = open_keyboard(tmp_path)
    palm.tap_on("done")
    name(palm).value = "ad"
    name(palm).move(1)
    palm.key(Key.KEYBOARD)
    assert press(palm, "b", "c") == "abcd"
    palm.tap_on("done")
    assert (name(palm).value, name(palm).caret) == ("abcd", 3)


def test_nothing_changed_tells_nobody(palm: Handheld) -> None:
    palm.app.log.clear()
    palm.key(Key.ESCAPE)
    assert palm.top.name == "form"
    assert palm.app.names(FldChanged) == []


def test_hangul_is_composed_in_place(palm: Handheld) -> None:
    palm.tap_on("hangul")
    shown = [press(palm, key) for key in "ㅎㅡㄴㄷㅡㄹ"]
    assert shown == ["ㅎ", "흐", "흔", "흔ㄷ", "흔드", "흔들"]
    assert text(palm).composing == 1
    assert press(palm, "ㄱ") == "흔듥"
    assert press(palm, "ㅣ") == "흔들기"
    backs = [press(palm, "back") for _ in range(9)]
    assert backs == ["흔들ㄱ", "흔들", "흔드", "흔ㄷ", "흔", "흐", "ㅎ", "", ""]
    assert palm.tones[-1] == "error"


def test_backspace_of_the_desktop_takes_letters_back_as_well(palm: Handheld) -> None:
    palm.tap_on("hangul")
    press(palm, *"ㄱㅏㄴㅏ")
    left = []
    for _ in range(4):
        palm.key(Key.BACKSPACE)
        left.append(text(palm).value)
    assert left == ["가ㄴ", "가", "ㄱ", ""]


def test_double_consonants_come_with_shift(palm: Handheld) -> None:
    palm.tap_on("hangul")
    assert press(palm, "shift", "ㅂ", "ㅓ", "ㄱ") == "뻑"


def test_composing_goes_on_in_the_middle_of_a_text(tmp_path: Path) -> None:
    palm = open_keyboard(tmp_path)
    palm.tap_on("done")
    name(palm).value = "가나"
    name(palm).move(1)
    palm.key(Key.KEYBOARD)
    palm.tap_on("hangul")
    assert press(palm, "ㄷ") == "가ㄷ나"
    assert press(palm, "ㅏ") == "가다나"
    assert [press(palm, "back") for _ in range(4)] == ["가ㄷ나", "가나", "ㄱ나", "나"]


def test_a_selection_is_replaced(palm: Handheld) -> None:
    press(palm, *"abc")
    text(palm).select_all()
    palm.tap_on("hangul")
    text(palm).select_all()
    assert press(palm, "ㄱ") == "ㄱ"
    text(palm).select_all()
    assert press(palm, "back") == ""


def test_what_does_not_fit_the_field_is_refused_with_the_error_tone(palm: Handheld) -> None:
    palm.tap_on("hangul")
    assert press(palm, *"ㅂㅜㅔㄹㄱㅂㅜㅔㄹㄱㅂㅜㅔㄹㄱ") == "뷁뷁뷁"
    assert "error" not in palm.tones
    assert press(palm, "ㅏ") == "뷁뷁뷁"  # the ㄱ would move over to a fourth
    assert palm.tones[-1] == "error"
    assert press(palm, "space") == "뷁뷁뷁"
    assert press(palm, "back") == "뷁뷁뷀"


def test_enter_closes_over_one_line_and_breaks_where_there_are_more(palm: Handheld) -> None:
    press(palm, "a")
    palm.tap(*place(palm, "enter"))
    assert palm.top.name == "form"
    assert name(palm).value == "a"
    palm.top.set_focus(name(palm, "lines"))
    palm.key(Key.KEYBOARD)
    press(palm, "a", "enter", "b")
    palm.tap_on("done")
    assert name(palm, "lines").value == "a\nb"


def test_closing_does_not_lose_what_is_being_composed(palm: Handheld) -> None:
    palm.tap_on("hangul")
    press(palm, *"ㄱㅏㄴㅏㄷㅏ")
    palm.tap_on("done")
    assert name(palm).value == "가나다"
    assert name(palm).composing == 0


def test_keys_of_the_desktop_and_the_screen_may_be_mixed(palm: Handheld) -> None:
    palm.tap_on("hangul")
    press(palm, "ㄱ", "ㅏ")
    palm.post(TextInput("a"))
    assert text(palm).value == "가a"
    assert press(palm, "ㄴ") == "가aㄴ"
    palm.type("b")
    assert text(palm).value == "가aㄴb"


def test_a_key_is_chosen_where_the_pen_is_lifted_on_it(palm: Handheld) -> None:
    palm.down(*place(palm, "q"))
    palm.move(*place(palm, "w"))
    palm.up(*place(palm, "w"))
    assert text(palm).value == ""
    palm.down(*place(palm, "q"))
    palm.move(*place(palm, "w"))
    palm.move(*place(palm, "q"))
    palm.up(*place(palm, "q"))
    assert text(palm).value == "q"
    palm.tap(palm.top.rect.x + 4, palm.top.rect.y + 63 + 50)  # no key
    assert text(palm).value == "q"
    assert palm.tones == ["click", "click"]


def black(palm: Handheld, key: str) -> int:
    """How much of the middle of a key is black."""
    keyboard = Keyboard()
    keyboard.page = page(palm)
    rect = next(cap for cap in keyboard.keys if cap.name == key).rect
    corner = palm.top.get("keys", Gadget).rect
    palm.draw()
    return len(pixels(palm.canvas, rect.moved(corner.x, corner.y).grown(-2), palette.BLACK))


def test_a_key_is_inverted_while_it_is_pressed_and_shift_while_it_is_on(palm: Handheld) -> None:
    up = black(palm, "q")
    palm.down(*place(palm, "q"))
    assert black(palm, "q") > up + 40
    palm.move(*place(palm, "s"))
    assert black(palm, "q") == up
    palm.up(*place(palm, "s"))
    off = black(palm, "shift")
    press(palm, "shift")
    assert black(palm, "shift") > off + 40
    assert black(palm, "q") != up  # it shows Q
    press(palm, "q")
    assert black(palm, "shift") == off
    assert black(palm, "q") == up


def test_the_navigator_goes_through_field_keys_and_buttons(palm: Handheld) -> None:
    palm.key(Key.NAV_DOWN, Key.NAV_RIGHT, Key.NAV_SELECT)
    assert text(palm).value == "w"
    palm.key(Key.NAV_DOWN, Key.NAV_SELECT)
    assert text(palm).value == "wa"
    assert palm.system.text_focus is text(palm)
    palm.key(Key.NAV_DOWN, Key.NAV_DOWN, Key.NAV_DOWN)  # shift, space, the button of the page
    assert palm.top.focus is palm.control("abc")
    palm.key(Key.NAV_RIGHT, Key.NAV_RIGHT, Key.NAV_SELECT)
    assert page(palm) == "hangul"
    assert palm.top.focus is text(palm)
    palm.key(Key.NAV_DOWN, Key.NAV_SELECT)
    assert text(palm).value == "waㅂ"
    palm.key(Key.NAV_UP, Key.BACKSPACE)
    assert text(palm).value == "wa"
    palm.key(Key.NAV_LEFT)
    assert text(palm).caret == 1


def test_the_navigator_comes_back_from_the_buttons_to_the_last_key(palm: Handheld) -> None:
    palm.top.set_focus(palm.control("done"), ring=True)
    palm.key(Key.NAV_UP, Key.NAV_SELECT)
    assert text(palm).value == "/"


def test_the_pen_takes_the_navigator_off_the_keys(palm: Handheld) -> None:
    palm.key(Key.NAV_DOWN)
    before = palm.draw().surface.copy()
    press(palm, "back")
    palm.draw()
    assert palm.canvas.surface.get_buffer().raw != before.get_buffer().raw
    palm.key(Key.NAV_RIGHT)  # the caret's again
    assert text(palm).value == ""


@pytest.mark.parametrize(
    ("language", "key", "first"),
    [
        ("en", Key.KEYBOARD, "abc"),
        ("ko", Key.KEYBOARD, "hangul"),
        ("ko", Key.KEYBOARD_ABC, "abc"),
        ("en", Key.KEYBOARD_123, "123"),
    ],
)
def test_which_page_opens(tmp_path: Path, language: str, key: Key, first: str) -> None:
    palm = open_keyboard(tmp_path, language, key)
    assert palm.top.name == "keyboard"
    assert page(palm) == first


def test_the_corners_turn_the_page_of_an_open_keyboard(palm: Handheld) -> None:
    palm.key(Key.KEYBOARD_123)
    assert page(palm) == "123"
    palm.key(Key.KEYBOARD_ABC)
    assert page(palm) == "abc"
    assert [form.name for form in palm.system.forms] == ["form", "keyboard"]


def test_without_a_field_there_is_no_keyboard(tmp_path: Path) -> None:
    palm = open_keyboard(tmp_path)
    palm.tap_on("done")
    palm.top.set_focus(palm.control("ok"))
    palm.key(Key.KEYBOARD)
    assert palm.top.name == "form"
    assert palm.tones[-1] == "error"


def test_the_edit_menu_opens_it_and_its_command_letter_too(palm: Handheld) -> None:
    palm.tap_on("done")
    palm.key(Key.COMMAND_STROKE)
    palm.type("k")
    assert palm.top.name == "keyboard"


def test_a_keyboard_that_was_swept_away_opens_again(palm: Handheld) -> None:
    palm.system.goto("form")
    palm.key(Key.KEYBOARD)
    assert palm.top.name == "keyboard"
    press(palm, "a")
    palm.tap_on("done")
    assert name(palm).value == "a"


def test_leaving_the_program_keeps_what_was_typed(palm: Handheld) -> None:
    seen = []

    def closing(event: object) -> bool:
        if event == FrmClose("form", "ok"):
            seen.append(name(palm).value)
        return False

    press(palm, *"abc")
    palm.system.filters.append(closing)
    palm.system.stop()
    assert seen == ["abc"]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_form_has_no_faults(tmp_path: Path, language: str) -> None:
    palm = open_keyboard(tmp_path, language)
    assert problems(palm.top, palm.canvas) == []


def test_language_may_change_while_it_is_open(palm: Handheld) -> None:
    press(palm, *"abc")
    palm.system.set_language("ko")
    palm.draw()
    assert text(palm).value == "abc"
    assert press(palm, "d") == "abcd"
    palm.post(CtlSelect("keyboard", "done"))
    assert name(palm).value == "abcd"
    palm.post(KeyDown(key=Key.KEYBOARD))
    assert page(palm) == "hangul"
