"""The small signs on buttons, and the mark on the cases."""

import math
from collections.abc import Callable

from godoris.tools.handheld.svg import Svg, Turned, arc

Sign = Callable[[Svg, Turned, float, str, str], None]
"""Draws on a plane whose 0, 0 is the middle of the sign: drawing, plane, scale, ink, colour of the ground."""


def _score(s: Svg, p: Turned, k: float, ink: str, ground: str) -> None:
    """A cup."""
    q = p.at
    s.path(
        f"M{q(-3.4, -5.5)}L{q(3.4, -5.5)}L{q(3.4, -2)}C{q(3.4, 0.8)} {q(1.8, 2)} {q(0, 2.2)}"
        f"C{q(-1.8, 2)} {q(-3.4, 0.8)} {q(-3.4, -2)}Z",
        ink,
    )
    handles = (
        f"M{q(-3.4, -4.4)}L{q(-5.4, -4.4)}C{q(-5.6, -1.6)} {q(-4.6, -0.6)} {q(-2.6, -0.2)}"
        f"M{q(3.4, -4.4)}L{q(5.4, -4.4)}C{q(5.6, -1.6)} {q(4.6, -0.6)} {q(2.6, -0.2)}"
    )
    s.path(handles, "none", ink, 1.1 * k)
    s.rect(p.cx - 0.9 * k, p.cy + 1.6 * k, 1.8 * k, 2.6 * k, ink)
    s.rect(p.cx - 3.5 * k, p.cy + 4 * k, 7 * k, 1.7 * k, ink)


def _preferences(s: Svg, p: Turned, k: float, ink: str, ground: str) -> None:
    """Three sliders."""
    for dy, dx in ((-4.0, 2.2), (0.0, -2.6), (4.0, 1.0)):
        s.rect(p.cx - 5.5 * k, p.cy + (dy - 0.6) * k, 11 * k, 1.2 * k, ink)
        s.circle(p.cx + dx * k, p.cy + dy * k, 2.6 * k, ground)
        s.circle(p.cx + dx * k, p.cy + dy * k, 1.9 * k, ink)


def _rules(s: Svg, p: Turned, k: float, ink: str, ground: str) -> None:
    """An open book."""
    q = p.at
    pages = lines = ""
    for side in (-1, 1):
        pages += (
            f"M{q(side * 0.5, -3.4)}C{q(side * 2, -4.8)} {q(side * 4, -5)} {q(side * 6, -4.4)}"
            f"L{q(side * 6, 3.6)}C{q(side * 4, 3)} {q(side * 2, 3.2)} {q(side * 0.5, 4.8)}Z"
        )
        for y in (-2.2, 0.3):
            lines += f"M{q(side * 4.6, y)}L{q(side * 2, y + 0.5)}"
    s.path(pages, ink)
    s.path(lines, "none", ground, 0.9 * k)


def _past(s: Svg, p: Turned, k: float, ink: str, ground: str) -> None:
    """A clock that runs back."""
    s.path(arc(p.cx, p.cy, 4.9 * k, -150, 160), "none", ink, 1.4 * k)
    s.poly([p.point(-6.6, -4.4), p.point(-5.6, 0.6), p.point(-1.6, -2.4)], ink)
    s.path(f"M{p.at(0, -2.8)}L{p.at(0, 0.3)}L{p.at(2.2, 1.7)}", "none", ink, 1.3 * k)


def _power(s: Svg, p: Turned, k: float, ink: str, ground: str) -> None:
    s.path(arc(p.cx, p.cy, 3.2 * k, -55, 235), "none", ink, 1.2 * k)
    s.path(f"M{p.at(0, -4.2)}L{p.at(0, -0.6)}", "none", ink, 1.2 * k)


def _arrow(degrees: float) -> Sign:
    def draw(s: Svg, p: Turned, k: float, ink: str, ground: str) -> None:
        turned = Turned(p.cx, p.cy, degrees, k)
        s.poly([turned.point(0, -2.2), turned.point(3.4, 1.8), turned.point(-3.4, 1.8)], ink)

    return draw


SIGNS: dict[str, Sign] = {
    "score": _score, "prefs": _preferences, "rules": _rules, "past": _past, "power": _power,
    "up": _arrow(0), "right": _arrow(90), "down": _arrow(180), "left": _arrow(270),
}  # fmt: skip


def sign(s: Svg, kind: str, x: float, y: float, ink: str, ground: str, scale: float = 1) -> None:
    """Draw one of SIGNS in a box of about 12 x 12 round x, y."""
    SIGNS[kind](s, Turned(x, y, 0, scale), scale, ink, ground)


def blossom(s: Svg, x: float, y: float, r: float, petal: str, heart: str) -> None:
    """The mark on the cases: a five-petalled plum blossom."""
    for i in range(5):
        a = math.radians(-90 + 72 * i)
        s.circle(x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), r * 0.46, petal)
    s.circle(x, y, r * 0.36, heart)
