"""May to August: iris, peony, bush clover, pampas."""

from itertools import pairwise

from godoris.tools.cards_svg.motifs import kwang, ribbon
from godoris.tools.cards_svg.pen import (
    BLUE,
    BRIGHT,
    BRN,
    BROWN,
    CREAM,
    DG,
    EDGE,
    GRN,
    LG,
    LIL,
    ORG,
    PINK,
    PUR,
    RED,
    SKY,
    TAN,
    WINE,
    YEL,
    Card,
    K,
    Point,
    W,
    at,
    ellipse,
    leaf,
    mul,
    polar,
    poly,
    quad,
    transform,
)  # fmt: skip
from godoris.tools.cards_svg.registry import picture


def blade(c: Card, x0: float, y0: float, x1: float, y1: float, w: float = 5, col: str = GRN) -> None:
    """A sword-shaped leaf from x0, y0 up to x1, y1."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    bend = (x1 - x0) * 0.25
    left, right = f"{mx - w / 2 - bend} {my}", f"{mx + w / 2 - bend} {my}"
    c.p(f"M{x0 - w / 2} {y0}Q{left} {x1} {y1}Q{right} {x0 + w / 2} {y0}Z", col)


def iris(c: Card, x: float, y: float, s: float = 1.2) -> None:
    """An iris flower: a pale dome over three dark falls with yellow signals."""
    m = at(x, y, s)
    c.p("M0 1C-10 -3 -9 -13 0 -15C9 -13 10 -3 0 1Z", LIL, PUR, 2, m)
    c.p("M0 0L0 -9", None, PUR, 2, m)
    c.p("M-1 -1C-7 -4 -15 1 -15 9C-10 12 -3 9 0 3Z", PUR, K, 2, m)
    c.p("M1 -1C7 -4 15 1 15 9C10 12 3 9 0 3Z", PUR, K, 2, m)
    c.p("M-4 1C-8 6 -6 13 0 14C6 13 8 6 4 1Z", LIL, K, 2, m)
    c.p("M0 4L0 8M-6 3L-9 5M6 3L9 5", None, YEL, 2.8, m)


@picture("5Y")
def _bridge(c: Card) -> None:
    blade(c, 12, 62, 8, 34, 6)
    blade(c, 32, 62, 35, 24, 6, DG)
    blade(c, 60, 84, 66, 44, 7)
    blade(c, 44, 62, 43, 42, 6, DG)
    c.p("M22 58L22 34M52 84L52 40", None, GRN, 4)
    iris(c, 22, 22, 1.15)
    iris(c, 51, 34, 1.15)
    c.p("M8 84Q12 80 16 84M2 94Q7 90 12 94M56 74Q61 70 66 74M42 103Q47 99 52 103", None, BLUE, 2.6)
    c.p("M9 70L9 78M34 96L34 106M62 96L62 106", None, K, 4)
    for d in ("M36 60L54 60L38 97L19 97Z", "M2 57L52 57L56 71L2 71Z", "M21 83L70 83L70 97L18 97Z"):
        c.p(d, TAN, K, 2.4)
    c.p("M2 64L50 64M27 90L70 90M46 72L37 90", None, BROWN, 2)
    c.p("M18 58L18 70M38 58L38 70M40 84L40 96M58 84L58 96", None, BRN, 2)


@picture("5T")
def _iris_ribbon(c: Card) -> None:
    for x, top, col in ((44, 66, DG), (64, 68, GRN), (58, 76, DG), (49, 78, GRN)):
        blade(c, x, 106, x + 2, top, 7, col)
    c.p("M54 104L54 22", None, GRN, 4)
    iris(c, 54, 24, 0.95)
    iris(c, 54, 58, 0.95)
    ribbon(c, "cho")


def _stand(c: Card, places: tuple[Point, ...]) -> None:
    for x, y in places:
        c.p(f"M{x} 106L{x} {y + 8}", None, GRN, 4)
    for x, y in places:
        iris(c, x, y)


@picture("5a")
def _iris_a(c: Card) -> None:
    for x, top, col in ((9, 42, GRN), (30, 56, DG), (40, 66, GRN), (62, 66, DG), (16, 64, DG)):
        blade(c, x, 106, x - 2, top, 7, col)
    _stand(c, ((22, 24), (50, 48)))


@picture("5b")
def _iris_b(c: Card) -> None:
    for x, top, col in ((12, 70, GRN), (33, 76, DG), (42, 60, GRN), (63, 40, DG), (26, 84, GRN)):
        blade(c, x, 106, x + 1, top, 7, col)
    _stand(c, ((50, 20), (22, 52), (52, 70)))


def ruffle(r: float, n: int, k: float = 0.36, start: float = 0) -> str:
    """A ring of n round petals."""
    step, low = 360 / n, r * (1 - k * 0.7)
    d = ""
    for i in range(n):
        a = start + i * step
        p, q = polar(low, a), polar(r * 1.16, a + step * 0.12)
        u, v = polar(r * 1.16, a + step * 0.88), polar(low, a + step)
        d += ("M" if i == 0 else "L") + f"{p[0]:.3f} {p[1]:.3f}C"
        d += " ".join(f"{e[0]:.3f} {e[1]:.3f}" for e in (q, u, v))
    return d + "Z"


def pleaf(c: Card, x: float, y: float, s: float, rot: float) -> None:
    """A peony leaf of three parts."""
    m = at(x, y, s, rot)
    d = "".join(transform(leaf(*size), mul(m, at(0, 0, 1, turn)))
                for size, turn in (((16, 6), 0), ((13, 5), 52), ((13, 5), -52)))  # fmt: skip
    c.p(d, GRN, DG, 2)
    c.p("M0 -2L0 -11", None, LG, 2, m)


def peony(c: Card, x: float, y: float, r: float) -> None:
    """A red peony, its petals in three rings."""
    m = at(x, y, r / 10)
    c.p(ruffle(10, 8, 0.4), RED, WINE, 2.4, m)
    c.p(ruffle(7, 7, 0.4, 20), RED, WINE, 2.4, m)
    c.p("M-6.6 -4.4Q-5 -7 -2.6 -8M4 -7.4Q6 -6.4 7 -4.4", None, PINK, 2.6, m)
    c.p(ruffle(4.2, 5, 0.4), BRIGHT, WINE, 2, m)
    c.c(0, 0, 2.2, YEL, ORG, 2, m)


def butterfly(c: Card, x: float, y: float, s: float, rot: float, wing: str, spot: str) -> None:
    """A butterfly seen from above."""
    m = at(x, y, s, rot)
    c.p("M0 0C-4 -12 -16 -13 -15 -5C-15 1 -6 3 0 1ZM0 0C4 -12 16 -13 15 -5C15 1 6 3 0 1Z", wing, K, 2.4, m)
    c.p("M0 1C-8 1 -12 7 -8 11C-3 11 -1 6 0 1ZM0 1C8 1 12 7 8 11C3 11 1 6 0 1Z", wing, K, 2.4, m)
    c.c(-9, -4.5, 2.2, spot, None, 0, m)
    c.c(9, -4.5, 2.2, spot, None, 0, m)
    c.p("M0 -3L0 8M0 -3L-4 -10M0 -3L4 -10", None, K, 2.6, m)


@picture("6Y")
def _butterflies(c: Card) -> None:
    for a in ((16, 76, 1.2, -60), (58, 78, 1.2, 60), (18, 92, 1.2, -115), (56, 93, 1.2, 115)):
        pleaf(c, *a)
    peony(c, 37, 83, 24)
    butterfly(c, 47, 21, 1.3, 8, YEL, ORG)
    butterfly(c, 21, 43, 1.05, -12, SKY, W)


@picture("6T")
def _peony_ribbon(c: Card) -> None:
    c.p("M54 50L54 106", None, DG, 3)
    for y in (74, 95):
        pleaf(c, 52, y, 0.9, -62)
        pleaf(c, 56, y, 0.9, 62)
    pleaf(c, 50, 26, 0.9, -28)
    pleaf(c, 58, 26, 0.9, 28)
    peony(c, 54, 39, 14)
    ribbon(c, "chung")


@picture("6a")
def _peony_a(c: Card) -> None:
    c.p("M36 106Q34 84 36 50", None, BRN, 4)
    for a in ((34, 74, 1.4, -75), (37, 72, 1.4, 75), (34, 96, 1.4, -65), (37, 94, 1.4, 65)):
        pleaf(c, *a)
    peony(c, 33, 40, 25)


@picture("6b")
def _peony_b(c: Card) -> None:
    c.p("M22 106Q26 92 34 76", None, BRN, 4)
    for a in ((28, 36, 1.4, -60), (36, 32, 1.4, 48), (24, 98, 1.2, -70), (42, 92, 1.5, 105)):
        pleaf(c, *a)
    peony(c, 40, 59, 25)


def leaflets(c: Card, x: float, y: float, side: int, third: str) -> None:
    """Three oval leaflets of bush clover round a stem, the third yellow-green or dark."""
    oval = ellipse(0, -7, 3.6, 6)
    places = [at(x, y, 1, 55 * side), at(x, y + 4, 1, -62 * side)]
    c.many(oval, places, RED, EDGE, 2)
    c.p(oval, third, None, 0, at(x, y + 7, 0.9, 122 * side))


def clover(c: Card, x: float, foot: float, top: float, bend: float = 4, turn: int = 1) -> None:
    """A thin arching stem of bush clover with leaflets in threes."""
    ends = (x, foot), (x, (foot + top) / 2), (x - bend, top)
    c.p(f"M{x} {foot}Q{x} {(foot + top) / 2} {x - bend} {top}", None, GRN, 3)
    count = max(1, round((foot - top) / 24))
    for i in range(count):
        px, py, _ = quad(*ends, 0.86 - 0.78 * i / count)
        leaflets(c, px, py, turn if i % 2 == 0 else -turn, LG if i % 2 == 0 else WINE)
    c.p(ellipse(0, -7, 3.6, 6), RED, EDGE, 2, at(x - bend, top + 4, 1, -3 * bend))


BOAR = ("M3 84C4 78 9 74 15 69C16 64 16 58 18 54L26 61C30 56 36 52 46 52C60 52 69 62 69 80"
        "C69 88 66 94 62 94L24 94C16 96 6 94 5 82Z")  # fmt: skip


@picture("7Y")
def _boar(c: Card) -> None:
    clover(c, 18, 56, 14, 0)
    clover(c, 50, 56, 14, 0, -1)
    c.p(BOAR, None, CREAM, 7)
    c.p("M26 88L25 104L33 104L37 90ZM54 88L54 104L63 104L66 86Z", BRN, K, 2.4)
    c.p("M40 92L41 101M48 92L48 101", None, K, 4)
    c.p(BOAR, BROWN, K, 2.6)
    c.p("M34 90C50 92 64 88 66 76C68 88 64 93 60 92Z", BRN)
    c.p("M29 70C36 73 37 80 31 85", None, BRN, 3)
    c.p("M8 79L3 87L10 92L14 82Z", TAN, K, 2.2)
    c.p("M12 91L19 79L22 92Z", W, K, 2)
    c.c(20, 75, 2.2, K)


@picture("7T")
def _clover_ribbon(c: Card) -> None:
    clover(c, 54, 106, 20, 0)
    ribbon(c, "cho")


@picture("7a")
def _clover_a(c: Card) -> None:
    clover(c, 20, 106, 28, 4)
    clover(c, 50, 106, 38, -4, -1)


@picture("7b")
def _clover_b(c: Card) -> None:
    clover(c, 18, 106, 50, -4, -1)
    clover(c, 51, 106, 20, 4)


def hill(c: Card, points: tuple[Point, ...]) -> None:
    """A black hill under a ridge with blades of grass, from the left edge to the right."""
    d: list[Point] = [(2, 106)]
    for (x0, y0), (x1, y1) in pairwise(points):
        n = max(1, round((x1 - x0) / 7))
        for i in range(n):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n
            d += [(x, y + 3), (x + 5, y - 4), (x + 5.5, y + 3)]
    c.p(poly([*d, (70, points[-1][1] + 3), (70, 106)]), K)


def tuft(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Pale grass on the black hill."""
    c.p("M0 0Q-2 -12 -7 -20M1 0Q2 -16 8 -24", None, CREAM, 2.4, at(x, y, s))


