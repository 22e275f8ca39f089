"""A short horde in every `make test`, a longer one in CI."""

from __future__ import annotations

import pytest

from godoris.gremlins.coverage import Coverage
from godoris.gremlins.horde import Horde
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
def test_memory_over_twenty_thousand_events() -> None:
    """A person who has played all that is kept; what is held while no program runs does not grow."""
    (outcome,) = Horde(3, 20_000, ("palm3c",), ("ko",), memory=True).run()
    assert outcome.fault is None, f"{outcome.fault}\n{outcome.fault.trace}"
    assert outcome.memory is not None
    assert outcome.memory.first > 0
