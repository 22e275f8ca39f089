"""Where the arrows of the navigator lead."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.palm.events import CtlSelect, Key
from godoris.palm.focus import _distance, reachable
from palm import kit
from palm.kit import Rect, pixels

GRID = "".join(
    f'[controls.b{x}{y}]\nkind = "button"\nat = [{5 + 50 * x}, {20 + 30 * y}]\nsize = [37, 12]\ntext = "ok"\n'
    for y in range(3)
    for x in range(3)
)
WALKS = {
    "down": ([Key.NAV_DOWN], "b01"), "right": ([Key.NAV_RIGHT], "b10"),
    "up at the top": ([Key.NAV_UP], "b00"),
    "left at the edge": ([Key.NAV_LEFT], "b00"), "right twice": ([Key.NAV_RIGHT] * 2, "b20"),
    "right past the end": ([Key.NAV_RIGHT] * 3, "b20"),
    "round": ([Key.NAV_RIGHT, Key.NAV_DOWN, Key.NAV_LEFT, Key.NAV_UP], "b00"),
    "tab": ([Key.TAB], "b10"), "tab back": ([Key.TAB] * 9, "b00"),
}  # fmt: skip


@pytest.mark.parametrize("name", WALKS)
def test_walks_on_a_grid(tmp_path: Path, name: str) -> None:
    hand = kit.handheld(tmp_path, GRID)
    hand.key(Key.NAV_DOWN)  # the first key only shows where the focus is
    assert hand.top.focus is hand.control("b00")
    keys, end = WALKS[name]
    hand.key(*keys)
    assert hand.top.focus is hand.control(end)


def test_the_first_arrow_shows_the_ring_where_the_pen_was(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, GRID)
    hand.tap_on("b11")
    assert not hand.top.ring
    hand.key(Key.NAV_RIGHT)
    assert hand.top.focus is hand.control("b11")
    assert hand.top.ring


def test_every_control_of_a_grid_is_reached_from_every_other(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, GRID)
    for control in hand.top.stops:
        assert len(reachable(control, hand.top.stops)) == 9


def test_hidden_controls_are_passed_over(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, GRID)
    hand.top.show("b01", "b11", "b21", on=False)
    hand.key(Key.NAV_DOWN, Key.NAV_DOWN)
    assert hand.top.focus is hand.control("b02")


RECTS = st.builds(Rect, st.integers(0, 140), st.integers(0, 140), st.integers(5, 60), st.integers(5, 20))


@given(RECTS, RECTS)
def test_what_lies_one_way_does_not_lie_the_other(a: Rect, b: Rect) -> None:
    for dx, dy in ((1, 0), (0, 1)):
        assert _distance(a, b, dx, dy) is None or _distance(a, b, -dx, -dy) is None


@given(RECTS, RECTS)
def test_a_way_there_is_a_way_back(a: Rect, b: Rect) -> None:
    for dx, dy in ((1, 0), (0, 1)):
        if _distance(a, b, dx, dy) is not None and a.height == b.height and a.width == b.width:
            assert _distance(b, a, -dx, -dy) is not None


def test_enter_first_shows_what_it_would_press(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, 'focus = "b00"\n' + GRID)
    hand.key(Key.NAV_SELECT)
    assert hand.top.ring
    assert hand.app.names(CtlSelect) == []
    hand.key(Key.NAV_SELECT)
    assert hand.app.log[-1] == CtlSelect("form", "b00")


@pytest.mark.parametrize("keys", [True, False])
def test_a_form_that_is_opened_with_keys_shows_its_ring_at_once(tmp_path: Path, keys: bool) -> None:
    over = (
        'modal = true\ndefault = "k"\nfocus = "k"\n[controls.k]\nkind = "button"\nat = [5, 139]\ntext = "ok"'
    )
    hand = kit.handheld(tmp_path, GRID, over=over)
    if keys:
        hand.key(Key.NAV_DOWN)
    else:
        hand.tap_on("b00")
    hand.system.popup("over")
    assert hand.top.ring == keys
    ring = pixels(hand.draw(), hand.control("k").outer.grown(3)) - pixels(
        hand.canvas, hand.control("k").outer
    )
    assert bool(ring) == keys


def test_the_pen_hides_the_ring(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, GRID)
    before = bytes(hand.canvas.pixels)
    hand.key(Key.NAV_DOWN)
    assert bytes(hand.draw().pixels) != before
    hand.tap(80, 150)
    assert bytes(hand.draw().pixels) == before
