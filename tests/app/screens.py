"""Every screen drawn once for all the tests that look at all of them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple
from unittest.mock import patch

from godoris.app import shots
from godoris.palm.canvas import Canvas
from godoris.palm.check import problems

LANGUAGES = ("en", "ko")
DEVICE = "palm3"


class Seen(NamedTuple):
    """A screen: its pixels in palette indices, faults of its forms, the lines of text with their faces."""

    pixels: bytes
    faults: tuple[str, ...]
    lines: frozenset[tuple[str, str]]


@cache
def seen(what: str, language: str) -> Seen:
    """A screen on the handheld with four greys."""
    lines: set[tuple[str, str]] = set()
    draw = Canvas.text

    def noted(canvas: Canvas, text: str, x: int, y: int, *args: object, **more: object) -> int:
        lines.add((text, str(more.get("face", args[1] if len(args) > 1 else "std"))))
        return draw(canvas, text, x, y, *args, **more)  # type: ignore[arg-type]

    shot = shots.SHOTS[what]
    with patch.object(Canvas, "text", noted):
        app = shots.reached(shot, shots.shipped(shot.record), language, DEVICE)
    faults = [fault for form in app.system.forms for fault in problems(form, app.system.canvas)]
    return Seen(bytes(app.system.canvas.pixels), tuple(faults), frozenset(lines))
