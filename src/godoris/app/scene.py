"""What lies where on the Table at one moment, as the screen shows it.

A Scene is made from a View, or from another Scene by what an event changes; both ways must lead to the same
Scene once nothing moves.  What a View does not know is remembered here: slots, corner marks, fresh cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from godoris.app import layout
from godoris.app.groups import group_masks, in_order
from godoris.cards import FIRST_BONUS, MONTH_CARDS, MONTH_MASK, MONTHS, cards, month
from godoris.engine import View
from godoris.frozen import Frozen, replace
from godoris.palm.geometry import Rect
from godoris.rules import RuleSet

EMPTY = -1
BOMB = -2
"""A PokTan card in a slot of the hand."""


class Scene(Frozen):
    """A Table at rest.  Masks have bit ``id`` set; lists are by seat, or by side where a View has them so.

    slots: table slot 0-11 by month.  table: month cards lying open, those of the turn in progress included.
    pile_bonus, makers: bonus cards in a pile and who made it, by month.  turned: cards that lie face up on
    the stock.  on_top: cards of the turn in progress, which lie uppermost.  hand: what lies in each slot of
    the player's hand, a card id, EMPTY or BOMB.  last: masks of what was played and what was flipped last.
    fresh: what others took since the player's turn.  hidden: cards that have their place here but are in the
    air and not to be drawn.
    """

    rules: RuleSet
    dealer: int
    bet: int
    carry: int
    seat: int = 0
    stock: int = 0
    table: int = 0
    slots: Mapping[int, int] = MappingProxyType({})
    pile_bonus: Mapping[int, int] = MappingProxyType({})
    makers: Mapping[int, int] = MappingProxyType({})
    turned: tuple[int, ...] = ()
    on_top: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    bombs: tuple[int, ...] = ()
    captured: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    go: tuple[int, ...] = ()
    money: tuple[int, ...] = ()
    bbuk: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    shakes: tuple[int, ...] = ()
    last: tuple[int, int] = (0, 0)
    fresh: int = 0
    hidden: int = 0

    # --- where things lie ---

    def stack(self, number: int) -> list[int]:
        """A month's stack from the bottom up: bonus cards, then by value, the cards of the turn on top."""
        month_cards = self.table & MONTH_MASK[number]
        rest = sorted((card for card in cards(month_cards) if card not in self.on_top), reverse=True)
        top = [card for card in self.on_top if month_cards >> card & 1]
        return [*cards(self.pile_bonus.get(number, 0)), *rest, *top]

    def months(self) -> list[int]:
        """The months that lie on the table."""
        return [m for m in range(1, MONTHS + 1) if self.table & MONTH_MASK[m]]

    def table_places(self) -> Mapping[int, list[tuple[int, Rect]]]:
        """Cards and their rectangles by month, in the order of drawing."""
        stacks = tuple((m, self.slots[m], tuple(self.stack(m))) for m in self.months())
        return _table_places(stacks)

    def matches(self, card: int) -> bool:
        """Whether a hand card's month lies on the table."""
        return 0 <= card < FIRST_BONUS and bool(self.table & ~self.hidden & MONTH_MASK[month(card)])

    def in_air(self, card: int) -> bool:
        """Whether a card is drawn elsewhere at the moment."""
        return card >= 0 and bool(self.hidden >> card & 1)

    def hand_rect(self, slot: int) -> Rect:
        """The rectangle of a slot; a card that matches something on the table stands 2 px higher."""
        place = layout.hand(len(self.hand))[slot]
        return place.moved(0, -layout.RAISED) if self.matches(self.hand[slot]) else place

    def group_places(self, side: int, group: int) -> list[tuple[int, Rect]]:
        """The cards of a captured group that are shown, with their rectangles."""
        ordered = in_order(group_masks(self.rules, self.captured[side])[group])
        return list(zip(ordered, self.blocks[side].cards(group, len(ordered)), strict=False))

    @property
    def blocks(self) -> Mapping[int, layout.Block]:
        """The strips of captured cards by side."""
        return layout.captured_blocks(self.rules.seats, self.rules.sides)

    # --- changes ---

    def laid(self, new: Iterable[int], top: bool = True) -> Scene:
        """With month cards laid on the table, in this order."""
        added = list(new)
        table = self.table
        for card in added:
            table |= 1 << card
        slots = layout.assign(self.slots, [*self.months(), *(month(card) for card in added)])
        makers = {m: seat for m, seat in self.makers.items() if table & MONTH_MASK[m] != MONTH_MASK[m]}
        on_top = (*self.on_top, *added) if top else self.on_top
        return replace(self, table=table, slots=slots, makers=makers, on_top=on_top)

    def without(self, gone: int) -> Scene:
        """With the cards of a mask gone from the table, its piles, the stock's top and the player's hand."""
        table = self.table & ~gone
        bonus = {m: part & ~gone for m, part in self.pile_bonus.items() if part & ~gone}
        left = [m for m in self.months() if table & MONTH_MASK[m]]
        return replace(
            self,
            table=table,
            slots=layout.assign(self.slots, left),
            pile_bonus=bonus,
            makers={m: seat for m, seat in self.makers.items() if table & MONTH_MASK[m]},
            turned=tuple(card for card in self.turned if not gone >> card & 1),
            on_top=tuple(card for card in self.on_top if not gone >> card & 1),
            hand=tuple(EMPTY if card >= 0 and gone >> card & 1 else card for card in self.hand),
        )

    def sorted_hand(self) -> Scene:
        """With the hand put in order, its gaps closed: by month, bonus cards and PokTan cards last."""
        kept = [card for card in self.hand if card != EMPTY]
        kept.sort(key=lambda card: card if card >= 0 else 100)
        slots = layout.hand_slots(self.rules.hand, len(kept))
        return replace(self, hand=tuple(kept) + (EMPTY,) * (slots - len(kept)))


