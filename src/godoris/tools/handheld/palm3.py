"""The dark grey case of 1998, with a greenish screen of four greys."""

from godoris.tools.handheld.case import HARD, Case, Paint
from godoris.tools.handheld.signs import blossom, sign
from godoris.tools.handheld.svg import Svg, arc, rounded

INK, HELD_INK = "#E9EDE6", "#B9E36B"
PLACES = ((40, 281), (71, 284), (133, 284), (164, 281))


def draw() -> Case:
    """Both sheets of the case."""
    case = Case("palm3", "#17191B")
    _shell(case.up)
    _ornaments(case.up)
    case.glass("#1B1E20", case.up.grad("#2A2E2C", "#3C413D"), 5, 3)
    case.up.path("M17 29.5L187 29.5", "none", "#0F1112", 1.4)
    case.up.path("M18 258.6L186 258.6", "none", "#6E7479", 0.8)
    for (_, kind), (x, y) in zip(HARD, PLACES, strict=True):
        case.button(_round_key(case.well, x, y, kind))
    case.button(_rocker(case.well, True))
    case.button(_rocker(case.well, False))
    case.button(_power(case.well))
    case.lamp(157.5, 16, 2.1, "#23402C", "#7DFF8A", "#E6FFE6")
    return case


def _shell(s: Svg) -> None:
    outer = s.grad("#7C8287", (0.04, "#5B6166"), (0.8, "#44494E"), (1, "#2C3034"))
    s.path(rounded(0, 0, 204, 312, 15, 15, 26, 26), "#16181A")
    s.path(rounded(1.2, 1.2, 201.6, 309.6, 14, 14, 25, 25), outer)
    s.path(rounded(5, 5, 194, 302, 11, 11, 22, 22), s.grad("#42474C", "#34393D"))
    face = s.grad("#565C61", (0.5, "#4B5055"), (1, "#3D4246"))
    s.path(rounded(6.2, 6.2, 191.6, 299.8, 10, 10, 21, 21), face)


def _ornaments(s: Svg) -> None:
    """Lid hinges with the ridge between them, the mark, grips on both sides, the lip at the foot."""
    for hinge in (24, 158):
        s.path(rounded(hinge, 0, 22, 5, 0, 0, 2, 2), "#16181A")
        s.path(rounded(hinge + 1, 0, 20, 4, 0, 0, 2, 2), "#6A7075")
    for i in range(3):
        s.rect(64, 10 + 3.4 * i, 76, 1.1, "#33383C", 0.5)
        s.rect(64, 11.1 + 3.4 * i, 76, 0.7, "#686E73", 0.3)
    blossom(s, 30, 16.7, 5.5, "#2E3337", "#2E3337")
    blossom(s, 30, 16, 5.5, "#858B90", "#52575C")
    for x in (1.6, 196.4):
        for y in range(206, 241, 5):
            s.rect(x, y, 6, 1.6, "#25292C", 0.8)
            s.rect(x, y + 1.6, 6, 0.8, "#6A7075", 0.4)
    s.path("M62 301C80 303.4 124 303.4 142 301", "none", "#2B2F33", 1.3)
    s.path("M62 302.2C80 304.6 124 304.6 142 302.2", "none", "#62686D", 0.7)


def _round_key(well: str, x: float, y: float, kind: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        s.circle(x, y, 13, well)
        s.path(arc(x, y, 12.7, 20, 160), "none", "#686E73", 0.7)
        s.circle(x, y, 11, s.grad(*(("#33373B", "#474C51") if held else ("#777D82", "#4A4F54"))))
        s.circle(x, y, 9.6, s.grad(*(("#3A3F43", "#41464A") if held else ("#5C6267", "#565C61"))))
        ground = "#3E4347" if held else "#595F64"
        sign(s, kind, x, y + (0.7 if held else 0), HELD_INK if held else INK, ground)

    return paint


def _rocker(well: str, top: bool) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        y = 267 if top else 284
        edge = (11.5, 11.5, 0, 0) if top else (0, 0, 11.5, 11.5)
        s.path(rounded(90, y - 1.5, 24, 19, *edge), well)
        face = ("#777D82", "#565C61") if top else ("#5C6267", "#484D52")
        radii = (10, 10, 2, 2) if top else (2, 2, 10, 10)
        s.path(rounded(91.5, y, 21, 16, *radii), s.grad(*(("#33373B", "#41464A") if held else face)))
        ink = HELD_INK if held else INK
        sign(s, "up" if top else "down", 102, y + 8.2 + (0.7 if held else 0), ink, "#595F64")

    return paint


def _power(well: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        s.circle(174, 16, 7.2, well)
        s.circle(174, 16, 5.8, s.grad(*(("#14532C", "#1F7A40") if held else ("#55C07A", "#1F7A40"))))
        s.circle(174, 16, 4.6, s.grad(*(("#17602F", "#1B6E39") if held else ("#38A35E", "#2A8E4E"))))
        sign(s, "power", 174, 16.3, "#D9F5E0", "#2A8E4E", 0.8)

    return paint
