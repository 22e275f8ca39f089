"""The popup trigger, and the list that it opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from godoris.palm import events
from godoris.palm.controls.base import Pressed
from godoris.palm.controls.rows import ARROW, REPEAT_FIRST, REPEAT_NEXT, Rows
from godoris.palm.events import Event, Key, KeyDown, PenDown, PenMove, PenUp
from godoris.palm.font import Font
from godoris.palm.frames import Frame
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.layout import TRIGGER_TEXT, ControlSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

INK = ("menu_fill", "menu_foreground", "menu_selected_fill", "menu_selected_foreground")
TRIANGLE = 4  # its height
LEAST_GAP = 2  # rows that stay free above and below a list that fills the screen


class PopupTrigger(Pressed):
    """A triangle of 8x4 and the chosen item. A tap opens the items as a list over it."""

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        self._own_items: tuple[str, ...] | None = None
        self._choice = spec.choice
        super().__init__(spec, form)

    @property
    def items(self) -> tuple[str, ...]:
        """The choices."""
        return self.spec.items if self._own_items is None else self._own_items

    @items.setter
    def items(self, items: Sequence[str]) -> None:
        self._own_items = tuple(items)
        self.damage()

    @property
    def choice(self) -> int:
        """Index of the chosen item, -1 for none."""
        return self._choice

    @choice.setter
    def choice(self, choice: int) -> None:
        if choice != self._choice:
            self._choice = choice
            self.damage()

    @property
    def shown(self) -> str:
        """The chosen item; the label while there is none."""
        return self.items[self._choice] if 0 <= self._choice < len(self.items) else self.text

    def needed_width(self) -> int:
        """Triangle and widest item."""
        font = self.form.system.fonts[self.spec.face]
        texts = [self.text] if self.text else []
        return TRIGGER_TEXT + max((font.width(text) - 1 for text in [*self.items, *texts]), default=0)

    def draw(self, canvas: Canvas) -> None:
        """Triangle in the middle of the line, item 10 to the right."""
        fill, ink = "object_fill", "object_foreground"
        if self.down:
            fill, ink = "object_selected_fill", "object_selected_foreground"
        x, y, width, height = self.rect
        canvas.fill(self.rect, fill)
        canvas.symbol("popup", x, y + (height - TRIANGLE) // 2, ink)
        canvas.text(self.shown, x + TRIGGER_TEXT, y, ink, self.spec.face, width=width - TRIGGER_TEXT)

    def select(self) -> None:
        """Open the list: ctlSelect, then the items."""
        self.post(events.CtlSelect(self.form.name, self.id))
        if self.items:
            self.form.system.overlay = PopupList(self)

    def take(self, index: int) -> None:
        """Choose an item, as the list does: popSelect."""
        before = self._choice
        self.choice = index
        self.post(events.PopSelect(self.form.name, self.id, index, before))


class PopupList:
    """The items of a trigger over everything else, in a frame with a shadow; the chosen one lies over it."""

    def __init__(self, trigger: PopupTrigger) -> None:
        self._trigger = trigger
        font = trigger.form.system.fonts[trigger.spec.face]
        self.rows = Rows(trigger.items, trigger.choice, self._place(trigger, font), font)
        self._arrow = 0
        self._held = 0

    @staticmethod
    def _place(trigger: PopupTrigger, font: Font) -> Rect:
        draft = Rows(trigger.items, trigger.choice, SCREEN, font)
        margin = Frame.POPUP.margin
        most = (SCREEN.height - margin - 1 - LEAST_GAP) // draft.height
        count = min(len(draft.items), trigger.spec.rows or most, most)
        width = draft.widest() + (ARROW if count < len(draft.items) else 0)
        width = min(max(width, trigger.rect.width), SCREEN.width - margin - 1)
        high = count * draft.height
        over = min(max(trigger.choice, 0), count - 1)
        x = max(1, min(trigger.rect.x, SCREEN.width - margin - width))
        y = max(1, min(trigger.rect.y - over * draft.height, SCREEN.height - margin - high))
        return Rect(x, y, width, high)

    @property
    def outer(self) -> Rect:
        """With frame and shadow."""
        return Frame.POPUP.around(self.rows.rect)

    def draw(self, canvas: Canvas) -> None:
        """Rows and frame."""
        self.rows.draw(canvas, *INK)
        canvas.frame(self.rows.rect, Frame.POPUP, "menu_frame")

    def handle(self, event: Event) -> bool:
        """Everything of pen and keys is for the list while it is open."""
        match event:
            case PenDown(x, y):
                self._pen_down(x, y)
            case PenMove(x, y):
                if not self._arrow:
                    self._show(self.rows.at(x, y))
            case PenUp(x, y):
                self._pen_up(x, y)
            case KeyDown():
                self._key(event)
            case _:
                return False
        return True

    def _pen_down(self, x: int, y: int) -> None:
        self._arrow, self._held = self.rows.arrow_at(x, y), 0
        if self._arrow:
            self._scroll()
        elif self.rows.at(x, y) >= 0:
            self._show(self.rows.at(x, y))
        else:
            self.close()

    def _pen_up(self, x: int, y: int) -> None:
        row = -1 if self._arrow else self.rows.at(x, y)
        self._arrow = 0
        if row >= 0:
            self._choose(row)
        else:
            self._show(self.rows.choice)

    def _choose(self, row: int) -> None:
        self._trigger.form.system.tone("click")
        self.close()
        self._trigger.take(row)

    def _key(self, event: KeyDown) -> None:
        if event.key in (Key.NAV_SELECT, Key.RETURN) and self.rows.shown >= 0:
            self._choose(self.rows.shown)
        elif event.key in (Key.ESCAPE, Key.NAV_LEFT, Key.MENU):
            self.close()
        elif self.rows.step(event.key):
            self._damage()

    def _show(self, row: int) -> None:
        if row != self.rows.shown:
            self.rows.shown = row
            self._damage()

    def _scroll(self) -> None:
        if self.rows.scroll(self._arrow):
            self._damage()

    def _damage(self) -> None:
        self._trigger.form.system.damage(self.outer)

    def tick(self) -> None:
        """An arrow that is held scrolls on."""
        if self._arrow:
            self._held += 1
            if self._held >= REPEAT_FIRST and (self._held - REPEAT_FIRST) % REPEAT_NEXT == 0:
                self._scroll()

    def close(self) -> None:
        """Without a choice."""
        self._trigger.form.system.overlay = None
