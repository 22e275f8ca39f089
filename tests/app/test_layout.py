"""The laws of the Table's places: nothing off the screen, nothing over another, slots that stay."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.app import layout
from godoris.palm.geometry import SCREEN, Rect

counts_by_slot = st.dictionaries(st.integers(0, 11), st.integers(1, 5), max_size=12)


@given(counts_by_slot)
def test_no_stack_covers_another_or_the_stock(counts: dict[int, int]) -> None:
    places = layout.stacks(counts)
    assert set(places) == set(counts)
    hulls = {slot: rects[0].union(rects[-1]) for slot, rects in places.items()}
    for slot, hull in hulls.items():
        assert hull.inside(layout.TABLE)
        assert not hull.overlaps(layout.STOCK)
        assert not hull.overlaps(layout.COUNTS)
        assert not any(hull.overlaps(other) for key, other in hulls.items() if key != slot)


@given(counts_by_slot)
def test_every_card_of_a_stack_shows_a_strip(counts: dict[int, int]) -> None:
    for slot, rects in layout.stacks(counts).items():
        assert len(rects) == counts[slot]
        lefts = [rect.x for rect in rects]
        assert lefts == sorted(set(lefts))


@pytest.mark.parametrize(
    ("count", "offsets"),
    [(1, (0,)), (2, (0, 5)), (3, (0, 3, 6)), (4, (0, 1, 2, 3)), (5, (0, 1, 2, 3, 4))],
)
def test_strips(count: int, offsets: tuple[int, ...]) -> None:
    assert layout.strips(count) == offsets


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 12)), max_size=60))
def test_a_month_keeps_its_slot_while_it_lies_there(changes: list[tuple[bool, int]]) -> None:
    slots: dict[int, int] = {}
    for comes, number in changes:
        before = dict(slots)
        months = [*slots, number] if comes else [month for month in slots if month != number]
        slots = layout.assign(slots, months)
        assert set(slots) == set(months)
        assert len(set(slots.values())) == len(slots)
        assert all(slots[month] == slot for month, slot in before.items() if month in slots)


@given(st.integers(0, 11), st.integers(1, 5))
def test_a_spread_stack_shows_whole_cards_on_the_screen(slot: int, count: int) -> None:
    rects = layout.spread(slot, count)
    assert all(rect.inside(SCREEN) for rect in rects)
    assert not any(a.overlaps(b) for a, b in itertools.pairwise(rects))


@given(st.integers(0, 11))
def test_two_cards_offered_lie_apart_with_their_rings(slot: int) -> None:
    first, second = layout.offers(slot, 2)
    assert first.grown(2).inside(SCREEN)
    assert second.grown(2).inside(SCREEN)
    assert not first.grown(2).overlaps(second.grown(2))


@given(st.integers(1, 30))
def test_the_gallery_holds_any_group(count: int) -> None:
    rects = layout.gallery(count)
    assert len(rects) == count
    assert all(rect.inside(layout.gallery_box(count)) for rect in rects)
    if count <= 24:
        assert not any(a.overlaps(b) for i, a in enumerate(rects) for b in rects[:i])


@pytest.mark.parametrize("size", range(4, 11))
def test_hands(size: int) -> None:
    rects = layout.hand(size)
    assert all(rect.grown(1).inside(SCREEN) for rect in rects)
    assert all(rect.moved(0, -layout.RAISED).inside(layout.HAND) for rect in rects)
    if size <= 7:
        assert {b.x - a.x for a, b in itertools.pairwise(rects)} == {22}
    for slot, rect in enumerate(rects):
        assert layout.hand_at(size, rect.x + (1 if slot == 0 else 8), rect.centre[1]) == slot
    assert layout.hand_at(size, 80, 100) is None


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_blocks_of_captured_cards(seats: int, sides: int) -> None:
    blocks = layout.captured_blocks(seats, sides)
    assert set(blocks) == set(range(sides))
    seen: list[Rect] = []
    for block in blocks.values():
        for group, most in enumerate((5, 9, 10, 30)):
            cards = block.cards(group, most)
            cell, badge = block.cell(group), block.badge(group)
            assert all(rect.inside(cell) for rect in cards)
            assert badge.inside(cell)
            assert not any(badge.overlaps(rect) for rect in cards)
            assert badge == block.badge(group)
        seen.append(block.rect)
    assert not any(a.overlaps(b) for i, a in enumerate(seen) for b in seen[:i])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_stand_counterclockwise(seats: int) -> None:
    rects = layout.names(seats)
    assert set(rects) == set(range(1, seats))
    assert rects[1].right == SCREEN.right
    assert [seat for seat, _ in sorted(rects.items(), key=lambda item: -item[1].x)] == list(range(1, seats))
    strips = list(rects.values())
    assert all(a.right <= b.x or b.right <= a.x for i, a in enumerate(strips) for b in strips[:i])


def test_areas_fill_the_screen_in_order() -> None:
    areas = [layout.OPPONENTS, layout.TABLE, layout.CAPTURED, layout.HAND, layout.CHAT, layout.STATUS]
    assert not any(a.overlaps(b) for i, a in enumerate(areas) for b in areas[:i])
    assert all(area.inside(SCREEN) for area in areas)


@pytest.mark.parametrize(
    ("size", "held", "slots"), [(7, 7, 7), (7, 2, 7), (10, 10, 10), (10, 8, 10), (10, 7, 7), (5, 3, 5)]
)
def test_a_large_hand_lies_wider_once_seven_are_left(size: int, held: int, slots: int) -> None:
    assert layout.hand_slots(size, held) == slots
    rects = layout.hand(slots)
    if slots <= layout.ROOMY:
        assert all(right.x >= left.right for left, right in itertools.pairwise(rects))
