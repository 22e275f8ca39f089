"""September to November: chrysanthemum, maple, paulownia."""

from godoris.tools.cards_svg.motifs import double, kwang, ribbon
from godoris.tools.cards_svg.pen import (
    BRN,
    BROWN,
    CREAM,
    DG,
    EDGE,
    GREY,
    GRN,
    LG,
    LIL,
    NAVY,
    ORG,
    PUR,
    RED,
    TAN,
    WINE,
    YEL,
    Card,
    K,
    W,
    at,
    ellipse,
    leaf,
    polar,
    poly,
    transform,
)  # fmt: skip
from godoris.tools.cards_svg.registry import picture


def mum(c: Card, x: float, y: float, r: float = 18) -> None:
    """A chrysanthemum: two rings of narrow golden petals round a red heart."""
    m = at(x, y, r / 10)
    n, tip = 12, 10 - 26 / r
    outer = "".join(poly([polar(3, 30 * i), polar(tip, 30 * i)], False) for i in range(n))
    c.p(outer, None, ORG, r * 0.34 + 2.4, m)
    c.p(outer, None, YEL, r * 0.34, m)
    c.p("".join(poly([polar(4, 30 * i + 15), polar(tip - 0.4, 30 * i + 15)], False) for i in range(n)),
        None, ORG, 2, m)  # fmt: skip
    c.c(0, 0, 4.6, ORG, None, 0, m)
    inner = "".join(poly([polar(1.8, 45 * i), polar(3.6, 45 * i)], False) for i in range(8))
    c.p(inner, None, YEL, max(2.0, r * 0.15), m)
    c.c(0, 0, 1.8, RED, None, 0, m)


def mleaf(c: Card, x: float, y: float, s: float, rot: float) -> None:
    """A lobed chrysanthemum leaf."""
    m = at(x, y, s, rot)
    c.p(
        "M0 0C-5 0 -8 -3 -6 -6C-10 -8 -9 -12 -5 -12C-5 -16 -1 -18 0 -19"
        "C1 -18 5 -16 5 -12C9 -12 10 -8 6 -6C8 -3 5 0 0 0Z",
        GRN, DG, 2, m,
    )  # fmt: skip
    c.p("M0 -2L0 -13", None, LG, 2, m)


LONG_LIFE = "M29 67L45 67M31 71L43 71M25 75L49 75M37 63L37 75L29 87M33 81L47 81M43 79L43 89L39 89M37 85L37 86"
"""The sign 壽 in its short form, as it is written on the cup."""


@picture("9Y")
def _cup(c: Card) -> None:
    for a in ((52, 14, 1, 40), (10, 46, 1, -20), (60, 56, 1, 60), (62, 70, 1, 120)):
        mleaf(c, *a)
    mum(c, 22, 22)
    mum(c, 48, 32)
    c.p("M7 56C8 78 20 91 36 91C52 91 64 78 65 56Z", RED, K, 2.4)
    c.p("M26 91L23 102L49 102L46 91Z", WINE, K, 2.4)
    c.p("M8 56L64 56L63 61L9 61Z", YEL, K, 2.2)
    c.p(LONG_LIFE, None, W, 2.2)


@picture("9T")
def _chrysanthemum_ribbon(c: Card) -> None:
    c.p("M57 106L57 24", None, DG, 4)
    for a in ((52, 50, 1, -40), (62, 52, 1, 30), (52, 102, 1, -45), (64, 102, 1, 20)):
        mleaf(c, *a)
    mum(c, 57, 26)
    mum(c, 57, 71)
    ribbon(c, "chung")


@picture("9a")
def _chrysanthemum_a(c: Card) -> None:
    c.p("M34 106Q38 80 30 40M36 92Q48 86 50 76", None, GRN, 4)
    for a in ((32, 60, 1.2, -75), (32, 88, 1.2, -80), (44, 56, 1.1, 40), (40, 104, 1.1, 78)):
        mleaf(c, *a)
    mum(c, 28, 30, 19)
    mum(c, 51, 75, 18)


