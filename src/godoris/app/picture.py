"""The whole picture of the Table at one moment: painters one over the other."""

from __future__ import annotations

from godoris.app import effects, layout, targets
from godoris.app.banners import BannerPainter, is_paid
from godoris.app.cards_draw import LARGE, CardPainter, corners, hint_mark, ring
from godoris.app.groups import group_masks, in_order, shown_cards
from godoris.app.motion import Frame, Line
from godoris.app.paint_bottom import Own
from godoris.app.paint_table import Middle
from godoris.app.paint_top import Others
from godoris.app.scene import Scene
from godoris.app.targets import Target
from godoris.app.words import Words
from godoris.frozen import Frozen
from godoris.palm import frames
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import SCREEN, Rect

LOG_ROW = 12


class Ways:
    """What the person is doing at the Table, beside what lies on it.

    focus: where the navigator stands; choices: cards offered; chosen: which of them it stands on; lifted: the
    hand slot that waits for its pair; spread: the month opened under the pen; held: a card under the pen and
    where; purse: the seat whose purse is shown; open: the group or HeunDeum looked at; log: whether the last
    events are listed, with the row the navigator stands on.
    """

    focus: Target | None = None
    choices: tuple[int, ...] = ()
    chosen: int | None = None
    lifted: int | None = None
    spread: int | None = None
    held: tuple[int, int, int] | None = None
    purse: int | None = None
    open: Target | None = None
    log: int | None = None


