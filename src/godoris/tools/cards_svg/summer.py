"""May to August: iris, peony, bush clover, pampas."""

from godoris.tools.cards_svg.motifs import kwang, ribbon, spray
from godoris.tools.cards_svg.pen import (
    BLUE,
    BRN,
    CREAM,
    DG,
    GOLD,
    GRN,
    LG,
    LIL,
    MAG,
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
    leaf,
    mul,
    polar,
    poly,
    transform,
)
from godoris.tools.cards_svg.registry import picture


def blade(c: Card, x0: float, y0: float, x1: float, y1: float, w: float = 5, col: str = GRN) -> None:
    """A sword-shaped leaf from x0, y0 up to x1, y1."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    bend = (x1 - x0) * 0.25
    c.p(
        f"M{x0 - w / 2} {y0}Q{mx - w / 2 - bend} {my} {x1} {y1}Q{mx + w / 2 - bend} {my} {x0 + w / 2} {y0}Z",
        col,
    )


def iris(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """An iris flower."""
    m = at(x, y, s, rot)
    c.p("M0 1C-9 -2 -9 -11 -4 -15C0 -12 1 -4 0 1ZM0 1C9 -2 9 -11 4 -15C0 -12 -1 -4 0 1Z", LIL, PUR, 2, m)
    c.p("M-1 -1C-7 -4 -15 1 -14 10C-9 12 -3 9 0 3Z", PUR, K, 2, m)
    c.p("M1 -1C7 -4 15 1 14 10C9 12 3 9 0 3Z", PUR, K, 2, m)
    c.p("M-3 0C-7 6 -6 13 0 15C6 13 7 6 3 0Z", PUR, K, 2, m)
    c.p("M0 3L0 9M-5 3L-9 6M5 3L9 6", None, YEL, 2.4, m)


@picture("5Y")
def _bridge(c: Card) -> None:
    blade(c, 22, 62, 10, 10, 7)
    blade(c, 52, 62, 63, 8, 7)
    blade(c, 36, 62, 37, 10, 7, DG)
    c.p("M22 62L22 36M50 62L50 40", None, DG, 3)
    iris(c, 21, 28)
    iris(c, 52, 33)
    c.p("M10 82Q15 78 20 82M52 86Q57 82 62 86M6 96Q10 92 14 96", None, BLUE, 2.6)
    c.p("M16 62L16 76M44 66L44 78M30 92L30 103M56 98L56 104", None, K, 4)
    for d in ("M2 55L56 62L55 72L2 66Z", "M46 65L57 70L27 90L15 86Z", "M17 82L70 90L70 101L16 93Z"):
        c.p(d, TAN, K, 2.4)
    c.p("M8 61L44 66M28 88L64 95", None, BRN, 2)


@picture("5T")
def _iris_ribbon(c: Card) -> None:
    blade(c, 16, 104, 10, 30, 6)
    blade(c, 25, 104, 20, 46, 6, DG)
    blade(c, 58, 104, 64, 26, 6)
    blade(c, 48, 104, 52, 56, 6, DG)
    c.p("M60 66Q61 54 58 40", None, DG, 2.6)
    c.p(leaf(18, 6), PUR, K, 2, at(58, 44, 1, 5))
    c.p(leaf(11, 3), LIL, None, 0, at(58, 40, 1, 5))
    iris(c, 19, 27, 0.95)
    iris(c, 54, 84, 0.95)
    ribbon(c, "cho", 36, 57)


@picture("5a")
def _iris_a(c: Card) -> None:
    blade(c, 18, 105, 10, 40, 7)
    blade(c, 30, 105, 28, 50, 7, DG)
    blade(c, 46, 105, 46, 46, 7, DG)
    blade(c, 56, 105, 64, 24, 7)
    c.p("M24 104L22 40M44 104L48 60", None, DG, 3)
    iris(c, 23, 30, 1.15)
    iris(c, 49, 54, 1.15)


@picture("5b")
def _iris_b(c: Card) -> None:
    blade(c, 14, 105, 9, 18, 7)
    blade(c, 26, 105, 20, 54, 7, DG)
    blade(c, 40, 105, 50, 64, 7, DG)
    blade(c, 58, 105, 64, 50, 7)
    c.p("M42 104L40 40", None, DG, 3)
    iris(c, 40, 30, 1.35)
    iris(c, 24, 72, 0.9)
    iris(c, 56, 76, 0.8)


def ruffle(r: float, n: int, k: float = 0.36, start: float = 0) -> str:
    """A ring of n round petals."""
    step = 360 / n
    d = ""
    for i in range(n):
        a = start + i * step
        p, q, u, v = (
            polar(r * k, a),
            polar(r * 1.16, a + step * 0.12),
            polar(r * 1.16, a + step * 0.88),
            polar(r * k, a + step),
        )
        p, v = polar(r * (1 - k * 0.7), a), polar(r * (1 - k * 0.7), a + step)
        d += (
            ("M" if i == 0 else "L")
            + f"{p[0]:.3f} {p[1]:.3f}C"
            + " ".join(f"{e[0]:.3f} {e[1]:.3f}" for e in (q, u, v))
        )
    return d + "Z"


def pleaf(c: Card, x: float, y: float, s: float, rot: float, col: str = DG) -> None:
    """A peony leaf of three parts."""
    m = at(x, y, s, rot)
    d = (
        transform(leaf(16, 6), mul(m, at(0, 0)))
        + transform(leaf(13, 5), mul(m, at(0, 0, 1, 52)))
        + transform(leaf(13, 5), mul(m, at(0, 0, 1, -52)))
    )
    c.p(d, col)
    c.p("M0 -2L0 -11", None, LG, 2, m)


def peony(c: Card, x: float, y: float, r: float, rot: float = 0) -> None:
    """A peony, seen from above."""
    m = at(x, y, r / 10, rot)
    c.p(ruffle(10, 8, 0.36), MAG, WINE, 2, m)
    c.p(ruffle(7, 7, 0.4, 20), PINK, WINE, 2, m)
    c.p(ruffle(4.2, 5, 0.4), W, None, 0, m)
    c.c(0, 0, 2, YEL, None, 0, m)


def fly(c: Card, x: float, y: float, s: float, rot: float, wing: str, spot: str) -> None:
    """A butterfly."""
    m = at(x, y, s, rot)
    c.p("M0 0C-4 -12 -15 -12 -14 -4C-14 1 -6 3 0 1ZM0 0C4 -12 15 -12 14 -4C14 1 6 3 0 1Z", wing, K, 2.2, m)
    c.p("M0 1C-8 1 -11 7 -7 11C-3 11 -1 6 0 1ZM0 1C8 1 11 7 7 11C3 11 1 6 0 1Z", spot, K, 2.2, m)
    c.p("M0 -3L0 8M0 -3L-4 -10M0 -3L4 -10", None, K, 2.4, m)


@picture("6Y")
def _butterflies(c: Card) -> None:
    for a in ((18, 78, 1.2, -70), (56, 76, 1.2, 70), (20, 94, 1.1, -120), (56, 94, 1.1, 120)):
        pleaf(c, *a)
    peony(c, 38, 82, 22)
    fly(c, 23, 25, 1.15, -18, YEL, ORG)
    fly(c, 51, 44, 1.05, 20, SKY, W)


@picture("6T")
def _peony_ribbon(c: Card) -> None:
    for a in (
        (14, 44, 1.1, -30),
        (60, 52, 1.1, 40),
        (14, 64, 1, -150),
        (60, 66, 1, 20),
        (54, 20, 1, 30),
        (18, 92, 1, -120),
    ):
        pleaf(c, *a)
    peony(c, 19, 25, 15)
    peony(c, 54, 84, 16)
    ribbon(c, "chung")


@picture("6a")
def _peony_a(c: Card) -> None:
    c.p("M36 104Q30 80 36 50M34 88L24 80", None, DG, 3.5)
    for a in (
        (20, 56, 1.3, -110),
        (52, 58, 1.3, 110),
        (38, 92, 1.2, 70),
        (14, 24, 1.1, -50),
        (58, 24, 1.1, 50),
        (28, 98, 1.1, -80),
    ):
        pleaf(c, *a)
    peony(c, 36, 40, 24)
    c.p(leaf(17, 7), MAG, WINE, 2, at(25, 82, 1, -30))


@picture("6b")
def _peony_b(c: Card) -> None:
    c.p("M50 104Q54 70 48 36M48 90Q30 86 24 74", None, DG, 3.5)
    for a in (
        (55, 58, 1.2, 80),
        (42, 54, 1.2, -60),
        (53, 84, 1.2, 80),
        (14, 92, 1.1, -140),
        (14, 50, 1.1, -20),
        (40, 98, 1.1, -100),
        (18, 22, 1.1, -50),
    ):
        pleaf(c, *a)
    peony(c, 46, 28, 18)
    peony(c, 23, 72, 16)


def clover(c: Card, p0: Point, p1: Point, p2: Point) -> None:
    """A spray of bush clover."""
    spray(c, p0, p1, p2, 12.5, RED, K, YEL, 56)


@picture("7Y")
def _boar(c: Card) -> None:
    clover(c, (24, 70), (24, 34), (13, 12))
    clover(c, (60, 70), (56, 40), (61, 14))
    clover(c, (42, 62), (40, 30), (36, 12))
    # boar
    body = (
        "M7 86C9 80 13 72 21 68L21 60L27 65L32 58L36 63L42 57L46 62L52 58L55 64C63 66 66 74 65 84"
        "C64 94 54 95 44 94C34 95 26 95 22 93C16 93 9 92 7 86Z"
    )
    c.p(body, None, CREAM, 7)
    c.p("M20 88L18 101L25 101L29 90ZM33 90L33 101L40 101L42 90ZM49 90L50 101L58 101L59 86Z", K)
    c.p("M63 74L67 66", None, K, 2.6)
    c.p(body, BRN, K, 2.4)
    c.p("M32 88C40 92 50 91 56 84", None, TAN, 2.6)
    c.p("M28 70C35 72 36 78 31 82", None, K, 2.6)
    c.p("M8 81L5 89L12 92L14 83Z", TAN, K, 2)
    c.p("M12 91L17 80L21 91Z", W, K, 2)
    c.c(20, 76, 2.4, W)
    c.c(20, 76, 1.2, K)


@picture("7T")
def _clover_ribbon(c: Card) -> None:
    clover(c, (13, 104), (20, 60), (12, 14))
    clover(c, (59, 104), (52, 60), (60, 18))
    clover(c, (36, 104), (37, 96), (35, 86))
    ribbon(c, "cho", 36, 47)


@picture("7a")
def _clover_a(c: Card) -> None:
    clover(c, (20, 105), (22, 66), (12, 30))
    clover(c, (36, 105), (40, 50), (34, 14))
    clover(c, (52, 105), (54, 70), (62, 42))


@picture("7b")
def _clover_b(c: Card) -> None:
    clover(c, (14, 105), (40, 90), (58, 56))
    clover(c, (10, 105), (22, 60), (34, 18))
    clover(c, (8, 80), (8, 60), (14, 30))
    clover(c, (40, 105), (56, 102), (62, 84))


def hill(c: Card, top: float, x0: float = 2.0, x1: float = 70.0) -> None:
    """A black hill with grass on its ridge."""
    n = 11
    step = (x1 - x0) / n
    p: list[Point] = [(x0, 106)]
    for i in range(n + 1):
        x = x0 + step * i
        y = top + (104 - top) * (2 * i / n - 1) ** 2 * 0.55
        p.append((x, y + 3))
        if i < n:
            p.append((x + step * 0.9 + 3, y - 5))
            p.append((x + step * 0.75, y + 3))
    p.append((x1, 106))
    c.p(poly([(min(70, max(2, x)), y) for x, y in p]), K)


def tuft(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Pale grass on the black hill."""
    c.p("M0 0Q-2 -8 -7 -12M0 0Q-1 -12 5 -20M1 0Q4 -9 13 -12", None, CREAM, 2, at(x, y, s))


