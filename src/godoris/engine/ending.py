"""The end of a turn: captures, deeds and what they bring, Go and Stop, who is next."""

from __future__ import annotations

from godoris.cards import BIT, CUP, FIRST_BONUS, MONTH_CARDS, MONTH_MASK, MONTHS, SAME_MONTH, cards, threes
from godoris.engine.events import Event, Sink
from godoris.engine.plan import BBUK, DDADAK, DEED_NAMES, PANSSEUL, Plan
from godoris.engine.score import best_placement, points
from godoris.engine.state import Kind, Phase, State, with_item

_PLAY, _GO_STOP, _SHOW, _OVER = int(Phase.PLAY), int(Phase.GO_STOP), int(Phase.SHOW), int(Phase.OVER)
_ORDINALS = ("first", "second", "third")


def ids(mask: int) -> tuple[int, ...]:
    """The ids of a mask, ascending."""
    return tuple(cards(mask))


def void(s: State, deed: int) -> bool:
    """Whether a deed does not count now, on a last turn or with the stock gone."""
    plan, seat = s.plan, s.seat
    if plan.void_last[deed] and not s.hands[seat] and not s.poktan >> 4 * seat & 15:
        return True
    return plan.void_empty[deed] and s.pos == len(s.stock)


def clears(s: State) -> bool:
    """Whether the table is empty where that makes a PanSseul."""
    return not s.table and s.plan.empties


def draw(s: State, seat: int) -> None:
    """Take the top of the stock into a hand."""
    card = s.stock[s.pos]
    s.pos += 1
    s.hands[seat] |= BIT[card]
    s.threes |= threes(s.hands[seat] & SAME_MONTH[card])


def nest(s: State, month: int) -> None:
    """Leave the bonus cards flipped in this turn in a month's Bbuk pile."""
    for card in cards(s.held):
        s.nests |= month << 4 * (card - FIRST_BONUS)
    s.table |= s.held
    s.held = 0


def unnest(s: State, month: int) -> int:
    """Take the bonus cards out of a month's pile: their mask."""
    out = 0
    for index in range(len(s.rules.bonus)):
        if s.nests >> 4 * index & 0xF == month:
            s.nests ^= month << 4 * index
            out |= BIT[FIRST_BONUS + index]
    return out


# ------------------------------------------------------------------ the end of a turn


def finish(s: State, sink: Sink | None) -> None:
    """Capture what the turn won, reckon its deeds, then Go or Stop or the next seat."""
    plan, seat = s.plan, s.seat
    side = plan.side_of[seat]
    got = s.got | s.held
    if got:
        s.captured[side] |= got
        s.gain = 1
        s.got = s.held = 0
        if sink is not None:
            sink.append(Event(s.turn, seat, "capture", ids(got)))
        if plan.looks_at_captures:
            _look_at(s, side, got)
        if not s.table and (plan.empties or _two_pairs(got)) and not void(s, PANSSEUL):
            s.deeds = s.deeds * 8 + PANSSEUL
    if s.deeds:
        _reckon(s, seat, sink)
        if s.phase == _OVER:
            return
    if plan.bonus_matters:
        _reckon_bonus(s, seat, got, sink)
    if s.gain:
        s.gain = 0
        score = points(plan, s.captured[side], s.cup)
        if score >= plan.stop_points and score > s.mark[side]:
            s.phase = _GO_STOP
            return
    end_turn(s, sink)


def end_turn(s: State, sink: Sink | None) -> None:
    """Hand on to the next seat that has something to play; NaGaRi when none has."""
    seat, plan = s.seat, s.plan
    s.turn += 1
    s.phase = _PLAY
    follower = plan.next_seat[seat]
    while not (s.hands[follower] or s.poktan >> 4 * follower & 15):
        if follower == seat:
            s.kind, s.phase = int(Kind.NAGARI), _OVER
            if sink is not None:
                sink.append(Event(s.turn, seat, "nagari"))
            return
        follower = plan.next_seat[follower]
    s.seat = follower


def _two_pairs(got: int) -> bool:
    """Whether month cards won are two pairs of different months."""
    won = got & MONTH_CARDS
    return won.bit_count() == 4 and (won & SAME_MONTH[won.bit_length() - 1]).bit_count() == 2


def _look_at(s: State, side: int, got: int) -> None:
    """Where a rule set asks for it: DdaDak by any two pairs, and a cup that is captured after a Go."""
    plan = s.plan
    if plan.any_two and s.table and not s.deeds and _two_takings(s, got) and not void(s, DDADAK):
        s.deeds = DDADAK
    if plan.fixed_cup and got & BIT[CUP] and s.go[side]:
        place_cup(s, side)


def _reckon_bonus(s: State, seat: int, got: int, sink: Sink | None) -> None:
    """The pee for bonus cards taken; those laid at the deal may have brought points of their own."""
    if got >> FIRST_BONUS and s.plan.owes_bonus:
        bonus_pee(s, seat, got, sink)
    if s.plan.early and s.turn <= s.plan.seats:
        s.gain = 1


def _two_takings(s: State, got: int) -> bool:
    """Whether the hand card and the flipped card have each taken a pair (Godoris manual, Ddadak)."""
    return s.played >= 0 and bool(got & BIT[s.played]) and (got & MONTH_CARDS).bit_count() == 4


