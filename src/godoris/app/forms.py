"""Which class gives life to which form."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from godoris.app import decisions
from godoris.app.device_form import DeviceForm
from godoris.app.find import Find
from godoris.app.help_form import Contents, HelpForm
from godoris.app.help_forms import About, CoachForm, RulesForm
from godoris.app.house_form import HouseForm
from godoris.app.launcher import Launcher
from godoris.app.past_games import PastGames
from godoris.app.preferences_form import PreferencesForm
from godoris.app.reckoning import Reckoning
from godoris.app.reel import ReelTable
from godoris.app.result import CapturedCards, ResultSheet, Won
from godoris.app.score_board import ScoreBoard
from godoris.app.small_forms import DealNumber, PlayerName, Register, Start
from godoris.app.table import Table
from godoris.engine import stop_result
from godoris.palm.events import Event
from godoris.palm.form import Form
from godoris.palm.system import Handler

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris


class FormHandler(Protocol):
    """What gives a form its life."""

    def handle(self, event: Event) -> bool:
        """An event of the form; True when it goes no further."""


FORMS: dict[str, Callable[[Form, Godoris], FormHandler]] = {
    "about": About,
    "cards": CapturedCards,
    "coach": CoachForm,
    "contents": Contents,
    "deal_number": DealNumber,
    "device": DeviceForm,
    "find": Find,
    "help": HelpForm,
    "house": HouseForm,
    "launcher": Launcher,
    "past_games": PastGames,
    "player_name": PlayerName,
    "preferences": PreferencesForm,
    "reckoning": Reckoning,
    "register": Register,
    "rules": RulesForm,
    "score_board": ScoreBoard,
    "start": Start,
}
"""Forms that need nothing but themselves and the application."""


def handler(form: Form, app: Godoris) -> Handler | None:
    """The handler of a form that was loaded; None for one that is the system's alone."""
    match form.name:
        case "table":
            app.table = Table(form, app)
            return app.table.handle
        case "reel":
            app.table = ReelTable(form, app)
            return app.table.handle
        case "heundeum" | "poktan" | "show":
            return decisions.Three(form, app, app.three).handle
        case "go_stop":
            game = app.sitting.game
            assert game is not None
            return decisions.GoStop(form, app, stop_result(game, 0), app.view.legal).handle
        case "result" | "chongtong":
            return _result(form, app)
    made = FORMS.get(form.name)
    return made(form, app).handle if made else None


def _result(form: Form, app: Godoris) -> Handler:
    end, game = app.view.result, app.sitting.current
    assert end is not None
    assert game is not None
    if form.name == "chongtong":
        return Won(form, app, end, game.events).handle
    return ResultSheet(form, app, end).handle
