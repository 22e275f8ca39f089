"""Every fault that gremlins have found, as the list of events that led to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from godoris.gremlins.run import replay
from godoris.gremlins.steps import read

CASES = sorted((Path(__file__).parent / "cases").glob("*.txt"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_it_is_mended(case: Path) -> None:
    beginning, steps = read(case.read_text(encoding="utf-8"), case.name)
    fault = replay(beginning, steps).fault
    assert fault is None, f"{fault}\n{fault.trace}"
