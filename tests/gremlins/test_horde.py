"""A short horde in every `make test`, a longer one in CI."""

from __future__ import annotations

import pytest

from godoris.gremlins.coverage import Coverage
from godoris.gremlins.horde import Horde
from godoris.gremlins.memory import Memory
from godoris.gremlins.past import history
from godoris.gremlins.run import rampage
from godoris.gremlins.steps import LANGUAGES, Beginning, written
from godoris.palm import device


def loose(name: str, language: str, events: int, seed: int) -> Coverage:
    outcome = rampage(Beginning(device=name, language=language, seed=seed), events)
    steps = written(outcome.beginning, outcome.steps)
    assert outcome.fault is None, f"{outcome.fault}\n{outcome.fault.trace}\n{steps}"
    return outcome.coverage


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", device.names())
def test_a_short_horde(name: str, language: str) -> None:
    """Two thousand events on each device, half of them begun in each language."""
    reached = loose(name, language, 1000, seed=1)
    assert reached.events >= 1000
    assert len(+reached.forms) > 8


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", device.names())
def test_a_horde(name: str, language: str) -> None:
    """Twenty thousand events in all."""
    reached = loose(name, language, 2_000, seed=2)
    assert reached.events >= 2000
    assert len(+reached.forms) > 12


@pytest.mark.slow
def test_memory_does_not_grow() -> None:
    """A person who has played all that is kept; what is held while no program runs does not grow."""
    memory = Memory(first=4_000)
    outcome = rampage(Beginning(language="ko", seed=3, saves=history(3)), 10_000, memory=memory)
    assert outcome.fault is None, f"{outcome.fault}\n{outcome.fault.trace}"
    assert memory.last > 0
    assert memory.first > 0


def test_a_horde_with_memory_begins_with_all_that_is_kept() -> None:
    (outcome,) = Horde(3, 50, ("palm3",), ("en",), memory=True).run()
    assert outcome.fault is None
    assert outcome.memory is not None
    assert outcome.memory.last > 0
    assert len(outcome.beginning.saves) > 0
