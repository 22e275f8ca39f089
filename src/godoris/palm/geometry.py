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
        x, y, width, height = self
        return Rect(x - by, y - by, width + 2 * by, height + 2 * by)

    def moved(self, dx: int, dy: int) -> Rect:
        """The rectangle somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share a pixel."""
        ax, ay, aw, ah = self
        bx, by, bw, bh = other
        wide = ax < bx + bw and bx < ax + aw and aw > 0 and bw > 0
        return wide and ay < by + bh and by < ay + ah and ah > 0 and bh > 0

    def inside(self, other: Rect) -> bool:
        """Whether every pixel of this one lies in the other."""
        ax, ay, aw, ah = self
        bx, by, bw, bh = other
        if aw > 0 and ah > 0:
            return ax >= bx and ay >= by and ax + aw <= bx + bw and ay + ah <= by + bh
        return self.common(other) == self

    def common(self, other: Rect) -> Rect:
        """What both share; empty when they share nothing."""
        # drawing asks for it all the time: conditions take a third of the time of max and min
        ax, ay, aw, ah = self
        bx, by, bw, bh = other
        x, y = (ax if ax > bx else bx), (ay if ay > by else by)
        width = (ax + aw if ax + aw < bx + bw else bx + bw) - x
        height = (ay + ah if ay + ah < by + bh else by + bh) - y
        return Rect(x, y, width if width > 0 else 0, height if height > 0 else 0)

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