@lru_cache(maxsize=32)
def _table_places(stacks: tuple[tuple[int, int, tuple[int, ...]], ...]) -> dict[int, list[tuple[int, Rect]]]:
    """Months, their slots and cards laid out; asked for again and again while one Scene is shown."""
    rects = layout.stacks({slot: len(stack) for _, slot, stack in stacks})
    return {m: list(zip(stack, rects[slot], strict=True)) for m, slot, stack in stacks}


def _lying(view: View) -> int:
    """The cards on the table for the eye: those of the turn in progress too, but for what was turned over."""
    out = view.table | view.pending | view.got
    return out | 1 << view.played if view.played >= 0 else out


def _nested(view: View, lying: int) -> dict[int, int]:
    """Bonus cards by month of the pile they lie in, also of a pile that the turn in progress takes."""
    out = dict(view.pile_bonus)
    taken = view.got & ~MONTH_CARDS
    if taken:
        month_taken = next(m for m in range(1, MONTHS + 1) if lying & MONTH_MASK[m] == MONTH_MASK[m])
        out[month_taken] = taken
    return out


def _turned(view: View, seen: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that lie face up on the stock; a view does not tell in which order bonus cards came there."""
    held = sorted(cards(view.held), key=lambda card: seen.index(card) if card in seen else len(seen))
    return (*held, *((view.flipped,) if view.flipped >= 0 else ()))


def figured(scene: Scene, view: View) -> Scene:
    """A scene with every figure of the view, its cards where they are."""
    return replace(
        scene,
        seat=view.mover,
        stock=view.stock_count,
        counts=tuple(view.hand_counts),
        bombs=tuple(view.poktan),
        points=tuple(view.points),
        go=tuple(view.go),
        money=tuple(view.money),
        bbuk=tuple(view.bbuk),
        shown=tuple(view.shown),
        shakes=tuple(view.shakes),
    )


def expected(view: View, seen: Scene) -> Scene:
    """The Scene of a view.  `seen` is what was on the screen: slots, marks, the order of the hand and of
    bonus cards turned over stay as they were, as far as the view allows it.
    """
    lying = _lying(view)
    months = [m for m in range(1, MONTHS + 1) if lying & MONTH_MASK[m]]
    scene = replace(
        seen,
        table=lying & MONTH_CARDS,
        slots=layout.assign(seen.slots, months),
        pile_bonus=_nested(view, lying),
        makers={m: maker for m, maker in view.piles.items() if maker >= 0},
        turned=_turned(view, seen.turned),
        on_top=(view.played,) if view.played >= 0 else (),
        captured=tuple(view.captured),
        hand=_hand(view, seen),
    )
    return figured(scene, view)


def _hand(view: View, seen: Scene) -> tuple[int, ...]:
    """The hand in its slots: as seen where that holds the right cards, else in order."""
    held = [*cards(view.hand), *(BOMB,) * view.poktan[view.seat]]
    if sorted(held) == sorted(card for card in seen.hand if card != EMPTY):
        return seen.hand
    return (*held, *(EMPTY,) * (layout.hand_slots(seen.rules.hand, len(held)) - len(held)))


def first(view: View) -> Scene:
    """The Table before a deal: no card anywhere but in the stock."""
    rules = view.rules
    dealt = rules.seats * rules.hand + rules.table
    return Scene(
        rules,
        view.dealer,
        view.bet,
        view.carry,
        view.dealer,
        stock=view.stock_count + dealt,
        hand=(EMPTY,) * rules.hand,
        counts=(0,) * rules.seats,
        bombs=(0,) * rules.seats,
        captured=(0,) * rules.sides,
        points=(0,) * rules.sides,
        go=(0,) * rules.sides,
        money=(0,) * rules.sides,
        bbuk=(0,) * rules.seats,
        shown=(0,) * rules.seats,
        shakes=(0,) * rules.sides,
    )
