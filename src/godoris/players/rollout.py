"""Games played on to their end by quick players who go by tables of worth."""

from __future__ import annotations

from godoris.cards import FIRST_BONUS, MONTH_CARDS
from godoris.engine import State, View, apply, legal, unseen
from godoris.engine.moves import FLIP, GO, POKTAN, SHAKE, STOP, TAKE
from godoris.players.judge import Judge, near_stop
from godoris.players.values import Weights
from godoris.players.venture import Chances, chances, odds

_PLAY, _PICK_HAND, _PICK_FLIP, _GO_STOP, _SHOW, _OVER = range(6)


class Tables:
    """For each seat the worth of every hand card against every rest of its month on the table.

    ``meet``: by seat, 16 * card + the four bits of its month on the table; ``take``: by seat and card.
    """

    def __init__(self, v: View, w: Weights) -> None:
        blind = v.blind
        self.plan = plan = blind.plan
        self.chances = chances()
        near = near_stop(plan, v.points, v.go)
        hidden = unseen(v)
        self.meet: list[list[float]] = []
        self.take: list[list[float]] = []
        self.lay_least: list[float] = []
        for seat in range(plan.seats):
            judge = Judge(plan, w, v.captured, plan.side_of[seat], near)
            mine = hidden if seat == v.seat else hidden | blind.hands[v.seat]
            judge.look(mine, 0, sum(v.hand_counts) - v.hand_counts[seat])
            self.meet.append(_meetings(judge))
            self.take.append([judge.take(card) for card in range(FIRST_BONUS)])


def _meetings(judge: Judge) -> list[float]:
    out = []
    for card in range(FIRST_BONUS):
        base = card & ~3
        for nibble in range(16):
            out.append(-99.0 if nibble >> (card & 3) & 1 else judge.meet(card, nibble << base))
    return out


def rollout(s: State, tables: Tables) -> None:
    """Play a position to its end, every seat by its own hand, the table and the tables."""
    meet, take = tables.meet, tables.take
    while True:
        phase = s.phase
        if phase == _PLAY:
            seat = s.seat
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
            worth = take[s.seat]
            one, two = legal(s)
            apply(s, one if worth[one - TAKE] >= worth[two - TAKE] else two)
        elif phase == _GO_STOP:
            apply(s, GO if goes(s, tables.chances) else STOP)
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


def goes(s: State, c: Chances) -> bool:
    """Whether the seat to decide calls Go."""
    plan, seat = s.plan, s.seat
    left = s.hands[seat].bit_count()
    return odds(c, plan, s.captured, s.go, plan.side_of[seat], left, s.cup) > c.least if left else False
