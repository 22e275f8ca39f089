"""Text as fields hold it: composed form (NFC) and the room that it takes.

Room (Godoris manual, Player Name): an ASCII character counts one, a Hangul syllable or letter two.
"""

from __future__ import annotations

import unicodedata

from godoris.palm import hangul

# conjoining letters that found no partner are shown and counted as the letters of the keyboard
_LONE = (
    {0x1100 + i: letter for i, letter in enumerate(hangul.INITIALS)}
    | {0x1161 + i: letter for i, letter in enumerate(hangul.VOWELS)}
    | {0x11A8 + i: letter for i, letter in enumerate(hangul.FINALS[1:])}
)


def normal(text: str) -> str:
    """`text` in composed form (NFC), so that 가 counts the same however it was typed."""
    return unicodedata.normalize("NFC", text).translate(_LONE)


def room(char: str) -> int:
    """Room that one character takes: 1 or 2; 0 for a character that no field takes."""
    if " " <= char <= "~":
        return 1
    return 2 if hangul.is_hangul(char) else 0


def width(text: str) -> int | None:
    """Room that `text` takes once composed; None when a character is not to be taken at all."""
    rooms = [room(char) for char in normal(text)]
    return sum(rooms) if all(rooms) else None


def fits(text: str, limit: int) -> bool:
    """Whether `text` may stand in a field with room for `limit`."""
    taken = width(text)
    return taken is not None and taken <= limit
