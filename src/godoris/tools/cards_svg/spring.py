"""January to April: pine, plum blossom, cherry blossom, wisteria."""

from godoris.tools.cards_svg.motifs import kwang, ribbon, spray
from godoris.tools.cards_svg.pen import (
    BRN,
    BROWN,
    CREAM,
    DG,
    EDGE,
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
    W,
    at,
    ellipse,
    mul,
    polar,
    poly,
    transform,
)  # fmt: skip
from godoris.tools.cards_svg.registry import picture


def pine(c: Card, x: float, y: float, r: float, rot: float = 0) -> None:
    """A fan of pine needles on its twig."""
    m = at(x, y, r / 10, rot)
    n = 8
    rim = [polar(10.4 if i % 2 == 0 else 8.2, -100 + 200 * i / (2 * n)) for i in range(2 * n + 1)]
    c.p(poly([*rim, (0, 2)]), DG, None, 0, m)
    rays = "".join(poly([polar(3.6, a), polar(8.6, a)], False) for a in (-75, -45, -15, 15, 45, 75))
    c.p(rays, None, GRN, 2.4, m)
    c.p("M0 2L0 -3", None, LG, 3, m)


@picture("1K")
def _crane(c: Card) -> None:
    c.c(48, 24, 19, RED)
    pine(c, 4, 57, 17, 10)
    pine(c, 61, 106, 15)
    c.p("M37 70L37 102M49 72L49 102M37 102L33 103M49 102L45 103", None, ORG, 3)
    c.p("M16 56C18 44 34 40 48 48C58 54 56 66 46 70C33 75 17 70 16 56Z", W, K, 2.4)
    c.p("M44 50C54 46 66 54 69 66C70 76 66 86 62 88"
        "C60 80 58 78 54 76C46 76 40 74 36 70C46 68 50 58 44 50Z", K)  # fmt: skip
    c.p("M26 60Q34 63 40 61M30 53Q38 56 43 55", None, GREY, 2)
    c.p("M31 52C38 44 36 36 31 30C28 27 26 26 24 26", None, K, 10)
    c.p("M30 54C38 45 36 36 30 30C28 27 26 26 24 26", None, W, 5)
    c.p("M36 44C37 38 34 33 31 30", None, K, 2.4)
    c.p("M19 22L4 26L19 29Z", ORG, K, 2)
    c.c(23, 25, 5.6, W, K, 2)
    c.p("M17 22C18 14 29 14 30 22Q24 19 17 22Z", RED, K, 2)
    c.c(21.5, 25, 1.6, K)
    kwang(c)


@picture("1T")
def _pine_ribbon(c: Card) -> None:
    c.p("M55 20L53 104", None, BROWN, 4)
    for y in (28, 52, 76, 100):
        pine(c, 54, y, 14)
    ribbon(c, "hong")


@picture("1a")
def _pine_a(c: Card) -> None:
    c.p("M36 106C38 84 30 68 26 54C25 46 32 36 38 28M34 78Q44 74 50 68", None, BRN, 5)
    for x, y, r in ((42, 32, 22), (14, 55, 18), (50, 71, 18), (21, 91, 18), (55, 99, 14)):
        pine(c, x, y, r)


@picture("1b")
def _pine_b(c: Card) -> None:
    c.p("M53 106C54 84 54 70 48 52C46 46 46 40 48 34M50 62Q34 56 20 30M53 98L24 96", None, BRN, 5)
    for x, y, r in ((18, 33, 18), (50, 42, 18), (18, 68, 22), (56, 72, 14), (22, 98, 18)):
        pine(c, x, y, r)


def plum(c: Card, x: float, y: float, r: float = 13, rot: float = 0) -> None:
    """A red plum blossom of five round petals."""
    m = at(x, y, r / 10, rot)
    c.p("".join(ellipse(*polar(5.6, 72 * i), 4.7) for i in range(5)), RED, EDGE, 2, m)
    gaps = (72 * i + 36 for i in range(5))
    c.p("".join(poly([polar(2, a), polar(5, a)], False) for a in gaps), None, EDGE, 2, m)
    c.c(0, 0, 3, YEL, EDGE, 2, m)


