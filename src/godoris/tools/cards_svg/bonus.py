"""The bonus cards (lucky thing above, a band with the card's word below) and the back.

Kinds as in docs/rules.md: B0 boss, B1 B2 two pee, B3 three, B4 one, B5 doubles, B6 guards, B7 seven.
"""

from godoris.tools.cards_svg.motifs import kwang
from godoris.tools.cards_svg.pen import (
    BLUE,
    DG,
    EDGE,
    GOLD,
    GRN,
    LG,
    MAG,
    NAVY,
    ORG,
    PINK,
    PUR,
    RED,
    SKY,
    WINE,
    YEL,
    Card,
    K,
    W,
    at,
    ellipse,
    polar,
    poly,
)  # fmt: skip
from godoris.tools.cards_svg.registry import picture

# Strokes of the signs in a box of 24 x 26.
SIGNS = {
    "피": "M1 4L15 4M5 4L5 20M11 4L11 20M0 20L16 20M22 0L22 26",
    "쌍": "M5 1L1 10M5 1L8 10M12 1L9 10M12 1L15 10M20 0L20 13M20 6L24 6" + ellipse(12, 21, 6, 5),
    "대": "M10 3L1 3L1 17L10 17M15 0L15 26M22 0L22 26M15 11L22 11",
    "장": "M1 2L14 2M8 2L1 11M8 2L14 11M19 0L19 13M19 6L24 6" + ellipse(12, 21, 6, 5),
    "수": "M12 1L2 11M12 1L22 11M0 16L24 16M12 16L12 26",
    "호": "M9 0L15 0M3 5L21 5M12 18L12 24M1 25L23 25" + ellipse(12, 12, 5, 4),
    "1": "M8 5L14 1L14 25M8 25L20 25",
    "2": "M6 7Q7 0 13 1Q20 2 19 8Q18 13 6 25L20 25",
    "3": "M6 3Q20 -3 19 7Q18 12 11 12Q21 13 19 20Q17 28 5 23",
    "7": "M4 2L20 2L11 26",
    "×": "M5 9L19 23M19 9L5 23",
}

DIE = "M-14 -12Q-14 -14 -12 -14L12 -14Q14 -14 14 -12L14 12Q14 14 12 14L-12 14Q-14 14 -14 12Z"


def band(c: Card, colour: str, text: str) -> None:
    """The lower third in one colour with two signs on it."""
    c.r(2, 66, 68, 40, colour)
    c.r(2, 63, 68, 3, YEL)
    for i, sign in enumerate(text):
        c.p(SIGNS[sign], None, W, 4, at(9 + 30 * i, 73))


@picture("B0")
def _tiger(c: Card) -> None:
    c.p("M10 24C4 8 20 4 26 14ZM62 24C68 8 52 4 46 14Z", ORG, K, 2.4)
    c.p("M36 11C54 9 66 22 64 38C63 52 52 60 36 60C20 60 9 52 8 38C6 22 18 9 36 11Z", ORG, K, 2.4)
    c.p("M28 17L44 17M29 24L43 24M27 31L45 31M36 17L36 31", None, K, 3)
    c.p("M9 34L17 35M9 42L16 42M63 34L55 35M63 42L56 42", None, K, 3)
    c.c(22, 38, 4.4, W, K, 2)
    c.c(50, 38, 4.4, W, K, 2)
    c.c(23, 38, 2, K)
    c.c(49, 38, 2, K)
    c.p(ellipse(30, 50, 8, 6.5) + ellipse(42, 50, 8, 6.5), W)
    c.p("M31 43L41 43L36 49Z", RED, K, 2)
    c.p("M36 49L36 53Q33 57 28 55M36 53Q39 57 44 55", None, K, 2.2)
    band(c, K, "대장")


@picture("B1")
def _pouch(c: Card) -> None:
    c.p("M20 8L28 13L36 7L44 13L52 8L46 24L26 24Z", RED, K, 2.4)
    c.p("M26 22C8 30 8 52 22 58L50 58C64 52 64 30 46 22Z", RED, K, 2.4)
    c.p("M20 34Q24 28 29 27", None, PINK, 3)
    c.p("M26 23L46 23", None, YEL, 4)
    c.p("M34 24C26 26 16 20 12 30M38 24C46 26 56 20 60 30", None, YEL, 3)
    c.c(36, 43, 9, YEL, WINE, 2)
    c.p("M36 37L36 49M30 43L42 43", None, ORG, 3)
    band(c, RED, "쌍피")


