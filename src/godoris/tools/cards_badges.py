"""The month figures that can be laid over a corner of each card, for those who are learning.

White figures on black: the same at every depth, told from any picture below.
"""

from pathlib import Path

from godoris.palm.palette import BLACK, WHITE
from godoris.tools.palette import Picture, SourceError

Figures = dict[tuple[str, int], tuple[str, ...]]
"""Rows of a digit by (digit, height)."""

SMALL, TALL = 5, 7


def read(path: Path) -> Figures:
    """The figures of both heights. Raises SourceError when one is absent or malformed."""
    found: Figures = {}
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        words = lines[0].split()
        if len(words) != 3 or words[0] != "figure" or words[2] != f"{len(lines[1])}x{len(lines) - 1}":
            raise SourceError(f"{path.name}: expected 'figure DIGIT WIDTHxHEIGHT' and rows at {lines[0]!r}")
        if any(len(row) != len(lines[1]) or set(row) - set("x.") for row in lines[1:]):
            raise SourceError(f"{path.name}: expected equal rows of x and . in figure {words[1]}")
        found[words[1], len(lines) - 1] = tuple(lines[1:])
    if missing := [f"{d} of {h}" for h in (SMALL, TALL) for d in "0123456789" if (d, h) not in found]:
        raise SourceError(f"{path.name}: no figure {', '.join(missing)}")
    return found


def badge(figures: Figures, month: int, size: tuple[int, int]) -> Picture:
    """The month figure in the left upper corner of an otherwise empty card."""
    height, scale = (SMALL, 1) if size[0] <= 18 else (TALL, size[0] // 36)
    digits = [figures[digit, height] for digit in str(month)]
    width = sum(len(rows[0]) for rows in digits) + len(digits) - 1
    picture = Picture(*size)
    margin = 1
    for y in range((height + 2 * margin) * scale):
        for x in range((width + 2 * margin) * scale):
            picture.put(x, y, BLACK)
    left = margin
    for rows in digits:
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if sign == "x":
                    _block(picture, (left + x) * scale, (margin + y) * scale, scale)
        left += len(rows[0]) + 1
    return picture


def strip(figures: Figures, month: int, size: tuple[int, int]) -> Picture:
    """The same with its digits one above the other, five pixels wide: so much is seen of a covered card."""
    digits = [figures[digit, SMALL] for digit in str(month)]
    picture = Picture(*size)
    width = max(len(rows[0]) for rows in digits) + 2
    for y in range((SMALL + 1) * len(digits) + 1):
        for x in range(width):
            picture.put(x, y, BLACK)
    for number, rows in enumerate(digits):
        left = (width - len(rows[0])) // 2
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if sign == "x":
                    picture.put(left + x, 1 + number * (SMALL + 1) + y, WHITE)
    return picture


def _block(picture: Picture, x: int, y: int, scale: int) -> None:
    for dy in range(scale):
        for dx in range(scale):
            picture.put(x + dx, y + dy, WHITE)
