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
    ellipse,
    leaf,
    quad,
    transform,
)  # fmt: skip

LIGHT = "M0 -7L0 -2M-6 -5L-4 -3M6 -5L4 -3M-6 -1L6 -1M-2 0L-2 3Q-2 6 -6 7M2 0L2 7L6 7L6 5"
"""The strokes of 光 in a box of 12 x 14 around 0, 0."""

HONG = ("M-3 -39L3 -39M-8 -34L8 -34" + ellipse(0, -27, 4.6, 4) + "M0 -20L0 -15M-8 -14L8 -14"
        + ellipse(0, -6, 5, 4.4))  # fmt: skip
DAN = "M1 6L-7 6L-7 16L1 16M6 3L6 18M6 10L9 10M-7 22L-7 29L8 29"
"""The strokes of 홍 and 단, written on the ribbons of January, February and March."""


def kwang(c: Card, x: float = 17, y: float = 89) -> None:
    """The white mark of light in a red disc, laid on whole pixels."""
    m = at(x, y, 1.2)
    c.c(0, 0, 11, RED, W, 2, m)
    c.p(LIGHT, None, W, 2.4, m)


def double(c: Card, x: float = 18, y: float = 93) -> None:
    """Worth two pee: two small cards side by side."""
    c.r(x - 14, y - 10, 28, 20, K, 2)
    for left in (x - 11, x + 1):
        c.r(left, y - 7, 10, 14, W)
        c.r(left + 3, y - 3, 4, 6, RED)


def ribbon(c: Card, kind: str) -> None:
    """Red with writing (`hong`), blue with hollow diamonds (`chung`) or bare red (`cho`)."""
    m = at(22, 55, 1, 2)
    fill, dark = (NAVY, K) if kind == "chung" else (RED, WINE)
    shape = "M-13 -43L14 -43L14 43L0 36L-13 43Z"
    c.p(shape, CREAM, CREAM, 6, m)
    c.p(shape, fill, dark, 2, m)
    c.p("M11 -42L13 -42L13 41L11 40Z", dark, dark, 2, m)
    if kind == "hong":
        c.p(HONG + DAN, None, W, 2.8, m)
    elif kind == "chung":
        c.many("M0 -9L8.4 0L0 9L-8.4 0Z", [at(21 - 0.8 * i, 55 + 24 * i, 1, 2) for i in (-1.05, -0.05, 0.95)],
               None, W, 2.8)  # fmt: skip
    else:
        c.p("M-12 -35L9 -35", None, EDGE, 2, m)


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


def kinked(points: list[Point]) -> str:
    """A branch through points, as path data of straight pieces."""
    return "M" + "L".join(f"{x} {y}" for x, y in points)


