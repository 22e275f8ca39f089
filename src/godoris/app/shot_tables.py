"""Screens of the other tables and of what surrounds a game: past games, hints, talk, rule sets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from godoris.app import shot_ways as ways
from godoris.app.godoris import Godoris
from godoris.app.shot_ways import Shot, Way
from godoris.engine import Phase, legal
from godoris.match.past import PastGame
from godoris.match.sitting import Sitting
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Event, Key, KeyDown, Menu, PopSelect
from godoris.rules import load, names

_ENDED = 1_700_000_000
"""When the games ended that the list of past games shows."""


@cache
def _past() -> tuple[PastGame, ...]:
    """A finished game at random of every rule set, twice."""
    sitting, chance = Sitting(None, lambda: float(_ENDED), seed=2), Random(7)
    for name in (*names(), *names()):
        sitting.prefs = sitting.prefs.replace(rules=name)
        sitting.new_game()
        while sitting.game is not None and sitting.game.phase != Phase.OVER:
            options = legal(sitting.game)
            sitting.play(options[int(chance.random() * len(options))])
    return sitting.past


def _with_past(sitting: Sitting) -> None:
    sitting.lasting.past = list(_past())
    sitting.lasting.finished = len(_past())


def _shot(record: str, reach: Way) -> Shot:
    return Shot(record, reach, prepare=_with_past)


def _list(*events: Event) -> Way:
    return ways.then(ways.keyed(Key.HARD_4), *events)


def _reel(steps: int, *events: Event) -> Way:
    """The newest past game after so many steps."""

    def reach(app: Godoris) -> None:
        _list(CtlSelect("past_games", "look"))(app)
        for _ in range(steps):
            app.system.post(KeyDown(key=Key.NAV_RIGHT))
            app.system.pump()
        ways.then(ways.still, *events)(app)

    return reach


def _hint(first: Way) -> Way:
    """A hint, thought of to its end."""

    def reach(app: Godoris) -> None:
        ways.then(first, KeyDown(char="h"))(app)
        thinking = app.words.text("table.thinking")
        ways.until(app, lambda: app.hints.text not in ("", thinking), "a hint")
        app.system.tick()

    return reach


def _talk(app: Godoris) -> None:
    """A Com that says something."""
    ways.until(app, lambda: app.chatter.said != "", "talk")


def _chosen(form: str, popup: str, index: Callable[[], int], *before: Event) -> Way:
    """An item of a popup list of a form taken."""

    def reach(app: Godoris) -> None:
        ways.then(ways.popup(form), *before)(app)
        found = app.system.find(form)
        if found is not None:
            found.get(popup, PopupTrigger).take(index())
        app.system.pump()

    return reach


_HOUSE_2 = CtlSelect("house", "page2")


def _between_two() -> int:
    """The first rule set in which a caller pays double for having nobody else to pay for."""
    return next(i for i, name in enumerate(names()) if (load(name).sides, load(name).gobak) == (2, "doubles"))


def _refused(app: Godoris) -> None:
    """A contradiction: between two sides the last caller has nobody to pay for."""
    _chosen("house", "from", _between_two, _HOUSE_2)(app)
    app.system.post(PopSelect("house", "gobak", 0, 1))
    app.system.pump()


TABLES: dict[str, Shot] = {
    "two_seats": Shot("two_seats", ways.still, prepare=ways.crowded),
    "two_seats_own": Shot("two_seats_own", ways.still, prepare=ways.crowded),
    "two_seats_hand": Shot("show", ways.then(ways.form("show"), CtlSelect("show", "show"))),
    "show": Shot("show", ways.form("show")),
    "forced": Shot("forced", ways.quiet),
    "cardavia_result": Shot("cardavia_won", ways.form("result")),
    "four_seats": Shot("four_seats", ways.still, prepare=ways.crowded),
    "four_seats_others": Shot("four_seats_others", ways.act("name", 3), prepare=ways.crowded),
    "four_seats_bombs": Shot("four_seats_bombs", ways.quiet, prepare=ways.crowded),
    "partners_go_stop": Shot("partners_go_stop", ways.form("go_stop")),
    "partners_result": Shot("partners_lost", ways.form("result")),
    "partners_cards": Shot("partners_lost", ways.then(ways.form("result"), CtlSelect("result", "cards"))),
    "hint": Shot("table", _hint(ways.still)),
    "hint_choose": Shot("choose", _hint(ways.hand(lambda way: bool(way.pair)))),
    "hint_go_stop": Shot("go_stop", _hint(ways.form("go_stop"))),
    "talk": Shot("banner_go", _talk, last=1),
    "past_games": _shot("table", _list()),
    "past_games_none": Shot("table", _list()),
    "reel": _shot("table", _reel(7)),
    "reel_menu": _shot("table", _reel(7, KeyDown(key=Key.RETURN))),
    "reel_play": _shot("table", _reel(7, Menu("reel_play"))),
    "reel_result": _shot("table", _reel(0, Menu("reel_result"))),
    "preferences_2": Shot("table", ways.then(ways.popup("preferences"), CtlSelect("preferences", "page2"))),
    "preferences_dutch": Shot(
        "table", _chosen("preferences", "rules", _between_two, CtlSelect("preferences", "page2"))
    ),
    "house": Shot("table", ways.popup("house")),
    "house_2": Shot("table", ways.then(ways.popup("house"), _HOUSE_2)),
    "house_refused": Shot("table", _refused),
    "score_board_rules": Shot("table", _chosen("score_board", "which", lambda: 1)),
}
