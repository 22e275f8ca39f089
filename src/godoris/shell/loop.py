"""The loop that every run of a program goes through, with a window or without.

The program advances in ticks of 10 ms and is told nothing of real time. While something moves or a key is
down the loop turns at full rate, otherwise just often enough to notice a tap; a pointer that moves towards
one wakes it.
"""

from collections.abc import Iterable
from typing import Protocol

from godoris.palm.events import Event
from godoris.shell.clock import Clock, Stepper
from godoris.shell.program import Program

FULL = 1 / 60  # seconds a turn while something moves
QUIET = 1 / 30  # when nothing has moved for LINGER
IDLE = 1 / 12  # when nothing has moved for LONG, not the pointer either, or the window cannot be seen
LINGER, LONG = 0.25, 8.0  # seconds
SLOW = 0.05  # seconds of ticks in one turn after which the rest is let go, so that a tap is still noticed


class Host(Protocol):
    """Where a program runs: a window, or a script."""

    @property
    def open(self) -> bool:
        """False once there is nothing more to run for."""

    @property
    def busy(self) -> bool:
        """Whether pen or keys are down, events wait, or the desktop has sent something."""

    @property
    def hidden(self) -> bool:
        """Whether nobody can see the screen."""

    def poll(self) -> None:
        """Fetch what has come in."""

    def events(self) -> Iterable[Event]:
        """Events for the tick that comes; each is given once."""

    def show(self) -> bool:
        """Show what the program has drawn; whether anything changed."""


def loop(program: Program, host: Host, clock: Clock) -> None:
    """Run a program until it ends or its host closes."""
    program.system.pump()  # the first picture needs no time to pass
    start = moved = clock.now()
    stepper = Stepper(start)
    while host.open and program.running:
        host.poll()
        advance(program, host, clock, stepper, start)
        program.system.draw()
        now = clock.now()
        if host.show() or host.busy:
            moved = now
        rest = period(now - moved, host.hidden) - (clock.now() - start)
        if rest > 0:
            clock.sleep(rest)
        start = clock.now()


def advance(program: Program, host: Host, clock: Clock, stepper: Stepper, start: float) -> None:
    """Let the ticks pass that are due, each with the events that come before it."""
    for _ in range(stepper.due(start)):
        for event in host.events():
            program.system.post(event)
        program.system.tick()
        if not (host.open and program.running):
            return
        if clock.now() - start > SLOW:
            stepper.forget(clock.now())
            return


def period(still: float, hidden: bool) -> float:
    """Seconds that a turn of the loop takes when nothing has moved for `still` seconds."""
    if hidden:
        return IDLE
    if still < LINGER:
        return FULL
    return QUIET if still < LONG else IDLE
