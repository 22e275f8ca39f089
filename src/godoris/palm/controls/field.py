"""The field: one or more lines of text that can be edited, or only read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from godoris.palm import events
from godoris.palm.controls.base import Control
from godoris.palm.controls.editing import Editor
from godoris.palm.controls.field_lines import Line, Lines
from godoris.palm.events import Key, KeyDown, Modifier, TextEditing, TextInput
from godoris.palm.geometry import Rect
from godoris.palm.layout import ControlSpec
from godoris.palm.text import fits

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

BLINK = 50  # ticks that the caret is on, and off (InsPoint: every half second)


class Field(Control):
    """A field. `accept(text)` says whether a text may stand in it; what is refused gives the error tone."""

    focusable: ClassVar[bool] = True

    def __init__(self, spec: ControlSpec, form: Form) -> None:
        self._editor = Editor(accept=self.may_stand)
        self.accept: Callable[[str], bool] = lambda text: True
        self._top = 0  # first line seen
        self._clock = 0  # ticks since the caret last moved
        super().__init__(spec, form)
        if spec.text:
            self.value = spec.text

    def place(self, spec: ControlSpec) -> None:
        """A text that came from the form's file changes with the language."""
        before = getattr(self, "spec", None)
        super().place(spec)
        self._lines: Lines | None = None
        if before is not None and spec.text and self.value == before.text:
            self.value = spec.text

    # -- the text

    @property
    def value(self) -> str:
        """The text. Setting it puts the caret at its end and asks nobody."""
        return self._editor.value

    @value.setter
    def value(self, value: str) -> None:
        self._editor = Editor(value, self.may_stand)
        if not self.spec.editable:
            self._editor.move(0)
            self._top = 0
        self._changed(tell=False)

    @property
    def caret(self) -> int:
        """The character that the caret stands before."""
        return self._editor.caret

    @property
    def selection(self) -> tuple[int, int]:
        """First and last + 1 of the selection."""
        return self._editor.selection

    @property
    def composing(self) -> int:
        """How many characters left of the caret are still being composed."""
        return self._editor.composing

    @property
    def editable(self) -> bool:
        """Whether characters may be put in."""
        return self.spec.editable

    @property
    def stops(self) -> bool:
        """Not at one that is only read."""
        return self.editable

    def write(self, event: TextInput | TextEditing) -> None:
        """Finished text goes in; what is still being composed is shown in its place."""
        if isinstance(event, TextInput):
            self.commit(event.text)
        else:
            self.compose(event.text)

    def may_stand(self, text: str) -> bool:
        """Whether a text may stand in it: kind, room, width, and what `accept` says."""
        spec = self.spec
        if spec.numeric and not all("0" <= char <= "9" for char in text):
            return False
        if spec.room and not fits(text, spec.room):
            return False
        if spec.lines == 1:
            wide = self.form.system.fonts[spec.face].width(text) - 1
            if "\n" in text or wide > self.rect.width:
                return False  # a line that does not scroll takes no more than can be seen
        return self.accept(text)

    def insert(self, text: str, composing: int = 0) -> bool:
        """Put text in place of the selection, or of what was being composed; False when refused.

        The last `composing` characters of it are still being composed.
        """
        return self._done(self.editable and self._editor.insert(text, composing))

    def put_left(self, text: str, composing: int = 0) -> bool:
        """Put text in place of all that is left of the caret, as `hangul.Composition` gives it."""
        return self._done(self.editable and self._editor.put_left(text, composing))

    def backspace(self) -> bool:
        """Delete the selection or the character left of the caret."""
        return self._done(self.editable and self._editor.delete())

    def delete(self) -> bool:
        """Delete the selection or the character right of the caret."""
        return self._done(self.editable and self._editor.delete(forward=True))

    def end_composing(self) -> None:
        """What was being composed stays as it is."""
        if self._editor.composing:
            self._editor.end()
            self.damage()

    def compose(self, text: str) -> None:
        """An input method of the host has got this far; "" when nothing is left of it."""
        if self.editable and (text or self.composing):
            self._done(self._editor.compose(text))

    def commit(self, text: str) -> None:
        """Finished text of an input method, or of the host's keyboard."""
        self._done(self.editable and self._editor.commit(text))

    def move(self, caret: int, select: bool = False) -> None:
        """Put the caret before a character; with `select` everything up to there is selected."""
        self._editor.move(caret, select)
        self._seen()

    def select_all(self) -> None:
        """Select the whole text."""
        self._editor.move(0)
        self.move(len(self.value), select=True)

    def copy(self) -> None:
        """Put the selection on the clipboard; without one nothing happens."""
        if self._editor.selected:
            self.form.system.clipboard.put(self._editor.selected)

    def cut(self) -> None:
        """Copy and delete."""
        if self._editor.selected:
            self.copy()
            self.backspace()

    def paste(self) -> None:
        """Insert the clipboard, line ends as spaces where there is one line only."""
        text = self.form.system.clipboard.get()
        if self.spec.lines == 1:
            text = " ".join(text.split("\n"))
        if text:
            self.insert(text)

    def undo(self) -> None:
        """Take the last change back; a second time: bring it again."""
        self._done(self._editor.undo())

    def _done(self, done: bool) -> bool:
        if done:
            self._changed(tell=True)
        else:
            self.form.system.tone("error")
        return done

    def _changed(self, tell: bool) -> None:
        self._lines = None
        if tell:
            self.post(events.FldChanged(self.form.name, self.id))
        self._seen()

    # -- lines and scrolling

    @property
    def lines(self) -> Lines:
        """The text as it is set in lines."""
        if self._lines is None:
            spec, font = self.spec, self.form.system.fonts[self.spec.face]
            leading = font.height + 1 if spec.editable else font.leading(self.value)
            self._lines = Lines(self.value, font, self.rect, leading, spec.lines, spec.align)
        return self._lines

    @property
    def page(self) -> int:
        """How many lines are seen at once."""
        return max(1, self.rect.height // self.lines.leading)

    def scroll_state(self) -> tuple[int, int, int]:
        """First line seen, the greatest it can be, lines in a page."""
        return self._top, max(0, len(self.lines) - self.page), self.page

    def scroll_to(self, value: int) -> None:
        """See another first line."""
        value = max(0, min(value, self.scroll_state()[1]))
        if value != self._top:
            self._top = value
            self.damage()
            self.form.scrolled(self)

    def _seen(self) -> None:
        """Show the caret, and where it is."""
        self._clock = 0
        self._top = min(self._top, self.scroll_state()[1])
        if self.editable and self.spec.lines > 1:
            line = self.lines.of(self.caret)
            self._top = max(min(self._top, line), line - self.page + 1)
        self.damage()
        self.form.scrolled(self)

    # -- drawing

    def caret_rect(self) -> Rect:
        """Where the caret is, or would be: 1 wide, 2 lower than the line."""
        line = self.lines.of(self.caret)
        x = min(self.lines.x(self.caret), self.rect.right - 1)
        return Rect(x, self._y(line), 1, self.lines.leading - 2)

    @property
    def on_last_line(self) -> bool:
        """Whether the caret can go no lower."""
        return self.lines.of(self.caret) == len(self.lines) - 1

    def _y(self, line: int) -> int:
        return self.rect.y + (line - self._top) * self.lines.leading

    def draw(self, canvas: Canvas) -> None:
        """Lines, each underlined; selection; caret."""
        with canvas.clipped(self.rect):
            canvas.fill(self.rect, "field_background")
            for index in range(self._top, min(len(self.lines), self._top + self.page)):
                self._draw_line(canvas, self.lines[index], self._y(index))
            if self.spec.underline and self.editable:
                for y in range(self.rect.y, self.rect.bottom - self.lines.leading + 1, self.lines.leading):
                    canvas.dotted(self.rect.x, y + self.lines.leading - 1, self.rect.width, "field_lines")
            self._draw_composing(canvas)
            start, end = self.selection
            if self.focused and self.editable and start == end and self._clock % (2 * BLINK) < BLINK:
                canvas.fill(self.caret_rect(), "field_caret")

    def _draw_line(self, canvas: Canvas, line: Line, y: int) -> None:
        canvas.text(line.text, line.x, y, "field_text", self.spec.face)
        start, end = (max(line.start, min(edge, line.end)) for edge in self.selection)
        if start < end:
            left, right = self.lines.x(start), self.lines.x_before(end)
            area = Rect(left, y, right - left, self.lines.leading - 1)
            canvas.fill(area, "field_highlight")
            text = self.value[start:end]
            canvas.text(text, left, y, "field_highlight_text", self.spec.face)

    def _draw_composing(self, canvas: Canvas) -> None:
        if self.composing and self.focused:
            start = self.lines.x(self.caret - self.composing)
            y = self._y(self.lines.of(self.caret)) + self.lines.leading - 1
            canvas.hline(start, y, max(1, self.lines.x(self.caret) - start - 1), "field_composing_line")

    def tick(self) -> None:
        """The caret blinks."""
        self._clock += 1
        if self._clock % BLINK == 0 and self.focused and self.editable:
            self.form.damage(self.caret_rect().common(self.rect))

    # -- pen and keys

    def pen_down(self, x: int, y: int, taps: int) -> bool:
        """Put the caret there; a double tap selects a word. The form gives it the focus."""
        if not self.editable:
            return False
        self.post(events.FldEnter(self.form.name, self.id))
        at = self._at(x, y)
        if taps >= 2:
            start, end = self.lines.word(at)
            self._editor.move(start)
            self.move(end, select=True)
        else:
            self.move(at)
        return True

    def pen_move(self, x: int, y: int) -> None:
        """Select from where the pen went down."""
        at = self._at(x, y)
        if at != self.caret:
            self.move(at, select=True)

    def _at(self, x: int, y: int) -> int:
        return self.lines.at(x, self._top + (y - self.rect.y) // self.lines.leading)

    def key(self, event: KeyDown) -> bool:
        """Characters go in; caret keys move; arrows that lead out of the text are left to the navigator."""
        if not self.editable or event.modifiers & Modifier.COMMAND:
            return False
        if event.char:
            self.end_composing()
            self.insert(event.char)
            return True
        match event.key:
            case Key.RETURN if self.composing:
                self.end_composing()
            case Key.BACKSPACE:
                self.backspace()
            case Key.DELETE:
                self.delete()
            case Key.RETURN if self.spec.lines > 1:
                self.insert("\n")
            case Key.NAV_SELECT:  # whoever has a navigator and no letters needs those of the screen
                self.post(KeyDown(key=Key.KEYBOARD))
            case _:
                return self._caret_key(event)
        return True

    def _caret_key(self, event: KeyDown) -> bool:
        select = bool(event.modifiers & Modifier.SHIFT)
        target: int | None = None
        match event.key:
            case Key.LEFT | Key.NAV_LEFT:
                target = self.caret - 1
            case Key.RIGHT | Key.NAV_RIGHT:
                target = self.caret + 1
            case Key.HOME:
                target = self.lines[self.lines.of(self.caret)].start
            case Key.END:
                target = self.lines[self.lines.of(self.caret)].end
            case Key.UP | Key.NAV_UP:
                target = self.lines.above(self.caret, -1)
            case Key.DOWN | Key.NAV_DOWN:
                target = self.lines.above(self.caret, 1)
        if target is None:
            return False
        leads_out = not 0 <= target <= len(self.value)
        if leads_out and event.key in (Key.NAV_LEFT, Key.NAV_RIGHT):
            return False
        if not select and self.selection[0] < self.selection[1] and event.key in (Key.LEFT, Key.RIGHT):
            target = self.selection[event.key is Key.RIGHT]
        self.move(target, select)
        return True

    def focus_changed(self, on: bool) -> None:
        """The caret comes and goes; what was being composed stays."""
        self._clock = 0
        if not on:
            self._editor.move(self._editor.caret)
        self.damage()
