"""The reckoning: what each player has now and what a Stop would pay (docs/screens.md, Calculator)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app.decisions import OWN_FLAGS, reckoning
from godoris.app.groups import GROUPS, figures
from godoris.app.paint_table import arrow
from godoris.app.paint_top import go_badge
from godoris.engine import Result, stop_result
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import Event
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_ROW = 42


class Reckoning:
    """A block of four lines for each side: name and points, cards, the sum of a Stop, who would pay it."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.app = app
        self.sheet = form.get("sheet", Gadget)
        self.sheet.painter = self._paint
        game = app.sitting.game
        assert game is not None
        rules = app.view.rules
        self.stops: list[Result | None] = [
            stop_result(game, side) if app.view.points[side] >= rules.stop_points else None
            for side in range(rules.sides)
        ]
        """What a Stop of each side would bring; None for one that has too few points."""

    def handle(self, event: Event) -> bool:
        """Nothing of its own: OK closes."""
        return False

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box = self.sheet.rect
        for side, now in enumerate(self.stops):
            y = box.y + _ROW * side
            if side:
                canvas.dotted(box.x, y, box.width, "faint")
            row = Rect(box.x + 2, y + 1, box.width - 4, _ROW - 1)
            self._head(canvas, row, side)
            if now is None:
                least = self.app.view.rules.stop_points
                text = self.app.words.text("reckoning.too_few", n=least)
                canvas.text(text, row.x, row.y + 22, width=row.width)
            else:
                self._stop(canvas, row, side, now)

    def _head(self, canvas: Canvas, row: Rect, side: int) -> None:
        """Name, Go badge, points; below, the cards by group."""
        words, view = self.app.words, self.app.view
        canvas.text(words.side(view.rules, side), row.x, row.y, face="bold")
        points = words.text("table.points_badge", n=view.points[side])
        left = row.right - canvas.font("bold").width(points) + 1
        canvas.text(points, left, row.y, face="bold")
        if view.go[side]:
            go_badge(canvas, words.text("table.go_badge", n=view.go[side]), left - 3, row.y + 1)
        counts = figures(view.rules, view.captured[side])
        pairs = zip(GROUPS, counts, strict=True)
        parts = [f"{words.group(view.rules, name)} {count}" for name, count in pairs]
        apart = "  " if canvas.font().width("  ".join(parts)) <= row.width else " "
        canvas.text(apart.join(parts), row.x, row.y + 11, width=row.width + 3)

    def _stop(self, canvas: Canvas, row: Rect, side: int, now: Result) -> None:
        """The sum and what it brings; below, what each of the others would pay."""
        words, view = self.app.words, self.app.view
        gain = words.money(now.payments[side], plus=True)
        wide = canvas.font().width(gain) - 1
        canvas.text(gain, row.right - wide, row.y + 22)
        canvas.text(reckoning(self.app, now, side), row.x, row.y + 22, width=row.width - wide - 4)
        x, y = row.x, row.y + 33
        for other in range(view.rules.sides):
            if other == side:
                continue
            if view.rules.sides > 2:  # of two there is no doubt who pays
                sign = arrow(view.rules.seats, other)
                high = canvas.signs.size(sign)[1]
                canvas.symbol(sign, x, y + (7 - high + 1) // 2)
                x += 7
            flags = " ".join(flag for flag in now.flags[other] if flag in OWN_FLAGS)
            paid = f"{words.money(now.payments[other])} {flags}".rstrip()
            x += 7 + canvas.text(paid, x, y, face="small")
