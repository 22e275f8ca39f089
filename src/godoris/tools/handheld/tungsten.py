"""The modern metal case with a five-way navigator and a sharp colour screen."""

import math

from godoris.tools.handheld.case import HARD, Case, Paint
from godoris.tools.handheld.signs import blossom, sign
from godoris.tools.handheld.svg import Svg, arc, rounded

INK, HELD_INK = "#35322E", "#FFFFFF"
PLACES = ((24, 271), (51, 288), (141, 288), (168, 271))
RING = (96, 284)
"""The middle of the navigator."""
PADS = {
    "up": (-90, ("#FBFAF7", "#D6D3CB")),
    "right": (0, ("#E3E0D9", "#C6C2B9")),
    "down": (90, ("#CFCBC3", "#B2AEA5")),
    "left": (180, ("#E3E0D9", "#C6C2B9")),
}


def draw() -> Case:
    """Both sheets of the case."""
    case = Case("tungsten", "#3B3834")
    _shell(case.up, case.ground)
    _ring(case.up, case.well)
    for kind, (angle, tone) in PADS.items():
        case.button(_pad(kind, angle, tone))
    case.button(_centre(case.well))
    for (_, kind), (x, y) in zip(HARD, PLACES, strict=True):
        case.button(_cap(case.well, x, y, kind))
    case.button(_power)
    case.well = "#0A0B0C"
    case.lamp(142, 16.7, 1.7, "#2F4A52", "#7FE3FF", "#F0FBFF")
    return case


def _shell(s: Svg, strip: str) -> None:
    """The case, the black glass down to the slider, and the slider's seam."""
    rim = s.grad(
        (0, "#6F6B64"), (0.03, "#E5E2DA"), (0.08, "#A8A49B"), (0.5, "#BFBBB2"), (0.92, "#A19D94"),
        (0.97, "#DCD8D0"), (1, "#615D57"), across=True,
    )  # fmt: skip
    s.path(rounded(0, 0, 192, 318, 12, 12, 34, 34), "#3B3834")
    s.path(rounded(1, 1, 190, 316, 11, 11, 33, 33), rim)
    face = s.grad("#DFDCD4", (0.05, "#C9C5BC"), (0.78, "#B5B1A8"), (1, "#8B877F"))
    s.path(rounded(4.5, 4, 183, 310, 9, 9, 30, 30), face)
    s.path(rounded(8, 9, 176, 240, 6), "#5F5B55")
    s.path(rounded(9, 10, 174, 238, 5), s.grad("#2B2F33", (0.05, "#15181A"), (1, "#1C2024")))
    s.path("M12 11.2L180 11.2", "none", "#4B5157", 0.8)
    s.rect(16, 24, 160, 160, "#000000")
    s.rect(16, 184, 160, 60, strip)
    blossom(s, 24, 17.2, 3.8, "#5A626A", "#15181A")
    s.path("M1.5 251L190.5 251", "none", "#57534D", 1.2)
    s.path("M1.5 252.2L190.5 252.2", "none", "#EFECE5", 0.9)


def _ring(s: Svg, well: str) -> None:
    """The dished ring of the navigator, under its pads."""
    cx, cy = RING
    s.circle(cx, cy, 28, s.grad("#7E7A72", "#EFECE5"))
    s.circle(cx, cy, 27, s.grad("#B9B5AC", "#A29E95"))
    s.circle(cx, cy, 25.2, well)
    s.circle(cx, cy, 24.3, s.grad("#E9E6DF", (0.5, "#C3BFB6"), (1, "#9C988F")))
    for a in (45, 135, 225, 315):
        t = math.radians(a)
        s.circle(cx + 18.8 * math.cos(t), cy + 18.8 * math.sin(t), 1.1, "#77736C")


def _pad(kind: str, angle: float, tone: tuple[str, str]) -> Paint:
    """One of the four pads; each keeps inside its own rectangle."""
    cx, cy = RING

    def sector(outer: float, inner: float, wide: float, narrow: float) -> str:
        rim = arc(cx, cy, outer, angle - wide, angle + wide)
        return rim + arc(cx, cy, inner, angle + narrow, angle - narrow, False) + "Z"

    def paint(s: Svg, held: bool) -> None:
        s.path(sector(23.9, 13.9, 29.6, 28.5), "#77736C")
        s.path(sector(23.3, 14.6, 28.2, 26.6), s.grad(*(("#6B675F", "#86827A") if held else tone)))
        t = math.radians(angle)
        x, y = cx + 19 * math.cos(t), cy + 19 * math.sin(t) + (0.5 if held else 0)
        sign(s, kind, x, y, HELD_INK if held else INK, "#C6C2B9", 0.8)

    return paint


def _centre(well: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        cx, cy = RING
        s.circle(cx, cy, 11.6, well)
        s.circle(cx, cy, 10.7, s.grad(*(("#6B675F", "#8A867E") if held else ("#FFFFFF", "#A9A59C"))))
        s.circle(cx, cy, 9.2, s.grad(*(("#7A766E", "#827E76") if held else ("#C9C5BC", "#E3E0D9"))))

    return paint


def _cap(well: str, x: float, y: float, kind: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        s.circle(x, y, 13, s.grad("#7E7A72", "#E6E3DB"))
        s.circle(x, y, 12.1, well)
        s.circle(x, y, 11.2, s.grad(*(("#77736C", "#8F8B83") if held else ("#F2F0EA", "#9C988F"))))
        s.circle(x, y, 9.8, s.grad(*(("#7E7A72", "#86827A") if held else ("#CFCBC3", "#BFBBB2"))))
        ground = "#827E76" if held else "#C7C3BA"
        sign(s, kind, x, y + (0.6 if held else 0), HELD_INK if held else INK, ground, 0.95)

    return paint


def _power(s: Svg, held: bool) -> None:
    s.path(rounded(150, 12.4, 22, 8.6, 4.3), "#0A0B0C")
    fill = s.grad(*(("#2A3036", "#3A424A") if held else ("#6C7883", "#353C43")))
    s.path(rounded(150.7, 13.1, 20.6, 7.2, 3.6), fill)
    sign(s, "power", 161, 17, "#7FE3FF" if held else "#E3ECF2", "#3A424A", 0.62)
