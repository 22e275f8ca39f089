"""Time: the clock that the loop is given, and the fixed step of 10 ms that it makes of it."""

import time
from typing import Protocol

from godoris.palm.system import TICKS_PER_SECOND

ROUNDING = 1e-6  # a tick is due although 0.29 * 100 falls just short of 29
BEHIND = 12  # ticks that are caught up with in one go; what is missed beyond that never happened


class Clock(Protocol):
    """A source of time."""

    def now(self) -> float:
        """Seconds since some moment; never runs backwards."""

    def sleep(self, seconds: float) -> None:
        """Let time pass."""


class WallClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds, monotonic."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Let time pass."""
        time.sleep(seconds)


class Stepper:
    """Turns the time of a clock into whole ticks.

    A machine that was asleep or too slow loses the ticks beyond `BEHIND`: the program goes on slower, never
    otherwise.
    """

    def __init__(self, now: float) -> None:
        self._start, self._done = now, 0

    def due(self, now: float) -> int:
        """How many ticks to let pass now."""
        count = int((now - self._start) * TICKS_PER_SECOND + ROUNDING) - self._done
        if count > BEHIND:
            self.forget(now)
            return BEHIND
        count = max(0, count)
        self._done += count
        return count

    def forget(self, now: float) -> None:
        """Whatever was missed up to now never happened."""
        self._start, self._done = now, 0


def time_of_day() -> tuple[int, int]:
    """Hour and minute by the clock on the wall."""
    now = time.localtime()
    return now.tm_hour, now.tm_min


def local_time(seconds: int) -> tuple[int, int, int, int, int]:
    """Year, month, day, hour and minute by the clock on the wall, of a second since 1970."""
    then = time.localtime(seconds)
    return then.tm_year, then.tm_mon, then.tm_mday, then.tm_hour, then.tm_min
