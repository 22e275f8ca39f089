"""January to April: pine, plum blossom, cherry blossom, wisteria."""

from godoris.tools.cards_svg.motifs import kwang, ribbon, spray
from godoris.tools.cards_svg.pen import (
    BRN,
    DG,
    EDGE,
    GOLD,
    GREY,
    GRN,
    LG,
    MAG,
    ORG,
    PALE,
    PINK,
    PUR,
    RED,
    TAN,
    YEL,
    Card,
    K,
    Point,
    W,
    at,
    ellipse,
    mul,
    polar,
    poly,
    transform,
)
from godoris.tools.cards_svg.registry import picture


def pine(c: Card, x: float, y: float, r: float, rot: float = 0) -> None:
    """A fan of pine needles."""
    m = at(x, y, r / 10, rot)
    n = 8
    rim = [polar(10 if i % 2 == 0 else 7.8, -108 + 216 * i / (2 * n)) for i in range(2 * n + 1)]
    c.p(poly([*rim, (0, 4)]), DG, None, 0, m)
    d = "".join(poly([polar(3.2, a), polar(7.2, a)], False) for a in (-80, -40, 0, 40, 80))
    c.p(d, None, LG, 2, m)
    c.c(0, 1.2, 2.2, RED, None, 0, m)


@picture("1K")
def _crane(c: Card) -> None:
    c.c(25, 27, 16, RED)
    c.p("M70 60C60 50 66 34 52 20", None, BRN, 6)
    pine(c, 60, 44, 12, 20)
    pine(c, 42, 18, 12, -20)
    pine(c, 60, 20, 13, 15)
    # crane
    c.p("M46 76L45 97M53 75L54 97M45 97L40 99M54 97L49 99", None, K, 2.4)
    c.p("M34 64C38 55 50 54 60 62C64 70 58 78 50 79C40 80 33 75 34 64Z", W, K, 2.2)
    c.p("M48 62C58 58 66 66 67 82C62 84 60 80 58 82C55 80 53 80 50 77C53 72 52 66 48 62Z", K)
    c.p("M37 68C28 62 36 54 31 48", None, K, 6)
    c.p("M40 72L48 70", None, GREY, 2)
    c.p("M30 46L15 47L30 50Z", GOLD, K, 2)
    c.c(31, 46, 5, W, K, 2)
    c.p("M27 44C27 39 35 39 35.5 44Z", RED)
    c.c(30, 46.6, 1.2, K)
    kwang(c)


@picture("1T")
def _pine_ribbon(c: Card) -> None:
    c.p("M4 84C20 78 40 90 68 76", None, BRN, 6)
    pine(c, 17, 24, 16, -15)
    pine(c, 56, 28, 15, 15)
    pine(c, 15, 76, 15, -15)
    pine(c, 56, 84, 17, 12)
    ribbon(c, "hong")


@picture("1a")
def _pine_a(c: Card) -> None:
    c.p("M60 106C52 90 30 84 34 62C36 50 46 44 46 34", None, BRN, 7)
    pine(c, 22, 28, 19, -15)
    pine(c, 53, 36, 17, 18)
    pine(c, 19, 66, 17, -20)
    pine(c, 52, 78, 19, 12)


@picture("1b")
def _pine_b(c: Card) -> None:
    c.p("M4 96C24 92 52 86 62 40", None, BRN, 7)
    c.p("M38 84C32 68 28 60 26 52", None, BRN, 4.5)
    pine(c, 25, 46, 23, -10)
    pine(c, 54, 30, 18, 15)
    pine(c, 44, 86, 22, 4)


def plum(c: Card, x: float, y: float, r: float, rot: float = 0, petal: str = RED) -> None:
    """A plum blossom of five round petals."""
    m = at(x, y, r / 10, rot)
    d = "".join(ellipse(*polar(5.6, 72 * i), 4.6) for i in range(5))
    c.p(d, petal, EDGE, 2, m)
    c.c(0, 0, 3.4, YEL, None, 0, m)
    c.c(0, 0, 1.4, EDGE, None, 0, m)


def bud(c: Card, x: float, y: float, r: float = 3.5, col: str = RED) -> None:
    """A bud."""
    c.c(x, y, r, col, EDGE, 2)


