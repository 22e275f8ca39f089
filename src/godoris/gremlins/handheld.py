"""The whole program on a memory disk and a clock of its own: what the gremlins tear at."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from godoris import resources
from godoris.app import shots
from godoris.app.godoris import Godoris, make_app
from godoris.app.handheld import look_of
from godoris.gremlins.disk import FOLDER, MemoryDisk, troubled
from godoris.gremlins.steps import Beginning, Step
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.match.store import Store
from godoris.palm import events
from godoris.palm.events import Event, Key, KeyDown, Modifier
from godoris.palm.font import Fonts
from godoris.palm.look import Look
from godoris.palm.system import TICKS_PER_SECOND
from godoris.rules import STANDARD, Book, RulesError, house

DAY = 86_400
EFFORT = 0.02
"""How much of their usual work the Coms do: Hard decides as it does, over a fiftieth of the games."""
OVERRIDES = ("rules", "level", "saving")
"""Preferences that a start may be given, for as long as the program runs."""
PICTURES = 6
"""Ticks from one picture to the next at the least: a slow machine draws as seldom."""


class Maker(Protocol):
    """What makes the application; the tests of the gremlins plant their faults here."""

    def __call__(
        self,
        sitting: Sitting,
        *,
        play_tone: Callable[[str], None],
        look: Look,
        day: int,
        clock: Callable[[], tuple[int, int]],
        fonts: Fonts,
    ) -> Godoris:
        """As app.godoris.make_app."""


class Watcher(Protocol):
    """Who looks on."""

    def sat(self, sitting: Sitting) -> None:
        """The saves have been read; nothing has been made of them yet."""

    def started(self, app: Godoris) -> None:
        """A program has started."""

    def killing(self, sitting: Sitting) -> None:
        """The program is about to be killed."""

    def after(self) -> None:
        """An event, and the ticks after it, have passed."""


class UnknownToneError(ValueError):
    """A tone was asked for that no file has."""


@cache
def tones() -> frozenset[str]:
    """The names of all tones."""
    book = tomllib.loads(resources.path("assets/tones.toml").read_text("utf-8"))
    return frozenset(name for part in book.values() for name in part)


class Handheld:
    """One program after the other on the saves of one person; `watchers` look on."""

    def __init__(self, beginning: Beginning, make: Maker = make_app) -> None:
        self.beginning = beginning
        self.own = MemoryDisk(dict(beginning.saves))
        self.disk = self.own
        self._hundredths = beginning.time * TICKS_PER_SECOND
        self.app: Godoris | None = None
        self.sitting: Sitting | None = None
        self.options: dict[str, str] = {}
        """What the program that runs was started with."""
        self.watchers: list[Watcher] = []
        self._make = make
        self._fonts = Fonts()
        self._next_picture = 0

    @property
    def running(self) -> bool:
        """Whether the program runs."""
        return self.app is not None and self.app.running

    @property
    def now(self) -> int:
        """Seconds since 1970."""
        return max(0, self._hundredths // TICKS_PER_SECOND)

    def set_clock(self, by: int) -> None:
        """The clock is set, so many seconds forward or back."""
        self._hundredths += by * TICKS_PER_SECOND

    @property
    def place(self) -> str:
        """The form on top, and what lies over it."""
        system = self.app.system if self.app is not None else None
        if system is None or system.top is None:
            return ""
        over = f":{type(system.overlay).__name__}" if system.overlay is not None else ""
        return system.top.name + over

    # --- steps ---

    def do(self, step: Step) -> None:
        """Do a step. While the program does not run, nothing but a start does anything."""
        if step.kind == "start":
            self.start(step.options)
        elif self.running and step.on in ("", self.place):
            _DO[step.kind](self, step)

    def draw(self, now: bool = False) -> None:
        """Bring the picture up to date once the last one is PICTURES ticks old; or `now`."""
        if self.running and self.app is not None and (now or self.app.system.ticks >= self._next_picture):
            self._next_picture = self.app.system.ticks + PICTURES
            self.app.system.draw()
            self.app.system.canvas.take_dirty()

    def post(self, event: Event, ticks: int = 1) -> None:
        """An event, and the time until the next one."""
        if not self.running:
            return
        assert self.app is not None
        self.app.system.post(event)
        self.wait(ticks)

    def wait(self, ticks: int) -> None:
        """Handle what is in the queue, let time pass, then have everything looked at."""
        app = self.app
        assert app is not None
        app.system.pump()
        for _ in range(ticks):
            if not app.running:
                break
            app.system.tick()
        self._hundredths += ticks
        self.settle()

    def settle(self) -> None:
        """What the shell does after an event; and what follows when the program has ended."""
        app, sitting = self.app, self.sitting
        assert app is not None
        assert sitting is not None
        app.system.strip = app.look.skin != "off"
        if not app.running:
            app.keep_look()
        for watcher in self.watchers:
            watcher.after()
        if not app.running:
            sitting.close()

    # --- start and end ---

    def start(self, options: dict[str, str]) -> None:
        """Start the program, killing the one that runs."""
        if self.running and self.sitting is not None:
            for watcher in self.watchers:
                watcher.killing(self.sitting)
            self.sitting.close()
        self.options = options
        new = options.get("person") == "new"
        self.disk = MemoryDisk() if new else troubled(self.own, options.get("disk", ""))
        override: dict[str, Any] = {name: options[name] for name in OVERRIDES if name in options}
        sitting = self._sit_down(override)
        last = _take_up(sitting, options)
        self.sitting = sitting
        for watcher in self.watchers:
            watcher.sat(sitting)
        self.app = self._make(
            sitting,
            play_tone=_tone,
            look=look_of(sitting.prefs),
            day=int(self.now // DAY),
            clock=self._clock,
            fonts=self._fonts,
        )
        self._next_picture = 0
        self.app.system.clipboard.put("“흔들기”\tTen\nforty-one characters")
        for watcher in self.watchers:
            watcher.started(self.app)
        self.app.play(last)
        if "deal" in options:
            self.app.deal(int(options["deal"]))
        self.wait(0)

    def _sit_down(self, override: dict[str, Any]) -> Sitting:
        first = Preferences(
            language=self.beginning.language, device=self.beginning.device, level="easy", speed="fast"
        )
        store = Store(FOLDER, self.disk)
        return Sitting(
            store,
            lambda: float(self.now),
            seed=self.beginning.seed,
            first=first,
            override=override,
            book=_book(self.disk),
            effort=EFFORT,
        )

    def _clock(self) -> tuple[int, int]:
        """Hour and minute of the clock on the wall, wherever it has been set to."""
        return int(self.now // 3600) % 24, int(self.now // 60) % 60

    def forget(self) -> None:
        """Keep hold of nothing of a program that has ended."""
        self.app = self.sitting = None

    def leave(self, force: bool) -> None:
        """The window's close, or a signal."""
        assert self.app is not None
        self.app.leave(force)
        self.wait(0)


