"""The application icon, 256 x 256: a card's back and before it geese and the moon over the pampas hill."""

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
    q = plane.at
    s.circle(*plane.point(-1, -44), 45, "#FFFFFF")
    for x, y, size in _GEESE:
        s.path(_goose(plane, x, y, size), "#000000")
    e, f = W2 / 2 - 12, H2 / 2 - 12
    teeth = "".join(f"L{q(x, 20 if n % 2 else 32)}" for n, x in enumerate(range(-42, 43, 12), 1))
    hill = (
        f"M{q(-e, f - 12)}L{q(-e, 30)}{teeth}L{q(e, 32)}L{q(e, f - 12)}"
        f"C{q(e, f - 5)} {q(e - 5, f)} {q(e - 12, f)}L{q(-e + 12, f)}"
        f"C{q(-e + 5, f)} {q(-e, f - 5)} {q(-e, f - 12)}Z"
    )
    s.path(hill, "#000000")
    blades = "".join(
        f"M{q(root - 11, 46)}C{q(root - 9, 58)} {q(root - 4, 66)} {q(root, 80)}"
        f"C{q(root + 4, 66)} {q(root + 9, 58)} {q(root + 11, 46)}"
        for root in (-32, 0, 32)
    )
    s.path(blades, "none", "#FFFFCC", 5)


_GEESE = ((-14, -62, 1.0), (14, -46, 1.0), (-18, -28, 0.85))
"""Three birds before the moon: where, and how large."""


def _goose(plane: Turned, x: float, y: float, size: float) -> str:
    """A goose that flies to the left: two wings and a neck."""

    def q(dx: float, dy: float) -> str:
        return plane.at(x + dx * size, y + dy * size)

    return (
        f"M{q(-22, -1)}C{q(-14, -5)} {q(-8, -4)} {q(-3, -3)}C{q(-1, -12)} {q(6, -17)} {q(16, -17)}"
        f"C{q(9, -12)} {q(7, -7)} {q(7, -2)}C{q(14, -1)} {q(18, 1)} {q(22, 5)}"
        f"C{q(12, 6)} {q(2, 6)} {q(-6, 3)}C{q(-12, 1)} {q(-17, 1)} {q(-22, -1)}Z"
    )
