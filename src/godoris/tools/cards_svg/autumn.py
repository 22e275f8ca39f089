"""September to November: chrysanthemum, maple, paulownia."""

from godoris.tools.cards_svg.motifs import double, kwang, ribbon
from godoris.tools.cards_svg.pen import (
    BLUE,
    BRIGHT,
    BRN,
    CREAM,
    DG,
    EDGE,
    GOLD,
    GREY,
    GRN,
    LG,
    MAG,
    ORG,
    RED,
    SKY,
    TAN,
    YEL,
    Card,
    K,
    Point,
    W,
    at,
    ellipse,
    leaf,
    polar,
    poly,
    transform,
)
from godoris.tools.cards_svg.registry import picture


def mum(
    c: Card, x: float, y: float, r: float, petal: str = YEL, rim: str = EDGE, heart: str = RED, n: int = 12
) -> None:
    """Two rings of narrow petals round a small heart."""
    m = at(x, y, r / 10)
    step = 360 / n
    tip = 10 - 26 / r
    d = "".join(poly([polar(3, step * i), polar(tip, step * i)], False) for i in range(n))
    c.p(d, None, rim, r * 0.34 + 2.4, m)
    c.p(d, None, petal, r * 0.34, m)
    c.c(0, 0, 5.2, rim, None, 0, m)
    k = 8
    d = "".join(poly([polar(1.8, 360 * i / k + 11), polar(3.9, 360 * i / k + 11)], False) for i in range(k))
    c.p(d, None, petal, max(2, r * 0.17), m)
    c.c(0, 0, 1.9, heart, None, 0, m)


def mleaf(c: Card, x: float, y: float, s: float, rot: float, col: str = DG) -> None:
    """A lobed chrysanthemum leaf."""
    m = at(x, y, s, rot)
    c.p(
        "M0 0C-5 0 -8 -3 -6 -6C-10 -8 -9 -12 -5 -12C-5 -16 -1 -18 0 -19"
        "C1 -18 5 -16 5 -12C9 -12 10 -8 6 -6C8 -3 5 0 0 0Z",
        col,
        None,
        0,
        m,
    )
    c.p("M0 -2L0 -14", None, LG, 2, m)


@picture("9Y")
def _cup(c: Card) -> None:
    c.p("M30 104Q40 70 30 40", None, DG, 3)
    for a in ((42, 52, 1.1, 40), (12, 54, 1, -30)):
        mleaf(c, *a)
    mum(c, 24, 25, 17)
    mum(c, 54, 38, 13, W, MAG, GOLD)
    c.p("M9 62C10 80 20 92 36 92C52 92 62 80 63 62Z", RED, K, 2.4)
    c.p("M25 92L22 101L50 101L47 92Z", RED, K, 2.4)
    c.p(ellipse(36, 62, 27, 7), YEL, K, 2.4)
    c.p(
        "M27 73L45 73M31 77L41 77M25 81L47 81M36 70L36 81M28 85L33 85L33 88M38 85L45 85M42 82L42 89",
        None,
        W,
        2,
    )


@picture("9T")
def _chrysanthemum_ribbon(c: Card) -> None:
    for a in ((14, 44, 1, -20), (58, 66, 1, 10), (54, 24, 1, 30), (20, 92, 1, -100)):
        mleaf(c, *a)
    mum(c, 18, 23, 14)
    mum(c, 60, 44, 10, W, MAG, GOLD)
    mum(c, 13, 66, 10, W, MAG, GOLD)
    mum(c, 53, 86, 15)
    ribbon(c, "chung")


@picture("9a")
def _chrysanthemum_a(c: Card) -> None:
    c.p("M38 106Q44 76 32 34M39 80Q52 76 54 64", None, DG, 3.5)
    for a in ((39, 76, 1.3, -78), (39, 96, 1.3, -60), (39, 98, 1.2, 68), (52, 44, 1.1, 25)):
        mleaf(c, *a)
    mum(c, 30, 32, 20)
    mum(c, 53, 63, 13, W, MAG, GOLD)


@picture("9b")
def _chrysanthemum_b(c: Card) -> None:
    c.p("M20 106Q22 70 48 36M24 86Q16 70 18 60M24 92Q40 92 50 84", None, DG, 3.5)
    for a in ((31, 66, 1.2, 82), (36, 50, 1.2, -42), (26, 100, 1.1, 75), (18, 98, 1, -40), (58, 66, 1, 40)):
        mleaf(c, *a)
    mum(c, 47, 28, 17, W, MAG, GOLD)
    mum(c, 20, 62, 14)
    mum(c, 52, 84, 13)


