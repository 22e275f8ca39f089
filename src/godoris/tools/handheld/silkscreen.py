"""The strip under the screen, 160 x 60: one drawing for all devices; its first four rows are the gap."""

from collections.abc import Mapping

from godoris.tools.handheld.case import roles
from godoris.tools.handheld.svg import Svg, rounded

LETTERS = {
    "a": ("   ", "## ", " ##", "# #", "###"), "b": ("#  ", "## ", "# #", "# #", "## "),
    "c": ("   ", " ##", "#  ", "#  ", " ##"), "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("## ", "  #", " # ", "#  ", "###"), "3": ("## ", "  #", " # ", "  #", "## "),
}  # fmt: skip


def draw() -> Svg:
    """The strip in the colours of its roles."""
    colours = roles()
    s = Svg(160, 60)
    s.rect(0, 0, 160, 60, colours["ground"])
    _writing_areas(s, colours)
    _applications(s, colours)
    _menu(s, colours)
    _calculator(s, colours)
    _find(s, colours)
    return s


def _writing_areas(s: Svg, colours: Mapping[str, str]) -> None:
    """Letters from 27 to 89, figures from 89 to 133, and the dots that open the keyboards."""
    mark = colours["mark"]
    s.path(rounded(28, 5, 104, 53, 5), colours["field"])
    s.path(rounded(28.5, 5.5, 103, 52, 4.5), "none", colours["rim"], 1)
    s.poly([(86, 6), (92, 6), (89, 10)], mark)
    s.poly([(86, 57), (92, 57), (89, 53)], mark)
    for y in range(13, 50, 5):
        s.rect(88.5, y, 1, 2, mark)
    for word, dot, x in (("abc", 33, 37), ("123", 127, 112)):
        s.circle(dot, 53, 2, mark)
        s.path(_word(word, x, 50), mark)


def _word(word: str, x: int, y: int) -> str:
    squares = ""
    for letter in word:
        for j, row in enumerate(LETTERS[letter]):
            for i, pixel in enumerate(row):
                if pixel == "#":
                    a, b = x + i, y + j
                    squares += f"M{a} {b}L{a + 1} {b}L{a + 1} {b + 1}L{a} {b + 1}Z"
        x += 4
    return squares


def _plate(s: Svg, x: float, y: float, colours: Mapping[str, str]) -> None:
    s.path(rounded(x - 11, y - 11, 22, 22, 7), colours["plate"])


def _applications(s: Svg, colours: Mapping[str, str]) -> None:
    """Four squares, the last a card standing out of the row."""
    _plate(s, 13.5, 18, colours)
    for dx, dy in ((-6, -6), (1, -6), (-6, 1)):
        s.rect(13.5 + dx - 0.5, 18 + dy, 5, 5, colours["sign"], 1)
    s.rect(14, 19, 5, 5, colours["sign"], 1)
    s.rect(15.5, 20.5, 2, 2, colours["plate"])


def _menu(s: Svg, colours: Mapping[str, str]) -> None:
    """A bar with an open list."""
    _plate(s, 13.5, 46, colours)
    s.rect(6, 39, 15, 4, colours["sign"], 1)
    s.rect(8, 40, 4, 2, colours["plate"])
    for i, wide in enumerate((10, 7, 10)):
        s.rect(8, 45 + 3 * i, wide, 2, colours["sign"])


def _calculator(s: Svg, colours: Mapping[str, str]) -> None:
    """Plus, minus, times, equals."""
    _plate(s, 146.5, 18, colours)
    s.path("M146.5 8.5L146.5 27.5M137 18L156 18", "none", colours["ground"], 1, False)
    signs = (
        "M142 10.5L142 15.5M139.5 13L144.5 13M148.5 13L153.5 13"
        "M140.2 21.2L143.8 24.8M143.8 21.2L140.2 24.8M148.5 21.5L153.5 21.5M148.5 24.5L153.5 24.5"
    )
    s.path(signs, "none", colours["sign"], 1.4)


def _find(s: Svg, colours: Mapping[str, str]) -> None:
    """A lens."""
    _plate(s, 146.5, 46, colours)
    s.circle(145, 44.5, 4.6, "none", colours["sign"], 2)
    s.path("M148.8 48.3L152.6 52.1", "none", colours["sign"], 2.6)
