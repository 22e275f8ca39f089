"""Games for the tests of the Table: random ones move by move, and a person who plays by pen or by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from godoris import rules
from godoris.app.director import Director
from godoris.app.godoris import Godoris, make_app
from godoris.app.picture import choice_places
from godoris.engine import Phase, State, apply, deal, legal, start, view
from godoris.engine.moves import GO, STOP
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.match.store import Store
from godoris.palm.controls.base import Control
from godoris.palm.events import Event, Key, KeyDown, PenDown, PenUp
from godoris.palm.font import Fonts
from godoris.palm.look import Look

FONTS = Fonts()
PATIENCE = 3000


def pick(state: State, chance: Random) -> int:
    """A random legal move, Go more often than Stop, so that games get long."""
    options = legal(state)
    move = options[int(chance.random() * len(options))]
    return GO if move == STOP and GO in options and chance.random() < 0.7 else move


def positions(
    name: str,
    number: int,
    speed: str = "fast",
    *,
    still: bool = True,
    reduced: bool = False,
    tone: Callable[[str], None] = lambda name: None,
) -> Iterator[tuple[Director, State, int]]:
    """A random game through the director: it, the state, and the ticks that the last move took to be shown.

    Without `still` the caller lets the motion pass.
    """
    chance, events = Random(number), []
    dealt = deal(rules.load(name), number)
    state = start(dealt, events)
    director = Director(view(state, 0), tone)
    director.set_speed(speed, reduced)
    director.deal(events, view(state, 0))
    yield director, state, play_out(director) if still else 0
    while state.phase != Phase.OVER:
        seat, move, events = state.seat, pick(state, chance), []
        apply(state, move, events)
        director.feed(seat, move, events, view(state, 0))
        yield director, state, play_out(director) if still else 0


def play_out(director: Director) -> int:
    """Let everything that moves come to rest: the ticks that it took."""
    ticks = 0
    while director.busy:
        director.tick()
        ticks += 1
    return ticks


class Person:
    """Somebody at the handheld, who plays at random by pen or by keys."""

    def __init__(
        self,
        seed: int = 1,
        *,
        language: str = "en",
        device: str = "palm3",
        store: Store | None = None,
        sitting: Sitting | None = None,
        **prefs: object,
    ) -> None:
        first = Preferences(language=language, level="easy", speed="fast")
        self.sitting = sitting or Sitting(store, lambda: 0.0, seed=seed, first=first, override=prefs)
        self.tones: list[str] = []
        self.app: Godoris = make_app(
            self.sitting, play_tone=self.tones.append, look=Look(device=device), fonts=FONTS
        )
        self.chance = Random(seed)
        self.games = 0

    def post(self, *events: Event) -> None:
        for event in events:
            self.app.system.post(event)
        self.app.system.tick()

    def tap(self, x: int, y: int) -> None:
        self.post(PenDown(x, y))
        self.post(PenUp(x, y))

    def key(self, char: str = "", key: Key = Key.NONE) -> None:
        self.post(KeyDown(char=char, key=key))

    def press(self, control: str) -> None:
        """Tap a control of the form on top."""
        self.tap(*self.control(control).rect.centre)

    def control(self, name: str) -> Control:
        top = self.app.system.top
        assert top is not None
        return top.get(name, Control)

    @property
    def form(self) -> str:
        top = self.app.system.top
        return top.name if top else ""

    def until(self, wanted: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if wanted():
                return
            self.app.system.tick()
        raise AssertionError("nothing came of it")

    def due(self) -> bool:
        """Whether something is asked of the person."""
        app = self.app
        if self.form != "table":
            return True
        assert app.table is not None
        return not app.director.busy and (app.table.mine and app.view.phase != Phase.GO_STOP)

    def buttons(self) -> list[str]:
        return {
            "start": ["start"],
            "heundeum": ["shake", "just_play", "cancel"],
            "poktan": ["poktan", "one_card", "cancel"],
            "show": ["show", "hide"],
            "go_stop": ["go", "stop"],
            "register": ["register", "later"],
            "result": ["ok"],
            "chongtong": ["ok"],
        }[self.form]

    def choose_button(self) -> str:
        shown = [name for name in self.buttons() if self.control(name).visible]
        button = shown[int(self.chance.random() * len(shown))]
        if self.form == "result" and button == "ok":
            self.games += 1
        return button

    def slots(self) -> list[int]:
        return [slot for slot, card in enumerate(self.app.director.displayed().hand) if card != -1]

    def by_pen(self) -> None:
        """One thing with the pen."""
        if self.form != "table":
            self.press(self.choose_button())
            return
        table, scene = self.app.table, self.app.director.displayed()
        assert table is not None
        if table.ways.choices:
            places = choice_places(scene, table.ways.choices)
            self.tap(*places[int(self.chance.random() * 2)][1].centre)
            return
        slots = self.slots()
        rect = scene.hand_rect(slots[int(self.chance.random() * len(slots))])
        self.tap(rect.x + 3, rect.centre[1])

    def by_keys(self) -> None:
        """One thing with the keys: buttons by the navigator, cards by figures."""
        if self.form == "go_stop":
            self.key("g" if self.choose_button() == "go" else "s")
        elif self.form != "table":
            button = self.choose_button()
            top = self.app.system.top
            assert top is not None
            for _ in range(8):
                if top.focus is not None and top.focus.id == button:
                    break
                self.key(key=Key.TAB)
            self.key(key=Key.NAV_SELECT)
        elif self.app.table and self.app.table.ways.choices:
            self.key("12"[int(self.chance.random() * 2)])
        else:
            slots = self.slots()
            self.key("1234567890"[slots[int(self.chance.random() * len(slots))]])
