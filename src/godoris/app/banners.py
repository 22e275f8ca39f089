"""Banners: picture words over the Table, one plate for each thing that a moment brings."""

from __future__ import annotations

from typing import NamedTuple

from godoris.app import layout
from godoris.app.cards_draw import CardPainter
from godoris.app.motion import Banner, Frame, Line
from godoris.app.paint_table import arrow
from godoris.app.staging import BANNER_HEIGHT, BANNER_PITCH
from godoris.app.words import Words
from godoris.frozen import Frozen
from godoris.palm import frames
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import SCREEN, Rect
from godoris.rules import RuleSet

EMBLEM = 24
CARDS_PITCH = 13
"""Between the cards that a HeunDeum shows."""
_WIDEST = 152
_WAY = {"to_down": (0, 1), "to_up": (0, -1), "to_right": (1, 0), "to_left": (-1, 0)}
_DISTANCE = 20
"""How far away a banner comes in, on the side of the seat that it speaks of."""


class Pose(NamedTuple):
    """How a banner is seen at a moment: how far it still has to come, how many Go are counted, which way the
    cards of a HeunDeum swing.
    """

    away: int
    counted: int
    swing: int


def pose(frame: Frame) -> Pose | None:
    """How the banner of a frame is seen; the same pose is the same picture."""
    if frame.banner is None:
        return None
    if not frame.slide:
        return Pose(0, 99, 0)
    left = max(0, frame.slide - frame.age)
    away = _DISTANCE * left * left // (frame.slide * frame.slide)
    counted = 1 + frame.age // max(1, frame.slide)
    swinging = frame.slide <= frame.age < frame.slide * 4
    swing = (1, -1)[frame.age * 3 // frame.slide % 2] if swinging else 0
    return Pose(away, counted, swing if frame.banner.cards else 0)


class BannerPainter(Frozen):
    """Draws the banners of a Table."""

    cards: CardPainter
    words: Words

    def paint(self, canvas: Canvas, frame: Frame) -> None:
        """The plates of a frame's banner, each with its emblem, its name, and who made it."""
        banner, seen = frame.banner, pose(frame)
        if banner is None or seen is None:
            return
        for line, rect in self.plates(canvas, frame):
            canvas.inside(rect, frames.Frame.DIALOG, "table.banner")
            canvas.frame(rect, frames.Frame.DIALOG, "table.banner_frame")
            canvas.picture(emblem(line.name), rect.x + 3, rect.y + (rect.height - EMBLEM) // 2)
            x, width = rect.x + EMBLEM + 6, rect.width - EMBLEM - 9
            if line.name == "heundeum":
                width -= self._shown(canvas, banner, rect, seen.swing)
            if line.name == "go":
                line = line._replace(amount=min(line.amount, seen.counted))
            who = self._who(line)
            y = rect.y + (1 if who else 6)
            canvas.text(self.words.what(line, self.rules), x, y, "table.banner_text", "banner", width=width)
            canvas.text(who, x, rect.y + 15, "table.banner_small", width=width)

    @property
    def rules(self) -> RuleSet:
        """The rules of the game that is shown."""
        return self.cards.rules

    def plates(self, canvas: Canvas, frame: Frame) -> list[tuple[Line, Rect]]:
        """The plates one under the other, where they are at the moment."""
        banner, seen = frame.banner, pose(frame)
        if banner is None or seen is None:
            return []
        dx, dy = self._from(banner, seen.away)
        out = []
        for i, line in enumerate(banner.lines[-3:]):
            text = canvas.font("banner").width(self.words.what(line, self.rules))
            width = EMBLEM + 10 + max(text, canvas.font().width(self._who(line)))
            if line.name == "heundeum":
                width += shown_width(banner)
            width = min(_WIDEST, width)
            place = Rect((layout.SIZE - width) // 2, banner.top + BANNER_PITCH * i, width, BANNER_HEIGHT)
            out.append((line, place.moved(dx, dy)))
        return out

    def area(self, canvas: Canvas, frame: Frame) -> Rect:
        """All that the banner covers."""
        covered = Rect(0, 0, 0, 0)
        for _, rect in self.plates(canvas, frame):
            covered = covered.union(rect.grown(3))
        return covered.common(SCREEN)

    def _from(self, banner: Banner, away: int) -> tuple[int, int]:
        line = banner.lines[-1]
        dx, dy = _WAY[arrow(self.rules.seats, line.seat)]
        return dx * away, dy * away

    def _who(self, line: Line) -> str:
        """Who made it, and what each of the others pays him for it."""
        if line.name == "nagari":
            return ""
        paid = f"  {self.words.money(line.amount, plus=True)}" if is_paid(line) else ""
        return self.words.seat(line.seat) + paid

    def _shown(self, canvas: Canvas, banner: Banner, rect: Rect, swing: int) -> int:
        """The cards of a HeunDeum at the right end of its plate; how much room they take."""
        wide = shown_width(banner)
        x = rect.right - wide + 1
        for i, card in enumerate(banner.cards):
            self.cards.card(canvas, card, x + CARDS_PITCH * i, rect.y + (swing if i % 2 else -swing))
        return wide


def shown_width(banner: Banner) -> int:
    """The room that the cards of a HeunDeum take on its plate."""
    count = len(banner.cards)
    return CARDS_PITCH * (count - 1) + layout.CARD[0] + 3 if count else 0


def is_paid(line: Line) -> bool:
    """Whether an event's amount is money."""
    return line.amount > 0 and line.name not in ("go", "nagari")


_EMBLEMS = {
    "first_bbuk": "bbuk", "second_bbuk": "bbuk", "third_bbuk": "bbuk", "three_bbuk": "bbuk",
    "first_chock": "chock", "first_ddadak": "ddadak", "first_sseul": "sseul", "first_pansseul": "pansseul",
    "first_poktan": "poktan",
}  # fmt: skip


def emblem(name: str) -> str:
    """The picture of an event's banner."""
    return _EMBLEMS.get(name, name)
