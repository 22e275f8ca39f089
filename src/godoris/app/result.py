"""How a game ended: the result with all payments, Chong Tong and three Bbuk, and all captured cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app.cards_draw import CardPainter
from godoris.app.decisions import reckoning
from godoris.app.groups import GROUPS, figures, group_masks, in_order
from godoris.app.layout import CARD
from godoris.app.marks import Marks
from godoris.app.paint_table import arrow
from godoris.cards import month
from godoris.engine import Event as GameEvent
from godoris.engine import Result
from godoris.palm.canvas import Canvas
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import CtlSelect, Event, GadgetEvent
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_PICTURE = 27
"""Room of the picture of a win, a loss or a draw at the right."""


class ResultSheet:
    """Points by group, Go, doublings by name, what each paid or got, first-turn payments, new purses."""

    def __init__(self, form: Form, app: Godoris, result: Result) -> None:
        self.form, self.app, self.result = form, app, result
        self.sheet = form.get("sheet", Gadget)
        self.sheet.painter = self._paint
        self.marks = Marks(form, app, self.sheet, self._marked())
        form.title = self._title()

    def _title(self) -> str:
        words, result = self.app.words, self.result
        if result.winner is None:
            return words.event(self.app.view.rules, "nagari")
        rules = self.app.view.rules
        side = rules.side(result.winner)
        if rules.sides < rules.seats:
            return words.text("result.title_they" if side else "result.title_we")
        if side == 0:
            return words.text("result.title_you")
        return words.text("result.title", who=words.side(rules, rules.side(result.winner)))

    def handle(self, event: Event) -> bool:
        """A look at all captured cards; a doubling leads to its page; OK closes."""
        match event:
            case CtlSelect(control="cards"):
                self.app.system.popup("cards")
                return True
            case GadgetEvent(phase="select", x=x, y=y):
                return self.marks.tap(x, y)
        return False

    def _rows(self) -> list[Rect]:
        """The place of each side."""
        box = self.sheet.rect
        top, pitch = (51, 24) if any(self.app.view.money) else (42, 26)
        sides = range(self.app.view.rules.sides)
        return [Rect(box.x + 2, box.y + top + 2 + pitch * side, box.width - 4, pitch) for side in sides]

    def _marked(self) -> list[tuple[int, int, list[str]]]:
        """Where the doublings of each side begin, and which they are."""
        flags = self.result.flags
        return [(row.x, row.y + 14, flags[side]) for side, row in enumerate(self._rows()) if flags]

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box = self.sheet.rect
        if self.result.score is None:
            self._picture(canvas, box)
            self._without_score(canvas, box)
        elif self._score(canvas, box) <= box.right - _PICTURE:
            self._picture(canvas, box)
        if any(self.app.view.money):
            self._first_turn(canvas, box)
        rows = self._rows()
        canvas.dotted(box.x, rows[0].y - 2, box.width, "object_foreground")
        for side, row in enumerate(rows):
            self._side(canvas, row, side)
        self.marks.paint(canvas)

    def _picture(self, canvas: Canvas, box: Rect) -> None:
        won = self.result.winner is not None and self.app.view.rules.side(self.result.winner) == 0
        nagari = self.result.winner is None
        canvas.picture("nagari" if nagari else "win" if won else "loss", box.right - _PICTURE, box.y + 4)

    def _first_turn(self, canvas: Canvas, box: Rect) -> None:
        """What was paid during the game, side by side under signs; of two sides the player's alone."""
        words, view = self.app.words, self.app.view
        x = box.x + 2 + canvas.text(words.text("result.first"), box.x + 2, box.y + 38) + 3
        if view.rules.sides == 2:  # what one side got the other paid
            canvas.text(words.money(view.money[0], plus=True), x, box.y + 39, face="small")
            return
        for side, amount in enumerate(view.money):
            sign = arrow(view.rules.seats, side)
            canvas.symbol(sign, x, box.y + (42 if canvas.signs.size(sign)[1] == 3 else 41))
            x += 5 + canvas.text(f"{amount:+,}" if amount else "0", x + 5, box.y + 39, face="small") + 2

    def _score(self, canvas: Canvas, box: Rect) -> int:
        """The winner's points by group, and the sum; where the columns end.

        Where words are long, groups without a point are left out, and at last the picture beside them.
        """
        rules, font = self.app.view.rules, canvas.font()
        columns = self._columns()
        widths = [max(22, font.width(caption) + 5) for caption, _ in columns]
        if sum(widths) > box.width - _PICTURE - 2:
            columns = [column for column in columns if column[1]]
            widths = [font.width(caption) + 5 for caption, _ in columns]
        x = box.x + 2
        for (caption, value), wide in zip(columns, widths, strict=True):
            canvas.text(caption, x, box.y + 2)
            canvas.text(str(value), x, box.y + 13, face="bold")
            x += wide
        side = rules.side(self.result.winner or 0)
        canvas.text(reckoning(self.app, self.result, side), box.x + 2, box.y + 26, width=box.width - 4)
        return x

    def _columns(self) -> list[tuple[str, int]]:
        words, rules, score = self.app.words, self.app.view.rules, self.result.score
        assert score is not None
        columns = [(words.group(rules, name), value) for name, value in zip(GROUPS, score, strict=True)]
        if self.result.go:
            columns.append((words.text("result.go"), rules.go_bonus(self.result.go)))
        return columns

    def _without_score(self, canvas: Canvas, box: Rect) -> None:
        """NaGaRi, Chong Tong and three Bbuk: words, or the fixed sum."""
        words, view = self.app.words, self.app.view
        if self.result.winner is None:
            text = words.text("result.nobody")
            if view.rules.nagari_carry > 1:
                carry = view.rules.next_carry(view.carry, won=False)
                text += " " + words.text("result.next", n=carry)
        else:
            text = words.event(view.rules, self.result.kind)
        for i, line in enumerate(canvas.font().wrap(text, box.width - 34)):
            canvas.text(line, box.x + 2, box.y + 4 + 12 * i)
        if self.result.winner is not None:
            sum_ = words.text("result.total", n=self.result.points, bet=words.money(view.bet))
            if view.carry > 1:
                sum_ += words.text("result.carry", n=view.carry)
            canvas.text(sum_, box.x + 2, box.y + 26)

    def _side(self, canvas: Canvas, row: Rect, side: int) -> None:
        """Two lines: name, money of this game; doublings by name, first-turn payments and new purse."""
        words, view, result = self.app.words, self.app.view, self.result
        canvas.text(words.side(view.rules, side), row.x, row.y, face="bold")
        paid = result.payments[side]
        canvas.text(words.money(paid, plus=True), row.x, row.y, face="bold", width=row.width, align="right")
        second = row.y + 12
        if result.multipliers and result.multipliers[side] > 1:
            canvas.text(f"×{result.multipliers[side]}", self.marks.end(side), second + 2, face="small")
        if self.app.reels.on:
            return  # the purses are those of today
        purse = words.money(self.app.sitting.standing[side])
        wide = canvas.font().width(purse) - 1
        canvas.text(purse, row.right - wide, second)
        canvas.symbol("purse", row.right - wide - 9, second + 1)


