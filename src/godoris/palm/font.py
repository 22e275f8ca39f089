"""Setting lines of text in the faces of `glyphs.py`: width, wrapping, ellipsis, leading."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from godoris.palm import glyphs
from godoris.palm.glyphs import FACES, Face, Glyph
from godoris.palm.hangul import is_hangul

HANGUL_EXTRA = 1  # Korean lines stand one row further apart, else crowded syllables touch (assets/fonts)
ELLIPSIS = "…"

__all__ = ["ELLIPSIS", "FACES", "Font", "Fonts"]


class Font:
    """One face. All figures are pixels at density 1."""

    __slots__ = ("_advances", "_face", "ascent", "height", "name")

    def __init__(self, face: Face) -> None:
        self._face = face
        self._advances: dict[str, int] = {}  # of the characters measured so far; drawing asks all the time
        self.name: str = face.name
        self.height: int = face.height
        self.ascent: int = face.ascent

    def glyph(self, char: str) -> Glyph:
        """The glyph of a character; that of a question mark for one that the face does not have."""
        found = self._face.glyph(char) or self._face.glyph("?")
        return found or Glyph(self.height // 2, (0,) * self.height)

    def has(self, char: str) -> bool:
        """Whether the face has a picture of a character."""
        return self._face.has(char)

    def width(self, text: str) -> int:
        """The advance of a line."""
        known = self._advances
        try:
            return sum([known[char] for char in text])
        except KeyError:
            return sum(map(self._advance, text))

    def _advance(self, char: str) -> int:
        """The advance of a character."""
        found = self._advances.get(char)
        if found is None:
            found = self._advances[char] = self.glyph(char).advance
        return found

    def fit(self, text: str, width: int) -> str:
        """The line, or as much of it as fits with an ellipsis at its end."""
        if self.width(text) - 1 <= width:  # the last column of a glyph is the gap to the next
            return text
        room = width - self.width(ELLIPSIS) + 1
        for end, char in enumerate(text):
            room -= self._advance(char)
            if room < 0:
                return text[:end].rstrip() + ELLIPSIS
        return text

    def wrap(self, text: str, width: int) -> list[str]:
        """Lines no wider than `width`: broken at spaces, within a word only when it is too long for a line.

        Newlines are kept.
        """
        return [text[start:end].rstrip(" ") for start, end in self.breaks(text, width)]

    def breaks(self, text: str, width: int) -> list[tuple[int, int]]:
        """The lines of `wrap` as first and last index + 1; spaces at a break belong to the line before."""
        lines: list[tuple[int, int]] = []
        start = 0
        for paragraph in text.split("\n"):
            end = start + len(paragraph)
            lines += self._paragraph(text, start, end, width)
            start = end + 1
        return lines

    def _paragraph(self, text: str, start: int, end: int, width: int) -> Iterator[tuple[int, int]]:
        line, used, space = start, 0, -1
        at = start
        while at < end:
            char = text[at]
            used += self._advance(char)
            if char == " ":
                space = at + 1
            elif used - 1 > width and at > line:
                at = space if space > line else at
                yield line, at
                line, used, space = at, 0, -1
                continue
            at += 1
        yield line, end

    def leading(self, text: str) -> int:
        """Rows from line to line: one more for text with Hangul."""
        return self.height + HANGUL_EXTRA if any(map(is_hangul, text)) else self.height


class Fonts:
    """The faces, each read when it is first asked for."""

    __slots__ = ("_fonts", "_load")

    def __init__(self, load: Callable[[str], Face] = glyphs.load) -> None:
        self._load = load
        self._fonts: dict[str, Font] = {}

    def __getitem__(self, name: str) -> Font:
        """The face of that name. Raises KeyError for an unknown one, FaceError or OSError on reading."""
        font = self._fonts.get(name)
        if font is None:
            if name not in FACES:
                raise KeyError(name)
            font = self._fonts[name] = Font(self._load(name))
        return font
