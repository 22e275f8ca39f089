"""What gremlins reached, for a whole run and for each stretch of it."""

from __future__ import annotations

import pytest

from godoris.cli.gremlins import as_text
from godoris.gremlins import coverage
from godoris.gremlins.horde import Horde, as_json, total


def test_each_stretch_is_counted_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "STRETCH", 700)
    (outcome,) = Horde(4, 2200, ("palm3c",), ("en",)).run()
    reached = outcome.coverage
    assert outcome.fault is None
    assert len(reached.stretches) == 3
    assert all(700 <= stretch.events < 800 for stretch in reached.stretches)
    assert sum(stretch.games for stretch in reached.stretches) <= reached.games
    for what, names in reached.never().items():  # what a run never reached, no part of it has
        assert all(set(names) <= set(stretch.never[what]) for stretch in reached.stretches)
    missed = [{name for names in stretch.never.values() for name in names} for stretch in reached.stretches]
    assert missed[0] != missed[1]


def test_stretches_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "STRETCH", 400)
    outcomes = list(Horde(4, 900, ("palm3c",), ("en", "ko")).run())
    assert len(total(outcomes).stretches) == 4
    runs = as_json(4, outcomes)["runs"]
    assert [len(run["stretches"]) for run in runs] == [2, 2]
    assert runs[0]["stretches"][0]["never"]["screens"]
    text = "\n".join(as_text(4, outcomes))
    assert "(4 times): at least " in text
    assert "missed by some (" in text
