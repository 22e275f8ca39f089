"""The title picture, 160 x 160: a fan of cards before the full moon, pampas, the name in both scripts.

The words end at y 117; y 118-158 is plain ground for buttons.
"""

import math

from godoris.tools.fonts.grids import Ink
from godoris.tools.fonts.make import make_face
from godoris.tools.handheld.layers import card, indexed, layer, put
from godoris.tools.handheld.svg import Svg, num, rounded
from godoris.tools.palette import Depth, Picture

SIDE = 160
FINE = 4
"""Pixels of a layer for one of the picture, each way."""

CARD_SCALE = 0.56
FAN = ("3K", "2Y", "8Y", "4Y", "1K")
STARS = (
    (8, 8), (30, 30), (14, 52), (150, 12), (136, 34), (152, 58), (5, 78), (124, 5), (52, 4), (146, 84),
)  # fmt: skip


def picture(side: int, depth: Depth) -> Picture:
    """The title at 160 or 320 pixels."""
    scale = side // SIDE * FINE
    size = (SIDE * scale, SIDE * scale)
    whole = layer(_sky().text(), size, depth)
    for i, code in enumerate(FAN):
        turn = (i - 2) * 21
        t = math.radians(turn)
        x, y = 80 + 66 * math.sin(t), 124 - 66 * math.cos(t)
        put(whole, card(code, CARD_SCALE * scale, turn, depth), x * scale, y * scale)
    whole.alpha_composite(layer(_ground(depth).text(), size, depth))
    return indexed(whole, (side, side), depth)


def _sky() -> Svg:
    """What lies behind the cards."""
    s = Svg(SIDE, SIDE)
    s.rect(0, 0, SIDE, SIDE, "#003366")
    for x, y in STARS:
        s.rect(x, y, 1, 1, "#FFFFCC")
    s.circle(80, 42, 38, "#FFFFCC")
    _cloud(s, -6, 34, 44)
    _cloud(s, 118, 22, 40)
    _goose(s, 15, 22, 0.85)
    _goose(s, 36, 14, 0.75)
    _goose(s, 134, 13, 0.85, -1)
    return s


def _ground(depth: Depth) -> Svg:
    """What lies before them; in greys the name is white, because gold would sink into the cards."""
    s = Svg(SIDE, SIDE)
    _pampas(s, 4, 2, -1, "#003333")
    _pampas(s, 5, -3, 1, "#000000")
    _name(s, "#FFCC00" if depth == "colour" else "#FFFFFF")
    _korean_name(s)
    return s


def _cloud(s: Svg, x: float, y: float, w: float) -> None:
    """A flat cloud bank: bars with round ends, stepped."""
    for dx, dy, part, high, r in ((0, 0, 1, 5, 2.5), (0.18, -4, 0.5, 6, 2.5), (0.35, 4, 0.75, 4, 2)):
        s.path(rounded(x + w * dx, y + dy, w * part, high, r), "#336699")


def _goose(s: Svg, x: float, y: float, scale: float, way: int = 1) -> None:
    """A goose on the wing: neck out, one wing up; `way` -1 flies to the left."""

    def q(a: float, b: float) -> str:
        return f"{num(x + a * scale * way)} {num(y + b * scale)}"

    s.path(
        f"M{q(-11, 0)}L{q(-4, -1)}C{q(-5, -4.5)} {q(-7, -7.5)} {q(-10, -9.5)}"
        f"C{q(-4, -9)} {q(1.5, -5.5)} {q(3.5, -1)}"
        f"L{q(9.5, -3.4)}C{q(10.5, -4.8)} {q(12, -4.6)} {q(14.5, -3)}"
        f"L{q(10.5, -1.6)}C{q(7, 1.4)} {q(3, 3.4)} {q(-1, 3.4)}"
        f"C{q(-5, 3.4)} {q(-8, 2)} {q(-11, 0)}Z",
        "#FFFFFF",
    )


