"""Games played on to their end by quick players who go by tables of worth."""

from __future__ import annotations

from collections.abc import Callable

from godoris.cards import FIRST_BONUS, MONTH_CARDS
from godoris.engine import State, View, apply, legal, unseen
from godoris.engine.moves import FLIP, GO, POKTAN, SHAKE, STOP, TAKE
from godoris.players.data import section
from godoris.players.guess import guess, looseness
from godoris.players.judge import Judge, near_stop
from godoris.players.values import Weights, weights
from godoris.players.venture import chances, odds

_PLAY, _PICK_HAND, _PICK_FLIP, _GO_STOP, _SHOW, _OVER = range(6)


class Tables:
    """For each seat the worth of every hand card against every rest of its month on the table.

    The seat that looks goes by its own weights, the others are taken for players of Medium's who do
    anything at all now and then; loose: by seat, how often.
    meet: by seat, 16 * card + the four bits of its month on the table; take: by seat and card;
    least: by seat, the log-odds from which it calls Go.
    """

    __slots__ = ("chances", "least", "loose", "meet", "take")

    def __init__(self, v: View, w: Weights, least: float) -> None:
        plan, hidden = v.blind.plan, unseen(v)
        near = near_stop(plan, v.points, v.go)
        self.chances, self.loose = chances(), looseness(v, guess())
        self.meet: list[list[float]] = []
        self.take: list[list[float]] = []
        self.least = [least if seat == v.seat else section("medium")["least"] for seat in range(plan.seats)]
        for seat in range(plan.seats):
            mine = seat == v.seat
            judge = Judge(plan, w if mine else weights("medium"), v.captured, plan.side_of[seat], near)
            unknown = hidden if mine else hidden | v.blind.hands[v.seat]
            judge.look(unknown, 0, sum(v.hand_counts) - v.hand_counts[seat])
            self.meet.append(_meetings(judge))
            self.take.append([judge.take(card) for card in range(FIRST_BONUS)])


def _meetings(judge: Judge) -> list[float]:
    out = []
    for card in range(FIRST_BONUS):
        base = card & ~3
        for nibble in range(16):
            out.append(-99.0 if nibble >> (card & 3) & 1 else judge.meet(card, nibble << base))
    return out


def rollout(s: State, tables: Tables, rand: Callable[[], float]) -> None:
    """Play a position to its end, every seat by its own hand, the table and the tables."""
    meet, take, loose = tables.meet, tables.take, tables.loose
    while True:
        phase, seat = s.phase, s.seat
        if phase == _PLAY:
            if rand() < loose[seat]:
                moves = legal(s)
                apply(s, moves[int(rand() * len(moves))])
                continue
            hand = s.hands[seat]
            if s.threes or s.poktan or hand > MONTH_CARDS:
                apply(s, _rare(s, tables))
                continue
            worth, table = meet[seat], s.table
            best, move = -1e9, 0
            while hand:
                low = hand & -hand
                hand ^= low
                card = low.bit_length() - 1
                value = worth[card << 4 | table >> (card & 60) & 15]
                if value > best:
                    best, move = value, card
            apply(s, move)
        elif phase in (_PICK_FLIP, _PICK_HAND):
            worth = take[seat]
            one, two = legal(s)
            apply(s, one if worth[one - TAKE] >= worth[two - TAKE] else two)
        elif phase == _GO_STOP:
            whim = rand() < loose[seat]
            apply(s, GO if (rand() < 0.5 if whim else _goes(s, tables)) else STOP)
        elif phase == _OVER:
            return
        else:
            apply(s, legal(s)[0])


def _rare(s: State, tables: Tables) -> int:
    """The move of a seat where declarations, PokTan or bonus cards may be about."""
    worth, table = tables.meet[s.seat], s.table
    best, choice = -1e9, 0
    for move in legal(s):
        if move > POKTAN:
            value = -1.2 if move == FLIP else 20.0
        else:
            card = move & ~SHAKE
            if card >= FIRST_BONUS:
                return move
            value = worth[card << 4 | table >> (card & 60) & 15] + (0.5 if move & SHAKE else 0.0)
        if value > best:
            best, choice = value, move
    return choice


def _goes(s: State, tables: Tables) -> bool:
    """Whether the seat to decide calls Go."""
    plan, seat = s.plan, s.seat
    left = s.hands[seat].bit_count()
    if not left:
        return False
    c, least = tables.chances, tables.least[seat]
    if not s.callers and c.left[min(left, len(c.left) - 1)] <= least:
        return False  # opponents who have not called only take from those
    return odds(c, plan, s.captured, s.go, plan.side_of[seat], left, s.cup) > least
