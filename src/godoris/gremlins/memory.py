"""Whether memory is lost: what Python holds while no program runs, early and late (POSE: leaks at exit)."""

from __future__ import annotations

import gc
import tracemalloc

from godoris.gremlins.faults import Fault
from godoris.gremlins.handheld import Handheld

FIRST = 10_000
"""Events after which all that is kept for good is there."""
MOST = 64 * 1024
"""Bytes by which what is held may have grown at the end."""


class Memory:
    """Traces Python's memory from its making until `close`."""

    def __init__(self, first: int = FIRST) -> None:
        self._after = first
        self.first = self.last = 0
        tracemalloc.start()

    def look(self, events: int, handheld: Handheld) -> None:
        """After each step: when a program has ended, what is held without it."""
        if handheld.running or handheld.app is None or events < self._after:
            return
        handheld.forget()
        gc.collect()
        self.last = tracemalloc.get_traced_memory()[0]
        self.first = self.first or self.last

    def end(self, events: int, handheld: Handheld) -> None:
        """End the program that runs. Raises a fault when more is held than may be."""
        if handheld.running:
            handheld.leave(force=True)
        self.look(events, handheld)
        if self.last > self.first + MOST:
            held = f"{self.first} bytes held after {self._after} events, {self.last} at the end"
            raise Fault("memory", held)

    def close(self) -> None:
        """Trace no more."""
        tracemalloc.stop()
