"""The field: one or more lines of text that can be edited."""

from __future__ import annotations

from collections.abc import Callable

from godoris.palm.controls.base import Control


class Field(Control):
    """A text field. `accept(text)` says whether a text may stand in it; a refused one gives the error tone."""

    value: str  # the text; setting it puts the caret at its end
    caret: int
    anchor: int  # other end of the selection; equal to caret when nothing is selected
    composing: int  # number of characters left of the caret that are still being composed, shown underlined
    accept: Callable[[str], bool]

    def insert(self, text: str, composing: int = 0) -> bool:
        """Put text in place of the selection and of what was being composed; False when refused.

        The last `composing` characters of it are still being composed.
        """
        raise NotImplementedError

    def backspace(self) -> None:
        """Delete the selection or the character left of the caret."""
        raise NotImplementedError

    def copy(self) -> None:
        """Put the selection on the clipboard."""
        raise NotImplementedError

    def cut(self) -> None:
        """Copy and delete."""
        raise NotImplementedError

    def paste(self) -> None:
        """Insert the clipboard."""
        raise NotImplementedError

    def select_all(self) -> None:
        """Select the whole text."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last change back; again: bring it back."""
        raise NotImplementedError
