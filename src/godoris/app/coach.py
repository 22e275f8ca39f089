"""The coach: the first time something happens, a sentence in the chat line says what it was and why it pays.

A sentence is longer than the line, so it is shown in pieces, one after the other; it covers no card, and the
game goes on meanwhile.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from godoris.app import layout
from godoris.app.motion import Line

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

GAMES = 3
"""In so many first games the coach speaks unless it was told otherwise."""
TAUGHT = (
    "bonus", "heundeum", "chock", "ddadak", "sseul", "pansseul", "poktan", "bbuk", "first", "second_bbuk",
    "go", "godori", "hongdan", "chungdan", "chodan", "inoshikacho", "kwang",
)  # fmt: skip
"""What is spoken of, in the order of the bits of the preference ``taught``."""

_LEAST, _LETTER = 60, 4
"""Ticks that a piece is shown: at least, and for each character."""
_WAITING = 2
"""So many sentences may wait; what happens meanwhile is told another time."""


def topic(name: str) -> str:
    """What of TAUGHT an event belongs to; empty for one that is not spoken of."""
    if name.startswith("first_"):
        return "first"
    name = "second_bbuk" if name == "third_bbuk" else name
    return name if name in TAUGHT else ""


class Coach:
    """Hears the lines of the director and has something to say about a few of them."""

    def __init__(self, app: Godoris) -> None:
        self.app = app
        self._waiting: deque[Line] = deque()
        self._heard = 0
        self._pieces: list[str] = []
        self._left = 0
        self.line: Line | None = None
        """The event that is spoken of."""

    @property
    def speaks(self) -> bool:
        """Whether the coach speaks now at all: not over games for trial."""
        when = self.app.prefs.coach
        if when == "off" or self.app.sitting.trial is not None or self.app.reels.on:
            return False
        return when == "on" or self.app.sitting.lasting.finished < GAMES

    @property
    def said(self) -> str:
        """The piece that is shown, empty for none."""
        return self._pieces[0] if self._pieces else ""

    def tick(self) -> bool:
        """10 ms pass; whether another piece is to be shown."""
        self._hear()
        if self._left:
            self._left -= 1
            if self._left:
                return False
            self._pieces.pop(0)
        elif not self._waiting:
            return False
        if not self._pieces:
            self.line = self._waiting.popleft() if self._waiting else None
            self._pieces = self._sentence(self.line) if self.line else []
        self._left = _LEAST + _LETTER * len(self.said) if self._pieces else 0
        return True

    def forget(self) -> None:
        """Another game lies on the Table."""
        self._waiting.clear()
        self._pieces, self._left, self.line = [], 0, None
        self._heard = self.app.director.told

    def _hear(self) -> None:
        """Take up what the director has said since."""
        director = self.app.director
        new = min(director.told - self._heard, len(director.log))
        self._heard = director.told
        if new <= 0 or not self.speaks:
            return
        for line in list(director.log)[-new:]:
            self._take(line)

    def _take(self, line: Line) -> None:
        about, prefs = topic(line.name), self.app.prefs
        if not about or len(self._waiting) >= _WAITING or not self._worth(line):
            return
        bit = 1 << TAUGHT.index(about)
        if not prefs.taught & bit:
            self.app.sitting.prefs = prefs.replace(taught=prefs.taught | bit)
            self._waiting.append(line)

    def _worth(self, line: Line) -> bool:
        """Whether the rules give something for it."""
        return self.app.view.rules.pee.get(line.name, 1) > 0

    def _sentence(self, line: Line) -> list[str]:
        """The pieces of what is said about an event."""
        from godoris.app.help_words import HelpWords  # the first picture has nothing to say

        words = HelpWords(self.app.words, self.app.view.rules)
        who = self.app.words.seat(line.seat)
        values = words.values | {"who": who, "money": self.app.words.money(line.amount)}
        text = words.help.text(words.language, f"coach.{topic(line.name)}", values)
        return self.app.system.fonts["std"].wrap(text, layout.CHAT.width - 3)
