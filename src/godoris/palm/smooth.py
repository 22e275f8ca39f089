"""One-bit pictures at double density: edges smoothed with scale2x, and set right where it does harm.

scale2x rounds corners and fills the steps of slanting strokes. It also fills the inner corners of
crossings, so that a + becomes a star, and leaves an x and straight strokes as they are. Here crossings stay
open, an x is smoothed, and the free end of a straight stroke loses a corner pixel, as if written with a pen.
"""

from __future__ import annotations

from pygame import image, transform

Rows = tuple[int, ...]  # bit x of a row is the pixel in column x


def doubled(width: int, rows: Rows) -> bytearray:
    """The picture at double density: 2 * width columns, 2 * len(rows) rows, one byte a pixel, 0 or 1."""
    wide, high = width + 2, len(rows) + 2
    padded = bytearray(wide * high)
    for y, row in enumerate(rows):
        for x in range(width):
            if row >> x & 1:
                padded[(y + 1) * wide + x + 1] = 1
    small = image.frombuffer(padded, (wide, high), "P")
    large = transform.scale2x(small)
    pixels = bytearray(large.get_buffer().raw)
    pitch = large.get_pitch()
    _join_slants(padded, wide, high, pixels, pitch)
    _open_crossings(padded, wide, high, pixels, pitch)
    _cut_ends(padded, wide, high, pixels, pitch)
    stride = 2 * width
    out = bytearray(stride * 2 * len(rows))
    for y in range(2 * len(rows)):
        start = (y + 2) * pitch + 2
        out[y * stride : (y + 1) * stride] = pixels[start : start + stride]
    return out


def _neighbours(ink: bytearray, wide: int, at: int) -> tuple[int, int, int, int]:
    """Ink above, left, right and below."""
    return ink[at - wide], ink[at - 1], ink[at + 1], ink[at + wide]


def _join_slants(ink: bytearray, wide: int, high: int, pixels: bytearray, pitch: int) -> None:
    """Fill the steps of slanting strokes where two of them meet, as in an x: scale2x leaves those alone."""
    for y in range(1, high - 1):
        for x in range(1, wide - 1):
            at = y * wide + x
            if ink[at] or sum(_neighbours(ink, wide, at)) < 3:
                continue
            for dx in (-1, 1):
                for dy in (-1, 1):
                    if ink[at + dx] and ink[at + dy * wide] and not ink[at + dy * wide + dx]:
                        pixels[(2 * y + (dy > 0)) * pitch + 2 * x + (dx > 0)] = 1


def _open_crossings(ink: bytearray, wide: int, high: int, pixels: bytearray, pitch: int) -> None:
    """Take back what was filled in the corners of a T or a +: ink that has three neighbours or more."""
    for y in range(1, high - 1):
        for x in range(1, wide - 1):
            at = y * wide + x
            if not ink[at] or sum(_neighbours(ink, wide, at)) < 3:
                continue
            for dx in (-1, 1):
                for dy in (-1, 1):
                    corner = at + dy * wide + dx
                    if not ink[corner] and ink[at + dx] and ink[at + dy * wide]:
                        # the quarter of the empty corner that faces the crossing
                        px = 2 * (x + dx) + (dx < 0)
                        py = 2 * (y + dy) + (dy < 0)
                        pixels[py * pitch + px] = 0


def _cut_ends(ink: bytearray, wide: int, high: int, pixels: bytearray, pitch: int) -> None:
    """Cut the free ends of strokes one pixel wide, and one corner of a single dot."""
    for y in range(1, high - 1):
        for x in range(1, wide - 1):
            at = y * wide + x
            if not ink[at]:
                continue
            up, left, right, down = _neighbours(ink, wide, at)
            if up + left + right + down > 1:
                continue
            # away from the stroke: up and left of it unless it goes there, and so on
            ahead = [
                at + dy * wide + dx
                for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1))
                if not ((left and dx < 0) or (right and dx > 0) or (up and dy < 0) or (down and dy > 0))
            ]
            if any(ink[corner] for corner in ahead):
                continue
            # the head of a stroke loses its left corner, the foot its right one
            first = 2 * y * pitch + 2 * x
            pixels[first + pitch + 1 if up or left else first] = 0
