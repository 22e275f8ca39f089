"""Building blocks of the choreography: where cards start and end, steps under a banner, calls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from godoris.app import layout
from godoris.app.groups import group_of
from godoris.app.lines import call_line
from godoris.app.motion import Banner, Flight, Line, Spark, Step
from godoris.app.scene import Scene, figured
from godoris.cards import mask
from godoris.engine import Event, Phase, View
from godoris.frozen import replace
from godoris.palm.geometry import Rect

Point = tuple[int, int]

BANNER_HEIGHT = 28
BANNER_PITCH = BANNER_HEIGHT + 4
_TOPS = (48, 62, 34, 90, 118)
"""Where a banner may begin: in the table's middle, on its lower and its upper row, on the player's captured
cards and on his hand.
"""
_RAYS = 14
"""How far a PokTan shines."""
_BANNER_X = (24, 112)
"""Left edge and width that most banners keep to."""


def named(seats: int, seat: int) -> Point:
    """Where another seat's cards come from and go to, as minis: its name."""
    x, _, width, _ = layout.names(seats)[seat]
    return x + (width - layout.MINI[0]) // 2, 0


class Stage:
    """Collects steps.  `scene` is the Scene after the steps so far."""

    def __init__(self, scene: Scene, view: View) -> None:
        self.scene, self.view = scene, view
        self.rules = scene.rules
        self.steps: list[Step] = []

    # --- steps ---

    def pee(self, events: Sequence[Event]) -> Step:
        """Every pee that changes hands, one after the other."""
        captured = list(self.scene.captured)
        ways: list[tuple[int, int, int]] = []
        for event in events:
            side = self.rules.side(event.seat)
            for card in event.cards:
                captured[event.source] &= ~(1 << card)
                captured[side] |= 1 << card
                ways.append((card, event.source, side))
        starts = [self.group_point(self.scene, source, card) for card, source, _ in ways]
        fresh = self.scene.fresh | mask(card for card, _, side in ways if side)
        fresh &= ~mask(card for card, _, side in ways if not side)
        after = replace(self.scene, captured=tuple(captured), fresh=fresh)
        flights = tuple(
            Flight(card, start, self.group_point(after, side, card), "carry", i, (source != 0, side != 0))
            for i, ((card, source, side), start) in enumerate(zip(ways, starts, strict=True))
        )
        self.scene = after
        lines = tuple(Line("take_pee", event.seat, source=event.source) for event in events)
        return Step(after, flights, lines=lines, tone="take_pee")

    def add(self, step: Step) -> None:
        """One more step."""
        self.steps.append(step)
        self.scene = step.after

    def call(self, event: Event) -> None:
        """An event that is words alone."""
        line = call_line(event, self.view.go[self.rules.side(event.seat)], self.view)
        shown = event.cards if event.name == "heundeum" else ()
        self.steps += under_banner([], [line], self.scene, shown)

    def close(self, ended: bool) -> None:
        """Figures as the View has them; at the end of the player's turn his hand is put in order."""
        after = figured(self.scene, self.view)
        if self.view.phase not in (Phase.PICK_HAND, Phase.PICK_FLIP):
            after = replace(after, on_top=())
        if ended:
            after = replace(after.sorted_hand(), fresh=0)
        self.add(Step(after))

    def captured(self, scene: Scene, side: int, gained: int) -> Scene:
        """A Scene with the cards of a mask captured by a side."""
        captured = tuple(part | gained if i == side else part for i, part in enumerate(scene.captured))
        return replace(scene, captured=captured, fresh=scene.fresh | gained if side else scene.fresh)

    # --- places ---

    def home(self, seat: int, card: int) -> tuple[Point, bool]:
        """Where a seat's card comes from, and whether it is a mini there."""
        if seat:
            return named(self.rules.seats, seat), True
        if card in self.scene.hand:
            return self.scene.hand_rect(self.scene.hand.index(card))[:2], False
        return layout.STOCK[:2], False

    def table_point(self, scene: Scene, card: int) -> Point:
        """Where a card lies on the table."""
        for places in scene.table_places().values():
            for lying, rect in places:
                if lying == card:
                    return rect[:2]
        return layout.STOCK[:2]

    def turned_point(self, card: int) -> Point:
        """Where a card lies that was turned over and is still on the stock."""
        rects = layout.flips(len(self.scene.turned))
        return rects[self.scene.turned.index(card)][:2]

    def lying_point(self, card: int) -> Point:
        """Where a card lies in the middle of the table."""
        return self.turned_point(card) if card in self.scene.turned else self.table_point(self.scene, card)

    def group_point(self, scene: Scene, side: int, card: int) -> Point:
        """Where a captured card lies, or the last that is shown of its group."""
        group = group_of(self.rules, card)
        places = scene.group_places(side, group)
        for shown, rect in places:
            if shown == card:
                return rect[:2]
        return places[-1][1][:2] if places else scene.blocks[side].cell(group)[:2]

    def brought_in(self, after: Scene, side: int, ways: Iterable[tuple[int, Point]]) -> tuple[Flight, ...]:
        """The flights of cards that a side captures, from where they lie."""
        return tuple(
            Flight(card, start, self.group_point(after, side, card), "carry", i, (False, side != 0))
            for i, (card, start) in enumerate(ways)
        )