def _reckon(s: State, seat: int, sink: Sink | None) -> None:
    """The turn's deeds: their events, payments, the third Bbuk, then the pee they take."""
    plan = s.plan
    deeds: list[int] = []
    left, s.deeds = s.deeds, 0
    while left:
        deeds.insert(0, left & 7)
        left >>= 3
    if sink is not None:
        sink += [Event(s.turn, seat, DEED_NAMES[deed]) for deed in deeds]
    if s.turn <= plan.seats and plan.rules.first_turn:
        for deed in deeds:
            if deed != BBUK:
                _pay(s, seat, f"first_{DEED_NAMES[deed]}", plan.rules.first_turn, sink)
    if BBUK in deeds:
        _reckon_bbuk(s, seat, sink)
        if s.phase == _OVER:
            return
    _take_for(s, seat, deeds, sink)


def _reckon_bbuk(s: State, seat: int, sink: Sink | None) -> None:
    """Payments for Bbuk on every turn so far, and the end by three of them."""
    plan = s.plan
    made, row = s.bbuk_of(seat), plan.rules.bbuk_row
    own_turn = (s.turn - 1) // plan.seats + 1
    if made == own_turn and made <= len(row):
        _pay(s, seat, f"{_ORDINALS[made - 1]}_bbuk", row[made - 1], sink)
    if made == 3 and plan.three_bbuk:
        s.kind, s.winner, s.phase = int(Kind.THREE_BBUK), seat, _OVER
        if sink is not None:
            sink.append(Event(s.turn, seat, "three_bbuk"))


def _pay(s: State, seat: int, name: str, worth: int, sink: Sink | None) -> None:
    """A fixed payment of ``worth`` points from each opponent, which nothing multiplies."""
    amount = worth * s.bet
    winner = s.plan.side_of[seat]
    got = amount * (s.plan.sides - 1)
    s.money = tuple(had + (got if side == winner else -amount) for side, had in enumerate(s.money))
    if sink is not None:
        sink.append(Event(s.turn, seat, name, (), amount))


# ------------------------------------------------------------------ pee taken


def _take_for(s: State, seat: int, deeds: list[int], sink: Sink | None) -> None:
    """Each deed in turn takes its pee; deeds that count together take it once."""
    plan, together = s.plan, False
    for deed in deeds:
        if plan.together[deed]:
            if together:
                continue
            together = True
        take_pee(s, seat, plan.pee_for[deed], sink)


def bonus_pee(s: State, seat: int, taken: int, sink: Sink | None) -> None:
    """The pee that bonus cards in a mask bring: a boss its own, any other what the rule set says."""
    plan = s.plan
    for card in cards(taken >> FIRST_BONUS << FIRST_BONUS):
        take_pee(s, seat, 1 if BIT[card] & plan.boss else plan.rules.bonus_pee, sink)


def take_pee(s: State, seat: int, count: int, sink: Sink | None) -> None:
    """Take ``count`` times a card from each opposing side, the next one first; or so many units of each."""
    plan = s.plan
    side = plan.side_of[seat]
    others = [(side + step) % plan.sides for step in range(1, plan.sides)]
    if plan.rules.take == "unit":
        for other in others:
            owed = count
            while owed > 0:
                worth = _give(s, seat, other, sink)
                owed -= worth or owed
    else:
        for other in others * count:
            _give(s, seat, other, sink)


def _give(s: State, seat: int, other: int, sink: Sink | None) -> int:
    """One pee card goes from a side to the seat's: its units, 0 when there was none."""
    card, worth = lowest_pee(s.plan, s.captured[other])
    if card:
        s.captured[other] ^= card
        s.captured[s.plan.side_of[seat]] |= card
        s.gain = 1
        if sink is not None:
            sink.append(Event(s.turn, seat, "take_pee", ids(card), 0, other))
    return worth


def lowest_pee(plan: Plan, captured: int) -> tuple[int, int]:
    """The pee card that is given away, as a mask, and its units; (0, 0) without any.

    The lowest by units, then by id; never the cup (docs/rules.md, A turn).
    """
    for group, worth in plan.give_order:
        held = captured & group
        if held:
            return held & -held, worth
    return 0, 0


# ------------------------------------------------------------------ Go and Stop


def call_go(s: State, sink: Sink | None) -> None:
    """Go: the points now are the mark to beat."""
    plan, seat = s.plan, s.seat
    side = plan.side_of[seat]
    s.go = with_item(s.go, side, s.go[side] + 1)
    s.callers = s.callers << 3 | side + 1
    if plan.fixed_cup and not s.cup and s.captured[side] & BIT[CUP]:
        place_cup(s, side)
    s.mark = with_item(s.mark, side, points(plan, s.captured[side], s.cup))
    if sink is not None:
        sink.append(Event(s.turn, seat, "go"))
    end_turn(s, sink)


def place_cup(s: State, side: int) -> None:
    """Settle what the cup counts as, by combination score (Dutch manual, Yul)."""
    s.cup = 2 if best_placement(s.plan, s.captured[side]) & BIT[CUP] else 1


def call_stop(s: State, sink: Sink | None) -> None:
    """Stop: the game ends."""
    s.kind, s.winner, s.phase = int(Kind.STOP), s.seat, _OVER
    if sink is not None:
        sink.append(Event(s.turn, s.seat, "stop"))


# ------------------------------------------------------------------ HeunDeum at the deal


def month_asked(s: State) -> int:
    """The next month of which the asked seat holds exactly three, 0 for none."""
    hand = s.hands[s.seat]
    for month in range(max(s.flipped, 0) + 1, MONTHS + 1):
        if (hand & MONTH_MASK[month]).bit_count() == 3:
            return month
    return 0


def ask_next(s: State, month: int) -> None:
    """Ask for the next triple after ``month`` of the seat, then of the others, then let the dealer play."""
    s.phase, s.flipped = _SHOW, month
    while not month_asked(s):
        s.seat, s.flipped = s.plan.next_seat[s.seat], -1
        if s.seat == s.dealer:
            s.phase = _PLAY
            return
