"""Writing SVG that pygame reads: flat shapes in hex colours, linear gradients with their ends in per cent.

pygame's reader silently ignores text, clipPath, mask, use, pattern, filter and named colours, and takes plain
numbers at a gradient's ends for pixels; nothing of these is written here.
"""

import math
from collections.abc import Iterable

Point = tuple[float, float]
Stop = str | tuple[float, str]

ROUND = 0.5523
"""How far the handles of a curve stand out for a quarter of a circle, in radii."""


def num(value: float) -> str:
    """A coordinate with two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


class Svg:
    """A drawing that grows shape by shape; the later ones lie on top. Units are those of the case."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.body: list[str] = []
        self._gradients: dict[str, int] = {}

    def grad(self, *stops: Stop, across: bool = False) -> str:
        """The paint of a linear gradient, down or across; colours evenly spread or (place, colour)."""
        pairs = [s if isinstance(s, tuple) else (i / (len(stops) - 1), s) for i, s in enumerate(stops)]
        inner = "".join(f'<stop offset="{num(place)}" stop-color="{colour}"/>' for place, colour in pairs)
        way = 'x2="100%" y2="0%"' if across else 'x2="0%" y2="100%"'
        key = f'x1="0%" y1="0%" {way}>{inner}</linearGradient>'
        return f"url(#g{self._gradients.setdefault(key, len(self._gradients))})"

    def _add(
        self, tag: str, shape: str, fill: str, stroke: str | None, width: float, cap: bool = False
    ) -> None:
        text = f'<{tag} {shape} fill="{fill}"'
        if stroke:
            text += f' stroke="{stroke}" stroke-width="{num(width)}"'
            if cap:
                text += ' stroke-linecap="round" stroke-linejoin="round"'
        self.body.append(text + "/>")

    def path(
        self, d: str, fill: str = "none", stroke: str | None = None, width: float = 1, cap: bool = True
    ) -> None:
        """A path of M, L, C, Q and Z."""
        self._add("path", f'd="{d}"', fill, stroke, width, cap)

    def rect(self, x: float, y: float, w: float, h: float, fill: str, r: float = 0) -> None:
        """A rectangle, its corners rounded by r."""
        shape = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        self._add("rect", shape + (f' rx="{num(r)}"' if r else ""), fill, None, 0)

    def circle(
        self, x: float, y: float, r: float, fill: str, stroke: str | None = None, width: float = 1
    ) -> None:
        """A circle round x, y."""
        self._add("circle", f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"', fill, stroke, width)

    def poly(self, points: Iterable[Point], fill: str) -> None:
        """A filled polygon."""
        pairs = " ".join(f"{num(x)},{num(y)}" for x, y in points)
        self._add("polygon", f'points="{pairs}"', fill, None, 0)

    def text(self) -> str:
        """The SVG document."""
        wide, high = num(self.width), num(self.height)
        box = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        defs = "".join(f'<linearGradient id="g{i}" {key}' for key, i in self._gradients.items())
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
            *([f"<defs>{defs}</defs>"] if defs else []),
            *self.body,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def line(*points: Point) -> str:
    """The path of an open line."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def rounded(x: float, y: float, w: float, h: float, *radii: float) -> str:
    """The path of a rounded rectangle; one radius, or top left, top right, bottom right, bottom left."""
    a, b, c, d = radii * 4 if len(radii) == 1 else radii
    right, low, k = x + w, y + h, ROUND

    def curve(*values: float) -> str:
        return "C" + " ".join(num(v) for v in values)

    parts = [f"M{num(x + a)} {num(y)}L{num(right - b)} {num(y)}"]
    if b:
        parts.append(curve(right - b + b * k, y, right, y + b - b * k, right, y + b))
    parts.append(f"L{num(right)} {num(low - c)}")
    if c:
        parts.append(curve(right, low - c + c * k, right - c + c * k, low, right - c, low))
    parts.append(f"L{num(x + d)} {num(low)}")
    if d:
        parts.append(curve(x + d - d * k, low, x, low - d + d * k, x, low - d))
    parts.append(f"L{num(x)} {num(y + a)}")
    if a:
        parts.append(curve(x, y + a - a * k, x + a - a * k, y, x + a, y))
    return "".join(parts) + "Z"


def oval(cx: float, cy: float, a: float, b: float) -> str:
    """The path of an ellipse with the half axes a and b."""
    left, right, top, low = cx - a, cx + a, cy - b, cy + b
    dx, dy = a * ROUND, b * ROUND
    return (
        f"M{num(cx)} {num(top)}"
        f"C{num(cx + dx)} {num(top)} {num(right)} {num(cy - dy)} {num(right)} {num(cy)}"
        f"C{num(right)} {num(cy + dy)} {num(cx + dx)} {num(low)} {num(cx)} {num(low)}"
        f"C{num(cx - dx)} {num(low)} {num(left)} {num(cy + dy)} {num(left)} {num(cy)}"
        f"C{num(left)} {num(cy - dy)} {num(cx - dx)} {num(top)} {num(cx)} {num(top)}Z"
    )


def arc(cx: float, cy: float, r: float, start: float, end: float, move: bool = True) -> str:
    """The path of an arc from `start` to `end` degrees (0 right, 90 down); `move` begins a new line."""
    steps = max(1, math.ceil(abs(end - start) / 60))
    step = math.radians((end - start) / steps)
    k = 4 / 3 * math.tan(step / 4)
    t = math.radians(start)
    out = [f"{'M' if move else 'L'}{num(cx + r * math.cos(t))} {num(cy + r * math.sin(t))}"]
    for _ in range(steps):
        u = t + step
        values = (
            cx + r * (math.cos(t) - k * math.sin(t)), cy + r * (math.sin(t) + k * math.cos(t)),
            cx + r * (math.cos(u) + k * math.sin(u)), cy + r * (math.sin(u) - k * math.cos(u)),
            cx + r * math.cos(u), cy + r * math.sin(u),
        )  # fmt: skip
        out.append("C" + " ".join(num(v) for v in values))
        t = u
    return "".join(out)


class Turned:
    """A plane moved, turned by degrees (clockwise) and scaled: its 0, 0 lies at cx, cy."""

    def __init__(self, cx: float, cy: float, degrees: float = 0, scale: float = 1) -> None:
        angle = math.radians(degrees)
        self.cx, self.cy = cx, cy
        self._cos, self._sin = math.cos(angle) * scale, math.sin(angle) * scale

    def point(self, x: float, y: float) -> Point:
        """Where a point of the plane lies."""
        return self.cx + x * self._cos - y * self._sin, self.cy + x * self._sin + y * self._cos

    def at(self, x: float, y: float) -> str:
        """The same as a coordinate pair of a path."""
        return " ".join(map(num, self.point(x, y)))
