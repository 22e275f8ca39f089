"""The texts of `palm_profile/strings/LANGUAGE.toml`, with places to fill in.

`{name}` is a place; `{money:,}` sets a number in threes; `{name:이/가}` writes the name and the one of two
Korean endings that goes with its last sound (after a closed syllable the first).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import Formatter

from godoris.palm import hangul
from godoris.palm.tables import ResourceError, read

LANGUAGES = ("en", "ko")

# figures and Latin letters whose Korean name ends in a consonant: 영 일 삼 육 칠 팔, 엘 엠 엔 알
_CLOSED = frozenset("013678LMNRlmnr")
_ENDS_IN_RIEUL = frozenset("178LRlr")  # 일 칠 팔 엘 알: 로 follows them, not 으로


def ending(word: str, pair: str) -> str:
    """The one of "이/가", "을/를", "은/는", "으로/로" … that goes with a word."""
    closed, _, open_ = pair.partition("/")
    last = word[-1:]
    if hangul.is_syllable(last):
        final = hangul.split(last)[2]
        return open_ if not final or (closed == "으로" and final == "ㄹ") else closed
    if closed == "으로" and last in _ENDS_IN_RIEUL:
        return open_
    return closed if last in _CLOSED else open_


class _Formatter(Formatter):
    def format_field(self, value: object, format_spec: str) -> str:
        if "/" in format_spec:
            word = str(value)
            return word + ending(word, format_spec)
        return str(super().format_field(value, format_spec))


_FORMATTER = _Formatter()


def places(text: str) -> frozenset[str]:
    """The names of the places of a text. Raises ValueError for braces that do not match."""
    return frozenset(name for _, name, _, _ in _FORMATTER.parse(text) if name is not None)


class Strings:
    """All texts of one language by "section.name"."""

    __slots__ = ("_texts", "file", "language")

    def __init__(self, folder: Path, language: str) -> None:
        """`folder` is palm_profile/strings. Raises ResourceError."""
        top = read(folder / f"{language}.toml")
        self.language, self.file = language, top.file
        self._texts: dict[str, str] = {}
        for section in top.keys():  # noqa: SIM118 - a Table is not a dict
            table = top.table(section)
            for name in table.keys():  # noqa: SIM118
                text = table.text(name)
                try:
                    if "{" in text or "}" in text:
                        places(text)
                except ValueError as error:
                    raise table.fault(name, f"braces that match ({error})") from None
                self._texts[f"{section}.{name}"] = text

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def keys(self) -> frozenset[str]:
        """All keys."""
        return frozenset(self._texts)

    def raw(self, key: str) -> str:
        """A text with its places still in it. Raises ResourceError for a key that there is not."""
        try:
            return self._texts[key]
        except KeyError:
            raise ResourceError(f"{self.file}: {key}: expected a text, found nothing") from None

    def get(self, key: str, values: Mapping[str, object]) -> str:
        """A text, its places filled in. Raises ResourceError when a value for a place is missing."""
        text = self.raw(key)
        if "{" not in text and "}" not in text:
            return text
        return fill(text, values, f"{self.file}: {key}")


def fill(text: str, values: Mapping[str, object], where: str = "text") -> str:
    """Fill in the places of a text. Raises ResourceError that starts with `where`."""
    try:
        return _FORMATTER.vformat(text, (), values)
    except (KeyError, IndexError, ValueError, TypeError) as error:
        raise ResourceError(f"{where}: expected a value for each place: {error}") from None
