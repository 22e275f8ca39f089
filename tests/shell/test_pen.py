"""Mouse, touch and the buttons of the case, as events of the handheld."""

import pygame
import pytest

from godoris.palm.events import Key, KeyDown, PenDown, PenMove, PenUp
from godoris.shell.input import Input
from godoris.shell.pen import DOUBLE, LONG
from shell.fakes import FakeDesk
from shell.raw import down, fed, finger, mouse, move, ticked, up

# -- pen


def test_a_press_that_slides() -> None:
    events = fed(down(10, 20), move(10, 20), move(11, 20), move(11, 21), up(11, 21))
    assert events == [PenDown(10, 20), PenMove(11, 20), PenMove(11, 21), PenUp(11, 21)]


def test_sliding_with_the_pen_up_is_nothing() -> None:
    assert fed(move(10, 20), up(10, 20)) == []


def test_outside_is_one_unit_outside() -> None:
    assert fed(down(10, 20), move(-20, 400), up(170, -9)) == [
        PenDown(10, 20),
        PenMove(-1, 220),
        PenUp(160, -1),
    ]


def test_without_a_strip_the_panel_ends_with_the_screen() -> None:
    desk = FakeDesk(skin="off", size=(480, 480))
    raw = [
        mouse(pygame.MOUSEBUTTONDOWN, (3, 3)),
        mouse(pygame.MOUSEMOTION, (3, 2000)),
        mouse(pygame.MOUSEBUTTONUP, (3, 3)),
    ]
    assert fed(*raw, desk=desk) == [PenDown(1, 1), PenMove(1, 160), PenUp(1, 1)]


def test_the_writing_area_takes_the_pen() -> None:
    assert fed(down(50, 180), move(60, 190), up(60, 150)) == [
        PenDown(50, 180),
        PenMove(60, 190),
        PenUp(60, 150),
    ]


def test_only_the_first_mouse_button_is_the_pen() -> None:
    assert fed(down(10, 20, button=3), up(10, 20, button=3)) == []


@pytest.mark.parametrize(
    ("ticks", "dx", "taps"), [(DOUBLE, 0, 2), (DOUBLE, 4, 2), (DOUBLE + 1, 0, 1), (5, 5, 1)]
)
def test_double_tap(ticks: int, dx: int, taps: int) -> None:
    made = Input(FakeDesk())
    made.feed(down(10, 20))
    made.feed(up(10, 20))
    ticked(made, ticks)
    made.feed(down(10 + dx, 20))
    assert list(made.queue) == [PenDown(10 + dx, 20, taps)]


def test_a_third_tap_is_a_first_one_again() -> None:
    taps = [event.taps for event in fed(*[down(9, 9), up(9, 9)] * 4) if isinstance(event, PenDown)]
    assert taps == [1, 2, 1, 2]


# -- touch


def test_a_finger_is_the_pen_and_counts_once() -> None:
    events = fed(
        down(10, 20, touch=True),
        finger(pygame.FINGERDOWN, 10, 20),
        move(11, 20, touch=True),
        finger(pygame.FINGERMOTION, 11, 20),
        up(11, 20, touch=True),
        finger(pygame.FINGERUP, 11, 20),
    )
    assert events == [PenDown(10, 20), PenMove(11, 20), PenUp(11, 20)]


def test_a_second_finger_does_nothing() -> None:
    events = fed(
        finger(pygame.FINGERDOWN, 10, 20),
        finger(pygame.FINGERDOWN, 90, 90, finger=2),
        finger(pygame.FINGERMOTION, 95, 95, finger=2),
        finger(pygame.FINGERUP, 95, 95, finger=2),
        finger(pygame.FINGERUP, 10, 20),
    )
    assert events == [PenDown(10, 20), PenUp(10, 20)]


# -- the case


@pytest.mark.parametrize(
    ("name", "key"),
    [("hard1", Key.HARD_1), ("hard4", Key.HARD_4), ("up", Key.PAGE_UP), ("down", Key.PAGE_DOWN)],
)
def test_a_button_is_lit_while_it_is_held(name: str, key: Key) -> None:
    desk = FakeDesk()
    x, y, _, _ = desk.layout.rect(desk.layout.device.buttons[name])
    made = Input(desk)
    made.feed(mouse(pygame.MOUSEBUTTONDOWN, (x, y)))
    assert (list(made.queue), desk.lit) == ([KeyDown(key=key)], {name})
    made.feed(mouse(pygame.MOUSEMOTION, (0, 0)))
    made.feed(mouse(pygame.MOUSEBUTTONUP, (0, 0)))
    assert desk.lit == set()
    assert not made.busy


def test_the_navigator_of_a_tungsten() -> None:
    desk = FakeDesk("tungsten", size=(384, 636))
    made = Input(desk)
    for name in ("up", "down", "left", "right", "select"):
        x, y, w, h = desk.layout.rect(desk.layout.device.buttons[name])
        made.feed(mouse(pygame.MOUSEBUTTONDOWN, (x + w // 2, y + h // 2)))
        made.feed(mouse(pygame.MOUSEBUTTONUP, (x + w // 2, y + h // 2)))
    names = [event.key.name for event in made.queue if isinstance(event, KeyDown)]
    assert names == ["NAV_UP", "NAV_DOWN", "NAV_LEFT", "NAV_RIGHT", "NAV_SELECT"]


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ((5, 170), Key.LAUNCH),
        ((5, 200), Key.MENU),
        ((150, 170), Key.CALC),
        ((150, 200), Key.FIND),
        ((30, 210), Key.KEYBOARD_ABC),
        ((120, 210), Key.KEYBOARD_123),
    ],
)
def test_an_icon_counts_when_the_pen_is_lifted_on_it(place: tuple[int, int], key: Key) -> None:
    desk = FakeDesk()
    made = Input(desk)
    made.feed(down(*place))
    assert (list(made.queue), len(desk.lit)) == ([], 1)
    made.feed(move(80, 80))
    assert desk.lit == set()
    made.feed(move(*place))
    assert len(desk.lit) == 1
    made.feed(up(*place))
    assert (list(made.queue), desk.lit) == ([KeyDown(key=key)], set())
    assert fed(down(*place), up(80, 80)) == []


def test_power_short_and_long() -> None:
    desk = FakeDesk()
    x, y, _, _ = desk.layout.rect(desk.layout.device.buttons["power"])
    made = Input(desk)
    made.feed(mouse(pygame.MOUSEBUTTONDOWN, (x, y)))
    assert ticked(made, 20) == []
    made.feed(mouse(pygame.MOUSEBUTTONUP, (x, y)))
    assert list(made.queue) == [KeyDown(key=Key.POWER)]
    made.feed(mouse(pygame.MOUSEBUTTONDOWN, (x, y)))
    assert ticked(made, LONG + 50) == []
    made.feed(mouse(pygame.MOUSEBUTTONUP, (x, y)))
    assert (list(made.queue), desk.asked) == ([], ["backlight"])


def test_the_case_itself_does_nothing() -> None:
    assert fed(mouse(pygame.MOUSEBUTTONDOWN, (1, 500)), move(50, 50), up(50, 50)) == []
