"""What a seat may know of a game, and positions that agree with it."""

from __future__ import annotations

import random

from godoris.cards import BIT, FIRST_BONUS, MONTH_CARDS, MONTH_MASK, MONTHS, cards, has_four, mask
from godoris.engine.ending import month_asked
from godoris.engine.score import points
from godoris.engine.settle import Result, doubling_months, result
from godoris.engine.state import Phase, State, find_threes
from godoris.engine.turn import legal
from godoris.rules import RuleSet


class View:
    """All that a seat may know.  Masks have bit ``id`` set; lists are by seat, or by side where it says so.

    seat: whose view; mover: who decides; hand: the seat's own cards; hand_counts; table, with the bonus
    cards of its piles; piles: the maker by month of each pile of three, -1 for nobody; pile_bonus: bonus
    cards by month of pile; captured, go, points (combination score now), shakes (months that double), money
    (payments so far), by side; bbuk: made so far; poktan: PokTan cards held; laid: hand cards that met
    nothing; shown: cards shown as HeunDeum; played, flipped: cards of the turn in progress, -1 none; held,
    pending, got: masks of it; choices: two table cards while one is to be picked; legal: the moves, empty
    when another seat decides; blind: the position without its hidden cards, for ``determinize``.
    """

    __slots__ = (
        "bbuk", "bet", "blind", "captured", "carry", "choices", "dealer", "flipped", "go", "got", "hand",
        "hand_counts", "held", "laid", "legal", "mark", "money", "mover", "pending", "phase",
        "pile_bonus", "piles", "played", "points", "poktan", "result", "rules", "seat", "shakes",
        "shown", "stock_count", "table", "turn",
    )  # fmt: skip

    rules: RuleSet
    seat: int
    mover: int
    phase: Phase
    dealer: int
    bet: int
    carry: int
    turn: int
    hand: int
    hand_counts: list[int]
    table: int
    piles: dict[int, int]
    pile_bonus: dict[int, int]
    captured: list[int]
    stock_count: int
    go: list[int]
    mark: list[int]
    points: list[int]
    bbuk: list[int]
    poktan: list[int]
    laid: list[int]
    shown: list[int]
    shakes: list[int]
    money: list[int]
    played: int
    flipped: int
    held: int
    pending: int
    got: int
    choices: tuple[int, ...]
    legal: list[int]
    result: Result | None
    blind: State


def view(state: State, seat: int) -> View:
    """What ``seat`` knows of a position."""
    plan, v = state.plan, View()
    v.rules, v.seat, v.mover, v.phase = plan.rules, seat, state.seat, Phase(state.phase)
    v.dealer, v.bet, v.carry, v.turn = state.dealer, state.bet, state.carry, state.turn
    v.hand = state.hands[seat]
    v.hand_counts = [hand.bit_count() for hand in state.hands]
    v.table, v.captured, v.stock_count = state.table, state.captured[:], len(state.stock) - state.pos
    v.piles, v.pile_bonus = _piles(state), _pile_bonus(state)
    v.go, v.mark, v.money = list(state.go), list(state.mark), list(state.money)
    v.points = [points(plan, won, state.cup) for won in state.captured]
    seats = range(plan.seats)
    v.bbuk, v.poktan = [state.bbuk_of(s) for s in seats], [state.poktan_of(s) for s in seats]
    v.laid = [state.laid_of(s) for s in seats]
    v.shown = [shown & MONTH_CARDS for shown in state.shown]
    v.shakes = [doubling_months(plan, state, side) for side in range(plan.sides)]
    v.held, v.pending, v.got = state.held, state.pending, state.got
    open_turn = state.phase in (Phase.PICK_HAND, Phase.PICK_FLIP)
    v.played = state.played if open_turn else -1
    v.flipped = state.flipped if state.phase == Phase.PICK_FLIP else -1
    v.legal = legal(state) if seat == state.seat else []
    v.choices = tuple(move - 128 for move in legal(state)) if open_turn else ()
    v.result = result(state)
    v.blind = _blind(state, seat)
    return v


def _piles(state: State) -> dict[int, int]:
    out = {}
    for month in range(1, MONTHS + 1):
        if (state.table & MONTH_MASK[month]).bit_count() == 3:
            out[month] = (state.makers >> 4 * (month - 1) & 0xF) - 1
    return out


def _pile_bonus(state: State) -> dict[int, int]:
    out: dict[int, int] = {}
    for card in cards(state.table >> FIRST_BONUS << FIRST_BONUS):
        month = state.nests >> 4 * (card - FIRST_BONUS) & 0xF
        out[month] = out.get(month, 0) | BIT[card]
    return out


def _blind(state: State, seat: int) -> State:
    """A copy that holds no hidden card: other hands only what they have shown, no stock."""
    blind = state.copy()
    gone = state.table | state.pending | state.got | state.held
    for part in (*state.captured, *(BIT[c] for c in (state.played, state.flipped) if c >= 0)):
        gone |= part
    for other in range(state.plan.seats):
        if other != seat:
            blind.hands[other] = state.shown[other] & MONTH_CARDS & ~gone
    if blind.phase == Phase.SHOW and blind.seat != seat:
        blind.flipped = 0
    blind.stock = b""
    blind.threes = find_threes(blind.hands)
    return blind


def unseen(v: View) -> int:
    """The mask of the cards that a seat cannot place: hidden hands and the stock."""
    blind = v.blind
    seen = blind.table | blind.pending | blind.got | blind.held
    for part in (*blind.captured, *blind.hands):
        seen |= part
    if v.phase == Phase.PICK_HAND or v.phase == Phase.PICK_FLIP:
        seen |= mask(card for card in (blind.played, blind.flipped) if card >= 0)
    return mask(v.rules.deck) & ~seen


def determinize(v: View, rng: random.Random) -> State:
    """A position that agrees with a view: the unseen cards dealt anew.

    Hands keep their sizes and what they have shown, and hold no four of a month, which would have ended the
    game at the deal; a seat that is asked for a HeunDeum holds one; where bonus cards are laid at once, none.
    """
    hidden = tuple(cards(unseen(v)))
    for _ in range(_TRIES):
        state = _dealt_anew(v, hidden, rng)
        if _agrees(state, v):
            break
    return state


_TRIES = 400
"""Shuffles before an unlikely deal is taken as it is; four of a month may come by a bonus card after all."""


def _agrees(state: State, v: View) -> bool:
    """Whether hands that were dealt anew could have come this far."""
    if v.phase == Phase.SHOW and not month_asked(state):
        return False
    return not any(has_four(hand) for seat, hand in enumerate(state.hands) if seat != v.seat)


def _dealt_anew(v: View, hidden: tuple[int, ...], rng: random.Random) -> State:
    state, rand = v.blind.copy(), rng.random
    pool = list(hidden)
    for last in range(len(pool) - 1, 0, -1):
        other = int(rand() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
    if v.rules.bonus_in_hand == "at_once":
        pool.sort(key=lambda card: card >= FIRST_BONUS)
    top = 0
    for seat, hand in enumerate(state.hands):
        if seat != v.seat:
            missing = v.hand_counts[seat] - hand.bit_count()
            state.hands[seat] = hand | mask(pool[top : top + missing])
            top += missing
    rest = pool[top:]
    if v.rules.bonus_in_hand == "at_once":
        rest = [rest[i] for i in _order(len(rest), rng)]
    state.stock = bytes(state.pos) + bytes(rest)
    state.threes = find_threes(state.hands)
    return state


def _order(count: int, rng: random.Random) -> list[int]:
    keyed = sorted((rng.random(), i) for i in range(count))
    return [i for _, i in keyed]
