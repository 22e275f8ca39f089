"""The player's part of the Table: his captured cards, his hand, the chat line, his status."""

from __future__ import annotations

from godoris.app import layout
from godoris.app.cards_draw import CardPainter, Figure, corners
from godoris.app.groups import group_masks
from godoris.app.layout import OWN
from godoris.app.paint_top import badge, go_badge
from godoris.app.scene import EMPTY, Scene
from godoris.app.words import Words
from godoris.cards import FIRST_BONUS
from godoris.frozen import Frozen
from godoris.palm.canvas import Canvas
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

_FOOT = Rect(0, 148, 160, 12)


class Own(Frozen):
    """Draws what belongs to the player."""

    card_painter: CardPainter
    words: Words

    def captured(self, canvas: Canvas, scene: Scene, clip: Rect) -> None:
        """His captured cards by group, with badges and marks."""
        if not clip.overlaps(layout.CAPTURED):
            return
        canvas.fill(layout.CAPTURED, "table.own")
        for group in range(4):
            self._group(canvas, scene, group, clip)
        x = layout.CAPTURED.x + 34
        y = layout.CAPTURED.y + 1
        if scene.dealer == 0:
            canvas.symbol("dealer", x, y + 1, "table.dealer")
        marks = (("shake", scene.shakes[0]), ("pile", self._bbuk(scene)), ("bomb", self._bombs(scene)))
        for column, (sign, count) in enumerate(marks, 1):
            if count:
                canvas.symbol(sign, x + 40 * column, y, "table.mark")
                canvas.text(str(count), x + 40 * column + 1, y + 7, "table.mark", "small")

    def _bbuk(self, scene: Scene) -> int:
        rules = scene.rules
        return sum(count for seat, count in enumerate(scene.bbuk) if rules.side(seat) == 0)

    def _bombs(self, scene: Scene) -> int:
        """The PokTan cards of his partner; his own lie in the hand."""
        rules = scene.rules
        return sum(count for seat, count in enumerate(scene.bombs) if seat and not rules.side(seat))

    def _group(self, canvas: Canvas, scene: Scene, group: int, clip: Rect) -> None:
        places = scene.group_places(0, group)
        marked = scene.last[0] | scene.last[1]
        for card, rect in places:
            if scene.in_air(card):
                continue
            figure: Figure = "whole" if card == places[-1][0] else "strip"
            self.card_painter.card(canvas, card, rect.x, rect.y, figure)
            if marked >> card & 1:
                corners(canvas, rect)
        if group_masks(scene.rules, scene.captured[0])[group].bit_count() > len(places):
            rect = places[-1][1]
            plate = Rect(rect.right - 9, rect.y + 2, 7, 7)
            canvas.fill(plate, "table.more")
            canvas.frame(plate.grown(-1), Frame.SIMPLE, "table.more_frame")
            canvas.symbol("more", plate.x + 1, plate.y + 1, "table.more_sign")
        badge(canvas, scene, 0, group, OWN.badge(group))

    def hand(self, canvas: Canvas, scene: Scene, clip: Rect, lifted: int | None, forced: bool) -> None:
        """His hand; `lifted`: a slot whose card waits for its pair; `forced`: no month card may be played."""
        if not clip.overlaps(layout.HAND):
            return
        canvas.fill(layout.HAND, "table.ground")
        for slot, card in enumerate(scene.hand):
            if card == EMPTY or scene.in_air(card):
                continue
            rect = scene.hand_rect(slot)
            if slot == lifted:
                rect = layout.hand(len(scene.hand))[slot].moved(0, -layout.LIFTED)
            self.card_painter.card(canvas, card, rect.x, rect.y)
            if forced and 0 <= card < FIRST_BONUS:
                canvas.dim(rect, "table.dim")
            if slot == lifted:
                corners(canvas, rect)

    def foot(self, canvas: Canvas, scene: Scene, clip: Rect, chat: str, mine: bool) -> None:
        """Chat line and status; `mine`: the player is to move, his line is inverted."""
        if not clip.overlaps(_FOOT):
            return
        canvas.fill(_FOOT, "table.chat")
        canvas.hline(_FOOT.x, _FOOT.y, _FOOT.width, "table.line")
        box = layout.CHAT
        if mine:
            canvas.fill(box, "table.name_fill")
        canvas.text(
            chat, box.x + 2, box.y, "table.name_text" if mine else "table.chat_text", width=box.width - 3
        )
        self.status(canvas, scene)

    def status(self, canvas: Canvas, scene: Scene) -> int:
        """His points and Go at the right end of the foot; where they begin."""
        status = self.words.text("table.status", n=scene.points[0])
        right = layout.STATUS.right - 2
        if scene.go[0]:
            text = self.words.text("table.go_badge", n=scene.go[0])
            go_badge(canvas, text, right, layout.STATUS.y + 1)
            right -= canvas.font("small").width(text) + 6
        left = right - canvas.font().width(status) + 1
        canvas.text(status, left, layout.STATUS.y, "table.status_text")
        return left
