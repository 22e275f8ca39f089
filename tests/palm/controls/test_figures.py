"""The figures of Palm's controls, counted on the picture: docs/adding-a-form.md, Figures.

Nothing here reads a figure from the code: pixels of a drawn form are counted against numbers written here.
"""

from pathlib import Path

import pytest

from godoris.palm import palette
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.resources import LANGUAGES
from palm import kit
from palm.controls.figures import BOLD, BUTTON, KINDS, STD, ink, outline, words
from palm.kit import Handheld, art, box, column, pixels, row

# -- main form


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_title_of_a_main_form(tmp_path: Path, language: str, kind: str, d: int) -> None:
    hand = kit.handheld(tmp_path, 'title = "title"', language, kind, d)
    picture = hand.canvas
    width = BOLD.width(words(language, "title")) + 4
    # the tab is 15 high and as wide as its text and 4: along row 1 (under the round corners) and column 0
    assert row(picture, d, 0).index(palette.WHITE) == width * d
    assert column(picture, d).index(palette.WHITE) == 15 * d
    # its text is at 2,2: one column of the frame's colour more, then the first letter's first column
    assert box(pixels(picture, Rect(0, 0, width, 13), palette.WHITE) - corner(width, d)).x >= 2 * d
    # a rule of 2 px the full width at y 13 and 14; content may start at 15
    beside = (width + 5) * d
    assert [y for y, index in enumerate(column(picture, beside)) if index == ink(hand)] == list(
        range(13 * d, 15 * d)
    )
    assert row(picture, 13 * d) == [ink(hand)] * 160 * d
    # upper corners rounded by 1 px
    assert picture.pixels[0] == palette.WHITE
    assert picture.pixels[width * d - 1] == palette.WHITE


def corner(width: int, d: int) -> set[tuple[int, int]]:
    return {(x, y) for y in range(d) for x in (*range(2 * d), *range((width - 2) * d, width * d))}


# -- modal form


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_a_full_size_modal_form(tmp_path: Path, kind: str, d: int) -> None:
    form = 'modal = true\ntitle = "title"\ndefault = "ok"\n' + BUTTON.format(5, 139)
    hand = kit.handheld(tmp_path, form, "en", kind, d)
    picture = hand.canvas
    # (2, 2, 156, 156) with a frame of 2 px fills the screen
    middle = row(picture, 100 * d)
    assert middle == [ink(hand)] * 2 * d + [palette.WHITE] * 156 * d + [ink(hand)] * 2 * d
    # title bar: full width, 12 high, under the frame's 2 px
    beside = column(picture, 20 * d)
    assert beside[: 14 * d] == [ink(hand)] * 14 * d
    assert beside[14 * d] == palette.WHITE
    # centred white bold text: equal room on both sides
    title = box(pixels(picture, Rect(4, 2, 152, 12), palette.WHITE))
    assert abs(title.x - (160 * d - title.right)) <= d
    # the frame's corners are round: corner 3
    assert picture.pixels[0] == palette.WHITE
    assert picture.pixels[2 * d] == ink(hand)


def test_a_short_modal_form_sits_at_the_bottom(tmp_path: Path) -> None:
    form = 'modal = true\narea = [2, 118, 156, 40]\ndefault = "ok"\n' + BUTTON.format(5, 23)
    hand = kit.handheld(tmp_path, 'title = "title"', short=form)
    hand.system.popup("short")
    picture = hand.draw()
    found = box(pixels(picture, Rect(0, 100, 160, 60)))
    assert found == (0, 116, 160, 44)
    # the main form above it is still there
    assert row(picture, 13)[:10] == [palette.BLACK] * 10


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_buttons_of_a_modal_form(tmp_path: Path, kind: str, d: int) -> None:
    form = """modal = true\ntitle = "title"\ndefault = "cancel"
[controls.ok]\nkind = "button"\nat = [5, 139]\nsize = [37, 12]\ntext = "ok"
[controls.cancel]\nkind = "button"\nafter = "ok"\nsize = [37, 12]\ntext = "cancel"
"""
    hand = kit.handheld(tmp_path, form, "en", kind, d)
    # x from the form's inside: first button 5, second 48 (gap 6); the frame is 1 px around each
    line = row(hand.canvas, (2 + 139 + 6) * d, 2 * d, 156 * d)
    edges = [x for x, index in enumerate(line) if index == palette.BLACK]
    first = [x for x in edges if x < 20 * d and x <= 5 * d]
    assert first[-d:] == list(range(4 * d, 5 * d))
    inside = [x for x in range(5 * d, 42 * d) if x in edges and (x < 8 * d or x > 39 * d)]
    assert inside == []
    assert set(range(42 * d, 43 * d)) <= set(edges)  # right edge of OK's frame: 5 + 37
    assert set(range(47 * d, 48 * d)) <= set(edges)  # left edge of Cancel's: 48 - 1
    # between the insides 6 px, of which a frame takes 1 on each side
    assert not set(range(43 * d, 47 * d)) & set(edges)
    # 12 high, bottom gap 5 to the form's lower edge
    down = column(hand.canvas, (2 + 20) * d, (2 + 130) * d)
    lines = [y + 130 * d for y, index in enumerate(down) if index == palette.BLACK]
    assert lines[0] == 138 * d
    assert 151 * d in lines
    assert 156 - 151 == 5


