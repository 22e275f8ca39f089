"""Whether memory is lost: what Python holds while no program runs, early and late (POSE: leaks at exit).

To have every allocation traced takes five times as long. Instead all objects are counted at two moments, and
the allocator's blocks beside them, which also tell of what no object leads to.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

from pygame.surface import Surface

from godoris import rules
from godoris.app import examples, help_pages
from godoris.engine.plan import Plan
from godoris.gremlins.faults import Fault
from godoris.gremlins.handheld import Handheld
from godoris.gremlins.steps import LANGUAGES
from godoris.palm import device
from godoris.palm.canvas import Canvas
from godoris.rules import RuleSet

FIRST = 10_000
"""Events after which all that is kept for good is there."""
MOST = 64 * 1024
"""Bytes by which what is held may have grown at the end."""
MOST_BLOCKS = MOST // 32
"""The same in blocks of the allocator, of which the smaller ones have 16, 32 and 48 bytes."""
PACKAGES = tuple(f"godoris.{name}" for name in ("rules", "engine", "players", "match", "palm", "app"))

_CACHE: Any = type(lru_cache()(list))
_SHARED = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType, Handheld, RuleSet, Plan)
"""What leads from the horde to the program."""


class Held(NamedTuple):
    """What Python holds: bytes of all objects, and blocks of its allocator."""

    bytes: int
    blocks: int


class Memory:
    """Looks at the memory at the first end of a program after so many events, and at the end of all."""

    def __init__(self, first: int = FIRST) -> None:
        read_all()
        self._after = first
        self._first: Held | None = None
        self.first = self.last = 0

    def look(self, events: int, handheld: Handheld) -> None:
        """After each step: when a program has ended for the first time since, what is held without it."""
        ended = handheld.app is not None and not handheld.running
        if self._first is None and ended and events >= self._after:
            self._first = held(handheld)
            self.first = self._first.bytes

    def end(self, events: int, handheld: Handheld) -> None:
        """End the program that runs. Raises a fault when more is held than may be."""
        if handheld.running:
            handheld.leave(force=True)
        self.look(events, handheld)
        first, last = self._first, held(handheld)
        self.last = last.bytes
        if first is None:
            return
        if last.bytes > first.bytes + MOST or last.blocks > first.blocks + MOST_BLOCKS:
            raise Fault(
                "memory",
                f"{first.bytes} bytes in {first.blocks} blocks held after {self._after} events, "
                f"{last.bytes} in {last.blocks} at the end",
            )


def read_all() -> None:
    """Read what is kept once somebody has asked for it: modules, pages of help, records of lessons, rules,
    devices and their colours.
    """
    for package in PACKAGES:
        for module in iter_modules(import_module(package).__path__, f"{package}."):
            import_module(module.name)
    for language in LANGUAGES:
        help_pages.shipped().strings(language)
    for name in examples.names():
        examples.record(name)
    for name in rules.names():
        rules.load(name)
    for name in device.names():
        Canvas.standard(device.load(name).lcd.kind)


def held(handheld: Handheld) -> Held:
    """What Python holds once the program is forgotten, and what caches of a bounded size hold: it changes."""
    handheld.forget()
    _clear()
    gc.collect()
    blocks = sys.getallocatedblocks()
    own = _own(handheld)
    return Held(_size(gc.get_objects(), set(own)), blocks - len(own))


def _clear() -> None:
    """Empty all caches of a bounded size."""
    for cache in [found for found in gc.get_objects() if isinstance(found, _CACHE)]:
        if cache.cache_parameters()["maxsize"] is not None:
            cache.cache_clear()


def _own(handheld: Handheld) -> set[int]:
    """The ids of what those who look on keep, and of the disk's files: they are none of the program's."""
    layer: list[object] = [handheld.own.files, handheld.disk.files, *map(vars, handheld.watchers)]
    own: set[int] = set()
    while layer:
        fresh = [thing for thing in layer if id(thing) not in own and not isinstance(thing, _SHARED)]
        own.update(map(id, fresh))
        layer = gc.get_referents(*fresh)
    return own


def _size(objects: Iterable[object], seen: set[int]) -> int:
    """Bytes of objects and of all that they lead to, each counted once; those `seen` are left out."""
    total, layer = 0, list(objects)
    while layer:
        fresh = []
        for thing in layer:
            if id(thing) not in seen:
                seen.add(id(thing))
                fresh.append(thing)
                total += sys.getsizeof(thing)
                if isinstance(thing, Surface):
                    total += thing.get_pitch() * thing.get_height()
        layer = [found for found in gc.get_referents(*fresh) if id(found) not in seen]
    return total
