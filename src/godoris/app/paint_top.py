"""The other players at the top of the Table: names, badges, minis, marks."""

from __future__ import annotations

from godoris.app import layout
from godoris.app.cards_draw import CardPainter
from godoris.app.groups import figures, group_masks, in_order, near
from godoris.app.scene import Scene
from godoris.app.words import Words
from godoris.frozen import Frozen
from godoris.palm import hangul
from godoris.palm.canvas import Canvas
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

PANEL = Rect(0, 0, 160, 33)
DIGIT = 4
"""Advance of a figure of the face small."""


class Others(Frozen):
    """Draws what the other players show."""

    card_painter: CardPainter
    words: Words

    def paint(self, canvas: Canvas, scene: Scene, clip: Rect, purse: tuple[int, str] | None) -> None:
        """All of it that lies in `clip`; `purse`: a seat and its money, shown in place of the name."""
        if not clip.overlaps(Rect(0, 0, PANEL.width, PANEL.height + 1)):  # the line below belongs to it
            return
        canvas.fill(PANEL, "table.panel")
        canvas.hline(0, PANEL.bottom, 160, "table.line")
        for seat, rect in layout.names(scene.rules.seats).items():
            if rect.x and scene.rules.seats > 2:
                whole = scene.rules.sides == scene.rules.seats  # partners share what lies beneath
                canvas.vline(rect.x - 1, 0, PANEL.height if whole else rect.height, "table.panel_line")
            if rect.overlaps(clip):
                self._name(canvas, scene, seat, rect)
        if purse:
            self._purse(canvas, scene, *purse)
        for side, block in scene.blocks.items():
            if side and block.rect.overlaps(clip):
                for group in range(4):
                    self._group(canvas, scene, side, block, group)
                self._marks(canvas, scene, side, block)

    def _purse(self, canvas: Canvas, scene: Scene, seat: int, amount: str) -> None:
        """A purse in the place of name and Go, over its neighbours where it is long."""
        rect = layout.names(scene.rules.seats)[seat]
        wide = canvas.font().width(amount) + 3
        left = min(rect.x, PANEL.width - wide)
        moving = scene.seat == seat
        plate = Rect(left, rect.y, max(wide, canvas.font().width(self.words.seat(seat)) + 3), rect.height)
        if scene.rules.seats < 4:  # the points alone stay beside it
            points = self.words.text("table.points_badge", n=scene.points[scene.rules.side(seat)])
            width = rect.width - canvas.font().width(points) - 2
            canvas.fill(Rect(rect.x, rect.y, width, rect.height), "table.panel")
        canvas.fill(plate, "table.name_fill" if moving else "table.panel")
        canvas.text(amount, left + 2, rect.y, "table.name_text" if moving else "table.text")

    def _name(self, canvas: Canvas, scene: Scene, seat: int, rect: Rect) -> None:
        name = self.words.seat(seat)
        wide = canvas.font().width(name) + 3
        moving = scene.seat == seat
        if moving:
            canvas.fill(Rect(rect.x, rect.y, wide, rect.height), "table.name_fill")
        canvas.text(name, rect.x + 2, rect.y, "table.name_text" if moving else "table.text")
        x = rect.x + wide + 2
        if not scene.rules.side(seat):
            canvas.symbol("partner", x, rect.y + 4, "table.points")
            x += 7
        if scene.dealer == seat:
            canvas.symbol("dealer", x, rect.y + 4, "table.dealer")
        if scene.rules.seats == 4:
            self._hand_mark(canvas, scene, seat, rect.right - 12, rect.y + 2)
        elif scene.rules.side(seat):
            self._score(canvas, scene, scene.rules.side(seat), rect.right - 2, rect.y)

    def _score(self, canvas: Canvas, scene: Scene, side: int, right: int, y: int) -> None:
        """Points, and the Go badge left of them."""
        left = self._points(canvas, scene, side, right, y)
        if scene.go[side]:
            go_badge(canvas, self.words.text("table.go_badge", n=scene.go[side]), left - 3, y + 1)

    def _points(self, canvas: Canvas, scene: Scene, side: int, right: int, y: int) -> int:
        points = self.words.text("table.points_badge", n=scene.points[side])
        left = right - canvas.font().width(points) + 1
        canvas.text(points, left, y, "table.points")
        return left

    def _shared_score(self, canvas: Canvas, scene: Scene, side: int, cell: Rect) -> None:
        """Of partners, who have no strip for it: points beside the Kwang, the Go badge beneath them."""
        self._points(canvas, scene, side, cell.right - 3, cell.y)
        if scene.go[side]:
            text = self.words.text("table.go_badge", n=scene.go[side])
            go_badge(canvas, text, cell.x + canvas.font("small").width(text) + 4, cell.bottom - 9)

    def _group(self, canvas: Canvas, scene: Scene, side: int, block: layout.Block, group: int) -> None:
        places = scene.group_places(side, group)
        all_cards = in_order(group_masks(scene.rules, scene.captured[side])[group])
        for i, (card, rect) in enumerate(places):
            if scene.in_air(card):
                continue
            self.card_painter.mini(canvas, card, rect.x, rect.y)
            if scene.fresh >> card & 1:
                seen = block.pitch if i + 1 < len(places) else rect.width
                canvas.hline(rect.x, rect.bottom, seen, "table.fresh_line")
        if len(all_cards) > len(places):
            dog_ear(canvas, places[-1][1])
        hidden = any(scene.fresh >> card & 1 for card in all_cards[len(places) :])
        badge(canvas, scene, side, group, block.badge(group), fresh=hidden)

    def _marks(self, canvas: Canvas, scene: Scene, side: int, block: layout.Block) -> None:
        """Under the minis, left of the badges: hand, HeunDeum, Bbuk, PokTan cards."""
        rules = scene.rules
        seats = [seat for seat in range(rules.seats) if rules.side(seat) == side]
        y = block.rect.bottom - 8
        values = (
            ("shake", scene.shakes[side]),
            ("pile", sum(scene.bbuk[seat] for seat in seats)),
            ("bomb", sum(scene.bombs[seat] for seat in seats)),
        )
        if rules.seats < 4:
            self._hand_mark(canvas, scene, seats[0], block.cell(0).x + 1, y)
        else:
            self._shared_score(canvas, scene, side, block.cell(0))
        for group, (sign, count) in enumerate(values, 1):
            if count:
                mark(canvas, sign, count, block.cell(group).x + 1, y)

    def _hand_mark(self, canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
        mark(canvas, "hand", scene.counts[seat], x, y)


def mark(canvas: Canvas, sign: str, count: int, x: int, y: int) -> None:
    """A sign of 5×7 and its count."""
    canvas.symbol(sign, x, y, "table.mark")
    canvas.text(str(count), x + 6, y - 1, "table.mark", "small")


def go_badge(canvas: Canvas, text: str, right: int, y: int) -> None:
    """A plate that says how often a side has called Go, 9 px high, ending left of `right`."""
    wide = canvas.font("small").width(text) + 3
    canvas.fill(Rect(right - wide, y, wide, 9), "table.go_fill")
    lower = any(hangul.is_syllable(char) for char in text)  # syllables reach higher than letters
    canvas.text(text, right - wide + 2, y + lower, "table.go_text", "small")


def badge(canvas: Canvas, scene: Scene, side: int, group: int, rect: Rect, fresh: bool = False) -> None:
    """The figure of a group on its plate; the plate says when a set is near, or a hidden card is new."""
    figure = figures(scene.rules, scene.captured[side])[group]
    if not figure:
        return
    fill, ink = (
        ("table.fresh", "table.fresh_text")
        if fresh
        else ("table.badge" if side else "table.own_badge", "table.badge_text")
    )
    if any(where == group for _, where in near(scene.rules, scene.captured, side)):
        fill, ink = "table.near", "table.near_text"
    canvas.fill(rect, fill)
    if fill == "table.near":
        canvas.frame(rect.grown(-1), Frame.SIMPLE, "table.near_frame")
    text = str(figure)
    wide = canvas.font("small").width(text) - 1
    canvas.text(text, rect.x + (rect.width - wide + 1) // 2, rect.y - 1, ink, "small")


def dog_ear(canvas: Canvas, rect: Rect) -> None:
    """The lower right corner of a mini turned up: there is more."""
    for i in range(4):
        canvas.hline(rect.right - 1 - i, rect.bottom - 4 + i, i + 1, "table.more")
        canvas.fill(Rect(rect.right - 1 - i, rect.bottom - 4 + i, 1, 1), "table.more_frame")