@picture("2Y")
def _warbler(c: Card) -> None:
    c.p("M6 104L22 82L30 56L48 51L68 46M22 82L48 78L64 90M48 51L54 34", None, BRN, 4.5)
    plum(c, 52, 77, 14)
    plum(c, 18, 76, 12, 30)
    plum(c, 58, 47, 10, 20)
    bud(c, 12, 54, 3)
    bud(c, 34, 94)
    bud(c, 58, 26, 3)
    # bush warbler
    m = at(31, 31, 1.05, 8)
    c.p("M8 2L30 8L28 14L6 10Z", GRN, K, 2.2, m)
    c.p("M0 14L0 21M7 14L7 20", None, K, 2.4, m)
    c.p("M-17 -3C-16 -12 -5 -14 2 -8C12 -5 18 4 16 10C8 16 -6 16 -12 8C-16 5 -18 2 -17 -3Z", LG, K, 2.4, m)
    c.p("M-13 6C-6 12 4 14 11 11C4 16 -9 14 -13 6Z", YEL, None, 0, m)
    c.p("M-4 -2C6 -4 18 4 22 11C10 12 0 8 -4 -2Z", GRN, K, 2.2, m)
    c.p("M-17 -5L-25 -2L-16 1Z", GOLD, K, 2, m)
    c.c(-10, -4, 2, K, None, 0, m)


@picture("2T")
def _plum_ribbon(c: Card) -> None:
    c.p("M6 96L24 78L18 56L26 30L20 8M24 78L50 86L64 70M26 30L50 18L62 22", None, BRN, 4.5)
    plum(c, 18, 24, 11)
    plum(c, 56, 22, 10, 20)
    plum(c, 17, 82, 11, 10)
    plum(c, 56, 84, 12, 30)
    plum(c, 60, 52, 8)
    plum(c, 12, 52, 8, 30)
    ribbon(c, "hong")


@picture("2a")
def _plum_a(c: Card) -> None:
    c.p("M10 106L22 84L16 62L34 46L30 22L42 6M22 84L48 74L62 80M34 46L58 38", None, BRN, 5)
    plum(c, 30, 24, 12)
    plum(c, 56, 38, 11, 25)
    plum(c, 18, 60, 12, 15)
    plum(c, 50, 74, 13)
    bud(c, 50, 18)
    bud(c, 26, 94)
    bud(c, 62, 94, 3)


@picture("2b")
def _plum_b(c: Card) -> None:
    c.p("M68 14L44 22L36 40L14 46L4 62M36 40L48 60L42 80L52 104M42 80L24 88", None, BRN, 5)
    plum(c, 24, 24, 14, 10)
    plum(c, 52, 48, 15, 30)
    plum(c, 18, 58, 11, 20)
    plum(c, 26, 86, 15, 15)
    bud(c, 50, 16)
    bud(c, 58, 72)
    bud(c, 58, 92, 3)


def cherry(c: Card, x: float, y: float, r: float, rot: float = 0, petal: str = PINK) -> None:
    """A cherry blossom of five notched petals."""
    m = at(x, y, r / 10, rot)
    one = "M0 0Q-11 -6 -3 -10.5L0 -8L3 -10.5Q11 -6 0 0Z"
    d = "".join(transform(one, mul(m, at(0, 0, 1, 72 * i))) for i in range(5))
    c.p(d, petal, PINK if petal == PALE else MAG, 2)
    d = "".join(poly([(0, 0), polar(4.6, 72 * i)], False) for i in range(5))
    c.p(d, None, MAG, 2, m)
    c.c(0, 0, 2, YEL, None, 0, m)


@picture("3K")
def _curtain(c: Card) -> None:
    for i, (x, y, r) in enumerate(
        [
            (14, 16, 11),
            (36, 13, 11),
            (58, 16, 11),
            (24, 32, 12),
            (48, 32, 12),
            (12, 47, 10),
            (36, 50, 11),
            (60, 47, 10),
        ]
    ):
        cherry(c, x, y, r, i * 25, PALE)
    # camp curtain
    n = 8
    cols = [RED, W, PUR, W]
    for i in range(n):
        a, b = i / n, (i + 1) / n
        xa, xb = 4 + 64 * a, 4 + 64 * b
        ya, yb = 62 + 40 * a * (1 - a), 62 + 40 * b * (1 - b)
        c.p(poly([(xa, ya), (xb, yb), (xb, 104), (xa, 104)]), cols[i % 4])
    c.p("M3 57Q36 77 69 57L69 67Q36 87 3 67Z", K)
    c.p("M3 67Q36 87 69 67", None, YEL, 2.6)
    c.p(ellipse(12, 65, 3) + ellipse(36, 72, 3) + ellipse(60, 65, 3), W)
    kwang(c)


