"""Fields: typing, caret, selection, clipboard, composing, room, and what they look like."""

from pathlib import Path

import pytest

from godoris.palm import events as ev
from godoris.palm import palette
from godoris.palm.controls.field import Field
from godoris.palm.events import Key, Modifier, TextEditing, TextInput
from palm import kit
from palm.kit import FONTS, Handheld, Rect, box, pixels

ONE = '[controls.f]\nkind = "field"\nat = [20, 60]\nsize = [100, 12]\nroom = 6\n'
FREE = '[controls.f]\nkind = "field"\nat = [20, 60]\nsize = [100, 12]\n'
LINES = '[controls.f]\nkind = "field"\nat = [20, 40]\nsize = [50, 36]\nlines = 3\n'
MORE = '[controls.b]\nkind = "button"\nat = [1, 147]\ntext = "ok"\n'


def field(hand: Handheld) -> Field:
    return hand.top.get("f", Field)


def test_a_form_with_a_field_takes_letters_at_once(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, ONE)
    assert hand.system.text_focus is field(hand)
    hand.type("Ann")
    assert field(hand).value == "Ann"
    assert hand.app.names(ev.FldChanged) == ["fldChanged"] * 3


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("abcdefg", "abcdef"),
        ("고도리쓸", "고도리"),
        ("고a도리", "고a도"),
        ("ab\tc", "abc"),
        ("é", ""),
    ],
)
def test_room_for_six(tmp_path: Path, typed: str, kept: str) -> None:
    hand = kit.handheld(tmp_path, ONE)
    for char in typed:
        hand.post(TextInput(char))
    assert field(hand).value == kept
    assert hand.tones == ["error"] * (len(typed) - len(kept))