@picture("9b")
def _chrysanthemum_b(c: Card) -> None:
    c.p("M36 106Q42 70 50 28M40 84Q30 80 24 68", None, GRN, 4)
    for a in ((40, 34, 1.2, -75), (44, 60, 1.2, 70), (30, 102, 1.2, -80), (42, 98, 1.3, 80)):
        mleaf(c, *a)
    mum(c, 50, 25, 18)
    mum(c, 22, 64, 18)


MAPLE = [(0, 10.5), (20, 5.4), (46, 10), (70, 5), (96, 8.6), (122, 4), (148, 6), (180, 3)]


def maple(c: Card, x: float, y: float, r: float, rot: float = 0, col: str = RED, vein: str = EDGE) -> None:
    """A maple leaf of seven points."""
    m = at(x, y, r / 10, rot)
    ring = [polar(q, a) for a, q in MAPLE] + [polar(q, -a) for a, q in MAPLE[-2:0:-1]]
    c.p("M0 2L0 9", None, BRN, 2.2, m)
    c.p(poly(ring), col, None, 0, m)
    c.p("M0 3L0 -6M0 2L5 -2M0 2L-5 -2", None, vein, 2, m)


@picture("10Y")
def _deer(c: Card) -> None:
    c.p("M68 40C62 28 60 14 62 4", None, BROWN, 4)
    maple(c, 19, 17, 17, -8, ORG, EDGE)
    maple(c, 51, 19, 17, 8)
    c.p("M26 74L25 98M33 78L33 98M50 78L50 98M58 72L57 98", None, K, 7)
    c.p("M26 74L25 96M33 78L33 96M50 78L50 96M58 72L57 96", None, BROWN, 3.4)
    c.p("M16 50L15 42L8 34M15 42L19 33M22 48L27 41L24 32M27 41L35 35", None, BRN, 3)
    c.p("M20 56C24 60 30 62 38 62C50 61 62 62 62 72C63 80 58 86 50 84C42 85 34 86 28 84C21 82 20 74 17 66Z",
        BROWN, K, 2.4)  # fmt: skip
    c.p("M30 83C38 78 46 78 54 83C46 87 36 87 30 83Z", TAN)
    c.p("M4 63C6 56 12 49 20 50C25 51 26 57 23 62C18 67 12 67 7 67C4 66 3 65 4 63Z", BROWN, K, 2.4)
    c.p("M22 52L31 48L27 56Z", TAN, K, 2)
    c.c(15, 57, 1.8, K)
    c.p("M4 63L8 63", None, K, 3)
    c.p("".join(ellipse(x, y, 2) for x, y in ((36, 67), (45, 67), (41, 74), (52, 73), (32, 74), (54, 67))), W)
    c.p("M60 66L68 62L66 72Z", W, K, 2)


@picture("10T")
def _maple_ribbon(c: Card) -> None:
    c.p("M68 40C52 54 60 76 46 104", None, BROWN, 4)
    maple(c, 56, 28, 21, 6)
    maple(c, 55, 75, 21, -8, ORG, EDGE)
    ribbon(c, "chung")


@picture("10a")
def _maple_a(c: Card) -> None:
    c.p("M50 6C52 40 20 70 14 106M42 50L22 66M30 84L46 84", None, BROWN, 4)
    maple(c, 21, 24, 19, -10)
    maple(c, 51, 41, 18, 10, ORG, EDGE)
    maple(c, 18, 61, 16, -14, YEL, ORG)
    maple(c, 48, 83, 19, 8)


@picture("10b")
def _maple_b(c: Card) -> None:
    c.p("M24 4C26 40 46 72 62 106M36 58L52 62M26 30L48 20", None, BROWN, 4)
    maple(c, 51, 21, 17, 8, YEL, ORG)
    maple(c, 20, 44, 18, -12)
    maple(c, 52, 62, 18, 12, ORG, EDGE)
    maple(c, 20, 86, 18, -6)


PAULOWNIA = ("M0 16C-3 11 -12 8 -13 -2C-14 -10 -6 -14 0 -9"
             "C6 -14 14 -10 13 -2C12 8 3 11 0 16Z")


