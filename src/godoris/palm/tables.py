"""Reading TOML resources so that every fault is one clear line: file, key, what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from godoris import toml


class ResourceError(ValueError):
    """A resource that cannot be used: one line that names the file, the key and what was expected."""


class Table:
    """A TOML table that knows its file and its place in it, and which of its keys have been asked for."""

    __slots__ = ("_also", "_asked", "_data", "file", "place")

    def __init__(self, data: Mapping[str, object], file: str, place: str = "") -> None:
        self._data, self.file, self.place = data, file, place
        self._asked: set[str] = set()
        self._also: list[str] = []  # keys that stand elsewhere but have to be known as well

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def fault(self, key: str, expected: str) -> ResourceError:
        """The error of a key."""
        where = f"{self.place}.{key}" if self.place else key
        found = f", found {self._data[key]!r}" if key in self._data else ""
        return ResourceError(f"{self.file}: {where}: expected {expected}{found}")

    def keys(self) -> Iterator[str]:
        """The keys in the order of the file."""
        return iter(self._data)

    def _take(self, key: str) -> object:
        self._asked.add(key)
        return self._data.get(key)

    def text(self, key: str, absent: str | None = None) -> str:
        """A text; `absent` when there is none, a fault when that is None."""
        value = self._take(key)
        if value is None and absent is not None:
            return absent
        if not isinstance(value, str):
            raise self.fault(key, "a text")
        return value

    def one_of(self, key: str, choices: tuple[str, ...], absent: str | None = None) -> str:
        """One of some words."""
        value = self.text(key, absent)
        if value not in choices:
            raise self.fault(key, f"one of {', '.join(choices)}")
        return value

    def flag(self, key: str, absent: bool = False) -> bool:
        """True or false."""
        value = self._take(key)
        if value is None:
            return absent
        if not isinstance(value, bool):
            raise self.fault(key, "true or false")
        return value

    def number(self, key: str, absent: int | None = None, least: int = 0, most: int = 9999) -> int:
        """A whole number."""
        value = self._take(key)
        if value is None and absent is not None:
            return absent
        if type(value) is not int or not least <= value <= most:
            raise self.fault(key, f"a whole number from {least} to {most}")
        return value

    def numbers(self, key: str, count: int) -> tuple[int, ...] | None:
        """`count` whole numbers, None when the key is not there."""
        value = self._take(key)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != count or any(type(v) is not int for v in value):
            raise self.fault(key, f"{count} whole numbers in brackets")
        return tuple(value)

    def texts(self, key: str, absent: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        value = self._take(key)
        if value is None and absent is not None:
            return absent
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self.fault(key, "texts in brackets")
        return tuple(value)

    def table(self, key: str) -> Table:
        """A table; an empty one when the key is not there."""
        value = self._take(key)
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise self.fault(key, "a table")
        return Table(value, self.file, f"{self.place}.{key}" if self.place else key)

    def items(self, key: str) -> list[object]:
        """A list of anything."""
        value = self._take(key)
        if not isinstance(value, list):
            raise self.fault(key, "a list")
        return list(value)

    def merged(self, name: str, names: tuple[str, ...]) -> Table:
        """This table with the keys of its table `name` in place of its own; tables of `names` left out."""
        own = {key: value for key, value in self._data.items() if key not in names}
        found = Table(own | dict(self.table(name)._data), self.file, self.place)
        found._also = [key for other in names for key in self.table(other).keys()]  # noqa: SIM118
        return found

    def finish(self) -> None:
        """Complain of a key that nothing has asked for, so that a slip of the pen does not go unnoticed."""
        for key in (*self._data, *self._also):
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                where = f"{self.place}.{key}" if self.place else key
                raise ResourceError(f"{self.file}: {where}: unknown key; expected one of {known}")


def read(file: Path) -> Table:
    """Read a TOML file. Raises ResourceError."""
    name = f"{file.parent.name}/{file.name}"
    try:
        return Table(toml.loads(file.read_text("utf-8")), name)
    except OSError as error:
        raise ResourceError(f"{name}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ResourceError(f"{name}: expected text in UTF-8") from None
    except ValueError as error:
        raise ResourceError(f"{name}: expected TOML: {error}") from None
