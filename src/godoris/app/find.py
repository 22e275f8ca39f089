"""Find: what is still out, month by month, from what everybody has seen (docs/screens.md, Find)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app.cards_draw import CardPainter
from godoris.app.scene import Scene
from godoris.cards import FIRST_BONUS, MONTH_MASK, MONTHS, cards, mask
from godoris.frozen import Frozen
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import Event
from godoris.palm.form import Form
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect
from godoris.rules import RuleSet

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_LEFT, _PITCH = 34, 10
_CARDS_Y, _ROW = 10, 14
_ROWS_Y = 70
_LINE = 13


class Known(Frozen):
    """Where the cards are, as masks: in the player's hand, on the table, captured by anybody, not seen yet.

    shown: those of the unseen that a Com has shown as HeunDeum and still holds.
    """

    mine: int
    table: int
    taken: int
    unseen: int
    shown: int

    @property
    def rows(self) -> tuple[tuple[str, int], ...]:
        """The four places by name."""
        return ("mine", self.mine), ("table", self.table), ("taken", self.taken), ("unseen", self.unseen)


def known(scene: Scene) -> Known:
    """What the Table shows and has shown; never what lies face down."""
    mine = mask(card for card in scene.hand if card >= 0)
    table = scene.table | mask(scene.turned)
    for part in scene.pile_bonus.values():
        table |= part
    taken = 0
    for part in scene.captured:
        taken |= part
    unseen = mask(scene.rules.deck) & ~(mine | table | taken)
    shown = 0
    for part in scene.shown:
        shown |= part & unseen
    return Known(mine, table, taken, unseen, shown)


class Find:
    """Every card as a mini, bright while it is unseen, and under it the figures of its month."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.app = app
        self.gadget = form.get("cards", Gadget)
        self.gadget.painter = self._paint
        self.known = known(app.director.displayed())

    def handle(self, event: Event) -> bool:
        """Nothing of its own: OK closes."""
        return False

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, rules = self.gadget.rect, self.app.view.rules
        painter = CardPainter(rules, self.app.arts)
        for number in range(1, MONTHS + 1):
            x = box.x + _LEFT + _PITCH * (number - 1)
            canvas.text(str(number), x, box.y + 1, face="small", width=_PITCH - 1, align="centre")
            for i, card in enumerate(cards(MONTH_MASK[number])):
                self._mini(canvas, painter, card, x, box.y + _CARDS_Y + _ROW * i)
        self._bonus(canvas, painter, rules)
        for i, (name, part) in enumerate(self.known.rows):
            self._figures(canvas, name, part, box.y + _ROWS_Y + _LINE * i)

    def _bonus(self, canvas: Canvas, painter: CardPainter, rules: RuleSet) -> None:
        box = self.gadget.rect
        bonus = [card for card in rules.deck if card >= FIRST_BONUS]
        if bonus:
            canvas.text(self.app.words.text("find.bonus"), box.x + 1, box.y - 1)
        for i, card in enumerate(bonus):
            x, y = box.x + 1 + _PITCH * (i % 3), box.y + _CARDS_Y + _ROW * (i // 3)
            self._mini(canvas, painter, card, x, y)

    def _mini(self, canvas: Canvas, painter: CardPainter, card: int, x: int, y: int) -> None:
        """Its outline alone once it has been seen; framed when a Com has shown it and holds it."""
        if self.known.unseen >> card & 1:
            painter.mini(canvas, card, x, y)
        else:
            canvas.dotted_frame(Rect(x + 1, y + 1, 7, 11), "faint")
        if self.known.shown >> card & 1:
            canvas.frame(Rect(x + 1, y + 1, 7, 11), Frame.SIMPLE, "find.shown")

    def _figures(self, canvas: Canvas, name: str, part: int, y: int) -> None:
        box = self.gadget.rect
        canvas.dotted(box.x, y - 1, box.width, "faint")
        face = "bold" if name == "unseen" else "std"
        canvas.text(self.app.words.text(f"find.{name}"), box.x + 1, y, width=_LEFT - 1)
        for number in range(1, MONTHS + 1):
            count = (part & MONTH_MASK[number]).bit_count()
            x = box.x + _LEFT + _PITCH * (number - 1)
            ink = "object_foreground" if count else "faint"
            canvas.text(str(count) if count else "·", x, y, ink, face, width=_PITCH - 1, align="centre")
