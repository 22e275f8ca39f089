"""Draw the pictures of the README: `python -m godoris.tools.pages` writes `docs/pictures/play-*.png`, each
with handhelds side by side as they stand on the desktop, and the film `hand.gif`.
"""

import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from godoris import resources
from godoris.app import shots
from godoris.palm import device
from godoris.palm.look import Look
from godoris.shell.layout import content, fit
from godoris.shell.stage import DESK, Stage
from godoris.tools import film

PAGES = {
    "play-1": (("poktan_cards", "en", "palm3c"), ("go_stop", "ko", "palm3")),
    "play-2": (("result", "en", "palm5"), ("banner_bbuk", "ko", "tungsten")),
}
FILM = "hand"
"""A record of assets/shots that is filmed."""
SCALE = 2
GAP = 8


def handheld(what: str, lang: str, name: str) -> Image.Image:
    """A device with one of the screens of `godoris shot`."""
    shot = shots.SHOTS[what]
    app = shots.reached(shot, shots.shipped(shot.record), lang, name)
    look = Look(device=name, scale=SCALE)
    profile = device.load(name)
    _, _, wide, high = content(profile, look.skin)
    target = pygame.Surface((wide * SCALE, high * SCALE), depth=32)
    stage = Stage()
    stage.arrange(fit(profile, look.skin, SCALE, target.get_size()), app.system.canvas, look)
    stage.all(target)
    return Image.frombytes("RGB", target.get_size(), pygame.image.tobytes(target, "RGB"))


def main() -> int:
    """Write the pictures; the exit status."""
    for name, screens in PAGES.items():
        drawn = [handheld(*screen) for screen in screens]
        size = sum(d.width + GAP for d in drawn) + GAP, max(d.height for d in drawn) + 2 * GAP
        page = Image.new("RGB", size, DESK)
        x = GAP
        for picture in drawn:
            page.paste(picture, (x, (size[1] - picture.height) // 2))
            x += picture.width + GAP
        path = resources.path(f"docs/pictures/{name}.png")
        page.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
        print(f"{path.name}: {size[0]} x {size[1]}, {path.stat().st_size} bytes")
    path = resources.path(f"docs/pictures/{FILM}.gif")
    made = film.make(shots.shipped(FILM), scale=SCALE, skin=True)
    path.write_bytes(made.data)
    print(f"{path.name}: {made.frames} frames, {made.length / 100} s, {len(made.data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