def paulownia(c: Card, x: float, y: float, s: float, rot: float = 0, col: str = K, vein: str = GREY,
              rim: str = CREAM) -> None:  # fmt: skip
    """A broad paulownia leaf, its tip down."""
    m = at(x, y, s, rot)
    c.p(PAULOWNIA, col, rim, 2, m)
    c.p("M0 9L0 -8M0 7L-8 0M0 7L8 0M0 1L-6 -6M0 1L6 -6", None, vein, 2, m)


def spike(c: Card, x: float, foot: float, n: int = 4, s: float = 1.0) -> None:
    """An upright spike of violet flowers."""
    c.p(f"M{x} {foot}L{x} {foot - 9 * n * s}", None, GRN, 3)
    d = ""
    for i in range(n):
        y, k = foot - 2 - 8.4 * i * s, s * (11 - 1.3 * i)
        for side in (-1, 1):
            d += transform(leaf(k, k * 0.45), at(x, y, 1, side * 55))
    d += transform(leaf(9 * s, 3.4 * s), at(x, foot - 8.4 * n * s + 4))
    c.p(d, LIL, PUR, 2)


@picture("11K")
def _phoenix(c: Card) -> None:
    for dy, col in ((0, RED), (12, GRN), (24, NAVY), (34, RED)):
        root = 46 + dy * 0.3
        c.p(f"M40 {root}C32 {12 + dy} 14 {10 + dy} 6 {28 + dy}", None, col, 5)
        c.c(7, 28 + dy, 3.4, YEL, col, 2)
    c.p("M53 15L36 6M55 14L53 4M57 15L66 5", None, RED, 3)
    for x, y, col in ((36, 6, YEL), (53, 5, YEL), (66, 6, YEL)):
        c.c(x, y, 2.6, col)
    c.p("M36 50C38 42 44 42 48 38C52 32 48 26 48 20C50 12 62 12 62 20C63 28 58 32 60 38C68 44 68 56 58 61"
        "C46 66 34 60 36 50Z", RED, K, 2.4)  # fmt: skip
    c.p("M50 24C54 30 52 36 49 41L59 40C57 34 60 30 61 25Z", NAVY)
    c.p("M52 31L59 31M51 37L57 37", None, GRN, 3)
    c.p("M36 52C40 46 50 48 54 58C48 64 38 62 36 52Z", GRN, K, 2)
    c.p("M58 46Q63 48 64 53M58 53Q61 54 62 57", None, YEL, 2.6)
    c.p("M50 21C52 15 60 15 61 21C60 25 52 26 50 21Z", YEL)
    c.p("M61 18L69 22L61 24Z", ORG, K, 2)
    c.c(56.5, 20, 2.2, K)
    c.p("M48 63L48 70M54 63L54 70", None, ORG, 3)
    paulownia(c, 51, 86, 1.15)
    kwang(c)


@picture("11D")
def _paulownia_double(c: Card) -> None:
    c.r(2, 2, 68, 104, YEL)
    spike(c, 36, 42, 4, 1)
    spike(c, 16, 45, 3, 0.95)
    spike(c, 56, 45, 3, 0.95)
    paulownia(c, 21, 58, 1.15, 0, RED, CREAM, WINE)
    paulownia(c, 53, 57, 1.15, 0, BRN, ORG, K)
    paulownia(c, 50, 87, 1.15, 0, DG, LG, K)
    double(c)


@picture("11a")
def _paulownia_a(c: Card) -> None:
    spike(c, 34, 42, 4, 1)
    spike(c, 14, 46, 3, 0.95)
    spike(c, 56, 50, 3, 0.95)
    paulownia(c, 18, 62, 1.2)
    paulownia(c, 52, 62, 1.2)
    paulownia(c, 35, 88, 1.2)


@picture("11b")
def _paulownia_b(c: Card) -> None:
    spike(c, 54, 38, 3, 1)
    spike(c, 34, 46, 3, 0.95)
    spike(c, 14, 52, 3, 0.95)
    paulownia(c, 52, 57, 1.2)
    paulownia(c, 19, 76, 1.2)
    paulownia(c, 52, 88, 1.2)
