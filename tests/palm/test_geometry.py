"""Rectangles."""

from hypothesis import given
from hypothesis import strategies as st

from godoris.palm.geometry import Rect, merge

NUMBERS = st.integers(-20, 40)
RECTS = st.builds(Rect, NUMBERS, NUMBERS, st.integers(0, 20), st.integers(0, 20))


def cells(rect: Rect) -> set[tuple[int, int]]:
    return {(x, y) for x in range(rect.x, rect.right) for y in range(rect.y, rect.bottom)}


@given(RECTS, RECTS)
def test_what_two_share_is_what_their_pixels_share(a: Rect, b: Rect) -> None:
    assert cells(a.common(b)) == cells(a) & cells(b)
    assert a.overlaps(b) == bool(cells(a) & cells(b))


@given(RECTS, RECTS)
def test_the_union_holds_both(a: Rect, b: Rect) -> None:
    assert cells(a) | cells(b) <= cells(a.union(b))


@given(RECTS, RECTS)
def test_inside_means_every_pixel(a: Rect, b: Rect) -> None:
    if not a.empty:
        assert a.inside(b) == (cells(a) <= cells(b))


@given(st.lists(RECTS, max_size=8))
def test_merged_damage_holds_every_rectangle_and_never_an_empty_one(rects: list[Rect]) -> None:
    damage: list[Rect] = []
    for rect in rects:
        merge(damage, rect)
    held = set().union(*map(cells, damage)) if damage else set()
    assert set().union(*map(cells, rects)) <= held if rects else not damage
    assert not any(rect.empty for rect in damage)


def test_grown_moved_centre() -> None:
    rect = Rect(10, 20, 5, 4)
    assert rect.grown(2) == (8, 18, 9, 8)
    assert rect.moved(-3, 1) == (7, 21, 5, 4)
    assert rect.centre == (12, 22)
    assert rect.contains(14, 23)
    assert not rect.contains(15, 23)
