"""The Coms' talk in the chat line: heard from the game's events, and never over one of them.

A line waits until what it speaks of has been seen and its words have stood for a while; it goes when the
next event has something to say.  What is said at the end of a game is said while the next one is dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.match.game import Game

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.players.talk import Talk

HOLD = 60
"""Ticks that the words of an event stand before talk may follow them."""
SAID = 220
"""Ticks that a line of talk is shown."""

_Said = tuple[int, str]


class Chatter:
    """Listens to the game on the Table."""

    def __init__(self, app: Godoris) -> None:
        self.app = app
        self._voices: dict[str, Talk] = {}
        self._game: Game | None = None
        self._heard = 0
        self._told = self._since = self._left = 0
        self._next: _Said | None = None
        self._ready = False
        self._line: _Said | None = None

    @property
    def speaks(self) -> bool:
        """Whether the Coms talk: the person likes it, and it is a game of his own."""
        app = self.app
        return app.prefs.talk and not app.reels.on and app.lesson is None

    @property
    def said(self) -> str:
        """The line that is shown, empty for none."""
        if self._line is None or not self.speaks or self.app.director.told != self._told:
            return ""
        seat, line = self._line
        return self.app.words.text("table.said", who=self.app.words.seat(seat), what=line)

    # --- hearing ---

    def _talk(self) -> Talk:
        language = self.app.prefs.language
        if language not in self._voices:
            from godoris.players.talk import Talk  # the first picture has nothing to say

            self._voices[language] = Talk.load(language)
        return self._voices[language]

    def _listen(self) -> None:
        """Take up what has happened since: a new deal, the events of a move."""
        game = self.app.sitting.current
        if game is None:
            return
        if game is not self._game:
            self._dealt(game)
        new, self._heard = game.events[self._heard :], len(game.events)
        if new and game.moves and self.speaks:
            found = self._talk().say(new, game.deal.rules, self.app.view.go, self._seed)
            self._next, self._ready = found or self._next, False

    def _dealt(self, game: Game) -> None:
        """Another game is on the Table: one that is taken up is not spoken of, a new one is greeted."""
        ended, self._game = self._game is not None and self._game.over, game
        self._line, self._told, self._since = None, self.app.director.told, HOLD
        self._heard = len(game.events)
        if game.moves or not ended:
            self._next = None
        if not game.moves and self._next is None and self.speaks:
            self._next = self._talk().greet(game.deal.rules, self._seed)
        self._ready = True

    @property
    def _seed(self) -> int:
        return self.app.sitting.number or 0

    # --- speaking ---

    def tick(self) -> bool:
        """10 ms pass; whether another line is to be shown."""
        before = self._line
        self._listen()
        director = self.app.director
        if director.told != self._told:
            self._told, self._since, self._line = director.told, 0, None
            if self._ready:
                self._next = None  # too late for it
        else:
            self._since += 1
        self._ready = self._ready or not director.busy
        if self._next and self._ready and self._since >= HOLD and self._line is None and not self._over:
            self._line, self._next, self._left = self._next, None, SAID
        elif self._line:
            self._left -= 1
            if not self._left:
                self._line = None
        return self._line != before

    @property
    def _over(self) -> bool:
        return self._game is not None and self._game.over
