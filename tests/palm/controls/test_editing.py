"""The text of a field while it is edited, against a plain list of characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from godoris.palm.controls.editing import Editor
from godoris.palm.text import normal

CHARS = st.sampled_from([*"ab 1", "가", "흔"])


class Edited(RuleBasedStateMachine):
    """Insert, delete, move, select; the model is a list with two marks."""

    def __init__(self) -> None:
        super().__init__()
        self.editor = Editor("")
        self.chars: list[str] = []
        self.caret = self.anchor = 0

    def cut(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @rule(char=CHARS)
    def insert(self, char: str) -> None:
        start, end = self.cut()
        self.chars[start:end] = [char]
        self.caret = self.anchor = start + 1
        assert self.editor.insert(char)

    @rule(forward=st.booleans())
    def delete(self, forward: bool) -> None:
        start, end = self.cut()
        if start == end:
            start, end = (start, end + 1) if forward else (start - 1, end)
        possible = start >= 0 and end <= len(self.chars)
        assert self.editor.delete(forward) == possible
        if possible:
            del self.chars[start:end]
            self.caret = self.anchor = start

    @rule(to=st.integers(-2, 12), select=st.booleans())
    def move(self, to: int, select: bool) -> None:
        self.editor.move(to, select)
        self.caret = max(0, min(to, len(self.chars)))
        if not select:
            self.anchor = self.caret

    @rule()
    def undo_and_redo(self) -> None:
        if self.editor.undo():
            self.editor.undo()
            assert self.editor.value == "".join(self.chars)
            self.anchor = self.caret = self.editor.caret

    @invariant()
    def equal(self) -> None:
        assert self.editor.value == "".join(self.chars)
        assert self.editor.selection == self.cut()
        assert self.editor.selected == "".join(self.chars[slice(*self.cut())])


TestEdited = Edited.TestCase


@given(st.lists(CHARS, max_size=8), st.integers(0, 6))
def test_what_is_refused_changes_nothing(typed: list[str], room: int) -> None:
    editor = Editor("", lambda text: len(text) <= room)
    for char in typed:
        before = editor.value, editor.caret
        if not editor.insert(char):
            assert (editor.value, editor.caret) == before
    assert editor.value == "".join(typed[:room])


def test_deleting_is_never_refused() -> None:
    editor = Editor("abc", lambda text: False)
    assert editor.delete()
    assert editor.value == "ab"


def test_a_composition_is_replaced_as_it_grows() -> None:
    editor = Editor("ab")
    editor.move(1)
    for text in ("ㅎ", "흐", "흔"):
        assert editor.insert(text, composing=1)
        assert (editor.value, editor.caret, editor.composing) == (f"a{text}b", 2, 1)
    assert editor.insert("흔")
    assert (editor.value, editor.composing) == ("a흔b", 0)


def test_a_composition_that_is_given_up_leaves_nothing() -> None:
    editor = Editor("ab")
    editor.insert("흐", composing=1)
    editor.insert("", composing=0)
    assert (editor.value, editor.composing) == ("ab", 0)


def test_moving_ends_a_composition_and_keeps_it() -> None:
    editor = Editor("")
    editor.insert("흔", composing=1)
    editor.move(0)
    assert (editor.value, editor.composing) == ("흔", 0)


def test_undoing_a_composition_takes_it_whole() -> None:
    editor = Editor("a")
    for text in ("ㅎ", "흐", "흔"):
        editor.insert(text, composing=1)
    editor.insert("흔")
    assert editor.undo()
    assert editor.value == "a"


@pytest.mark.parametrize("text", ["한글", "가각"])
def test_text_is_kept_composed(text: str) -> None:
    editor = Editor("")
    editor.insert(text)
    assert editor.value == normal(text)
    assert editor.caret == len(editor.value)


def test_put_left_replaces_all_that_is_left_of_the_caret() -> None:
    editor = Editor("가나b")
    editor.move(2)
    assert editor.put_left("가난", composing=1)
    assert (editor.value, editor.caret, editor.composing) == ("가난b", 2, 1)
