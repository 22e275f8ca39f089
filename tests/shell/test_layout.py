"""Where the handheld lies in the window, and what a point of it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.palm import device as devices
from godoris.palm.look import SKINS
from godoris.shell import layout
from godoris.shell.layout import Target, fit, window

NAMES = ["palm3", "palm5", "palm3c", "m505", "tungsten"]
DEVICES = {name: devices.load(name) for name in NAMES}
device_names = st.sampled_from(NAMES)
skins = st.sampled_from(SKINS)
sides = st.integers(330, 2600)


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("name", NAMES)
def test_a_window_made_for_a_scale_holds_it_exactly(name: str, skin: str) -> None:
    device = DEVICES[name]
    for scale in layout.steps(device):
        size = window(device, skin, scale, (1920, 1080))
        found = fit(device, skin, 0, size)
        assert (found.skin, found.scale, found.left, found.top) == (skin, scale, 0, 0)


@given(device_names, skins, sides, sides, st.integers(0, 16))
def test_whole_pixels_in_any_window(name: str, skin: str, width: int, height: int, most: int) -> None:
    device = DEVICES[name]
    found = fit(device, skin, most, (width, height))
    assert found.scale % device.density == 0
    x, y, w, h = found.screen
    assert 0 <= x <= x + w <= width
    assert 0 <= y <= y + h <= height
    assert w == h == 160 * found.scale
    left, top, wide, high = found.rect(found.content)
    assert abs(2 * left + wide - width) <= 1
    assert abs(2 * top + high - height) <= 1


@given(device_names, skins, sides, sides, st.integers(0, 159), st.integers(0, 159), st.data())
def test_every_pixel_of_a_unit_is_that_unit(
    name: str, skin: str, width: int, height: int, x: int, y: int, data: st.DataObject
) -> None:
    found = fit(DEVICES[name], skin, 0, (width, height))
    left, top, _, _ = found.screen
    within = st.integers(0, found.scale - 1)
    px, py = left + x * found.scale + data.draw(within), top + y * found.scale + data.draw(within)
    assert found.target(px, py) == Target("screen", "", x, y)
    assert found.panel(px, py) == (x, y)


# window, what is left of the full skin of a palm3, and its scale
SMALL = [
    ((204, 312), "full", 1),
    ((407, 623), "full", 1),
    ((408, 624), "full", 2),
    ((203, 312), "silkscreen", 1),
    ((204, 311), "silkscreen", 1),
    ((160, 220), "silkscreen", 1),
    ((160, 219), "off", 1),
    ((330, 219), "off", 1),
    ((120, 90), "off", 1),
]


@pytest.mark.parametrize(("size", "skin", "scale"), SMALL)
def test_a_small_window_drops_the_case_and_then_the_strip(
    size: tuple[int, int], skin: str, scale: int
) -> None:
    found = fit(DEVICES["palm3"], "full", 0, size)
    assert (found.skin, found.scale) == (skin, scale)


def test_double_density_never_stands_on_half_pixels() -> None:
    tungsten = DEVICES["tungsten"]
    assert layout.steps(tungsten)[:3] == [2, 4, 6]
    assert fit(tungsten, "full", 3, (2000, 2000)).scale == 2
    assert fit(tungsten, "full", 1, (2000, 2000)).scale == 2
    assert fit(tungsten, "off", 0, (200, 200)).scale == 2


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("desktop", [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160)])
def test_first_window_fits_the_desktop_at_one_scale_for_all_skins(
    desktop: tuple[int, int], skin: str
) -> None:
    device = DEVICES["palm3"]
    width, height = window(device, skin, 0, desktop)
    assert width <= desktop[0]
    assert height <= desktop[1]
    whole = window(device, "full", 0, desktop)
    assert width // layout.content(device, skin)[2] == whole[0] // 204


@pytest.mark.parametrize("name", NAMES)
def test_strip_and_buttons(name: str) -> None:
    device = DEVICES[name]
    found = fit(device, "full", 3, (2000, 2000))
    for area, (x, y, w, h) in device.areas.items():
        px, py, _, _ = found.rect((device.silkscreen[0] + x, device.silkscreen[1] + y, w, h))
        where = found.target(px + 1, py + 1)
        assert where == Target("strip", area, x, 160 + y)
    for button, box in device.buttons.items():
        px, py, w, h = found.rect(box)
        assert found.target(px, py) == found.target(px + w - 1, py + h - 1) == Target("button", button)


def test_corners_of_the_writing_area_are_the_keyboards() -> None:
    found = fit(DEVICES["palm3"], "silkscreen", 1, (160, 220))
    assert found.target(28, 207).name == "abc"
    assert found.target(28, 205).name == "letters"
    assert found.target(116, 210).name == "123"
    assert found.target(100, 210).name == "figures"
    assert found.target(10, 161).name == ""


def test_nothing_beside_the_screen_without_a_skin() -> None:
    found = fit(DEVICES["palm3"], "off", 2, (500, 500))
    left, top, w, h = found.screen
    assert found.target(left + w, top) == Target("")
    assert found.target(left, top + h) == Target("")
    assert found.target(0, 0) == Target("")
