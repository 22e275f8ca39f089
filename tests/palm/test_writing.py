"""Strokes of the writing area as characters."""

from __future__ import annotations

import pytest

from godoris.palm.events import Key, KeyDown
from godoris.palm.graffiti import Strokes
from godoris.palm.writing import Writing
from godoris.resources import path

STROKES = Strokes.load(path("palm_profile/graffiti.toml"))
BACK, RETURN = KeyDown(key=Key.BACKSPACE), KeyDown(key=Key.RETURN)
LETTERS, FIGURES = (32, 170), (95, 170)  # where a drawing is put on the panel


def write(writing: Writing, group: str, name: str, at: tuple[int, int] = LETTERS) -> KeyDown | None:
    """Write a drawing with its corner at a place of the panel, 36 px in size."""
    points = next(d for d in STROKES.sets[group] if d.name == name).points
    left, top = min(x for x, _ in points), min(y for _, y in points)
    scale = 36 / max(max(x for x, _ in points) - left, max(y for _, y in points) - top)
    path = [(at[0] + round((x - left) * scale), at[1] + round((y - top) * scale)) for x, y in points]
    writing.down(*path[0])
    for x, y in path[1:]:
        writing.move(x, y)
    return writing.up()


def tap(writing: Writing, at: tuple[int, int] = LETTERS) -> KeyDown | None:
    writing.down(*at)
    writing.move(at[0] + 1, at[1])
    return writing.up()


@pytest.fixture
def writing() -> Writing:
    return Writing(lambda: STROKES)


def test_letters_on_the_left_and_figures_on_the_right(writing: Writing) -> None:
    assert write(writing, "letters", "I") == KeyDown(char="i")
    assert write(writing, "letters", "I", FIGURES) == KeyDown(char="1")
    assert write(writing, "letters", "O") == KeyDown(char="o")
    assert write(writing, "letters", "O", FIGURES) == KeyDown(char="0")


def test_a_stroke_may_end_anywhere_its_start_counts(writing: Writing) -> None:
    writing.down(30, 210)
    for x in range(30, 158, 8):
        writing.move(x, 210)
    assert writing.up() == KeyDown(char=" ")
    writing.down(88, 170)
    writing.move(88, 219)
    assert writing.up() == KeyDown(char="i")
    writing.down(89, 170)
    writing.move(89, 100)
    writing.move(89, 40)
    assert writing.up() is None  # shift
    assert writing.pending == "shift"


def test_on_the_screen_itself_the_right_third_is_for_figures(writing: Writing) -> None:
    assert write(writing, "letters", "I", (106, 20)) == KeyDown(char="i")
    assert write(writing, "letters", "I", (107, 20)) == KeyDown(char="1")


def test_every_character_of_the_three_sets(writing: Writing) -> None:
    for drawing in STROKES.shown("letters"):
        assert write(writing, "letters", drawing.name) == KeyDown(char=drawing.name.lower())
    for drawing in STROKES.shown("figures"):
        assert write(writing, "figures", drawing.name, FIGURES) == KeyDown(char=drawing.name)
    for drawing in STROKES.shown("punctuation"):
        tap(writing)
        assert writing.pending == "punctuation"
        assert write(writing, "punctuation", drawing.name) == KeyDown(char=drawing.name)
        assert writing.pending == ""


def test_space_backspace_and_return_in_both_areas(writing: Writing) -> None:
    for at in (LETTERS, FIGURES):
        assert write(writing, "both", "space", at) == KeyDown(char=" ")
        assert write(writing, "both", "back", at) == BACK
        assert write(writing, "both", "return", at) == RETURN


def test_shift_is_for_one_letter_and_twice_locks(writing: Writing) -> None:
    def up() -> str:
        assert write(writing, "both", "shift") is None
        return writing.pending

    def a() -> str:
        key = write(writing, "letters", "A")
        return key.char if key else ""

    assert (up(), a(), a()) == ("shift", "A", "a")
    assert (up(), up(), a(), a()) == ("shift", "caps", "A", "A")
    assert writing.pending == "caps"
    assert (up(), a()) == ("", "a")


def test_a_figure_uses_up_a_shift_but_is_itself(writing: Writing) -> None:
    write(writing, "both", "shift")
    assert write(writing, "figures", "7", FIGURES) == KeyDown(char="7")
    assert writing.pending == ""


def test_two_taps_are_a_full_stop(writing: Writing) -> None:
    assert tap(writing) is None
    assert tap(writing, FIGURES) == KeyDown(char=".")
    assert writing.pending == ""


def test_caps_lock_outlives_punctuation(writing: Writing) -> None:
    write(writing, "both", "shift")
    write(writing, "both", "shift")
    tap(writing)
    assert writing.pending == "punctuation"
    assert write(writing, "punctuation", "-") == KeyDown(char="-")
    assert writing.pending == "caps"


def test_backspace_takes_back_what_is_pending_first(writing: Writing) -> None:
    write(writing, "both", "shift")
    assert write(writing, "both", "back") is None
    assert writing.pending == ""
    assert write(writing, "both", "back") == BACK


def test_a_command_stroke_is_the_systems(writing: Writing) -> None:
    assert write(writing, "both", "command") == KeyDown(key=Key.COMMAND_STROKE)
    assert writing.pending == ""


def test_what_cannot_be_read_gives_nothing_and_ends_what_was_pending(writing: Writing) -> None:
    write(writing, "both", "shift")
    writing.down(30, 170)
    for k in range(40):
        writing.move(30 + (k * 37) % 50, 170 + (k * 23) % 45)
    assert writing.up() is None
    assert writing.pending == ""


def test_ink_is_the_stroke_being_written(writing: Writing) -> None:
    assert not writing.active
    writing.move(40, 170)  # no stroke was begun
    assert writing.up() is None
    writing.down(40, 170)
    writing.move(40, 170)
    writing.move(44, 180)
    assert writing.active
    assert writing.ink == [(40, 170), (44, 180)]
    writing.up()
    assert not writing.active


def test_clear_forgets_everything(writing: Writing) -> None:
    write(writing, "both", "shift")
    write(writing, "both", "shift")
    tap(writing)
    writing.down(40, 170)
    writing.clear()
    assert writing.pending == ""
    assert not writing.active


def test_the_drawings_of_the_product_are_read_with_the_first_stroke() -> None:
    assert write(Writing(), "letters", "W") == KeyDown(char="w")
