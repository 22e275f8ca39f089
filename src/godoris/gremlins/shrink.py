"""From the list of steps that led to a fault to the shortest that still does.

First one tap after each way of starting is tried, then the last steps, and behind forms that keys open; if
that will not do, the shortest end of the list that repeats the fault. Then smaller and smaller chunks are
left out, at last points of the pen's ways (Zeller and Hildebrandt, Simplifying and isolating
failure-inducing input).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice

from godoris.app.godoris import make_app
from godoris.gremlins.faults import Fault
from godoris.gremlins.handheld import Handheld, Maker
from godoris.gremlins.places import live
from godoris.gremlins.run import Outcome, replay
from godoris.gremlins.starts import starts
from godoris.gremlins.steps import Beginning, List, Step, pen
from godoris.palm.events import Key

PATIENCE = 100_000
"""Steps that may be done again in all."""
FEW = 12
"""Steps of the end that are tried after every way of starting."""
KEYS = (Key.HARD_1, Key.HARD_2, Key.HARD_3, Key.HARD_4, Key.FIND, Key.CALC, Key.MENU)
"""Keys that open a form at the Table, or the menu."""
TRIED, SHORT = 12, 6
"""So many beginnings that repeat the fault are cut down, since not all become equally short; or until one has
so few steps."""
TAILS = range(4)
"""So many of the last steps are tried behind such keys."""
REST = (Step("start", "record=table"), Step("nil", "500"))
"""The start of a program, and time until the person is to play."""

_INSTEAD: tuple[tuple[Step, ...], ...] = ((), (Step("key", Key.ESCAPE.name),), (Step("nil", "300"),))
"""What may stand in the place of a chunk that is left out."""


class Shrinker:
    """Cuts a list down; every list tried is done again from its beginning."""

    def __init__(self, fault: Fault, make: Maker = make_app, patience: int = PATIENCE) -> None:
        self._fault, self._make = fault, make
        self.left = patience

    def shrink(self, outcome: Outcome) -> List:
        """The shortest list found; the whole list when nothing repeats the fault."""
        for beginning, steps in [*outcome.shorter, (outcome.beginning, outcome.steps)]:
            if self._repeats(beginning, steps):
                return self._cut(beginning, steps)
        return outcome.beginning, outcome.steps

    def _cut(self, beginning: Beginning, steps: list[Step]) -> List:
        bare = replace(beginning, saves=())
        tried = chain(_taps(bare, self._make, steps[-1:]), _ends(steps), _guesses(steps))
        shorter = (short for short in tried if len(short) < len(steps))
        best: list[Step] = []
        for short in islice((short for short in shorter if self._repeats(bare, short)), TRIED):
            cut = self._shortest(bare, short)
            best = min(best or cut, cut, key=len)
            if len(best) <= SHORT:
                break
        if best:
            return bare, best
        steps = self._end(beginning, steps)
        if beginning.saves and self._repeats(bare, steps):
            beginning = bare
        return beginning, self._shortest(beginning, steps)

    def _shortest(self, beginning: Beginning, steps: list[Step]) -> list[Step]:
        """Without what can be spared."""
        steps = self._points(beginning, self._chunks(beginning, steps))
        plain = [step._replace(on="") for step in steps]
        return plain if self._repeats(beginning, plain) else steps

    def _repeats(self, beginning: Beginning, steps: list[Step]) -> bool:
        if self.left <= 0:
            return False
        outcome = replay(beginning, steps, self._make)
        self.left -= len(outcome.steps) + 20  # a start takes as long as some steps
        return self._fault.same(outcome.fault)

    def _end(self, beginning: Beginning, steps: list[Step]) -> list[Step]:
        """The start of the program, and as little of the end as will do."""
        count = 8
        while count < len(steps) // 2:
            tried = [*steps[:1], *steps[-count:]]
            if self._repeats(beginning, tried):
                return tried
            count *= 2
        return steps

    def _chunks(self, beginning: Beginning, steps: list[Step]) -> list[Step]:
        """Leave out halves, quarters and so on, down to single steps, until none can be spared.

        A chunk that only closed a form or let time pass gives way to a step that does just that.
        """
        size = max(1, len(steps) // 2)
        while True:
            at, shorter = 0, False
            while at < len(steps):
                for other in _INSTEAD[: 1 if size == 1 else None]:
                    tried = [*steps[:at], *other, *steps[at + size :]]
                    if 0 < len(tried) < len(steps) and self._repeats(beginning, tried):
                        steps, shorter = tried, True
                        at += len(other)
                        break
                else:
                    at += size
            if self.left <= 0 or (size == 1 and not shorter):
                return steps
            size = max(1, size // 2)

    def _points(self, beginning: Beginning, steps: list[Step]) -> list[Step]:
        for i, step in enumerate(steps):
            for simpler in _simpler(step):
                tried = [*steps[:i], simpler, *steps[i + 1 :]]
                if self._repeats(beginning, tried):
                    steps = tried
                    break
        return steps


def _taps(beginning: Beginning, make: Maker, last: list[Step]) -> Iterator[list[Step]]:
    """After each way of starting one tap on each thing that answers to the pen, then the last step."""
    for way in dict.fromkeys(starts()):
        begun = [Step("start", way), REST[1]]
        handheld = Handheld(beginning, make)
        try:
            for step in begun:
                handheld.do(step)
        except Exception:  # a fault that needs no tap: the last steps will find it
            continue
        top = handheld.app.system.top if handheld.app is not None else None
        for _, rect in live(top) if top is not None else ():
            yield [*begun, pen(rect.centre), *last]


def _ends(steps: list[Step]) -> Iterator[list[Step]]:
    """The last steps after each way of starting, at once and once the person is to play or has to answer."""
    for rest in ((), REST[1:]):
        for way in dict.fromkeys(starts()):
            yield [Step("start", way), *rest, *steps[1:][-FEW:]]


def _guesses(steps: list[Step]) -> Iterator[list[Step]]:
    """One or two forms that keys open, one after the other, and the last steps, from short to long."""
    firsts = ((), *((Step("key", key.name), Step("key", Key.ESCAPE.name)) for key in KEYS))
    for first in firsts:
        for tail in TAILS:
            for key in KEYS:
                yield [*REST, *first, Step("key", key.name), *steps[len(steps) - tail :]]


def _simpler(step: Step) -> Iterator[Step]:
    """Shorter ways of the pen, less time."""
    if step.kind in ("pen", "tap", "burst"):
        words = step.value.split()
        if len(words) > 2:
            yield step._replace(value=f"{words[0]} {words[-1]}")
        if len(words) > 1 or words[0].count(",") > 1:
            yield step._replace(value=",".join(words[0].split(",")[:2]))
    elif step.kind == "nil" and int(step.value) > 1:
        yield step._replace(value="1")
