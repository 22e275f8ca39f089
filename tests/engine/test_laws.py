"""Laws that hold in every position of every game of every rule set."""

import multiprocessing
import random
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import NAMES, names, numbers, position, walk
from engine.odd import ODD, accepted
from godoris import rules
from godoris.cards import FIRST_BONUS, SAME_MONTH, cards
from godoris.engine import (
    IllegalMove,
    Phase,
    apply,
    balance,
    deal,
    determinize,
    format_record,
    legal,
    play,
    problems,
    report,
    start,
    unseen,
    view,
)  # fmt: skip
from godoris.engine.moves import SHAKE, token
from godoris.engine.moves import parse as parse_move
from godoris.engine.playout import playout
from godoris.engine.record import parse
from godoris.engine.score import groups, placements, points
from godoris.engine.view import View

depths = st.integers(0, 40)
LONGEST_GAME = 86
LONGEST_ODD_GAME = 120


def same_view(one: View, other: View) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in View.__slots__)


@pytest.mark.parametrize("name", ODD.names())
def test_random_walks(name: str) -> None:
    longest = LONGEST_GAME if name in NAMES else LONGEST_ODD_GAME
    for number in range(120 if name in NAMES else 60):
        decisions = 0
        for state, move in walk(deal(ODD.load(name), number), number):
            assert problems(state) == []
            assert sum(balance(state)) == 0
            decisions += move >= 0
        assert decisions <= longest


@pytest.mark.parametrize("name", NAMES)
def test_cards_laid_that_met_nothing_are_counted(name: str) -> None:
    total = 0
    for number in range(12):
        laid: list[int] = []
        for state, move in walk(deal(rules.load(name), number), number):
            seats = range(state.rules.seats)
            laid = laid or [0 for _ in seats]
            assert [state.laid_of(seat) for seat in seats] == laid
            assert view(state, 0).laid == laid
            card = move & ~SHAKE
            if state.phase == Phase.PLAY and 0 <= card < FIRST_BONUS and not state.table & SAME_MONTH[card]:
                laid[state.seat] += 1
        total += sum(laid)
    assert total > 0


@given(numbers)
@settings(max_examples=60)
def test_whatever_the_loader_accepts_can_be_played(number: int) -> None:
    made = accepted(number)
    for state, _ in walk(deal(made, number), number):
        assert problems(state) == []
        assert sum(balance(state)) == 0
        for won in state.captured:
            placed = placements(state.plan, won, state.cup)
            assert points(state.plan, won, state.cup) == max(groups(state.plan, won, p).total for p in placed)


def faults(task: tuple[str, int, int]) -> list[str]:
    """What is wrong with the ends of a rule set's games from one deal number to another."""
    name, first, last = task
    found, made = [], rules.load(name)
    for number in range(first, last):
        state, decisions, rand = start(deal(made, number)), 0, random.Random(number).random
        while moves := legal(state):
            apply(state, moves[int(rand() * len(moves))])
            decisions += 1
        wrong = problems(state) + (["too long"] if decisions > LONGEST_GAME else [])
        found += [f"{name} {number}: {what}" for what in wrong]
    return found


@pytest.mark.slow
def test_a_hundred_thousand_games_of_each() -> None:
    chunk = 10_000
    tasks = [(name, first, first + chunk) for name in NAMES for first in range(0, 100_000, chunk)]
    with multiprocessing.get_context("spawn" if sys.platform == "win32" else "fork").Pool() as pool:
        assert [what for found in pool.imap_unordered(faults, tasks) for what in found] == []


@given(names, numbers, depths)
def test_copies_are_independent(name: str, number: int, depth: int) -> None:
    state = position(name, number, depth)
    before, other = state.copy(), state.copy()
    assert other == state
    playout(other, random.Random(number))
    assert state == before
    assert bool(legal(before)) == (other != before)


@given(names, numbers)
def test_a_record_reads_back(name: str, number: int) -> None:
    dealt = deal(ODD.load(name), number, bet=100 * (number % 5 + 1), carry=number % 2 + 1)
    moves = [move for _, move in walk(dealt, number) if move >= 0]
    text = format_record(dealt, moves, {"Player0": "뻑", "Seed": str(number)})
    record = parse(text, book=ODD)
    assert (record.deal, record.moves) == (dealt, moves)
    assert record.tags == {"Player0": "뻑", "Seed": str(number)}
    events: list = []
    assert report(record.replay(events), events)["result"] is not None
    assert format_record(record.deal, record.moves, record.tags) == text


@given(names, numbers, depths)
def test_tokens_read_back(name: str, number: int, depth: int) -> None:
    state = position(name, number, depth)
    moves = legal(state)
    assert [parse_move(state.rules, token(state.rules, move)) for move in moves] == moves
    assert len(set(moves)) == len(moves)
    assert all(0 <= move < 256 for move in moves)


@given(names, numbers, depths, st.integers(0, 255))
def test_only_legal_moves_are_played(name: str, number: int, depth: int, move: int) -> None:
    state = position(name, number, depth)
    before = state.copy()
    if move in legal(state):
        play(state, move)
        assert state != before
    else:
        with pytest.raises(IllegalMove, match="expected"):
            play(state, move)
        assert state == before


@given(names, numbers, depths)
def test_events_change_nothing(name: str, number: int, depth: int) -> None:
    state = position(name, number, depth)
    for move in legal(state):
        quiet, told = state.copy(), state.copy()
        events: list = []
        apply(quiet, move)
        apply(told, move, events)
        assert quiet == told


@given(names, numbers)
def test_playouts_are_the_engines_own_moves(name: str, number: int) -> None:
    dealt = deal(ODD.load(name), number)
    *_, (end, _) = walk(dealt, number)
    assert playout(start(dealt), random.Random(number)) == end


@given(names, numbers, depths, st.integers(0, 1000))
def test_a_view_holds_nothing_hidden(name: str, number: int, depth: int, seed: int) -> None:
    state, rng = position(name, number, depth), random.Random(seed)
    for seat in range(state.plan.seats):
        seen = view(state, seat)
        other = determinize(seen, rng)
        assert problems(other) == []
        assert same_view(view(other, seat), seen)
        hidden = unseen(seen)
        assert not hidden & (seen.hand | seen.table | sum(seen.captured))
        face_down = len(state.stock) - state.pos + sum(hand.bit_count() for hand in state.hands)
        known = sum(hand.bit_count() for hand in seen.blind.hands)
        assert hidden.bit_count() == face_down - known
        assert set(cards(hidden)) <= set(state.rules.deck)


@given(names, numbers)
@settings(max_examples=40)
def test_a_number_deals_the_same_cards(name: str, number: int) -> None:
    made = ODD.load(name)
    first = deal(made, number)
    assert deal(made, number) == first
    for dealer in range(made.seats):
        again = deal(made, number, dealer=dealer, bet=500, carry=2)
        assert (again.hands, again.table, again.stock) == (first.hands, first.table, first.stock)
        assert (again.dealer, again.bet, again.carry) == (dealer, 500, 2)


@pytest.mark.parametrize("number", [-1, 10**9])
def test_deal_numbers_have_bounds(number: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to 999999999"):
        deal(rules.load("godoris"), number)
