"""Path geometry and the sheet a card is drawn on: 72 x 108 units, flat colours, strokes of two units or more.

One unit is half a pixel at the smallest size a drawing is used (36 x 54), so nothing thinner is drawn.
"""

import math
import re
from collections.abc import Iterable, Sequence

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]

K = "#000000"  # ink
W = "#FFFFFF"
CREAM = "#FFFFCC"  # ground
EDGE = "#990000"  # card edge, deep red
RED = "#CC0000"  # sun, kwang disc, ribbons
BRIGHT = "#FF3333"
WINE = "#660000"
PINK = "#FF99CC"
PALE = "#FFCCCC"
MAG = "#CC3366"  # rose
YEL = "#FFCC00"
GOLD = "#CC9900"
ORG = "#FF6600"
LG = "#99CC33"  # light green
GRN = "#339933"
DG = "#006633"  # dark green
NAVY = "#003399"
BLUE = "#3366CC"
SKY = "#99CCFF"
PUR = "#663399"
LIL = "#CC99FF"
BRN = "#663300"
BROWN = "#996633"
TAN = "#CC9966"
GREY = "#999999"

ID: Matrix = (1, 0, 0, 1, 0, 0)
TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


def at(x: float, y: float, s: float = 1.0, rot: float = 0.0, flip: bool = False) -> Matrix:
    """Place a motif: scale by s, mirror left and right, turn rot degrees, move to x, y."""
    a = math.radians(rot)
    co, si = math.cos(a), math.sin(a)
    sx = -s if flip else s
    return (co * sx, si * sx, -si * s, co * s, x, y)


def mul(m: Matrix, n: Matrix) -> Matrix:
    """The transform that applies n first and m after it."""
    return (
        m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
    )  # fmt: skip


def point(m: Matrix, x: float, y: float) -> Point:
    """The image of x, y under m."""
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def number(v: float) -> str:
    """A coordinate to a tenth of a unit, without needless zeros."""
    s = f"{v:.1f}".removesuffix(".0")
    return "0" if s == "-0" else s


def _numbers(values: Iterable[float]) -> str:
    out = ""
    for v in values:
        s = number(v)
        out += s if not out or s[0] == "-" else " " + s
    return out


def transform(d: str, m: Matrix = ID) -> str:
    """Path data (absolute M L C Q Z) under a transform, written briefly."""
    out: list[str] = []
    command, values = "", [0.0][:0]

    def flush() -> None:
        pairs: list[float] = []
        for i in range(0, len(values), 2):
            pairs += point(m, values[i], values[i + 1])
        out.append(command + _numbers(pairs))

    for token in TOKEN.findall(d):
        if token.isalpha():
            flush()
            command, values = token, []
        else:
            values.append(float(token))
    flush()
    return "".join(out)


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A closed ellipse of four curves."""
    ry = rx if ry is None else ry
    p, q = 0.5523 * rx, 0.5523 * ry
    ring = ((rx, 0), (rx, q), (p, ry), (0, ry), (-p, ry), (-rx, q), (-rx, 0),
            (-rx, -q), (-p, -ry), (0, -ry), (p, -ry), (rx, -q), (rx, 0))  # fmt: skip
    v = [f"{x + a:.3f} {y + b:.3f}" for a, b in ring]
    return "M" + v[0] + "".join("C" + " ".join(v[i : i + 3]) for i in (1, 4, 7, 10)) + "Z"


def poly(points: Iterable[Point], close: bool = True) -> str:
    """A line through points, closed unless told."""
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + ("Z" if close else "")


def polar(r: float, deg: float, x: float = 0.0, y: float = 0.0) -> Point:
    """The point at distance r, deg clockwise from straight up."""
    a = math.radians(deg)
    return x + r * math.sin(a), y - r * math.cos(a)


def quad(p0: Point, p1: Point, p2: Point, t: float) -> tuple[float, float, float]:
    """The point of a quadratic curve at t and its heading in degrees, 0 up."""
    u = 1 - t
    x = u * u * p0[0] + 2 * u * t * p1[0] + t * t * p2[0]
    y = u * u * p0[1] + 2 * u * t * p1[1] + t * t * p2[1]
    dx = 2 * u * (p1[0] - p0[0]) + 2 * t * (p2[0] - p1[0])
    dy = 2 * u * (p1[1] - p0[1]) + 2 * t * (p2[1] - p1[1])
    return x, y, math.degrees(math.atan2(dx, -dy))


def leaf(length: float, wide: float) -> str:
    """A pointed leaf from 0, 0 straight up; `wide` is half its breadth, about."""
    return (
        f"M0 0C{-wide} {-length * 0.25} {-wide} {-length * 0.75} 0 {-length}"
        f"C{wide} {-length * 0.75} {wide} {-length * 0.25} 0 0Z"
    )


class Card:
    """One card being drawn; `svg()` is its file."""

    def __init__(self) -> None:
        self.ground = CREAM
        self.edge = EDGE
        self.shapes: list[str] = []

    def _paint(self, fill: str | None, stroke: str | None, w: float) -> str:
        text = f' fill="{fill or "none"}"'
        if stroke:
            text += f' stroke="{stroke}"' + (f' stroke-width="{number(w)}"' if w != 2 else "")
        return text

    def p(self, d: str, fill: str | None = None, stroke: str | None = None, w: float = 2.0,
          m: Matrix = ID) -> None:  # fmt: skip
        """A path; stroke widths are final units, they do not scale with m."""
        self.shapes.append(f'<path d="{transform(d, m)}"{self._paint(fill, stroke, w)}/>')

    def c(self, x: float, y: float, r: float, fill: str | None = None, stroke: str | None = None,
          w: float = 2.0, m: Matrix = ID) -> None:  # fmt: skip
        """A circle; its radius scales with m."""
        px, py = point(m, x, y)
        r *= math.hypot(m[0], m[1])
        self.shapes.append(
            f'<circle cx="{number(px)}" cy="{number(py)}" r="{number(r)}"{self._paint(fill, stroke, w)}/>'
        )

    def r(self, x: float, y: float, w: float, h: float, fill: str, rx: float = 0.0) -> None:
        """An upright rectangle, its corners rounded by rx."""
        round_ = f' rx="{number(rx)}"' if rx else ""
        box = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        self.shapes.append(f'<rect {box}{round_} fill="{fill}"/>')

    def many(self, motif: str, places: Sequence[Matrix], fill: str | None = None,
             stroke: str | None = None, w: float = 2.0) -> None:  # fmt: skip
        """One path of the same motif in several places."""
        self.p("".join(transform(motif, m) for m in places), fill, stroke, w)

    def svg(self) -> str:
        """The file's text; the frame comes last, over whatever reaches the edge."""
        box = '<rect x="2" y="2" width="68" height="104" rx="4"'
        lines = [
            '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="108" viewBox="0 0 72 108">',
            '<g stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
            f'{box} fill="{self.ground}"/>',
            *self.shapes,
            f'{box} fill="none" stroke="{self.edge}" stroke-width="4"/>',
            "</g>",
            "</svg>",
        ]
        return re.sub(r"#(.)\1(.)\2(.)\3", r"#\1\2\3", "\n".join(lines) + "\n")
