"""Figures of fields, lists, scroll bars and signs, counted on the picture: docs/adding-a-form.md, Figures.

Nothing here reads a figure from the code: pixels of a drawn form are counted against numbers written here.
"""

from pathlib import Path

import pytest

from godoris.palm import palette
from godoris.palm.controls.field import Field
from godoris.palm.controls.listbox import ListBox
from godoris.palm.controls.scroll import ScrollBar
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.resources import LANGUAGES
from palm import kit
from palm.controls.figures import BUTTON, KINDS, ink, outline
from palm.kit import box, column, pixels, row

# -- fields


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_field(tmp_path: Path, kind: str, d: int) -> None:
    hand = kit.handheld(
        tmp_path, '[controls.f]\nkind = "field"\nat = [20, 60]\nsize = [60, 12]', "en", kind, d
    )
    picture = hand.canvas
    # dotted underline on the last of the 12 rows
    lines = pixels(picture, SCREEN)
    under = {(x, y) for x, y in lines if x >= 22 * d}
    assert box(under).y == (60 + 11) * d
    assert box(under).bottom == 72 * d
    assert box(lines).right == 80 * d
    assert all((x + y) % 2 == 0 for x, y in under)
    # caret: 1 px wide, 2 lower than the line
    caret = box({(x, y) for x, y in lines if y < 71 * d})
    assert caret == (20 * d, 60 * d, d, 10 * d)


def test_the_caret_blinks_every_half_second(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, '[controls.f]\nkind = "field"\nat = [20, 60]\nsize = [60, 12]')
    seen = []
    for _ in range(200):
        seen.append(bool(pixels(hand.draw(), Rect(20, 60, 1, 8))))
        hand.system.tick()
    assert seen == ([True] * 50 + [False] * 50) * 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_text_in_a_field_stands_clear_of_its_line(tmp_path: Path, language: str, kind: str, d: int) -> None:
    form = '[controls.f]\nkind = "field"\nat = [20, 60]\nsize = [80, 12]\n' + BUTTON.format(1, 147)
    hand = kit.handheld(tmp_path, form, language, kind, d)
    hand.top.get("f", Field).value = "들설톱 gjpqy"
    hand.top.set_focus(hand.control("ok"), ring=False)
    letters = pixels(hand.draw(), Rect(20, 60, 80, 11))
    assert box(letters).bottom <= 71 * d
    assert box(letters).y >= 60 * d


def test_lines_of_a_field_stand_12_apart(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, '[controls.f]\nkind = "field"\nat = [20, 40]\nsize = [60, 48]\nlines = 4')
    dots = [y for y, index in enumerate(column(hand.canvas, 40)) if index != palette.WHITE]
    dots += [y for y, index in enumerate(column(hand.canvas, 41)) if index != palette.WHITE]
    assert sorted(dots) == [51, 63, 75, 87]


# -- lists


LIST = """[controls.l]\nkind = "list"\nat = [20, 40]\nsize = [80, 0]\nitems = ["easy", "medium", "hard", "ok"]
rows = 3\nchoice = 1
"""


@pytest.mark.parametrize(("language", "height"), [("en", 11), ("ko", 12)])
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_list(tmp_path: Path, language: str, height: int, kind: str, d: int) -> None:
    hand = kit.handheld(tmp_path, LIST, language, kind, d)
    picture = hand.canvas
    # rows of 11 (12 with Hangul), a frame of 1 px around
    assert outline(hand, SCREEN) == (19 * d, 39 * d, 82 * d, (3 * height + 2) * d)
    line = column(picture, 21 * d, 40 * d, 3 * height * d)
    assert [y for y, index in enumerate(line) if index == ink(hand)] == list(
        range(height * d, 2 * height * d)
    )
    # an arrow at the right end of the last row, none at the first: there is more below
    arrow = Rect(89, 40 + 2 * height, 11, height)
    assert box(pixels(picture, arrow)).width == 7 * d
    assert not pixels(picture, Rect(89, 40, 11, height))
    hand.top.get("l", ListBox).scroll_to(1)
    assert box(pixels(hand.draw(), Rect(89, 40, 11, height), palette.WHITE)).width >= 7 * d