@picture("B2")
def _pig(c: Card) -> None:
    c.r(2, 2, 68, 64, SKY)
    c.p("M16 28L11 8L30 14ZM56 28L61 8L42 14Z", MAG, K, 2.4)
    c.p(ellipse(36, 36, 27, 23), PINK, K, 2.4)
    c.p(ellipse(36, 42, 12, 8.5), MAG, K, 2.4)
    c.p("M32 39L32 45M40 39L40 45", None, K, 3.4)
    c.p("M18 31Q23 24 28 31M44 31Q49 24 54 31", None, K, 3)
    band(c, NAVY, "쌍피")


def coin(c: Card, x: float, y: float, r: float) -> None:
    """A brass coin with a square hole."""
    c.c(x, y, r, YEL, K, 2)
    c.c(x, y, r - 4, GOLD)
    c.r(x - 3, y - 3, 6, 6, K)


@picture("B3")
def _coins(c: Card) -> None:
    c.r(2, 2, 68, 64, DG)
    for x, y in ((36, 20), (21, 46), (51, 46)):
        coin(c, x, y, 14)
    band(c, RED, "3피")


@picture("B4")
def _clover(c: Card) -> None:
    c.p("M37 34Q39 50 50 59", None, GRN, 4)
    heart = "M0 0C-6 -8 -18 -10 -16 -20C-14 -27 -4 -27 0 -20C4 -27 14 -27 16 -20C18 -10 6 -8 0 0Z"
    for a in (45, 135, 225, 315):
        m = at(*polar(1, a, 36, 33), 1, a)
        c.p(heart, GRN, DG, 2, m)
        c.p("M0 -4L0 -14", None, LG, 2.6, m)
    band(c, DG, "1피")


@picture("B5")
def _dice(c: Card) -> None:
    m = at(48, 23, 1, 14)
    c.p(DIE, RED, K, 2.4, m)
    for x, y in ((-7, -7), (7, -7), (0, 0), (-7, 7), (7, 7)):
        c.c(x, y, 2.6, W, None, 0, m)
    m = at(25, 39, 1.15, -10)
    c.p(DIE, W, K, 2.4, m)
    for x, y in ((-7, -7), (7, 7)):
        c.c(x, y, 3.4, K, None, 0, m)
    band(c, PUR, "×2")


@picture("B6")
def _shield(c: Card) -> None:
    c.p("M10 10Q24 12 36 6Q48 12 62 10C64 36 56 52 36 60C16 52 8 36 10 10Z", NAVY, K, 6)
    c.p("M10 10Q24 12 36 6Q48 12 62 10C64 36 56 52 36 60C16 52 8 36 10 10Z", NAVY, YEL, 3)
    kwang(c, 37, 31, 13)
    band(c, RED, "수호")


@picture("B7")
def _stars(c: Card) -> None:
    c.r(2, 2, 68, 64, NAVY)
    dipper = ((9, 12), (21, 15), (32, 22), (42, 30), (42, 48), (60, 52), (63, 32))
    c.p(poly((*dipper, dipper[3]), False), None, BLUE, 2)
    star = poly(polar((7, 2.6)[i % 2], 45 * i) for i in range(8))
    c.many(star, [at(x, y) for x, y in dipper], YEL)
    for x, y in dipper:
        c.c(x, y, 2, W)
    band(c, PUR, "7피")


@picture("back")
def _back(c: Card) -> None:
    c.ground, c.edge = EDGE, WINE
    places = [at(x, y) for y in (27, 45, 63, 81) for x in (21, 36, 51)]
    places += [at(x, y) for y in (18, 36, 54, 72, 90) for x in (28.5, 43.5)]
    for r in (7.5, 3):
        c.many(f"M0 {-r * 1.2}L{r} 0L0 {r * 1.2}L{-r} 0Z", places, None, RED)
    c.p("M9 9L63 9L63 99L9 99Z", None, RED, 3)
