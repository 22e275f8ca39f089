"""The slim case of anodised metal with waisted sides, sixteen greys."""

from godoris.tools.handheld.case import HARD, Case, Paint
from godoris.tools.handheld.signs import blossom, sign
from godoris.tools.handheld.svg import Svg, num, oval, rounded

INK, HELD_INK, GROUND = "#272B30", "#FFFFFF", "#BBBFC4"
PLACES = ((31, 270), (61, 275), (129, 275), (159, 270))


def draw() -> Case:
    """Both sheets of the case."""
    case = Case("palm5", "#3A3E43")
    s = case.up
    _shell(s)
    case.glass("#6B7076", s.grad("#20242A", "#32373D"), 3, 3)
    s.path("M13 251.2L177 251.2", "none", "#E6E9EC", 0.7)
    blossom(s, 28, 13.6, 5, "#8D9298", "#C6CACE")
    for (_, kind), (x, y) in zip(HARD, PLACES, strict=True):
        case.button(_lens(case.well, x, y, kind))
    case.button(_rocker(case.well, True))
    case.button(_rocker(case.well, False))
    case.button(_power(case.well))
    case.lamp(138, 13, 1.9, "#3B5A43", "#7DFF8A", "#F0FFF0")
    return case


def _outline(inset: float) -> str:
    """The waisted outline."""
    left, right, top, low, c = inset, 190 - inset, inset, 300 - inset, 18 - inset * 0.8
    waist = 3.2
    n = num
    return (
        f"M{n(left + c)} {n(top)}C70 {n(top - 0.2)} 120 {n(top - 0.2)} {n(right - c)} {n(top)}"
        f"C{n(right - 5)} {n(top)} {n(right)} {n(top + 5)} {n(right)} {n(top + c)}"
        f"C{n(right - waist)} 95 {n(right - waist)} 205 {n(right)} {n(low - c - 4)}"
        f"C{n(right)} {n(low - 7)} {n(right - 6)} {n(low - 2)} {n(right - c)} {n(low - 1.4)}"
        f"C125 {n(low + 0.4)} 65 {n(low + 0.4)} {n(left + c)} {n(low - 1.4)}"
        f"C{n(left + 6)} {n(low - 2)} {n(left)} {n(low - 7)} {n(left)} {n(low - c - 4)}"
        f"C{n(left + waist)} 205 {n(left + waist)} 95 {n(left)} {n(top + c)}"
        f"C{n(left)} {n(top + 5)} {n(left + 5)} {n(top)} {n(left + c)} {n(top)}Z"
    )


def _shell(s: Svg) -> None:
    """The case with the stylus rails on both sides."""
    rim = s.grad(
        (0, "#70757B"), (0.03, "#E8EBEE"), (0.07, "#A3A8AE"), (0.5, "#C2C6CB"),
        (0.93, "#989DA3"), (0.97, "#D6DADE"), (1, "#62676D"), across=True,
    )  # fmt: skip
    edge = s.grad("#DDE0E3", (0.08, "#C3C7CC"), (0.85, "#A9AEB4"), (1, "#8B9096"))
    face = s.grad("#CDD1D5", (0.1, "#BCC0C5"), (0.85, "#AFB4B9"), (1, "#9A9FA5"))
    for inset, paint in ((0, "#44484D"), (1, rim), (5, edge), (6.2, face)):
        s.path(_outline(inset), paint)
    s.path("M3.6 40C6 100 6 205 3.6 262", "none", "#7B8086", 0.9)
    s.path("M186.4 40C184 100 184 205 186.4 262", "none", "#7B8086", 0.9)


def _lens(well: str, x: float, y: float, kind: str) -> Paint:
    a, b = 11.2, 8.9

    def paint(s: Svg, held: bool) -> None:
        s.path(oval(x, y, a + 1.6, b + 1.6), s.grad("#565B61", "#D9DCDF"))
        s.path(oval(x, y, a + 0.8, b + 0.8), well)
        s.path(oval(x, y, a, b), s.grad(*(("#62676D", "#7F848A") if held else ("#E9ECEE", "#9EA3A9"))))
        inner = ("#6C7177", "#767B81") if held else ("#BFC3C8", "#B4B9BE")
        s.path(oval(x, y, a - 1.1, b - 1.1), s.grad(*inner))
        ground = "#70757B" if held else GROUND
        sign(s, kind, x, y + (0.6 if held else 0), HELD_INK if held else INK, ground, 0.92)

    return paint


def _rocker(well: str, top: bool) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        y = 260 if top else 275
        rim = "#565B61" if top else s.grad("#565B61", "#D9DCDF")
        s.path(rounded(83.2, y - 0.8, 23.6, 16, *((10, 10, 0, 0) if top else (0, 0, 10, 10))), rim)
        s.path(rounded(84, y, 22, 15, *((9.6, 9.6, 0, 0) if top else (0, 0, 9.6, 9.6))), well)
        face = ("#E9ECEE", "#BFC3C8") if top else ("#BDC1C6", "#9EA3A9")
        radii = (9, 9, 1, 1) if top else (1, 1, 9, 9)
        fill = s.grad(*(("#62676D", "#767B81") if held else face))
        s.path(rounded(84.8, y + (0.8 if top else 0.4), 20.4, 13.8, *radii), fill)
        kind, ink = "up" if top else "down", HELD_INK if held else INK
        sign(s, kind, 95, y + 7.6 + (0.6 if held else 0), ink, GROUND, 0.95)

    return paint


def _power(well: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        s.path(rounded(146, 7.4, 26, 11, 5.5), s.grad("#565B61", "#E0E3E6"))
        s.path(rounded(146.8, 8.2, 24.4, 9.4, 4.7), well)
        face = ("#62676D", "#7F848A") if held else ("#E9ECEE", "#A6ABB0")
        s.path(rounded(147.4, 8.8, 23.2, 8.2, 4.1), s.grad(*face))
        sign(s, "power", 159, 13.3, HELD_INK if held else INK, GROUND, 0.75)

    return paint
