"""The screens of the Help menu among the pictures: its forms, every page, the first hand together."""

from __future__ import annotations

from godoris.app import shot_ways as ways
from godoris.app.godoris import Godoris
from godoris.app.help_pages import shipped
from godoris.app.shot_ways import Shot, Way
from godoris.match.sitting import Sitting
from godoris.palm.events import Key, KeyDown, Menu

_STEPS = ("welcome", "others", "deer", "ribbon", "bbuk", "go", "won")
"""Steps of the first hand that are drawn."""


def _page(id: str) -> Way:
    """A page of How to play."""

    def reach(app: Godoris) -> None:
        ways.still(app)
        app.helper.open(id)

    return reach


def _step(say: str) -> Way:
    """The first hand, led on until it says something."""

    def reach(app: Godoris) -> None:
        app.helper.first_hand()
        while app.lesson is not None and app.lesson.saying != say:
            ways.until(app, lambda: app.system.overlay is not None, f"{say} of the first hand")
            if app.lesson.saying != say:
                app.system.post(KeyDown(key=Key.NAV_SELECT))
                app.system.pump()

    return reach


def _counted(sitting: Sitting) -> None:
    """The game on the Table is the person's own: the coach is silent over others."""
    sitting.hand, sitting.trial = sitting.trial, None


def _coach(app: Godoris) -> None:
    ways.until(app, lambda: bool(app.coach.said), "words of the coach")


HELP: dict[str, Shot] = {
    "menu_help": Shot("table", ways.then(ways.keyed(Key.MENU), KeyDown(key=Key.NAV_LEFT))),
    "contents": Shot("table", ways.then(ways.still, Menu("how_to_play"))),
    **{f"help_{id}": Shot("table", _page(id)) for id in shipped().pages if id != "inoshikacho"},
    "rules": Shot("table", ways.popup("rules")),
    "coach": Shot("table", ways.popup("coach")),
    "coach_line": Shot("banner_chock", _coach, last=1, prepare=_counted),
    "about": Shot("table", ways.popup("about")),
    **{f"lesson_{say}": Shot("table", _step(say)) for say in _STEPS},
}
"""Pages that Godoris itself does not have are left out."""