@picture("8K")
def _moon(c: Card) -> None:
    c.r(6, 6, 60, 96, RED, 2)
    c.c(36, 34, 22, W)
    hill(c, 62)
    tuft(c, 38, 94, 1.1)
    tuft(c, 58, 98, 0.9)
    kwang(c)


@picture("8Y")
def _geese(c: Card) -> None:
    hill(c, 78)
    tuft(c, 22, 102, 1)
    tuft(c, 46, 101, 1)
    for x, y in ((27, 20), (48, 40), (25, 62)):
        m = at(x, y)
        c.p("M1 -1C2 -9 8 -14 17 -14C16 -9 14 -4 9 0Z", BRN, K, 2, m)
        c.p("M-4 2L-13 1", None, K, 5.5, m)
        c.p("M-5 3C-2 -4 8 -4 18 2C10 8 0 8 -5 3Z", W, K, 2, m)
        c.p("M-15 -2L-21 2L-14 4Z", ORG, K, 2, m)
        c.c(-12, 0.5, 3, W, K, 2, m)
        c.p("M-4 2L-11 1", None, W, 2.4, m)
        c.p("M0 2C2 8 6 11 13 12C13 8 11 4 8 2Z", BRN, K, 2, m)


@picture("8a")
def _pampas_a(c: Card) -> None:
    hill(c, 44)
    tuft(c, 22, 90, 1.2)
    tuft(c, 46, 80, 1.2)
    tuft(c, 52, 102, 1)


def plume(c: Card, x: float, y: float, x1: float, y1: float) -> None:
    """A pampas plume bending in the wind above the ridge."""
    m = at(x1, y1)
    c.p(f"M{x} {y}Q{x} {(y + y1) / 2} {x1} {y1}", None, K, 2.4)
    c.p("M0 0Q4 -8 12 -8M-1 4Q5 -3 14 -2M-1 8Q6 2 14 4M-2 12Q4 7 11 9", None, GOLD, 2.6, m)


@picture("8b")
def _pampas_b(c: Card) -> None:
    plume(c, 14, 60, 16, 36)
    plume(c, 28, 60, 36, 22)
    plume(c, 48, 64, 50, 42)
    hill(c, 58, -20, 56)
    hill(c, 72, 14, 100)
    tuft(c, 20, 88, 1.2)
    tuft(c, 50, 100, 1.2)
