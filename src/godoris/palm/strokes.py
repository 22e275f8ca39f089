"""Geometry of pen strokes: curves through drawn points, even spacing, and what two strokes are compared by.

Resampled, evenly spaced points in their order, uniform scale and no rotation tell strokes apart better and
faster than the general recognisers; directions and the two ends are added to them, because letters such as
D and P, O and Q differ little elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt
from operator import mul

Point = tuple[float, float]

SAMPLES = 32
FINE = 48  # even points before smoothing
SMOOTHING = 2  # passes: together about 3 % of the length
CURVE_STEPS = 8
END_SAMPLES = 2  # what counts as an end of the stroke

# shares of the squared distance: directions, the two ends' directions, and where the end lies from the start
DIRECTIONS, ENDS, CLOSURE = 0.25, 0.08, 0.09


def extent(points: Sequence[Point]) -> float:
    """The longer side of the box around `points`."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def resample(points: Sequence[Point], count: int) -> list[Point]:
    """`count` points, evenly spaced along the path through at least two `points`."""
    marks = [0.0]
    for a, b in pairwise(points):
        marks.append(marks[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    out, i, last = [], 0, len(points) - 2
    for k in range(count):
        at = marks[-1] * k / (count - 1)
        while i < last and marks[i + 1] < at:
            i += 1
        step = marks[i + 1] - marks[i]
        part = (at - marks[i]) / step if step else 0.0
        (ax, ay), (bx, by) = points[i], points[i + 1]
        out.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return out


def smooth(points: Sequence[Point]) -> list[Point]:
    """Each point drawn towards its neighbours; the ends stay."""
    inner = [
        ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
        for a, b, c in zip(points, points[1:], points[2:], strict=False)
    ]
    return [points[0], *inner, points[-1]]


def features(points: Sequence[Point]) -> tuple[float, ...]:
    """What a stroke (at least two different points) is compared by; place and size do not matter.

    The squared distance of two of them is 0 for equal shapes and reaches about 4 for opposite ones.
    """
    fine: Sequence[Point] = resample(points, FINE)
    for _ in range(SMOOTHING):
        fine = smooth(fine)
    path = resample(fine, SAMPLES)
    cx, cy = sum(x for x, _ in path) / SAMPLES, sum(y for _, y in path) / SAMPLES
    path = [(x - cx, y - cy) for x, y in path]
    radius = sqrt(sum(x * x + y * y for x, y in path)) or 1.0
    scale = sqrt(1 - DIRECTIONS) / radius
    out = [value * scale for point in path for value in point]
    share = sqrt(DIRECTIONS / (SAMPLES - 2))
    for a, b in zip(path, path[2:], strict=False):
        out += _direction(a, b, share)
    share = sqrt(ENDS / 2)
    out += _direction(path[0], path[END_SAMPLES], share)
    out += _direction(path[-1 - END_SAMPLES], path[-1], share)
    share = sqrt(CLOSURE * SAMPLES) / radius
    out += [(path[-1][0] - path[0][0]) * share, (path[-1][1] - path[0][1]) * share]
    return tuple(out)


def product(one: Sequence[float], other: Sequence[float]) -> float:
    """Scalar product of two features: |a - b|² is a·a - 2 a·b + b·b, and this is the quick way there."""
    return float(sum(map(mul, one, other)))


def stray(one: Sequence[float], other: Sequence[float]) -> float:
    """The farthest that two strokes lie apart in any one place, in mean radii of a stroke."""
    apart = [a - b for a, b in zip(one[: 2 * SAMPLES], other[: 2 * SAMPLES], strict=True)]
    return max(map(hypot, apart[::2], apart[1::2])) * sqrt(SAMPLES / (1 - DIRECTIONS))


def _direction(a: Point, b: Point, share: float) -> tuple[float, float]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = hypot(dx, dy) or 1.0
    return dx / size * share, dy / size * share


def curve(points: Sequence[Point], corners: Sequence[bool]) -> list[Point]:
    """A smooth line through `points` (a cubic between each two), with a break at each of `corners`."""
    last = len(points) - 1

    def tangent(i: int) -> Point | None:
        if i in (0, last) or corners[i]:
            return None
        return (points[i + 1][0] - points[i - 1][0]) / 2, (points[i + 1][1] - points[i - 1][1]) / 2

    out = [points[0]]
    for i in range(last):
        out += _cubic(points[i], points[i + 1], tangent(i), tangent(i + 1))
    return out


def _cubic(p: Point, q: Point, a: Point | None, b: Point | None) -> list[Point]:
    """Points of a Hermite cubic from `p` (left out) to `q`; an end without a tangent bends freely."""
    chord = (q[0] - p[0], q[1] - p[1])
    if a is None:
        a = ((3 * chord[0] - b[0]) / 2, (3 * chord[1] - b[1]) / 2) if b else chord
    if b is None:
        b = ((3 * chord[0] - a[0]) / 2, (3 * chord[1] - a[1]) / 2)
    out = []
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        h = (2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, 3 * t**2 - 2 * t**3, t**3 - t**2)
        out.append(
            (
                h[0] * p[0] + h[1] * a[0] + h[2] * q[0] + h[3] * b[0],
                h[0] * p[1] + h[1] * a[1] + h[2] * q[1] + h[3] * b[1],
            )
        )
    return out
