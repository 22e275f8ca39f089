"""Graffiti: single pen strokes, compared with the drawings of `palm_profile/graffiti.toml`.

A stroke is a character or nothing: what is too short, too far from every drawing, or as near to one
character as to another is refused and never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from godoris.frozen import Frozen
from godoris.palm.strokes import Point, curve, extent, features, product, stray
from godoris.palm.tables import ResourceError, Table, read

SETS = ("letters", "figures", "both", "punctuation")
POINT = re.compile(r"(-?\d{1,3}),(-?\d{1,3})(!?)")
TAP = 3.0  # px: what stays within is a tap
SHORTEST = 8.0  # px: less than this, and more than a tap, is no stroke that can be read
TOLERANCE = 0.3  # squared distance to the nearest drawing, where the drawing does not say
MARGIN = 0.02  # by which the next character must be farther
STRAY = 0.7  # mean radii: a stroke that leaves its drawing farther in any one place is a scribble


class Drawing(Frozen):
    """One way to write one character; `points` run along the curve, in the grid of the file."""

    name: str
    points: tuple[Point, ...]
    tolerance: float = TOLERANCE

    @cached_property
    def features(self) -> tuple[float, ...]:
        """What strokes are compared with."""
        return features(self.points)

    @cached_property
    def square(self) -> float:
        """The features' product with themselves."""
        return product(self.features, self.features)


class Match(NamedTuple):
    """The nearest character, "" when the stroke is refused, and how far it is (squared distance)."""

    name: str
    distance: float


class Strokes:
    """The drawings of all sets: letters, figures, both, punctuation."""

    def __init__(self, sets: Mapping[str, Sequence[Drawing]]) -> None:
        self.sets = {name: tuple(drawings) for name, drawings in sets.items()}

    @classmethod
    def load(cls, file: Path) -> Strokes:
        """Read a file of drawings. Raises ResourceError."""
        data = read(file)
        sets = {group: _drawings(data.table(group)) for group in SETS}
        data.finish()
        return cls(sets)

    def shown(self, group: str) -> list[Drawing]:
        """The first drawing of each character of a set, for the card that shows them."""
        first: dict[str, Drawing] = {}
        for drawing in self.sets[group]:
            first.setdefault(drawing.name, drawing)
        return list(first.values())

    def match(self, points: Sequence[Point], groups: Iterable[str]) -> Match:
        """The character of these sets that a stroke (panel coordinates, px) is, or a refusal."""
        if is_tap(points) or extent(points) < SHORTEST:
            return Match("", float("inf"))
        own = features(points)
        square = product(own, own)
        nearest: dict[str, tuple[float, Drawing]] = {}
        for group in groups:
            for drawing in self.sets[group]:
                far = square - 2 * product(own, drawing.features) + drawing.square
                if drawing.name not in nearest or far < nearest[drawing.name][0]:
                    nearest[drawing.name] = far, drawing
        far, best = min(nearest.values(), key=lambda pair: pair[0])
        clear = all(other - far >= MARGIN for other, drawing in nearest.values() if drawing is not best)
        near = far <= best.tolerance and stray(own, best.features) <= STRAY
        return Match(best.name if near and clear else "", far)


def is_tap(points: Sequence[Point]) -> bool:
    """Whether the pen was put down and lifted in one place."""
    return len(points) < 2 or extent(points) <= TAP


def _drawings(table: Table) -> list[Drawing]:
    """All drawings of all characters of a set."""
    found = [_drawing(table, name, entry) for name in table.keys() for entry in table.items(name)]  # noqa: SIM118
    if not found:
        raise ResourceError(f"{table.file}: {table.place}: expected characters with their drawings")
    return found


def _drawing(table: Table, name: str, entry: object) -> Drawing:
    """A drawing from "x,y x,y! ..." or {points = "...", tolerance = 0.1}."""
    tolerance: object = TOLERANCE
    if isinstance(entry, dict) and set(entry) <= {"points", "tolerance"}:
        tolerance, entry = entry.get("tolerance", TOLERANCE), entry.get("points")
    if not isinstance(entry, str) or not isinstance(tolerance, (int, float)):
        raise table.fault(name, 'drawings such as "x,y x,y! x,y", or { points = "...", tolerance = 0.1 }')
    points, corners = [], []
    for word in entry.split():
        found = POINT.fullmatch(word)
        if not found:
            raise table.fault(name, f"points as x,y with ! for a corner and not {word!r}")
        points.append((float(found[1]), float(found[2])))
        corners.append(bool(found[3]))
    if len(set(points)) < 2:
        raise table.fault(name, "at least two different points in each drawing")
    return Drawing(name, tuple(curve(points, corners)), float(tolerance))
