"""Build the card atlases: `python -m godoris.tools.cards_atlas [FOLDER]`, by default into `assets/built`.

Minis and cards come from the text grids of `assets/cards`, the two larger sizes from the drawings of
`assets/cards-svg`; month figures from the grids of `assets/cards/badges`.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from godoris import resources
from godoris.app.cards_art import BADGED, PICTURES, SIZES, Size, atlas_name, atlas_size, cell_place, cells
from godoris.tools import cards_badges, cards_grid
from godoris.tools.cards_raster import by_colour, flat, indexed
from godoris.tools.palette import DEPTHS, Depth, Letter, Picture, SourceError, read_letters, save


@dataclass(frozen=True)
class Sources:
    """All that the atlases are built from."""

    letters: Mapping[str, Letter]
    cards: cards_grid.Cards
    minis: cards_grid.Cards
    colours: Mapping[str, Letter]  # of the drawings, by RRGGBB
    drawings: Mapping[str, str]  # SVG text by code
    figures: cards_badges.Figures


def read_sources(assets: Path) -> Sources:
    """Read grids, drawings and figures. Raises SourceError or OSError."""
    letters = read_letters(assets / "cards" / "palette.txt")
    cards, minis = cards_grid.read_all(assets / "cards", tuple(letters))
    folder = assets / "cards-svg"
    drawings = {code: (folder / f"{code}.svg").read_text(encoding="utf-8") for code in PICTURES}
    colours = by_colour(read_letters(folder / "palette.txt"))
    figures = cards_badges.read(assets / "cards" / "badges" / "figures.txt")
    return Sources(letters, cards, minis, colours, drawings, figures)


def from_grid(grid: cards_grid.Grid, depth: Depth, letters: Mapping[str, Letter]) -> Picture:
    """A text grid as an indexed picture."""
    table = {letter: entry.index(depth) for letter, entry in letters.items()}
    picture = Picture(len(grid[0]), len(grid))
    picture.pixels[:] = bytes(table[letter] for row in grid for letter in row)
    return picture


def faces(sources: Sources, size: Size) -> dict[Depth, list[Picture]]:
    """All cards and the back at a size, by depth; a drawing becomes pixels once for all of them."""
    if size in ("mini", "card"):
        cards = sources.minis if size == "mini" else sources.cards
        grids = [cards[code] for code in PICTURES]
        return {depth: [from_grid(grid, depth, sources.letters) for grid in grids] for depth in DEPTHS}
    pixels, colours = SIZES[size], sources.colours
    drawn = [flat(sources.drawings[code], pixels, colours) for code in PICTURES]
    return {depth: [indexed(card, pixels, depth, colours) for card in drawn] for depth in DEPTHS}


def atlases(sources: Sources, size: Size) -> dict[Depth, Picture]:
    """The atlas of a size at each depth."""
    pictures = faces(sources, size)
    result: dict[Depth, Picture] = {}
    for depth in DEPTHS:
        result[depth] = Picture(*atlas_size(size))
        parts = iter(pictures[depth])
        for i, cell in enumerate(cells(size)):
            if cell in PICTURES:
                part = next(parts)
            else:
                kind, month = cell.split()
                draw = cards_badges.strip if kind == "strip" else cards_badges.badge
                part = draw(sources.figures, int(month), SIZES[size])
            result[depth].paste(part, *cell_place(size, i))
    return result


def main(argv: list[str]) -> int:
    """Build the twelve atlases; the exit status."""
    if len(argv) > 1:
        print(f"usage: python -m godoris.tools.cards_atlas [FOLDER]; found {' '.join(argv)}", file=sys.stderr)
        return 2
    folder = Path(argv[0]) if argv else resources.path("assets/built")
    total = 0
    try:
        sources = read_sources(resources.path("assets"))
        for size in SIZES:
            for depth, picture in atlases(sources, size).items():
                path = folder / atlas_name(size, depth)
                save(picture, path)
                total += path.stat().st_size
    except (SourceError, OSError) as error:
        print(f"cards_atlas: {error}", file=sys.stderr)
        return 1
    print(f"{len(SIZES) * len(DEPTHS)} atlases, {total} bytes; {len(BADGED)} sizes with month figures")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
