"""Cards on a canvas: faces, backs, PokTan cards, the marks laid over them."""

from __future__ import annotations

from typing import Literal

from pygame import transform
from pygame.surface import Surface

from godoris.app.cards_art import BACK as BACK_CODE
from godoris.app.cards_art import CardArt, Depth, Size
from godoris.app.layout import CARD, MINI
from godoris.app.motion import BACK, Sprite
from godoris.app.scene import BOMB
from godoris.cards import month
from godoris.palm.canvas import Canvas
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect
from godoris.palm.palette import KEY
from godoris.rules import RuleSet

_CARD_SIZES: dict[int, Size] = {1: "card", 2: "double"}
_MINI_SIZES: dict[int, Size] = {1: "mini", 2: "card"}
_LARGE_SIZES: dict[int, Size] = {1: "double", 2: "large"}
Figure = Literal["whole", "strip", ""]
"""Of a card that lies open, of one that is covered but for a strip, of one whose month is seen on another."""
LARGE = (36, 54)
"""A card under a held pen."""
_CORNER = 4


class CardPainter:
    """Draws cards of a rule set's deck in the depth and density of a canvas."""

    def __init__(self, rules: RuleSet, arts: dict[Depth, CardArt]) -> None:
        self.rules, self._arts = rules, arts
        self.figures = False

    def _art(self, canvas: Canvas) -> CardArt:
        depth: Depth = "colour"
        if canvas.kind == "grey16":
            depth = "grey16"
        elif canvas.kind == "grey4":
            depth = "grey4"
        if depth not in self._arts:
            self._arts[depth] = CardArt(depth)
        return self._arts[depth]

    def _code(self, card: int) -> str:
        return BACK_CODE if card == BACK else self.rules.code(card)

    def card(self, canvas: Canvas, card: int, x: float, y: float, figure: Figure = "whole") -> None:
        """A card of 18×27: a face, BACK or BOMB; `figure`: how the figure of its month is seen, if at all."""
        if card == BOMB:
            self._bomb(canvas, int(x), int(y))
            return
        size = _CARD_SIZES[canvas.density]
        art = self._art(canvas)
        canvas.picture(art.sprite(self._code(card), size), x, y)
        if figure and self._figured(card):
            canvas.picture((art.strip if figure == "strip" else art.badge)(month(card), size), x, y)

    def _figured(self, card: int) -> bool:
        return self.figures and card >= 0 and month(card) > 0

    def mini(self, canvas: Canvas, card: int, x: float, y: float) -> None:
        """A card of 9×13.  It shows its month anyway, but for the picture that it is on a sharp screen."""
        size, art = _MINI_SIZES[canvas.density], self._art(canvas)
        canvas.picture(art.sprite(self._code(card), size), x, y)
        if size != "mini" and self._figured(card):
            canvas.picture(art.strip(month(card), size), x, y)

    def sprite(self, canvas: Canvas, sprite: Sprite) -> None:
        """A card in the air, over its shadow: narrow while it turns over, smaller on its way to the minis."""
        x, y = sprite.x, sprite.y - sprite.lift
        natural = MINI if sprite.small else CARD
        if sprite.lift:
            shadow = Rect(int(sprite.x), int(sprite.y), int(sprite.width), int(sprite.height))
            canvas.fill(shadow.moved(sprite.lift, sprite.lift // 2), "table.shadow")
        if (sprite.width, sprite.height) == natural or sprite.card == BOMB:
            (self.mini if sprite.small else self.card)(canvas, sprite.card, x, y)
            return
        d = canvas.density
        size = max(1, int(sprite.width * d)), max(1, int(sprite.height * d))
        scaled = transform.scale(self._face(canvas, sprite.card), size)
        scaled.set_colorkey(KEY)
        canvas.picture(scaled, x, y)

    def _face(self, canvas: Canvas, card: int) -> Surface:
        """The picture of a card of 18×27, its month figure included."""
        size = _CARD_SIZES[canvas.density]
        art = self._art(canvas)
        face = art.sprite(self._code(card), size)
        if self._figured(card):
            face = face.copy()
            face.blit(art.badge(month(card), size), (0, 0))
        return face

    def large(self, canvas: Canvas, card: int, x: int, y: int) -> None:
        """A card of 36×54."""
        size = _LARGE_SIZES[canvas.density]
        art = self._art(canvas)
        canvas.picture(art.sprite(self._code(card), size), x, y)
        if self._figured(card):
            canvas.picture(art.badge(month(card), size), x, y)

    def _bomb(self, canvas: Canvas, x: int, y: int) -> None:
        """A PokTan card: a turn that only turns a card over."""
        inner = Rect(x + 1, y + 1, CARD[0] - 2, CARD[1] - 2)
        canvas.fill(Rect(x, y, *CARD), "table.bomb_frame")
        canvas.fill(inner, "table.bomb")
        canvas.frame(inner.grown(-2), Frame.SIMPLE, "table.bomb_sign")
        canvas.symbol("bomb", x + 7, y + 10, "table.bomb_sign")


def corners(canvas: Canvas, rect: Rect, length: int = _CORNER) -> None:
    """Corner marks on the card last played or turned over, outlined so that they stand off any picture."""
    x, y, right, bottom = rect.x, rect.y, rect.right - 1, rect.bottom - 1
    for colour, inset, reach in (("table.corner_edge", 1, length), ("table.corner", 0, length)):
        left, top, r, b = x + inset, y + inset, right - inset, bottom - inset
        long = reach - inset
        for row in (top, b):
            canvas.hline(left, row, long, colour)
            canvas.hline(r - long + 1, row, long, colour)
        for column in (left, r):
            canvas.vline(column, top, long, colour)
            canvas.vline(column, b - long + 1, long, colour)


def ring(canvas: Canvas, rect: Rect) -> None:
    """The focus ring of the navigator, around the outside of a card."""
    canvas.frame(rect, Frame.SIMPLE, "table.ring")


def hint_mark(canvas: Canvas, rect: Rect) -> None:
    """A frame of two pixels around a card that a hint is about, and a sign that points to it."""
    canvas.frame(rect, Frame.SIMPLE, "table.hint")
    canvas.frame(rect.grown(1), Frame.SIMPLE, "table.hint_edge")
    plate = Rect(rect.centre[0] - 4, rect.y - 8, 9, 6)
    canvas.fill(plate, "table.hint_edge")
    canvas.symbol("to_down", plate.x + 2, plate.y + 2, "table.hint_sign")
