"""What an input method of the host does to a field, by the events that the shell posts."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from godoris.palm.controls.field import Field
from godoris.palm.events import CtlSelect, Event, Key, KeyDown, TextEditing, TextInput
from palm.kit import CANCEL, OK, Handheld, asking, handheld

FIELD = """
[controls.name]
kind = "field"
at = [5, 20]
size = [80, 12]
room = 6
"""
FORM = asking(FIELD + OK + CANCEL)


@pytest.fixture
def palm(tmp_path: Path) -> Handheld:
    return handheld(tmp_path, FORM)


def name(palm: Handheld) -> Field:
    return palm.top.get("name", Field)


def edit(palm: Handheld, *texts: str) -> None:
    palm.post(*(TextEditing(text) for text in texts))


def seen_on_ok(palm: Handheld) -> list[str]:
    """The texts that the field had whenever OK was chosen."""
    seen: list[str] = []

    def handler(event: Event) -> bool:
        if isinstance(event, CtlSelect) and event.control == "ok":
            seen.append(name(palm).value)
        return isinstance(event, CtlSelect)

    palm.top.handler = handler
    return seen


def test_what_is_being_composed_stands_in_place(palm: Handheld) -> None:
    edit(palm, "ㄱ", "가", "간")
    assert (name(palm).value, name(palm).composing) == ("간", 1)
    palm.post(TextEditing(""), TextInput("가"), TextEditing("나"))
    assert (name(palm).value, name(palm).composing) == ("가나", 1)


def test_taken_back_to_nothing_leaves_nothing(palm: Handheld) -> None:
    palm.post(TextInput("가"))
    edit(palm, "나", "ㄴ", "")
    assert (name(palm).value, name(palm).composing) == ("가", 0)
    edit(palm, "")
    assert name(palm).value == "가"


def by_pen(palm: Handheld) -> None:
    palm.tap_on("ok")


def by_navigator(palm: Handheld) -> None:
    palm.key(Key.NAV_DOWN, Key.NAV_LEFT, Key.NAV_SELECT)


def by_enter(palm: Handheld) -> None:
    palm.key(Key.RETURN, Key.RETURN, Key.NAV_SELECT)


@pytest.mark.parametrize("ok", [by_pen, by_navigator, by_enter])
@pytest.mark.parametrize(
    "late",
    [[], [TextEditing("")], [TextInput("다")], [TextEditing(""), TextInput("다")]],
    ids=["nothing", "end", "text", "end and text"],
)
def test_ok_does_not_lose_the_last_syllable_nor_repeat_it(
    palm: Handheld, ok: Callable[[Handheld], None], late: list[Event]
) -> None:
    seen = seen_on_ok(palm)
    for syllable in "가나":
        palm.post(TextEditing(syllable), TextEditing(""), TextInput(syllable))
    edit(palm, "ㄷ", "다")
    ok(palm)
    palm.post(*late)
    assert seen == ["가나다"]
    assert name(palm).value == "가나다"


@pytest.mark.parametrize("late", [[TextInput("다")], [TextEditing(""), TextInput("다")]])
def test_enter_ends_composing_and_the_syllable_comes_once(palm: Handheld, late: list[Event]) -> None:
    palm.post(TextInput("가나"))
    edit(palm, "다")
    palm.key(Key.RETURN)
    assert (name(palm).value, name(palm).composing) == ("가나다", 0)
    assert palm.system.text_focus is name(palm)
    palm.post(*late)
    assert name(palm).value == "가나다"


def test_the_text_before_enter_comes_once_too(palm: Handheld) -> None:
    edit(palm, "다")
    palm.post(TextEditing(""), TextInput("다"), KeyDown(key=Key.RETURN))
    assert name(palm).value == "다"


def test_the_same_syllable_composed_anew_is_put_in_again(palm: Handheld) -> None:
    edit(palm, "다")
    palm.key(Key.RETURN)
    palm.post(TextEditing("ㄷ"), TextEditing("다"), TextEditing(""), TextInput("다"))
    assert name(palm).value == "다다"


def test_other_text_after_enter_is_put_in(palm: Handheld) -> None:
    edit(palm, "다")
    palm.key(Key.RETURN)
    palm.post(TextInput("라"), TextInput("다"))
    assert name(palm).value == "다라다"


def test_a_tap_in_the_field_ends_composing(palm: Handheld) -> None:
    palm.post(TextInput("가"))
    edit(palm, "나")
    palm.tap(name(palm).rect.x, name(palm).rect.y + 5)
    assert (name(palm).value, name(palm).caret, name(palm).composing) == ("가나", 0, 0)
    palm.post(TextEditing(""), TextInput("나"))
    assert name(palm).value == "가나"
    palm.post(TextInput("다"))
    assert name(palm).value == "다가나"


def test_a_composition_that_does_not_fit_is_refused_and_the_rest_stays(palm: Handheld) -> None:
    palm.post(TextInput("가나다"))
    edit(palm, "ㄹ", "라")
    assert palm.tones == ["error", "error"]
    palm.post(TextEditing(""), TextInput("라"))
    assert name(palm).value == "가나다"
    assert palm.tones == ["error"] * 3


def test_a_composition_replaces_the_selection(palm: Handheld) -> None:
    palm.post(TextInput("abc"))
    name(palm).select_all()
    edit(palm, "ㄱ", "가")
    assert name(palm).value == "가"


def test_several_characters_may_be_composed_at_once(palm: Handheld) -> None:
    palm.post(TextInput("a"))
    edit(palm, "g", "go", "god")
    assert (name(palm).value, name(palm).composing) == ("agod", 3)
    palm.post(TextInput("고도"))
    assert (name(palm).value, name(palm).composing) == ("a고도", 0)


def test_decomposed_text_is_composed(palm: Handheld) -> None:
    edit(palm, unicodedata.normalize("NFD", "한"))
    assert (name(palm).value, name(palm).composing) == ("한", 1)
    palm.post(TextInput(unicodedata.normalize("NFD", "한글")))
    assert name(palm).value == "한글"
    edit(palm, unicodedata.normalize("NFD", "뷁"))
    palm.key(Key.RETURN)
    palm.post(TextInput(unicodedata.normalize("NFD", "뷁")))
    assert name(palm).value == "한글뷁"


def test_a_written_character_does_not_wipe_what_is_being_composed(palm: Handheld) -> None:
    edit(palm, "가")
    palm.type("b")
    assert name(palm).value == "가b"


def test_undo_and_delete_end_composing(palm: Handheld) -> None:
    palm.post(TextInput("가"))
    edit(palm, "나")
    name(palm).undo()
    assert (name(palm).value, name(palm).composing) == ("가", 0)
    edit(palm, "다")
    palm.key(Key.BACKSPACE)
    assert (name(palm).value, name(palm).composing) == ("가", 0)


def test_without_a_field_text_goes_nowhere(palm: Handheld) -> None:
    palm.top.set_focus(palm.control("ok"))
    palm.post(TextEditing("가"), TextInput("가"))
    assert name(palm).value == ""