# -- buttons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "d"), KINDS)
@pytest.mark.parametrize("word", ["ok", "cancel"])
def test_button(tmp_path: Path, language: str, kind: str, d: int, word: str) -> None:
    form = f'[controls.b]\nkind = "button"\nat = [1, 147]\ntext = "{word}"'
    hand = kit.handheld(tmp_path, form, language, kind, d)
    text = words(language, word)
    found = outline(hand, SCREEN)
    # inside 12 high and as wide as the text and 6 on each side; frame 1 px around: it ends on the last row
    assert found == (0, 146 * d, (STD.width(text) + 12 + 2) * d, 14 * d)
    assert found.bottom == 160 * d
    check_centred(hand, Rect(1, 147, STD.width(text) + 12, 12), palette.BLACK)


def check_centred(hand: Handheld, inside: Rect, colour: int) -> None:
    """Text in the middle of the inside, all of it inside, with room above and below."""
    d = hand.canvas.density
    letters = box(pixels(hand.canvas, inside.grown(-1), colour))
    left, right = letters.x - inside.x * d, inside.right * d - letters.right
    assert abs(left - right) <= 2 * d
    assert letters.y > inside.y * d
    assert letters.bottom < inside.bottom * d


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_a_pressed_button_is_inverted(tmp_path: Path, kind: str, d: int) -> None:
    hand = kit.handheld(tmp_path, '[controls.b]\nkind = "button"\nat = [20, 60]\ntext = "ok"', "en", kind, d)
    before = art(hand.canvas, Rect(10, 50, 50, 30))
    hand.down(30, 66)
    middle = row(hand.draw(), 60 * d, 22 * d, 10 * d)
    assert middle == [ink(hand)] * 10 * d
    assert pixels(hand.canvas, Rect(20, 60, 20, 12), palette.WHITE)  # the letters
    hand.move(30, 90)
    assert art(hand.draw(), Rect(10, 50, 50, 30)) == before
    hand.move(31, 66)
    assert row(hand.draw(), 60 * d, 22 * d, 10 * d) == [ink(hand)] * 10 * d
    hand.up(31, 66)
    assert art(hand.draw(), Rect(10, 50, 50, 30)) == before


# -- push buttons