MAPLE = [(0, 10.5), (20, 5.4), (46, 10), (70, 5), (96, 8.6), (122, 4), (148, 6), (180, 3)]


def maple(
    c: Card, x: float, y: float, r: float, rot: float = 0, col: str = RED, vein: str | None = None
) -> None:
    """A maple leaf of seven points."""
    m = at(x, y, r / 10, rot)
    ring = [polar(q, a) for a, q in MAPLE] + [polar(q, -a) for a, q in MAPLE[-2:0:-1]]
    c.p("M0 2L0 9", None, BRN, 2.2, m)
    c.p(poly(ring), col, None, 0, m)
    if vein:
        c.p("M0 3L0 -5M0 2L4 -2M0 2L-4 -2", None, vein, 2, m)


@picture("10Y")
def _deer(c: Card) -> None:
    c.p("M4 12C24 20 44 10 68 24", None, BRN, 3.5)
    maple(c, 54, 27, 16, 170, RED, YEL)
    maple(c, 16, 16, 11, 150, ORG, EDGE)
    maple(c, 60, 50, 10, 30, YEL, ORG)
    # deer
    c.p("M32 78L30 100M39 78L39 101M55 76L55 101M59 72L62 100", None, K, 6)
    c.p("M32 78L30 99M39 78L39 100M55 76L55 100M59 72L62 99", None, TAN, 2.6)
    c.p("M20 50L18 38L10 31M18 38L22 30M25 49L31 39L28 29M31 39L40 33", None, BRN, 3)
    c.p(
        "M26 56C30 60 32 62 40 62C50 62 60 62 63 68C65 74 62 82 57 83C50 85 40 84 34 84C27 82 25 72 22 66Z",
        TAN,
        K,
        2.4,
    )
    c.p("M8 61C10 54 16 48 24 49C29 50 30 56 27 61C22 66 16 66 11 66C8 65 7 63 8 61Z", TAN, K, 2.4)
    c.p("M26 51L35 47L31 55Z", TAN, K, 2)
    c.c(18.5, 56, 1.8, K)
    c.p("M8 62L12 62", None, K, 3)
    c.p(
        ellipse(40, 68, 2)
        + ellipse(49, 68, 2)
        + ellipse(45, 75, 2)
        + ellipse(54, 74, 2)
        + ellipse(36, 75, 2),
        W,
    )
    c.p("M62 68L68 64L66 73Z", W, K, 2)


@picture("10T")
def _maple_ribbon(c: Card) -> None:
    c.p("M4 44C14 34 20 24 22 4M68 62C60 76 54 88 52 104", None, BRN, 3.5)
    maple(c, 18, 21, 15, -20, RED, YEL)
    maple(c, 57, 22, 14, 20, ORG, EDGE)
    maple(c, 13, 52, 11, -40, YEL, ORG)
    maple(c, 60, 56, 12, 30, RED, YEL)
    maple(c, 18, 84, 14, -30, ORG, EDGE)
    maple(c, 54, 88, 15, 15, RED, YEL)
    ribbon(c, "chung")


@picture("10a")
def _maple_a(c: Card) -> None:
    c.p("M68 8C40 20 50 60 20 104M48 32L34 20M42 62L54 50M36 78L22 72", None, BRN, 3.5)
    maple(c, 24, 28, 20, -20, RED, YEL)
    maple(c, 54, 46, 17, 25, ORG, EDGE)
    maple(c, 18, 70, 14, -30, YEL, ORG)
    maple(c, 49, 84, 19, 20, RED, YEL)


@picture("10b")
def _maple_b(c: Card) -> None:
    c.p("M4 16C30 24 30 56 62 100M22 28L40 20M34 56L46 56M48 80L34 78", None, BRN, 3.5)
    maple(c, 48, 26, 18, 20, ORG, EDGE)
    maple(c, 19, 48, 16, -30, RED, YEL)
    maple(c, 55, 60, 13, 40, YEL, ORG)
    maple(c, 24, 84, 20, -15, RED, YEL)
    maple(c, 57, 91, 11, 20, GRN, LG)


PAUL = (
    "M0 11C-4 13 -11 12 -12 5C-17 3 -16 -4 -10 -6C-10 -11 -4 -12 0 -17"
    "C4 -12 10 -11 10 -6C16 -4 17 3 12 5C11 12 4 13 0 11Z"
)


