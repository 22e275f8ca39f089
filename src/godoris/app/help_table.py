"""A plan of the Table with the names of its parts, and the signs that stand on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from godoris.app import layout
from godoris.app.cards_draw import CardPainter, corners
from godoris.app.help_words import HelpWords
from godoris.app.paint_table import arrow
from godoris.app.paint_top import mark
from godoris.cards import IDS
from godoris.palm.canvas import Canvas
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

_ROW = 12
_STOCK = 40
_SCORE = 44
SIGN_WIDTH, SIGN_HEIGHT = 24, 13


def screen(canvas: Canvas, area: Rect, words: HelpWords) -> None:
    """The parts of the Table from top to bottom, one under the other."""
    left, width = area.x, area.width
    names = layout.names(words.rules.seats)
    for seat, rect in names.items():
        x, right = left + rect.x * width // layout.SIZE, left + rect.right * width // layout.SIZE
        _part(canvas, Rect(x, area.y, right - x, _ROW), words.words.seat(seat))
    table = Rect(left, area.y + _ROW, width, _ROW + 2)
    _part(canvas, table, "")
    side = (width - _STOCK) // 2
    canvas.text(words.picture("table"), left, table.y + 2, "table.text", width=side, align="centre")
    _part(canvas, Rect(left + side, table.y, _STOCK, table.height), words.picture("stock"))
    for i, key in enumerate(("your_cards", "your_hand")):
        _part(canvas, Rect(left, table.bottom + i * _ROW, width, _ROW), words.picture(key))
    y = table.bottom + 2 * _ROW
    _part(canvas, Rect(left, y, width - _SCORE, _ROW), words.picture("chat"))
    _part(canvas, Rect(left + width - _SCORE, y, _SCORE, _ROW), words.picture("score"))


def _part(canvas: Canvas, rect: Rect, name: str) -> None:
    inside = Rect(rect.x + 1, rect.y + 1, rect.width - 1, rect.height - 1)
    canvas.frame(inside, Frame.SIMPLE, "table.text")
    top = inside.y + (inside.height - 11) // 2
    canvas.text(name, inside.x, top, "table.text", width=inside.width, align="centre")


# --- signs ---


def _dealer(canvas: Canvas, cell: Rect, painter: CardPainter) -> None:
    canvas.symbol("dealer", cell.x + 10, cell.y + 4, "table.dealer")


def _corner(canvas: Canvas, cell: Rect, painter: CardPainter) -> None:
    corners(canvas, Rect(cell.x + 6, cell.y, 12, 12))


def _near(canvas: Canvas, cell: Rect, painter: CardPainter) -> None:
    plate = Rect(cell.x + 7, cell.y + 2, 9, 8)
    canvas.fill(plate, "table.near")
    canvas.frame(plate.grown(-1), Frame.SIMPLE, "table.near_frame")
    canvas.text("2", plate.x + 3, plate.y, "table.near_text", "small")


def _maker(canvas: Canvas, cell: Rect, painter: CardPainter) -> None:
    plate = Rect(cell.x + 7, cell.y + 1, 9, 9)
    canvas.fill(plate, "table.maker")
    canvas.frame(plate.grown(-1), Frame.SIMPLE, "table.maker_text")
    name = arrow(3, 1)
    wide, high = canvas.signs.size(name)
    canvas.symbol(name, plate.x + (9 - wide) // 2, plate.y + (9 - high) // 2, "table.maker_text")


def _counted(name: str) -> Callable[[Canvas, Rect, CardPainter], None]:
    def draw(canvas: Canvas, cell: Rect, painter: CardPainter) -> None:
        mark(canvas, name, 2, cell.x + 6, cell.y + 3)

    return draw


def _fresh(canvas: Canvas, cell: Rect, painter: CardPainter) -> None:
    with canvas.clipped(Rect(cell.x, cell.y, cell.width, 12)):
        painter.mini(canvas, IDS["1a"], cell.x + 7, cell.y - 3)
    canvas.hline(cell.x + 7, cell.y + 11, 9, "table.fresh_line")


_SIGNS: Mapping[str, Callable[[Canvas, Rect, CardPainter], None]] = {
    "dealer": _dealer,
    "corner": _corner,
    "near": _near,
    "maker": _maker,
    "hand": _counted("hand"),
    "shake": _counted("shake"),
    "pile": _counted("pile"),
    "bomb": _counted("bomb"),
    "fresh": _fresh,
}


def sign(canvas: Canvas, name: str, cell: Rect, painter: CardPainter) -> None:
    """A sign of the Table in the middle of a cell of SIGN_WIDTH. Raises KeyError for an unknown one."""
    _SIGNS[name](canvas, cell, painter)
