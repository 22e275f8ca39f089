"""The ways in which gremlins start the program."""

from __future__ import annotations

from godoris.app.shot_ways import REDEALT
from godoris.gremlins.steps import STARTS

ALONE = ("record", "rules", "level", "saving", "disk", "person")
"""What a start may be given alone."""
SELDOM = ("record=heundeum", "record=poktan", "record=show", "disk=damaged", "saving=confirm")
"""Starts before forms that seldom come up: decisions, alerts about saving and broken rules of the house."""
LAST = tuple(f"record={name} last=1" for name in ("banner_nagari", "banner_second_bbuk", "three_bbuk"))
"""Starts on records whose last move leads to what seldom comes up: it is made before their eyes."""
FIRST = ("person=new", f"person=new deal={REDEALT}")
"""Starts of a new person: with nothing to look back on yet, and with cards that are dealt anew."""
MORE = 4
"""So many more of each of them."""
PLAIN = 8
"""So many plain starts for one of each other way."""


def starts() -> list[str]:
    """Every way once: plain, with each record, rule set, level and way of saving, with a bad disk, as a new
    person; those before what seldom comes up more often.
    """
    ways = [f"{name}={value}" for name, values in STARTS.items() if name in ALONE for value in values()]
    return [*[""] * PLAIN, *ways, *MORE * (*SELDOM, *LAST, *FIRST)]