@picture("8K")
def _moon(c: Card) -> None:
    c.r(2, 2, 68, 70, RED)
    c.c(36, 35, 24, W)
    hill(c, ((2, 70), (70, 70)))
    tuft(c, 42, 98)
    tuft(c, 58, 98)
    kwang(c)


def goose(c: Card, x: float, y: float) -> None:
    """A wild goose flying to the left."""
    m = at(x, y, 1.1)
    c.p("M2 -1C4 -8 9 -12 17 -13C17 -8 15 -3 10 1Z", K, K, 2, m)
    c.p("M-4 1L-11 0", None, K, 4, m)
    c.p("M-6 2C-2 -3 10 -3 18 0L22 3C14 7 -1 7 -6 2Z", K, K, 2, m)
    c.p("M-2 3.4C2 2 9 2 13 3.4C9 5.6 2 5.6 -2 3.4Z", W, W, 2, m)
    c.p("M-13 -2L-19 1L-13 2Z", ORG, ORG, 2, m)


def mound(c: Card, x: float, top: float, fall: float) -> None:
    """A black hill, round, its top at x; it falls by `fall` at the farther edge."""
    far = max(x - 2, 70 - x)
    points = [(float(u), top + fall * ((u - x) / far) ** 2) for u in range(2, 71, 4)]
    c.p(poly([*points, (70, 106), (2, 106)]), K)


