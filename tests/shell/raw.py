"""Raw events of the desktop, as pygame would send them to a FakeDesk, for the tests of the input."""

from typing import Any

import pygame
from pygame.event import Event as Raw

from godoris.palm.events import Event
from godoris.shell.input import Input
from shell.fakes import FakeDesk

K = 3  # scale of a FakeDesk's palm3; its screen lies at 22, 32


def at(x: int, y: int) -> tuple[int, int]:
    """A window pixel of panel coordinates."""
    return (22 + x) * K + 1, (32 + y) * K + 1


def mouse(kind: int, pos: tuple[int, int], button: int = 1, touch: bool = False) -> Raw:
    if kind == pygame.MOUSEMOTION:
        return Raw(kind, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=touch)
    return Raw(kind, pos=pos, button=button, touch=touch)


def down(x: int, y: int, **more: Any) -> Raw:
    return mouse(pygame.MOUSEBUTTONDOWN, at(x, y), **more)


def up(x: int, y: int, **more: Any) -> Raw:
    return mouse(pygame.MOUSEBUTTONUP, at(x, y), **more)


def move(x: int, y: int, **more: Any) -> Raw:
    return mouse(pygame.MOUSEMOTION, at(x, y), **more)


def key(code: int, mod: int = 0, char: str = "", scancode: int = 0, kind: int = pygame.KEYDOWN) -> Raw:
    return Raw(kind, key=code, mod=mod, unicode=char, scancode=scancode)


def finger(kind: int, x: int, y: int, finger: int = 1, desk: tuple[int, int] = (612, 936)) -> Raw:
    px, py = at(x, y)
    return Raw(kind, touch_id=9, finger_id=finger, x=px / desk[0], y=py / desk[1], dx=0, dy=0)


def fed(*events: Raw, desk: FakeDesk | None = None, writing: bool = False) -> list[Event]:
    made = Input(desk or FakeDesk())
    made.write(writing)
    for event in events:
        made.feed(event)
    return list(made.queue)


def ticked(made: Input, ticks: int) -> list[Event]:
    made.queue.clear()
    for _ in range(ticks):
        made.tick()
    return list(made.queue)


def pad(kind: int, **values: Any) -> Raw:
    """An event of a gamepad."""
    return Raw(kind, instance_id=4, **values)
