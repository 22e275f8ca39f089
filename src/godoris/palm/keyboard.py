"""The on-screen keyboard without its form: pages of keys from `palm_profile/keyboard.toml`, shift, caps lock.

Figures: keys 12x14 in four rows (boot.rcp, form 32000).
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from godoris import resources
from godoris.palm.geometry import Rect
from godoris.palm.tables import Table, read

PAGES = ("abc", "123", "hangul")
NAMED = ("back", "enter", "cap", "shift", "space")
GAP = "gap"


class KeyCap(NamedTuple):
    """A key: its character or one of NAMED, and its place from the keyboard's corner."""

    name: str
    rect: Rect

    @property
    def named(self) -> bool:
        """Whether it does something else than put its own character."""
        return self.name in NAMED


class Keyboard:
    """The keyboard as it stands: page, shift (for one character), cap (until taken off)."""

    def __init__(self, file: Path | None = None) -> None:
        """Raises ResourceError."""
        table = read(file or resources.path("palm_profile/keyboard.toml"))
        self._pages = _pages(table)
        shifted = table.table("shift")
        self._shifted = {char: shifted.text(char) for char in shifted.keys()}  # noqa: SIM118 - a Table
        table.finish()
        self._page = PAGES[0]
        self.shift = self.cap = False

    @property
    def page(self) -> str:
        """One of PAGES. Turning the page takes shift and cap off."""
        return self._page

    @page.setter
    def page(self, page: str) -> None:
        if page not in PAGES:
            raise ValueError(f"page: expected one of {', '.join(PAGES)}, found {page!r}")
        if page != self._page:
            self._page, self.shift, self.cap = page, False, False

    @property
    def keys(self) -> tuple[KeyCap, ...]:
        """The keys of the page, row by row."""
        return self._pages[self._page]

    def at(self, x: int, y: int) -> KeyCap | None:
        """The key at a place, from the keyboard's corner."""
        return next((key for key in self.keys if key.rect.contains(x, y)), None)

    def beside(self, key: KeyCap, dx: int, dy: int) -> KeyCap | None:
        """The next key in a direction, None at the edge: the same row, or the nearest of the next row."""
        x, _ = key.rect.centre
        if dx:
            row = [other for other in self.keys if other.rect.y == key.rect.y]
            at = row.index(key) + dx
            return row[at] if 0 <= at < len(row) else None
        row = [other for other in self.keys if other.rect.y == key.rect.y + dy * key.rect.height]
        return min(row, key=lambda other: abs(other.rect.centre[0] - x), default=None)

    def held(self, key: KeyCap) -> bool:
        """Whether a key is shown as held down: shift or cap that is on."""
        return (key.name == "shift" and self.shift) or (key.name == "cap" and self.cap)

    def character(self, key: KeyCap) -> str:
        """The character that a key puts now; "" for one that puts none."""
        if key.name == "space":
            return " "
        if key.named:
            return ""
        if self.shift:
            return self._shifted.get(key.name) or (key.name if self.cap else key.name.upper())
        return key.name.upper() if self.cap else key.name

    def press(self, key: KeyCap) -> str:
        """Press a key: its character, or "back" or "enter"; "" for shift and cap. A character ends shift."""
        if key.name == "shift":
            self.shift = not self.shift
            return ""
        if key.name == "cap":
            self.cap, self.shift = not self.cap, False
            return ""
        char = self.character(key)
        if char:
            self.shift = False
        return char or key.name


def _pages(table: Table) -> dict[str, tuple[KeyCap, ...]]:
    size = table.numbers("key", 2)
    if size is None:
        raise table.fault("key", "width and height of a key")
    pages = table.table("pages")
    found = {}
    for name in PAGES:
        page = pages.table(name)
        keys: list[KeyCap] = []
        for row, words in enumerate(page.texts("rows")):
            keys += _row(page, words, row * size[1], size)
        page.finish()
        found[name] = tuple(keys)
    pages.finish()
    return found


def _row(page: Table, words: str, y: int, size: tuple[int, ...]) -> list[KeyCap]:
    keys, x = [], 0
    for word in words.split():
        name, width = word, size[0]
        if len(word) > 1:
            name, _, figure = word.partition(":")
            if name not in (*NAMED, GAP) or not figure.isdecimal():
                known = f"{', '.join(NAMED)} or {GAP} with :WIDTH"
                raise page.fault("rows", f"characters and {known} and not {word!r}")
            width = int(figure)
        if name != GAP:
            keys.append(KeyCap(name, Rect(x, y, width, size[1])))
        x += width
    return keys
