"""The middle of the Table: stacks in their slots, the stock, cards turned over."""

from __future__ import annotations

from godoris.app import layout
from godoris.app.cards_draw import CardPainter, Figure, corners
from godoris.app.motion import BACK
from godoris.app.scene import Scene
from godoris.frozen import Frozen
from godoris.palm.canvas import Canvas
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

_ARROWS = {
    2: ("to_down", "to_up"),
    3: ("to_down", "to_right", "to_left"),
    4: ("to_down", "to_right", "to_up", "to_left"),
}
"""The sign that points to a seat, by number of seats."""


def arrow(seats: int, seat: int) -> str:
    """The sign that points to where a seat sits."""
    return _ARROWS[seats][seat]


class Middle(Frozen):
    """Draws the table."""

    card_painter: CardPainter

    def paint(self, canvas: Canvas, scene: Scene, clip: Rect, hidden: int | None = None) -> None:
        """All of it that lies in `clip`, but the month that is spread open elsewhere."""
        if not clip.overlaps(layout.TABLE):
            return
        canvas.fill(layout.TABLE, "table.ground")
        self._stock(canvas, scene)
        for number, places in scene.table_places().items():
            if number != hidden:
                self.stack(canvas, scene, number, places, clip)

    def stack(
        self, canvas: Canvas, scene: Scene, number: int, places: list[tuple[int, Rect]], clip: Rect
    ) -> None:
        """The cards of a stack at these places, and who made it."""
        marked = scene.last[0] | scene.last[1]
        for card, rect in places:
            if rect.overlaps(clip) and not scene.in_air(card):
                figure: Figure = "whole" if card == places[-1][0] else ""
                self.card_painter.card(canvas, card, rect.x, rect.y, figure)
                if marked >> card & 1:
                    corners(canvas, rect)
        if number in scene.makers:
            self._maker(canvas, scene, scene.makers[number], places[0][1])

    def _maker(self, canvas: Canvas, scene: Scene, seat: int, rect: Rect) -> None:
        plate = Rect(rect.x, rect.bottom - 9, 9, 9)
        canvas.fill(plate, "table.maker")
        canvas.frame(plate.grown(-1), Frame.SIMPLE, "table.maker_text")
        sign = arrow(scene.rules.seats, seat)
        wide, high = canvas.signs.size(sign)
        canvas.symbol(sign, plate.x + (9 - wide) // 2, plate.y + (9 - high) // 2, "table.maker_text")

    def _stock(self, canvas: Canvas, scene: Scene) -> None:
        rect = layout.STOCK
        if scene.stock:
            if scene.stock > 1:
                canvas.fill(Rect(rect.x + 1, rect.y + 1, rect.width, rect.height), "table.stock_edge")
            self.card_painter.card(canvas, BACK, rect.x, rect.y)
        else:
            canvas.dotted_frame(rect.grown(-1), "table.line")
        for card, place in zip(scene.turned, layout.flips(len(scene.turned)), strict=True):
            if scene.in_air(card):
                continue
            self.card_painter.card(canvas, card, place.x, place.y)
            if (scene.last[0] | scene.last[1]) >> card & 1:
                corners(canvas, place)
        self._figures(canvas, scene)

    def _figures(self, canvas: Canvas, scene: Scene) -> None:
        """The stock's count, and under it bet and carry: in one line where they fit, else in two."""
        box = layout.COUNTS
        canvas.text(str(scene.stock), box.x, box.y, "table.count", width=box.width, align="centre")
        bet, carry = short(scene.bet), f"×{scene.carry}" if scene.carry > 1 else ""
        lines = [bet + carry]
        if canvas.font("small").width(lines[0]) - 1 > box.width:
            lines = [bet, carry]
        for i, line in enumerate(lines):
            y = box.y + 10 + 8 * i
            canvas.text(line, box.x, y, "table.bet", "small", width=box.width, align="centre")


def short(amount: int) -> str:
    """A bet in at most five characters: whole, or in thousands and millions."""
    for unit, sign in ((10**6, "M"), (10**3, "K")):
        if amount >= 100 * unit or (amount >= unit and amount % unit == 0 and amount >= 10**5):
            return f"{amount // unit}{sign}"
    return str(amount)
