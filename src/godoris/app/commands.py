"""What menu items, hard buttons and the icons of the strip do (docs/screens.md, Menu)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.app.helper import KEYS as KEYBOARD
from godoris.palm.events import Key

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

FORMS = (
    "score_board", "past_games", "preferences", "register", "device", "house", "rules", "coach", "about",
)  # fmt: skip
"""Items that open the form of their name."""

KEYS = {
    Key.HARD_1: "score_board",
    Key.HARD_2: "preferences",
    Key.HARD_3: "rules",
    Key.HARD_4: "past_games",
    Key.FIND: "find",
    Key.CALC: "reckoning",
}
"""What the hard buttons and icons open; an item that has no place in the menu is a form."""

ANYWHERE = (Key.LAUNCH, Key.POWER)
"""Keys that leave Godoris, whatever form is open."""


def run(app: Godoris, item: str) -> bool:
    """Do what a menu item says; whether it is one of Godoris."""
    if item in FORMS:
        app.system.popup(item)
    elif item in _DOINGS:
        _DOINGS[item](app)
    else:
        return app.reels.do(item)
    return True


def key(app: Godoris, key: Key) -> bool:
    """Do what a key does everywhere at the Table; whether it is such a key."""
    if key in ANYWHERE:
        app.leaving.home() if key is Key.LAUNCH else app.leave(force=False)
    elif key in KEYS and app.leaving.away:
        app.open()  # as on a Palm: the button starts its application
        _open(app, KEYS[key])
    elif key in KEYS and app.at_table:
        if app.reels.on:
            app.begin()
        _open(app, KEYS[key])
    else:
        return False
    return True


def _open(app: Godoris, name: str) -> None:
    if app.at_table and not run(app, name):
        app.system.popup(name)


def hidden(app: Godoris) -> set[str]:
    """Items for which there is no use now."""
    gone = set()
    if app.system.strip:
        gone.add("applications")  # the icon under the screen does it
    if app.finished_record is None:
        gone.add("beam")
    if not app.helper.can_watch:
        gone.add("first_hand")
    if app.sitting.trial is None:
        gone.add("end_trial")
    if not app.hints.possible:
        gone.add("hint")
    return gone


def _new_game(app: Godoris) -> None:
    _ask_for_deal(app, None, False)


def _ask_for_deal(app: Godoris, number: int | None, again: bool) -> None:
    """Deal, asking first while a hand is in progress."""

    def answered(button: int) -> None:
        if button == 0:
            app.deal(number, again=again)

    if app.sitting.playing:
        app.system.alert("new_game", answered)
    else:
        app.deal(number, again=again)


def _deal_number(app: Godoris) -> None:
    def asked(result: str) -> None:
        if result == "again" or result.isdecimal():
            _ask_for_deal(app, None if result == "again" else int(result), result == "again")

    app.system.popup("deal_number", asked)


def _end_trial(app: Godoris) -> None:
    """Back from a game that does not count to the hand, or to a new deal."""
    app.sitting.end_trial()
    app.begin()


def _beam(app: Godoris) -> None:
    if app.finished_record is not None:
        app.system.clipboard.put(app.finished_record)
        app.system.alert("beamed")


_DOINGS: dict[str, Callable[[Godoris], None]] = {
    "new_game": _new_game,
    "deal_number": _deal_number,
    "end_trial": _end_trial,
    "hint": lambda app: app.hints.ask(),
    "beam": _beam,
    "applications": lambda app: app.leaving.home(),
    "how_to_play": lambda app: app.helper.contents(),
    "first_hand": lambda app: app.helper.first_hand(),
    "keyboard": lambda app: app.helper.open(KEYBOARD),
}
