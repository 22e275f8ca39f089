"""The application icon, 256 x 256: a card's back and before it the moon over the pampas hill."""

from godoris.tools.handheld.svg import ROUND, Svg, Turned

W1, H1 = 116, 180  # the card behind
W2, H2 = 128, 200  # the card in front


def draw() -> Svg:
    """The icon; it has to hold at 16 pixels."""
    s = Svg(256, 256)
    _back(s, Turned(86, 128, -14))
    _front(s, Turned(164, 130, 7))
    return s


def _panel(plane: Turned, w: float, h: float, r: float) -> str:
    """A rounded rectangle round the plane's 0, 0."""
    k = 1 - ROUND
    x, y = w / 2, h / 2
    q = plane.at
    return (
        f"M{q(-x + r, -y)}L{q(x - r, -y)}C{q(x - r * k, -y)} {q(x, -y + r * k)} {q(x, -y + r)}"
        f"L{q(x, y - r)}C{q(x, y - r * k)} {q(x - r * k, y)} {q(x - r, y)}"
        f"L{q(-x + r, y)}C{q(-x + r * k, y)} {q(-x, y - r * k)} {q(-x, y - r)}"
        f"L{q(-x, -y + r)}C{q(-x, -y + r * k)} {q(-x + r * k, -y)} {q(-x + r, -y)}Z"
    )


def _back(s: Svg, plane: Turned) -> None:
    s.path(_panel(plane, W1 + 16, H1 + 16, 26), "#000000")
    s.path(_panel(plane, W1, H1, 18), "#CC0000")
    s.path(_panel(plane, W1 - 24, H1 - 24, 9), "#FFFFCC")
    band = Turned(*plane.point(-16, 0), -14)
    s.path(_panel(band, 44, H1 - 48, 4), "#3366CC")
    for y in (-44, 0, 44):
        diamond = ((0, -17), (13, 0), (0, 17), (-13, 0))
        s.poly([plane.point(-16 + dx, y + dy) for dx, dy in diamond], "#FFFFFF")


def _front(s: Svg, plane: Turned) -> None:
    s.path(_panel(plane, W2 + 16, H2 + 16, 26), "#000000")
    s.path(_panel(plane, W2, H2, 18), "#CC0000")
    s.path(_panel(plane, W2 - 22, H2 - 22, 9), "none", "#990000", 5)
    s.circle(168, 88, 42, "#FFFFFF")
    e, f = W2 / 2 - 12, H2 / 2 - 12
    q = plane.at
    hill = (
        f"M{q(-e, f - 12)}L{q(-e, 40)}C{q(-34, 8)} {q(16, 10)} {q(e, 48)}L{q(e, f - 12)}"
        f"C{q(e, f - 5)} {q(e - 5, f)} {q(e - 12, f)}L{q(-e + 12, f)}"
        f"C{q(-e + 5, f)} {q(-e, f - 5)} {q(-e, f - 12)}Z"
    )
    s.path(hill, "#000000")
    blades = "".join(
        f"M{q(*root)}C{q(*a)} {q(*b)} {q(*tip)}"
        for root, a, b, tip in (
            ((-28, 82), (-28, 64), (-33, 54), (-41, 47)),
            ((-28, 82), (-27, 62), (-21, 51), (-11, 44)),
            ((18, 82), (18, 64), (13, 54), (5, 47)),
            ((18, 82), (20, 61), (27, 52), (37, 51)),
        )
    )
    s.path(blades, "none", "#FFFFCC", 4)
