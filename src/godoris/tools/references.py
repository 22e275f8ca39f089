"""Pictures of every screen that are kept to compare with: `python -m godoris.tools.references`.

Says which screens look otherwise than on `docs/pictures/screens-DEVICE-LANGUAGE.png`, sheets of all screens
in the order of `screens.txt` beside them.  --update draws the sheets anew; --diffs FOLDER shows old, new and
what differs side by side.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from PIL import Image, ImageChops

from godoris import resources
from godoris.app import shots
from godoris.match.preferences import LANGUAGES
from godoris.palm import device, lcd
from godoris.palm.palette import KEY

COLUMNS = 9
GAP = 4
DESK = (60, 60, 80)


def folder() -> Path:
    """Where the sheets are."""
    return resources.path("docs/pictures")


def kept() -> list[str]:
    """The screens on the sheets, in their order."""
    return (folder() / "screens.txt").read_text("utf-8").split()


def sheet_file(name: str, language: str) -> Path:
    """The sheet of a device in a language."""
    return folder() / f"screens-{name}-{language}.png"


def palette(name: str) -> bytes:
    """The colours of a device's screen; the one that is never drawn is that of the desk."""
    colours = [*lcd.colours(device.load(name).lcd)]
    colours[KEY] = DESK
    return bytes(part for colour in colours for part in colour)


def drawn(what: str, language: str, name: str) -> Image.Image:
    """A screen as it looks now, in palette indices."""
    shot = shots.SHOTS[what]
    canvas = shots.reached(shot, shots.shipped(shot.record), language, name).system.canvas
    made = Image.frombytes("P", (canvas.side, canvas.side), bytes(canvas.pixels))
    made.putpalette(palette(name))
    return made


def place(index: int, side: int) -> tuple[int, int, int, int]:
    """Where a screen lies on its sheet."""
    x, y = index % COLUMNS * (side + GAP) + GAP, index // COLUMNS * (side + GAP) + GAP
    return x, y, x + side, y + side


def sheet(name: str, language: str) -> Image.Image:
    """The sheet of all screens."""
    names = shots.names()
    side = device.SCREEN * device.load(name).density
    rows = -(-len(names) // COLUMNS)
    made = Image.new("P", (COLUMNS * (side + GAP) + GAP, rows * (side + GAP) + GAP), KEY)
    made.putpalette(palette(name))
    for index, what in enumerate(names):
        made.paste(drawn(what, language, name), place(index, side)[:2])
    return made


def differing(name: str, language: str) -> Iterator[tuple[str, Image.Image, Image.Image]]:
    """The screens that look otherwise than on their sheet: name, then and now."""
    side = device.SCREEN * device.load(name).density
    with Image.open(sheet_file(name, language)) as file:
        file.load()
        for index, what in enumerate(kept()):
            old, new = file.crop(place(index, side)), drawn(what, language, name)
            if old.convert("RGB").tobytes() != new.convert("RGB").tobytes():
                yield what, old.convert("RGB"), new.convert("RGB")


def beside(old: Image.Image, new: Image.Image) -> Image.Image:
    """Old, new, and every pixel that differs in white."""
    side = old.width
    made = Image.new("RGB", (3 * side + 2 * GAP, side), DESK)
    bands = ImageChops.difference(old, new).split()
    changed = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    changed = changed.point([0, *[255] * 255])
    for index, part in enumerate((old, new, changed)):
        made.paste(part, (index * (side + GAP), 0))
    return made


def check(name: str, language: str, diffs: Path | None = None) -> list[str]:
    """The screens that look otherwise; with `diffs` pictures of them are written there."""
    found = []
    for what, old, new in differing(name, language):
        found.append(what)
        if diffs is not None:
            diffs.mkdir(parents=True, exist_ok=True)
            beside(old, new).save(diffs / f"{name}-{language}-{what}.png")
    return found


def update(names: list[str]) -> None:
    """Draw the sheets of some devices anew."""
    text = "\n".join(shots.names()) + "\n"
    (folder() / "screens.txt").write_text(text, encoding="utf-8", newline="\n")
    for name in names:
        for language in LANGUAGES:
            sheet(name, language).save(sheet_file(name, language), optimize=True)


def main(argv: list[str] | None = None) -> int:
    """Compare or update; the exit status."""
    parser = argparse.ArgumentParser(prog="references", description="Compare every screen with its picture.")
    parser.add_argument("--update", action="store_true", help="draw the sheets anew")
    parser.add_argument("--diffs", type=Path, metavar="FOLDER", help="write what differs there")
    args = parser.parse_args(argv)
    if args.update:
        update(device.names())
        return 0
    if kept() != shots.names():
        print("the screens are not those of the sheets: --update draws them anew")
        return 1
    status = 0
    for name in device.names():
        for language in LANGUAGES:
            for what in check(name, language, args.diffs):
                print(f"{name} {language}: {what} looks otherwise")
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
