"""Text without a keyboard: the on-screen keyboard, strokes on the strip or on the screen, and their card.

It sees every event before the system does, and turns strokes into keys. What it needs for that is imported
when it is first wanted: most people play without writing a word, and the start is to be quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from godoris.palm import events
from godoris.palm.controls.base import Pressed
from godoris.palm.events import Event, Key, KeyDown
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.system import System
from godoris.palm.title import part_at

if TYPE_CHECKING:
    from godoris.palm.controls.field import Field
    from godoris.palm.keyboard_form import KeyboardForm
    from godoris.palm.writing import Writing

STRIP = Rect(27, 164, 106, 56)  # the two writing areas together, on the panel (PilRC, GRAFFITIINPUTAREA)
SLID = 10  # px: a pen that has slid so far from a button was writing and not pressing it
KEYBOARDS = {Key.KEYBOARD: "", Key.KEYBOARD_ABC: "abc", Key.KEYBOARD_123: "123"}
FIRST_PAGE = {"ko": "hangul"}  # of the keyboard that the menu opens; elsewhere abc


class TextEntry:
    """Put this beside a system. Where there is no strip, a field takes strokes on the whole screen."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._keyboard: KeyboardForm | None = None
        self._pressing: list[tuple[int, int]] = []  # a press on a button that may yet become a stroke
        self._field: Field | None = None  # that had the focus then
        self._writes = False  # whether a stroke is being written
        system.filters.append(self.handle)

    @cached_property
    def writing(self) -> Writing:
        """The strokes and what is pending."""
        from godoris.palm.writing import Writing

        return Writing()

    def handle(self, event: Event) -> bool:
        """An event before anybody else has it; True when it was one for writing."""
        if type(event) is events.Nil:
            return False
        match event:
            case events.PenDown(x, y, _):
                return self._pen_down(x, y)
            case events.PenMove(x, y):
                return self._pen_move(x, y)
            case events.PenUp(x, y):
                return self._pen_up(x, y)
            case KeyDown(key=key) if key in KEYBOARDS:
                self.open_keyboard(KEYBOARDS[key])
            case KeyDown(key=Key.GRAFFITI_HELP):
                self.open_card()
            case _:
                return False
        return True

    # -- forms

    def open_keyboard(self, page: str = "") -> None:
        """Open the keyboard for the field that has the focus, or turn its page when it is open."""
        from godoris.palm.keyboard_form import KeyboardForm

        system, field = self.system, self.system.text_focus
        if self._keyboard is not None and system.top is self._keyboard.form:
            self._keyboard.turn(page or self._first_page(self._keyboard.target))
        elif field is None or system.find("keyboard") is not None:
            system.tone("error")
        else:
            system.popup("keyboard", self._typed)
            form = system.top
            assert form is not None
            self._keyboard = KeyboardForm(form, field, page or self._first_page(field))

    def _first_page(self, field: Field) -> str:
        return "123" if field.spec.numeric else FIRST_PAGE.get(self.system.resources.language, "abc")

    def _typed(self, result: str) -> None:
        if self._keyboard is not None:
            self._keyboard.closed()
        self._keyboard = None

    def open_card(self) -> None:
        """Show how strokes are written."""
        from godoris.palm.stroke_card import StrokeCard

        if self.system.find("graffiti") is None:
            self.system.popup("graffiti")
            form = self.system.top
            assert form is not None
            StrokeCard(form, self.writing.strokes)

    # -- strokes

    def _pen_down(self, x: int, y: int) -> bool:
        self._pressing = []
        if self.system.overlay is not None:
            return False
        if y >= SCREEN.bottom:
            if STRIP.contains(x, y):
                self._begin([(x, y)])
            return True
        form = self.system.top
        if self.system.strip or form is None or self.system.text_focus is None:
            return False
        self._field, under = self.system.text_focus, form.hit(x, y)
        if under is None and not part_at(form, x, y):
            self._begin([(x, y)])
            return True
        if isinstance(under, Pressed):
            self._pressing = [(x, y)]
        return False

    def _pen_move(self, x: int, y: int) -> bool:
        if self._pressing:
            self._pressing.append((x, y))
            left, top = self._pressing[0]
            form = self.system.top
            if max(abs(x - left), abs(y - top)) >= SLID and form is not None:
                form.pen_lost()
                form.set_focus(self._field)
                points, self._pressing = self._pressing, []
                self._begin(points)
        if not self._writes:
            return False
        before = self.writing.ink[-1]
        self.writing.move(x, y)
        self._damage([before, (x, y)])
        return True

    def _pen_up(self, x: int, y: int) -> bool:
        self._pressing = []
        if not self._writes:
            return False
        self._writes = False
        self._damage(self.writing.ink)
        self.system.ink = ()
        key = self.writing.up()
        self._show_pending()
        if key is not None:
            self.system.post(key)
        return True

    def _begin(self, points: list[tuple[int, int]]) -> None:
        self._writes = True
        self.writing.down(*points[0])
        for point in points[1:]:
            self.writing.move(*point)
        self.system.ink = self.writing.ink
        self._damage(points)

    def _show_pending(self) -> None:
        """The sign of a command is the system's own; it comes with the command's key."""
        self.system.shift = self.writing.pending

    def _damage(self, points: Sequence[tuple[float, float]]) -> None:
        xs, ys = [int(x) for x, _ in points], [int(y) for _, y in points]
        left, top = min(xs), min(ys)
        self.system.damage(Rect(left - 1, top - 1, max(xs) - left + 3, max(ys) - top + 3))
