"""Motions of the Table, measured in ticks of 10 ms, and the queue that plays them one after the other.

Nothing here reads a clock: a motion lasts a whole number of ticks, so that a game looks the same everywhere.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from godoris.app.scene import Scene

BACK = -3
"""A card in flight that shows its back."""


class Speed(NamedTuple):
    """Ticks of a card's travel, of a flipped card lying face up before it moves, and of a banner."""

    travel: int
    lie: int
    banner: int


SPEEDS = {"slow": Speed(40, 30, 80), "medium": Speed(20, 20, 50), "fast": Speed(8, 10, 25)}
"""docs/screens.md, Pen, keys, motion."""


class Line(NamedTuple):
    """One thing worth saying in the chat line: an event's name, who, the amount and from whom (a side)."""

    name: str
    seat: int
    amount: int = 0
    source: int = -1


class Banner(NamedTuple):
    """Picture words over the table, all that one moment brings."""

    lines: tuple[Line, ...]


class Sprite(NamedTuple):
    """A card in the air: id, BACK or BOMB, its top left corner, and whether it is drawn as a mini."""

    card: int
    x: int
    y: int
    small: bool = False


@dataclass(frozen=True, slots=True)
class Flight:
    """A card's way from one place to another in `ticks`; a `small` one arrives as a mini."""

    card: int
    start: tuple[int, int]
    end: tuple[int, int]
    ticks: int
    small: bool = False

    def at(self, tick: int) -> Sprite:
        """The card at a tick of its step: it slows down as it arrives."""
        left = max(0, self.ticks - tick)
        whole = max(1, self.ticks * self.ticks)
        done = whole - left * left
        (ax, ay), (bx, by) = self.start, self.end
        small = self.small and 2 * left < self.ticks
        return Sprite(self.card, ax + (bx - ax) * done // whole, ay + (by - ay) * done // whole, small)


@dataclass(frozen=True, slots=True)
class Step:
    """One motion: what lies beneath, what flies over it, what is so afterwards.

    lines go to the chat line and tones sound as it begins; a step without ticks takes no time at all.
    """

    under: Scene
    after: Scene
    ticks: int = 0
    flights: tuple[Flight, ...] = ()
    banner: Banner | None = None
    lines: tuple[Line, ...] = ()
    tone: str = ""


class Frame(NamedTuple):
    """What is to be seen at one moment."""

    scene: Scene
    sprites: tuple[Sprite, ...] = ()
    banner: Banner | None = None


class Queue:
    """Steps that wait, the one that plays, and the Scene when all is still."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._steps: deque[Step] = deque()
        self._tick = 0
        self.begun: list[Step] = []
        """Steps that have begun since they were last taken away: their lines and tones are due."""

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._steps)

    @property
    def tail(self) -> Scene:
        """The Scene once everything in the queue has been played."""
        return self._steps[-1].after if self._steps else self.scene

    def add(self, steps: Iterable[Step]) -> None:
        """Put steps at the end."""
        idle = not self._steps
        self._steps.extend(steps)
        if idle:
            self._begin()

    def clear(self, scene: Scene) -> None:
        """Forget all motion: this is the Scene now."""
        self._steps.clear()
        self._tick = 0
        self.scene = scene

    def tick(self) -> bool:
        """Let one tick pass; whether the picture may have changed."""
        if not self._steps:
            return False
        step = self._steps[0]
        self._tick += 1
        if self._tick >= step.ticks:
            self._end()
            return True
        return self._tick <= max((flight.ticks for flight in step.flights), default=0)

    def finish(self) -> None:
        """Bring the motion that plays to its end at once."""
        if self._steps:
            self._end()

    def frame(self) -> Frame:
        """What is to be seen now."""
        if not self._steps:
            return Frame(self.scene)
        step, tick = self._steps[0], self._tick
        if all(tick >= flight.ticks for flight in step.flights):
            return Frame(step.after if step.flights else step.under, (), step.banner)
        return Frame(step.under, tuple(flight.at(tick) for flight in step.flights), step.banner)

    def _end(self) -> None:
        self.scene = self._steps.popleft().after
        self._tick = 0
        self._begin()

    def _begin(self) -> None:
        while self._steps:
            self.begun.append(self._steps[0])
            if self._steps[0].ticks:
                return
            self.scene = self._steps.popleft().after
