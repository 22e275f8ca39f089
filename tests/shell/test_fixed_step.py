"""The whole program on the fixed step: the same pen and keys give the same frames on any machine."""

import random

import pytest

from godoris.app.godoris import Godoris, make_app
from godoris.match.sitting import Sitting
from godoris.palm.events import Event, Key, KeyDown, Modifier, PenDown, PenMove, PenUp
from godoris.palm.look import Look
from godoris.shell.headless import Frame, StepClock, play
from shell.fakes import FakeClock

TICKS = 1500


def tap(tick: int, x: int, y: int) -> list[tuple[int, Event]]:
    return [(tick, PenDown(x, y)), (tick + 6, PenUp(x, y))]


KEPT: list[tuple[int, Event]] = [
    *tap(300, 12, 130),  # the first card of the hand
    *tap(560, 60, 130),
    (700, KeyDown(char=" ")),  # ends a motion
    (800, KeyDown(char="3")),
    (830, KeyDown(char=" ")),
    (861, KeyDown(char=" ", modifiers=Modifier.AUTO_REPEAT)),
    (1000, KeyDown(key=Key.MENU)),  # the menu, and out of it again
    (1020, KeyDown(key=Key.NAV_DOWN)),
    (1040, KeyDown(key=Key.ESCAPE)),
    (1100, PenDown(78, 130)),  # a card looked at, and left
    (1120, PenMove(90, 100)),
    (1140, PenMove(90, 60)),
    (1150, PenUp(90, 60)),
    *tap(1200, 100, 130),
    *tap(1330, 55, 50),
]


def app(device: str) -> Godoris:
    sitting = Sitting(None, lambda: 1000.0, seed=7)
    sitting.new_game(27, dealer=0)
    return make_app(sitting, play_tone=lambda name: None, look=Look(device))


def played(device: str, clock: StepClock | FakeClock) -> list[Frame]:
    return play(app(device), KEPT, TICKS, clock)


@pytest.mark.parametrize("device", ["palm3", "m505"])
def test_twice_the_same_once_with_pauses(device: str) -> None:
    exact = {frame.tick: frame.digest for frame in played(device, StepClock())}
    rng = random.Random(160)
    pauses = [rng.random() * 0.2 if rng.random() < 0.2 else 0.0 for _ in range(2000)]
    slow = played(device, FakeClock(pauses))
    assert len(exact) > 150
    assert 60 < len(slow) < len(exact)
    stands = ""
    on_screen = {tick: (stands := exact.get(tick, stands)) for tick in range(TICKS + 1)}
    assert [frame.digest for frame in slow] == [on_screen[frame.tick] for frame in slow]


def test_the_kept_list_plays_cards() -> None:
    program = app("palm3")
    play(program, KEPT, TICKS)
    game = program.sitting.game
    assert game is not None
    assert game.turn > 3
