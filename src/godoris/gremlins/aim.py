"""What a gremlin does next: chances of each kind of event, and where the pen goes.

The chances are those of Palm's emulator (POSE, CGremlins.cpp): of a hundred steps 10 are keys, 40 while a
field has the focus; up to 80 the pen; then 4 the menu, 2 find, 1 the keyboard, 2 a low battery, 4 another
application, one time in twelve; the rest is time.
"""

from __future__ import annotations

from bisect import bisect
from collections import deque
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

from godoris.app.bubble import Bubble
from godoris.gremlins import steps
from godoris.gremlins.places import Place, objects, onward, open_parts, weighed, wished_page
from godoris.gremlins.quotes import QUOTES
from godoris.gremlins.starts import starts
from godoris.gremlins.steps import Step
from godoris.gremlins.wishes import NEWS, Wishes
from godoris.palm.entry import STRIP
from godoris.palm.events import Key
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.graffiti import Drawing
from godoris.palm.writing import Writing

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.gremlins.handheld import Handheld
    from godoris.palm.resources import MenuSpec

T = TypeVar("T")

KEYS, KEYS_IN_FIELD, PEN = 10, 40, 80
MENU, FIND, KEYBOARD, BATTERY, SWITCH = 84, 86, 87, 89, 93
SWITCHES = 8
"""Of a hundred times that another application could come up, so many it does; POSE has 5."""
ANYWHERE, SILKSCREEN = 2, 7
ASIDE, ASIDE_IN_LESSON = 10, 2
"""Of a hundred taps while a menu or list is open, so many go anywhere; fewer while a lesson speaks."""
PLACES = 0xFFF
"""Things are counted by the lowest bits of a checksum of their names."""
SELDOM = 75
"""Of a hundred taps on a form or menu, so many go where the fewest have gone."""
AFRESH = 40_000
"""Steps after which it is forgotten where the pen has been: so that it comes everywhere again and again."""
ASKED = 4
"""One time in so many that the Table asks which of two cards, a hint is asked for."""
THOUGHT = 50
"""Ticks that a hint is waited for."""
FOLLOWED = 60
"""One step in so many a lesson is not followed, while its end is to be reached."""
WISHED = 8
"""One time in so many the menu is opened, while there is something to be made for."""
COMMANDS = 14
"""Of a hundred keys, so many are the command stroke and a letter."""
QUOTED = 10
"""Of a hundred keys, so many are a whole string."""
PANEL = Rect(0, 0, 160, 220)

ICONS = (Key.LAUNCH, Key.MENU, Key.CALC, Key.FIND, Key.KEYBOARD_ABC, Key.KEYBOARD_123)

