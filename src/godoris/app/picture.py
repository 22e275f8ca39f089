"""The whole picture of the Table at one moment: painters one over the other."""

from __future__ import annotations

from dataclasses import dataclass

from godoris.app import layout, targets
from godoris.app.cards_draw import LARGE, CardPainter, corners, ring
from godoris.app.groups import group_masks, in_order, shown_cards
from godoris.app.motion import Banner, Frame, Line
from godoris.app.paint_bottom import Own
from godoris.app.paint_table import Middle
from godoris.app.paint_top import Others
from godoris.app.scene import Scene
from godoris.app.targets import Target
from godoris.app.words import Words
from godoris.palm import frames
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import SCREEN, Rect

EMBLEM = 24
LOG_ROW = 12


@dataclass
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


@dataclass
class Picture:
    """Paints a frame and what the person does over it."""

    cards: CardPainter
    words: Words

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
        slot = focus.first if focus and focus.kind == "hand" else None
        own.hand(canvas, scene, clip, ways.lifted, slot)
        own.foot(canvas, scene, clip, foot.text, foot.mine)
        if focus and focus.kind != "hand":
            ring(canvas, targets.place(scene, focus))
        if ways.spread is not None:
            middle.stack(canvas, scene, ways.spread, spread_places(scene, ways.spread), SCREEN)
        if ways.choices:
            self._choices(canvas, scene, ways)
        if ways.open is not None:
            self._open(canvas, scene, ways.open)
        for sprite in frame.sprites:
            draw = self.cards.mini if sprite.small else self.cards.card
            draw(canvas, sprite.card, sprite.x, sprite.y)
        if frame.banner:
            banner(canvas, self.words, scene, frame.banner)
        if ways.log is not None:
            log(canvas, self.words, scene, foot.log, ways.log)
        if ways.held is not None:
            self._held(canvas, ways.held)

    def _choices(self, canvas: Canvas, scene: Scene, ways: Ways) -> None:
        """Everything but the cards offered and the card played is dimmed."""
        canvas.dim(Rect(0, 0, layout.SIZE, layout.CHAT.y - 1), "table.dim")
        if ways.lifted is not None:
            rect = layout.hand(scene.rules.hand)[ways.lifted].moved(0, -layout.LIFTED)
            self.cards.card(canvas, scene.hand[ways.lifted], rect.x, rect.y)
            corners(canvas, rect)
        for card, rect in zip(scene.turned, layout.flips(len(scene.turned)), strict=True):
            self.cards.card(canvas, card, rect.x, rect.y)
        for card, rect in choice_places(scene, ways.choices):
            canvas.fill(rect.grown(2), "table.offer")
            self.cards.card(canvas, card, rect.x, rect.y)
            if card == ways.chosen:
                ring(canvas, rect)

    def _open(self, canvas: Canvas, scene: Scene, target: Target) -> None:
        """A captured group, or a HeunDeum that was shown, in whole cards over the table."""
        box = layout.TABLE
        canvas.fill(box, "table.line")
        for card, rect in opened(scene, target):
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


@dataclass(frozen=True)
class Foot:
    """Words of the moment: chat line, whether it is the player's turn, the purse asked for, last events."""

    text: str
    mine: bool = False
    purse: tuple[int, str] | None = None
    log: tuple[Line, ...] = ()


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
        ids = shown_cards(scene, target.first)
    else:
        ids = in_order(group_masks(scene.rules, scene.captured[target.first])[target.second])
    return list(zip(ids, layout.gallery(len(ids), layout.TABLE), strict=True))


def banner(canvas: Canvas, words: Words, scene: Scene, shown: Banner) -> None:
    """Picture words over the table: each event's emblem and name, and who made it."""
    plates = banner_plates(canvas, words, scene, shown)
    for line, rect in plates:
        canvas.inside(rect, frames.Frame.DIALOG, "table.banner")
        canvas.frame(rect, frames.Frame.DIALOG, "table.banner_frame")
        canvas.picture(emblem(line.name), rect.x + 3, rect.y + (rect.height - EMBLEM) // 2)
        x, width = rect.x + EMBLEM + 6, rect.width - EMBLEM - 9
        who = words.seat(line.seat) if line.name != "nagari" else ""
        paid = f"  {words.money(line.amount, plus=True)}" if line.name[-3:] != "go" and is_paid(line) else ""
        word_y = rect.y + (1 if who else 6)
        canvas.text(words.what(line, scene.rules), x, word_y, "table.banner_text", "banner", width=width)
        canvas.text(who + paid, x, rect.y + 15, "table.banner_small", width=width)


def is_paid(line: Line) -> bool:
    """Whether an event's amount is money."""
    return line.amount > 0 and line.name not in ("go", "nagari")


def banner_plates(canvas: Canvas, words: Words, scene: Scene, shown: Banner) -> list[tuple[Line, Rect]]:
    """The plates of a banner, one under the other around the middle of the table."""
    out = []
    height = 28
    lines = shown.lines[-3:]
    top = layout.TABLE.centre[1] - (height + 4) * len(lines) // 2 + 2
    for i, line in enumerate(lines):
        who = words.seat(line.seat)
        paid = "  " + words.money(line.amount, plus=True) if is_paid(line) else ""
        text = canvas.font("banner").width(words.what(line, scene.rules))
        width = min(152, EMBLEM + 10 + max(text, canvas.font().width(who + paid)))
        out.append((line, Rect((layout.SIZE - width) // 2, top + (height + 4) * i, width, height)))
    return out


_EMBLEMS = {
    "first_bbuk": "bbuk", "second_bbuk": "bbuk", "third_bbuk": "bbuk", "three_bbuk": "bbuk",
    "first_chock": "chock", "first_ddadak": "ddadak", "first_sseul": "sseul", "first_pansseul": "pansseul",
    "first_poktan": "poktan", "inoshikacho": "godori",
}  # fmt: skip


def emblem(name: str) -> str:
    """The picture of an event's banner."""
    return _EMBLEMS.get(name, name)


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
