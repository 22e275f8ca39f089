"""The fixed step: the same events at the same ticks give the same pictures, however the clock runs."""

import random

import pytest

from godoris.palm.events import Event, Key, KeyDown, PenDown, PenMove, PenUp
from godoris.shell.headless import Frame, play
from shell.fakes import FakeClock, program

KEPT: list[tuple[int, Event]] = [
    (0, KeyDown(char="g")),
    (12, PenDown(20, 30)),
    (13, PenMove(21, 31)),
    (13, PenMove(22, 33)),
    (19, PenUp(40, 50)),
    (77, KeyDown(key=Key.NAV_LEFT)),
    (78, PenDown(1, 1)),
    (79, PenUp(1, 1)),
    (250, KeyDown(char=" ")),
]


def played(clock: FakeClock | None = None) -> list[Frame]:
    return play(program(), KEPT, 300, clock)


def test_events_come_at_their_ticks_in_their_order() -> None:
    fake = program()
    play(fake, KEPT, 300)
    assert fake.system.log == KEPT
    assert fake.system.ticks == 300


def test_twice_the_same() -> None:
    frames = played()
    assert frames == played()
    assert len({frame.digest for frame in frames}) > 20


@pytest.mark.parametrize("seed", range(5))
def test_pauses_skip_frames_and_change_none(seed: int) -> None:
    rng = random.Random(seed)
    pauses = [rng.random() * 0.3 if rng.random() < 0.1 else 0.0 for _ in range(400)]
    exact = {frame.tick: frame.digest for frame in played()}
    slow = played(FakeClock(pauses))
    assert len(exact) == 301
    assert 20 < len(slow) < 200
    assert [frame.digest for frame in slow] == [exact[frame.tick] for frame in slow]


def test_a_program_that_ends_ends_the_run() -> None:
    fake = program()
    tick = fake.system.tick

    def tick_until_50(count: int = 1) -> None:
        tick(count)
        if fake.system.ticks == 50:
            fake.running = False

    fake.system.tick = tick_until_50
    play(fake, KEPT, 300)
    assert fake.system.ticks == 50
