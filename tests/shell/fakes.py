"""A small program for the shell's tests: a system that keeps what it is given and draws where the pen is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from godoris.palm import device as devices
from godoris.palm.canvas import Canvas
from godoris.palm.events import Event, Key, KeyDown, Nil, PenDown, PenMove, PenUp
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.look import Look
from godoris.shell import keys, layout

WHITE, BLACK = 0, 255


class FakeSystem:
    """Every pen event inverts the pixel under it, every key a row; `log` keeps (tick, event)."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.ticks = 0
        self.moving = True  # something moves by itself
        self.text_focus: Any = None
        self.ink: list[tuple[float, float]] = []
        self.strip = True
        self.queue: list[Event] = []
        self.log: list[tuple[int, Event]] = []
        canvas.fill(SCREEN, WHITE)
        self.damage: list[Rect] = []

    def post(self, event: Event) -> None:
        self.queue.append(event)

    def pump(self) -> None:
        while self.queue:
            event = self.queue.pop(0)
            if not isinstance(event, Nil):
                self.log.append((self.ticks, event))
            if isinstance(event, PenDown | PenMove | PenUp):
                self.damage.append(Rect(event.x, event.y, 1, 1).common(SCREEN))
            elif isinstance(event, KeyDown):
                self.damage.append(Rect(0, (self.ticks * 7 + event.key) % 160, 160, 1))

    def tick(self, count: int = 1) -> None:
        for _ in range(count):
            self.pump()
            self.ticks += 1
            if self.moving:
                self.damage.append(Rect(self.ticks % 160, self.ticks // 160, 1, 1))

    def draw(self) -> None:
        for rect in self.damage:
            if not rect.empty:
                self.canvas.invert(rect)
        self.damage.clear()


@dataclass
class FakeProgram:
    """Runs until told to leave."""

    system: Any
    look: Look
    running: bool = True
    asked: list[bool] = field(default_factory=list)

    def leave(self, force: bool) -> None:
        self.asked.append(force)
        self.running = False

    @property
    def pen(self) -> Sequence[Event]:
        return [event for _, event in self.system.log]


class FakeVoice:
    """Silent, but keeps its settings."""

    def __init__(self) -> None:
        self.lamp = 0
        self.played: list[str] = []
        self.set: list[tuple[int, bool]] = []

    def play(self, name: str) -> None:
        self.played.append(name)

    def loudness(self, volume: int, muted: bool) -> None:
        self.set.append((volume, muted))

    def close(self) -> None:
        pass


class FakeClock:
    """Time that passes only by sleeping, and by `lost`: pauses to take at each look at the clock."""

    def __init__(self, lost: Sequence[float] = ()) -> None:
        self.time = 0.0
        self.lost = list(lost)

    def now(self) -> float:
        if self.lost:
            self.time += self.lost.pop(0)
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds


def program(**look: Any) -> FakeProgram:
    """A fake program on the device of that look."""
    chosen = Look(**{"device": "palm3", **look})
    device = devices.load(chosen.device)
    return FakeProgram(FakeSystem(Canvas.standard(device.lcd.kind, device.density)), chosen)


class FakeDesk:
    """A desk of a given size that keeps what is asked of it."""

    def __init__(self, device: str = "palm3", skin: str = "full", size: tuple[int, int] = (612, 936)) -> None:
        self.size = size
        self.layout = layout.fit(devices.load(device), skin, 0, size)
        self.lit: set[str] = set()
        self.asked: list[str] = []

    def light(self, name: str, on: bool) -> None:
        if on:
            self.lit.add(name)
        else:
            self.lit.discard(name)

    def light_key(self, key: Key, on: bool) -> None:
        for name, its in keys.buttons(self.layout.device).items():
            if its == key:
                self.light(name, on)

    def backlight(self) -> None:
        self.asked.append("backlight")

    def command(self, name: str) -> None:
        self.asked.append(name)

    def resized(self) -> None:
        self.asked.append("resized")

    def uncovered(self) -> None:
        self.asked.append("uncovered")

    def close(self) -> None:
        self.asked.append("close")
