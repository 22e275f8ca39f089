"""Dealing: from a deal number to the cards, and from the cards to the first position."""

from __future__ import annotations

import random
from collections.abc import Sequence

from godoris.cards import BIT, FIRST_BONUS, MONTH_MASK, has_four
from godoris.cards import mask as mask_of
from godoris.engine import ending
from godoris.engine.events import Event, Sink
from godoris.engine.plan import plan_of
from godoris.engine.state import Kind, Phase, State, find_threes
from godoris.frozen import Frozen
from godoris.rules import RuleSet

DEAL_NUMBERS = 10**9
"""Deal numbers run from 0 to one below this."""


class Redeal(ValueError):  # noqa: N818 - the word the rules use
    """A deal that the rules deal anew (docs/rules.md, Deal); the text says why."""


class Deal(Frozen):
    """The cards of a game as dealt, before any bonus card on the table is replaced; the stock top first."""

    rules: RuleSet
    bet: int
    carry: int
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    table: tuple[int, ...]
    stock: tuple[int, ...]


def shuffled(count: int, rng: random.Random) -> list[int]:
    """The numbers below ``count`` in random order, the same on every Python version."""
    out = list(range(count))
    rand = rng.random
    for last in range(count - 1, 0, -1):
        other = int(rand() * (last + 1))
        out[last], out[other] = out[other], out[last]
    return out


def deal(rules: RuleSet, number: int, dealer: int | None = None, bet: int = 100, carry: int = 1) -> Deal:
    """The deal of a number, redeals resolved; the number names the dealer where none is given.

    A number deals each seat the same cards whoever the dealer, the bet and the players are.
    """
    return _dealt(rules, number, dealer, bet, carry)[0]


def redeals(rules: RuleSet, number: int) -> int:
    """How often the cards of a number are dealt anew until they lie as `deal` has them."""
    return _dealt(rules, number, 0, 1, 1)[1]


def _dealt(rules: RuleSet, number: int, dealer: int | None, bet: int, carry: int) -> tuple[Deal, int]:
    """The deal of a number, and how many before it were dealt anew."""
    if not 0 <= number < DEAL_NUMBERS:
        raise ValueError(f"deal number {number}: expected 0 to {DEAL_NUMBERS - 1}")
    rng = random.Random(number)
    drawn = int(rng.random() * rules.seats)
    first = drawn if dealer is None else dealer
    again = 0
    while True:
        made = from_pack(rules, shuffled(len(rules.deck), rng), first, bet, carry)
        if _may_be_redealt(made):
            try:
                start(made)
            except Redeal:
                again += 1
                continue
        return made, again


def _may_be_redealt(made: Deal) -> bool:
    """Whether four of a month lie together, or a bonus card on the table may yet bring that about."""
    table = mask_of(made.table)
    if table >> FIRST_BONUS or has_four(table):
        return True
    return sum(has_four(mask_of(hand)) for hand in made.hands) > 1


def from_pack(rules: RuleSet, pack: Sequence[int], dealer: int, bet: int, carry: int) -> Deal:
    """Deal a pack, top first, in packets: some cards to each seat, some to the table, round by round."""
    hands: list[list[int]] = [[] for _ in range(rules.seats)]
    table: list[int] = []
    top = 0
    for to_hand, to_table in rules.packets:
        for hand in (*hands, table):
            size = to_table if hand is table else to_hand
            hand += pack[top : top + size]
            top += size
    return Deal(rules, bet, carry, dealer, tuple(map(tuple, hands)), tuple(table), tuple(pack[top:]))


def start(dealt: Deal, sink: Sink | None = None) -> State:
    """The first position of a deal; Redeal when the rules deal anew (docs/rules.md, Deal)."""
    plan = plan_of(dealt.rules)
    s = State(plan, dealt.dealer, dealt.bet, dealt.carry)
    s.stock = bytes(dealt.stock)
    s.hands = [mask_of(hand) for hand in dealt.hands]
    _clear_bonus(s, list(dealt.table), sink)
    if has_four(s.table):
        raise Redeal("four cards of a month on the table are dealt anew")
    s.threes = find_threes(s.hands)
    if _chongtong(s, sink):
        return s
    if dealt.rules.bonus_in_hand == "at_once":
        _lay_bonus(s, sink)
    s.gain = 0
    if dealt.rules.heundeum == "deal":
        ending.ask_next(s, 0)
    return s


def _clear_bonus(s: State, table: list[int], sink: Sink | None) -> None:
    """Bonus cards on the table go to the dealer, each replaced from the stock; no pee for them."""
    for card in table:
        if card < FIRST_BONUS:
            s.table |= BIT[card]
            continue
        s.captured[s.plan.side_of[s.dealer]] |= BIT[card]
        table.append(s.stock[s.pos])
        s.pos += 1
        if sink is not None:
            sink.append(Event(1, s.dealer, "bonus", (card,)))


def _seats_from(s: State) -> list[int]:
    return [(s.dealer + step) % s.plan.seats for step in range(s.plan.seats)]


def _chongtong(s: State, sink: Sink | None) -> bool:
    """Whether a hand of four of a month ends the game; Redeal when two sides hold one."""
    if not any(map(has_four, s.hands)):
        return False
    found = [seat for seat in _seats_from(s) if has_four(s.hands[seat])]
    if len({s.plan.side_of[seat] for seat in found}) > 1:
        raise Redeal("two hands with four of a month are dealt anew")
    seat = found[0]
    four = next(m for m in MONTH_MASK[1:] if s.hands[seat] & m == m)
    s.kind, s.winner, s.seat, s.phase = int(Kind.CHONGTONG), seat, seat, int(Phase.OVER)
    if sink is not None:
        sink.append(Event(1, seat, "chongtong", ending.ids(four)))
    return True


def _lay_bonus(s: State, sink: Sink | None) -> None:
    """Lay every bonus card in the hands, from the dealer on, with those drawn for them (hanafuda manual)."""
    for seat in _seats_from(s):
        while s.hands[seat] >> FIRST_BONUS:
            held = s.hands[seat] >> FIRST_BONUS << FIRST_BONUS
            bit = held & -held
            s.hands[seat] ^= bit
            s.captured[s.plan.side_of[seat]] |= bit
            if sink is not None:
                sink.append(Event(1, seat, "bonus", ending.ids(bit)))
            ending.draw(s, seat)
            if s.plan.owes_bonus:
                ending.bonus_pee(s, seat, bit, sink)
