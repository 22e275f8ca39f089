"""Going away: to the launcher, or out of the program; what is kept then, and what is asked first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.match.game import Game

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris


class Leaving:
    """The way out (docs/screens.md, Leaving).

    going: while forms are closed for it, whose default buttons are not meant then.  away: whether the person
    is in the launcher.
    """

    def __init__(self, app: Godoris) -> None:
        self.app = app
        self.going = self.away = False
        self._paused: Game | None = None

    def close(self, force: bool) -> None:
        """Out of the program; without `force` the person may be asked about the game in progress."""
        self._ask(self._end, force or self.app.system.find("alert.save") is not None)

    def home(self) -> None:
        """To the launcher."""
        if not self.away:
            self._ask(self._to_launcher, False)

    def back(self, game: Game | None) -> bool:
        """From the launcher; whether the Table may be shown just as it was."""
        self.away = False
        return game is not None and game is self._paused and not game.over

    def _ask(self, then: Callable[[], None], force: bool) -> None:
        def answered(button: int) -> None:
            if button < 2:
                self._go(then, button == 0)

        if self.away or force or self.going or not self.app.sitting.asks_before_leaving:
            self._go(then, None)
        else:
            self.app.system.alert("save", answered)

    def _go(self, then: Callable[[], None], keep: bool | None) -> None:
        self.going = True
        self.app.system.stop()
        other = self.app.lesson is not None or self.app.reels.on
        self._paused = None if other else self.app.sitting.current
        if self.app.lesson:
            self.app.lesson.stop()
        if not self.away:
            self.app.sitting.leave(keep)
        self.app.keep_look()
        then()

    def _end(self) -> None:
        self.app.running = False

    def _to_launcher(self) -> None:
        self.going, self.away, self.app.table = False, True, None
        self.app.system.goto("launcher")
