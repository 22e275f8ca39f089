"""What must be so after every event."""

from __future__ import annotations

import logging
from operator import attrgetter
from typing import TYPE_CHECKING

from godoris.app.godoris import Godoris
from godoris.engine import State, problems
from godoris.gremlins.books import Books
from godoris.gremlins.faults import Fault
from godoris.gremlins.handheld import Handheld
from godoris.match.sitting import Sitting
from godoris.palm import check
from godoris.palm.events import Event, Nil
from godoris.palm.geometry import SCREEN

if TYPE_CHECKING:
    from godoris.palm.form import Form

MOST_EVENTS = 1000
"""More events than one event may ever bring about."""


class Watch:
    """Looks at a handheld after every event and raises Fault; at a form when it is not as it was."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self._books = Books(handheld)
        self._forms: dict[str, object] = {}
        self._position: object = None
        self._agreed: object = None
        self._count = 0

    def sat(self, sitting: Sitting) -> None:
        """The saves have been read."""
        self._books.opened(sitting)

    def started(self, app: Godoris) -> None:
        """A program has started."""
        self._forms = {}
        app.system.filters.append(self._pass)

    def killing(self, sitting: Sitting) -> None:
        """The program is about to be killed."""
        self._books.note(sitting, killed=True)

    def after(self) -> None:
        """Look at everything."""
        self._count = 0
        app, sitting = self.handheld.app, self.handheld.sitting
        assert app is not None
        assert sitting is not None
        self._engine(sitting)
        if app.running:
            self._table(app, sitting)
            self._screen(app)
        self._books.check(sitting, ended=not app.running)

    def _pass(self, event: Event) -> bool:
        """Every event of the system comes by here."""
        if not isinstance(event, Nil):
            self._count += 1
            if self._count > MOST_EVENTS:
                raise Fault("loop", f"{event.name} again and again")
        return False

    def _engine(self, sitting: Sitting) -> None:
        """A position that is in every part what it was after the last event need not be looked at again."""
        state = sitting.game
        position = None if state is None else _every_part(state)
        if position == self._position:
            return
        found = problems(state) if state is not None else None
        if found:
            raise Fault("engine", found[0])
        self._position, self._agreed = position, None

    def _table(self, app: Godoris, sitting: Sitting) -> None:
        """With nothing in motion, the Table shows what the player may know of the game."""
        if app.table is None or app.system.find("table") is None or app.director.busy or sitting.game is None:
            return
        displayed = app.director.displayed()
        if displayed is self._agreed:  # a Scene never changes, nor has the position since it was agreed
            return
        expected = app.director.expected(sitting.view())
        if displayed != expected:
            names = [name for name in vars(expected) if getattr(expected, name) != getattr(displayed, name)]
            raise Fault("table", f"shown is not what is: {', '.join(names)}")
        self._agreed = displayed

    def _screen(self, app: Godoris) -> None:
        """No control off its form, of no size, over another, cut off; nothing open off the screen."""
        overlay, top = app.system.overlay, app.system.top
        if overlay is not None and not (overlay.outer.inside(SCREEN) and not overlay.outer.empty):
            raise Fault("screen", f"{type(overlay).__name__} reaches off the screen")
        if top is None:
            raise Fault("screen", "no form is open")
        seen = _looks(top)
        if self._forms.get(top.name) == seen:
            return
        self._forms[top.name] = seen
        found = check.problems(top, app.system.canvas)
        if found:
            raise Fault("screen", found[0])


_slots = attrgetter(*State.__slots__)


def _every_part(state: State) -> tuple[object, ...]:
    """All that a position is made of; its lists are copied, because moves change them."""
    return (*_slots(state), tuple(state.hands), tuple(state.captured))


def _looks(form: Form) -> object:
    """All of a form that its faults depend on."""
    return form.title, form.rect, tuple((c.visible, c.rect, c.text) for c in form.controls)


class ComFaults(logging.Handler):
    """A Com that fails inside reports it to the log; here it is a fault."""

    def emit(self, record: logging.LogRecord) -> None:
        """Raise what was reported."""
        raise Fault("com", record.getMessage())
