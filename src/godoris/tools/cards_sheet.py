"""Contact sheets of all cards: `python -m godoris.tools.cards_sheet [FOLDER]`, by default `docs/pictures`.

One PNG for each size and depth, made from the built atlases, on the ground a table has.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from godoris import resources
from godoris.app.cards_art import PICTURES, SIZES, Size, atlas_name, cell_place, cells
from godoris.palm.palette import RGB
from godoris.tools.palette import DEPTHS, Depth, Picture, SourceError, load, to_rgb

GROUND: dict[Depth, RGB] = {"colour": (0, 102, 51), "grey16": (204, 204, 204), "grey4": (170, 170, 170)}
SCALE: dict[Size, int] = {"mini": 4, "card": 3, "double": 1, "large": 1}
"""How much a sheet is enlarged: small sprites are to be looked at pixel by pixel."""

GAP = 2


def cut(atlas: Picture, size: Size, cell: int) -> Picture:
    """One cell of an atlas."""
    (x, y), (width, height) = cell_place(size, cell), SIZES[size]
    picture = Picture(width, height)
    for row in range(height):
        start = (y + row) * atlas.width + x
        picture.pixels[row * width : (row + 1) * width] = atlas.pixels[start : start + width]
    return picture


def sheet(pictures: Sequence[Picture], columns: int, ground: RGB, scale: int = 1) -> Image.Image:
    """Pictures of one size in rows of `columns`, GAP pixels apart, each pixel `scale` times as large."""
    width, height = pictures[0].width + GAP, pictures[0].height + GAP
    lines = -(-len(pictures) // columns)
    image = Image.new("RGB", (GAP + columns * width, GAP + lines * height), ground)
    for i, picture in enumerate(pictures):
        image.paste(to_rgb(picture, ground), (GAP + i % columns * width, GAP + i // columns * height))
    return image.resize((image.width * scale, image.height * scale), Image.Resampling.NEAREST)


def write(folder: Path, built: Path, size: Size, depth: Depth) -> Path:
    """Write the sheet of one size and depth; its path."""
    atlas = load(built / atlas_name(size, depth))
    pictures = [cut(atlas, size, cells(size).index(code)) for code in PICTURES]
    image = sheet(pictures, 12, GROUND[depth], SCALE[size])
    path = folder / atlas_name(size, depth)
    path.parent.mkdir(parents=True, exist_ok=True)
    image.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    return path


def main(argv: list[str]) -> int:
    """Write twelve sheets; the exit status."""
    if len(argv) > 1:
        print(f"usage: python -m godoris.tools.cards_sheet [FOLDER]; found {' '.join(argv)}", file=sys.stderr)
        return 2
    folder = Path(argv[0]) if argv else resources.path("docs/pictures")
    try:
        built = resources.path("assets/built")
        paths = [write(folder, built, size, depth) for size in SIZES for depth in DEPTHS]
    except (SourceError, OSError) as error:
        print(f"cards_sheet: {error}", file=sys.stderr)
        return 1
    print(f"{len(paths)} sheets, {sum(path.stat().st_size for path in paths)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
