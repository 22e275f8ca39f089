"""From a move and its events to motions: the choreography of a turn.

Every step carries the Scene after it, made from the one before by what the event says, so that the last of
them shows what the View says.  Only figures (points, Go, money, counts) are taken from the View.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from godoris.app import layout
from godoris.app.groups import completed, group_of
from godoris.app.lines import ALONE, banner_lines, call_line
from godoris.app.motion import BACK, Banner, Flight, Line, Speed, Step
from godoris.app.scene import BOMB, EMPTY, Scene, figured
from godoris.cards import FIRST_BONUS, MONTH_MASK, MONTHS, cards, mask, month
from godoris.engine import Event, Phase, View
from godoris.engine.moves import FLIP, POKTAN, SHAKE, TAKE

_Point = tuple[int, int]


def named(seats: int, seat: int) -> _Point:
    """Where another seat's cards come from and go to: its name."""
    x, _, width, _ = layout.names(seats)[seat]
    return x + (width - layout.CARD[0]) // 2, 0


class Turn:
    """Builds the steps of one move.  `scene` is the Scene after the steps so far."""

    def __init__(self, scene: Scene, view: View, speed: Speed) -> None:
        self.scene, self.view, self.speed = scene, view, speed
        self.rules = scene.rules
        self.steps: list[Step] = []

    # --- one move ---

    def play(self, seat: int, move: int, events: Sequence[Event], ended: bool) -> list[Step]:
        """The steps of a seat's move; `ended`: with it the player's own turn is over."""
        shaken = [event for event in events if event.name == "heundeum"]
        waiting = [event for event in events if event.name != "heundeum"]
        if TAKE <= move < POKTAN:
            self._settle_flip()
        self._throw(seat, move)
        while waiting and waiting[0].name in ("bonus", "flip"):
            event = waiting.pop(0)
            if event.name == "bonus":
                self._bonus(event)
            else:
                self._flip(event, stays=not waiting and self.view.phase == Phase.PICK_FLIP)
        self.steps = self._with_banner(self.steps, [Line("heundeum", event.seat) for event in shaken])
        self._collect([event for event in waiting if event.name not in ALONE])
        for event in waiting:
            if event.name in ALONE:
                self._call(event)
        self._close(ended)
        return self.steps

    def _throw(self, seat: int, move: int) -> None:
        """The cards that leave the hand."""
        thrown = thrown_cards(self.scene, move)
        own = seat == 0
        if move == FLIP and own:
            self._throw_bomb()
        if not thrown:
            return
        before = self.scene
        starts = [self._hand_point(seat, card) for card in thrown]
        under = before.without(mask(thrown))
        single = len(thrown) == 1
        after = replace(under.laid(thrown, top=single), last=(mask(thrown), before.last[1]))
        if own and not single:
            after = replace(after, hand=with_bombs(after.hand, self.view.poktan[0]))
        ends = [self._table_point(after, card) for card in thrown]
        tone = "match" if before.matches(thrown[0]) else "card"
        self._fly(under, after, zip(thrown, starts, ends, strict=True), tone=tone)

    def _throw_bomb(self) -> None:
        slot = max((i for i, card in enumerate(self.scene.hand) if card == BOMB), default=None)
        if slot is None:
            return
        hand = tuple(EMPTY if i == slot else card for i, card in enumerate(self.scene.hand))
        after = replace(self.scene, hand=hand)
        self._fly(after, after, [(BOMB, self.scene.hand_rect(slot)[:2], layout.STOCK[:2])], tone="card")

    def _flip(self, event: Event, stays: bool) -> None:
        """Cards turned over one by one; the month card then goes to its stack, unless a choice is open."""
        for card in event.cards:
            shown = replace(self.scene, stock=self.scene.stock - 1, turned=(*self.scene.turned, card))
            if card < FIRST_BONUS:
                shown = replace(shown, last=(shown.last[0], 1 << card))
            self._add(Step(shown, shown, self.speed.lie, tone="flip"))
        if not stays:
            self._settle_flip()

    def _settle_flip(self) -> None:
        """The flipped month card goes from the stock to its stack."""
        card = next((card for card in self.scene.turned if card < FIRST_BONUS), None)
        if card is None:
            return
        start = self._turned_point(card)
        under = self.scene.without(1 << card)
        after = under.laid([card])
        tone = "match" if under.matches(card) else "card"
        self._fly(under, after, [(card, start, self._table_point(after, card))], tone=tone)

    def _bonus(self, event: Event) -> None:
        """A bonus card from the hand to the Pee, and the card drawn for it."""
        seat, side = event.seat, self.rules.side(event.seat)
        card = event.cards[0]
        start = self._hand_point(seat, card)
        slot = self.scene.hand.index(card) if card in self.scene.hand else None
        under = replace(self.scene.without(1 << card), stock=self.scene.stock - 1)
        after = self._captured(under, side, 1 << card)
        flights = [self._flight(card, start, self._group_point(after, side, card), side)]
        if seat == 0:
            drawn = self._drawn()
            free = under.hand.index(EMPTY) if slot is None else slot
            if drawn is not None:
                hand = tuple(drawn if i == free else c for i, c in enumerate(after.hand))
                after = replace(after, hand=hand)
                flights.append(Flight(BACK, layout.STOCK[:2], after.hand_rect(free)[:2], self.speed.travel))
        else:
            flights.append(Flight(BACK, layout.STOCK[:2], named(self.rules.seats, seat), self.speed.travel))
        lines = (Line("bonus", seat),)
        self._add(Step(under, after, self.speed.travel, tuple(flights), lines=lines, tone="bonus"))

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
            steps.append(self._gather(side, gained))
        if bbuk:
            steps.append(self._pile(number, bbuk.seat))
        taken = [event for event in events if event.name == "take_pee"]
        if taken:
            steps.append(self._pee(taken))
        new = [name for name in completed(self.rules, self.scene.captured[side]) if name not in before]
        lines += [Line(name, events[0].seat) for name in new]
        self.steps += self._with_banner(steps, lines)

    def _gather(self, side: int, gained: int) -> Step:
        ids = list(cards(gained))
        starts = [self._lying_point(card) for card in ids]
        under = replace(self.scene.without(gained), on_top=())
        after = self._captured(under, side, gained)
        flights = tuple(
            self._flight(card, start, self._group_point(after, side, card), side)
            for card, start in zip(ids, starts, strict=True)
        )
        self.scene = after
        return Step(under, after, self.speed.travel, flights, tone="capture")

    def _pile(self, number: int, maker: int) -> Step:
        """A Bbuk: the pile gets its maker, and the bonus cards turned over in the turn."""
        bonus = [card for card in self.scene.turned if card >= FIRST_BONUS]
        starts = [self._turned_point(card) for card in bonus]
        stays = self.rules.bonus_in_bbuk == "stays"
        under = replace(self.scene.without(mask(bonus)) if stays else self.scene, on_top=())
        after = replace(under, makers={**under.makers, number: maker})
        flights: tuple[Flight, ...] = ()
        if bonus and stays:
            after = replace(after, pile_bonus={**after.pile_bonus, number: mask(bonus)})
            flights = tuple(
                Flight(card, start, self._table_point(after, card), self.speed.travel)
                for card, start in zip(bonus, starts, strict=True)
            )
        self.scene = after
        return Step(under, after, self.speed.travel if flights else 0, flights)

    def _pee(self, events: list[Event]) -> Step:
        """Every pee that changes hands, at the same time."""
        captured = list(self.scene.captured)
        ways: list[tuple[int, int, int]] = []
        for event in events:
            side = self.rules.side(event.seat)
            for card in event.cards:
                captured[event.source] &= ~(1 << card)
                captured[side] |= 1 << card
                ways.append((card, event.source, side))
        starts = [self._group_point(self.scene, source, card) for card, source, _ in ways]
        gone = mask(card for card, *_ in ways)
        under = replace(self.scene, captured=tuple(part & ~gone for part in self.scene.captured))
        fresh = self.scene.fresh | mask(card for card, _, side in ways if side)
        fresh &= ~mask(card for card, _, side in ways if not side)
        after = replace(self.scene, captured=tuple(captured), fresh=fresh)
        flights = tuple(
            self._flight(card, start, self._group_point(after, side, card), side)
            for (card, _, side), start in zip(ways, starts, strict=True)
        )
        self.scene = after
        lines = tuple(Line("take_pee", event.seat, source=event.source) for event in events)
        return Step(under, after, self.speed.travel, flights, lines=lines, tone="take_pee")

    def _with_banner(self, steps: list[Step], lines: Sequence[Line]) -> list[Step]:
        """Steps with a banner over them, from the first on as long as a banner lasts."""
        if not lines:
            return steps
        banner, left = Banner(tuple(lines)), self.speed.banner
        steps = steps or [Step(self.scene, self.scene)]
        first = steps[0]
        steps[0] = replace(first, lines=(*lines, *first.lines), tone=lines[0].name)
        out: list[Step] = []
        for step in steps:
            out.append(replace(step, banner=banner) if left > 0 else step)
            left -= step.ticks
        if left > 0:
            out[-1] = replace(out[-1], ticks=out[-1].ticks + left)
        return out

    def _call(self, event: Event) -> None:
        """An event that is words alone."""
        line = call_line(event, self.view.go[self.rules.side(event.seat)], self.view)
        self._add(Step(self.scene, self.scene, self.speed.banner, (), Banner((line,)), (line,), event.name))

    def _close(self, ended: bool) -> None:
        """Figures as the View has them; at the end of the player's turn his hand is put in order."""
        after = figured(self.scene, self.view)
        if self.view.phase not in (Phase.PICK_HAND, Phase.PICK_FLIP):
            after = replace(after, on_top=())
        if ended:
            after = replace(after.sorted_hand(), fresh=0)
        self._add(Step(after, after))

    # --- places and building blocks ---

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        self.scene = step.after

    def _fly(self, under: Scene, after: Scene, ways: Iterable[tuple[int, _Point, _Point]], tone: str) -> None:
        flights = tuple(Flight(card, start, end, self.speed.travel) for card, start, end in ways)
        self._add(Step(under, after, self.speed.travel, flights, tone=tone))

    def _flight(self, card: int, start: _Point, end: _Point, side: int) -> Flight:
        return Flight(card, start, end, self.speed.travel, small=side != 0)

    def _captured(self, scene: Scene, side: int, gained: int) -> Scene:
        captured = tuple(part | gained if i == side else part for i, part in enumerate(scene.captured))
        return replace(scene, captured=captured, fresh=scene.fresh | gained if side else scene.fresh)

    def _hand_point(self, seat: int, card: int) -> _Point:
        if seat:
            return named(self.rules.seats, seat)
        if card in self.scene.hand:
            return self.scene.hand_rect(self.scene.hand.index(card))[:2]
        return layout.STOCK[:2]

    def _table_point(self, scene: Scene, card: int) -> _Point:
        for places in scene.table_places().values():
            for lying, rect in places:
                if lying == card:
                    return rect[:2]
        return layout.STOCK[:2]

    def _turned_point(self, card: int) -> _Point:
        rects = layout.flips(len(self.scene.turned))
        return rects[self.scene.turned.index(card)][:2]

    def _lying_point(self, card: int) -> _Point:
        return self._turned_point(card) if card in self.scene.turned else self._table_point(self.scene, card)

    def _group_point(self, scene: Scene, side: int, card: int) -> _Point:
        group = group_of(self.rules, card)
        places = scene.group_places(side, group)
        for shown, rect in places:
            if shown == card:
                return rect[:2]
        return places[-1][1][:2] if places else scene.blocks[side].cell(group)[:2]


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
