"""Colours by role: what a name of `palm_profile/colours.toml` is on a colour, 16-grey or 4-grey screen.

A section other than [ui] gives its name to its colours: `ground` under [table] is "table.ground".
"""

from __future__ import annotations

from pathlib import Path

from godoris.palm import palette
from godoris.palm.tables import Table, read

Colour = int | str  # an index of the system palette, or a name

_COLUMN = {"grey16": 1, "grey4": 2, "colour8": 0, "colour16": 0}


def _luma(rgb: palette.RGB) -> int:
    """Brightness 0-255 by the weights of Rec. 601."""
    return (rgb[0] * 299 + rgb[1] * 587 + rgb[2] * 114 + 500) // 1000


def _allowed(kind: str) -> tuple[int, ...]:
    """For each palette index the one that this kind of screen draws instead."""
    if kind.startswith("colour"):
        return tuple(range(256))
    greys = palette.GREY16 if kind == "grey16" else palette.GREY4
    steps = len(greys) - 1
    return tuple(greys[(_luma(rgb) * steps + 127) // 255] for rgb in palette.SYSTEM)


def _parsed(table: Table, name: str) -> tuple[palette.RGB, ...]:
    values = table.texts(name)
    try:
        parsed = tuple(palette.parse(value) for value in values)
    except ValueError:
        parsed = ()
    if len(parsed) not in (2, 3):
        raise table.fault(name, "two or three colours such as #330099 in brackets")
    return parsed


class Colours:
    """The colours of one kind of screen (device.KINDS)."""

    __slots__ = ("_allowed", "_named", "kind")

    def __init__(self, kind: str, file: Path) -> None:
        """Read the file. Raises resources.ResourceError."""
        self.kind = kind
        self._allowed = _allowed(kind)
        self._named: dict[str, int] = {}
        top = read(file)
        column = _COLUMN[kind]
        for section in top.keys():  # noqa: SIM118 - a Table is not a dict
            table = top.table(section)
            prefix = "" if section == "ui" else f"{section}."
            for name in table.keys():  # noqa: SIM118
                parsed = _parsed(table, name)
                nearest = palette.nearest(parsed[min(column, len(parsed) - 1)])
                self._named[prefix + name] = self._allowed[nearest]

    def index(self, colour: Colour) -> int:
        """The palette index to draw with. Raises KeyError for a name that the file does not have."""
        return self._named[colour] if isinstance(colour, str) else self._allowed[colour]

    def names(self) -> frozenset[str]:
        """All names of the file."""
        return frozenset(self._named)