@picture("3T")
def _cherry_ribbon(c: Card) -> None:
    for i, (x, y, r) in enumerate(
        [
            (15, 17, 12),
            (57, 18, 12),
            (13, 42, 10),
            (60, 42, 10),
            (14, 66, 10),
            (59, 66, 10),
            (17, 90, 12),
            (55, 91, 12),
        ]
    ):
        cherry(c, x, y, r, i * 25, PALE)
    ribbon(c, "hong")


@picture("3a")
def _cherry_a(c: Card) -> None:
    c.p("M4 30C24 38 44 30 68 52M30 34C30 56 44 66 40 92", None, BRN, 4.5)
    for i, (x, y, r) in enumerate(
        [(19, 20, 13), (49, 20, 13), (21, 49, 13), (53, 49, 14), (40, 79, 15), (14, 80, 9)]
    ):
        cherry(c, x, y, r, i * 25, PALE)


@picture("3b")
def _cherry_b(c: Card) -> None:
    c.p("M10 106C16 80 40 70 44 40C46 26 40 14 44 4M32 68C46 66 56 72 68 68", None, BRN, 4.5)
    for i, (x, y, r) in enumerate(
        [(23, 24, 15), (55, 34, 12), (19, 57, 11), (51, 66, 16), (22, 88, 13), (56, 93, 8)]
    ):
        cherry(c, x, y, r, i * 31, PALE)


def wist(c: Card, p0: Point, p1: Point, p2: Point) -> None:
    """A black spray of wisteria."""
    spray(c, p0, p1, p2, 12.5, K, K, PUR, 48)


@picture("4Y")
def _cuckoo(c: Card) -> None:
    c.p("M40 10C56 8 67 20 66 32C65 46 52 56 36 51C48 48 53 42 53 31C53 21 47 14 40 10Z", RED)
    wist(c, (12, 2), (16, 30), (12, 66))
    wist(c, (27, 2), (29, 14), (26, 38))
    m = at(35, 77, 1.04, -6)
    c.p("M8 0L26 9L29 16L24 22L4 10Z", BRN, K, 2.4, m)
    c.p("M18 8L14 15M23 12L19 19", None, W, 2.4, m)
    c.p("M-4 -2C-2 -13 8 -20 22 -21C19 -13 16 -5 10 4Z", BRN, K, 2.4, m)
    c.p("M3 -5C6 -10 10 -14 15 -16", None, TAN, 2.4, m)
    c.p("M-18 0C-16 -9 -6 -9 0 -4C8 -2 14 4 14 9C8 14 -6 13 -12 8C-17 6 -19 4 -18 0Z", YEL, K, 2.4, m)
    c.p("M-4 3C-7 11 -3 18 6 22C10 17 12 11 10 5Z", BRN, K, 2.4, m)
    c.p("M1 8C0 12 2 15 5 17", None, TAN, 2.4, m)
    c.p("M-18 -1L-27 3L-17 5Z", ORG, K, 2, m)
    c.c(-11, -1, 1.8, K, None, 0, m)


@picture("4T")
def _wisteria_ribbon(c: Card) -> None:
    wist(c, (14, 2), (20, 40), (12, 84))
    wist(c, (58, 2), (52, 40), (60, 88))
    wist(c, (36, 2), (38, 10), (36, 24))
    ribbon(c, "cho", 36, 60)


@picture("4a")
def _wisteria_a(c: Card) -> None:
    wist(c, (16, 2), (22, 40), (14, 78))
    wist(c, (38, 2), (34, 50), (40, 92))
    wist(c, (58, 2), (54, 30), (60, 62))


@picture("4b")
def _wisteria_b(c: Card) -> None:
    wist(c, (58, 2), (34, 20), (18, 62))
    wist(c, (67, 24), (58, 62), (44, 97))
    wist(c, (30, 2), (18, 8), (12, 30))
