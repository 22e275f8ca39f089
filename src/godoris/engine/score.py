"""Points of captured cards (docs/rules.md, Points)."""

from __future__ import annotations

from typing import NamedTuple

from godoris.cards import BIT, CUP, RAIN_KWANG
from godoris.engine.plan import Plan

_RAIN = BIT[RAIN_KWANG]


class Score(NamedTuple):
    """Points by group; sets count with the group of their cards."""

    kwang: int
    yul: int
    tti: int
    pee: int

    @property
    def total(self) -> int:
        """The combination score."""
        return self.kwang + self.yul + self.tti + self.pee


def units(plan: Plan, captured: int, as_pee: int = 0) -> int:
    """Pee units of a mask; ``as_pee`` are free cards that count as two units each."""
    count = (captured & plan.pee).bit_count() + (captured & plan.double).bit_count() + 2 * as_pee.bit_count()
    if captured & plan.heavy:
        count += sum(more for bit, more in plan.heavy_units if captured & bit)
    return count


def placements(plan: Plan, captured: int, cup: int = 0) -> tuple[int, ...]:
    """The masks of free cards (the cup, a free iris) that may count as pee, fewest first.

    ``cup`` says what the cup counts as once it has been placed: 1 a yul, 2 a pee.
    """
    free = captured & plan.free
    if not free:
        return (0,)
    low = free & -free
    found = (0, free) if low == free else (0, low, free ^ low, free)
    if cup and free & BIT[CUP]:
        return tuple(as_pee for as_pee in found if bool(as_pee & BIT[CUP]) == (cup == 2))
    return found


def groups(plan: Plan, captured: int, as_pee: int = 0) -> Score:
    """Points by group with the free cards ``as_pee`` counted as pee and the others as yul."""
    kwang = captured & plan.kwang
    row = plan.kwang_points_rain if kwang & _RAIN else plan.kwang_points
    yul_cards, tti_cards = captured & plan.yul & ~as_pee, captured & plan.tti
    yul = max(0, yul_cards.bit_count() - plan.yul_from)
    tti = max(0, tti_cards.bit_count() - plan.tti_from)
    pee = max(0, units(plan, captured, as_pee) - plan.pee_from)
    for cards, worth in plan.sets:
        if captured & ~as_pee & cards == cards:
            if cards & plan.tti:
                tti += worth
            else:
                yul += worth
    return Score(row[kwang.bit_count()], yul, tti, pee)


def best_placement(plan: Plan, captured: int, cup: int = 0) -> int:
    """The placement with the highest combination score; on a tie as yul."""
    if not captured & plan.free:
        return 0
    return max(placements(plan, captured, cup), key=lambda as_pee: groups(plan, captured, as_pee).total)


def points(plan: Plan, captured: int, cup: int = 0) -> int:
    """The combination score, the cup placed as ``cup`` says (0 as suits best, 1 a yul, 2 a pee)."""
    kwang_cards, yul_cards, tti_cards, pee_cards, double, heavy, free = plan.group_masks
    yul_from, tti_from, pee_from, fewest = plan.starts
    total = 0
    count = (captured & kwang_cards).bit_count()
    if count > 2:
        total = (plan.kwang_points_rain if captured & _RAIN else plan.kwang_points)[count]
    tti = (captured & tti_cards).bit_count()
    yul = (captured & yul_cards).bit_count()
    if tti >= fewest or yul >= fewest:
        for cards, worth in plan.sets:
            if captured & cards == cards:
                total += worth
        if tti > tti_from:
            total += tti - tti_from
    pee = (captured & pee_cards).bit_count() + (captured & double).bit_count()
    if captured & heavy:
        pee = units(plan, captured)
    if captured & free:
        if cup or not plan.simple_free:
            return _with_free(plan, captured, cup)
        as_yul = (yul - yul_from if yul > yul_from else 0) + (pee - pee_from if pee > pee_from else 0)
        yul, pee = yul - 1, pee + 2
        as_pee = (yul - yul_from if yul > yul_from else 0) + (pee - pee_from if pee > pee_from else 0)
        return total + (as_yul if as_yul >= as_pee else as_pee)
    if pee > pee_from:
        total += pee - pee_from
    if yul > yul_from:
        total += yul - yul_from
    return total


def _with_free(plan: Plan, captured: int, cup: int) -> int:
    """The score with a cup placed for good, or free cards that belong to sets."""
    return max(groups(plan, captured, as_pee).total for as_pee in placements(plan, captured, cup))
