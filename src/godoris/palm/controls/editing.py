"""The text of a field while it is edited: caret, selection, composition, taking back. Knows no screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from godoris.palm.text import normal


class Snapshot(NamedTuple):
    """A text with its caret."""

    value: str
    caret: int


class Editor:
    """A text, the caret before character `caret`, the other end of the selection `anchor`.

    The last `composing` characters left of the caret are still being composed.
    """

    __slots__ = ("_method", "_settled", "_undo", "accept", "anchor", "caret", "composing", "value")

    def __init__(self, value: str = "", accept: Callable[[str], bool] | None = None) -> None:
        """`accept(text)` says whether a text may stand here."""
        self.value = value
        self.caret = self.anchor = len(value)
        self.composing = 0
        self.accept: Callable[[str], bool] = accept or (lambda text: True)
        self._undo: Snapshot | None = None
        self._method = False  # whether what is being composed comes from an input method of the host
        self._settled = ""  # what it was composing when that was ended here

    @property
    def selection(self) -> tuple[int, int]:
        """First and last + 1 of the selection; both the caret when nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The text that is selected."""
        start, end = self.selection
        return self.value[start:end]

    def move(self, caret: int, select: bool = False) -> None:
        """Put the caret somewhere, ending the composition; with `select` the anchor stays."""
        self.end()
        self.caret = max(0, min(caret, len(self.value)))
        if not select:
            self.anchor = self.caret

    def replace(self, start: int, end: int, text: str, composing: int = 0) -> bool:
        """Put a text in place of another and the caret behind it; False, nothing changed, when refused."""
        left = normal(self.value[:start] + text)
        value = normal(left + self.value[end:])
        if text and not self.accept(value):
            return False
        if not self.composing:
            self._undo = Snapshot(self.value, self.caret)
        self.value = value
        self.caret = self.anchor = min(len(left), len(value))
        self.composing = min(composing, self.caret)
        return True

    def insert(self, text: str, composing: int = 0) -> bool:
        """Put a text in place of the selection, or of what was being composed."""
        start, end = self.selection
        if self.composing:
            start = end - self.composing
        return self.replace(start, end, text, composing)

    def put_left(self, text: str, composing: int = 0) -> bool:
        """Put a text in place of all that stands left of the caret (of the selection's end)."""
        return self.replace(0, self.selection[1], text, composing)

    def delete(self, forward: bool = False) -> bool:
        """Delete the selection, or one character beside the caret; whether there was one."""
        start, end = self.selection
        if start == end:
            start, end = (start, end + 1) if forward else (start - 1, end)
        if start < 0 or end > len(self.value):
            return False
        self.end()
        return self.replace(start, end, "")

    def undo(self) -> bool:
        """Take the last change back, or bring it again; whether there was one."""
        if self._undo is None:
            return False
        self.end()
        now = Snapshot(self.value, self.caret)
        self.value, self.caret = self._undo
        self.anchor, self._undo = self.caret, now
        return True

    def end(self) -> None:
        """End the composition; its text stays."""
        if self.composing:
            self._settled = self.value[self.caret - self.composing : self.caret] if self._method else ""
            self._method, self.composing = False, 0

    # -- an input method of the host

    def compose(self, text: str) -> bool:
        """The input method has got this far; "" when nothing is left of it. False when refused."""
        text = normal(text)
        if not text:
            mine, self._method = self._method, False
            return self.insert("") if mine else True
        self._settled = ""
        if not self._method:
            self.end()
        done = self.insert(text, len(text))
        self._method = self._method or done
        return done

    def commit(self, text: str) -> bool:
        """Finished text of the input method, or of a plain keyboard. False when refused.

        When the composition was ended here, by Enter or the pen, the method may still hand over what stands
        there already: it is not put in a second time.
        """
        text = normal(text)
        settled, self._settled = self._settled, ""
        if settled and text == settled:
            return True
        if not self._method:
            self.end()
        self._method = False
        return self.insert(text)
