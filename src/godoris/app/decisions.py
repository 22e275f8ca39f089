"""The forms that ask for a decision: HeunDeum, PokTan, HeunDeum at the deal, Go or Stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from godoris.app.cards_draw import CardPainter
from godoris.app.paint_table import arrow
from godoris.engine import Result
from godoris.engine.moves import GO, HIDE, POKTAN, SHAKE, SHOW, STOP
from godoris.palm.canvas import Canvas
from godoris.palm.controls.button import Button
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import CtlSelect, Event, FrmTitleEnter, FrmUpdate, GadgetEvent, KeyDown, Nil, PenUp
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

OWN_FLAGS = ("GB", "KB", "PB")
"""Doublings of one loser; the others are the winner's and every loser's."""


class Three:
    """A form that shows three cards and closes with the button pressed."""

    def __init__(self, form: Form, app: Godoris, ids: Sequence[int]) -> None:
        self.form, self.app, self.ids = form, app, ids
        self.gadget = form.get("cards", Gadget)
        self.gadget.painter = self._paint
        self.hinted = Hinted(form, app)
        self._name()

    def _name(self) -> None:
        """The words of the rule set: in the title, and on the button that plays all three."""
        words, rules = self.app.words, self.app.view.rules
        heundeum, poktan = (words.event(rules, name) for name in ("heundeum", "poktan"))
        asked = words.text("show.title", heundeum=heundeum)
        titles = {"heundeum": heundeum, "poktan": poktan, "show": self.app.hints.text or asked}
        self.form.title = titles[self.form.name]
        if self.form.name == "poktan":
            self.form.get("poktan", Button).text = poktan

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        painter = CardPainter(self.app.view.rules, self.app.arts)
        painter.figures = self.app.prefs.month_figures
        box = self.gadget.rect
        left = box.x + (box.width - 20 * len(self.ids) + 2) // 2
        for i, card in enumerate(self.ids):
            painter.card(canvas, card, left + 20 * i, box.y)

    def handle(self, event: Event) -> bool:
        """Nothing of its own: a button closes the form."""
        match event:
            case FrmUpdate():
                self._name()
            case Nil() if self.form.name == "show":
                self.hinted.mark()
                self._name()
            case KeyDown(char="h" | "H") if self.form.name == "show":
                self.app.hints.ask()
                return True
        return False


class Hinted:
    """Shows on a form which of its buttons a hint is about."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self._marked = ""

    def mark(self) -> None:
        """Let the navigator's ring stand on the button, once."""
        button = self.app.hints.button
        if button and button != self._marked:
            self.form.set_focus(self.form.get(button, Button), ring=True)
        self._marked = button


def heundeum_moves(card: int) -> dict[str, list[int]]:
    """The moves by button."""
    return {"shake": [card | SHAKE], "just_play": [card]}


def poktan_moves(card: int, number: int) -> dict[str, list[int]]:
    """The moves by button."""
    return {"poktan": [POKTAN + number], "one_card": [card]}


def show_moves(number: int) -> dict[str, list[int]]:
    """The moves by button."""
    return {"show": [SHOW + number], "hide": [HIDE + number]}


def go_stop_moves() -> dict[str, list[int]]:
    """The moves by button."""
    return {"go": [GO], "stop": [STOP]}


class GoStop:
    """Go or Stop, with the reckoning of a Stop now."""

    def __init__(self, form: Form, app: Godoris, now: Result, legal: Sequence[int]) -> None:
        self.form, self.app, self.now = form, app, now
        form.title = app.words.text("go_stop.title", n=app.view.points[0])
        self.reckoning, self.payers = form.get("reckoning", Gadget), form.get("payers", Gadget)
        self.reckoning.painter, self.payers.painter = self._paint_reckoning, self._paint_payers
        if GO not in legal:
            form.show("go", on=False)
            stop = form.get("stop", Button)
            stop.rect = stop.rect.moved(form.get("go", Button).rect.x - stop.rect.x, 0)
        self.legal = legal
        self.hinted = Hinted(form, app)

    def handle(self, event: Event) -> bool:
        """G and S are keys for the buttons, H and a tap on the sum ask for a hint; a pen held on the title
        shows what lies beneath.
        """
        match event:
            case Nil():
                self.hinted.mark()
            case KeyDown(char="h" | "H") | GadgetEvent(control="reckoning", phase="select"):
                self.app.hints.ask()
                return True
            case FrmTitleEnter():
                self.form.hidden = True
                return True
            case PenUp() if self.form.hidden:
                self.form.hidden = False
            case KeyDown(char="g" | "G") if GO in self.legal:
                return self._press("go")
            case KeyDown(char="s" | "S"):
                return self._press("stop")
        return False

    def _press(self, button: str) -> bool:
        self.form.system.post(CtlSelect(self.form.name, button))
        return True

    def _paint_reckoning(self, canvas: Canvas, rect: Rect) -> None:
        box = self.reckoning.rect
        canvas.text(self.app.hints.text or reckoning(self.app, self.now), box.x, box.y, width=box.width)

    def _paint_payers(self, canvas: Canvas, rect: Rect) -> None:
        box, view = self.payers.rect, self.app.view
        for i, side in enumerate(payers(view.rules.sides)):
            x, y = box.x, box.y + 8 * i
            if view.rules.sides > 2:  # of two there is no doubt who pays
                sign = arrow(view.rules.seats, side)
                canvas.symbol(sign, x, y + (2 if canvas.signs.size(sign)[1] == 5 else 3))
                x += 6
            flags = " ".join(flag for flag in self.now.flags[side] if flag in OWN_FLAGS)
            text = f"{self.app.words.money(-self.now.payments[side])} {flags}".rstrip()
            wide = canvas.text(text, x, y, face="small")
            if view.go[side]:
                self._go_mark(canvas, view.go[side], x + wide + 3, y, box.right)

    def _go_mark(self, canvas: Canvas, calls: int, x: int, y: int, right: int) -> None:
        """Who else called Go: in words where there is room, else the number alone."""
        text = self.app.words.text("table.go_badge", n=calls)
        if x + canvas.font("small").width(text) + 2 > right:
            text = str(calls)
        canvas.fill(Rect(x, y + 1, canvas.font("small").width(text) + 1, 7), "table.go_fill")
        canvas.text(text, x + 1, y, "table.go_text", "small")


def payers(sides: int) -> list[int]:
    """The other sides, the one that sits to the left first, as their names stand on the Table."""
    return [2, 1] if sides == 3 else [1]


def common_factor(now: Result, winner: int, gobak: str) -> int:
    """By what every loser's payment is multiplied: Go, HeunDeum, PokTan, seven Yul."""
    own = [flag for flag in OWN_FLAGS if flag != "GB" or gobak == "doubles"]
    for side, factor in enumerate(now.multipliers):
        if side != winner:
            return factor >> sum(flag in own for flag in now.flags[side])
    return 1


def reckoning(app: Godoris, now: Result, winner: int = 0) -> str:
    """The sum of a Stop in one line: points + Go × doublings × bet."""
    words, view = app.words, app.view
    rules = view.rules
    bonus = rules.go_bonus(now.go)
    points = str(now.points - bonus)
    if now.go:
        points += words.text("go_stop.plus_go", n=now.go)
    factor = common_factor(now, winner, rules.gobak) * view.carry
    loser = next(side for side in range(rules.sides) if side != winner)
    flags = " ".join(flag for flag in now.flags[loser] if flag not in OWN_FLAGS)
    if factor > 1:
        points += f" × {factor} {flags}".rstrip()
    return words.text("go_stop.reckoning", points=points, bet=words.money(view.bet))