def _take_up(sitting: Sitting, options: dict[str, str]) -> list[int]:
    """Put the record of a start on the table, but for as many moves as are still to be made: those."""
    if "record" not in options:
        return []
    record = shots.shipped(options["record"])
    split = len(record.moves) - int(options.get("last", "0"))
    sitting.open_deal(record.deal, list(record.moves[:split]))
    return list(record.moves[split:])


def _book(disk: MemoryDisk) -> Book:
    """The rule sets of the program, and that of the house when the disk has it."""
    text = disk.files.get(house.FILE)
    if text is None:
        return STANDARD
    try:
        return Book([house.read_text(text.decode())])
    except (RulesError, UnicodeDecodeError) as fault:
        return Book(faults={house.HOUSE: RulesError(str(fault), source=house.FILE)})


def _tone(name: str) -> None:
    if name not in tones():
        raise UnknownToneError(f"no tone {name!r}")


def _pen(handheld: Handheld, step: Step) -> None:
    points = step.points
    first = points[0]
    handheld.post(events.PenDown(first.x, first.y, 2 if step.kind == "tap" else 1), first.ticks)
    for point in points[1:]:
        handheld.post(events.PenMove(point.x, point.y), point.ticks)
    handheld.post(events.PenUp(points[-1].x, points[-1].y))


def _burst(handheld: Handheld, step: Step) -> None:
    assert handheld.app is not None
    for point in step.points:
        handheld.app.system.post(events.PenDown(point.x, point.y))
        handheld.app.system.post(events.PenUp(point.x, point.y))
    handheld.wait(1)


def _key(handheld: Handheld, step: Step) -> None:
    name, *repeat = step.value.split()
    modifiers = Modifier.AUTO_REPEAT if repeat else Modifier.NONE
    handheld.post(KeyDown(key=Key[name], modifiers=modifiers))


def _char(handheld: Handheld, step: Step) -> None:
    """A key with a character: for a field it comes as text, as from the desktop."""
    assert handheld.app is not None
    writing = handheld.app.system.text_focus is not None
    handheld.post(events.TextInput(step.text) if writing else KeyDown(char=step.text))


def _clock(handheld: Handheld, step: Step) -> None:
    handheld.set_clock(int(step.value))


_DO: dict[str, Callable[[Handheld, Step], None]] = {
    "pen": _pen,
    "tap": _pen,
    "burst": _burst,
    "key": _key,
    "char": _char,
    "text": lambda handheld, step: handheld.post(events.TextInput(step.text)),
    "editing": lambda handheld, step: handheld.post(events.TextEditing(step.text)),
    "nil": lambda handheld, step: handheld.wait(int(step.value)),
    "leave": lambda handheld, step: handheld.leave(step.value == "force"),
    "battery": lambda handheld, step: handheld.post(KeyDown(key=Key.LOW_BATTERY)),
    "clock": _clock,
}
