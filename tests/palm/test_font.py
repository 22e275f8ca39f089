"""Setting lines of text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.palm.font import FACES, Fonts
from palm.kit import FONTS

TEXTS = st.text(alphabet="abc WiIl.,1 흔들기폭탄쓸\n", max_size=60)


def test_faces_have_palms_heights() -> None:
    assert {name: (FONTS[name].height, FONTS[name].ascent) for name in FACES} == {
        "std": (11, 9), "bold": (11, 9), "small": (8, 7), "large": (14, 11), "banner": (14, 11),
    }  # fmt: skip


def test_an_unknown_face_is_an_error_and_a_face_is_read_once() -> None:
    read: list[str] = []

    def load(name: str):  # type: ignore[no-untyped-def]
        read.append(name)
        return FONTS[name]._face

    fonts = Fonts(load)
    with pytest.raises(KeyError):
        fonts["script"]
    assert fonts["std"] is fonts["std"]
    assert read == ["std"]


def test_width_is_the_sum_of_the_advances() -> None:
    std = FONTS["std"]
    assert std.width("") == 0
    assert std.width("흔들기") == 3 * std.width("흔")
    assert std.width("OK") == std.width("O") + std.width("K")


def test_digits_are_of_one_width_so_that_figures_stand_under_each_other() -> None:
    assert {FONTS["std"].width(digit) for digit in "0123456789"} == {5}


@given(TEXTS, st.integers(20, 120))
def test_wrapped_lines_fit_and_lose_nothing_but_spaces(text: str, width: int) -> None:
    std = FONTS["std"]
    lines = std.wrap(text, width)
    assert all(std.width(line) - 1 <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")


@given(TEXTS, st.integers(20, 120))
def test_breaks_hold_the_whole_text_in_order(text: str, width: int) -> None:
    breaks = FONTS["std"].breaks(text, width)
    covered = "".join(text[start:end] for start, end in breaks)
    assert covered == text.replace("\n", "")
    assert len(breaks) >= text.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two", 200, ["one two"]),
        ("one two", 20, ["one", "two"]),
        ("one\n\ntwo", 200, ["one", "", "two"]),
        ("흔들기와 폭탄", 45, ["흔들기와", "폭탄"]),
        ("", 40, [""]),
        ("a ", 40, ["a"]),
    ],
)
def test_where_lines_break(text: str, width: int, lines: list[str]) -> None:
    assert FONTS["std"].wrap(text, width) == lines


def test_a_word_too_long_for_a_line_is_broken_within() -> None:
    lines = FONTS["std"].wrap("가나다라마바사", 35)
    assert lines == ["가나다", "라마바", "사"]


@given(TEXTS.filter(lambda text: "\n" not in text), st.integers(14, 120))
def test_what_is_cut_off_ends_in_an_ellipsis_and_fits(text: str, width: int) -> None:
    std = FONTS["std"]
    shown = std.fit(text, width)
    assert std.width(shown) - 1 <= width
    if shown != text:
        assert shown.endswith("…")
        assert text.startswith(shown[:-1])
    else:
        assert std.width(text) - 1 <= width


def test_korean_lines_stand_12_apart() -> None:
    assert FONTS["std"].leading("Go") == 11
    assert FONTS["std"].leading("고") == 12
    assert FONTS["large"].leading("고") == 15


def test_a_character_that_a_face_does_not_have_is_shown_as_a_question_mark() -> None:
    std = FONTS["std"]
    assert not std.has("☃")
    assert std.glyph("☃") == std.glyph("?")
