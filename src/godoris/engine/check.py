"""The laws of a position: what is wrong with it, in words."""

from __future__ import annotations

from collections.abc import Iterator

from godoris.cards import BIT, FIRST_BONUS, MONTH_MASK, MONTHS
from godoris.cards import mask as mask_of
from godoris.engine.ending import month_asked
from godoris.engine.plan import plan_of
from godoris.engine.settle import balance
from godoris.engine.state import Phase, State, find_threes
from godoris.engine.turn import legal


def problems(state: State) -> list[str]:
    """Everything that is wrong with a position; nothing for one that a game can reach."""
    return [*_conservation(state), *_table(state), *_counters(state), *_phase(state)]


def turn_cards(state: State) -> int:
    """The cards of the turn in progress that lie neither in a hand, on the table nor captured."""
    out = state.pending | state.got | state.held
    if state.phase == Phase.PICK_HAND:
        out |= BIT[state.played]
    if state.phase == Phase.PICK_FLIP:
        out |= BIT[state.flipped]
    return out


def _conservation(state: State) -> Iterator[str]:
    parts = [*state.hands, *state.captured, state.table, mask_of(state.stock[state.pos :]), turn_cards(state)]
    total = 0
    for part in parts:
        if total & part:
            yield f"cards {total & part:x} stand in two places"
        total |= part
    if total != mask_of(state.rules.deck):
        yield f"the cards in play are {total:x}, not the deck"
    if len(set(state.stock[state.pos :])) != len(state.stock) - state.pos:
        yield "a card lies twice in the stock"


def _table(state: State) -> Iterator[str]:
    for month in range(1, MONTHS + 1):
        on = (state.table & MONTH_MASK[month]).bit_count()
        maker = state.makers >> 4 * (month - 1) & 0xF
        if on == 4:
            yield f"four cards of month {month} lie on the table"
        if maker and on != 3:
            yield f"month {month} has a Bbuk's maker and {on} cards"
    for index in range(len(state.rules.bonus)):
        nested = state.nests >> 4 * index & 0xF
        if bool(nested) != bool(state.table & BIT[FIRST_BONUS + index]):
            yield f"bonus card {index} on the table belongs to no pile"
    if find_threes(state.hands) & ~state.threes:
        yield "a hand's triple is not known"


def _counters(state: State) -> Iterator[str]:
    plan = state.plan
    if sum(state.money) or sum(balance(state)):
        yield "money does not sum to zero"
    known = plan_of(state.rules)
    if plan is not known and any(getattr(plan, name) != getattr(known, name) for name in plan.__slots__):
        yield "the plan is another rule set's"
    for seat in range(plan.seats):
        if state.poktan_of(seat) > 6 or max(state.bbuk_of(seat), state.laid_of(seat)) > plan.rules.hand:
            yield f"seat {seat} has impossible counts"
    if min(state.go) < 0 or any(mark and not go for mark, go in zip(state.mark, state.go, strict=True)):
        yield "a mark without a Go"


def _phase(state: State) -> Iterator[str]:
    phase = state.phase
    if phase == Phase.OVER:
        if not state.kind:
            yield "over without a result"
        return
    if state.kind:
        yield "a result before the end"
    if not legal(state):
        yield "nothing is legal"
    if phase == Phase.PLAY and turn_cards(state):
        yield "cards of a turn lie about before it begins"
    if phase == Phase.SHOW and not month_asked(state):
        yield "asked to show nothing"
    if phase in (Phase.PICK_HAND, Phase.PICK_FLIP):
        card = state.played if phase == Phase.PICK_HAND else state.flipped
        if (state.table & MONTH_MASK[(card >> 2) + 1]).bit_count() != 2:
            yield "a choice between other than two cards"
