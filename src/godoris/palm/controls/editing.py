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

    __slots__ = ("_undo", "accept", "anchor", "caret", "composing", "value")

    def __init__(self, value: str = "", accept: Callable[[str], bool] | None = None) -> None:
        """`accept(text)` says whether a text may stand here."""
        self.value = value
        self.caret = self.anchor = len(value)
        self.composing = 0
        self.accept: Callable[[str], bool] = accept or (lambda text: True)
        self._undo: Snapshot | None = None

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
        self.composing = 0
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
        self.composing = 0
        return self.replace(start, end, "")

    def undo(self) -> bool:
        """Take the last change back, or bring it again; whether there was one."""
        if self._undo is None:
            return False
        now = Snapshot(self.value, self.caret)
        self.value, self.caret = self._undo
        self.anchor, self.composing, self._undo = self.caret, 0, now
        return True
