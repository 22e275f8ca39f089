"""One gremlin on one handheld, from a seed or from a list of steps."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from godoris.app.godoris import make_app
from godoris.gremlins.aim import Gremlin
from godoris.gremlins.checks import ComFaults, Watch
from godoris.gremlins.coverage import Coverage
from godoris.gremlins.diary import Diary
from godoris.gremlins.faults import Fault, of_exception
from godoris.gremlins.handheld import Handheld, Maker
from godoris.gremlins.memory import Memory
from godoris.gremlins.steps import Beginning, List, Step
from godoris.gremlins.wishes import wishes

LOOK = 500
"""Events from one look at what is still to be reached to the next."""
AIMED = ("pen", "tap", "burst", "key", "char", "text", "editing")
"""Kinds of steps that are meant for the form on top."""
LOG = logging.getLogger("godoris.players")


@dataclass
class Outcome:
    """How a run went: what was reached, and the fault with the steps that led to it.

    shorter: lists that may well lead there too, the shortest first.
    """

    beginning: Beginning
    coverage: Coverage
    fault: Fault | None = None
    steps: list[Step] = field(default_factory=list)
    shorter: list[List] = field(default_factory=list)
    memory: Memory | None = None
    device: str = ""
    language: str = ""

    def __post_init__(self) -> None:
        self.device, self.language = self.beginning.device, self.beginning.language


def rampage(
    beginning: Beginning,
    count: int,
    *,
    make: Maker = make_app,
    memory: Memory | None = None,
    stays: bool = False,
    told: Callable[[int], None] = lambda events: None,
) -> Outcome:
    """Let a gremlin loose for `count` events, or until the first fault.

    `told` hears of every step how many events it was. With `memory` the memory is watched.
    """
    handheld = Handheld(beginning, make)
    gremlin = Gremlin(Random(f"{beginning.seed} {beginning.device} {beginning.language}"), stays)
    coverage = Coverage(handheld)
    diary = Diary(beginning)
    handheld.watchers += [coverage, Watch(handheld)]
    outcome = Outcome(beginning, coverage, memory=memory)
    try:
        with _coms_watched():
            while coverage.events < count:
                before = coverage.events
                _do_next(gremlin, handheld, diary)
                if before // LOOK != coverage.events // LOOK:
                    gremlin.wishes = wishes(coverage.wanted())
                told(coverage.events - before)
                if memory is not None:
                    memory.look(coverage.events, handheld)
            if memory is not None:
                memory.end(coverage.events, handheld)
    except Exception as error:
        outcome.fault = of_exception(error)
        outcome.beginning, outcome.steps = diary.whole()
        outcome.shorter = diary.shorter()
    finally:
        diary.close()
    return outcome


def _do_next(gremlin: Gremlin, handheld: Handheld, diary: Diary) -> None:
    """One step, written down before it is done."""
    step = gremlin.next(handheld)
    if step.kind in AIMED:
        step = step._replace(on=handheld.place)
    diary.write(step, handheld)
    handheld.do(step)
    handheld.draw()


def replay(beginning: Beginning, steps: Iterable[Step], make: Maker = make_app) -> Outcome:
    """Do a list of steps; the fault that comes up, if any, with the steps as far as they were done."""
    handheld = Handheld(beginning, make)
    coverage = Coverage(handheld)
    handheld.watchers += [coverage, Watch(handheld)]
    outcome = Outcome(beginning, coverage)
    try:
        with _coms_watched():
            for step in steps:
                outcome.steps.append(step)
                handheld.do(step)
                handheld.draw()
            handheld.draw(now=True)  # what a list leads to is seen at its end
    except Exception as error:
        outcome.fault = of_exception(error)
    return outcome


@contextmanager
def _coms_watched() -> Iterator[None]:
    """What a Com reports to the log becomes a fault."""
    handler, spreads = ComFaults(), LOG.propagate
    LOG.addHandler(handler)
    LOG.propagate = False
    try:
        yield
    finally:
        LOG.removeHandler(handler)
        LOG.propagate = spreads
