"""Motions of the Table, measured in ticks of 10 ms: what flies where, and how.

Nothing here reads a clock: a motion lasts a whole number of ticks, so that a game looks the same everywhere.
Places are in units of the 160x160 screen and fall on half units, which a screen of double density can show.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from godoris.app.layout import CARD, MINI
from godoris.app.scene import Scene
from godoris.frozen import Frozen
from godoris.palm.geometry import Rect

BACK = -3
"""A card in flight that shows its back."""


class Speed(NamedTuple):
    """Ticks of a card's travel, of a flipped card lying face up before it moves, and of a banner.

    Without travel cards change place at once, and nothing turns, sparks or slides.
    """

    travel: int
    lie: int
    banner: int

    @property
    def gap(self) -> int:
        """Ticks between two cards that leave one after the other."""
        return self.travel // 6

    @property
    def trail(self) -> int:
        """Ticks between two cards that are carried off; at Fast they go together."""
        return self.travel // 10 if self.travel > 10 else 0

    @property
    def turning(self) -> int:
        """Ticks in which a card on the stock turns over, of those that it lies there."""
        return self.lie // 3 if self.travel else 0

    @property
    def spark(self) -> int:
        """Ticks that an effect is seen; it holds nothing up."""
        return self.lie * 2 // 3 if self.travel else 0

    @property
    def sweep(self) -> int:
        """Ticks that a broom takes across the table, no longer than a banner."""
        return self.banner * 3 // 5 if self.travel else 0

    @property
    def slide(self) -> int:
        """Ticks in which a banner slides in, of those that it is seen."""
        return self.banner // 5 if self.travel else 0


SPEEDS = {"slow": Speed(40, 30, 80), "medium": Speed(20, 20, 50), "fast": Speed(8, 10, 25)}
"""docs/screens.md, Motion."""


class Line(NamedTuple):
    """One thing worth saying in the chat line: an event's name, who, the amount and from whom (a side)."""

    name: str
    seat: int
    amount: int = 0
    source: int = -1


class Banner(NamedTuple):
    """Picture words over the table, all that one moment brings.

    top: where they begin, beside what moves beneath them.  cards: what a HeunDeum shows.
    """

    lines: tuple[Line, ...]
    top: int = 0
    cards: tuple[int, ...] = ()


Spark = Literal["", "slap", "thump", "bang", "sweep"]
"""Effects of a card that hits another, of a Bbuk, of a PokTan, and of a table swept clean."""


class Effect(NamedTuple):
    """An effect around a rectangle, at a tick of its life."""

    kind: Spark
    rect: Rect
    tick: int
    ticks: int


class Sprite(NamedTuple):
    """A card in the air.

    x, y: left top corner of where it would lie, on half units.  width, height: size now, narrow while it
    turns over.  lift: how high it is, in units.  small: whether it is drawn as a mini.
    """

    card: int
    x: float
    y: float
    width: float = CARD[0]
    height: float = CARD[1]
    lift: int = 0
    small: bool = False

    @property
    def area(self) -> Rect:
        """All that it may draw on, its shadow included."""
        left, top = int(self.x), int(self.y) - self.lift
        right, bottom = int(self.x + self.width + 1.5), int(self.y + self.height + 1.5)
        return Rect(left, top, right - left + self.lift, bottom - top + self.lift)


Way = Literal["throw", "carry", "over", "hop"]
"""Thrown: fast at first, coming to rest.  Carried: speeding up, slowing down.  Turned over, or hopping, where
it lies."""

TO_TABLE = -1

HEIGHT = {"throw": 3, "carry": 2, "over": 2, "hop": 4}


