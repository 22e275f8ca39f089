"""Running a program without a window: the same loop, fed from a list, its frames told apart by digests."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from godoris.palm.canvas import Canvas
from godoris.palm.events import Event
from godoris.palm.system import TICKS_PER_SECOND
from godoris.shell.clock import Clock
from godoris.shell.loop import loop
from godoris.shell.program import Program


class Frame(NamedTuple):
    """A frame that was shown: the ticks passed until then, and a digest of its pixels."""

    tick: int
    digest: str


def digest(canvas: Canvas) -> str:
    """Sixteen hexadecimal digits that stand for the picture on a canvas."""
    return hashlib.blake2b(canvas.pixels, digest_size=8).hexdigest()


class Script:
    """A host for the loop that plays a list of events, each before the tick that it names, and keeps frames.

    It closes after `until` ticks.
    """

    hidden = False
    busy = True  # a script never dozes

    def __init__(self, program: Program, events: Iterable[tuple[int, Event]], until: int) -> None:
        self.frames: list[Frame] = []
        self._program, self._until = program, until
        self._events = sorted(events, key=lambda pair: pair[0])  # stable: events of a tick keep their order
        self._next = 0

    @property
    def open(self) -> bool:
        """Whether there are ticks to go."""
        return self._program.system.ticks < self._until

    def poll(self) -> None:
        """Everything is in the list already."""

    def events(self) -> Iterator[Event]:
        """The events for the next tick."""
        now = self._program.system.ticks
        while self._next < len(self._events) and self._events[self._next][0] <= now:
            yield self._events[self._next][1]
            self._next += 1

    def show(self) -> bool:
        """Keep the frame, when anything was drawn."""
        canvas = self._program.system.canvas
        if not canvas.take_dirty():
            return False
        self.frames.append(Frame(self._program.system.ticks, digest(canvas)))
        return True


class StepClock:
    """A clock that one tick passes on at each sleep: a script runs as fast as it can and shows every tick."""

    def __init__(self) -> None:
        self._ticks = 0

    def now(self) -> float:
        """Seconds since the start."""
        return self._ticks / TICKS_PER_SECOND

    def sleep(self, _seconds: float) -> None:
        """Let a tick pass."""
        self._ticks += 1


def play(
    program: Program, events: Sequence[tuple[int, Event]], until: int, clock: Clock | None = None
) -> list[Frame]:
    """Run a program for `until` ticks, or until it ends, on a list of (tick, event); the frames it showed.

    The same list gives the same picture at the same tick whatever the clock does; a clock with pauses only
    skips frames.
    """
    script = Script(program, events, until)
    loop(program, script, clock or StepClock())
    return script.frames