class Won:
    """Chong Tong, with the four cards, and three Bbuk: who, and what is paid."""

    def __init__(self, form: Form, app: Godoris, result: Result, events: list[GameEvent]) -> None:
        self.app, self.result = app, result
        self.ids = next((event.cards for event in events if event.name == "chongtong"), ())
        self.what = form.get("what", Gadget)
        self.what.painter = self._paint
        form.title = app.words.event(app.view.rules, result.kind)

    def handle(self, event: Event) -> bool:
        """Nothing of its own: OK closes."""
        return False

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, words, view = self.what.rect, self.app.words, self.app.view
        painter = CardPainter(view.rules, self.app.arts)
        left = box.x + (box.width - 20 * max(1, len(self.ids)) + 2) // 2
        for i, card in enumerate(self.ids):
            painter.card(canvas, card, left + 20 * i, box.y + 2)
        if not self.ids:
            canvas.picture("bbuk", box.centre[0] - 12, box.y + 2)
        canvas.text(self._who(), box.x, box.y + 32, face="bold", width=box.width, align="centre")
        each = words.money(self.result.points * view.carry * view.bet)
        sum_ = words.text("result.total", n=self.result.points, bet=words.money(view.bet))
        if view.carry > 1:
            sum_ += words.text("result.carry", n=view.carry)
        canvas.text(f"{sum_} = {each}", box.x, box.y + 45, width=box.width, align="centre")

    def _who(self) -> str:
        words = self.app.words
        seat = self.result.winner or 0
        key = "who" if self.ids else "three"
        if seat == 0:
            key += "_you"
        name = words.text(f"month.{month(self.ids[0])}") if self.ids else ""
        bbuk = words.event(self.app.view.rules, "bbuk")
        return words.text(f"chongtong.{key}", who=words.seat(seat), month=name, bbuk=bbuk)


class CapturedCards:
    """All captured cards, a side at a time, in whole cards by group."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.app, self.side = app, 0
        self.gadget = form.get("cards", Gadget)
        self.gadget.painter = self._paint
        rules = app.view.rules
        for side in range(3):
            button = form.get(f"side{side}", PushButton)
            if side < rules.sides:
                button.text = app.words.side(rules, side)
                if button.needed_width() > button.rect.width:  # a name of the widest letters
                    button.text = app.words.text("score_board.you")
            else:
                button.visible = False

    def handle(self, event: Event) -> bool:
        """Another side."""
        match event:
            case CtlSelect(control=control) if control.startswith("side"):
                self.side = int(control[4:])
                self.gadget.redraw()
                return True
        return False

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, view, words = self.gadget.rect, self.app.view, self.app.words
        painter = CardPainter(view.rules, self.app.arts)
        captured = view.captured[self.side]
        counts = figures(view.rules, captured)
        for i, (name, part) in enumerate(zip(GROUPS, group_masks(view.rules, captured), strict=True)):
            top = box.y + 2 + 30 * i
            canvas.text(words.group(view.rules, name), box.x + 1, top + 1)
            canvas.text(str(counts[i]), box.x + 1, top + 13, face="bold")
            ids = in_order(part)
            left, width = box.x + 34, box.width - 35
            pitch = min(CARD[0] + 1, (width - CARD[0]) // max(1, len(ids) - 1))
            for n, card in enumerate(ids):
                painter.card(canvas, card, left + pitch * n, top)
