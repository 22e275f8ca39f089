"""Reading the text grids of `assets/fonts`: whole characters and the pieces of Hangul syllables.

The headers of `std-latin.txt` and `std-hangul.txt` describe the formats.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from godoris.tools.palette import SourceError

Ink = frozenset[tuple[int, int]]
"""The black pixels of a drawing, as (column, row)."""
Glyphs = dict[str, tuple[Ink, int]]
"""Characters with their ink and advance."""

NOTHING: Ink = frozenset()


@dataclass
class Block:
    """A command line and the rows of pixels under it."""

    place: str  # file:line, for messages
    words: list[str]
    rows: list[str] = field(default_factory=list)

    def grids(self) -> dict[str, list[str]]:
        """The drawings under a line of names, columns parted by blanks. Raises SourceError."""
        names = self.words[1:]
        found: dict[str, list[str]] = {}
        columns = [row.split() for row in self.rows]
        for row in columns:
            if len(row) != len(names):
                raise SourceError(f"{self.place}: expected {len(names)} columns, found {len(row)}")
        for i, name in enumerate(names):
            grid = [row[i] for row in columns]
            if any(len(row) != len(grid[0]) or set(row) - set("#.") for row in grid):
                raise SourceError(f"{self.place}: expected rows of # and . of one width for {name}")
            found[name] = grid
        return found


def blocks(path: Path) -> Iterator[Block]:
    """The blocks of a source; `;` starts a remark."""
    block: Block | None = None
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = text.rstrip()
        if not line or line.startswith(";"):
            continue
        if line[0] in "@:":
            if block:
                yield block
            block = Block(f"{path.name}:{number}", line.split())
        elif block:
            block.rows.append(line)
        else:
            raise SourceError(f"{path.name}:{number}: expected a command before the first row")
    if block:
        yield block


def pixels(grid: list[str], x: int, y: int) -> Ink:
    """The ink of a drawing with its left upper corner at x, y."""
    return frozenset((x + i, y + j) for j, row in enumerate(grid) for i, c in enumerate(row) if c == "#")


def moved(ink: Ink, dx: int, dy: int) -> Ink:
    """The same ink, dx columns to the right and dy rows down."""
    return frozenset((x + dx, y + dy) for x, y in ink)


def take_all(path: Path, take: Callable[[Block], None]) -> None:
    """Hand over the blocks of a source, one by one. Raises SourceError for one that cannot be taken."""
    for block in blocks(path):
        try:
            take(block)
        except SourceError:
            raise
        except (KeyError, IndexError, ValueError) as error:
            raise SourceError(f"{block.place}: cannot use {' '.join(block.words)}: {error!r}") from None


class Latin:
    """Whole characters, read from one source."""

    def __init__(self, path: Path) -> None:
        self.glyphs: Glyphs = {}
        self._marks: dict[str, list[str]] = {}
        self._row = 0
        self._marking = False
        take_all(path, self._take)

    def _take(self, block: Block) -> None:
        command, *words = block.words
        match command:
            case "@row":
                self._row, self._marking = int(words[0]), False
            case "@marks":
                self._marking = True
            case "@space":
                self.glyphs |= {chr(int(code, 16)): (NOTHING, int(words[0])) for code in words[1:]}
            case "@same":
                self.glyphs[words[0]] = self.glyphs[words[1]]
            case "@accent":
                self._accents(self._marks[words[0]], int(words[1]), words[3:])
            case ":" if self._marking:
                self._marks |= block.grids()
            case ":":
                for name, grid in block.grids().items():
                    self.glyphs[name] = pixels(grid, 0, self._row), len(grid[0]) + 1
            case _:
                raise SourceError(f"{block.place}: unknown command {command}")

    def _accents(self, mark: list[str], row: int, pairs: Iterable[str]) -> None:
        for pair in pairs:
            ink, advance = self.glyphs[pair[1]]
            ink |= pixels(mark, max((advance - len(mark[0])) // 2, 0), row)
            self.glyphs[pair[0]] = ink, max(advance, max(x for x, _ in ink) + 2)


class Hangul:
    """The pieces of the letters, and the rules that choose them, read from one source."""

    def __init__(self, path: Path) -> None:
        self.sets: dict[str, dict[str, Ink]] = {}
        self._classes: dict[str, set[str]] = {}
        self._rules: list[tuple[str, str, list[str]]] = []
        self._set: dict[str, Ink] = {}
        self._x = self._y = 0
        take_all(path, self._take)

    def _take(self, block: Block) -> None:
        command, *words = block.words
        match command:
            case "@class":
                self._classes[words[0]] = set(words[1:])
            case "@rule":
                vowels, kind, *specs = words
                self._rules.append((vowels, kind, specs))
            case "@set":
                self._set = self.sets.setdefault(words[0], {})
                self._x, self._y = int(words[1]), int(words[2])
            case "@at":
                self._x, self._y = int(words[0]), int(words[1])
            case "@use":
                source = self.sets[words[0]]
                dx, dy = int(words[1]), int(words[2])
                self._set |= {name: moved(source[name], dx, dy) for name in words[4:]}
            case ":":
                self._set |= {n: pixels(g, self._x, self._y) for n, g in block.grids().items()}
            case _:
                raise SourceError(f"{block.place}: unknown command {command}")

    def _piece(self, spec: str, name: str) -> Ink | None:
        """The piece of a letter in `SET`, `SET|SET` or `SET+DX,DY`; None when there is none."""
        if spec == "-":
            return NOTHING
        names, _, shift = spec.partition("+")
        for part in names.split("|"):
            if name in self.sets[part]:
                found = self.sets[part][name]
                if shift:
                    dx, dy = map(int, shift.split(","))
                    found = moved(found, dx, dy)
                return found
        return None

    def _fits(self, kind: str, final: str) -> bool:
        if not final:
            return kind == "0"
        return kind == "*" or final in self._classes.get(kind, ())

    def parts(self, initial: str, medial: str, final: str) -> tuple[Ink, Ink, Ink]:
        """The pieces of one syllable; `final` is "" where there is none. Raises SourceError."""
        for vowels, kind, specs in self._rules:
            if medial not in vowels or not self._fits(kind, final):
                continue
            first, second, third = (
                self._piece(spec, name) for spec, name in zip(specs, (initial, medial, final), strict=True)
            )
            if first is not None and second is not None and third is not None:
                return first, second, third
        raise SourceError(f"no rule makes {initial}{medial}{final}")
