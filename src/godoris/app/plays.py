"""What a hand card may be played as: the moves behind a tap."""

from __future__ import annotations

from godoris.app.scene import BOMB
from godoris.cards import FIRST_BONUS, MONTH_MASK, cards, month
from godoris.engine import Phase, View
from godoris.engine.moves import FLIP, POKTAN, SHAKE, TAKE
from godoris.engine.plan import plan_of
from godoris.frozen import Frozen


class Options(Frozen):
    """The ways to play a card; `pair`: the two table cards one of which is to be chosen."""

    card: int
    single: bool
    shake: bool
    poktan: bool
    pair: tuple[int, ...] = ()

    @property
    def any(self) -> bool:
        """Whether the card can be played at all."""
        return self.single or self.poktan


def options(view: View, card: int) -> Options:
    """The ways to play a hand card or a PokTan card (BOMB) now."""
    if view.phase != Phase.PLAY or view.mover != view.seat:
        return Options(card, False, False, False)
    if card == BOMB:
        return Options(card, FLIP in view.legal, False, False)
    number = month(card)
    return Options(
        card,
        card in view.legal,
        card | SHAKE in view.legal,
        number > 0 and POKTAN + number in view.legal and bool(view.hand & MONTH_MASK[number]),
        pair(view, card),
    )


def pair(view: View, card: int) -> tuple[int, ...]:
    """The two table cards that a hand card would let choose between; none where there is no choice."""
    on = view.table & MONTH_MASK[month(card)]
    if on.bit_count() != 2 or on & plan_of(view.rules).plain == on:
        return ()
    return tuple(cards(on))


def moves(card: int, chosen: int | None = None) -> list[int]:
    """The moves of a card played singly, with the table card that it takes."""
    first = FLIP if card == BOMB else card
    return [first] if chosen is None else [first, TAKE + chosen]


def triple(view: View, number: int) -> list[int]:
    """The hand's cards of a month."""
    return list(cards(view.hand & MONTH_MASK[number]))


def flips_only(view: View) -> bool:
    """Whether no card of the hand may be played that costs the turn: only a PokTan card is left to play."""
    return FLIP in view.legal and all(move == FLIP or FIRST_BONUS <= move < SHAKE for move in view.legal)
