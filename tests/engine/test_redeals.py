"""How often a deal number was dealt anew."""

from __future__ import annotations

import random

import pytest

from godoris import rules
from godoris.engine import Redeal, deal, redeals, start
from godoris.engine.deal import from_pack, shuffled


@pytest.mark.parametrize("name", rules.names())
def test_it_counts_the_packs_that_could_not_be_played(name: str) -> None:
    rule_set = rules.load(name)
    most = 0
    for number in range(400):
        rng = random.Random(number)
        dealer = int(rng.random() * rule_set.seats)
        for _ in range(redeals(rule_set, number)):
            with pytest.raises(Redeal):
                start(from_pack(rule_set, shuffled(len(rule_set.deck), rng), dealer, 100, 1))
            most += 1
        made = from_pack(rule_set, shuffled(len(rule_set.deck), rng), dealer, 100, 1)
        assert made == deal(rule_set, number)
    assert most, "no redeal among these numbers"


def test_numbers_out_of_range() -> None:
    with pytest.raises(ValueError, match="expected 0 to"):
        redeals(rules.load("godoris"), 10**9)
