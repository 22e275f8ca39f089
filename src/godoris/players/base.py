"""What a player is: from a View to a move, in one step or in slices of thinking."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Protocol

from godoris.engine import View
from godoris.engine.moves import STOP, token


class PlayerError(ValueError):
    """A player or temper that does not exist; the text lists what does."""


class Player(Protocol):
    """Who decides for a seat.  It sees a View whose ``legal`` is not empty and nothing else."""

    def choose(self, view: View) -> int:
        """The move to make, one of ``view.legal``."""

    def think(self, view: View) -> Iterator[int | None]:
        """The same decision in slices: None after each fixed amount of work, at last the move."""


FaultHook = Callable[[View, Exception], None]


class Com:
    """A player whose faults are reported and cost it no more than the best move.

    Subclasses give ``_slices``.  ``faults`` keeps what went wrong; ``on_fault`` and the log
    ``godoris.players`` are told of it at once.
    """

    effort: float = 1.0
    """How much of its usual work it does; only a Com that searches heeds it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.faults: list[Exception] = []
        self.on_fault: FaultHook | None = None

    def _slices(self, view: View) -> Iterator[int | None]:
        raise NotImplementedError

    def choose(self, view: View) -> int:
        """The move to make."""
        return next(move for move in self.think(view) if move is not None)

    def think(self, view: View) -> Iterator[int | None]:
        """The decision in slices; a player that fails inside Stops rather than Goes."""
        if not view.legal:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        if len(view.legal) == 1:
            yield view.legal[0]
            return
        move: int | None = None
        try:
            for move in self._slices(view):
                if move is not None:
                    break
                yield None
            if move not in view.legal:
                raise ValueError(f"chose {'nothing' if move is None else token(view.rules, move)}")
        except Exception as fault:
            self._report(view, fault)
            move = cautious(view)
        yield move

    def _report(self, view: View, fault: Exception) -> None:
        self.faults.append(fault)
        import logging  # a fault is rare, and logging slow to read

        log = logging.getLogger("godoris.players")
        log.error("%s failed in turn %d", type(self).__name__, view.turn, exc_info=fault)
        if self.on_fault is not None:
            self.on_fault(view, fault)


def cautious(view: View) -> int:
    """The move of a player that cannot think: Stop where that is legal, else the first legal move."""
    return STOP if STOP in view.legal else view.legal[0]


class Simple(Com):
    """A player that decides at once."""

    def _slices(self, view: View) -> Iterator[int | None]:
        yield self._pick(view)

    def _pick(self, view: View) -> int:
        raise NotImplementedError
