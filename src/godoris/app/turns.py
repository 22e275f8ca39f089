"""From a move and its events to motions: the choreography of a turn.

Every step carries the Scene after it, made from the one before by what the event says, so that the last of
them shows what the View says.  Only figures (points, Go, money, counts) are taken from the View.
"""

from __future__ import annotations

from collections.abc import Sequence

from godoris.app import layout
from godoris.app.groups import completed
from godoris.app.lines import ALONE, banner_lines
from godoris.app.motion import Flight, Line, Spark, Step
from godoris.app.scene import BOMB, EMPTY, Scene
from godoris.app.staging import Stage, named, under_banner
from godoris.cards import FIRST_BONUS, MONTH_MASK, MONTHS, cards, mask, month
from godoris.engine import Event, Phase
from godoris.engine.moves import FLIP, POKTAN, SHAKE, TAKE
from godoris.frozen import replace

_AT_ONCE = ("poktan", "first_poktan")
"""Deeds that are told as the cards land, not when they are taken in."""


class Turn(Stage):
    """Builds the steps of one move."""

    def play(self, seat: int, move: int, events: Sequence[Event], ended: bool) -> list[Step]:
        """The steps of a seat's move; `ended`: with it the player's own turn is over."""
        shaken = [event for event in events if event.name == "heundeum"]
        bombed = [event for event in events if event.name in _AT_ONCE]
        waiting = [event for event in events if event.name not in ("heundeum", *_AT_ONCE)]
        if TAKE <= move < POKTAN:
            self._settle_flip()
        self._throw(seat, move, bombed)
        while waiting and waiting[0].name in ("bonus", "flip"):
            event = waiting.pop(0)
            if event.name == "bonus":
                self._bonus(event)
            else:
                self._flip(event, stays=not waiting and self.view.phase == Phase.PICK_FLIP)
        told = [Line("heundeum", event.seat) for event in shaken] + banner_lines(bombed)
        shown = [card for event in shaken for card in event.cards]
        self.steps = under_banner(self.steps, told, self.scene, shown)
        self._collect([event for event in waiting if event.name not in ALONE])
        for event in waiting:
            if event.name in ALONE:
                self.call(event)
        self.close(ended)
        return self.steps

    # --- what is played ---

    def _throw(self, seat: int, move: int, bombed: Sequence[Event] = ()) -> None:
        """The cards that leave the hand."""
        thrown = thrown_cards(self.scene, move)
        if move == FLIP and seat == 0:
            self._throw_bomb()
        if not thrown:
            return
        before, single = self.scene, len(thrown) == 1
        under = before.without(mask(thrown)).laid(thrown, top=single)
        under = after = replace(under, last=(mask(thrown), before.last[1]))
        if seat == 0 and not single:
            after = replace(after, hand=with_bombs(after.hand, self.view.poktan[0]))
        meets = before.matches(thrown[0])
        flights = []
        # three come down as they will lie, the most valuable last
        for i, card in enumerate(sorted(thrown, reverse=True)):
            start, small = self.home(seat, card)
            tone = bombed[-1].name if i == 2 and bombed else "match" if meets and single else "card"
            end = self.table_point(after, card)
            flights.append(
                Flight(card, start, end, "throw", i, (small, False), seat > 0, tone=tone, spark=_spark(tone))
            )
        self.add(Step(after, tuple(flights), under, tone="" if single else "poktan_fall"))

    def _throw_bomb(self) -> None:
        """A PokTan card goes: only a card is turned over."""
        slot = max((i for i, card in enumerate(self.scene.hand) if card == BOMB), default=None)
        if slot is None:
            return
        hand = tuple(EMPTY if i == slot else card for i, card in enumerate(self.scene.hand))
        start = self.scene.hand_rect(slot)[:2]
        after = replace(self.scene, hand=hand)
        self.add(Step(after, (Flight(BOMB, start, layout.STOCK[:2], tone="card"),)))

    def _flip(self, event: Event, stays: bool) -> None:
        """Cards turned over one by one; the month card then goes to its stack, unless a choice is open."""
        for card in event.cards:
            after = replace(self.scene, stock=self.scene.stock - 1, turned=(*self.scene.turned, card))
            if card < FIRST_BONUS:
                after = replace(after, last=(after.last[0], 1 << card))
            if stays:  # what an earlier flip of a PokTan has laid is as any other card while one is chosen
                after = replace(after, on_top=(self.view.played,) if self.view.played >= 0 else ())
            place = layout.flips(len(after.turned))[-1][:2]
            turning = Flight(card, place, place, "over", opens=True)
            self.add(Step(after, (turning,), lies=True, tone="flip"))
        if not stays:
            self._settle_flip()

    def _settle_flip(self) -> None:
        """The flipped month card goes from the stock to its stack."""
        card = next((card for card in self.scene.turned if card < FIRST_BONUS), None)
        if card is None:
            return
        start = self.turned_point(card)
        before = self.scene.without(1 << card)
        after = before.laid([card])
        tone = "match" if before.matches(card) else "card"
        way = Flight(card, start, self.table_point(after, card), tone=tone, spark=_spark(tone))
        self.add(Step(after, (way,)))

    def _bonus(self, event: Event) -> None:
        """A bonus card from the hand to the Pee, and the card drawn for it."""
        seat, side = event.seat, self.rules.side(event.seat)
        card = event.cards[0]
        start, small = self.home(seat, card)
        slot = self.scene.hand.index(card) if card in self.scene.hand else None
        under = replace(self.scene.without(1 << card), stock=self.scene.stock - 1)
        after = self.captured(under, side, 1 << card)
        end = self.group_point(after, side, card)
        flights = [Flight(card, start, end, "carry", small=(small, side != 0))]
        stock = layout.STOCK[:2]
        if seat == 0:
            drawn = self._drawn()
            free = under.hand.index(EMPTY) if slot is None else slot
            if drawn is not None:
                hand = tuple(drawn if i == free else c for i, c in enumerate(after.hand))
                after = replace(after, hand=hand)
                flights.append(Flight(drawn, stock, after.hand_rect(free)[:2], opens=True))
        else:
            to = named(self.rules.seats, seat)
            flights.append(Flight(EMPTY, stock, to, small=(False, True), shut=True))
        lines = (Line("bonus", seat),)
        self.add(Step(after, tuple(flights), lines=lines, tone="bonus"))

    def _drawn(self) -> int | None:
        """The card that came into the player's hand, as far as the View tells."""
        new = self.view.hand & ~mask(card for card in self.scene.hand if card >= 0)
        return next(cards(new), None)

    # --- what a turn brings in ---

    def _collect(self, events: list[Event]) -> None:
        """Captures, the events they make, their payments and the pee taken."""
        if not events:
            return
        lines = banner_lines(events)
        side = self.rules.side(events[0].seat)
        gained = mask(card for event in events if event.name == "capture" for card in event.cards)
        before = completed(self.rules, self.scene.captured[side])
        bbuk = next((event for event in events if event.name == "bbuk"), None)
        number = bbuk_month(self.scene) if bbuk else 0
        steps: list[Step] = []
        if gained:
            swept = any(event.name == "pansseul" for event in events)
            steps.append(self._gather(side, gained, swept))
        if bbuk:
            steps.append(self._pile(number, bbuk.seat))
        taken = [event for event in events if event.name == "take_pee"]
        if taken:
            steps.append(self.pee(taken))
        new = [name for name in completed(self.rules, self.scene.captured[side]) if name not in before]
        lines += [Line(name, events[0].seat) for name in new]
        self.steps += under_banner(steps, lines, self.scene)

    def _gather(self, side: int, gained: int, swept: bool) -> Step:
        """Captured cards on their way to their groups; a broom follows those that leave the table empty."""
        ids = list(cards(gained))
        ways = [(card, self.lying_point(card)) for card in ids]
        after = self.captured(replace(self.scene.without(gained), on_top=()), side, gained)
        self.scene = after
        step = Step(after, self.brought_in(after, side, ways), tone="capture")
        return replace(step, effects=(("sweep", layout.TABLE),)) if swept else step

    def _pile(self, number: int, maker: int) -> Step:
        """A Bbuk: the pile jumps and gets its maker, and the bonus cards turned over in the turn."""
        bonus = [card for card in self.scene.turned if card >= FIRST_BONUS]
        if self.rules.bonus_in_bbuk != "stays":
            bonus = []
        starts = [self.turned_point(card) for card in bonus]
        under = replace(self.scene.without(mask(bonus)), on_top=())
        if bonus:
            under = replace(under, pile_bonus={**under.pile_bonus, number: mask(bonus)})
        after = replace(under, makers={**under.makers, number: maker})
        places = [(card, rect) for card, rect in after.table_places()[number] if card not in bonus]
        hops = [Flight(card, rect[:2], rect[:2], "hop") for card, rect in places]
        hops[-1] = replace(hops[-1], spark="thump", around=places[0][1].union(places[-1][1]))
        laid = [
            Flight(card, start, self.table_point(after, card), small=(False, False))
            for card, start in zip(bonus, starts, strict=True)
        ]
        self.scene = after
        return Step(after, (*laid, *hops), under)


