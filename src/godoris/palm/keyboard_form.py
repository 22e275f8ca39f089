"""The form of the on-screen keyboard: a copy of a field on top, the keys, their pages.

The field keeps the focus while keys are tapped, so that Hangul is composed in place at its caret. The
navigator goes down from the field to the keys and on to the buttons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.palm import events
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.field import Field
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import Event, Key, KeyDown
from godoris.palm.focus import ARROWS
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect
from godoris.palm.hangul import LETTERS, Composition, is_hangul
from godoris.palm.keyboard import PAGES, Keyboard, KeyCap

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

SIGNS = {"back": "key_back", "enter": "key_enter", "shift": "shift", "cap": "caps", "space": "key_space"}


class KeyboardForm:
    """Types into a copy of `target`, which gets the text when the form closes."""

    def __init__(self, form: Form, target: Field, page: str = PAGES[0]) -> None:
        self.form, self.target = form, target
        self.keyboard = Keyboard()
        self._gadget = form.get("keys", Gadget)
        self._field = form.get("text", Field)
        self._down: KeyCap | None = None  # the key that the pen went down on, while it is over it
        self._pressed: KeyCap | None = None
        self._cursor: KeyCap | None = None  # the key that the navigator stands on
        self._field.accept = target.may_stand
        self._field.value = target.value
        self._field.move(target.caret)
        self._gadget.painter = self._paint
        form.handler = self.handle
        self.turn(page)

    def turn(self, page: str) -> None:
        """Turn to a page."""
        self._field.end_composing()
        self.keyboard.page = page
        self.form.get(page, PushButton).on = True
        self._down = self._pressed = self._cursor = None
        self._gadget.redraw()

    def closed(self) -> None:
        """The form goes: the text goes into the field that it is for."""
        self._field.end_composing()
        value, caret = self._field.value, self._field.caret
        if value != self.target.value:
            self.target.select_all()
            self.target.insert(value)
        self.target.move(caret)

    def handle(self, event: Event) -> bool:
        """Events of the form, before its own doing."""
        match event:
            case events.GadgetEvent(control="keys"):
                self._pen(event)
            case events.CtlSelect(control=page) if page in PAGES:
                self.turn(page)
                self.form.set_focus(self._field, ring=False)
            case KeyDown(key=Key.BACKSPACE):
                self._back()  # of the desktop or a stroke: the same as the key on the screen
            case KeyDown():
                return self._navigate(event)
            case _:
                return False
        return True

    # -- keys

    def _pen(self, event: events.GadgetEvent) -> None:
        """A key is pressed as a button is: chosen when the pen is lifted on the key it went down on."""
        origin = self._gadget.rect
        under = self.keyboard.at(event.x - origin.x, event.y - origin.y)
        if event.phase == "enter":
            self._stand_on(None)
            self._pressed = self._down = under
            if under is not None:
                self.form.system.tone("click")
                self._redraw(under)
        elif self._pressed is not None:
            key, before = self._pressed, self._down
            self._down = key if event.phase == "move" and under == key else None
            if self._down != before:
                self._redraw(key)
            if event.phase == "select" and under == key:
                self.press(key)
        if event.phase in ("select", "exit"):
            self._pressed = self._down = None

    def press(self, key: KeyCap) -> None:
        """What a key does."""
        before = [cap for cap in self.keyboard.keys if self.keyboard.held(cap)]
        done = self.keyboard.press(key)
        if before != [cap for cap in self.keyboard.keys if self.keyboard.held(cap)]:
            self._gadget.redraw()
        if done == "back":
            self._back()
        elif done == "enter":
            self._enter()
        elif done:
            self._put(done)

    def _left(self) -> Composition:
        """The text left of the caret, without what is selected, as far as it is composed."""
        return Composition(self._field.value[: self._field.selection[0]], bool(self._field.composing))

    def _put(self, char: str) -> None:
        left = self._left()
        after = left.type(char) if char in LETTERS else left.put(char)
        self._field.put_left(after.text, len(after.composing))

    def _back(self) -> None:
        """One letter back in Hangul, else one character, or the selection."""
        start, end = self._field.selection
        if start == end and is_hangul(self._field.value[max(0, end - 1) : end]):
            after = self._left().back()
            self._field.put_left(after.text, len(after.composing))
        else:
            self._field.backspace()

    def _enter(self) -> None:
        """A new line where there may be one; else it closes the form."""
        self._field.end_composing()
        if self.target.spec.lines > 1:
            self._field.insert("\n")
        else:
            self.form.press_default()

    # -- navigator

    def _navigate(self, event: KeyDown) -> bool:
        """Arrows and the centre: from the field down to the keys, on them, and down to the buttons."""
        dx, dy = ARROWS.get(event.key, (0, 0))
        if self._cursor is None:
            below = self.form.focus is not self._field
            if below and dy < 0:
                self._stand_on(self.keyboard.keys[-1])
            elif not below and (event.key is Key.NAV_SELECT or (dy > 0 and self._field.on_last_line)):
                self._stand_on(self.keyboard.keys[0])
            else:
                return False
        elif event.key is Key.NAV_SELECT:
            self.form.system.tone("click")
            self.press(self._cursor)
        elif dx or dy:
            self._step(self._cursor, dx, dy)
        else:
            return False
        return True

    def _step(self, key: KeyCap, dx: int, dy: int) -> None:
        there = self.keyboard.beside(key, dx, dy)
        if there is not None:
            self._stand_on(there)
        elif dy:
            self._stand_on(None)
            if dy > 0:
                self.form.set_focus(self.form.get(self.keyboard.page, PushButton), ring=True)

    def _stand_on(self, key: KeyCap | None) -> None:
        """Move the navigator to a key, or off the keys; characters still go to the field."""
        for changed in (self._cursor, key):
            if changed is not None:
                self._redraw(changed)
        self._cursor = key
        if key is not None:
            self.form.set_focus(self._field, ring=False)

    # -- drawing

    def _place(self, key: KeyCap) -> Rect:
        return key.rect.moved(self._gadget.rect.x, self._gadget.rect.y)

    def _redraw(self, key: KeyCap) -> None:
        x, y, width, height = self._place(key)
        self._gadget.redraw(Rect(x, y, width + 1, height + 1))

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.fill(rect, "dialog_fill")
        for key in self.keyboard.keys:
            x, y, width, height = self._place(key)
            if Rect(x, y, width + 1, height + 1).overlaps(rect):
                self._paint_key(canvas, key, Rect(x, y, width, height))

    def _paint_key(self, canvas: Canvas, key: KeyCap, place: Rect) -> None:
        """A key shares its lines with its neighbours; at the sides the form's own frame is the line."""
        board, (x, y, width, height) = self._gadget.rect, place
        left, right = x + (x > board.x), min(x + width, board.right)
        for line in (y, y + height):
            canvas.hline(x, line, width, "object_frame")
        for line in (x, x + width):
            if board.x < line < board.right:
                canvas.vline(line, y, height + 1, "object_frame")
        inside = Rect(left, y + 1, right - left, height - 1)
        ink = "object_foreground"
        if key == self._down or self.keyboard.held(key):
            canvas.fill(inside, "object_selected_fill")
            ink = "object_selected_foreground"
        if key == self._cursor:
            canvas.frame(inside.grown(-1), Frame.SIMPLE, "focus_ring" if key != self._down else ink)
        sign = SIGNS.get(key.name)
        if sign:
            wide, high = canvas.signs.size(sign)
            dx, dy = (inside.width - wide) // 2, (inside.height - high) // 2
            canvas.symbol(sign, inside.x + dx, inside.y + dy, ink)
        else:
            char = self.keyboard.character(key)
            canvas.text(char, inside.x, inside.y + 1, ink, width=inside.width, align="centre")