def under_banner(
    steps: Sequence[Step], lines: Sequence[Line], scene: Scene, shown: Sequence[int] = ()
) -> list[Step]:
    """Steps with a banner over them, and a wait until it has been seen long enough.

    scene: what lies there when there is no step.  shown: cards that the banner shows.
    """
    if not lines:
        return list(steps)
    banner = Banner(tuple(lines), room(steps, len(lines)), tuple(shown))
    out = [replace(step, banner=banner, effects=_beside(step, banner)) for step in steps]
    out.append(Step(out[-1].after if out else scene, holds=True, banner=banner))
    name = lines[0].name
    tone = f"go_{min(lines[0].amount, GO_TONES)}" if name == "go" else name
    out[0] = _sounding(replace(out[0], lines=(*lines, *out[0].lines)), tone)
    return out


def _beside(step: Step, banner: Banner) -> tuple[tuple[Spark, Rect], ...]:
    """The effects of a step; a broom sweeps the row of the table that the banner leaves free."""
    rows = layout.TABLE.y + 1, layout.TABLE.y + 29
    upper, lower = (Rect(0, y, layout.SIZE, layout.CARD[1]) for y in rows)
    return tuple((kind, lower if banner.top < lower.y else upper) for kind, _ in step.effects)


def _sounding(step: Step, tone: str) -> Step:
    """A step with the tone of what it shows: as it begins, or as a pile that jumps comes down.

    A PokTan is heard when its cards land.
    """
    if tone.endswith("poktan"):
        return step
    if step.flights and step.flights[-1].way == "hop":
        return replace(step, flights=(*step.flights[:-1], replace(step.flights[-1], tone=tone)))
    return replace(step, tone=tone)


GO_TONES = 6
"""So many Go have tones of their own."""


def room(steps: Sequence[Step], lines: int) -> int:
    """Where a banner of so many lines covers least of what moves beneath it."""
    height = BANNER_PITCH * min(3, lines) - 4
    busy = [
        Rect(*point, *layout.CARD).grown(_RAYS if flight.spark == "bang" else 0)
        for step in steps
        for flight in step.flights
        for point in (flight.start, flight.end)
    ]
    tops = [top for top in _TOPS if top + height < layout.CHAT.y - 1]

    def covered(top: int) -> int:
        plate = Rect(_BANNER_X[0], top, _BANNER_X[1], height)
        shared = (plate.common(rect) for rect in busy)
        return sum(rect.width * rect.height for rect in shared)

    return min(tops, key=covered)