def _pampas(s: Svg, step: int, rise: float, lean: int, colour: str) -> None:
    """A hill of blades, and the calm ground below it."""
    d = "M-4 164L-4 110"
    for k, x in enumerate(range(-4, 164, step)):
        base = 113 - rise * math.sin(math.pi * (x + 4) / 168)
        tall = (9, 5, 12, 7, 10, 4)[k % 6]
        tip = x + lean * tall * 0.35 + step * 0.5
        d += f"L{num(tip)} {num(base - tall)}L{num(x + step)} {num(base)}"
    s.path(d + "L164 164Z", colour)


def _word(text: str, spacing: int = 0) -> tuple[Ink, int]:
    """The ink of a word in the banner face, and its width."""
    face = make_face("banner")
    ink: set[tuple[int, int]] = set()
    pen = 0
    for char in text:
        ink |= {(pen + x, y) for x, y in face.ink(char)}
        pen += face.advance(char) + spacing
    return frozenset(ink), max(x for x, _ in ink) + 1


def _pixels(ink: Ink, x: int, y: int) -> str:
    """The path of an ink, a run of a row at a time."""
    d = ""
    for row in sorted({j for _, j in ink}):
        for start in sorted(i for i, j in ink if j == row and (i - 1, j) not in ink):
            end = start
            while (end, row) in ink:
                end += 1
            left, right, top = x + start, x + end, y + row
            d += f"M{left} {top}L{right} {top}L{right} {top + 1}L{left} {top + 1}Z"
    return d


def _doubled(ink: Ink) -> Ink:
    """Twice as large, the steps of slanted strokes filled as scale2x does.

    No outer corner is cut, or D would turn into O.
    """
    out = {(2 * i + a, 2 * j + b) for i, j in ink for a in (0, 1) for b in (0, 1)}
    around = {(i + a, j + b) for i, j in ink for a in (-1, 0, 1) for b in (-1, 0, 1)} - ink
    for i, j in around:
        up, down, left, right = (i, j - 1) in ink, (i, j + 1) in ink, (i - 1, j) in ink, (i + 1, j) in ink
        if up != down and left != right:
            out.add((2 * i + right, 2 * j + down))
    return frozenset(out)


def _shadow(ink: Ink) -> Ink:
    """Two pixels round an ink and two more below it, with every hole filled that this closes in."""
    fat = {(i + a, j + b) for i, j in ink for a in range(-2, 3) for b in range(-2, 5)}
    wide, high = [i for i, _ in fat], [j for _, j in fat]
    left, right, top, low = min(wide) - 1, max(wide) + 1, min(high) - 1, max(high) + 1
    outside, todo = set[tuple[int, int]](), [(left, top)]
    while todo:
        i, j = todo.pop()
        if left <= i <= right and top <= j <= low and (i, j) not in outside and (i, j) not in fat:
            outside.add((i, j))
            todo += [(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)]
    return frozenset((i, j) for i in range(left, right + 1) for j in range(top, low + 1)) - outside


def _name(s: Svg, colour: str) -> None:
    ink, width = _word("GODORIS")
    x, y, big = 80 - width, 78, _doubled(ink)
    s.path(_pixels(_shadow(big), x, y), "#000000", cap=False)
    s.path(_pixels(frozenset((i, j + 2) for i, j in big), x, y), "#990000", cap=False)
    s.path(_pixels(big, x, y), colour, cap=False)
    s.path(_pixels(frozenset((i, j) for i, j in big if j < 10), x, y), "#FFFFCC", cap=False)


def _korean_name(s: Svg) -> None:
    ink, width = _word("고도리스", 4)
    x = 80 - width // 2
    s.path(rounded(x - 14, 101, width + 28, 17, 2), "#000000")
    s.rect(x - 13, 102, width + 26, 15, "#CC0000")
    s.rect(x - 13, 103, width + 26, 1, "#FF3333")
    s.path(_pixels(ink, x, 102), "#FFFFFF", cap=False)