class Picture:
    """Paints a frame and what the person does over it."""

    def __init__(self, cards: CardPainter, words: Words) -> None:
        self.cards, self.words = cards, words

    def paint(self, canvas: Canvas, clip: Rect, frame: Frame, ways: Ways, foot: Foot) -> None:
        """Everything that lies in `clip`."""
        scene = frame.scene
        own = Own(self.cards, self.words)
        Others(self.cards, self.words).paint(
            canvas, scene, clip, foot.purse if ways.purse is not None else None
        )
        middle = Middle(self.cards)
        middle.paint(canvas, scene, clip, ways.spread)
        own.captured(canvas, scene, clip)
        focus = ways.focus if not ways.choices and ways.open is None and ways.log is None else None
        own.hand(canvas, scene, clip, ways.lifted, foot.forced)
        own.foot(canvas, scene, clip, foot.text, foot.mine)
        if foot.hint:
            self._hint(canvas, scene, clip, foot)
        if focus:
            ring(canvas, targets.place(scene, focus))
        if ways.spread is not None:
            middle.stack(canvas, scene, ways.spread, spread_places(scene, ways.spread), SCREEN)
        if ways.choices:
            self._choices(canvas, scene, ways, foot.hinted)
        if ways.open is not None:
            self._open(canvas, scene, ways.open)
        for sprite in frame.sprites:
            if sprite.area.overlaps(clip):
                self.cards.sprite(canvas, sprite)
        for effect in frame.effects:
            effects.draw(canvas, effect)
        if frame.banner:
            BannerPainter(self.cards, self.words).paint(canvas, frame)
        if ways.log is not None:
            log(canvas, self.words, scene, foot.log, ways.log)
        if ways.held is not None:
            self._held(canvas, ways.held)

    def _hint(self, canvas: Canvas, scene: Scene, clip: Rect, foot: Foot) -> None:
        """The reason over the whole foot, and marks on the cards of the hand that it speaks of."""
        box = layout.CHAT.union(layout.STATUS)
        if clip.overlaps(box):
            canvas.fill(box, "table.hint_fill")
            canvas.text(foot.hint, box.x + 2, box.y, "table.hint_text", width=box.width - 3)
        for card in foot.hinted:
            if card in scene.hand:
                hint_mark(canvas, scene.hand_rect(scene.hand.index(card)))

    def _choices(self, canvas: Canvas, scene: Scene, ways: Ways, hinted: tuple[int, ...]) -> None:
        """Everything but the cards offered and the card played is dimmed."""
        canvas.dim(Rect(0, 0, layout.SIZE, layout.CHAT.y - 1), "table.dim")
        if ways.lifted is not None:
            rect = layout.hand(len(scene.hand))[ways.lifted].moved(0, -layout.LIFTED)
            self.cards.card(canvas, scene.hand[ways.lifted], rect.x, rect.y)
            corners(canvas, rect)
        for card, rect in zip(scene.turned, layout.flips(len(scene.turned)), strict=True):
            self.cards.card(canvas, card, rect.x, rect.y)
        for card, rect in choice_places(scene, ways.choices):
            canvas.fill(rect.grown(2), "table.offer")
            self.cards.card(canvas, card, rect.x, rect.y)
            if card in hinted:
                hint_mark(canvas, rect)
            if card == ways.chosen:
                ring(canvas, rect)

    def _open(self, canvas: Canvas, scene: Scene, target: Target) -> None:
        """A captured group, or a HeunDeum that was shown, in whole cards over the table."""
        places = opened(scene, target)
        canvas.fill(layout.gallery_box(len(places)), "table.line")
        for card, rect in places:
            self.cards.card(canvas, card, rect.x, rect.y)
            if scene.fresh >> card & 1:
                corners(canvas, rect)

    def _held(self, canvas: Canvas, held: tuple[int, int, int]) -> None:
        """The card under the pen, larger, above it and on the screen."""
        card, x, y = held
        width, height = LARGE
        left = min(max(1, x - width // 2), SCREEN.width - width - 1)
        top = max(1, y - height - 6)
        canvas.fill(Rect(left - 1, top - 1, width + 2, height + 2), "table.line")
        self.cards.large(canvas, card, left, top)


class Foot(Frozen):
    """Words of the moment: chat line, whether it is the player's turn, the purse asked for, last events; a
    hint and the cards that it is about; whether only a PokTan card may be played.
    """

    text: str
    mine: bool = False
    purse: tuple[int, str] | None = None
    log: tuple[Line, ...] = ()
    hint: str = ""
    hinted: tuple[int, ...] = ()
    forced: bool = False


def spread_places(scene: Scene, number: int) -> list[tuple[int, Rect]]:
    """The cards of a stack opened side by side."""
    stack = scene.stack(number)
    return list(zip(stack, layout.spread(scene.slots[number], len(stack)), strict=True))


def choice_places(scene: Scene, choices: tuple[int, ...]) -> list[tuple[int, Rect]]:
    """Where the two cards offered lie: side by side over their slot."""
    number = next(m for m in scene.months() if choices[0] in scene.stack(m))
    return list(zip(choices, layout.offers(scene.slots[number], len(choices)), strict=True))


def opened(scene: Scene, target: Target) -> list[tuple[int, Rect]]:
    """The cards of a captured group in two rows over the table, as many whole as there is room for."""
    if target.kind == "shake":
        ids = tuple(shown_cards(scene, target.first))
    else:
        ids = in_order(group_masks(scene.rules, scene.captured[target.first])[target.second])
    return list(zip(ids, layout.gallery(len(ids)), strict=True))


def log_rows(count: int) -> Rect:
    """The list of the last events above the chat line."""
    height = max(1, count) * LOG_ROW
    return Rect(1, layout.CHAT.y - 2 - height, 156, height)


def log(canvas: Canvas, words: Words, scene: Scene, lines: tuple[Line, ...], row: int) -> None:
    """The last events, oldest first; the row of the navigator inverted."""
    box = log_rows(len(lines))
    canvas.fill(box, "object_fill")
    canvas.frame(box, frames.Frame.POPUP, "menu_frame")
    if not lines:
        canvas.text(words.text("table.nothing"), box.x + 3, box.y)
    for i, line in enumerate(lines):
        y = box.y + LOG_ROW * i
        ink = "object_foreground"
        if i == row:
            canvas.fill(Rect(box.x, y, box.width, LOG_ROW), "menu_selected_fill")
            ink = "menu_selected_foreground"
        money = words.money(line.amount, plus=True) if is_paid(line) else ""
        wide = canvas.font().width(money)
        room = box.width - 8 - wide
        canvas.text(words.said(line, scene.rules, room), box.x + 3, y, ink, width=room)
        canvas.text(money, box.right - 2 - wide, y, ink)
