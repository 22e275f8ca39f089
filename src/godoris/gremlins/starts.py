"""The ways in which gremlins start the program."""

from __future__ import annotations

from godoris.gremlins.steps import STARTS

PLAIN = 8
"""So many plain starts for one of each other way."""


def starts() -> list[str]:
    """Every way once: plain, with each record, rule set and level, with a bad disk, as a new person."""
    return [*[""] * PLAIN, *(f"{name}={value}" for name, values in STARTS.items() for value in values())]
