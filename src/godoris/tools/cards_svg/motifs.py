"""Motifs that several months share: marks, ribbons, sprays."""

import math

from godoris.tools.cards_svg.pen import (
    BLUE,
    BRIGHT,
    CREAM,
    EDGE,
    NAVY,
    RED,
    YEL,
    Card,
    K,
    Point,
    W,
    at,
    leaf,
    quad,
    transform,
)


def kwang(c: Card, x: float = 17, y: float = 90) -> None:
    """The white mark of light in a red disc, laid on whole pixels."""
    m = at(x, y)
    c.c(0, 0, 11, RED, W, 2, m)
    c.p("M0 -7L0 -2M-6 -5L-4 -3M6 -5L4 -3M-6 -1L6 -1M-2 0L-2 3Q-2 6 -6 7M2 0L2 7L6 7L6 5", None, W, 2, m)


def double(c: Card, x: float = 55, y: float = 90) -> None:
    """Worth two pee: two small cards side by side on a black disc."""
    c.c(x, y, 11, K, YEL, 2)
    c.r(x - 7, y - 6, 6, 12, W, 1)
    c.r(x + 1, y - 6, 6, 12, W, 1)
    c.r(x - 5, y - 2, 2, 4, RED)
    c.r(x + 3, y - 2, 2, 4, RED)


def ribbon(c: Card, kind: str, x: float = 36, y: float = 54, rot: float = 12) -> None:
    """kind: hong (red, flowing script), chung (blue, square seals), cho (plain)."""
    m = at(x, y, 1, rot)
    d = "M-10 -33C-7 -12 -12 10 -9 33L10 33C7 10 12 -12 9 -33Z"
    fill, dark = (BLUE, NAVY) if kind == "chung" else (BRIGHT, EDGE)
    c.p(d, CREAM, CREAM, 7, m)
    c.p(d, fill, dark, 2.4, m)
    if kind == "hong":
        c.p(
            "M-4 -23L4 -25M1 -28C1 -20 -2 -17 -5 -14M0 -19Q4 -17 4 -14"
            "M0 -9C-7 -5 5 -5 4 -1C3 3 -6 1 -4 6"
            "M-4 12L4 10M0 10C-2 18 -6 19 -3 24C0 27 4 24 4 20",
            None,
            W,
            2.6,
            m,
        )
    elif kind == "chung":
        c.p(
            "M-4.5 -26L4.5 -26L4.5 -17L-4.5 -17ZM-5 -9L5 -9M-5 -3L5 -3M-5 3L5 3M0 10L5.5 17L0 24L-5.5 17Z",
            None,
            W,
            2.6,
            m,
        )
    else:
        c.p("M-9.5 25L9.5 25", None, dark, 2.2, m)


def spray(
    c: Card, p0: Point, p1: Point, p2: Point, size: float, colour: str, stem: str, tip: str, spread: float
) -> None:
    """A stem with paired leaves that grow smaller towards its end."""
    c.p(f"M{p0[0]} {p0[1]}Q{p1[0]} {p1[1]} {p2[0]} {p2[1]}", None, stem, 2.4)
    d = ""
    n = max(2, round(math.hypot(p2[0] - p0[0], p2[1] - p0[1]) / 15.5))
    for i in range(n):
        t = 0.08 + 0.8 * i / (n - 1)
        x, y, a = quad(p0, p1, p2, t)
        s = size * (1.2 - 0.5 * t)
        for side in (-1, 1):
            d += transform(leaf(s, s * 0.46), at(x, y, 1, a + side * spread))
    x, y, a = quad(p0, p1, p2, 1)
    d += transform(leaf(size * 0.7, size * 0.3), at(x, y, 1, a))
    c.p(d, colour)
    for t in (0.3, 0.62):
        x, y, a = quad(p0, p1, p2, t)
        c.c(x, y, 2.4, tip)
