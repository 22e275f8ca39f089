"""The keys of the on-screen keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from godoris.palm.geometry import Rect
from godoris.palm.hangul import LETTERS
from godoris.palm.keyboard import PAGES, Keyboard, KeyCap
from godoris.palm.tables import ResourceError

GADGET = Rect(0, 0, 156, 57)  # boot.rcp


@pytest.fixture
def keyboard() -> Keyboard:
    return Keyboard()


def key(keyboard: Keyboard, name: str) -> KeyCap:
    return next(cap for cap in keyboard.keys if cap.name == name)


def press(keyboard: Keyboard, *names: str) -> list[str]:
    return [keyboard.press(key(keyboard, name)) for name in names]


@pytest.mark.parametrize("page", PAGES)
def test_keys_lie_in_the_gadget_beside_each_other(keyboard: Keyboard, page: str) -> None:
    keyboard.page = page
    caps = keyboard.keys
    assert len({cap.rect.y for cap in caps}) == 4
    for index, cap in enumerate(caps):
        assert cap.rect.inside(GADGET)
        assert cap.rect.height == 14
        assert cap.rect.width == 12 or cap.named
        assert not any(cap.rect.overlaps(other.rect) for other in caps[index + 1 :])
        assert keyboard.at(*cap.rect.centre) is cap
    assert {"back", "enter", "space"} <= {cap.name for cap in caps}


def test_back_and_enter_end_the_first_two_rows_of_every_page(keyboard: Keyboard) -> None:
    for page in PAGES:
        keyboard.page = page
        for row, name in enumerate(("back", "enter")):
            place = key(keyboard, name).rect
            assert (place.right, place.y) == (156, 14 * row)


def test_there_is_no_key_between_the_keys(keyboard: Keyboard) -> None:
    keyboard.page = "123"
    assert keyboard.at(50, 20) is None
    assert keyboard.at(-1, 0) is None
    assert keyboard.at(10, 56) is None


def reachable(keyboard: Keyboard) -> set[str]:
    found = set()
    for page in PAGES:
        keyboard.page = page
        for shift in (False, True):
            keyboard.shift = shift
            found |= {keyboard.character(cap) for cap in keyboard.keys}
    return found - {""}


def test_every_ascii_character_and_every_letter_has_a_key(keyboard: Keyboard) -> None:
    ascii_characters = {chr(code) for code in range(32, 127)}
    assert reachable(keyboard) == ascii_characters | set(LETTERS)


def test_shift_is_for_one_character_and_cap_until_taken_off(keyboard: Keyboard) -> None:
    assert press(keyboard, "a", "shift", "a", "a") == ["a", "", "A", "a"]
    assert press(keyboard, "cap", "a", ",", "b", "cap", "a") == ["", "A", ",", "B", "", "a"]
    assert press(keyboard, "cap", "shift", "a", "a") == ["", "", "a", "A"]
    keyboard.cap = False
    assert press(keyboard, "shift", "shift", "a") == ["", "", "a"]
    assert press(keyboard, "shift", "/", "/") == ["", "?", "/"]
    assert press(keyboard, "shift", "space", "q") == ["", " ", "q"]


def test_back_and_enter_leave_shift_alone(keyboard: Keyboard) -> None:
    assert press(keyboard, "shift", "back", "enter") == ["", "back", "enter"]
    assert keyboard.held(key(keyboard, "shift"))
    assert not keyboard.held(key(keyboard, "cap"))
    assert not keyboard.held(key(keyboard, "a"))


def test_double_consonants_by_shift(keyboard: Keyboard) -> None:
    keyboard.page = "hangul"
    assert press(keyboard, "shift", "ㅂ", "ㅂ", "shift", "ㅔ", "shift", "ㅁ") == [
        "",
        "ㅃ",
        "ㅂ",
        "",
        "ㅖ",
        "",
        "ㅁ",
    ]


def test_another_page_takes_shift_and_cap_off(keyboard: Keyboard) -> None:
    press(keyboard, "shift", "cap")
    keyboard.page = "hangul"
    assert not keyboard.shift
    assert not keyboard.cap
    with pytest.raises(ValueError, match="expected one of abc, 123, hangul"):
        keyboard.page = "greek"


def test_arrows_reach_every_key_and_end_at_the_edges(keyboard: Keyboard) -> None:
    for page in PAGES:
        keyboard.page = page
        seen, todo = set(), [keyboard.keys[0]]
        while todo:
            cap = todo.pop()
            if cap in seen:
                continue
            seen.add(cap)
            steps = [keyboard.beside(cap, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
            todo += [step for step in steps if step is not None]
        assert seen == set(keyboard.keys)
    keyboard.page = "abc"
    assert keyboard.beside(key(keyboard, "q"), -1, 0) is None
    assert keyboard.beside(key(keyboard, "q"), 0, -1) is None
    assert keyboard.beside(key(keyboard, "back"), 1, 0) is None
    assert keyboard.beside(key(keyboard, "space"), 0, 1) is None
    assert keyboard.beside(key(keyboard, "s"), 1, 0) == key(keyboard, "d")
    assert keyboard.beside(key(keyboard, "back"), 0, 1) == key(keyboard, "enter")
    assert keyboard.beside(key(keyboard, "space"), 0, -1) == key(keyboard, "b")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("key = 3", "key: expected 2 whole numbers"),
        ("", "key: expected width and height"),
        ("key = [12, 14]", "pages.abc.rows: expected texts"),
        ("key = [12, 14]\n[pages.abc]\nrows = ['esc:12']", "rows: expected characters and .* not 'esc:12'"),
        ("key = [12, 14]\n[pages.abc]\nrows = ['space']", "rows: expected characters and .* not 'space'"),
        ("key = [12, 14]\n[pages.abc]\nrows = []\nkeys = 3", "keys: unknown key"),
    ],
)
def test_a_bad_file_is_named_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "keyboard.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ResourceError, match=message):
        Keyboard(file)
