"""Ids, codes and masks of the cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris import cards

masks = st.integers(0, (1 << 56) - 1)


@pytest.mark.parametrize(
    ("code", "card"), [("1K", 0), ("1b", 3), ("8Y", 29), ("9Y", 32), ("11D", 41), ("12K", 44), ("12D", 47)]
)
def test_code_and_id(code: str, card: int) -> None:
    assert cards.CODES[card] == code
    assert cards.IDS[code] == card


def test_the_deck_has_the_manuals_groups() -> None:
    counts = {kind: cards.of_kind(kind).bit_count() for kind in "KYTDab"}
    assert counts == {"K": 5, "Y": 9, "T": 10, "D": 2, "a": 11, "b": 11}
    assert sum(counts.values()) == len(cards.CODES) == len(set(cards.CODES)) == 48


def test_months() -> None:
    assert [cards.month(card) for card in (0, 3, 4, 47, 48, 55)] == [1, 1, 2, 12, 0, 0]


@given(masks)
def test_a_mask_is_its_cards(mask: int) -> None:
    ids = list(cards.cards(mask))
    assert ids == sorted(ids)
    assert cards.mask(ids) == mask


@given(masks)
def test_four_and_three_of_a_month(mask: int) -> None:
    counts = [(mask & month).bit_count() for month in cards.MONTH_MASK[1:]]
    assert cards.has_four(mask) == (4 in counts)
    marked = {cards.month(card) for card in cards.cards(cards.threes(mask))}
    assert marked == {number for number, count in enumerate(counts, 1) if count >= 3}
