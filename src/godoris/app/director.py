"""The director: redacted events in, motions out, tick by tick; it alone knows what the Table shows.

When the queue is empty, what is displayed equals what the View says: ``displayed() == expected(view)``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from godoris.app.dealing import Dealing
from godoris.app.lines import told
from godoris.app.motion import SPEEDS, Frame, Line, Speed
from godoris.app.queue import Queue
from godoris.app.scene import Scene, expected, first
from godoris.app.turns import Turn, remembered
from godoris.engine import Event, Phase, View

LOG = 12
"""So many events the chat line remembers."""
_RUSH = 12
"""Ticks that Space, held, counts as held: longer than its repeat takes."""
_SMALL = ("deal", "card", "flip", "match", "capture", "take_pee", "turn")
"""There is one voice: these do not cut a jingle short."""
_JINGLE = 30
"""Ticks that the tone of an event is left to sound."""


class Past(NamedTuple):
    """What led to a view: the moves and events so far, so that marks and the chat line can be shown again."""

    moves: Sequence[int] = ()
    events: Sequence[Event] = ()


NOTHING = Past()


class Director:
    """Plays what happened as motion.  `tone(name)` is called as a motion begins."""

    def __init__(self, view: View, tone: Callable[[str], None], past: Past = NOTHING) -> None:
        self._queue = Queue(remembered(expected(view, first(view)), past.moves, past.events))
        self._tone = tone
        self._turn = view.turn
        self._rush = 0
        self._jingle = 0
        self.told = 0
        """How many lines the log has been given, those that it has forgotten included."""
        self.speed: Speed = SPEEDS["medium"]
        self.log: deque[Line] = deque(told(past.events, view), maxlen=LOG)

    # --- in ---

    def set_speed(self, name: str, reduced: bool = False) -> None:
        """Slow, medium or fast; with `reduced` motion cards change place at once, banners and flips stay."""
        speed = SPEEDS[name]
        self.speed = speed._replace(travel=0) if reduced else speed
        self._queue.pace(self._pace())

    def deal(self, events: Sequence[Event], view: View) -> None:
        """A new deal: what lay on the Table is gone."""
        self._queue.clear(first(view))
        self._turn = view.turn
        self._queue.add(Dealing(first(view), view).deal(events))
        self._begun()

    def feed(self, seat: int, move: int, events: Sequence[Event], view: View) -> None:
        """A move of a seat, the events that it caused, and the player's view after it."""
        ended = seat == 0 and (view.turn != self._turn or view.phase == Phase.OVER)
        self._turn = view.turn
        if not self.busy:
            self._jingle = 0
        self._queue.add(Turn(self._queue.tail, view).play(seat, move, events, ended))
        self._begun()

    # --- time ---

    @property
    def busy(self) -> bool:
        """Whether anything still moves."""
        return self._queue.busy

    def tick(self) -> None:
        """Let 10 ms pass."""
        self._queue.pace(self._pace())
        self._rush = max(0, self._rush - 1)
        self._jingle = max(0, self._jingle - 1)
        self._queue.tick()
        self._begun()

    def finish(self) -> None:
        """Bring the motion that plays to its end at once."""
        self._queue.finish()
        self._begun()

    def rush(self) -> None:
        """Run at Fast for a moment: Space is held."""
        self._rush = _RUSH

    def _pace(self) -> Speed:
        if not self._rush:
            return self.speed
        return SPEEDS["fast"] if self.speed.travel else SPEEDS["fast"]._replace(travel=0)

    def _begun(self) -> None:
        """Say and sound what is due."""
        self.log.extend(self._queue.lines)
        self.told += len(self._queue.lines)
        for tone in self._queue.tones:
            self.sound(tone)
        self._queue.lines.clear()
        self._queue.tones.clear()

    def sound(self, tone: str) -> None:
        """Sound a tone now, unless it is a small one and a jingle sounds."""
        if tone not in _SMALL:
            self._jingle = _JINGLE
        elif self._jingle:
            return
        self._tone(tone)

    # --- out ---

    def frame(self) -> Frame:
        """What is to be seen now."""
        return self._queue.frame()

    def displayed(self) -> Scene:
        """The Scene on the screen, or beneath what moves."""
        return self._queue.frame().scene

    def expected(self, view: View) -> Scene:
        """What ought to be displayed when nothing moves."""
        return expected(view, self._queue.tail)
