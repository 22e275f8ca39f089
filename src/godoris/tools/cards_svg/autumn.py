"""September to November: chrysanthemum, maple, paulownia."""

from godoris.tools.cards_svg.motifs import double, kwang, ribbon
from godoris.tools.cards_svg.pen import (
    BLUE,
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


PAULOWNIA = ("M0 13C-4 15 -10 11 -12 5C-15 2 -15 -5 -11 -10C-8 -13 -3 -11 0 -15"
             "C3 -11 8 -13 11 -10C15 -5 15 2 12 5C10 11 4 15 0 13Z")  # fmt: skip


def paulownia(c: Card, x: float, y: float, s: float, rot: float = 0, col: str = K, vein: str = GREY,
              rim: str = CREAM) -> None:  # fmt: skip
    """A broad paulownia leaf, its tip down."""
    m = at(x, y, s, rot)
    c.p(PAULOWNIA, col, rim, 2, m)
    c.p("M0 9L0 -10M0 7L-8 0M0 7L8 0M0 1L-6 -6M0 1L6 -6", None, vein, 2, m)


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
    tail = (
        ("M36 22C54 16 66 24 71 34L71 64C62 60 48 54 40 44Z", RED),
        ("M36 28C52 26 64 34 71 48L71 66C58 64 48 56 40 46Z", YEL),
        ("M36 32C50 34 60 42 69 60C62 64 50 58 42 48Z", GRN),
        ("M38 36C48 40 56 48 62 60C54 62 46 56 40 48Z", NAVY),
    )
    for d, col in tail:
        c.p(d, col, K, 2.4)
    c.p("M52 44L58 52M50 52L54 57", None, BLUE, 2.6)
    c.p("M14 38C16 50 22 58 32 60C42 60 46 52 42 42L38 32Z", RED, K, 2.4)
    c.p("M20 48Q24 52 28 48Q32 52 36 47M24 55Q29 58 34 54", None, YEL, 2.6)
    for size, col, x, turn in (((25, 5), RED, 32, 62), ((20, 5), YEL, 28, 34), ((17, 5), RED, 22, 4)):
        c.p(leaf(*size), col, K, 2.2, at(x, 20, 1, turn))
    c.p("M10 30C9 19 17 14 26 14C37 14 43 22 42 32C39 41 28 44 20 40C14 38 10 35 10 30Z", YEL, K, 2.4)
    c.p("M12 25C6 25 3 31 4 40C8 37 12 37 16 36Z", ORG, K, 2.2)
    c.c(23, 27, 4.6, W, K, 2)
    c.c(22, 27, 2.2, K)
    c.c(30, 36, 3, RED)
    paulownia(c, 26, 70, 1.05, -8)
    paulownia(c, 50, 82, 1.45, 4)
    kwang(c)


@picture("11D")
def _paulownia_double(c: Card) -> None:
    c.r(2, 2, 68, 104, YEL)
    spike(c, 36, 42, 4, 1)
    spike(c, 16, 45, 3, 0.95)
    spike(c, 56, 45, 3, 0.95)
    paulownia(c, 18, 60, 1.15, -12, RED, YEL, K)
    paulownia(c, 55, 60, 1.15, 12, GRN, LG, K)
    paulownia(c, 37, 83, 1.45, 0, ORG, YEL, K)
    double(c)


@picture("11a")
def _paulownia_a(c: Card) -> None:
    spike(c, 34, 42, 4, 1)
    spike(c, 14, 46, 3, 0.95)
    spike(c, 56, 50, 3, 0.95)
    paulownia(c, 18, 64, 1.15, -14)
    paulownia(c, 54, 64, 1.15, 14)
    paulownia(c, 37, 83, 1.5)


@picture("11b")
def _paulownia_b(c: Card) -> None:
    spike(c, 54, 36, 4, 1)
    spike(c, 34, 46, 3, 0.95)
    spike(c, 14, 52, 3, 0.95)
    paulownia(c, 52, 58, 1.25, 8)
    paulownia(c, 20, 74, 1.25, -6)
    paulownia(c, 50, 87, 1.25, 4)