def _spark(tone: str) -> Spark:
    """What is seen as a card lands that sounds so."""
    return _SPARKS.get(tone, "")


_SPARKS: dict[str, Spark] = {"match": "slap", "poktan": "bang", "first_poktan": "bang"}


def thrown_cards(scene: Scene, move: int) -> list[int]:
    """The cards that a move lays from the hand onto the table."""
    if POKTAN < move <= POKTAN + MONTHS:
        return list(cards(MONTH_MASK[move - POKTAN] & ~scene.table))
    if move < TAKE:
        card = move & ~SHAKE
        return [card] if month(card) else []
    return []


def with_bombs(hand: tuple[int, ...], count: int) -> tuple[int, ...]:
    """A hand in whose first empty slots lie PokTan cards, `count` of them in all."""
    out = list(hand)
    for _ in range(count - out.count(BOMB)):
        out[out.index(EMPTY)] = BOMB
    return tuple(out)


def bbuk_month(scene: Scene) -> int:
    """The month of the pile that a turn's Bbuk has just made."""
    return month(next(card for card in reversed(scene.on_top) if card < FIRST_BONUS))


def remembered(scene: Scene, moves: Sequence[int], events: Sequence[Event]) -> Scene:
    """A scene with the marks of the card played and the card turned over last."""
    flipped = next((event.cards[-1] for event in reversed(events) if event.name == "flip"), None)
    played = next((move & ~SHAKE for move in reversed(moves) if move < TAKE and month(move & ~SHAKE)), None)
    return replace(scene, last=(0 if played is None else 1 << played, 0 if flipped is None else 1 << flipped))
