"""Build the handheld's pictures: `python -m godoris.tools.handheld`.

Writes the SVG of cases, silkscreen and icon into `assets/handheld`, the atlases and the window's icon into
`assets/built`.
--sheets FOLDER draws contact sheets instead.
"""

import argparse
import sys
from pathlib import Path

import pygame

from godoris import resources
from godoris.palm.device import DeviceError
from godoris.shell.skin import ICON
from godoris.tools.handheld import build, pictures, sheet
from godoris.tools.palette import SourceError, save


def _sheets(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    sheet.cases().save(folder / "cases.png")
    sheet.cases(held=True).save(folder / "cases-held.png")
    sheet.emblems().save(folder / "emblems.png")


def _build() -> int:
    faults = build.faults()
    if faults:
        print("\n".join(faults), file=sys.stderr)
        return 1
    for name, text in build.drawings().items():
        resources.path(f"assets/handheld/{name}").write_text(text, encoding="utf-8", newline="\n")
    for name, picture in build.atlases().items():
        save(picture, resources.path(f"assets/built/{name}"))
    pygame.image.save(build.window_icon(), resources.path(ICON))
    places = resources.path("assets/built/pictures.toml")
    places.write_text(pictures.index(), encoding="utf-8", newline="\n")
    return 0


def main(argv: list[str] | None = None) -> int:
    """Build or draw sheets; the exit status."""
    parser = argparse.ArgumentParser(prog="handheld", description="Build the pictures of the handheld.")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="draw contact sheets there instead")
    args = parser.parse_args(argv)
    try:
        if args.sheets is None:
            return _build()
        _sheets(args.sheets)
    except (SourceError, DeviceError, OSError) as error:
        print(f"handheld: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
