"""The pictures of the help pages, drawn from the cards themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from godoris.app.banners import EMBLEM, emblem
from godoris.app.cards_draw import LARGE, CardPainter
from godoris.app.examples import Example
from godoris.app.help_pages import Page
from godoris.app.help_table import screen
from godoris.app.help_turn import sum_height, sum_picture, turn_height, turn_picture
from godoris.app.help_words import HelpWords
from godoris.app.layout import CARD, MINI
from godoris.cards import BONUS_UNITS, FIRST_BONUS, IRIS, MONTHS, mask
from godoris.engine.plan import plan_of
from godoris.engine.score import points
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import Rect

PAD = 3
_LINE = 11
_ROW = CARD[1] + 2
_SCREEN = 62
_DECK_PITCH = 12
_KINDS = {"K": "kwang", "Y": "yul", "T": "tti", "D": "two"}


@dataclass(frozen=True)
class PagePicture:
    """The picture of one page; `example` is what its record shows."""

    page: Page
    words: HelpWords
    painter: CardPainter
    example: Example | None = None

    @property
    def height(self) -> int:
        """Rows that the band with the picture takes; 0 without one."""
        inside = self._inside()
        return inside + 2 * PAD if inside else 0

    def _inside(self) -> int:
        match self.page.picture:
            case "cards":
                return _ROW * -(-len(self.page.cards) // self._in_row) - 2
            case "month":
                return LARGE[1] + _LINE
            case "deck":
                return 8 + 4 * (MINI[1] + 1)
            case "bonus":
                return CARD[1] + _LINE
            case "screen":
                return _SCREEN
            case "emblem":
                return EMBLEM
            case "turn" if self.example:
                return turn_height(self.example)
            case "sum" if self.example and self.example.own:
                return sum_height(self.example)
        return 0

    @property
    def _in_row(self) -> int:
        return 2 if self.page.points and len(self.page.cards) > 1 else 1

    def paint(self, canvas: Canvas, box: Rect) -> None:
        """Draw it into a band of this width and `height` rows."""
        canvas.fill(box, "table.ground")
        canvas.hline(box.x, box.bottom, box.width, "table.line")
        area = box.grown(-PAD)
        match self.page.picture:
            case "cards":
                self._cards(canvas, area)
            case "month":
                self._month(canvas, area)
            case "deck":
                self._deck(canvas, area)
            case "bonus":
                self._bonus(canvas, area)
            case "screen":
                screen(canvas, area, self.words)
            case "emblem":
                canvas.picture(emblem(self.page.id), area.centre[0] - EMBLEM // 2, area.y)
            case "turn" if self.example:
                turn_picture(canvas, area, self.words, self.painter, self.example)
            case "sum" if self.example:
                sum_picture(canvas, area, self.words, self.painter, self.example)

    def _cards(self, canvas: Canvas, area: Rect) -> None:
        """Rows of cards in the middle, two to a line where they end in a sum."""
        rules = self.words.rules
        width = area.width // self._in_row
        for i, row in enumerate(self.page.cards):
            ids = [rules.card(code) for code in row]
            if self.page.id == "yul":
                ids = [card for card in ids if plan_of(rules).yul >> card & 1]
            cell = Rect(area.x + i % self._in_row * width, area.y + i // self._in_row * _ROW, width, CARD[1])
            text = ""
            if self.page.points:
                text = self.words.picture("points", n=points(plan_of(rules), mask(ids)))
            wide = canvas.font("bold").width(text) + 3 if text else 0
            row_width = draw_row(canvas, self.painter, ids, cell, cell.width - wide - 4, wide)
            x = cell.x + (cell.width - row_width - wide) // 2 + row_width + 3
            canvas.text(text, x, cell.y + 8, "table.text", "bold")

    def _month(self, canvas: Canvas, area: Rect) -> None:
        """The four cards of a month, large, with what each is."""
        first = 4 * (self.page.month - 1)
        gap = (area.width - 4 * LARGE[0]) // 3
        for i, card in enumerate(range(first, first + 4)):
            x = area.x + i * (LARGE[0] + gap)
            self.painter.large(canvas, card, x, area.y)
            kind = _KINDS.get(self.words.rules.code(card)[-1], "one")
            if card == IRIS and self.words.rules.iris == "pee":
                kind = "two"
            text = self.words.picture(kind)
            canvas.text(text, x - 3, area.y + LARGE[1], "table.text", width=LARGE[0] + 6, align="centre")

    def _deck(self, canvas: Canvas, area: Rect) -> None:
        """All month cards as minis under the figure of their month."""
        left = area.x + (area.width - _DECK_PITCH * MONTHS + _DECK_PITCH - MINI[0]) // 2
        for number in range(1, MONTHS + 1):
            x = left + _DECK_PITCH * (number - 1)
            canvas.text(
                str(number), x - 1, area.y - 1, "table.text", "small", width=MINI[0] + 2, align="centre"
            )
            for i in range(4):
                self.painter.mini(canvas, 4 * (number - 1) + i, x, area.y + 8 + i * (MINI[1] + 1))

    def _bonus(self, canvas: Canvas, area: Rect) -> None:
        """The bonus cards of the deck with their units."""
        codes = self.words.rules.bonus
        pitch = CARD[0] + 14
        left = area.x + (area.width - pitch * len(codes) + 14) // 2
        for i, code in enumerate(codes):
            x = left + pitch * i
            self.painter.card(canvas, FIRST_BONUS + i, x, area.y)
            units = BONUS_UNITS[code]
            text = str(units) if units else "-"
            canvas.text(text, x, area.y + CARD[1], "table.text", "bold", width=CARD[0] + 1, align="centre")


def draw_row(
    canvas: Canvas, painter: CardPainter, ids: Sequence[int], cell: Rect, room: int, spare: int = 0
) -> int:
    """Cards side by side in the middle of a cell, overlapping where `room` is short: their width.

    spare: what stands to the right of them and is to be in the middle with them.
    """
    pitch = CARD[0] + 1
    if len(ids) > 1:
        pitch = min(pitch, (room - CARD[0]) // (len(ids) - 1))
    width = pitch * (len(ids) - 1) + CARD[0]
    left = cell.x + (cell.width - width - spare) // 2
    for i, card in enumerate(ids):
        painter.card(canvas, card, left + pitch * i, cell.y)
    return width