def test_rows_of_a_list_in_the_large_face_are_14_high(tmp_path: Path) -> None:
    form = '[controls.l]\nkind = "list"\nat = [20, 40]\nface = "large"\nitems = ["easy", "hard"]\nchoice = 0'
    hand = kit.handheld(tmp_path, form)
    assert len([index for index in column(hand.canvas, 21) if index == palette.BLACK]) == 14 + 2


# -- scroll bar and arrows


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_scroll_bar(tmp_path: Path, kind: str, d: int) -> None:
    hand = kit.handheld(
        tmp_path, '[controls.s]\nkind = "scroll_bar"\nat = [100, 30]\nsize = [7, 90]', "en", kind, d
    )
    assert not pixels(hand.canvas, SCREEN)  # hidden: nothing to scroll
    bar = hand.top.get("s", ScrollBar)
    bar.set(0, 10, 5)
    picture = hand.draw()
    assert outline(hand, SCREEN) == (100 * d, 30 * d, 7 * d, 90 * d)
    # triangles of 4 px at both ends, as wide as the bar
    for y, widths in ((30, [1, 3, 5, 7]), (116, [7, 5, 3, 1])):
        assert [len(pixels(picture, Rect(100, y + at, 7, 1))) // d // d for at in range(4)] == pytest.approx(
            widths, abs=1
        )
    # trough and thumb 3 px wide, 2 px inside: every row between the triangles
    middle = pixels(picture, Rect(100, 36, 7, 78))
    assert box(middle).x == 102 * d
    assert box(middle).width == 3 * d
    # the thumb is solid and at the top
    solid = [y for y in range(35 * d, 115 * d) if row(picture, y, 102 * d, 3 * d) == [palette.BLACK] * 3 * d]
    assert solid[0] == 35 * d
    assert len(solid) == pytest.approx(80 * d * 5 / 15, abs=d)
    bar.set(0, 0, 5)
    assert not pixels(hand.draw(), SCREEN)


def test_repeat_arrows_stack_8_apart_without_a_frame(tmp_path: Path) -> None:
    form = """[controls.u]\nkind = "repeat"\nat = [100, 40]\nsymbol = "up"
[controls.d]\nkind = "repeat"\nat = [100, 48]\nsymbol = "down"
"""
    hand = kit.handheld(tmp_path, form)
    up, down = (hand.control(id).rect for id in "ud")
    assert up == (100, 40, 13, 8)
    assert down.y - up.y == 8
    for rect in (up, down):
        found = box(pixels(hand.canvas, rect))
        assert found.width == 7
        assert found.height == 4
        assert found.x - rect.x == rect.right - found.right


# -- the sign of shifted handwriting


@pytest.mark.parametrize(
    "sign", ["shift", "caps", "punctuation", "extended", "command_stroke", "numbers", "hangul"]
)
def test_shift_signs_are_9x10_and_unlike_each_other(tmp_path: Path, sign: str) -> None:
    hand = kit.handheld(tmp_path, '[controls.s]\nkind = "shift"\nat = [150, 149]')
    assert hand.control("s").rect == (150, 149, 9, 10)
    hand.system.shift = sign
    found = pixels(hand.draw(), SCREEN)
    assert found
    assert box(found).inside(Rect(150, 149, 9, 10))
    hand.system.shift = "shift" if sign != "shift" else "caps"
    assert pixels(hand.draw(), SCREEN) != found
    hand.system.shift = ""
    assert not pixels(hand.draw(), SCREEN)


# -- the navigator's ring


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_the_ring_of_the_navigator_is_6_px_at_double_density(tmp_path: Path, kind: str, d: int) -> None:
    hand = kit.handheld(
        tmp_path, '[controls.b]\nkind = "button"\nat = [40, 60]\nsize = [40, 12]\ntext = "ok"', "en", kind, d
    )
    before = outline(hand, SCREEN)
    hand.key(kit.Key.NAV_DOWN)
    ringed = outline(hand, SCREEN)
    assert ringed == (before.x - 3 * d, before.y - 3 * d, before.width + 6 * d, before.height + 6 * d)
    # 2 px of ring, 1 px of paper, 1 px of frame
    line = row(hand.canvas, 66 * d, ringed.x, 4 * d)
    assert [index != palette.WHITE for index in line] == [True] * 2 * d + [False] * d + [True] * d
    hand.down(5, 5)
    assert outline(hand, SCREEN) == before
