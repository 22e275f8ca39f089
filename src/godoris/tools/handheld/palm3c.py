"""The dark case with a large bright frame round a lit screen of 256 colours."""

from godoris.tools.handheld.case import HARD, Case, Paint
from godoris.tools.handheld.signs import blossom, sign
from godoris.tools.handheld.svg import Svg, rounded

INK, HELD_INK = "#F1F4F7", "#8FC7FF"
KEYS = (
    (38, 287, (11, 5, 5, 11)), (70, 290, (8, 8, 8, 8)), (138, 290, (8, 8, 8, 8)), (170, 287, (5, 11, 11, 5)),
)  # fmt: skip


def draw() -> Case:
    """Both sheets of the case."""
    case = Case("palm3c", "#08090A")
    s = case.up
    _shell(s)
    _frame(s)
    s.path(rounded(21.5, 31.5, 165, 165, 2), "#101215")
    s.rect(24, 34, 160, 160, "#000000")
    s.rect(24, 194, 160, 60, case.ground)
    s.path(rounded(21.5, 194, 165, 62.5, 0, 0, 3, 3), case.ground)
    blossom(s, 104, 13.6, 5.5, "#565A61", "#303237")
    for x in (50, 58, 66, 142, 150, 158):
        s.rect(x - 2.5, 12.6, 5, 2, "#17181B", 1)
    for (_, kind), (x, y, radii) in zip(HARD, KEYS, strict=True):
        case.button(_key(case.well, x, y, (24, 22), radii, kind))
    case.button(_key(case.well, 104, 280, (20.4, 13), (8, 8, 2, 2), "up", 0.95))
    case.button(_key(case.well, 104, 298, (20.4, 13), (2, 2, 8, 8), "down", 0.95))
    case.button(_power(case.well))
    case.lamp(174, 13.5, 2, "#2B4A31", "#7DFF8A", "#F0FFF0")
    return case


def _shell(s: Svg) -> None:
    rim = s.grad("#5C6066", (0.03, "#3C3F44"), (0.85, "#26282C"), (1, "#141517"))
    s.path(rounded(0, 0, 208, 318, 18, 18, 30, 30), "#08090A")
    s.path(rounded(1.2, 1.2, 205.6, 315.6, 17, 17, 29, 29), rim)
    s.path(rounded(4.5, 4.5, 199, 309, 14, 14, 26, 26), s.grad("#2A2C30", "#1C1E21"))
    face = s.grad("#3B3E43", (0.5, "#303237"), (1, "#222428"))
    s.path(rounded(5.5, 5.5, 197, 307, 13, 13, 25, 25), face)


def _frame(s: Svg) -> None:
    """The bright frame: a chin at the top, a soft bow below."""
    outline = (
        "M20 22L188 22C194 22 197 25 197 31L197 256C197 262 194 264.5 188 265"
        "C140 268 68 268 20 265C14 264.5 11 262 11 256L11 31C11 25 14 22 20 22Z"
    )
    s.path(outline, s.grad("#F4F6F8", (0.5, "#C9CED5"), (1, "#E6E9ED")), "#0E0F10", 1.6)
    gleam = (
        "M20 24C15.5 24 13 26.4 13 31L13 255.6C13 260 15.4 262.6 20 263C68 265.9 140 265.9 188 263"
        "C192.6 262.6 195 260 195 255.6L195 31C195 26.4 192.5 24 188 24Z"
    )
    s.path(gleam, "none", s.grad("#FFFFFF", (0.6, "#E9ECF0"), (1, "#9AA1AA")), 1)
    inner = (
        "M20 32C20 29 21 28 24 28L184 28C187 28 188 29 188 32L188 256C188 258.6 187 259.4 184 259.6"
        "C140 261.6 68 261.6 24 259.6C21 259.4 20 258.6 20 256Z"
    )
    s.path(inner, s.grad("#A9B0B9", (0.1, "#C4CAD2"), (1, "#DDE2E8")))


def _key(
    well: str,
    x: float,
    y: float,
    size: tuple[float, float],
    radii: tuple[float, ...],
    kind: str,
    scale: float = 1,
) -> Paint:
    w, h = size

    def shape(grow: float) -> str:
        corners = (r + grow if grow > 0 else max(r + grow, 0.5) for r in radii)
        return rounded(x - w / 2 - grow, y - h / 2 - grow, w + 2 * grow, h + 2 * grow, *corners)

    def paint(s: Svg, held: bool) -> None:
        s.path(shape(1.8), well)
        s.path(shape(0), s.grad(*(("#1B1D20", "#303338") if held else ("#6A6F76", "#33363B"))))
        s.path(shape(-1.2), s.grad(*(("#222428", "#2A2D31") if held else ("#4B4F56", "#3E4248"))))
        ground = "#26292D" if held else "#454950"
        sign(s, kind, x, y + (0.7 if held else 0), HELD_INK if held else INK, ground, scale)

    return paint


def _power(well: str) -> Paint:
    def paint(s: Svg, held: bool) -> None:
        s.circle(188, 13.5, 6.6, well)
        s.circle(188, 13.5, 5.4, s.grad(*(("#1B1D20", "#303338") if held else ("#6A6F76", "#33363B"))))
        sign(s, "power", 188, 13.7, HELD_INK if held else INK, "#454950", 0.8)

    return paint
