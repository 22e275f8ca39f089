"""Room in a field, counted after composing."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.palm.text import fits, normal, width


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("", 0),
        ("abc", 3),
        ("뷁뷁뷁", 6),
        ("뷁뷁뷁a", 7),
        ("ㄱㅏㄳ", 6),
        ("나 1", 4),
        ("~ !", 3),
        ("\u1100\u1161", 2),  # 가, decomposed
        ("\u1112\u1161\u11ab", 2),  # 한
        ("\u1100", 2),  # a lone initial is the letter ㄱ
        ("é", None),
        ("가\n", None),
        ("\t", None),
        ("\x7f", None),
        ("漢", None),
        ("Ａ", None),  # full width
        ("\uffa1", None),  # half-width ㄱ
        ("ㆍ", None),  # a letter no longer in use
        ("😀", None),
    ],
)
def test_width(text: str, taken: int | None) -> None:
    assert width(text) == taken


@pytest.mark.parametrize(
    ("text", "fit"),
    [
        ("뷁뷁뷁", True),
        ("뷁뷁뷁a", False),
        ("abcdef", True),
        ("abcdefg", False),
        ("가나ab", True),
        ("가나abc", False),
        ("é", False),
        ("", True),
    ],
)
def test_room_for_six(text: str, fit: bool) -> None:
    assert fits(text, 6) is fit


def test_lone_letters_become_those_of_the_keyboard() -> None:
    assert normal("\u1100\u1161\u11a8\u1102") == "각ㄴ"


@given(st.text(st.characters(min_codepoint=0xAC00, max_codepoint=0xD7A3), max_size=8))
def test_decomposed_text_counts_as_composed(text: str) -> None:
    decomposed = unicodedata.normalize("NFD", text)
    assert normal(decomposed) == text
    assert width(decomposed) == width(text) == 2 * len(text)
