"""Find and the reckoning: what everybody knows, and nothing else."""

from __future__ import annotations

import pytest

from app.table import Person, positions
from godoris import rules
from godoris.app.find import known
from godoris.app.reckoning import Reckoning
from godoris.app.scene import expected, first
from godoris.cards import mask
from godoris.engine import Phase, stop_result, view
from godoris.palm.events import Key


@pytest.mark.parametrize("name", rules.names())
def test_every_card_is_somewhere_and_nothing_is_told(name: str) -> None:
    for director, state, _ in positions(name, 7):
        found = known(director.displayed())
        parts = [found.mine, found.table, found.taken, found.unseen]
        deck = mask(state.rules.deck)
        assert sum(part.bit_count() for part in parts) == deck.bit_count()
        assert found.mine | found.table | found.taken | found.unseen == deck
        hidden = mask(state.stock[state.pos :])
        for seat in range(1, state.rules.seats):
            hidden |= state.hands[seat]
        # a card turned over is known; everything that lies face down is not
        assert hidden & ~found.unseen == 0
        assert found.shown & ~found.unseen == 0


def test_two_positions_that_look_the_same_are_told_the_same() -> None:
    for director, state, _ in positions("godoris", 11):
        if state.phase != Phase.OVER:
            other = state.copy()
            other.hands[1], other.hands[2] = other.hands[2], other.hands[1]
            seen = view(other, 0)
            if seen.hand_counts == view(state, 0).hand_counts:
                assert known(expected(seen, first(seen))) == known(director.displayed())


@pytest.mark.parametrize(("key", "form"), [(Key.FIND, "find"), (Key.CALC, "reckoning")])
def test_icons_open_them_at_the_table_alone(key: Key, form: str) -> None:
    person = Person(5)
    person.key(key=key)
    assert person.form == "start"
    person.press("start")
    person.until(person.due)
    person.key(key=key)
    assert person.form == form
    person.key(key=key)
    assert person.form == form
    person.press("ok")
    assert person.form == "table"


def test_a_stop_is_reckoned_for_those_who_have_the_points() -> None:
    person = Person(5)
    person.press("start")
    seen = set()
    for _ in range(400):
        person.until(person.due)
        if person.form == "table":
            person.key(key=Key.CALC)
            form = person.app.system.top
            assert form is not None
            shown, game = form.handler.__self__, person.sitting.game  # type: ignore[union-attr]
            assert isinstance(shown, Reckoning)
            for side, now in enumerate(shown.stops):
                enough = person.app.view.points[side] >= 3
                seen.add(enough)
                assert now == (stop_result(game, side) if enough else None)
            person.press("ok")
        if len(seen) == 2:
            break
        person.by_pen()
    assert seen == {False, True}
