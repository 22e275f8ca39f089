"""Positions of games between players, for the tests of players."""

import random
from collections.abc import Iterator

from godoris import players, rules
from godoris.cards import BIT, FIRST_BONUS, MONTH_CARDS, cards, mask
from godoris.engine import Phase, Record, State, View, apply, deal, start, view
from godoris.engine.plan import plan_of
from godoris.engine.record import parse
from godoris.engine.state import find_threes

NAMES = rules.names()


def games(count: int, names: list[str] | None = None, slips: float = 0.2) -> Iterator[State]:
    """Every position with a decision of games that Medium plays against itself with random slips.

    The State is alive: copy what is to be kept.
    """
    for number in range(count):
        name = (names or NAMES)[number % len(names or NAMES)]
        rng = random.Random(number)
        medium, chance = players.make("medium", rng), players.make("random", rng)
        state = start(deal(rules.load(name), number))
        while state.phase != Phase.OVER:
            yield state
            player = chance if rng.random() < slips else medium
            apply(state, player.choose(view(state, state.seat)))


def views(count: int, names: list[str] | None = None, slips: float = 0.2) -> Iterator[View]:
    """What the seat to move sees in each of ``games``."""
    for state in games(count, names, slips):
        yield view(state, state.seat)


def dealt_otherwise(state: State, seat: int, rng: random.Random) -> State:
    """The same position with everything that a seat cannot see permuted."""
    other = state.copy()
    places: list[int] = [*range(state.plan.seats)]
    held = {s: list(cards(state.hands[s] & ~known(state, s))) for s in places if s != seat}
    stock = list(state.stock[state.pos :])
    pool = [card for hand in held.values() for card in hand] + stock
    movable = [i for i, card in enumerate(pool) if state.rules.bonus_in_hand == "held" or card < FIRST_BONUS]
    order = sorted(movable, key=lambda _: rng.random())
    mixed = pool[:]
    for to, source in zip(movable, order, strict=True):
        mixed[to] = pool[source]
    for s, hand in held.items():
        new, mixed = mixed[: len(hand)], mixed[len(hand) :]
        other.hands[s] = state.hands[s] & known(state, s) | mask(new)
    other.stock = state.stock[: state.pos] + bytes(mixed)
    other.threes = find_threes(other.hands)
    return other


def known(state: State, seat: int) -> int:
    """The mask of a seat's cards that a HeunDeum has shown to all."""
    return state.shown[seat] & MONTH_CARDS


def at(text: str) -> View:
    """What the seat to move sees at the end of a record."""
    record: Record = parse(text)
    state = record.replay([])
    return view(state, state.seat)


def codes(v: View, held: int) -> set[str]:
    """The codes of a mask."""
    return {v.rules.code(card) for card in cards(held)}


def bit(card: int) -> int:
    """The mask of a card, 0 for none."""
    return BIT[card] if card >= 0 else 0


def scene(
    hand: str, table: str, *, won: tuple[str, ...] = ("", "", ""), rule_set: str = "godoris", turn: int = 7,
    left: int | None = None, go: tuple[int, ...] | None = None, gone: str = "",
) -> State:  # fmt: skip
    """A position made by hand: seat 0 to play, cards by code, the others from what is left, hands alike.

    left: cards in each other hand, as many as seat 0's where not given; gone: more cards of seat 1's side.
    """
    made = rules.load(rule_set)
    state = State(plan_of(made), 0, 100, 1)
    state.turn, state.seat = turn, 0
    state.hands[0] = mask(made.card(code) for code in hand.split())
    state.table = mask(made.card(code) for code in table.split())
    state.captured = [mask(made.card(code) for code in codes.split()) for codes in won[: made.sides]]
    state.captured[1] |= mask(made.card(code) for code in gone.split())
    used = state.hands[0] | state.table
    for cards_won in state.captured:
        used |= cards_won
    rest = [card for card in made.deck if not used >> card & 1]
    random.Random(1).shuffle(rest)
    count = state.hands[0].bit_count() if left is None else left
    for seat in range(1, made.seats):
        state.hands[seat] = mask(rest[:count])
        rest = rest[count:]
    state.stock = bytes(rest)
    state.threes = find_threes(state.hands)
    if go:
        state.go = go
        state.mark = tuple(made.stop_points if calls else 0 for calls in go)
    return state