class Flight(Frozen):
    """A card's way from one place to another.

    delay: how many cards leave before it.  small: whether it is a mini as it starts and as it ends.
    opens: it shows its back at first and turns over on its way.  shut: it shows its back all the way.
    tone, spark: of its landing; around: what the spark flies from, where it is not the card.  dealt: the seat
    whose hand it comes to in a deal, TO_TABLE for one that is laid.
    """

    card: int
    start: tuple[int, int]
    end: tuple[int, int]
    way: Way = "throw"
    delay: int = 0
    small: tuple[bool, bool] = (False, False)
    opens: bool = False
    shut: bool = False
    tone: str = ""
    spark: Spark = ""
    around: Rect | None = None
    dealt: int | None = None

    def leaves(self, speed: Speed) -> int:
        """The tick of its step at which it begins."""
        return self.delay * (speed.trail if self.way == "carry" else speed.gap)

    def ticks(self, speed: Speed) -> int:
        """How long it takes."""
        return speed.turning if self.way == "over" else speed.travel

    def ends(self, speed: Speed) -> int:
        """The tick of its step at which it lies where it is to lie."""
        return self.leaves(speed) + self.ticks(speed)

    def lands(self, speed: Speed) -> int:
        """The tick at which it touches down: a card thrown slides the last pixel."""
        ticks = self.ticks(speed)
        return self.leaves(speed) + (ticks * 4 // 5 if self.way == "throw" else ticks * 9 // 10)

    def at(self, tick: int, speed: Speed) -> Sprite:
        """The card at a tick of its step, from its leaving to its end."""
        whole = max(1, self.ticks(speed))
        gone = min(whole, max(0, tick - self.leaves(speed)))
        done = _EASE[self.way](gone / whole)
        x = _half(self.start[0] + (self.end[0] - self.start[0]) * done)
        y = _half(self.start[1] + (self.end[1] - self.start[1]) * done)
        width, height, small = self._size(done)
        open_part, face = self._turned(gone / whole)
        narrow = _half(width * open_part)
        lift = _lift(gone * 100 // whole, HEIGHT[self.way], self.way)
        return Sprite(face, _half(x + (width - narrow) / 2), y, max(1, narrow), height, lift, small)

    def _size(self, done: float) -> tuple[float, float, bool]:
        """Width, height and whether it is a mini, as which it is drawn on the last bit of its way."""
        first, last = (MINI if small else CARD for small in self.small)
        small = self.small[1] if done > 0.9 else self.small[0] and (self.small[1] or done < 0.1)
        if small or first == last:
            return (*(MINI if small else CARD), small)
        return (
            _half(first[0] + (last[0] - first[0]) * done),
            _half(first[1] + (last[1] - first[1]) * done),
            False,
        )

    def _turned(self, part: float) -> tuple[float, int]:
        """How much of its width is seen, and what it shows."""
        if self.shut:
            return 1.0, BACK
        if not self.opens:
            return 1.0, self.card
        start, end = (0.0, 1.0) if self.way == "over" else _TURN
        turn = min(1.0, max(0.0, (part - start) / (end - start)))
        return abs(1 - 2 * turn), BACK if turn < 0.5 else self.card


_TURN = (0.15, 0.55)
"""The part of a flight in which a card turns over."""


def _half(value: float) -> float:
    """The nearest half."""
    return int(value * 2 + 0.5) / 2


def _thrown(part: float) -> float:
    left = 1 - part
    return 1 - left * left * left


def _carried(part: float) -> float:
    return part * part * (3 - 2 * part)


_EASE = {"throw": _thrown, "carry": _carried, "over": _carried, "hop": _carried}


def _lift(percent: int, height: int, way: Way) -> int:
    """How high a card is: thrown, it comes down all at once; else it rises and sinks evenly."""
    if way == "throw":
        if not percent or percent >= 80:
            return 0
        return height if 10 <= percent < 70 else height // 2
    return height * 4 * percent * (100 - percent) // 10000


class Step(Frozen):
    """One motion: what flies, and what is so afterwards.

    under: the Scene while it lasts, its flying cards left out, where it is not `after`.  lies: a card turned
    over lies face up.  holds: waits until the banner has been seen long enough.  As it begins, lines go to
    the chat line, a tone sounds and effects are seen.  A step without any of it takes no time at all.
    """

    after: Scene
    flights: tuple[Flight, ...] = ()
    under: Scene | None = None
    lies: bool = False
    holds: bool = False
    banner: Banner | None = None
    lines: tuple[Line, ...] = ()
    tone: str = ""
    effects: tuple[tuple[Spark, Rect], ...] = ()

    def ticks(self, speed: Speed) -> int:
        """How long it takes, a wait for its banner apart."""
        flying = max((flight.ends(speed) for flight in self.flights), default=0)
        return max(flying, speed.lie if self.lies else 0)


class Frame(NamedTuple):
    """What is to be seen at one moment.

    age, slide: ticks since the banner began, and those in which it slides in.
    """

    scene: Scene
    sprites: tuple[Sprite, ...] = ()
    banner: Banner | None = None
    age: int = 0
    slide: int = 0
    effects: tuple[Effect, ...] = ()