def test_a_field_takes_no_more_than_can_be_seen(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("W" * 40)
    width = FONTS["std"].width(field(hand).value)
    assert 100 - FONTS["std"].width("W") < width <= 101
    assert hand.tones[-1] == "error"
    assert box(pixels(hand.draw(), kit.SCREEN)).right <= 120


def test_a_numeric_field(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE + "numeric = true\n")
    hand.type("a1-2 3")
    assert field(hand).value == "123"
    assert hand.tones == ["error"] * 3


def test_the_program_may_refuse(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    field(hand).accept = lambda text: "x" not in text
    hand.type("axb")
    assert field(hand).value == "ab"


CASES = {
    "backspace": ([Key.BACKSPACE], "abcd", 4),
    "delete at the end": ([Key.DELETE], "abcde", 5),
    "home and delete": ([Key.HOME, Key.DELETE], "bcde", 0),
    "left left backspace": ([Key.LEFT, Key.LEFT, Key.BACKSPACE], "abde", 2),
    "home end": ([Key.HOME, Key.END, Key.BACKSPACE], "abcd", 4),
    "right at the end": ([Key.RIGHT], "abcde", 5),
    "left at the start": ([Key.HOME, Key.LEFT], "abcde", 0),
}


@pytest.mark.parametrize("name", CASES)
def test_keys_of_the_caret(tmp_path: Path, name: str) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("abcde")
    keys, value, caret = CASES[name]
    hand.key(*keys)
    assert (field(hand).value, field(hand).caret) == (value, caret)


def test_backspace_at_the_start_is_an_error(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.key(Key.BACKSPACE)
    assert hand.tones == ["error"]


def test_selecting_with_shift_and_typing_over_it(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("abcde")
    hand.key(Key.LEFT, Key.LEFT, modifiers=Modifier.SHIFT)
    assert field(hand).selection == (3, 5)
    hand.type("x")
    assert field(hand).value == "abcx"


def test_an_arrow_leaves_a_selection_at_its_end(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("abcde")
    field(hand).select_all()
    hand.key(Key.LEFT)
    assert field(hand).selection == (0, 0)
    field(hand).select_all()
    hand.key(Key.RIGHT)
    assert field(hand).selection == (5, 5)


# -- pen


def column_of(text: str) -> int:
    return 20 + FONTS["std"].width(text)


def test_a_tap_puts_the_caret_between_two_characters(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    field(hand).value = "고도리 abc"
    for at in range(len("고도리 abc") + 1):
        hand.tap(column_of("고도리 abc"[:at]), 65)
        assert field(hand).caret == at
    assert hand.app.names(ev.FldEnter) == ["fldEnter"] * 8


def test_a_drag_selects_and_shows_it(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE, kind="colour8")
    field(hand).value = "고도리"
    hand.down(column_of("고"), 65)
    hand.move(column_of("고도리"), 65)
    hand.up(column_of("고도리"), 65)
    assert field(hand).selection == (1, 3)
    yellow = pixels(hand.draw(), kit.SCREEN, palette.index((255, 255, 0)))
    assert box(yellow).inside(Rect(30, 60, 20, 11))
    assert len(yellow) > 100
    hand.system.tick(50)
    assert pixels(hand.draw(), kit.SCREEN, palette.index((255, 255, 0))) == yellow  # no caret blinks in it
    hand.down(column_of("고도"), 65)
    hand.move(column_of(""), 65)
    hand.up(column_of(""), 65)
    assert field(hand).selection == (0, 2)


def test_on_grey_a_selection_is_inverted(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    field(hand).value = "고도리"
    field(hand).select_all()
    found = kit.art(hand.draw(), Rect(20, 60, 30, 11))
    assert sum(line.count("#") for line in found) > sum(line.count(".") for line in found)


def test_a_double_tap_selects_a_word(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    field(hand).value = "one 고도리 two"
    hand.post(ev.PenDown(column_of("one 고"), 65, 2))
    assert field(hand).selection == (4, 7)


# -- clipboard and Edit menu


def test_cut_copy_paste(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("abcd")
    field(hand).select_all()
    hand.post(ev.Menu("edit.copy"))
    assert hand.system.clipboard.get() == "abcd"
    hand.key(Key.END)
    hand.post(ev.Menu("edit.paste"))
    assert field(hand).value == "abcdabcd"
    hand.key(Key.LEFT, modifiers=Modifier.SHIFT)
    hand.post(ev.Menu("edit.cut"))
    assert (field(hand).value, hand.system.clipboard.get()) == ("abcdabc", "d")


@pytest.mark.parametrize(
    ("letter", "value"), [("x", ""), ("c", "abcd"), ("p", "zzz"), ("s", "abcd"), ("u", "abc")]
)
def test_command_letters_of_the_edit_menu(tmp_path: Path, letter: str, value: str) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("abcd")
    hand.system.clipboard.put("zzz")
    if letter != "u":
        field(hand).select_all()
    hand.type(letter, Modifier.COMMAND)
    assert field(hand).value == value


def test_pasting_more_than_there_is_room_for_is_refused_whole(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, ONE)
    hand.type("ab")
    hand.system.clipboard.put("고도리")
    hand.post(ev.Menu("edit.paste"))
    assert field(hand).value == "ab"
    assert hand.tones == ["error"]


def test_line_ends_are_pasted_as_spaces_into_one_line(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.system.clipboard.put("one\ntwo")
    hand.post(ev.Menu("edit.paste"))
    assert field(hand).value == "one two"


def test_undo_and_again(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("ab")
    hand.post(ev.Menu("edit.undo"))
    assert field(hand).value == "a"
    hand.post(ev.Menu("edit.undo"))
    assert field(hand).value == "ab"


def test_editing_without_a_field_is_an_error(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, MORE)
    hand.post(ev.Menu("edit.copy"))
    assert hand.tones == ["error"]


# -- composing


def test_text_of_an_input_method(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, ONE)
    hand.type("a")
    for text in ("ㅎ", "하", "한"):
        hand.post(TextEditing(text))
        assert (field(hand).value, field(hand).composing) == (f"a{text}", 1)
    hand.post(TextEditing(""), TextInput("한"))
    assert (field(hand).value, field(hand).composing) == ("a한", 0)


def test_an_input_method_that_gives_up(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, ONE)
    hand.type("a")
    hand.post(TextEditing("하"), TextEditing(""))
    assert (field(hand).value, field(hand).composing) == ("a", 0)


def test_what_is_composed_is_underlined(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.type("a")
    hand.post(TextEditing("하"))
    start, end = column_of("a"), column_of("a하")
    line = kit.row(hand.draw(), 71, start, end - start - 1)
    assert line == [palette.BLACK] * (end - start - 1)
    hand.post(TextInput("하"))
    assert kit.row(hand.draw(), 71, start, end - start - 1) != line


def test_a_composition_with_no_room_is_refused(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, ONE)
    hand.type("abcde")
    hand.post(TextEditing("하"))
    assert (field(hand).value, field(hand).composing) == ("abcde", 0)
    assert hand.tones == ["error"]


# -- several lines


def test_text_is_wrapped_and_the_caret_walks_through_the_lines(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, LINES)
    hand.type("one two three")
    assert [line.text for line in field(hand).lines._lines] == ["one two ", "three"]
    hand.key(Key.UP)
    assert field(hand).lines.of(field(hand).caret) == 0
    hand.key(Key.DOWN)
    assert field(hand).lines.of(field(hand).caret) == 1


def test_return_makes_a_line_and_the_caret_stays_in_view(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, LINES)
    for line in "abcd":
        hand.type(line)
        hand.key(Key.RETURN)
    assert field(hand).value == "a\nb\nc\nd\n"
    assert field(hand).scroll_state() == (2, 2, 3)
    assert field(hand).caret_rect().inside(field(hand).rect)
    hand.key(*[Key.UP] * 4)
    assert field(hand).scroll_state() == (0, 2, 3)


def test_the_caret_is_always_inside(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, LINES)
    hand.type("고도리 고도리 쓸 one two three four")
    for at in range(len(field(hand).value) + 1):
        field(hand).move(at)
        assert field(hand).caret_rect().inside(field(hand).rect)


# -- focus


def test_leaving_a_field_hides_caret_and_takes_no_letters(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE + MORE)
    hand.tap_on("b")
    assert hand.system.text_focus is None
    hand.type("a")
    assert field(hand).value == ""
    assert not pixels(hand.draw(), Rect(20, 60, 100, 11))
    hand.tap_on("f")
    assert hand.system.text_focus is field(hand)


def test_the_navigator_walks_through_a_field_and_out(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE + MORE)
    hand.type("ab")
    hand.key(Key.NAV_LEFT)
    assert field(hand).caret == 1
    hand.key(Key.NAV_DOWN)
    assert hand.top.focus is hand.control("b")
    hand.key(Key.NAV_UP)
    assert hand.top.focus is field(hand)


def test_return_goes_on_from_a_field_of_one_line(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE + MORE)
    hand.key(Key.RETURN)
    assert hand.top.focus is hand.control("b")


def test_a_field_that_is_only_read(tmp_path: Path) -> None:
    form = LINES + 'editable = false\ntext = "long"\n'
    hand = kit.handheld(tmp_path, form)
    assert hand.system.text_focus is None
    hand.type("x")
    hand.tap_on("f")
    assert field(hand).value == kit.ENGLISH["long"]
    assert hand.top.focus is None
    hand.system.set_language("ko")
    assert field(hand).value == kit.KOREAN["long"]


def test_blinking_draws_the_caret_and_nothing_else(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE)
    hand.system.tick(50)
    assert hand.draw().take_dirty() == [(20, 60, 1, 10)]
    hand.system.tick(49)
    assert hand.draw().take_dirty() == []


def test_the_navigators_centre_asks_for_the_keyboard(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, FREE + MORE)
    hand.key(Key.NAV_SELECT)
    assert ev.KeyDown(key=Key.KEYBOARD) in hand.app.log
    assert field(hand).value == ""
