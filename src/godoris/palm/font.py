"""Setting lines of text in the faces of `glyphs.py`: width, wrapping, ellipsis, and their pictures."""

from __future__ import annotations

FACES = ("std", "bold", "large", "small", "banner")
LATIN_LEADING = 11  # rows from line to line of std and bold
HANGUL_LEADING = 12  # Korean lines stand 12 apart, else crowded syllables touch (assets/fonts)


class Font:
    """One face. All figures are pixels at density 1."""

    name: str
    height: int
    ascent: int

    def width(self, text: str) -> int:
        """The advance of a line."""
        raise NotImplementedError

    def fit(self, text: str, width: int) -> str:
        """The line, or as much of it as fits with an ellipsis at its end."""
        raise NotImplementedError

    def wrap(self, text: str, width: int) -> list[str]:
        """Lines no wider than `width`: broken at spaces, between Hangul syllables only within too long a word;
        newlines are kept.
        """
        raise NotImplementedError

    def leading(self, text: str) -> int:
        """Rows from line to line: one more for text with Hangul."""
        raise NotImplementedError


class Fonts:
    """The faces, each read when it is first asked for."""

    def __getitem__(self, name: str) -> Font:
        raise NotImplementedError
