"""Effects over the Table: the sparks of a card that hits another, the dust of a Bbuk, the rays of a PokTan,
the broom of a PanSseul.  They are drawn on whole units and hold nothing up.
"""

from __future__ import annotations

from godoris.app.motion import Effect
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import SCREEN, Rect

_BROOM = 24
_RAYS = (
    (1, 0), (13, 5), (12, 12), (5, 13), (0, 1), (-5, 13), (-12, 12), (-13, 5),
    (-1, 0), (-13, -5), (-12, -12), (-5, -13), (0, -1), (5, -13), (12, -12), (13, -5),
)  # fmt: skip
"""Directions of a PokTan's rays."""


def area(effect: Effect) -> Rect:
    """All that an effect may draw on at its tick."""
    if effect.kind == "sweep":
        x, y = _broom(effect)
        return Rect(x - 14, y - 2, _BROOM + 14, _BROOM + 6).common(SCREEN)
    reach = {"slap": 8, "thump": 10, "bang": 16}[effect.kind]
    return effect.rect.grown(reach).common(SCREEN)


def draw(canvas: Canvas, effect: Effect) -> None:
    """An effect at its tick."""
    {"slap": _slap, "thump": _thump, "bang": _bang, "sweep": _sweep}[effect.kind](canvas, effect)


def _dot(canvas: Canvas, x: int, y: int, colour: str, size: int = 1) -> None:
    canvas.fill(Rect(x, y, size, size), colour)


def _slap(canvas: Canvas, effect: Effect) -> None:
    """Three strokes at each corner, flying outwards and growing shorter."""
    out = 1 + 4 * effect.tick // effect.ticks
    long = 3 if effect.tick * 3 < effect.ticks * 2 else 2
    rect = effect.rect
    for sx, x in ((-1, rect.x - 1), (1, rect.right)):
        for sy, y in ((-1, rect.y - 1), (1, rect.bottom)):
            for i in range(out - 1, out - 1 + long):
                _dot(canvas, x + sx * i, y + sy * i, "table.spark")
            for i in range(out, out + long - 1):
                _dot(canvas, x + sx * (i + 1), y - sy * 3, "table.spark")
                _dot(canvas, x - sx * 3, y + sy * (i + 1), "table.spark")


def _thump(canvas: Canvas, effect: Effect) -> None:
    """Dust that is pressed out on both sides at the foot of the pile."""
    rect, out = effect.rect, 1 + 7 * effect.tick // effect.ticks
    thin = effect.tick * 2 > effect.ticks
    for side, x in ((-1, rect.x - 1), (1, rect.right)):
        for i, (dx, dy) in enumerate(((0, 0), (1, -2), (2, 1), (2, -4))):
            size = 1 if thin or i == 3 else 2
            at = x + side * (out + dx) - (size - 1 if side < 0 else 0)
            _dot(canvas, at, rect.bottom - 3 + dy - out // 3, "table.dust", size)


def _bang(canvas: Canvas, effect: Effect) -> None:
    """Rays on all sides, hot at first."""
    rect = effect.rect
    start = 15 + 5 * effect.tick // effect.ticks
    length = 2 + 6 * (effect.ticks - effect.tick) // effect.ticks
    x, y = rect.centre
    for i, (dx, dy) in enumerate(_RAYS):
        norm = (dx * dx + dy * dy) ** 0.5
        colour = "table.spark" if (i + effect.tick // 3) % 2 else "table.flame"
        for step in range(start, start + length):
            at = Rect(x + round(dx * step / norm), y + round(dy * step / norm), 1, 1)
            if at.inside(rect.grown(16)):
                canvas.fill(at, colour)


def _broom(effect: Effect) -> tuple[int, int]:
    """Where the broom is: it crosses in three strokes."""
    rect = effect.rect
    way = rect.width + _BROOM
    x = rect.x - _BROOM + way * effect.tick // effect.ticks
    stroke = effect.tick * 6 // effect.ticks % 2
    return x, rect.y + (rect.height - _BROOM) // 2 + (2 if stroke else 0)


def _sweep(canvas: Canvas, effect: Effect) -> None:
    """A broom crosses the table, dust behind it."""
    x, y = _broom(effect)
    for i, (dx, dy) in enumerate(((-2, 20), (-5, 17), (-6, 22), (-9, 20), (-12, 15), (-13, 21))):
        _dot(canvas, x + dx, y + dy - (effect.tick + i) // 3 % 3, "table.dust", 2 if i < 3 else 1)
    canvas.picture("pansseul", x, y)
