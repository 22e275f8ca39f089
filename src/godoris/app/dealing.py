"""The motions of a deal: cards from the stock to hands and table, round by round, then bonus cards and a
Chong Tong.
"""

from __future__ import annotations

from collections.abc import Sequence

from godoris.app import layout
from godoris.app.motion import TO_TABLE, Flight, Line, Step
from godoris.app.scene import EMPTY
from godoris.app.staging import Point, Stage, named
from godoris.cards import MONTH_CARDS, cards
from godoris.engine import Event
from godoris.frozen import replace


class Dealing(Stage):
    """Builds the steps of a deal, from a Scene without cards to that of the View."""

    def deal(self, events: Sequence[Event]) -> list[Step]:
        """Redeals, rounds of cards, then bonus cards and a Chong Tong."""
        for event in events:
            if event.name == "redeal":
                self.call(event)
        self._rounds()
        for event in events:
            if event.name == "bonus":
                self._dealt_bonus(event)
            elif event.name == "take_pee":
                self.steps.append(self.pee([event]))
            elif event.name != "redeal":
                self.call(event)
        self.close(ended=False)
        return self.steps

    def _rounds(self) -> None:
        """Each round is one stream of cards, from seat to seat and then to the table."""
        seats = self.rules.seats
        months = list(cards(self.view.table & MONTH_CARDS))
        held = [*cards(self.view.hand)]
        given = laid = 0
        for hand, table in self.rules.packets:
            flights: list[Flight] = []
            for i in range(seats):
                seat = (self.scene.dealer + i) % seats
                if seat == 0:
                    flights += self._own(held[given : given + hand], given, len(flights))
                else:
                    flights += self._others(seat, hand, len(flights))
            given += hand
            flights += self._laid(months[laid : laid + table], len(flights))
            laid += table
            counts = tuple(held + hand for held in self.scene.counts)
            self.scene = replace(self.scene, counts=counts, stock=self.scene.stock - len(flights))
            self.steps.append(Step(self.scene, tuple(flights)))

    def _own(self, dealt: list[int], first: int, delay: int) -> list[Flight]:
        """The player's cards, which turn over on their way."""
        hand = list(self.scene.hand)
        hand[first : first + len(dealt)] = dealt
        self.scene = replace(self.scene, hand=tuple(hand))
        places = layout.hand(self.rules.hand)
        return [
            self._dealt(card, places[first + i][:2], delay + i, 0)
            for i, card in enumerate(dealt)
        ]

    def _others(self, seat: int, count: int, delay: int) -> list[Flight]:
        """Another seat's cards, shut, to its name."""
        to = named(self.rules.seats, seat)
        return [
            replace(self._dealt(EMPTY, to, delay + i, seat), small=(False, True), opens=False, shut=True)
            for i in range(count)
        ]

    def _laid(self, dealt: list[int], delay: int) -> list[Flight]:
        """Cards for the table, which turn over on their way."""
        if not dealt:
            return []
        self.scene = after = self.scene.laid(dealt, top=False)
        return [
            self._dealt(card, self.table_point(after, card), delay + i, TO_TABLE)
            for i, card in enumerate(dealt)
        ]

    def _dealt(self, card: int, end: Point, delay: int, seat: int) -> Flight:
        """A card on its way from the stock, which turns over as it flies."""
        return Flight(card, layout.STOCK[:2], end, "throw", delay, opens=True, tone="deal", dealt=seat)

    def _dealt_bonus(self, event: Event) -> None:
        """A bonus card that went to its owner before the first turn."""
        card, side = event.cards[0], self.rules.side(event.seat)
        place = layout.STOCK[:2]
        turning = (Flight(card, place, place, "over", opens=True),)
        lines = (Line("bonus", event.seat),)
        self.add(Step(replace(self.scene, turned=(card,)), turning, lies=True, lines=lines, tone="bonus"))
        after = self.captured(replace(self.scene, turned=()), side, 1 << card)
        self.add(Step(after, self.brought_in(after, side, [(card, place)])))
