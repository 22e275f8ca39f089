"""December: rain and willow."""

from collections.abc import Iterable

from godoris.tools.cards_svg.motifs import double, kwang, ribbon
from godoris.tools.cards_svg.pen import (
    BLUE,
    BRN,
    CREAM,
    DG,
    GRN,
    LG,
    NAVY,
    ORG,
    PALE,
    RED,
    SKY,
    TAN,
    YEL,
    Card,
    K,
    Point,
    W,
    at,
    leaf,
    polar,
    quad,
    transform,
)  # fmt: skip
from godoris.tools.cards_svg.registry import picture


def willow(c: Card, x: float, end: float, sway: float = 4) -> None:
    """A hanging willow branch."""
    p0, p1, p2 = (x, 2.0), (x + sway, end / 2), (x - sway / 2, end)
    c.p(f"M{p0[0]} {p0[1]}Q{p1[0]} {p1[1]} {p2[0]} {p2[1]}", None, DG, 2.6)
    n = max(3, round(end / 11))
    d = ""
    for i in range(n):
        px, py, a = quad(p0, p1, p2, 0.1 + 0.85 * i / (n - 1))
        d += transform(leaf(12, 3.2), at(px, py, 1, a + (34 if i % 2 else -34)))
    px, py, a = quad(p0, p1, p2, 1)
    c.p(d + transform(leaf(11, 3), at(px, py, 1, a)), GRN, DG, 2)


def rain(c: Card, spots: Iterable[Point], n: float = 11) -> None:
    """Strokes of rain."""
    c.p("".join(f"M{x} {y}L{x - n * 0.3} {y + n}" for x, y in spots), None, SKY, 3)


@picture("12K")
def _rain_man(c: Card) -> None:
    willow(c, 63, 54, 3)
    rain(c, ((10, 56), (16, 66), (58, 66), (66, 74)))
    c.p("M40 98Q52 92 70 97L70 106L36 106Z", BLUE)
    c.p("M26 92L25 101M39 92L40 101", None, K, 5)
    c.p("M21 50C27 46 39 46 45 50L52 74L47 76L44 66L46 94C38 97 28 97 20 94L22 66L19 76L14 74Z", RED, K, 2.4)
    c.p("M28 48L33 58L38 48M33 58L33 76", None, YEL, 4)
    c.p("M14 74L19 77M52 74L47 77", None, TAN, 5)
    c.c(33, 40, 8, PALE, K, 2.2)
    c.p("M24 39C24 28 42 28 42 39Z", K)
    c.p("M30 41L30 42M36 41L36 42", None, K, 2.4)
    c.p("M49 76L49 22", None, BRN, 3)
    c.p("M3 27C6 14 18 6 32 6C46 6 58 14 61 27C56 24 50 24 46 27C42 24 37 23 32 27C27 23 22 24 18 27"
        "C14 24 8 24 3 27Z", YEL, K, 2.4)  # fmt: skip
    c.p("M32 6Q20 14 18 27M32 6L32 27M32 6Q44 14 46 27", None, K, 2.2)
    c.c(32, 6, 2, K)
    m = at(56, 90, 1.1)
    c.p("M-12 8C-14 2 -8 -3 0 -3C8 -3 13 2 12 8Z", GRN, K, 2, m)
    c.p("M-12 8L-5 3M12 8L6 4", None, K, 2, m)
    for x in (-6, 3):
        c.c(x, -4, 3.2, LG, K, 2, m)
        c.c(x, -4, 1.2, K, None, 0, m)
    kwang(c)


@picture("12Y")
def _swallow(c: Card) -> None:
    for x, end in ((10, 34), (24, 30), (44, 20), (62, 46)):
        willow(c, x, end, 3)
    rain(c, ((12, 84), (24, 90), (36, 86), (66, 70), (60, 88), (48, 92), (36, 50)))
    m = at(34, 62, 1.2)
    c.p("M8 0L28 -4L19 2L29 10L7 6Z", K, K, 2, m)
    c.p("M-4 -2C0 -16 10 -24 20 -28C20 -16 16 -6 10 2Z", NAVY, K, 2.2, m)
    c.p("M2 -6C6 -14 11 -19 16 -22", None, BLUE, 2.4, m)
    c.p("M-2 4C0 16 8 24 18 28C18 18 16 10 11 5Z", NAVY, K, 2.2, m)
    c.p("M4 10C7 16 10 20 14 23", None, BLUE, 2.4, m)
    c.p("M-19 0C-17 -9 -8 -9 -2 -5C6 -3 13 0 15 3C8 10 -6 10 -12 7C-17 5 -20 3 -19 0Z", NAVY, K, 2.2, m)
    c.p("M-18 1C-12 0 -2 4 8 5C2 9 -7 9 -12 7C-16 5 -18 4 -18 1Z", W, None, 0, m)
    c.p("M-18 1C-15 0 -11 1 -9 3L-12 7C-16 5 -18 4 -18 1Z", RED, None, 0, m)
    c.p("M-18 -2L-25 1L-18 3Z", ORG, K, 2, m)
    c.c(-12, -2.4, 1.9, W, None, 0, m)
    c.c(-12, -2.4, 1, K, None, 0, m)


@picture("12T")
def _rain_ribbon(c: Card) -> None:
    for x, end in ((47, 92), (64, 62)):
        willow(c, x, end)
    rain(c, ((58, 28), (62, 74), (56, 86), (66, 88), (42, 96)))
    ribbon(c, "cho")


def drum(c: Card, x: float, y: float, r: float) -> None:
    """A drum head with a threefold swirl."""
    m = at(x, y, r / 12)
    c.c(0, 0, 12, W, K, 4, m)
    for i, col in enumerate((RED, BLUE, YEL)):
        a = 120 * i
        ring = ((6, -55), (9, 0), (12, 38), (12, 82), (9, 120), (6, 65))
        q = [f"{u:.2f} {v:.2f}" for u, v in (polar(d, a + b) for d, b in ring)]
        c.p(f"M0 0Q{q[0]} {q[1]}C{q[2]} {q[3]} {q[4]}Q{q[5]} 0 0Z", col, None, 0, m)


@picture("12D")
def _gate(c: Card) -> None:
    c.r(2, 2, 68, 104, RED)
    c.r(18, 22, 36, 64, CREAM)
    c.p("M2 8L10 14C20 12 22 6 26 4L46 4C50 6 52 12 62 14L70 8L70 16L62 24L10 24L2 16Z", K)
    c.p("M29 10L43 10M16 19L56 19", None, YEL, 3)
    c.p("M12 24L20 24L20 106L12 106ZM52 24L60 24L60 106L52 106ZM6 28L66 28L66 33L6 33Z", K)
    c.p("M37 37L26 54L34 54L28 73L47 51L39 51L46 37Z", YEL, K, 3)
    drum(c, 50, 86, 16)
    double(c)


