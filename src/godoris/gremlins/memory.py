"""Whether the program keeps hold of more and more memory."""

from __future__ import annotations

import gc
import tracemalloc

from godoris.gremlins.faults import Fault

FIRST = 10_000
"""Events after which all that is kept for good is there."""
LEAST = 2 * FIRST
"""Runs shorter than this say nothing about memory."""
MOST = 64 * 1024
"""Bytes by which what is held may have grown at the end."""
WINDOW = 2_000
"""Events over which the least is taken: how much is held at one moment depends on which forms are open."""
EVERY = 100


class Memory:
    """Traces what Python holds: the least of a window after the first events, and of one at the end."""

    def __init__(self, count: int, first: int = FIRST, window: int = WINDOW) -> None:
        self._windows = ((first, first + window), (count - window, count + 1))
        self._next = self._after = first
        self.first = self.last = 0
        tracemalloc.start()

    def look(self, events: int) -> None:
        """After each step."""
        if events < self._next:
            return
        self._next = events + EVERY
        for i, (begin, end) in enumerate(self._windows):
            if begin <= events < end:
                gc.collect()
                held = tracemalloc.get_traced_memory()[0]
                if i == 0:
                    self.first = min(self.first or held, held)
                else:
                    self.last = min(self.last or held, held)

    def close(self) -> None:
        """Trace no more."""
        tracemalloc.stop()

    def end(self) -> None:
        """Raise a fault when more is held than may be."""
        if self.last > self.first + MOST:
            raise Fault(
                "memory", f"{self.first} bytes held after {self._after} events, {self.last} at the end"
            )
