"""The motions of a deal: packets from the stock to hands and table, then bonus cards and a Chong Tong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from godoris.app import layout
from godoris.app.motion import BACK, Flight, Line, Step
from godoris.app.scene import EMPTY
from godoris.app.turns import Turn, named
from godoris.cards import MONTH_CARDS, cards
from godoris.engine import Event


class Dealing(Turn):
    """Builds the steps of a deal, from a Scene without cards to that of the View."""

    def deal(self, events: Sequence[Event]) -> list[Step]:
        """Packets from the stock to hands and table, then bonus cards and a Chong Tong."""
        self._packets()
        for event in events:
            if event.name == "bonus":
                self._dealt_bonus(event)
            else:
                self._call(event)
        self._close(ended=False)
        return self.steps

    def _packets(self) -> None:
        seats = self.rules.seats
        months = list(cards(self.view.table & MONTH_CARDS))
        held = [card for card in self.scene_hand() if card != EMPTY]
        given = laid = 0
        for hand, table in self.rules.packets:
            order = [(self.scene.dealer + i) % seats for i in range(seats)]
            for seat in order:
                if seat == 0:
                    self._deal_own(held[given : given + hand], given)
                else:
                    way = Flight(BACK, layout.STOCK[:2], named(seats, seat), self.speed.travel)
                    self._add(Step(self.scene, self.scene, self.speed.travel, (way,), tone="deal"))
            given += hand
            if table:
                self._deal_table(months[laid : laid + table])
                laid += table

    def scene_hand(self) -> tuple[int, ...]:
        """The player's hand as it will lie."""
        held = [*cards(self.view.hand)]
        return (*held, *(EMPTY,) * (self.rules.hand - len(held)))

    def _deal_own(self, dealt: list[int], first: int) -> None:
        hand = list(self.scene.hand)
        hand[first : first + len(dealt)] = dealt
        after = replace(self.scene, hand=tuple(hand))
        ends = [after.hand_rect(first + i)[:2] for i in range(len(dealt))]
        flights = tuple(Flight(BACK, layout.STOCK[:2], end, self.speed.travel) for end in ends)
        self._add(Step(self.scene, after, self.speed.travel, flights, tone="deal"))

    def _deal_table(self, dealt: list[int]) -> None:
        after = self.scene.laid(dealt, top=False)
        ways = [(card, layout.STOCK[:2], self._table_point(after, card)) for card in dealt]
        self._fly(self.scene, after, ways, tone="deal")

    def _dealt_bonus(self, event: Event) -> None:
        """A bonus card that went to its owner before the first turn."""
        card, side = event.cards[0], self.rules.side(event.seat)
        shown = replace(self.scene, turned=(card,))
        self._add(Step(shown, shown, self.speed.lie, lines=(Line("bonus", event.seat),), tone="bonus"))
        after = self._captured(replace(self.scene, turned=()), side, 1 << card)
        way = self._flight(card, layout.STOCK[:2], self._group_point(after, side, card), side)
        self._add(Step(replace(self.scene, turned=()), after, self.speed.travel, (way,)))
