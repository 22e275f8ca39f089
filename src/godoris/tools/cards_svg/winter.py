"""December: rain and willow."""

from collections.abc import Iterable

from godoris.tools.cards_svg.motifs import double, kwang, ribbon
from godoris.tools.cards_svg.pen import (
    BLUE,
    DG,
    GREY,
    GRN,
    LG,
    NAVY,
    PALE,
    RED,
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
)
from godoris.tools.cards_svg.registry import picture


def willow(c: Card, p0: Point, p1: Point, p2: Point, n: int = 7, size: float = 10, col: str = DG) -> None:
    """A hanging willow branch."""
    c.p(f"M{p0[0]} {p0[1]}Q{p1[0]} {p1[1]} {p2[0]} {p2[1]}", None, col, 2.2)
    d = ""
    for i in range(n):
        t = 0.1 + 0.85 * i / (n - 1)
        x, y, a = quad(p0, p1, p2, t)
        side = 1 if i % 2 else -1
        d += transform(leaf(size, size * 0.25), at(x, y, 1, a + side * 34))
    x, y, a = quad(p0, p1, p2, 1)
    d += transform(leaf(size, size * 0.25), at(x, y, 1, a))
    c.p(d, col)


def rain(c: Card, spots: Iterable[Point], col: str = GREY, n: float = 12) -> None:
    """Strokes of rain."""
    c.p("".join(f"M{x} {y}L{x - n * 0.3} {y + n}" for x, y in spots), None, col, 2)


@picture("12K")
def _rain_man(c: Card) -> None:
    rain(c, [(19, 54), (13, 63), (64, 54), (65, 69)])
    willow(c, (10, 2), (14, 20), (9, 46), 6)
    willow(c, (64, 2), (62, 8), (66, 28), 4)
    # stream
    c.p("M68 96C56 92 44 100 30 99L28 104L68 104Z", BLUE)
    # man
    c.p("M31 92L31 99M42 92L43 99", None, K, 4)
    c.p("M24 60C30 54 44 54 50 60L53 92C44 96 32 96 24 92Z", RED, K, 2.4)
    c.p("M37 58L37 94", None, YEL, 2.4)
    c.p("M26 62C20 66 22 76 32 78L39 71Z", NAVY, K, 2.2)
    c.p("M48 62C54 66 52 76 44 78L38 71Z", NAVY, K, 2.2)
    c.c(36, 50, 7.5, PALE, K, 2.2)
    c.p("M28 48C28 39 44 39 44 48Z", K)
    c.p("M33 51L33 52M38 51L38 52", None, K, 2)
    # umbrella
    c.p("M41 20L43 76", None, K, 2.6)
    c.p(
        "M9 42C10 22 26 12 39 12C53 12 66 24 67 38C62 36 58 38 55 41"
        "C50 37 45 37 40 42C34 38 29 38 25 43C20 40 14 39 9 42Z",
        YEL,
        K,
        2.4,
    )
    c.p("M39 12Q28 20 25 43M39 12L40 42M39 12Q52 20 55 41", None, K, 2.2)
    c.c(39, 11, 2, K)
    # frog
    m = at(59, 88)
    c.p("M-8 9C-11 3 -8 -3 0 -4C6 -4 9 2 8 9Z", GRN, K, 2, m)
    c.p("M-8 9L-4 3M8 9L4 4", None, K, 2, m)
    c.c(-4, -5, 2.6, LG, K, 2, m)
    c.c(3, -5, 2.6, LG, K, 2, m)
    kwang(c)


def drum(c: Card, x: float, y: float, r: float) -> None:
    """A drum head with a threefold swirl."""
    m = at(x, y, r / 12)
    c.c(0, 0, 12, W, K, 3, m)
    for i, col in enumerate((RED, BLUE, YEL)):
        a = 120 * i
        q = [
            polar(6, a - 55),
            polar(9, a),
            polar(12, a + 38),
            polar(12, a + 82),
            polar(9, a + 120),
            polar(6, a + 65),
        ]
        t = [f"{u:.2f} {v:.2f}" for u, v in q]
        c.p(f"M0 0Q{t[0]} {t[1]}C{t[2]} {t[3]} {t[4]}Q{t[5]} 0 0Z", col, None, 0, m)


@picture("12Y")
def _swallow(c: Card) -> None:
    rain(c, [(24, 84), (30, 14), (46, 94), (50, 22), (24, 44)])
    willow(c, (13, 2), (19, 40), (11, 88), 9)
    willow(c, (60, 2), (56, 20), (62, 46), 6)
    willow(c, (38, 2), (40, 8), (36, 22), 4)
    m = at(40, 62, 1.05, 0)
    c.p("M4 4L28 20L20 24L22 38L-2 12Z", K, None, 0, m)
    c.p("M-4 0C-2 -18 10 -28 26 -30C22 -18 16 -4 8 6Z", K, None, 0, m)
    c.p("M-17 -4C-15 -13 -4 -11 2 -5C8 1 12 8 12 12C4 14 -6 11 -11 7C-16 5 -18 1 -17 -4Z", RED, K, 2.4, m)
    c.p("M-8 3C-14 16 -10 28 0 36C4 24 6 14 6 6Z", K, None, 0, m)
    c.p("M-12 6C-8 10 0 12 8 11", None, YEL, 2.6, m)
    c.p("M-17 -5L-25 -2L-16 0Z", YEL, K, 2, m)
    c.c(-10, -4, 1.8, W, None, 0, m)


@picture("12T")
def _rain_ribbon(c: Card) -> None:
    willow(c, (14, 2), (20, 40), (12, 90), 9)
    willow(c, (58, 2), (52, 40), (60, 90), 9)
    willow(c, (36, 2), (38, 10), (34, 24), 4)
    rain(c, [(24, 34), (50, 80), (22, 88), (52, 30)])
    ribbon(c, "cho", 36, 60)


@picture("12D")
def _gate(c: Card) -> None:
    c.r(6, 6, 60, 96, RED, 2)
    # gate
    c.p("M15 34L23 34L22 102L11 102ZM49 34L57 34L61 102L50 102Z", K)
    c.p("M6 30C14 28 20 22 23 14L49 14C52 22 58 28 66 30L66 38L6 38Z", K)
    c.p("M9 31L63 31M26 18L46 18", None, YEL, 2)
    c.p("M11 46L61 46L61 52L11 52Z", K)
    # lightning
    c.p("M55 38L30 58L40 61L24 82L53 60L43 56L62 40Z", YEL, K, 2)
    drum(c, 23, 86, 13)
    double(c)
