"""Graffiti: single pen strokes, compared with the drawings of `palm_profile/graffiti.toml`.

A stroke is a character or nothing: what is too short, too far from every drawing, or as near to one
character as to another is refused and never guessed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from godoris.palm.strokes import Point, curve, extent, features, product, stray

TAP = 3.0  # px: what stays within is a tap
SHORTEST = 8.0  # px: less than this, and more than a tap, is no stroke that can be read
TOLERANCE = 0.3  # squared distance to the nearest drawing, where the drawing does not say
MARGIN = 0.02  # by which the next character must be farther
STRAY = 0.7  # mean radii: a stroke that leaves its drawing farther in any one place is a scribble


class StrokesError(ValueError):
    """The file of drawings cannot be read: file, place, what was expected."""


@dataclass(frozen=True)
class Drawing:
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


@dataclass(frozen=True)
class Match:
    """The nearest character, "" when the stroke is refused, and how far it is (squared distance)."""

    name: str
    distance: float


class Strokes:
    """The drawings of all sets: letters, figures, both, punctuation."""

    def __init__(self, sets: Mapping[str, Sequence[Drawing]]) -> None:
        self.sets = {name: tuple(drawings) for name, drawings in sets.items()}

    @classmethod
    def load(cls, path: Path) -> Strokes:
        """Read a file of drawings; StrokesError when it is not one."""
        try:
            data = tomllib.loads(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise StrokesError(f"{path}: expected a TOML file of strokes: {error}") from None
        return cls(
            {
                group: [
                    _drawing(f"{path}: {group}.{name}", name, entry)
                    for name, entries in _table(f"{path}: {group}", characters).items()
                    for entry in _entries(f"{path}: {group}.{name}", entries)
                ]
                for group, characters in data.items()
            }
        )

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


def _table(place: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict) or not value:
        raise StrokesError(f"{place}: expected a table of characters")
    return value


def _entries(place: str, value: object) -> list[object]:
    if not isinstance(value, list) or not value:
        raise StrokesError(f"{place}: expected a list of drawings")
    return value


def _drawing(place: str, name: str, entry: object) -> Drawing:
    """A drawing from "x,y x,y! ..." or {points = "...", tolerance = 0.1}."""
    tolerance: object = TOLERANCE
    if isinstance(entry, dict):
        tolerance, entry = entry.get("tolerance", TOLERANCE), entry.get("points")
    if not isinstance(entry, str) or not isinstance(tolerance, (int, float)):
        raise StrokesError(f'{place}: expected points as "x,y x,y! ..." and perhaps a tolerance')
    points, corners = [], []
    for word in entry.split():
        x, comma, y = word.removesuffix("!").partition(",")
        if not comma or not _is_number(x) or not _is_number(y):
            raise StrokesError(f"{place}: {word!r}: expected a point as x,y with ! for a corner")
        points.append((float(x), float(y)))
        corners.append(word.endswith("!"))
    if len(set(points)) < 2:
        raise StrokesError(f"{place}: expected at least two different points")
    return Drawing(name, tuple(curve(points, corners)), float(tolerance))


def _is_number(text: str) -> bool:
    try:
        return abs(float(text)) < 1000
    except ValueError:
        return False
