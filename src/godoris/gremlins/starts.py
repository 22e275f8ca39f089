"""The ways in which gremlins start the program."""

from __future__ import annotations

from godoris.gremlins.steps import STARTS

DECISIONS = ("heundeum", "poktan", "show")
"""Records before a decision that has a form of its own, which seldom comes up."""
MORE = 2
"""So many starts more with each of them."""
PLAIN = 8
"""So many plain starts for one of each other way."""


def starts() -> list[str]:
    """Every way once: plain, with each record, rule set, level and way of saving, with a bad disk, as a new
    person; those before a decision more often.
    """
    ways = [f"{name}={value}" for name, values in STARTS.items() for value in values()]
    return [*[""] * PLAIN, *ways, *(f"record={name}" for name in DECISIONS * MORE)]
