"""No player can see what is hidden, and none plays as if it did."""

import random
from collections.abc import Iterator

import pytest

from godoris import players
from godoris.cards import mask
from godoris.engine import Phase, State, View, determinize, problems, view
from godoris.players.hard import HardPlayer
from players.positions import dealt_otherwise, games, known

FIELDS = [name for name in View.__slots__ if name != "blind"]


def fields(v: View) -> dict[str, object]:
    return {name: getattr(v, name) for name in FIELDS}


def hidden(state: State, seat: int) -> int:
    """The mask of what a seat must not know."""
    out = mask(state.stock[state.pos :])
    for other, hand in enumerate(state.hands):
        if other != seat:
            out |= hand & ~known(state, other)
    return out


def test_a_view_does_not_depend_on_hidden_cards() -> None:
    rng = random.Random(5)
    for state in games(40):
        for seat in range(state.plan.seats):
            one, two = view(state, seat), view(dealt_otherwise(state, seat, rng), seat)
            assert fields(one) == fields(two)
            assert one.blind == two.blind


def test_a_view_leads_to_no_hidden_card() -> None:
    """The only position that a view holds has no stock and nothing unshown in other hands."""
    for state in games(40):
        for seat in range(state.plan.seats):
            v, secret = view(state, seat), hidden(state, seat)
            states = [getattr(v, name) for name in View.__slots__ if isinstance(getattr(v, name), State)]
            assert states == [v.blind]
            assert v.blind.stock == b""
            for held in (*v.blind.hands, *v.blind.captured, v.blind.table, v.hand, v.table):
                assert not held & secret


@pytest.mark.parametrize(("name", "count"), [("random", 60), ("easy", 60), ("medium", 120)])
def test_the_choice_stays_the_same_when_hidden_cards_are_permuted(name: str, count: int) -> None:
    rng, seen = random.Random(7), 0
    for state in games(count):
        seat = state.seat
        first = players.make(name, random.Random(seen)).choose(view(state, seat))
        other = dealt_otherwise(state, seat, rng)
        assert players.make(name, random.Random(seen)).choose(view(other, seat)) == first
        seen += 1
    assert seen > 1000


def searched(every: int, count: int, effort: float) -> Iterator[tuple[int, int]]:
    rng = random.Random(9)
    for step, state in enumerate(games(count)):
        if step % every == 0 and len(view(state, state.seat).legal) > 1:
            seat = state.seat
            other = dealt_otherwise(state, seat, rng)
            one, two = (HardPlayer(random.Random(step), effort=effort) for _ in range(2))
            yield one.choose(view(state, seat)), two.choose(view(other, seat))
            assert not one.faults
            assert not two.faults


def test_the_search_stays_the_same_when_hidden_cards_are_permuted() -> None:
    choices = list(searched(8, 50, 0.01))
    assert len(choices) > 80
    assert all(one == two for one, two in choices)


@pytest.mark.slow
def test_the_search_stays_the_same_on_thousands_of_positions() -> None:
    choices = list(searched(1, 250, 0.02))
    assert len(choices) > 2000
    assert all(one == two for one, two in choices)


def test_determinize_keeps_the_view() -> None:
    rng = random.Random(3)
    for state in games(60):
        v = view(state, state.seat)
        for _ in range(2):
            dealt = determinize(v, rng)
            assert problems(dealt) == []
            again = view(dealt, state.seat)
            assert fields(again) == fields(v)
            assert again.blind == v.blind


def test_determinize_keeps_what_was_shown_and_the_size_of_hands() -> None:
    rng, shown = random.Random(4), 0
    for state in games(120):
        v = view(state, state.seat)
        dealt = determinize(v, rng)
        for seat in range(state.plan.seats):
            assert dealt.hands[seat].bit_count() == state.hands[seat].bit_count()
            must = state.hands[seat] & known(state, seat)
            shown += seat != state.seat and bool(must)
            assert not must & ~dealt.hands[seat]
    assert shown > 10


def test_determinize_deals_every_hidden_card_to_every_place() -> None:
    rng = random.Random(6)
    state = next(s for s in games(3, ["godoris"], 0.0) if s.turn > 6 and s.phase == Phase.PLAY).copy()
    v = view(state, state.seat)
    seen = [0] * state.plan.seats
    for _ in range(600):
        dealt = determinize(v, rng)
        seen = [past | hand for past, hand in zip(seen, dealt.hands, strict=True)]
    for seat, cards in enumerate(seen):
        assert cards == (state.hands[seat] if seat == state.seat else hidden(state, state.seat))