LETTER = 60
_WEIGHTS: tuple[tuple[Key | str, int], ...] = (
    (Key.RETURN, 10 * LETTER),
    (" ", 5 * LETTER),
    (Key.BACKSPACE, 3 * LETTER),
    (Key.TAB, 2 * LETTER),
    *((letter, LETTER) for letter in "abcdefghijklmnopqrstuvwxyz0123456789"),
    *((sign, LETTER // 6) for sign in ".,:;!?\"'()-+*/=%&@#가힣ㄱㅏ"),
    *((key, LETTER) for key in Key if key in (Key.NAV_UP, Key.NAV_DOWN, Key.NAV_LEFT, Key.NAV_RIGHT)),
    (Key.NAV_SELECT, 2 * LETTER),
    *((key, LETTER // 2) for key in Key if key is not Key.NONE),
)
_KEYBOARD = [what for what, _ in _WEIGHTS]
_SUMS = list(accumulate(weight for _, weight in _WEIGHTS))


class Gremlin:
    """One gremlin. The same seed over the same program does the same.

    One that `stays` goes to the launcher and comes back, and never ends the program.
    """

    def __init__(self, chance: Random, stays: bool = False) -> None:
        self._chance, self._stays = chance, stays
        self._typing: deque[Step] = deque()
        self._starts: list[str] = []
        self._writing = Writing()
        self._taps = [0] * (PLACES + 1)
        """How often the pen has gone to each control and menu item; it takes the same memory all along."""
        self._left = AFRESH
        self.wishes = Wishes()
        """What it makes for above all."""

    def below(self, count: int) -> int:
        """A whole number from 0 up to `count`, without it."""
        return int(self._chance.random() * count)

    def pick(self, items: Sequence[T]) -> T:
        """One of some things."""
        return items[self.below(len(items))]

    def forget(self) -> None:
        """Type no further."""
        self._typing.clear()

    def next(self, handheld: Handheld) -> Step:
        """The next step."""
        self._left -= 1
        if not self._left:
            self._left, self._taps[:] = AFRESH, [0] * (PLACES + 1)
        app = handheld.app
        if app is None or not app.running:
            self.forget()
            return self._start()
        if self._typing:
            return self._typing.popleft()
        if self.wishes.lesson and app.lesson is not None and self.below(FOLLOWED):
            return self._follow(app)
        if self.wishes.starts and not self._stays and not self.below(NEWS):
            return Step("start", self.pick(self.wishes.starts))
        roll = self.below(100)
        if roll < (KEYS_IN_FIELD if app.system.text_focus is not None else KEYS):
            return self._command(app.system.menus()) or self._key()
        if roll < PEN:
            return self._pen(handheld)
        if roll < BATTERY:
            key = Key.MENU if roll < MENU else Key.FIND if roll < FIND else Key.KEYBOARD
            return steps.key(key) if roll < KEYBOARD else Step("battery")
        if roll < SWITCH and self.below(100) < SWITCHES:
            return self._switch()
        return Step("nil", str(1 + self.below(100)))

    def _follow(self, app: Godoris) -> Step:
        """Do what a lesson asks for, and wait while it is shown."""
        overlay = app.system.overlay
        return steps.pen(self._in(onward(overlay))) if isinstance(overlay, Bubble) else Step("nil", "20")

    # --- other applications ---

    def _switch(self) -> Step:
        """The person goes away, one way or another."""
        if self._stays:
            return steps.key(Key.LAUNCH)
        how = self.below(8)
        if how == 0:
            return Step("clock", str(self.pick((-86_400 * 400, -3600, 3600, 86_400 * 90))))
        if how < 4:
            return Step("leave")
        return Step("leave", "force") if how < 6 else self._start()

    def _start(self) -> Step:
        """Every way to start comes up once before any comes up again; but for those that are wished for."""
        if self.wishes.starts and self.below(2):
            return Step("start", self.pick(self.wishes.starts))
        if not self._starts:
            self._starts = starts()
        return Step("start", self._starts.pop(self.below(len(self._starts))))

    # --- keys and text ---

    def _key(self) -> Step:
        if self.below(100) < QUOTED:
            return self._quote()
        what = _KEYBOARD[bisect(_SUMS, self.below(_SUMS[-1]))]
        if what is Key.POWER and self._stays:
            what = Key.LAUNCH
        if isinstance(what, Key):
            return steps.key(what, repeat=self.below(20) == 0)
        return steps.words("char", what)

    def _command(self, menus: Sequence[MenuSpec]) -> Step | None:
        """Now and then the command stroke and the letter of a menu item, mostly of one seldom chosen so."""
        letters = [item.key for menu in menus for item in menu.items if item.key]
        if not letters or self.below(100) >= COMMANDS:
            return None
        letter, _ = self._least([(letter, SCREEN) for letter in letters])
        self._typing.append(steps.words("char", letter.lower()))
        return steps.key(Key.COMMAND)

    def _quote(self) -> Step:
        """A string at once, or character by character, or as an input method composes it."""
        quote, way = self.pick(QUOTES), self.below(3)
        if way == 0:
            return steps.words("text", quote)
        if way == 1:
            self._typing.extend(steps.words("char", char) for char in quote[:20])
            return self._typing.popleft()
        self._typing.extend(steps.words("editing", quote[: n + 1]) for n in range(min(4, len(quote))))
        if self.below(2):
            self._typing.append(steps.words("text", quote[:4]))
        return self._typing.popleft()

    # --- the pen ---

    def _pen(self, handheld: Handheld) -> Step:
        assert handheld.app is not None
        system = handheld.app.system
        overlay = system.overlay
        if overlay is not None:
            if self.below(100) < (ASIDE_IN_LESSON if isinstance(overlay, Bubble) else ASIDE):
                return steps.pen(self._in(PANEL))
            return self._gesture(self._in(self._choose(weighed(open_parts(overlay)))))
        roll = self.below(100)
        if roll < ANYWHERE:
            return self._gesture(self._in(PANEL))
        if roll < SILKSCREEN:
            return self._stroke() if self.below(7) == 0 else steps.key(self.pick(ICONS))
        if self.wishes.places and not self.below(WISHED):
            return steps.key(Key.MENU)
        if self._chooses(handheld) and not self.below(ASKED):
            self._typing.append(Step("nil", str(THOUGHT)))
            return steps.words("char", "h")
        page = wished_page(handheld.app, self.wishes.places) if self.below(4) else None
        if page is not None:
            return steps.pen(page.centre) if isinstance(page, Rect) else steps.key(page)
        places = objects(handheld.app, self.pick)
        if not places:
            return self._gesture(self._in(PANEL))
        roll = self.below(100)
        at = self._in(self._choose(places))
        if roll < 7:
            return self._drag(at, self._in(self._choose(places)))
        if roll < 10:
            return self._burst(at, self._in(self._choose(places)))
        return self._gesture(at)

    def _choose(self, places: Sequence[Place]) -> Rect:
        """One of the things by their names; mostly one that was tapped least."""
        return self._least(places)[1]

    def _least(self, places: Sequence[Place]) -> Place:
        if self.below(100) < SELDOM:
            wished = [place for place in places if place[0].partition("|")[0] in self.wishes.places]
            places = wished or places
            least = min(self._taps[_place(name)] for name, _ in places)
            places = [(name, rect) for name, rect in places if self._taps[_place(name)] == least]
        name, rect = self.pick(places)
        self._taps[_place(name)] += 1
        return name, rect

    def _in(self, rect: Rect) -> tuple[int, int]:
        return rect.x + self.below(max(1, rect.width)), rect.y + self.below(max(1, rect.height))

    def _gesture(self, at: tuple[int, int]) -> Step:
        """Mostly a tap; now and then one that is held, that slides, or the second of a double tap."""
        roll = self.below(100)
        if roll < 80:
            return steps.pen(at)
        if roll < 86:
            return steps.pen((*at, 20 + self.below(60)))
        if roll < 90:
            return steps.pen(at, kind="tap")
        x, y = at
        return steps.pen(at, (x + self.below(31) - 15, y + self.below(31) - 15))

    def _drag(self, start: tuple[int, int], end: tuple[int, int]) -> Step:
        middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        return steps.pen(start, middle, end)

    def _burst(self, first: tuple[int, int], second: tuple[int, int]) -> Step:
        """Two taps before anything has come of the first, or three."""
        return steps.pen(first, *([second] if self.below(2) else [first, first]), kind="burst")

    def _stroke(self) -> Step:
        """A stroke on the writing areas: a drawing of the product's, or a scribble."""
        left, top = self._in(Rect(STRIP.x, STRIP.y, 70, 20))
        if self.below(3) == 0:
            return steps.pen(*(self._in(STRIP) for _ in range(2 + self.below(6))))
        drawing: Drawing = self.pick(self.pick(list(self._writing.strokes.sets.values())))
        points = drawing.points[:: max(1, len(drawing.points) // 12)]
        least_x, least_y = min(x for x, _ in points), min(y for _, y in points)
        return steps.pen(*((left + int(x - least_x), top + int(y - least_y)) for x, y in points))

    def _chooses(self, handheld: Handheld) -> bool:
        """Whether the Table asks which of two cards is to be taken."""
        table = handheld.app.table if handheld.app is not None else None
        return table is not None and table.app.system.top is table.form and bool(table.ways.choices)


def _place(name: str) -> int:
    """Where a thing is counted."""
    return crc32(name.encode()) & PLACES