def bud(c: Card, x: float, y: float, r: float = 4) -> None:
    """A plum bud."""
    c.c(x, y, r, RED, EDGE, 2)


@picture("2Y")
def _warbler(c: Card) -> None:
    c.p("M4 102L22 72L40 66L68 58M26 70L40 92", None, BROWN, 5)
    plum(c, 54, 15, 13)
    plum(c, 15, 87, 13, 20)
    plum(c, 51, 86, 13)
    bud(c, 19, 60)
    bud(c, 65, 47)
    m = at(31, 38, 1.35, 6)
    c.p("M6 4L27 12L28 19L20 19L4 12Z", DG, K, 2.2, m)
    c.p("M-1 12L-1 19M5 13L5 19", None, K, 2.4, m)
    c.p("M-17 -3C-16 -13 -5 -15 2 -9C12 -5 17 4 15 10C8 16 -5 15 -11 7C-15 4 -18 2 -17 -3Z", GRN, K, 2.4, m)
    c.p("M-14 3C-7 -1 0 3 12 11C6 15 -5 14 -10 7C-12 5 -13 4 -14 3Z", LG, None, 0, m)
    c.p("M-10 7C-4 14 4 15 10 13C4 17 -6 14 -10 7Z", YEL, None, 0, m)
    c.p("M-3 -2C7 -4 18 5 22 12C10 13 0 8 -3 -2Z", DG, K, 2.2, m)
    c.p("M-16 -5L-23 -1L-15 1Z", YEL, K, 2, m)
    c.c(-9.5, -5, 2.8, K, None, 0, m)
    c.c(-10.2, -5.8, 1, W, None, 0, m)


@picture("2T")
def _plum_ribbon(c: Card) -> None:
    c.p("M48 104L58 76L50 42L60 4", None, BROWN, 5)
    bud(c, 44, 7)
    bud(c, 64, 7)
    for i, y in enumerate((25, 56, 86)):
        plum(c, 54, y, 13, 20 * i)
    ribbon(c, "hong")


@picture("2a")
def _plum_a(c: Card) -> None:
    c.p("M34 106L38 82L26 58L34 34L50 8M38 78L58 62", None, BROWN, 5)
    for i, (x, y) in enumerate(((42, 19), (54, 46), (18, 58), (50, 79))):
        plum(c, x, y, 14, 15 * i)
    for x, y in ((16, 30), (62, 20), (16, 86), (53, 101)):
        bud(c, x, y)


@picture("2b")
def _plum_b(c: Card) -> None:
    c.p("M68 5L44 18L26 36L38 58L58 78L58 106M28 88L54 90", None, BROWN, 5)
    for i, (x, y) in enumerate(((19, 38), (51, 34), (46, 66), (19, 83))):
        plum(c, x, y, 14, 18 * i)
    for x, y in ((28, 11), (20, 60), (42, 92), (64, 50)):
        bud(c, x, y)


def cherry(c: Card, x: float, y: float, r: float = 13, rot: float = 0) -> None:
    """A cherry blossom of five notched petals."""
    m = at(x, y, r / 10, rot)
    one = "M0 0Q-11 -6 -3 -10.5L0 -8L3 -10.5Q11 -6 0 0Z"
    c.p("".join(transform(one, mul(m, at(0, 0, 1, 72 * i))) for i in range(5)), PALE, PINK, 2)
    c.p("".join(transform(poly([(0, 0), polar(5, 72 * i)], False), m) for i in range(5)), None, MAG, 2)
    c.c(0, 0, 2.4, RED, None, 0, m)


def cherries(c: Card, places: tuple[tuple[float, float], ...], r: float = 14) -> None:
    """Blossoms, each turned a little further than the one before."""
    for i, (x, y) in enumerate(places):
        cherry(c, x, y, r, 25 * i)


