"""Rectangles in the 160 x 160 coordinates of the screen."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle; `right` and `bottom` are the first column and row outside it."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """First column to the right of the rectangle."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """First row below the rectangle."""
        return self.y + self.height

    @property
    def empty(self) -> bool:
        """Whether it holds no pixel."""
        return self.width <= 0 or self.height <= 0

    @property
    def centre(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.width // 2, self.y + self.height // 2

    def contains(self, x: int, y: int) -> bool:
        """Whether a pixel lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: int) -> Rect:
        """The rectangle with `by` pixels more on each side, fewer when negative."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: int, dy: int) -> Rect:
        """The rectangle somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share a pixel."""
        return not self.common(other).empty

    def inside(self, other: Rect) -> bool:
        """Whether every pixel of this one lies in the other."""
        return self.common(other) == self

    def common(self, other: Rect) -> Rect:
        """What both share; empty when they share nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Rect(x, y, max(0, right - x), max(0, bottom - y))

    def union(self, other: Rect) -> Rect:
        """The smallest rectangle that holds both; an empty one adds nothing."""
        if self.empty:
            return other
        if other.empty:
            return self
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


SCREEN = Rect(0, 0, 160, 160)


def merge(rects: list[Rect], rect: Rect) -> None:
    """Add `rect` to a list of damaged rectangles, joining those that overlap it."""
    if rect.empty:
        return
    kept = [rect]
    for other in rects:
        if other.overlaps(kept[0]):
            kept[0] = kept[0].union(other)
        else:
            kept.append(other)
    rects[:] = kept
