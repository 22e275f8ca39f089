"""Captured cards by group, their figures, and which sets are near (docs/screens.md, Table)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from godoris.cards import MONTH_CARDS, cards, mask
from godoris.engine.plan import plan_of
from godoris.engine.score import units
from godoris.rules import RuleSet

if TYPE_CHECKING:
    from godoris.app.scene import Scene

KWANG, YUL, TTI, PEE = range(4)
GROUPS = ("kwang", "yul", "tti", "pee")


@lru_cache(maxsize=64)
def group_masks(rules: RuleSet, captured: int) -> tuple[int, int, int, int]:
    """Masks of the Kwang, Yul, Tti and Pee of a mask; the cup lies with the Yul, bonus cards with the Pee."""
    plan = plan_of(rules)
    kwang, yul, tti = captured & plan.kwang, captured & plan.yul, captured & plan.tti
    return kwang, yul, tti, captured & ~(kwang | yul | tti)


def group_of(rules: RuleSet, card: int) -> int:
    """The group 0-3 that a card lies in once captured."""
    return next(i for i, part in enumerate(group_masks(rules, 1 << card)) if part)


@lru_cache(maxsize=64)
def in_order(part: int) -> tuple[int, ...]:
    """A group's cards as they lie: bonus cards first, they are worth most among the Pee, then by month."""
    return (*cards(part & ~MONTH_CARDS), *cards(part & MONTH_CARDS))


@lru_cache(maxsize=64)
def figures(rules: RuleSet, captured: int) -> tuple[int, int, int, int]:
    """What the badges say: three counts of cards and the units of Pee."""
    kwang, yul, tti, pee = group_masks(rules, captured)
    return kwang.bit_count(), yul.bit_count(), tti.bit_count(), units(plan_of(rules), pee)


def sets(rules: RuleSet) -> list[tuple[str, int, int]]:
    """Every set that can be completed: name, mask of its cards, how many of them make it."""
    rows = [(row.name, mask(rules.card(code) for code in row.cards), len(row.cards)) for row in rules.sets]
    return [("kwang", plan_of(rules).kwang, 3), *rows]


def completed(rules: RuleSet, captured: int) -> list[str]:
    """Names of the sets in a mask, three Kwang and more among them."""
    return [name for name, part, need in sets(rules) if (captured & part).bit_count() >= need]


def near(rules: RuleSet, captured: Sequence[int], side: int) -> list[tuple[str, int]]:
    """Sets of which a side has two thirds and may still get the rest: name and group of their cards."""
    return _near(rules, tuple(captured), side)


@lru_cache(maxsize=64)
def _near(rules: RuleSet, captured: tuple[int, ...], side: int) -> list[tuple[str, int]]:
    others = 0
    for other, part in enumerate(captured):
        if other != side:
            others |= part
    found = []
    for name, part, need in sets(rules):
        have = (captured[side] & part).bit_count()
        open_cards = (part & ~others & ~captured[side]).bit_count()
        if need * 2 <= have * 3 < need * 3 and have + open_cards >= need:
            found.append((name, group_of(rules, (part & -part).bit_length() - 1)))
    return found


def shown_cards(scene: Scene, side: int) -> list[int]:
    """The cards that a side has shown as HeunDeum."""
    out = 0
    for seat in range(scene.rules.seats):
        if scene.rules.side(seat) == side:
            out |= scene.shown[seat]
    return list(cards(out))
