"""The phase table: what is legal in each phase and what a move does (docs/rules.md, A turn).

A move is a decision and nothing else: flips, single matches and automatic choices
resolve inside ``apply``.  ``apply`` trusts its caller, ``play`` checks first.
"""

from __future__ import annotations

from collections.abc import Callable

from godoris.cards import BIT, FIRST_BONUS, MONTH_MASK, SAME_MONTH
from godoris.engine import ending
from godoris.engine.events import Event, Sink
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, STOP, TAKE, token
from godoris.engine.plan import BBUK, CHOCK, DDADAK, OWN_SSEUL, SSEUL
from godoris.engine.plan import POKTAN as POKTAN_DEED
from godoris.engine.state import BOMBED, Phase, State, with_item

_PLAY, _PICK_HAND, _PICK_FLIP = int(Phase.PLAY), int(Phase.PICK_HAND), int(Phase.PICK_FLIP)


class IllegalMove(ValueError):  # noqa: N818 - what it is, in the words of the game
    """A move that the rules do not allow here; the text says what was legal."""


def play(state: State, move: int, sink: Sink | None = None) -> None:
    """Apply a move after checking it; IllegalMove says what was legal."""
    options = legal(state)
    if move not in options:
        rules = state.rules
        expected = " ".join(token(rules, option) for option in options) or "nothing, the game is over"
        raise IllegalMove(f"expected one of: {expected}" if options else f"expected {expected}")
    apply(state, move, sink)


def legal(state: State) -> list[int]:
    """The legal moves in their fixed order (docs/notation.md, legal)."""
    return _LEGAL[state.phase](state)


def apply(state: State, move: int, sink: Sink | None = None) -> None:
    """Make a legal move; events go to the sink when there is one."""
    _APPLY[state.phase](state, move, sink)


# ------------------------------------------------------------------ legal moves


def _legal_play(s: State) -> list[int]:
    seat = s.seat
    hand = s.hands[seat]
    if s.threes or s.poktan:
        return _legal_rare(s, hand, s.poktan_of(seat))
    out = []
    while hand:
        low = hand & -hand
        out.append(low.bit_length() - 1)
        hand ^= low
    return out


def _legal_rare(s: State, hand: int, cards: int) -> list[int]:
    """The moves of a hand that may hold a HeunDeum, a PokTan or PokTan cards."""
    plan, table = s.plan, s.table
    forced = bool(cards) and plan.forced
    left = hand >> FIRST_BONUS << FIRST_BONUS if forced else hand
    out, bombs = [], []
    while left:
        low = left & -left
        left ^= low
        card = low.bit_length() - 1
        out.append(card)
        month = SAME_MONTH[card]
        if (hand & month).bit_count() == 3 and card < FIRST_BONUS:
            on = (table & month).bit_count()
            if on == 0 and plan.shake_in_play:
                out.append(card | SHAKE)
            elif on == 1 and low == hand & month & -(hand & month) and _may_bomb(s, card):
                bombs.append(POKTAN + (card >> 2) + 1)
    out += bombs
    if cards:
        out.append(FLIP)
    return out


def _may_bomb(s: State, card: int) -> bool:
    rules = s.plan.rules
    if rules.poktan == "none":
        return False
    return rules.shown_bombs or not s.shown[s.seat] & SAME_MONTH[card]


def _legal_pick_hand(s: State) -> list[int]:
    return _both(s.table & SAME_MONTH[s.played])


def _legal_pick_flip(s: State) -> list[int]:
    return _both(s.table & SAME_MONTH[s.flipped])


def _both(two: int) -> list[int]:
    low = two & -two
    return [TAKE + low.bit_length() - 1, TAKE + (two ^ low).bit_length() - 1]


def _legal_go_stop(s: State) -> list[int]:
    seat = s.seat
    return [GO, STOP] if s.hands[seat] or s.poktan_of(seat) else [STOP]


def _legal_show(s: State) -> list[int]:
    month = ending.month_asked(s)
    return [SHOW + month, HIDE + month]


def _legal_over(s: State) -> list[int]:
    return []


# ------------------------------------------------------------------ the hand card