PUSH = """[controls.a]\nkind = "push_button"\nat = [20, 60]\ntext = "easy"\ngroup = "level"\non = true
[controls.b]\nkind = "push_button"\nafter = "a"\ntext = "medium"\ngroup = "level"
[controls.c]\nkind = "push_button"\nafter = "b"\ntext = "hard"\ngroup = "level"
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_push_buttons_share_a_line_of_1_px(tmp_path: Path, language: str, kind: str, d: int) -> None:
    hand = kit.handheld(tmp_path, PUSH, language, kind, d)
    widths = [STD.width(words(language, word)) + 6 for word in ("easy", "medium", "hard")]
    found = outline(hand, SCREEN)
    assert found == (19 * d, 59 * d, (sum(widths) + 4) * d, 14 * d)
    line = row(hand.canvas, 71 * d)  # under the letters
    # the chosen one is filled with the selection; then 1 px, white, 1 px, white, 1 px
    x = 19 * d
    assert line[x : x + d] == [palette.BLACK] * d
    for index, width in enumerate(widths):
        x += d
        fill = ink(hand) if index == 0 else palette.WHITE
        assert line[x : x + width * d] == [fill] * width * d
        x += width * d
        assert line[x : x + d] == [palette.BLACK] * d
    # square corners
    assert hand.canvas.pixels[59 * d * hand.canvas.side + 19 * d] == palette.BLACK


def test_choosing_a_push_button_leaves_the_others_out(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, PUSH)
    hand.tap_on("c")
    filled = [row(hand.draw(), 60, hand.control(id).rect.x, 5) == [palette.BLACK] * 5 for id in "abc"]
    assert filled == [False, False, True]


# -- selector, popup trigger, check box


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_selector(tmp_path: Path, kind: str, d: int) -> None:
    hand = kit.handheld(
        tmp_path, '[controls.s]\nkind = "selector"\nat = [20, 60]\ntext = "name"', "ko", kind, d
    )
    width = STD.width(kit.KOREAN["name"]) + 6
    assert outline(hand, SCREEN) == (19 * d, 59 * d, (width + 2) * d, 14 * d)
    top = row(hand.canvas, 59 * d, 19 * d, (width + 2) * d)
    assert [index for at, index in enumerate(top) if (19 * d + at + 59 * d) % 2 == 0] == [palette.BLACK] * (
        len(top) // 2
    )
    assert [index for at, index in enumerate(top) if (19 * d + at + 59 * d) % 2] == [palette.WHITE] * (
        len(top) // 2
    )
    check_centred(hand, Rect(20, 60, width, 12), palette.BLACK)


POPUP = '[controls.p]\nkind = "popup"\nat = [20, 60]\nitems = ["easy", "medium", "hard"]\nchoice = 1'


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_popup_trigger(tmp_path: Path, language: str, kind: str, d: int) -> None:
    hand = kit.handheld(tmp_path, POPUP, language, kind, d)
    # a triangle 7 wide and 4 high at x, in the middle of the 12 rows
    triangle = box(pixels(hand.canvas, Rect(20, 60, 9, 12)))
    assert triangle == (20 * d, 64 * d, 7 * d, 4 * d)
    # the label 10 to the right; no frame
    label = box(pixels(hand.canvas, Rect(29, 50, 120, 30)))
    assert 30 * d <= label.x <= 32 * d
    assert label.bottom <= 72 * d
    item = words(language, "medium")
    assert label.right <= (30 + STD.width(item)) * d


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_the_list_of_a_popup_trigger(tmp_path: Path, language: str, kind: str, d: int) -> None:
    hand = kit.handheld(tmp_path, POPUP, language, kind, d)
    hand.tap(24, 66)
    picture = hand.draw()
    found = outline(hand, SCREEN)
    height = 12 if language == "ko" else 11
    # three rows in a frame of 1 px with a shadow of 1 px; the chosen row lies on the trigger
    assert found.height == (3 * height + 3) * d
    assert found.y == (60 - height - 1) * d
    chosen = [y for y, index in enumerate(column(picture, 20 * d)) if index == ink(hand)]
    inverted = [y for y in chosen if 60 * d <= y < (60 + height) * d]
    assert inverted == list(range(60 * d, (60 + height) * d))
    # shadow: the row under the frame starts a little to the right of it
    last = row(picture, found.bottom - 1)
    assert last[found.x] == palette.WHITE
    assert last[found.right - 2 * d] == palette.BLACK
    hand.tap(24, 60 + height + 5)
    assert hand.top.get("p", PopupTrigger).choice == 2
    assert outline(hand, SCREEN).inside(Rect(20 * d, 60 * d, 100 * d, 12 * d))


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_check_box(tmp_path: Path, kind: str, d: int) -> None:
    hand = kit.handheld(
        tmp_path, '[controls.c]\nkind = "check_box"\nat = [20, 60]\ntext = "name"', "en", kind, d
    )
    # box of 8x8 at 2,2 of its cell of 12x11; the label 2 px after the cell
    assert box(pixels(hand.canvas, Rect(20, 60, 13, 12))) == (22 * d, 62 * d, 8 * d, 8 * d)
    label = box(pixels(hand.canvas, Rect(33, 60, 60, 12)))
    assert label.x == (20 + 12 + 2) * d
    hand.tap(25, 66)
    ticked = box(pixels(hand.draw(), Rect(20, 60, 13, 12)))
    assert ticked.y < 62 * d  # the tick overshoots
    assert ticked.right > 30 * d
