"""Drawing on the screen, looked at pixel by pixel."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.palm import palette
from godoris.palm.device import KINDS
from godoris.palm.frames import Frame
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.lettering import LIMIT, Lettering
from godoris.palm.signs import Signs
from palm import kit
from palm.kit import FONTS, art, box, canvas, pixels

EVERY = [(kind, density) for kind in KINDS for density in (1, 2)]
LINES = st.text(alphabet="OK Cancel|l1-.:+흔들기ㅡㅣ뻑 12,300", min_size=1, max_size=12)


@pytest.mark.parametrize(("kind", "density"), EVERY)
def test_the_surface_is_8_bits_in_the_system_palette(kind: str, density: int) -> None:
    picture = canvas(kind, density)
    assert picture.surface.get_size() == (160 * density,) * 2
    assert picture.surface.get_bitsize() == 8
    colours = picture.surface.get_palette()
    assert tuple((c.r, c.g, c.b) for c in colours) == palette.SYSTEM


def test_no_display_is_opened() -> None:
    canvas().text("Godoris", 1, 1)
    assert not pygame.display.get_init()
    assert not pygame.font.get_init()


@pytest.mark.parametrize("density", [1, 2])
def test_fill_line_and_their_coordinates(density: int) -> None:
    picture, d = canvas("colour8", density), density
    picture.fill(Rect(10, 20, 5, 4), "caution")
    assert box(pixels(picture, SCREEN)) == Rect(10 * d, 20 * d, 5 * d, 4 * d)
    picture = canvas("grey4", density)
    picture.hline(3, 7, 9, "object_frame")
    assert box(pixels(picture, SCREEN)) == Rect(3 * d, 7 * d, 9 * d, d)
    picture = canvas("grey4", density)
    picture.vline(3, 7, 9, "object_frame")
    assert box(pixels(picture, SCREEN)) == Rect(3 * d, 7 * d, d, 9 * d)


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        canvas().fill(SCREEN, "sky")


@pytest.mark.parametrize("density", [1, 2])
def test_dotted_lines_have_every_other_pixel_and_meet(density: int) -> None:
    picture = canvas("grey4", density)
    picture.dotted_frame(Rect(20, 20, 10, 7), "object_frame")
    found = pixels(picture, SCREEN)
    assert all((x + y) % 2 == 0 for x, y in found)
    assert box(found) == Rect(19 * density, 19 * density, 12 * density, 9 * density)
    ring = {(x, y) for x in range(19 * density, 31 * density) for y in range(19 * density, 28 * density)}
    inside = {(x, y) for x in range(20 * density, 30 * density) for y in range(20 * density, 27 * density)}
    assert found == {(x, y) for x, y in ring - inside if (x + y) % 2 == 0}


@pytest.mark.parametrize("density", [1, 2])
def test_clip(density: int) -> None:
    picture = canvas("grey4", density)
    window = Rect(30, 30, 20, 20)
    with picture.clipped(window), picture.clipped(Rect(40, 20, 50, 20)):
        picture.fill(SCREEN, "object_frame")
        picture.text("흔들기 흔들기", 20, 33, "object_fill")
        picture.dotted_area(SCREEN, "object_fill")
        picture.invert(SCREEN)
    inner = window.common(Rect(40, 20, 50, 20))
    found = pixels(picture, SCREEN)
    assert found
    assert box(found).inside(Rect(*(value * density for value in inner)))
    assert picture.clip == SCREEN
    picture.fill(Rect(0, 0, 1, 1), "object_frame")
    assert pixels(picture, Rect(0, 0, 1, 1))


@given(st.sampled_from(EVERY), st.integers(0, 255), st.integers(0, 255))
def test_inverting_twice_changes_nothing(how: tuple[str, int], first: int, second: int) -> None:
    picture = canvas(*how)
    picture.text("뻑!", 10, 10)
    before = bytes(picture.pixels)
    picture.invert(Rect(5, 5, 20, 20), first, second)
    picture.invert(Rect(5, 5, 20, 20), first, second)
    assert bytes(picture.pixels) == before


def test_invert_exchanges_two_colours_only() -> None:
    picture = canvas("colour8")
    picture.fill(Rect(0, 0, 2, 1), "caution")
    picture.fill(Rect(2, 0, 2, 1), "object_frame")
    before = kit.row(picture, 0, 0, 6)
    picture.invert(Rect(0, 0, 6, 1))
    assert kit.row(picture, 0, 0, 6) == [*before[:2], 0, 0, 255, 255]


def test_dim_covers_every_other_pixel() -> None:
    picture = canvas("grey4", 2)
    picture.fill(SCREEN, "object_frame")
    picture.dim(Rect(10, 10, 4, 4))
    white = pixels(picture, Rect(10, 10, 4, 4), palette.WHITE)
    assert len(white) == 8 * 8 // 2
    assert len(pixels(picture, SCREEN, palette.WHITE)) == len(white)


@given(st.lists(st.sampled_from(["fill", "text", "frame", "dot", "dim", "sign"]), max_size=6), st.data())
def test_dirty_rectangles_hold_every_pixel_that_changed(doings: list[str], data: st.DataObject) -> None:
    density = data.draw(st.sampled_from([1, 2]))
    picture = canvas("grey4", density)
    before = bytes(picture.pixels)
    for doing in doings:
        x, y = data.draw(st.integers(-5, 165)), data.draw(st.integers(-5, 165))
        area = Rect(x, y, data.draw(st.integers(0, 40)), data.draw(st.integers(0, 40)))
        {
            "fill": lambda area=area: picture.fill(area, "object_frame"),
            "text": lambda x=x, y=y: picture.text("WIl 흔들기", x, y),
            "frame": lambda area=area: picture.frame(area, Frame.POPUP, "object_frame"),
            "dot": lambda area=area: picture.dotted_area(area, "object_frame"),
            "dim": lambda area=area: picture.dim(area, "object_frame"),
            "sign": lambda x=x, y=y: picture.symbol("tips", x, y),
        }[doing]()
    dirty = picture.take_dirty()
    side = picture.side
    held = bytearray(side * side)
    for rect in dirty:
        assert rect.inside(Rect(0, 0, side, side))
        for row in range(rect.y, rect.bottom):
            held[row * side + rect.x : row * side + rect.right] = b"\1" * rect.width
    changed = [i for i in range(side * side) if before[i] != picture.pixels[i]]
    assert all(held[i] for i in changed)
    assert picture.take_dirty() == []


def test_drawing_far_apart_leaves_what_is_between_alone() -> None:
    picture = canvas()
    picture.fill(Rect(0, 0, 4, 4), "object_frame")
    picture.fill(Rect(100, 100, 4, 4), "object_frame")
    assert sorted(picture.take_dirty()) == [(0, 0, 4, 4), (100, 100, 4, 4)]


# -- text


@pytest.mark.parametrize("density", [1, 2])
def test_text_stands_where_it_is_put(density: int) -> None:
    picture = canvas("grey4", density)
    assert picture.text("H", 20, 30) == FONTS["std"].width("H")
    # H takes rows 2 to 8 of std, and columns 0 to 4
    assert box(pixels(picture, SCREEN)) == Rect(20 * density, 32 * density, 5 * density, 7 * density)


@pytest.mark.parametrize("density", [1, 2])
@pytest.mark.parametrize("text", ["OK", "고도리", "H"])
def test_centred_and_right_text_leave_equal_and_no_room(text: str, density: int) -> None:
    picture = canvas("grey4", density)
    picture.text(text, 20, 30, width=101, align="centre")
    found = box(pixels(picture, SCREEN))
    left, right = found.x - 20 * density, 121 * density - found.right
    ink = FONTS["std"].width(text) - 1
    assert abs(left - right) <= density * (1 + ink % 2) + density  # the sides of the first and last glyph
    picture = canvas("grey4", density)
    picture.text("H", 20, 30, width=101, align="right")
    assert box(pixels(picture, SCREEN)).right == 121 * density


def test_too_long_a_text_ends_in_an_ellipsis_inside_its_width() -> None:
    picture = canvas()
    picture.text("Preferences of the player", 20, 30, width=50)
    assert box(pixels(picture, SCREEN)).right <= 70
    whole = canvas()
    whole.text("…", 20, 30)
    dots = [line.rstrip(".") for line in art(whole, Rect(20, 38, 10, 1))]
    assert art(picture, Rect(20, 38, 50, 1))[0].rstrip(".").endswith(dots[0])


@given(LINES)
def test_no_line_of_text_at_double_density_is_the_single_one_doubled(text: str) -> None:
    single, double = canvas("grey4", 1), canvas("grey4", 2)
    for picture in (single, double):
        picture.text(text, 4, 4)
    plain = [
        "".join(sign * 2 for sign in line) for line in art(single, Rect(0, 0, 160, 20)) for _ in range(2)
    ]
    assert (art(double, Rect(0, 0, 160, 20)) != plain) == bool(text.strip())


@given(LINES)
def test_text_at_double_density_has_its_ink_where_the_single_one_has(text: str) -> None:
    single, double = canvas("grey4", 1), canvas("grey4", 2)
    for picture in (single, double):
        picture.text(text, 4, 4)
    band = Rect(0, 0, 160, 16)
    halved = {(x // 2, y // 2) for x, y in pixels(double, band)}
    assert pixels(single, band) <= halved


def test_the_store_of_characters_is_bounded() -> None:
    lettering = Lettering(1, Signs())
    for code in range(0xAC00, 0xAC00 + LIMIT + 50):
        lettering.character(FONTS["std"], chr(code), 255)
    assert len(lettering) == LIMIT
    first = lettering.character(FONTS["std"], chr(0xAC00 + LIMIT + 49), 255)
    assert lettering.character(FONTS["std"], chr(0xAC00 + LIMIT + 49), 255) is first


# -- signs and pictures


def test_the_triangle_of_a_popup_trigger() -> None:
    picture = canvas()
    picture.symbol("popup", 10, 10)
    widths = [len(pixels(picture, Rect(0, y, 160, 1))) for y in range(10, 14)]
    assert widths == [7, 5, 3, 1]


def test_the_check_boxes() -> None:
    picture = canvas()
    picture.symbol("box", 10, 10)
    assert box(pixels(picture, SCREEN)) == Rect(12, 12, 8, 8)
    ticked = canvas()
    ticked.symbol("box_ticked", 10, 10)
    assert pixels(picture, SCREEN) - pixels(ticked, SCREEN) <= {(19, 12), (19, 13), (19, 14)}
    assert box(pixels(ticked, SCREEN)) == Rect(12, 10, 10, 10)  # overshoots to the top right


@pytest.mark.parametrize(("kind", "density"), EVERY)
def test_pictures_keep_to_the_colours_of_the_screen(kind: str, density: int) -> None:
    picture = canvas(kind, density)
    for at, name in enumerate(("information", "confirmation", "warning", "error")):
        picture.picture(name, 10 + 20 * at, 10)
        area = Rect(10 + 20 * at, 10, 16, 16)
        assert box(pixels(picture, SCREEN)).right <= area.right * density
        assert len(pixels(picture, area)) > 40 * density * density
    if picture.is_grey:
        greys = palette.GREY4 if kind == "grey4" else palette.GREY16
        assert set(picture.pixels) <= set(greys)


def test_a_part_of_a_picture() -> None:
    picture = canvas()
    sheet = pygame.Surface((20, 20), depth=8)
    sheet.set_palette(palette.SYSTEM)
    sheet.fill(palette.BLACK)
    picture.picture(sheet, 30, 40, Rect(5, 5, 6, 3))
    assert box(pixels(picture, SCREEN)) == Rect(30, 40, 6, 3)


def test_a_view_shares_the_pixels_and_has_a_palette_of_its_own() -> None:
    picture = canvas()
    view = picture.view()
    view.set_palette([(0, index, 0) for index in range(256)])
    picture.fill(Rect(3, 3, 1, 1), palette.BLACK)
    assert view.get_at_mapped((3, 3)) == palette.BLACK
    assert view.get_at((3, 3))[:3] == (0, 255, 0)
    assert picture.surface.get_at((3, 3))[:3] == (0, 0, 0)
