"""Icons and emblems: text grids of `assets/handheld`, one letter a pixel, to the atlas of `palm/pictures.py`.

A grid is a line `picture NAME WIDTHxHEIGHT` and its rows; `-` is transparent, blank lines part the pictures
and `#` starts a remark.
"""

import re
from collections.abc import Container, Mapping
from pathlib import Path

from godoris import resources
from godoris.palm.palette import KEY
from godoris.tools.palette import Depth, Letter, Picture, SourceError, read_letters

Grid = tuple[str, ...]
Box = tuple[int, int, int, int]

CLEAR = "-"
SOURCES = ("icons.txt", "emblems.txt")
WIDTH = 144
"""Of the atlas: six emblems side by side."""


def _header(where: str, line: str) -> tuple[str, int, int]:
    found = re.fullmatch(r"picture ([a-z]+) (\d+)x(\d+)", line)
    if not found:
        raise SourceError(f"{where}: expected 'picture NAME WIDTHxHEIGHT', found {line!r}")
    return found[1], int(found[2]), int(found[3])


def _close(where: str, name: str, height: int, rows: list[str]) -> Grid:
    if len(rows) != height:
        raise SourceError(f"{where}: expected {height} rows for {name}, found {len(rows)}")
    return tuple(rows)


def read(path: Path, letters: Container[str]) -> dict[str, Grid]:
    """The grids of one file by name. Raises SourceError on the first fault."""
    found: dict[str, Grid] = {}
    start, name, width, height = "", "", 0, 0
    rows: list[str] = []
    for number, line in enumerate([*path.read_text(encoding="utf-8").splitlines(), ""], 1):
        where = f"{path.name}:{number}"
        if line.startswith("picture"):
            if name:
                found[name] = _close(start, name, height, rows)
            start, (name, width, height), rows = where, _header(where, line), []
            if name in found:
                raise SourceError(f"{where}: {name} is there twice")
        elif line and not line.startswith("#"):
            odd = [letter for letter in line if letter != CLEAR and letter not in letters]
            if not name or len(line) != width or odd:
                raise SourceError(f"{where}: expected {width} letters of the palette, found {line!r}")
            rows.append(line)
    if name:
        found[name] = _close(start, name, height, rows)
    return found


def letters() -> dict[str, Letter]:
    """The palette of the grids."""
    return read_letters(resources.path("assets/handheld/palette.txt"))


def grids() -> dict[str, Grid]:
    """All icons and emblems by name."""
    found: dict[str, Grid] = {}
    for source in SOURCES:
        found |= read(resources.path(f"assets/handheld/{source}"), letters())
    return found


def places(pictures: Mapping[str, Grid]) -> dict[str, Box]:
    """Where each picture lies in the atlas: in rows, in reading order."""
    found: dict[str, Box] = {}
    x = y = deep = 0
    for name, grid in pictures.items():
        wide, high = len(grid[0]), len(grid)
        if x + wide > WIDTH:
            x, y, deep = 0, y + deep, 0
        found[name] = (x, y, wide, high)
        x, deep = x + wide, max(deep, high)
    return found


def draw(grid: Grid, palette: Mapping[str, Letter], depth: Depth) -> Picture:
    """One picture at a depth."""
    picture = Picture(len(grid[0]), len(grid))
    index = {letter: palette[letter].index(depth) for row in grid for letter in row if letter != CLEAR}
    picture.pixels[:] = bytes(index.get(letter, KEY) for row in grid for letter in row)
    return picture


def atlas(depth: Depth) -> Picture:
    """All pictures in one, at their places."""
    pictures, palette = grids(), letters()
    boxes = places(pictures)
    whole = Picture(WIDTH, max(y + high for _, y, _, high in boxes.values()))
    for name, grid in pictures.items():
        whole.paste(draw(grid, palette, depth), *boxes[name][:2])
    return whole


def index() -> str:
    """The places as TOML."""
    lines = [f"{name} = {list(box)}" for name, box in places(grids()).items()]
    return "\n".join(["# Places in pictures-*.png: x, y, width, height.", *lines]) + "\n"
