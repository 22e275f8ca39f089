"""The ways in which gremlins start the program."""

from __future__ import annotations

from godoris.gremlins.steps import STARTS

SELDOM = ("record=heundeum", "record=poktan", "record=show", "disk=damaged", "saving=confirm")
"""Starts before forms that seldom come up: decisions, alerts about saving and broken rules of the house."""
MORE = 2
"""So many more of each of them."""
PLAIN = 8
"""So many plain starts for one of each other way."""


def starts() -> list[str]:
    """Every way once: plain, with each record, rule set, level and way of saving, with a bad disk, as a new
    person; those before what seldom comes up more often.
    """
    ways = [f"{name}={value}" for name, values in STARTS.items() for value in values()]
    return [*[""] * PLAIN, *ways, *SELDOM * MORE]
