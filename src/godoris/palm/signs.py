"""The signs of the forms: one-colour text grids of `assets/handheld/symbols.txt`.

`picture NAME WIDTHxHEIGHT`, then rows, K where there is ink; lines that start with # are remarks.
"""

from __future__ import annotations

from pathlib import Path

from godoris import resources
from godoris.palm.tables import ResourceError


class Signs:
    """The signs by name, read when the first is asked for."""

    __slots__ = ("_file", "_grids")

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or resources.path("assets/handheld/symbols.txt")
        self._grids: dict[str, list[str]] = {}

    def grid(self, name: str) -> list[str]:
        """The rows of a sign. Raises ResourceError for a name that there is not, or a bad file."""
        if not self._grids:
            self._grids = _read(self._file)
        if name not in self._grids:
            raise ResourceError(f"{self._file.name}: no sign {name}")
        return self._grids[name]

    def size(self, name: str) -> tuple[int, int]:
        """Width and height at density 1."""
        rows = self.grid(name)
        return len(rows[0]), len(rows)


def _read(file: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    sizes: dict[str, str] = {}
    try:
        lines = file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise ResourceError(f"{file.name}: cannot be read: {error}") from None
    name = ""
    for number, line in enumerate(lines, 1):
        if line.startswith("picture "):
            try:
                _, name, size = line.split()
                sizes[name] = size
            except ValueError:
                raise ResourceError(f"{file.name}:{number}: expected picture NAME WIDTHxHEIGHT") from None
            found[name] = []
        elif line and not line.startswith("#"):
            if not name or set(line) - {"K", "-"}:
                raise ResourceError(f"{file.name}:{number}: expected a row of K and -, found {line!r}")
            found[name].append(line)
    for name, rows in found.items():
        width = len(rows[0]) if rows else 0
        if sizes[name] != f"{width}x{len(rows)}" or any(len(row) != width for row in rows):
            raise ResourceError(f"{file.name}: {name}: expected rows of {sizes[name]}")
    return found
