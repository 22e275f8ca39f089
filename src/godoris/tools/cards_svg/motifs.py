"""Motifs that several months share: marks, ribbons, sprays.

The sign of a card's kind stands on the left, where a stack of cards shows its strip.
"""

import math

from godoris.tools.cards_svg.pen import (
    CREAM,
    EDGE,
    GRN,
    NAVY,
    RED,
    WINE,
    Card,
    K,
    Point,
    W,
    at,
    leaf,
    quad,
    transform,
)  # fmt: skip

LIGHT = "M0 -8L0 0M-8 -6L-6 -4M8 -6L6 -4M-8 0L8 0M-4 0L-4 6L-8 10M4 0L4 10L8 10L8 8"
"""The strokes of 光 around 0, 0. Signs are set on even units, which fall on whole pixels at 36 x 54."""

RING = "M-2 -4L2 -4L4 -2L4 2L2 4L-2 4L-4 2L-4 -2Z"
HONG_DAN = (
    "M-2 -38L2 -38M-8 -34L8 -34M0 -20L0 -14M-8 -14L8 -14"
    "M0 4L-8 4L-8 14L0 14M6 0L6 18M6 8L10 8M-8 20L-8 28L8 28"
    + transform(RING, at(0, -26)) + transform(RING, at(0, -6))
)  # fmt: skip
"""The strokes of 홍단, written on the ribbons of January, February and March."""


def kwang(c: Card, x: float = 17, y: float = 89, r: float = 13) -> None:
    """The white mark of light in a red disc."""
    c.c(x, y, r, RED, W, 2)
    c.p(LIGHT, None, W, 2, at(x, y))


def double(c: Card) -> None:
    """Worth two pee: a card with the figure 2 before another card."""
    c.r(9, 67, 22, 31, K, 2)
    c.r(11, 69, 18, 27, W)
    c.r(2, 74, 24, 32, K, 2)
    c.r(4, 76, 20, 28, W)
    c.p("M9 84L9 82L19 82L19 90L9 90L9 98L19 98", None, RED, 4)


def ribbon(c: Card, kind: str) -> None:
    """Red with writing (`hong`), blue with hollow diamonds (`chung`) or bare red (`cho`)."""
    m = at(21, 55)
    fill, dark = (NAVY, K) if kind == "chung" else (RED, WINE)
    shape = "M-13 -43L15 -43L15 43L1 35L-13 43Z"
    c.p(shape, CREAM, CREAM, 6, m)
    c.p(shape, fill, dark, 2, m)
    c.p("M13 -43L15 -43L15 43L13 41Z", dark, dark, 2, m)
    if kind == "hong":
        c.p(HONG_DAN, None, W, 2, m)
    elif kind == "chung":
        c.many("M0 -10L8 0L0 10L-8 0Z", [at(21, y) for y in (27, 51, 75)], None, W, 3)
    else:
        c.p("M-13 -35L11 -35", None, EDGE, 2, m)


def spray(c: Card, p0: Point, p1: Point, p2: Point, size: float, colours: tuple[str, str],
          spread: float) -> None:  # fmt: skip
    """A green stem with paired leaves that grow smaller towards its end, each with a spot."""
    c.p(f"M{p0[0]} {p0[1]}Q{p1[0]} {p1[1]} {p2[0]} {p2[1]}", None, GRN, 3)
    leaves, spots = "", []
    n = max(2, round(math.hypot(p2[0] - p0[0], p2[1] - p0[1]) / 17))
    for i in range(n):
        t = 0.04 + 0.84 * i / (n - 1)
        x, y, a = quad(p0, p1, p2, t)
        s = size * (1.15 - 0.3 * t)
        for side in (-1, 1):
            m = at(x, y, 1, a + side * spread)
            leaves += transform(leaf(s, s * 0.5), m)
            spots.append((m[2] * -s * 0.62 + m[4], m[3] * -s * 0.62 + m[5]))
    x, y, a = quad(p0, p1, p2, 1)
    leaves += transform(leaf(size * 0.8, size * 0.34), at(x, y, 1, a))
    c.p(leaves, colours[0])
    for x, y in spots:
        c.c(x, y, 1.8, colours[1])