def paul(c: Card, x: float, y: float, s: float, rot: float = 0, col: str = K, vein: str = GREY) -> None:
    """A broad paulownia leaf, its tip down."""
    m = at(x, y, s, rot)
    c.p(PAUL, col, CREAM, 2, m)
    c.p("M0 10L0 -11M0 7L-9 0M0 7L9 0M0 1L-5 -5M0 1L5 -5", None, vein, 2, m)


def spike(c: Card, x: float, y: float, n: int = 4, s: float = 1.0) -> None:
    """Upright flower spike, its foot at x, y."""
    c.p(f"M{x} {y}L{x} {y - 9 * n * s}", None, BRN, 2.4)
    d = ""
    for i in range(n):
        yy = y - 2 - 8.4 * i * s
        k = s * (11 - 1.3 * i)
        for side in (-1, 1):
            d += transform(leaf(k, k * 0.42), at(x, yy, 1, side * 50))
    d += transform(leaf(8 * s, 3 * s), at(x, y - 8.4 * n * s + 4))
    c.p(d, MAG, EDGE, 2)


def plumed(c: Card, d: str, end: Point, col: str, eye: str, r: float = 4.5) -> None:
    """A long feather with an eye-spot at its end."""
    c.p(d, None, K, 8)
    c.p(d, None, col, 4)
    c.c(end[0], end[1], r + 1.2, col, K, 2)
    c.c(end[0], end[1], r - 2, eye)


@picture("11K")
def _phoenix(c: Card) -> None:
    # feather bands of the neck
    c.p("M34 22C52 20 64 32 71 50L71 82L40 82Z", BLUE, K, 2.4)
    c.p("M60 40L66 48M63 54L68 62", None, SKY, 2.6)
    c.p("M34 26C48 28 58 42 65 62L66 82L38 82Z", GRN, K, 2.4)
    c.p("M51 42L57 50M57 57L61 65", None, LG, 2.6)
    c.p("M33 30C44 34 50 46 56 64L56 82L36 82Z", YEL, K, 2.4)
    c.p("M45 48L49 56M49 62L53 70", None, ORG, 2.6)
    c.p("M18 36C22 50 25 60 24 80L48 80C48 64 42 48 40 36Z", RED, K, 2.4)
    c.p("M25 51Q28 56 33 51Q38 55 41 50M28 62Q32 67 37 62Q41 66 45 61", None, YEL, 2.6)
    # crest
    c.p(leaf(34, 6), RED, K, 2.2, at(34, 22, 1, 70))
    c.p(leaf(25, 6), YEL, K, 2.2, at(31, 22, 1, 46))
    c.p(leaf(18, 5), BRIGHT, K, 2.2, at(26, 22, 1, 18))
    # head
    c.p("M13 33C12 22 20 17 28 17C38 17 43 25 42 34C39 42 28 45 21 42C16 40 13 38 13 33Z", YEL, K, 2.4)
    c.p("M15 27C9 27 5 32 6 41C10 38 14 38 18 38Z", ORG, K, 2.2)
    c.p("M20 30Q27 23 35 30Q27 35 20 30Z", W, K, 2)
    c.c(26.5, 29.5, 2.2, K)
    c.c(32, 38, 2.8, RED)
    paul(c, 56, 90, 1.1, 12)
    paul(c, 38, 88, 1.1, -6)
    kwang(c)


@picture("11D")
def _paulownia_double(c: Card) -> None:
    c.r(6, 6, 60, 96, YEL, 2)
    spike(c, 36, 46, 4, 1)
    spike(c, 16, 50, 3, 0.9)
    spike(c, 56, 50, 3, 0.9)
    paul(c, 20, 64, 1.2, -18, GRN, LG)
    paul(c, 52, 64, 1.2, 18, RED, YEL)
    paul(c, 36, 84, 1.4, 0, ORG, EDGE)
    double(c)


@picture("11a")
def _paulownia_a(c: Card) -> None:
    spike(c, 36, 46, 4, 1)
    spike(c, 15, 56, 3, 0.9)
    spike(c, 57, 56, 3, 0.9)
    paul(c, 19, 72, 1.2, -20)
    paul(c, 53, 72, 1.2, 20)
    paul(c, 36, 84, 1.4)


@picture("11b")
def _paulownia_b(c: Card) -> None:
    spike(c, 20, 44, 4, 1)
    spike(c, 56, 34, 3, 0.9)
    paul(c, 50, 52, 1.3, 14)
    paul(c, 22, 64, 1.3, -14)
    paul(c, 46, 86, 1.35, 6)
