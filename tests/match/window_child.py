"""`godoris play` in a window, telling on standard output what it does with the game: for kills.py.

A line before and a line after everything that changes the game: "do WHAT", then "is" and the state as JSON.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

from godoris.cli import main
from godoris.match.sitting import Sitting

inside: list[str] = []
CHANGES = ("play", "new_game", "again", "take_back", "void", "leave", "reset", "undo_reset")


def state(sitting: Sitting) -> str:
    hand = sitting.hand
    return json.dumps({
        "finished": sitting.lasting.finished,
        "deals": sitting.lasting.deals,
        "purses": sitting.purses,
        "moves": None if hand is None or hand.over else hand.moves,
    })  # fmt: skip


def telling(name: str, change: Callable[..., Any]) -> Callable[..., Any]:
    def told(self: Sitting, *args: Any, **named: Any) -> Any:
        if inside:  # one change makes use of another
            return change(self, *args, **named)
        print("do", name, *args, flush=True)
        inside.append(name)
        try:
            return change(self, *args, **named)
        finally:
            inside.pop()
            print("is", state(self), flush=True)

    return told


def begin(self: Sitting, *args: Any, **named: Any) -> None:
    sit_down(self, *args, **named)
    print("is", state(self), flush=True)


sit_down = Sitting.__init__
Sitting.__init__ = begin  # type: ignore[method-assign]
for change in CHANGES:
    setattr(Sitting, change, telling(change, getattr(Sitting, change)))


def run() -> None:
    """The program in a window, until it ends."""
    sys.exit(main(["play", "--device", "palm3", "--scale", "2"]))
