"""The text grids of the card pictures, `assets/cards`: one letter a pixel, 18x27 and 9x13.

A grid is a line `card CODE WIDTHxHEIGHT` and its rows; blank lines and lines that start with `#` part them.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from godoris.app.cards_art import PICTURES
from godoris.tools.palette import SourceError

Grid = tuple[str, ...]
Cards = dict[str, Grid]

CARD = (18, 27)
MINI = (9, 13)


def is_pee_pair(a: str, b: str) -> bool:
    """Whether `a` and `b` are the two plain pee of one month, alike in worth and nearly in picture."""
    return a[:-1] == b[:-1] and {a[-1], b[-1]} == {"a", "b"}


def files(folder: Path) -> list[Path]:
    """The grid files of a folder in reading order."""
    return sorted(path for path in folder.glob("*.txt") if path.name != "palette.txt")


def read(path: Path, letters: Sequence[str]) -> Iterator[tuple[str, tuple[int, int], Grid]]:
    """The grids of one file as (code, (width, height), rows); SourceError on the first fault."""
    code, size, rows, start = "", (0, 0), [""][:0], 0
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.name}:{number}"
        if line.startswith("card "):
            if code:
                yield _whole(path, start, code, size, rows)
            code, size = _header(where, line)
            rows, start = [], number
        elif line and not line.startswith("#"):
            _check_row(where, line, code, size, letters)
            rows.append(line)
    if code:
        yield _whole(path, start, code, size, rows)


def read_all(folder: Path, letters: Sequence[str]) -> tuple[Cards, Cards]:
    """All grids of a folder as (cards, minis), by code; SourceError when one is wrong, twice or absent."""
    found: dict[tuple[int, int], Cards] = {CARD: {}, MINI: {}}
    for path in files(folder):
        for code, size, grid in read(path, letters):
            if code in found[size]:
                raise SourceError(f"{path.name}: {code} {size[0]}x{size[1]} is there twice")
            found[size][code] = grid
    for size, cards in found.items():
        if missing := [code for code in PICTURES if code not in cards]:
            raise SourceError(f"{folder.name}: no {size[0]}x{size[1]} of {' '.join(missing)}")
    return found[CARD], found[MINI]


def _header(where: str, line: str) -> tuple[str, tuple[int, int]]:
    words = line.split()
    if len(words) != 3 or words[2] not in ("18x27", "9x13"):
        raise SourceError(f"{where}: expected 'card CODE 18x27' or 'card CODE 9x13', found {line!r}")
    if words[1] not in PICTURES:
        raise SourceError(f"{where}: {words[1]!r} is not a card of the set")
    return words[1], CARD if words[2] == "18x27" else MINI


def _check_row(where: str, line: str, code: str, size: tuple[int, int], letters: Sequence[str]) -> None:
    if not code:
        raise SourceError(f"{where}: expected a 'card' line before the first row")
    if len(line) != size[0]:
        raise SourceError(f"{where}: expected {size[0]} letters in a row of {code}, found {len(line)}")
    for letter in line:
        if letter not in letters:
            raise SourceError(f"{where}: letter {letter!r} of {code} is not in the palette")


def _whole(path: Path, start: int, code: str, size: tuple[int, int],
           rows: list[str]) -> tuple[str, tuple[int, int], Grid]:
    if len(rows) != size[1]:
        raise SourceError(f"{path.name}:{start}: expected {size[1]} rows for {code}, found {len(rows)}")
    return code, size, tuple(rows)
