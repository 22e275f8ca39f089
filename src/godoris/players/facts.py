"""Plain facts about a move in a position: what it would take, who needs what."""

from __future__ import annotations

from godoris.cards import BIT, FIRST_BONUS, MONTH_MASK, SAME_MONTH
from godoris.engine import View, unseen
from godoris.engine.moves import FLIP, GO, POKTAN, SHAKE, TAKE
from godoris.engine.plan import Plan, plan_of
from godoris.engine.score import points, units


class Facts:
    """A view and one legal move.

    card: the hand card that would be played, -1 for none; on: the table cards it meets; taken: the mask of
    cards that the move pairs, whatever is flipped; side: the seat's; mine and others: masks captured by the
    side, by the others together.
    """

    __slots__ = ("card", "mine", "move", "on", "others", "plan", "side", "taken", "v")

    def __init__(self, v: View, move: int) -> None:
        self.v, self.move = v, move
        self.plan: Plan = plan_of(v.rules)
        self.side = self.plan.side_of[v.seat]
        self.mine, self.others = v.captured[self.side], 0
        for side, won in enumerate(v.captured):
            if side != self.side:
                self.others |= won
        self.card = move & ~SHAKE if move < TAKE else -1
        self.on = v.table & SAME_MONTH[self.card] if self.plays else 0
        self.taken = self._taken()

    @property
    def plays(self) -> bool:
        """Whether a month card is played from the hand."""
        return 0 <= self.card < FIRST_BONUS

    @property
    def picks(self) -> bool:
        """Whether one of two table cards is taken by choice."""
        return TAKE <= self.move <= POKTAN

    @property
    def bombs(self) -> bool:
        """Whether the move is a PokTan."""
        return POKTAN < self.move < FLIP

    @property
    def lays(self) -> bool:
        """Whether a hand card is laid down that meets nothing."""
        return self.plays and not self.on

    def _taken(self) -> int:
        if self.bombs:
            return MONTH_MASK[self.move - POKTAN]
        if self.picks:
            other = self.v.flipped if self.v.flipped >= 0 else self.v.played
            return BIT[self.move - TAKE] | BIT[other]
        if not self.on:
            return 0
        if self.on.bit_count() == 2 and self.on & self.plan.plain != self.on:
            return BIT[self.card]
        if self.on.bit_count() == 3:
            return BIT[self.card] | self.on | self.v.pile_bonus.get((self.card >> 2) + 1, 0)
        return BIT[self.card] | self.on & -self.on

    def rivals(self) -> list[int]:
        """The sides against the seat's."""
        return [side for side in range(self.plan.sides) if side != self.side]

    def rest(self, side: int) -> int:
        """The mask captured by all sides but one."""
        out = 0
        for other, won in enumerate(self.v.captured):
            if other != side:
                out |= won
        return out

    def lacking(self, side: int) -> int:
        """The mask of cards of which any single one completes a set or three kwang for a side."""
        won, rest, out = self.v.captured[side], self.rest(side), 0
        for cards, _ in self.plan.sets:
            if (cards & won).bit_count() == cards.bit_count() - 1 and not cards & rest:
                out |= cards & ~won
        if (won & self.plan.kwang).bit_count() == 2:
            out |= self.plan.kwang & ~won & ~rest
        return out

    def points_after(self) -> int:
        """The combination score with what the move takes, the cup as it suits or as it is placed."""
        return points(self.plan, self.mine | self.taken, self.v.blind.cup)

    def may_stop_after(self) -> bool:
        """Whether what the move takes allows a Stop at once."""
        after = self.points_after()
        return bool(self.taken) and after >= self.plan.stop_points and after > self.v.mark[self.side]

    def pee(self, side: int) -> int:
        """Pee units of a side, the cup aside."""
        return units(self.plan, self.v.captured[side])

    def pee_taken(self) -> int:
        """Pee units among what the move takes, the cup aside."""
        return units(self.plan, self.taken)

    def open_month(self) -> bool:
        """Whether a card of the played card's month may lie in an opponent's hand."""
        four = SAME_MONTH[self.card]
        shown = 0
        for seat in range(self.plan.seats):
            if self.plan.side_of[seat] != self.side:
                shown |= self.v.blind.hands[seat]
        return bool((unseen(self.v) | shown) & four)

    def short(self, side: int) -> int:
        """How many points a side lacks for a Stop."""
        return max(self.plan.stop_points, self.v.mark[side] + 1) - self.v.points[side]

    def goes(self) -> bool:
        """Whether the move is Go."""
        return self.move == GO
