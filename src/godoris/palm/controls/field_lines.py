"""A field's text set in lines: which character stands where."""

from __future__ import annotations

from typing import NamedTuple

from godoris.palm.font import Font
from godoris.palm.geometry import Rect


class Line(NamedTuple):
    """Characters start..end of the text, and the column where they begin."""

    text: str
    start: int
    end: int
    x: int


class Lines:
    """The lines of a text in a rectangle. Columns are those of the screen."""

    def __init__(self, text: str, font: Font, rect: Rect, leading: int, most: int, align: str) -> None:
        """`most` is how many lines the field has; with one, the text is not wrapped."""
        self._text, self._font, self._rect = text, font, rect
        self.leading = leading
        breaks = font.breaks(text, rect.width) if most > 1 else [(0, len(text))]
        self._lines = [self._line(start, end, align) for start, end in breaks]

    def _line(self, start: int, end: int, align: str) -> Line:
        text = self._text[start:end]
        spare = max(0, self._rect.width - self._font.width(text))
        shift = {"left": 0, "centre": spare // 2, "right": spare}[align]
        return Line(text, start, end, self._rect.x + shift)

    def __len__(self) -> int:
        return len(self._lines)

    def __getitem__(self, index: int) -> Line:
        return self._lines[index]

    def of(self, caret: int) -> int:
        """The line that the caret stands in; at a break, the lower one."""
        for index in range(len(self._lines) - 1, 0, -1):
            if self._lines[index].start <= caret:
                return index
        return 0

    def x(self, caret: int) -> int:
        """The column of the caret."""
        line = self._lines[self.of(caret)]
        return line.x + self._font.width(self._text[line.start : caret])

    def x_before(self, caret: int) -> int:
        """The column of the caret; at a break, in the upper line."""
        for line in self._lines:
            if line.start <= caret <= line.end:
                return line.x + self._font.width(self._text[line.start : caret])
        return self.x(caret)

    def at(self, x: int, index: int) -> int:
        """The caret nearest to a column of a line."""
        line = self._lines[max(0, min(index, len(self._lines) - 1))]
        edge = line.x
        for offset, char in enumerate(line.text):
            advance = self._font.glyph(char).advance
            if x < edge + (advance + 1) // 2:
                return line.start + offset
            edge += advance
        last = (
            index < len(self._lines) - 1
            and line.end > line.start
            and self._text[line.end : line.end + 1] != "\n"
        )
        return line.end - 1 if last else line.end

    def above(self, caret: int, by: int) -> int | None:
        """The caret a line higher (-1) or lower (1); None when there is none."""
        index = self.of(caret) + by
        return self.at(self.x(caret), index) if 0 <= index < len(self._lines) else None

    def word(self, caret: int) -> tuple[int, int]:
        """The word around a place, for a double tap."""
        text = self._text
        start = end = caret
        while start > 0 and not text[start - 1].isspace():
            start -= 1
        while end < len(text) and not text[end].isspace():
            end += 1
        return start, end
