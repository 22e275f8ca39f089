"""What the person has chosen: the values behind the Preferences and Device forms."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any

from godoris import players, rules
from godoris.frozen import Frozen
from godoris.rules.house import HOUSE

LEVELS = ("easy", "medium", "hard")
BETS = (100, 200, 300, 400, 500)
SPEEDS = ("slow", "medium", "fast")
SAVINGS = ("not", "save", "confirm")
LANGUAGES = ("en", "ko")
COACHES = ("first", "on", "off")
"""When the coach speaks: in the first games, always, never."""
SKINS = ("full", "silkscreen", "off")
PERCENT = range(101)
"""Contrast, grain and volume."""
WARMTH = range(-50, 51)
"""Colour temperature, from cold to warm."""
SCALES = range(17)
"""Window pixels a unit; 0 stands for as many as the window allows."""

NAME_ROOM = 6
"""Room of the name field: six English letters or three Korean ones (Godoris manual, Player Name)."""

DEFAULT_NAMES = {"en": "Player", "ko": "나"}

_DEVICE = "[a-z0-9][a-z0-9_-]{0,15}"
_LONGEST, _MOST_OTHER = 200, 64


def levels() -> tuple[str, ...]:
    """The levels there are players for, weakest first."""
    known = set(players.names())
    return tuple(level for level in LEVELS if level in known)


def name_room(name: str) -> int | None:
    """The room of a name: 1 an ASCII character, 2 a Hangul syllable or letter; None if it has others."""
    room = 0
    for char in unicodedata.normalize("NFC", name):
        if " " <= char <= "~":
            room += 1
        elif "가" <= char <= "힣" or "ㄱ" <= char <= "ㅣ":
            room += 2
        else:
            return None
    return room


def name_fits(name: str) -> bool:
    """Whether the name field takes this name."""
    room = name_room(name)
    return room is not None and room <= NAME_ROOM


def system_language(environ: Mapping[str, str], locale: Callable[[], str | None]) -> str:
    """``ko`` where the system speaks Korean, else ``en``.

    `locale` asks the platform, where no environment variable says it (Windows, macOS).
    """
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(key):
            return "ko" if environ[key].lower().startswith("ko") else "en"
    return "ko" if (locale() or "").lower().startswith("ko") else "en"


class Preferences(Frozen):
    """All choices, each with its first value (screens of the Godoris manual: Preferences, Device)."""

    level: str = "medium"
    bet: int = 100
    speed: str = "medium"
    saving: str = "save"
    sound: bool = True
    volume: int = 60
    muted: bool = False
    language: str = "en"
    name: str = ""
    rules: str = "godoris"
    reduced_motion: bool = False
    month_figures: bool = False
    device: str = "palm3c"
    scale: int = 0
    skin: str = "full"
    contrast: int = 50
    grain: int = 20
    temperature: int = 0
    backlight: bool = False
    full_screen: bool = False
    coach: str = "first"
    taught: int = 0
    """What the coach has spoken of, a bit for each (app/coach.py)."""
    talk: bool = True
    registered: bool = False
    other: Mapping[str, object] = MappingProxyType({})
    """Keys this version does not know, kept as they were found."""

    @property
    def shown_name(self) -> str:
        """The name on the screen: the one entered, or the language's word for the person."""
        return self.name or DEFAULT_NAMES[self.language]

    def to_dict(self) -> dict[str, object]:
        """Plain data for the save, unknown keys included."""
        known = {key: getattr(self, key) for key in self.fields if key != "other"}
        return {**self.other, **known}

    @classmethod
    def from_dict(
        cls, data: Mapping[str, object], first: Preferences | None = None
    ) -> tuple[Preferences, list[str]]:
        """Preferences out of plain data, and the keys whose values could not be used.

        A missing or bad value is that of `first`; an unknown key is kept in `other` where that
        is a flag, a number or a short text.
        """
        values: dict[str, Any] = {}
        other: dict[str, object] = {}
        bad: list[str] = []
        for key, value in data.items():
            if key in _TYPES and accepts(key, value):
                values[key] = unicodedata.normalize("NFC", value) if isinstance(value, str) else value
            elif key not in _TYPES and _is_plain(value) and len(other) < _MOST_OTHER:
                other[key] = value
            else:
                bad.append(key)
        return (first or cls()).replace(**values, other=other), bad


_CHOICES: dict[str, Collection[object]] = {
    "bet": BETS,
    "speed": SPEEDS,
    "saving": SAVINGS,
    "language": LANGUAGES,
    "skin": SKINS,
    "scale": SCALES,
    "volume": PERCENT,
    "contrast": PERCENT,
    "grain": PERCENT,
    "temperature": WARMTH,
    "coach": COACHES,
    "taught": range(2**32),
}
_TYPES = {key: str(Preferences.__annotations__[key]) for key in Preferences.fields if key != "other"}


def accepts(key: str, value: object) -> bool:
    """Whether a preference may have this value; raises KeyError for a key that is none."""
    if type(value).__name__ != _TYPES[key]:
        return False
    if key in _CHOICES:
        return value in _CHOICES[key]
    if not isinstance(value, str):
        return True
    if key == "level":
        return value in levels()
    if key == "rules":
        return value in rules.names() or value == HOUSE
    return name_fits(value) if key == "name" else re.fullmatch(_DEVICE, value) is not None


def _is_plain(value: object) -> bool:
    """Whether a value of an unknown key may be kept: a flag, a number or a short text."""
    return isinstance(value, (bool, int)) or (isinstance(value, str) and len(value) <= _LONGEST)
