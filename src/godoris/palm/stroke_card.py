"""The card that shows how strokes are written, drawn from the very strokes that they are compared with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from godoris.palm import events
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.plain import Label
from godoris.palm.events import Event
from godoris.palm.geometry import Rect
from godoris.palm.graffiti import Drawing, Strokes

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form


class Page(NamedTuple):
    """Which sets a page shows, in how many columns and rows."""

    sets: tuple[str, ...]
    columns: int
    rows: int
    hint: str  # key of the words above


PAGES = {
    "letters": Page(("letters",), 5, 6, "graffiti.point"),
    "figures": Page(("figures", "both"), 4, 4, "graffiti.caps"),
    "punctuation": Page(("punctuation",), 4, 4, "graffiti.tap"),
}
SIGNS = {
    "space": "key_space",
    "back": "key_back",
    "return": "key_enter",
    "shift": "shift",
    "command": "command_stroke",
}
STROKE = (14, 18)  # the most that a stroke takes
GAP = 3  # between a character and its stroke, and between rows
LABEL_WIDTH, LABEL_HEIGHT = 8, 11


class StrokeCard:
    """The form: pages of cells, each with a character and its stroke; a dot is where the stroke begins."""

    def __init__(self, form: Form, strokes: Strokes) -> None:
        self.form, self.strokes = form, strokes
        self._card = form.get("card", Gadget)
        self._hint = form.get("hint", Label)
        self._card.painter = self._paint
        form.handler = self.handle
        self._page = "letters"

    def handle(self, event: Event) -> bool:
        """Turn the page."""
        match event:
            case events.CtlSelect(control=page) if page in PAGES:
                self._page = page
                self._card.redraw()
            case events.FrmUpdate():
                pass
            case _:
                return False
        self._hint.text = self.form.system.resources.string(PAGES[self._page].hint)
        return True

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.fill(rect, "dialog_fill")
        page, area = PAGES[self._page], self._card.rect
        shown = [drawing for group in page.sets for drawing in self.strokes.shown(group)]
        width, height = area.width // page.columns, area.height // page.rows
        for index, drawing in enumerate(shown):
            row, column = divmod(index, page.columns)
            self._cell(canvas, drawing, Rect(area.x + column * width, area.y + row * height, width, height))

    def _cell(self, canvas: Canvas, drawing: Drawing, cell: Rect) -> None:
        room = min(STROKE[1], cell.height - GAP)
        sign = SIGNS.get(drawing.name)
        width, height = canvas.signs.size(sign) if sign else (LABEL_WIDTH, LABEL_HEIGHT)
        middle = cell.y + (room - height + 1) // 2
        if sign:
            canvas.symbol(sign, cell.x, middle)
        else:
            canvas.text(drawing.name, cell.x, middle, face="bold")
        path = fit(drawing.points, Rect(cell.x + width + GAP, cell.y + 1, STROKE[0], room))
        canvas.path(path, "object_foreground")
        x, y = path[0]
        canvas.fill(Rect(round(x) - 1, round(y) - 1, 3, 3), "dot")


def fit(points: Sequence[tuple[float, float]], room: Rect) -> list[tuple[float, float]]:
    """A stroke as large as fits into a rectangle, in its middle."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    scale = min((room.width - 1) / (wide or 1), (room.height - 1) / (high or 1))
    dx = room.x + (room.width - 1 - wide * scale) / 2
    dy = room.y + (room.height - 1 - high * scale) / 2
    return [(dx + (x - min(xs)) * scale, dy + (y - min(ys)) * scale) for x, y in points]
