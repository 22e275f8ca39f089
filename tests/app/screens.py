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
    """A screen: its pixels in palette indices, faults of its forms, the lines of text with their faces, those
    that were too wide for their place.
    """

    pixels: bytes
    faults: tuple[str, ...]
    lines: frozenset[tuple[str, str]]
    cut: tuple[str, ...]


@cache
def seen(what: str, language: str) -> Seen:
    """A screen on the handheld with four greys."""
    lines: set[tuple[str, str]] = set()
    cut: list[str] = []
    draw = Canvas.text

    def noted(canvas: Canvas, text: str, x: int, y: int, *args: object, **more: object) -> int:
        face, width = str(more.get("face", args[1] if len(args) > 1 else "std")), more.get("width")
        lines.add((text, face))
        if isinstance(width, int) and canvas.font(face).fit(text, width) != text:
            cut.append(text)
        return draw(canvas, text, x, y, *args, **more)  # type: ignore[arg-type]

    shot = shots.SHOTS[what]
    with patch.object(Canvas, "text", noted):
        app = shots.reached(shot, shots.shipped(shot.record), language, DEVICE)
    faults = [fault for form in app.system.forms for fault in problems(form, app.system.canvas)]
    return Seen(bytes(app.system.canvas.pixels), tuple(faults), frozenset(lines), tuple(cut))
