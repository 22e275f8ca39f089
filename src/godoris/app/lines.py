"""The lines of the chat line: what events are worth saying."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from godoris.app.motion import Line
from godoris.engine import Event, View

DEEDS = ("poktan", "sseul", "chock", "ddadak", "bbuk", "pansseul")
ALONE = ("go", "stop", "nagari", "chongtong", "three_bbuk", "heundeum")
"""Events that are words and nothing else."""


def banner_lines(events: Iterable[Event]) -> list[Line]:
    """The words for a turn's deeds: a first-turn payment takes the place of the deed that it pays for."""
    out: list[Line] = []
    for event in events:
        if event.name in DEEDS:
            out.append(Line(event.name, event.seat))
        elif event.amount:
            deed = event.name.split("_", 1)[1]
            place = next((i for i, line in enumerate(out) if line.name == deed), None)
            line = Line(event.name, event.seat, event.amount)
            if place is None:
                out.append(line)
            else:
                out[place] = line
    return out


def told(events: Sequence[Event], view: View) -> list[Line]:
    """The lines that a run of events leaves in the chat line."""
    lines: list[Line] = []
    calls = [0] * view.rules.sides
    for event in events:
        side = view.rules.side(event.seat)
        calls[side] += event.name == "go"
        if event.name in ("bonus", "take_pee"):
            lines.append(Line(event.name, event.seat, source=event.source))
        elif event.name in ALONE:
            lines.append(call_line(event, calls[side], view))
        else:
            lines += banner_lines([event])
    return lines


def call_line(event: Event, calls: int, view: View) -> Line:
    """The line of an event that is words alone: a Go says which it is, a NaGaRi what the next game counts."""
    carry = view.rules.next_carry(view.carry, won=False)
    amount = {"go": calls, "nagari": carry}.get(event.name, event.amount)
    return Line(event.name, event.seat, amount)
