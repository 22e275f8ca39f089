"""A recorded game on the Table: led through with the person step by step, or watched.

It is a game for trial, which changes neither purses nor statistics; what lay on the Table waits meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from godoris.app.bubble import Bubble
from godoris.app.help_words import HelpWords
from godoris.app.lesson_steps import TABLE, Asked, Step, asked, pressed, shown
from godoris.cards import MONTHS
from godoris.engine import Deal, Phase
from godoris.match.game import Game
from godoris.palm.events import Event, Key, KeyDown, PenDown, PenMove, PenUp
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_PAUSE = 70
"""Ticks between two moves that are watched."""
_ENDS = ("result", "chongtong")
_ASKS = (TABLE, "go_stop", "heundeum", "poktan", "show")
_SHEET = Rect(4, 16, 152, 88)
"""What of a result must stay seen."""


class Lesson:
    """Drives the Table through the moves of a record.

    begin: so many moves are made at once; without `steps` the rest is shown by itself.  `back` is called when
    the lesson is over, with whether it was played to its end.
    """

    def __init__(
        self,
        app: Godoris,
        deal: Deal,
        moves: Sequence[int],
        back: Callable[[bool], None],
        *,
        steps: Sequence[Step] = (),
        begin: int = 0,
    ) -> None:
        self.app, self.moves, self.back = app, list(moves), back
        self.steps = list(steps)
        self._deal, self._begin = deal, begin
        self._trial: Game | None = None
        self._wait = 0
        self._bubble: Bubble | None = None
        self.saying = ""
        """The name of the words that wait for the person."""
        self._end_shown = False

    @property
    def watched(self) -> bool:
        """Whether it plays by itself."""
        return not self.steps

    def start(self) -> None:
        """Put the record on the Table."""
        self._trial = self.app.sitting.trial
        self.app.sitting.open_deal(self._deal, self.moves[: self._begin])
        self.app.lesson = self
        self.app.begin(fresh=not self._begin)

    @property
    def made(self) -> int:
        """The moves made so far."""
        return len(self.app.sitting.moves)

    @property
    def speaks(self) -> bool:
        """Whether the lesson has to do something before the game goes on by itself."""
        if self.watched:
            return self.app.view.phase != Phase.OVER
        return self._due(TABLE) is not None

    def com_move(self) -> int | None:
        """The move of the Com to play; None while the lesson has to do something first."""
        return None if self.speaks else self.next_move()

    def next_move(self) -> int | None:
        """The move of the record that is due; None behind its end."""
        return self.moves[self.made] if self.made < len(self.moves) else None

    # --- what the application asks ---

    def tick(self) -> bool:
        """10 ms pass; True while the Table has to wait."""
        system = self.app.system
        if self._bubble is not None and system.overlay is self._bubble:
            return True
        top = system.top
        if top is None or system.overlay is not None or self.app.director.busy:
            return False
        if self.watched:
            return top.name == TABLE and self._watch()
        step = self._due(top.name)
        if step is None:
            return False
        self._say(step)
        return True

    def handle(self, event: Event) -> bool:
        """Pen and menu while nothing is asked: a tap hurries a motion, the menu asks whether to leave."""
        top = self.app.system.top
        if top is None or top.name != TABLE or self.app.system.overlay is not None:
            return False
        match event:
            case KeyDown(key=Key.MENU | Key.ESCAPE):
                self.ask_to_leave()
                return True
            case PenDown() if self.app.director.busy:
                return False
            case PenDown() | PenMove() | PenUp():
                return not self.app.director.busy
            case KeyDown(char=char, key=key) if char != " ":
                return key is Key.NONE or key < Key.MENU or key in _NAVIGATOR
        return False

    def over(self) -> None:
        """The result has been seen."""
        self._leave(True)

    # --- guided ---

    def _due(self, form: str) -> Step | None:
        """The step for the moment; a move that no step asks for is asked for in plain words."""
        table = self.app.table
        point = self.made
        if table is not None and table.ways.choices and table.ways.lifted is not None:
            point += 1
        for step in self.steps:
            if (step.at, step.form) == (point, form):
                return step
        view = self.app.view
        if form in _ENDS or view.mover != 0 or view.phase == Phase.OVER or point >= len(self.moves):
            return None
        if form == TABLE and (view.phase not in (Phase.PLAY, Phase.PICK_HAND, Phase.PICK_FLIP)):
            return None
        if form == TABLE and view.choices and table is not None and not table.ways.choices:
            return None
        if form not in _ASKS:
            return None
        return Step(point, "play" if form == TABLE else "button", form=form, do=True)

    def _say(self, step: Step) -> None:
        table = self.app.table
        assert table is not None
        if step.do:
            wanted = (
                pressed(self.app, "ok") if step.form in _ENDS else asked(self.app, table, self.moves[step.at])
            )
            self._show(step.say, wanted.act, wanted)
        else:
            target = shown(table.scene, step.show) if step.show else None
            keep = (_SHEET,) if step.form in _ENDS else ()
            self._show(step.say, lambda: self.steps.remove(step), target, keep)

    def _show(
        self,
        say: str,
        act: Callable[[], None],
        about: Asked | Rect | None = None,
        keep: Sequence[Rect] = (),
    ) -> None:
        """Words that wait: what is done when the person goes on, and what they are about."""
        app = self.app

        def done() -> None:
            self._bubble, self.saying = None, ""
            act()

        wanted = about if isinstance(about, Asked) else None
        self._bubble = Bubble(
            app.system,
            self._text(say),
            done=done,
            leave=self.ask_to_leave,
            target=about.rect if isinstance(about, Asked) else about,
            tap=wanted is not None,
            keep=wanted.keep if wanted else keep,
            answers=wanted.answers if wanted else "",
            still=app.prefs.reduced_motion,
        )
        app.system.overlay, self.saying = self._bubble, say

    def _text(self, key: str) -> str:
        """The words of a step, with names, months and the person's points of the moment."""
        app = self.app
        words = HelpWords(app.words, app.view.rules)
        values = words.values | {"com1": app.words.seat(1), "com2": app.words.seat(2)}
        values |= {f"month{m}": app.words.text(f"month.{m}") for m in range(1, MONTHS + 1)}
        values["points"] = app.view.points[0]
        return words.help.text(words.language, f"first_hand.{key}", values)

    # --- watched ---

    def _watch(self) -> bool:
        """Make the next move after a pause; at the end say so, or let the result be seen."""
        if self.app.view.phase == Phase.OVER:
            return False
        self._wait += 1
        if self._wait < _PAUSE:
            return True
        self._wait = 0
        move = self.next_move()
        if move is not None:
            self.app.play([move])
        else:
            self._show("watched", lambda: self._leave(True))
        return True

    # --- leaving ---

    def ask_to_leave(self) -> None:
        """Leave at once where it is only watched, else ask."""
        if self.watched:
            self._leave(False)
        else:
            self.app.system.alert("lesson", lambda button: self._leave(False) if button == 0 else None)

    def stop(self) -> None:
        """The game is left behind: the Table is free for another."""
        if self._bubble is not None:
            self._bubble.close()
        self._bubble, self.app.lesson = None, None
        self.app.sitting.end_trial()
        if self._trial is not None:
            self.app.sitting.try_out(self._trial)

    def _leave(self, whole: bool) -> None:
        self.stop()
        self.back(whole)


_NAVIGATOR = (Key.NAV_UP, Key.NAV_DOWN, Key.NAV_LEFT, Key.NAV_RIGHT, Key.NAV_SELECT)
