"""A real window and the same program without one, side by side: the second says what the first must show."""

from __future__ import annotations

import time
from pathlib import Path

import pygame

from app.table import Person
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.match.store import Store
from godoris.palm import device
from godoris.palm.canvas import Canvas
from godoris.palm.events import Event
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.look import Look
from godoris.palm.system import TICKS_PER_SECOND
from godoris.shell.layout import content
from godoris.shell.pen import DOUBLE, NEAR
from godoris.shell.stage import picture
from shell.desktop import Desktop, Running, wait

SCALE = 2
TURN = Rect(0, 149, 2, 11)
"""The left edge of the chat line, which is inverted while the person may decide and no motion is left."""
TABLE = Rect(0, 0, 160, 148)
"""The screen without the chat line, which counts the ticks since the last event."""
APART = 2 * DOUBLE / TICKS_PER_SECOND
"""Seconds after which a click at the same place is surely no double tap, which plays one card."""
QUICK = Preferences(level="easy", speed="fast", reduced_motion=True, scale=SCALE, grain=0)


class Pair(Person):
    """Whatever is done to the program in the window is done to its twin too."""

    def __init__(self, desktop: Desktop, home: Path, seed: int, first: Preferences = QUICK) -> None:
        keep(home, first)
        super().__init__(seed, device=first.device, sitting=twin(first, seed))
        self.app.look = Look(device=first.device, scale=SCALE, grain=first.grain)
        self.program = Running(desktop, home, "--seed", str(seed))
        self.tapped = (-NEAR - 1, 0, 0.0)  # where and when the last click was

    # --- doing ---

    def tap(self, x: int, y: int) -> None:
        left, top, width, height = self.pixels(Rect(x, y, 1, 1))
        super().tap(x, y)
        if max(abs(x - self.tapped[0]), abs(y - self.tapped[1])) <= NEAR:
            time.sleep(max(0.0, self.tapped[2] + APART - time.monotonic()))
        self.program.click(left + width // 2, top + height // 2)
        self.tapped = (x, y, time.monotonic())

    def strike(self, name: str, event: Event) -> None:
        """A key of the desktop, by its name for xdotool."""
        self.post(event)
        self.program.do("key", name)

    # --- seeing ---

    def expected(self, part: Rect) -> pygame.Surface:
        """What a part of the screen must look like."""
        self.app.system.draw()
        return picture(self.app.system.canvas, self.app.look).subsurface(self.pixels(part))

    def found(self, part: Rect = SCREEN) -> pygame.Surface:
        """What the window shows there."""
        return self.program.picture(self.pixels(part))

    def within(self, part: Rect) -> tuple[int, int, int, int]:
        """Where a part of the screen lies in a picture of the whole screen."""
        k = self.app.look.scale
        return part.x * k, part.y * k, part.width * k, part.height * k

    def pixels(self, part: Rect) -> tuple[int, int, int, int]:
        """Where a part of the screen lies in the window."""
        look = self.app.look
        shown = device.load(look.device)
        left, top, _, _ = content(shown, look.skin)
        x, y, _, _ = shown.screen
        x, y, k = x - left + part.x, y - top + part.y, look.scale
        return x * k, y * k, part.width * k, part.height * k

    def same(self, *parts: Rect) -> None:
        """Wait until the window shows what it must, in all the parts at the same moment."""
        parts = parts or (SCREEN,)
        wanted = [data(self.expected(part)) for part in parts]

        def shown() -> bool:
            whole = self.found()
            return [data(whole.subsurface(self.within(part))) for part in parts] == wanted

        try:
            wait(shown, f"{self.form}, {parts}")
        except AssertionError:
            for name, surface in (("wanted", self.expected(SCREEN)), ("found", self.found())):
                pygame.image.save(surface, self.program.home.parent / f"{name}.png")
            raise

    def settle(self) -> None:
        """Wait until something is asked of the person, here and in the window."""
        self.until(self.due)
        if self.form == "table":
            self.same(TURN, TABLE)
        else:
            self.same()


def data(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def twin(first: Preferences, seed: int) -> Sitting:
    """The sitting that a run with this seed has, without saves."""
    return Sitting(None, lambda: 0.0, seed=1, first=first, run_seed=seed)


def keep(home: Path, prefs: Preferences) -> None:
    """Leave preferences as an earlier run would."""
    store = Store(home)
    Sitting(store, lambda: 0.0, seed=1).prefs = prefs
    store.close()


def kept(home: Path) -> Sitting:
    """What the program has saved."""
    return Sitting(Store(home, own=False), lambda: 0.0, seed=1)


def reads(screen: pygame.Surface, text: str, canvas: Canvas, face: str) -> int:
    """How often a text can be read on a screen, black on white, in a face."""
    font = canvas.font(face)
    wide, high = font.width(text) - 1, font.height
    canvas.fill(canvas.clip, "object_fill")
    canvas.text(text, 0, 0, face=face)
    paper, ink = canvas.colour("object_fill"), canvas.colour("object_foreground")
    pattern = [bytes(canvas.pixels[y * 160 : y * 160 + wide]) for y in range(high)]
    small = pygame.transform.scale(screen, (160, 160))  # of whole pixels: no grain, no smoothing
    black = (0, 0, 0)
    rows = [
        bytes(ink if small.get_at((x, y))[:3] == black else paper for x in range(160)) for y in range(160)
    ]
    return sum(
        all(rows[y + i][x : x + wide] == line for i, line in enumerate(pattern))
        for y in range(160 - high)
        for x in range(160 - wide)
        if rows[y + high // 2][x : x + wide] == pattern[high // 2]
    )
