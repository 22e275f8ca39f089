"""A horde: one gremlin on each device in each language, and what they found together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from godoris.gremlins.coverage import Coverage
from godoris.gremlins.memory import Memory
from godoris.gremlins.past import history
from godoris.gremlins.run import Outcome, rampage
from godoris.gremlins.shrink import Shrinker
from godoris.gremlins.steps import Beginning, written


@dataclass(frozen=True)
class Horde:
    """What is to be done: `events` for each pair of device and language.

    memory: whether it is watched.
    """

    seed: int
    events: int
    devices: Sequence[str]
    languages: Sequence[str]
    memory: bool = False

    def beginnings(self) -> Iterator[Beginning]:
        """What each gremlin begins on; one that is to be watched for leaks has played all that is kept."""
        saves = history(self.seed) if self.memory else ()
        for device in self.devices:
            for language in self.languages:
                yield Beginning(device=device, language=language, seed=self.seed, saves=saves)

    def run(self, told: Callable[[int], None] = lambda events: None) -> Iterator[Outcome]:
        """Let them loose one after the other; the first fault is cut down, and ends it."""
        for beginning in self.beginnings():
            memory = Memory() if self.memory else None
            outcome = rampage(beginning, self.events, memory=memory, told=told)
            if outcome.fault is not None and outcome.fault.kind != "memory":  # which no short list repeats
                outcome.beginning, outcome.steps = Shrinker(outcome.fault).shrink(outcome)
            yield outcome
            if outcome.fault is not None:
                return


def total(outcomes: Sequence[Outcome]) -> Coverage:
    """What all of them reached together."""
    return sum((outcome.coverage for outcome in outcomes), Coverage())


def as_json(seed: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything that a horde has to tell."""
    fault = outcomes[-1].fault if outcomes else None
    return {
        "seed": seed,
        "runs": [_run(outcome) for outcome in outcomes],
        "coverage": total(outcomes).as_json(),
        "fault": None if fault is None else _fault(outcomes[-1]),
    }


def _run(outcome: Outcome) -> dict[str, Any]:
    memory = outcome.memory
    return {
        "device": outcome.device,
        "language": outcome.language,
        "events": outcome.coverage.events,
        "games": outcome.coverage.games,
        "never": outcome.coverage.never(),
        "stretches": [stretch._asdict() for stretch in outcome.coverage.stretches],
        "memory": None if memory is None else [memory.first, memory.last],
    }


def _fault(outcome: Outcome) -> dict[str, Any]:
    fault = outcome.fault
    assert fault is not None
    text = written(outcome.beginning, outcome.steps)
    return {"kind": fault.kind, "text": fault.text, "trace": fault.trace, "list": text}
