"""Time in whole ticks, and how often the loop turns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.shell import loop
from godoris.shell.clock import BEHIND, Stepper
from godoris.shell.headless import Script
from shell.fakes import FakeClock, program


@given(st.lists(st.floats(0, 0.05), max_size=200))
def test_no_tick_is_lost_or_doubled_while_the_machine_keeps_up(pauses: list[float]) -> None:
    stepper, now, ticks = Stepper(5.0), 5.0, 0
    for pause in pauses:
        now += pause
        ticks += stepper.due(now)
    assert abs(ticks - (now - 5.0) * 100) <= 1


def test_hundredths_are_ticks() -> None:
    stepper = Stepper(0.0)
    assert [stepper.due(n / 100) for n in range(1, 1001)] == [1] * 1000


def test_a_long_sleep_is_forgotten() -> None:
    stepper = Stepper(0.0)
    assert stepper.due(3600.0) == BEHIND
    assert stepper.due(3600.0) == 0
    assert stepper.due(3600.01) == 1


@pytest.mark.parametrize(
    ("still", "hidden", "hertz"),
    [(0, False, 60), (0.2, False, 60), (1, False, 30), (60, False, 12), (0, True, 12)],
)
def test_the_loop_turns_as_often_as_it_must(still: float, hidden: bool, hertz: int) -> None:
    assert loop.period(still, hidden) == pytest.approx(1 / hertz)


class Counting(Script):
    """Counts turns, and is busy only when told."""

    busy = False
    turns = 0

    def poll(self) -> None:
        self.turns += 1


def turns(seconds: int, moving: bool) -> int:
    fake = program()
    fake.system.moving = moving
    host = Counting(fake, [], seconds * 100)
    loop.loop(fake, host, FakeClock())
    assert fake.system.ticks == seconds * 100
    return host.turns


def test_a_program_that_moves_gets_sixty_frames_a_second() -> None:
    assert turns(2, moving=True) == pytest.approx(120, abs=3)


def test_a_still_one_gets_thirty_and_then_twelve() -> None:
    assert turns(8, moving=False) == pytest.approx(15 + 7.75 * 30, abs=5)
    assert turns(18, moving=False) - turns(8, moving=False) == pytest.approx(120, abs=5)


def test_slow_ticks_leave_room_for_the_pen() -> None:
    fake, clock = program(), FakeClock()
    tick = fake.system.tick

    def slow(count: int = 1) -> None:
        clock.time += 0.04
        tick(count)

    fake.system.tick = slow
    host = Counting(fake, [], 100)
    loop.loop(fake, host, clock)
    assert host.turns >= 45  # never more than two such ticks between two looks at the pen