def _play(s: State, card: int, sink: Sink | None) -> None:
    """A hand card against the table; bonus cards and declarations go their own way."""
    if card >= FIRST_BONUS:
        _play_rare(s, card, sink)
        return
    bit, month = BIT[card], SAME_MONTH[card]
    seat = s.seat
    s.hands[seat] ^= bit
    s.played = card
    if s.threes:
        _fewer(s, seat, card)
    on = s.table & month
    if not on:
        s.table |= bit
        s.laid += 1 << 4 * seat
    elif not on & (on - 1):
        s.table ^= on
        s.pending = on | bit
    elif on.bit_count() == 3:
        s.deeds = _take_pile(s, card)
    elif on & s.plan.plain == on:
        low = on & -on
        s.table ^= low
        s.got = low | bit
    else:
        s.phase = _PICK_HAND
        return
    _flip(s, sink)


def _fewer(s: State, seat: int, card: int) -> None:
    """Forget a month of which the hand has fewer than three left."""
    month = SAME_MONTH[card]
    if s.threes & month and (s.hands[seat] & month).bit_count() == 2:
        s.threes &= ~month


def _play_rare(s: State, move: int, sink: Sink | None) -> None:
    """A bonus card, a HeunDeum, a PokTan or a PokTan card."""
    if move < SHAKE:
        _play_bonus(s, move, sink)
    elif move < TAKE:
        card = move ^ SHAKE
        _show(s, s.seat, (card >> 2) + 1, sink)
        _play(s, card, sink)
    elif move == FLIP:
        s.poktan -= 1 << 4 * s.seat
        s.played = -1
        _flip(s, sink)
    else:
        _bomb(s, move - POKTAN, sink)


def _show(s: State, seat: int, month: int, sink: Sink | None) -> None:
    held = s.hands[seat] & MONTH_MASK[month]
    s.shown = with_item(s.shown, seat, s.shown[seat] | held)
    if sink is not None:
        sink.append(Event(s.turn, seat, "heundeum", ending.ids(held)))


def _play_bonus(s: State, card: int, sink: Sink | None) -> None:
    """Lay a bonus card and draw another; no turn (docs/rules.md, A turn)."""
    seat, plan = s.seat, s.plan
    s.hands[seat] ^= BIT[card]
    if sink is not None:
        sink.append(Event(s.turn, seat, "bonus", (card,)))
    ending.draw(s, seat)
    s.captured[plan.side_of[seat]] |= BIT[card]
    s.gain = 1
    if plan.owes_bonus:
        ending.bonus_pee(s, seat, BIT[card], sink)


def _bomb(s: State, month: int, sink: Sink | None) -> None:
    """PokTan: three from the hand and the fourth from the table."""
    plan, seat = s.plan, s.seat
    four = MONTH_MASK[month]
    s.hands[seat] &= ~four
    s.table &= ~four
    s.threes &= ~four
    s.shown = with_item(s.shown, seat, s.shown[seat] | BOMBED << month)
    s.got, s.played, s.deeds = four, -1, POKTAN_DEED
    if plan.later:
        s.poktan += 2 << 4 * seat
    elif plan.now:
        s.flips = 1
    _flip(s, sink)


def _take_pile(s: State, card: int) -> int:
    """Take the three table cards of a card's month with it and the bonus cards among them: the deed."""
    month = SAME_MONTH[card]
    s.got |= month
    s.table &= ~month
    deed = SSEUL
    number = card >> 2
    maker = s.makers >> 4 * number & 0xF
    if maker:
        s.makers ^= maker << 4 * number
        if s.plan.side_of[maker - 1] == s.plan.side_of[s.seat]:
            deed = OWN_SSEUL
    if s.nests:
        nested = ending.unnest(s, number + 1)
        s.got |= nested
        s.table ^= nested
    return deed


def _pick_hand(s: State, move: int, sink: Sink | None) -> None:
    bit = BIT[move - TAKE]
    s.table ^= bit
    s.got = bit | BIT[s.played]
    s.phase = _PLAY
    _flip(s, sink)


# ------------------------------------------------------------------ the flip


