"""The flower cards: ids, codes and bit masks.

A month card's id is ``(month - 1) * 4 + position``; bonus cards have ids from
``FIRST_BONUS`` on, in the order in which a rule set lists them.  A set of cards
is an int with bit ``id`` set for each card (docs/rules.md, "Cards").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

MONTHS = 12
FIRST_BONUS = 48
MONTH_CARDS = (1 << FIRST_BONUS) - 1

_KINDS = (
    "KTab", "YTab", "KTab", "YTab", "YTab", "YTab", "YTab", "KYab", "YTab", "YTab", "KDab", "KYTD",
)  # fmt: skip

CODES: tuple[str, ...] = tuple(f"{m}{kind}" for m, kinds in enumerate(_KINDS, 1) for kind in kinds)
"""The codes of the 48 month cards by id: ``1K`` … ``12D``."""

IDS: dict[str, int] = {code: card for card, code in enumerate(CODES)}

BONUS_UNITS: dict[str, int] = {"B0": 0, "B1": 2, "B2": 2, "B3": 3, "B4": 1, "B5": 0, "B6": 0, "B7": 7}
"""Pee units of every kind of bonus card (Dutch manual, Jokers)."""

RAIN_KWANG = IDS["12K"]
CUP = IDS["9Y"]
IRIS = IDS["5Y"]

BIT: tuple[int, ...] = tuple(1 << card for card in range(FIRST_BONUS + 8))
"""The mask of one card, by id."""

MONTH_MASK: tuple[int, ...] = (0, *(0xF << 4 * m for m in range(MONTHS)))
"""The mask of a month's four cards, by month 1-12; 0 stands for the bonus cards."""

SAME_MONTH: tuple[int, ...] = tuple(0xF << (card & ~3) for card in range(FIRST_BONUS)) + (0,) * 8
"""The mask of a card's whole month, by id; 0 for a bonus card."""


def month(card: int) -> int:
    """The month 1-12 of a card id, 0 for a bonus card."""
    return (card >> 2) + 1 if card < FIRST_BONUS else 0


def cards(mask: int) -> Iterator[int]:
    """The card ids of a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask(ids: Iterable[int]) -> int:
    """The mask of some card ids."""
    out = 0
    for card in ids:
        out |= 1 << card
    return out


_FIRST = sum(1 << 4 * m for m in range(MONTHS))


def has_four(mask: int) -> bool:
    """Whether a mask holds all four cards of a month."""
    pairs = mask & mask >> 1
    return bool(pairs & pairs >> 2 & _FIRST)


def threes(mask: int) -> int:
    """The months of which a mask holds three or more cards, marked by the bit of each month's first card."""
    third, fourth = mask >> 2, mask >> 3
    second = mask >> 1
    return (mask & second & (third | fourth) | third & fourth & (mask | second)) & _FIRST


def of_kind(letter: str) -> int:
    """The mask of all month cards of a kind: ``K`` ``Y`` ``T`` ``D`` ``a`` or ``b``."""
    return mask(card for card, code in enumerate(CODES) if code[-1] == letter)
