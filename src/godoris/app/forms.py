"""Which class gives life to which form."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

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


FORMS: dict[str, str] = {
    "about": "help_forms.About",
    "cards": "result.CapturedCards",
    "coach": "help_forms.CoachForm",
    "contents": "help_form.Contents",
    "deal_number": "small_forms.DealNumber",
    "device": "device_form.DeviceForm",
    "find": "find.Find",
    "help": "help_form.HelpForm",
    "house": "house_form.HouseForm",
    "launcher": "launcher.Launcher",
    "past_games": "past_games.PastGames",
    "player_name": "small_forms.PlayerName",
    "preferences": "preferences_form.PreferencesForm",
    "reckoning": "reckoning.Reckoning",
    "register": "small_forms.Register",
    "rules": "help_forms.RulesForm",
    "score_board": "score_board.ScoreBoard",
    "start": "small_forms.Start",
}
"""Module and class of the forms that need nothing but themselves and the application; each is read when it
first opens, so that the Table need not wait for all of them."""


def handler(form: Form, app: Godoris) -> Handler | None:
    """The handler of a form that was loaded; None for one that is the system's alone."""
    match form.name:
        case "table":
            app.table = Table(form, app)
            return app.table.handle
        case "reel":
            from godoris.app.reel import ReelTable

            app.table = ReelTable(form, app)
            return app.table.handle
        case "heundeum" | "poktan" | "show":
            from godoris.app import decisions

            return decisions.Three(form, app, app.three).handle
        case "go_stop":
            from godoris.app import decisions

            game = app.sitting.game
            assert game is not None
            return decisions.GoStop(form, app, stop_result(game, 0), app.view.legal).handle
        case "result" | "chongtong":
            return _result(form, app)
    return _own(form, app) if form.name in FORMS else None


def _own(form: Form, app: Godoris) -> Handler:
    module, name = FORMS[form.name].split(".")
    made: Callable[[Form, Godoris], FormHandler] = getattr(import_module(f"godoris.app.{module}"), name)
    return made(form, app).handle


def _result(form: Form, app: Godoris) -> Handler:
    from godoris.app.result import ResultSheet, Won

    end, game = app.view.result, app.sitting.current
    assert end is not None
    assert game is not None
    if form.name == "chongtong":
        return Won(form, app, end, game.events).handle
    return ResultSheet(form, app, end).handle
