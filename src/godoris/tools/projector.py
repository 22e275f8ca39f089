"""A recorded game as it is played on the handheld, tick by tick: the deal, each decision, the result.

Forms and choices are answered by posted events, as a person answers them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from godoris.app import plays, shots
from godoris.app.godoris import Godoris
from godoris.app.motion import SPEEDS, Speed
from godoris.app.scene import BOMB
from godoris.app.shot_ways import Shot
from godoris.app.targets import Target
from godoris.cards import MONTHS, month
from godoris.engine import Phase
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, STOP, TAKE
from godoris.engine.record import Record
from godoris.match.preferences import accepts
from godoris.match.sitting import Sitting
from godoris.palm.events import CtlSelect

RESULT = 5
"""The result is shown as long as so many banners."""
_PATIENCE = 400
"""Ticks after which a form that was expected does not come."""


class Projector:
    """Plays a record.  Raises palm.device.DeviceError for a device that there is not."""

    def __init__(self, record: Record, lang: str, device: str, speed: str) -> None:
        self.record = record
        self.speed: Speed = SPEEDS[speed]
        unplayed = Record(record.deal, [], record.tags, [])
        shot = Shot("", lambda app: None, prepare=_for_the_hand)
        self.app: Godoris = shots.opened(unplayed, lang, device, shot)
        name = record.tags.get("Player0", "")
        kept = {"speed": speed, "coach": "off", **({"name": name} if accepts("name", name) else {})}
        self.app.set_prefs(self.app.prefs.replace(**kept))

    def run(self) -> Iterator[Godoris]:
        """The application, its screen drawn, at every tick of the game."""
        app = self.app
        assert app.sitting.current is not None
        app.director.deal(app.sitting.current.events, app.view)
        yield from self._moving()
        for move in self.record.moves:
            yield from self._decided(move)
            yield from self._moving()
        yield from self._ended()

    # --- time ---

    def _shown(self) -> Godoris:
        self.app.system.draw()
        return self.app

    def _moving(self) -> Iterator[Godoris]:
        """Until nothing moves."""
        yield self._shown()
        while self.app.director.busy and self.app.table is not None:
            self.app.table.tick()
            yield self._shown()

    def _wait(self, ticks: int) -> Iterator[Godoris]:
        """Time in which nobody does anything: the system's clock goes on, no Com thinks."""
        for _ in range(ticks):
            if self.app.table is not None and self.app.at_table:
                self.app.table.tick()
            else:
                self.app.system.tick()
            yield self._shown()

    @property
    def pause(self) -> int:
        """Ticks that a decision takes."""
        return self.speed.banner * 2 // 3

    # --- decisions ---

    def _decided(self, move: int) -> Iterator[Godoris]:
        """A move is made; the person's own is seen to be chosen."""
        app, view = self.app, self.app.view
        game = app.sitting.current
        assert game is not None
        made = len(game.moves)
        if view.mover == 0 and view.phase == Phase.PLAY:
            yield from self._played(move)
        elif view.mover == 0 and view.choices:
            yield from self._chosen(move)
        elif view.mover == 0:
            yield from self._answered(lambda: None, *_FORMS[move])
        if len(game.moves) == made:
            app.play([move])

    def _played(self, move: int) -> Iterator[Godoris]:
        """The ring stands on the card that will be played, then a form is answered where one asks."""
        app, table = self.app, self.app.table
        assert table is not None
        scene = table.scene
        card = _card(move, scene.hand)
        table.ways.focus = Target("hand", scene.hand.index(card))
        table.refresh()
        yield from self._wait(self.pause)
        table.ways.focus = None
        ways = plays.options(app.view, card)
        if ways.poktan:
            button = "poktan" if move > POKTAN else "one_card"
            yield from self._answered(lambda: app.ask_poktan(card), "poktan", button)
        elif ways.shake:
            button = "shake" if move & SHAKE else "just_play"
            yield from self._answered(lambda: app.ask_heundeum(card), "heundeum", button)

    def _chosen(self, move: int) -> Iterator[Godoris]:
        """Two cards are offered; the one that will be taken wears the ring."""
        app, table = self.app, self.app.table
        assert table is not None
        table.offer(app.view.choices, None)
        yield from self._wait(self.pause)
        table.ways.chosen = move - TAKE
        table.refresh()
        yield from self._wait(self.pause // 2)
        table.choose(move - TAKE)

    def _answered(self, ask: Callable[[], None], form: str, button: str) -> Iterator[Godoris]:
        """A form opens, is read, and is answered."""
        system = self.app.system
        ask()
        for _ in range(_PATIENCE):
            if system.find(form) is not None:
                break
            system.tick()
            yield self._shown()
        else:
            return
        yield from self._wait(self.speed.banner)
        system.post(CtlSelect(form, button))
        system.pump()
        yield self._shown()

    def _ended(self) -> Iterator[Godoris]:
        """The result, after the cards of a Chong Tong; a game that goes on stands still for a while."""
        app = self.app
        if app.view.phase != Phase.OVER:
            yield from self._wait(self.speed.banner * 2)
            return
        for _ in range(2):
            while app.at_table:
                app.system.tick()
                yield self._shown()
            yield from self._wait(self.speed.banner * RESULT)
            if app.system.find("chongtong") is None:
                return
            app.system.post(CtlSelect("chongtong", "ok"))
            app.system.pump()


def _for_the_hand(sitting: Sitting) -> None:
    """The game is the hand itself, not one for trial."""
    sitting.hand, sitting.trial = sitting.trial, None


def _card(move: int, hand: tuple[int, ...]) -> int:
    """The card of the hand that a move begins with."""
    if move == FLIP:
        return BOMB
    if move > POKTAN:
        return next(card for card in hand if card >= 0 and month(card) == move - POKTAN)
    return move & ~SHAKE


_FORMS = {
    GO: ("go_stop", "go"),
    STOP: ("go_stop", "stop"),
    **{SHOW + number: ("show", "show") for number in range(1, MONTHS + 1)},
    **{HIDE + number: ("show", "hide") for number in range(1, MONTHS + 1)},
}
"""The forms that open by themselves, and the button that makes each move."""