@picture("3K")
def _curtain(c: Card) -> None:
    c.p("M36 4Q40 20 34 34M34 34L18 40M34 34L54 38", None, BROWN, 4)
    cherries(c, ((17, 18), (54, 17), (35, 42), (5, 45), (67, 44)), 13)
    c.r(4, 58, 64, 46, W)
    for x in (12, 28, 44, 60):
        c.r(x, 58, 8, 46, RED)
    c.r(4, 48, 64, 12, K)
    for x in (10, 23, 36, 49, 62):
        c.p("M0 -4L4 0L0 4L-4 0Z", YEL, None, 0, at(x, 54))
    c.r(4, 64, 32, 42, CREAM)
    kwang(c)


@picture("3T")
def _cherry_ribbon(c: Card) -> None:
    c.p("M62 4C54 20 64 42 58 58C54 74 58 84 50 106M60 50L46 46", None, BROWN, 5)
    cherries(c, ((54, 27), (54, 79)))
    c.c(44, 47, 4, PALE, PINK, 2)
    c.c(63, 99, 4, PALE, PINK, 2)
    ribbon(c, "hong")


@picture("3a")
def _cherry_a(c: Card) -> None:
    c.p("M4 22L30 32L42 64L46 106M30 32L58 20M42 64L18 76", None, BROWN, 5)
    cherries(c, ((22, 18), (51, 22), (26, 50), (54, 54), (43, 82), (15, 78)))


@picture("3b")
def _cherry_b(c: Card) -> None:
    c.p("M18 106L32 70L46 44L43 4M32 72L68 78", None, BROWN, 5)
    cherries(c, ((30, 27), (54, 38), (22, 58), (51, 75), (22, 90)))
    c.c(60, 16, 4, PALE, PINK, 2)


def wisteria(c: Card, x: float, end: float, start: float = 6) -> None:
    """A hanging black spray with violet buds."""
    spray(c, (x, start), (x, (start + end) / 2), (x, end), 15, (K, PUR), 52)


def _beam(c: Card) -> None:
    c.r(2, 2, 68, 6, BRN)


@picture("4Y")
def _cuckoo(c: Card) -> None:
    _beam(c)
    wisteria(c, 18, 44)
    c.p("M49 10C63 13 70 27 64 39C57 52 38 53 29 42C42 47 54 40 56 29C57 22 55 15 49 10Z", RED)
    m = at(35, 78, 1.25, -4)
    c.p("M11 0L27 3L28 7L27 10L10 8Z", BRN, K, 2.2, m)
    c.p("M20 3L18 9M25 4L23 10", None, W, 2.2, m)
    c.p("M-1 -2C4 -12 12 -18 24 -22C22 -14 17 -7 10 2Z", BROWN, K, 2.4, m)
    c.p("M5 -4C9 -10 14 -14 19 -17", None, TAN, 2.4, m)
    c.p("M-18 0C-17 -9 -7 -10 -1 -5C8 -3 15 3 15 8C8 13 -6 12 -12 8C-17 6 -19 4 -18 0Z", BROWN, K, 2.4, m)
    c.p("M-17 0C-16 -6 -9 -7 -5 -3C-2 2 2 6 8 8C4 11 -6 11 -11 7C-15 5 -17 3 -17 0Z", TAN, None, 0, m)
    c.p("M2 5C3 12 8 18 17 20C18 15 16 9 11 5Z", BROWN, K, 2.4, m)
    c.p("M7 10C9 13 11 15 14 16", None, TAN, 2.4, m)
    c.p("M-18 -2L-26 2L-17 4Z", ORG, K, 2, m)
    c.c(-11, -2, 2.4, W, None, 0, m)
    c.c(-11, -2, 1.6, K, None, 0, m)


@picture("4T")
def _wisteria_ribbon(c: Card) -> None:
    _beam(c)
    wisteria(c, 54, 97)
    ribbon(c, "cho")


@picture("4a")
def _wisteria_a(c: Card) -> None:
    _beam(c)
    wisteria(c, 18, 97)
    wisteria(c, 51, 54)


@picture("4b")
def _wisteria_b(c: Card) -> None:
    _beam(c)
    wisteria(c, 18, 54)
    wisteria(c, 51, 97)


