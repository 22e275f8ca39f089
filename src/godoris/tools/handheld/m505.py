"""The slim case of brushed metal with a bowed bottom, and a dim colour screen."""

from godoris.tools.handheld.case import HARD, Case, Paint
from godoris.tools.handheld.signs import blossom, sign
from godoris.tools.handheld.svg import Svg, Turned, num, rounded

INK, HELD_INK = "#F3F5F6", "#9FE0FF"
KEYS = ((29, 268, 16), (60, 277.5, 9), (132, 277.5, -9), (163, 268, -16))


def draw() -> Case:
    """Both sheets of the case."""
    case = Case("m505", "#4A4E53")
    s = case.up
    _shell(s)
    _brushing(s)
    case.glass("#84888D", s.grad("#1B1E21", "#2D3135"), 4, 4)
    s.path("M14 252.6L178 252.6", "none", "#F7F8F8", 0.7)
    blossom(s, 30, 15.1, 5, "#F4F4F5", "#F4F4F5")
    blossom(s, 30, 14.5, 5, "#8F9398", "#D4D6D8")
    for (_, kind), (x, y, turn) in zip(HARD, KEYS, strict=True):
        case.button(_key(case.well, Turned(x, y, turn), kind))
    case.button(_rocker(case.well, True))
    case.button(_rocker(case.well, False))
    case.button(_power(case.well))
    case.lamp(141, 14.3, 1.9, "#3E5A46", "#7DFF8A", "#F0FFF0")
    return case


def _outline(i: float) -> str:
    """The outline, inset by i."""
    left, right, top, c = i, 192 - i, i, 15 - i * 0.7
    b, e = 286 - i * 0.6, 308 - i
    n = num
    return (
        f"M{n(left + c)} {n(top)}L{n(right - c)} {n(top)}"
        f"C{n(right - 4)} {n(top)} {n(right)} {n(top + 4)} {n(right)} {n(top + c)}"
        f"L{n(right)} {n(b - 22)}C{n(right)} {n(b - 2)} {n(right - 6)} {n(b + 4)} {n(right - 22)} {n(b + 9)}"
        f"C{n(142 - i * 0.2)} {n(e - 1.5)} 118 {n(e)} 96 {n(e)}"
        f"C74 {n(e)} {n(50 + i * 0.2)} {n(e - 1.5)} {n(left + 22)} {n(b + 9)}"
        f"C{n(left + 6)} {n(b + 4)} {n(left)} {n(b - 2)} {n(left)} {n(b - 22)}L{n(left)} {n(top + c)}"
        f"C{n(left)} {n(top + 4)} {n(left + 4)} {n(top)} {n(left + c)} {n(top)}Z"
    )


def _shell(s: Svg) -> None:
    rim = s.grad(
        (0, "#8A8E93"), (0.025, "#F3F4F5"), (0.07, "#B9BCC0"), (0.93, "#B3B6BA"), (0.975, "#EDEEEF"),
        (1, "#7F8388"), across=True,
    )  # fmt: skip
    edge = s.grad("#F0F1F2", (0.06, "#D4D6D9"), (0.8, "#BDC0C4"), (1, "#94989D"))
    face = s.grad(
        "#E3E4E6", (0.08, "#CFD1D4"), (0.35, "#DADCDE"), (0.6, "#C6C9CC"), (0.85, "#D3D5D8"), (1, "#AEB2B6")
    )
    for inset, paint in ((0, "#5A5E63"), (1, rim), (4.2, edge), (5.2, face)):
        s.path(_outline(inset), paint)


def _half_width(y: float) -> float:
    """Half the width of the bare metal at a height."""
    if y < 14:
        return 88 - (14 - y) * 0.9
    return 88 if y < 272 else max(0, 88 - (y - 272) ** 2 * 0.085)


def _brushing(s: Svg) -> None:
    """Close hair lines of two tones across the bare metal."""
    for top, count, tones in ((251.6, 34, ("#C1C4C8", "#E6E7E9")), (8, 11, ("#C4C6CA", "#EDEEEF"))):
        for i in range(count):
            y = top + i * 1.55
            w = _half_width(y) - 2
            if w > 10:
                s.rect(96 - w, y, 2 * w, 0.5, tones[i % 2])


def _lens(p: Turned, a: float, b: float) -> str:
    q = p.at
    return (
        f"M{q(-a, 0)}C{q(-a, -b * 0.8)} {q(-a * 0.6, -b)} {q(0, -b)}"
        f"C{q(a * 0.6, -b)} {q(a, -b * 0.8)} {q(a, 0)}"
        f"C{q(a, b * 0.8)} {q(a * 0.6, b)} {q(0, b)}C{q(-a * 0.6, b)} {q(-a, b * 0.8)} {q(-a, 0)}Z"
    )


def _key(well: str, p: Turned, kind: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        s.path(_lens(p, 13, 10.2), s.grad("#7E8287", "#F4F5F5"))
        s.path(_lens(p, 12.2, 9.4), well)
        s.path(_lens(p, 11.4, 8.6), s.grad(*(("#3E4348", "#5A5F64") if held else ("#7B8085", "#3F4449"))))
        s.path(_lens(p, 10.2, 7.4), s.grad(*(("#454A4F", "#4D5257") if held else ("#5C6166", "#4E5358"))))
        ground = "#4A4F54" if held else "#555A5F"
        sign(s, kind, p.cx, p.cy + (0.6 if held else 0), HELD_INK if held else INK, ground, 0.88)

    return paint


def _rocker(well: str, top: bool) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        y = 264 if top else 281
        edge = (11, 11, 0, 0) if top else (0, 0, 11, 11)
        rim = "#7E8287" if top else s.grad("#A5A9AD", "#F4F5F5")
        s.path(rounded(83, y - (1 if top else 0), 26, 18, *edge), rim)
        s.path(rounded(84, y, 24, 17 if top else 16, *edge), well)
        face = ("#7B8085", "#565B60") if top else ("#54595E", "#3F4449")
        radii = (9, 9, 1.5, 1.5) if top else (1.5, 1.5, 9, 9)
        fill = s.grad(*(("#3E4348", "#4D5257") if held else face))
        s.path(rounded(85, y + (1 if top else 0.5), 22, 15.4 if top else 14.8, *radii), fill)
        kind, ink = "up" if top else "down", HELD_INK if held else INK
        sign(s, kind, 96, y + 8.4 + (0.6 if held else 0), ink, "#555A5F")

    return paint


def _power(well: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        s.path(rounded(150, 8.2, 24, 12, 6), s.grad("#7E8287", "#FFFFFF"))
        s.path(rounded(150.9, 9.1, 22.2, 10.2, 5.1), well)
        face = ("#3E4348", "#5A5F64") if held else ("#7B8085", "#44494E")
        s.path(rounded(151.6, 9.8, 20.8, 8.8, 4.4), s.grad(*face))
        sign(s, "power", 162, 14.5, HELD_INK if held else INK, "#555A5F", 0.75)

    return paint
