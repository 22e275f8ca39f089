"""Strips of frames of each motion: `python -m godoris.tools.strips` writes `docs/pictures/motion-*.png`.

A strip has a row for each speed, whose frames are evenly spread over the motion; under each stands its tick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from PIL import Image

from godoris import resources
from godoris.app import shots
from godoris.app.godoris import Godoris
from godoris.app.motion import SPEEDS
from godoris.app.shot_ways import Shot
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import Rect
from godoris.palm.palette import SYSTEM

FRAMES = 8
CAPTION = 9
GAP = 3
GROUND = (64, 64, 64)


def _moves(record: str, last: int = 1) -> Callable[[str, str], Godoris]:
    shot = Shot(record, lambda app: None, last)
    return lambda lang, device: shots.opened(shots.shipped(record), lang, device, shot)


def _deal(lang: str, device: str) -> Godoris:
    app = _moves("table", 0)(lang, device)
    app.deal(20)
    return app


MOTIONS: dict[str, Callable[[str, str], Godoris]] = {
    "deal": _deal,
    "turn": _moves("table"),
    "bbuk": _moves("banner_bbuk"),
    "chock": _moves("banner_chock"),
    "sseul": _moves("banner_sseul"),
    "poktan": _moves("banner_poktan"),
    "pansseul": _moves("banner_pansseul"),
    "heundeum": _moves("banner_heundeum"),
    "go": _moves("banner_go"),
}


def played(app: Godoris, speed: str) -> Iterator[tuple[int, bytes]]:
    """Every tick of what moves, and the screen at it."""
    app.set_prefs(app.prefs.replace(speed=speed))
    tick = 0
    while app.table is not None:
        app.system.draw()
        yield tick, bytes(app.system.canvas.pixels)
        if not app.director.busy:
            return
        app.table.tick()
        tick += 1


def strip(name: str, lang: str = "en", device: str = "palm3c") -> Image.Image:
    """The rows of a motion, one a speed."""
    rows = []
    for speed in SPEEDS:
        shown = list(played(MOTIONS[name](lang, device), speed))
        last = len(shown) - 1
        rows.append([shown[last * i // (FRAMES - 1)] for i in range(FRAMES)])
    side = round(len(rows[0][0][1]) ** 0.5)
    size = FRAMES * (side + GAP) + GAP, len(rows) * (side + CAPTION + GAP) + GAP
    sheet = Image.new("P", size, 0)
    sheet.putpalette([part for colour in SYSTEM for part in colour])
    sheet.paste(_index(GROUND), (0, 0, *size))
    for row, frames in enumerate(rows):
        for column, (tick, pixels) in enumerate(frames):
            place = GAP + column * (side + GAP), GAP + row * (side + CAPTION + GAP)
            sheet.paste(Image.frombytes("P", (side, side), pixels), place)
            sheet.paste(_caption(f"{tick}"), (place[0], place[1] + side))
    return sheet


def _index(colour: tuple[int, int, int]) -> int:
    return min(range(256), key=lambda i: sum(abs(a - b) for a, b in zip(SYSTEM[i], colour, strict=True)))


def _caption(text: str) -> Image.Image:
    """A tick in the face small, as wide as it needs."""
    canvas = Canvas.standard("colour8")
    canvas.fill(Rect(0, 0, 40, CAPTION), _index(GROUND))
    canvas.text(text, 1, 0, _index((255, 255, 255)), "small")
    whole = Image.frombytes("P", (canvas.side, canvas.side), bytes(canvas.pixels))
    return whole.crop((0, 0, 40, CAPTION))


def main() -> int:
    """Write the strips; the exit status."""
    for name in MOTIONS:
        path = resources.path(f"docs/pictures/motion-{name}.png")
        picture = strip(name)
        picture.save(path, optimize=True)
        print(f"{path.name}: {picture.width} x {picture.height}, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