@picture("8Y")
def _geese(c: Card) -> None:
    mound(c, 36, 76, 16)
    for x in (18, 36, 54):
        tuft(c, x, 104, 0.9)
    for x, y in ((46, 19), (22, 42), (46, 62)):
        goose(c, x, y)


def blades(c: Card, lines: tuple[tuple[Point, Point, Point], ...], plumes: int) -> None:
    """Pampas blades, each a curve of three points; the first `plumes` of them end in a feathery tip."""
    for p0, p1, p2 in lines[:plumes]:
        side = 1 if p2[0] > p0[0] else -1
        plume = ""
        for t, length, droop in ((0.72, 20, 34), (0.84, 17, 48), (0.98, 13, 60)):
            x, y, heading = quad(p0, p1, p2, t)
            plume += transform(leaf(length, 4), at(x, y, 1, heading + droop * side))
        c.p(plume, TAN, BROWN, 2)
    for p0, p1, p2 in lines:
        c.p(f"M{p0[0]} {p0[1]}Q{p1[0]} {p1[1]} {p2[0]} {p2[1]}", None, K, 3)


@picture("8a")
def _pampas_a(c: Card) -> None:
    blades(c, (((22, 78), (18, 14), (52, 12)), ((38, 78), (38, 36), (60, 37)), ((14, 78), (10, 42), (26, 26)),
               ((54, 78), (54, 58), (67, 54)), ((30, 78), (30, 54), (42, 42))), 2)  # fmt: skip
    mound(c, 30, 65, 24)
    for x in (18, 36, 54):
        tuft(c, x, 104, 1.1)


@picture("8b")
def _pampas_b(c: Card) -> None:
    blades(c, (((50, 78), (54, 12), (21, 10)), ((34, 78), (34, 40), (13, 38)), ((58, 78), (62, 38), (46, 26)),
               ((22, 78), (22, 66), (8, 54)), ((42, 78), (42, 54), (30, 38))), 2)  # fmt: skip
    mound(c, 42, 65, 24)
    for x in (24, 42, 58):
        tuft(c, x, 104, 1.1)
