"""The ways in which gremlins start the program."""

from __future__ import annotations

from godoris import resources, rules
from godoris.gremlins.handheld import TROUBLES
from godoris.match.preferences import levels

PLAIN = 8
"""So many plain starts for one of each other way."""


def starts() -> list[str]:
    """Every way once: plain, as a new person, with each record, rule set and level, with a bad disk."""
    records = sorted(path.stem for path in resources.path("assets/shots").glob("*.gsr"))
    return [
        *[""] * PLAIN,
        "person=new",
        *(f"record={name}" for name in records),
        *(f"rules={name}" for name in rules.names()),
        *(f"level={name}" for name in levels()),
        *(f"disk={trouble}" for trouble in TROUBLES),
    ]
