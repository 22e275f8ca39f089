"""A hint: what Hard would play now, thought of in slices while nothing else waits (docs/screens.md, Hint).

Asking is no move and changes nothing; the same position always has the same hint.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from godoris.app.plays import triple
from godoris.app.scene import BOMB
from godoris.engine import Phase, View, apply, view
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, STOP, TAKE
from godoris.match.game import PERSON
from godoris.match.seeds import seed_of

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.players.hint import Hint

FORMS = ("go_stop", "show")
"""Forms that ask the person, over the Table."""


class Hints:
    """The hint that is shown or being thought of; it goes as soon as the game goes on."""

    def __init__(self, app: Godoris) -> None:
        self.app = app
        self._thinking: Iterator[Hint | None] | None = None
        self._hint: Hint | None = None
        self._view: View | None = None
        self._at = (0, 0)

    # --- asking ---

    @property
    def possible(self) -> bool:
        """Whether there is something to give a hint about: the person is to decide, in a game of his own."""
        app = self.app
        if app.table is None or app.reels.on or app.lesson is not None or app.sitting.game is None:
            return False
        waits = app.table.mine and app.view.phase != Phase.OVER
        return waits and app.system.top is not None and app.system.top.name in ("table", *FORMS)

    def ask(self) -> None:
        """Begin to think; asked again, it is thought of anew only where the position has changed."""
        if not self.possible:
            self.app.system.tone("error")
            return
        if not self._fresh:
            self._view, self._at = self._position(), self._place
            rng = Random(seed_of("hint", *self.app.sitting.moves, self._at[1]))
            from godoris.players.hint import think  # the search is read when it is first asked

            self._thinking, self._hint = think(self._view, rng), None
        self._show()

    def _position(self) -> View:
        """What is to be decided: of a card lifted from the hand, which of the two it takes."""
        table, game = self.app.table, self.app.sitting.game
        assert table is not None
        assert game is not None
        lifted = table.ways.lifted
        if lifted is None or self.app.view.choices:
            return self.app.view
        state = game.copy()
        apply(state, table.scene.hand[lifted])
        return view(state, PERSON)

    @property
    def _place(self) -> tuple[int, int]:
        """What tells one position of the person from another."""
        table = self.app.table
        lifted = table.ways.lifted if table else None
        return len(self.app.sitting.moves), -1 if lifted is None else lifted

    @property
    def _fresh(self) -> bool:
        known = self._view is not None and self._at == self._place and self.possible
        return known and (self._hint is not None or self._thinking is not None)

    # --- thinking ---

    def tick(self) -> None:
        """A slice of thought."""
        if self._thinking is None:
            return
        if not self._fresh:
            self.clear()
            return
        self._hint = next(self._thinking)
        if self._hint is not None:
            self._thinking = None
            self._show()

    def clear(self) -> None:
        """Take the hint away."""
        if self._thinking is not None or self._hint is not None:
            self._thinking = self._hint = self._view = None
            self._show()

    def _show(self) -> None:
        for form in self.app.system.forms:
            form.damage()

    # --- what is shown ---

    @property
    def text(self) -> str:
        """The line that is shown, empty for none."""
        if not self._fresh:
            return ""
        words = self.app.words
        if self._hint is None:
            return words.text("table.thinking")
        return words.text(f"hint.{self._hint.reasons[0]}", **words.spoken(self.app.view.rules))

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that the hint is about: of the hand, a PokTan card, or one of two on the table."""
        if not self._fresh or self._hint is None or self._view is None:
            return ()
        return cards_of(self._view, self._hint.move)

    @property
    def button(self) -> str:
        """The button of a form that the hint is about, empty for none."""
        if not self._fresh or self._hint is None:
            return ""
        move = self._hint.move
        if move in (GO, STOP):
            return "go" if move == GO else "stop"
        return "hide" if move > HIDE else "show" if move > SHOW else ""


def cards_of(seen: View, move: int) -> tuple[int, ...]:
    """The cards that a move is about."""
    if move == FLIP:
        return (BOMB,)
    if move in (GO, STOP) or move > SHOW:
        return ()
    if move > POKTAN:
        return tuple(triple(seen, move - POKTAN))
    return (move - TAKE,) if move >= TAKE else (move & ~SHAKE,)
