"""The palette of the emulated screen."""

from itertools import pairwise

import pytest

from godoris.palm import device
from godoris.palm.lcd import colours, luma
from godoris.palm.palette import BLACK, GREY4, GREY16, WHITE

NAMES = ["palm3", "palm5", "palm3c", "m505", "tungsten"]


@pytest.mark.parametrize("name", NAMES)
def test_white_is_paper_and_black_is_ink(name: str) -> None:
    lcd = device.load(name).lcd
    found = colours(lcd)
    assert len(found) == 256
    assert (found[WHITE], found[BLACK]) == (lcd.paper, lcd.ink)


@pytest.mark.parametrize("name", ["palm3", "palm5", "m505"])
def test_backlight(name: str) -> None:
    lcd = device.load(name).lcd
    found = colours(lcd, backlight=True)
    assert (found[WHITE], found[BLACK]) == (lcd.lit_paper, lcd.lit_ink)


@pytest.mark.parametrize(("name", "greys"), [("palm3", GREY4), ("palm5", GREY16)])
def test_greys_are_evenly_spaced_from_ink_to_paper(name: str, greys: tuple[int, ...]) -> None:
    lcd = device.load(name).lcd
    found = colours(lcd)
    assert len(set(found)) == len(greys)
    for channel in range(3):
        values = [found[index][channel] for index in greys]
        assert values == sorted(values)
        steps = [b - a for a, b in pairwise(values)]
        assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("contrast", [0, 25, 75, 100])
def test_contrast_keeps_the_order_of_light_and_dark(name: str, contrast: int) -> None:
    found = colours(device.load(name).lcd, contrast)
    order = [luma(found[index]) for index in GREY16]
    assert order == sorted(order)
    assert order[0] < order[-1]


def test_grey_contrast_makes_ink_faint_or_paper_dark() -> None:
    lcd = device.load("palm3").lcd
    made, faint, swollen = colours(lcd), colours(lcd, 0), colours(lcd, 100)
    assert faint[WHITE] == made[WHITE]
    assert luma(faint[BLACK]) > luma(made[BLACK])
    assert luma(swollen[WHITE]) < luma(made[WHITE])
    assert swollen[BLACK] == made[BLACK]


@pytest.mark.parametrize("name", NAMES)
def test_warm_loses_blue_and_cold_loses_red(name: str) -> None:
    lcd = device.load(name).lcd
    plain, warm, cold = (colours(lcd, temperature=t)[WHITE] for t in (0, 50, -50))
    assert (warm[0], warm[2] < plain[2]) == (plain[0], True)
    assert (cold[2], cold[0] < plain[0]) == (plain[2], True)