def _flip(s: State, sink: Sink | None) -> None:
    """Turn over the top of the stock, bonus cards first."""
    card = s.stock[s.pos]
    s.pos += 1
    if card >= FIRST_BONUS:
        card = _flip_bonus(s, card, sink)
    elif sink is not None:
        sink.append(Event(s.turn, s.seat, "flip", (card,)))
    s.flipped = card
    month = SAME_MONTH[card]
    if s.pending:
        if s.pending & month:
            _third(s, card, sink)
            return
        s.got |= s.pending
        s.pending = 0
    on = s.table & month
    if not on:
        s.table |= BIT[card]
    elif not on & (on - 1):
        s.table ^= on
        s.got |= on | BIT[card]
        played = s.played
        if played >= 0 and played >> 2 == card >> 2:
            _pair_of_month(s, CHOCK if on == BIT[played] else DDADAK)
    elif on.bit_count() == 3:
        s.deeds = s.deeds * 8 + _take_pile(s, card)
    elif on & s.plan.plain == on:
        low = on & -on
        s.table ^= low
        s.got |= low | BIT[card]
    else:
        s.phase = _PICK_FLIP
        return
    ending.finish(s, sink) if not s.flips else _flip_again(s, sink)


def _flip_again(s: State, sink: Sink | None) -> None:
    """The second flip of a PokTan that flips at once."""
    s.flips -= 1
    _flip(s, sink)


def _flip_bonus(s: State, card: int, sink: Sink | None) -> int:
    """Set flipped bonus cards aside until a month card comes: its id."""
    turned = [card]
    while turned[-1] >= FIRST_BONUS:
        s.held |= BIT[turned[-1]]
        turned.append(s.stock[s.pos])
        s.pos += 1
    if sink is not None:
        sink.append(Event(s.turn, s.seat, "flip", tuple(turned)))
    return turned[-1]


def _third(s: State, card: int, sink: Sink | None) -> None:
    """The flipped card is the third of the pair: a Bbuk, or three cards taken."""
    if ending.void(s, BBUK):
        s.got |= s.pending | BIT[card]
        s.pending = 0
        ending.finish(s, sink)
        return
    s.table |= s.pending | BIT[card]
    s.pending = 0
    s.makers |= s.seat + 1 << 4 * (card >> 2)
    if s.held and s.plan.stays:
        ending.nest(s, (card >> 2) + 1)
    s.bbuk += 1 << 4 * s.seat
    s.deeds = s.deeds * 8 + BBUK
    ending.finish(s, sink)


def _pair_of_month(s: State, deed: int) -> None:
    """A Chock or DdaDak; a DdaDak that clears the table is a PanSseul only."""
    if ending.void(s, deed) or (deed == DDADAK and ending.clears(s)):
        return
    s.deeds = s.deeds * 8 + deed


def _pick_flip(s: State, move: int, sink: Sink | None) -> None:
    bit = BIT[move - TAKE]
    s.table ^= bit
    s.got |= bit | BIT[s.flipped]
    s.phase = _PLAY
    ending.finish(s, sink) if not s.flips else _flip_again(s, sink)


# ------------------------------------------------------------------ Go, Stop, HeunDeum at the deal


def _go_stop(s: State, move: int, sink: Sink | None) -> None:
    if move == GO:
        ending.call_go(s, sink)
    else:
        ending.call_stop(s, sink)


def _answer_show(s: State, move: int, sink: Sink | None) -> None:
    if move < HIDE:
        _show(s, s.seat, move - SHOW, sink)
    ending.ask_next(s, ending.month_asked(s))


def _apply_over(s: State, move: int, sink: Sink | None) -> None:
    raise IllegalMove("expected nothing, the game is over")


_LEGAL: tuple[Callable[[State], list[int]], ...] = (
    _legal_play, _legal_pick_hand, _legal_pick_flip, _legal_go_stop, _legal_show, _legal_over,
)  # fmt: skip
_APPLY: tuple[Callable[[State, int, Sink | None], None], ...] = (
    _play, _pick_hand, _pick_flip, _go_stop, _answer_show, _apply_over,
)  # fmt: skip
