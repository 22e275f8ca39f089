"""What gremlins make for when most of a stretch has passed and something has still not been reached."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from godoris.app.shot_ways import REDEALT
from godoris.gremlins.steps import STARTS

STARTS_TO = {
    "heundeum": "record=heundeum", "poktan": "record=poktan", "show": "record=show",
    "go_stop": "record=go_stop", "partners": "record=partners_lost", "result": "record=won",
    "cards": "record=won", "cardavia_result": "record=cardavia_won", "choose": "record=choose",
    "hint_choose": "record=choose", "hint_go_stop": "record=go_stop", "save": "saving=confirm",
    "house_refused": "disk=damaged", "last_good": "disk=damaged", "cannot_save": "disk=full",
    "lost": "disk=lost", "newer": "disk=newer", "second_copy": "disk=locked", "start": "person=new",
    "chongtong": "record=chongtong", "two_seats_hand": "record=show", "past_games_none": "person=new",
    "banner_redeal": f"person=new deal={REDEALT}",
}  # fmt: skip
"""Starts of the program before what seldom comes up."""
PLACES_TO = {
    "preferences": ("item preferences",),
    "figures": ("item preferences", "preferences.page2", "preferences.figures", "preferences.save"),
    "player_name": ("item preferences", "preferences.name"),
    "keyboard": ("item preferences", "preferences.name", "player_name.keyboard"),
    "house": ("item house",),
    "past_games": ("item past_games",),
    "reel": ("item past_games", "past_games.look"),
    "score_board": ("item score_board",),
    "reset": ("item score_board", "score_board.reset"),
    "help": ("item how_to_play", "help.list", "help.next"),
    "contents": ("item how_to_play", "help.list"),
    "lesson": ("item first_hand", "contents.hand"),
    "rules": ("item rules",),
    "coach": ("item coach",),
    "device": ("item device",),
    "deal_number": ("item deal_number",),
    "register": ("item register",),
}
"""Where the pen goes, from the Table on, to come to forms and their parts."""
NEWS = 120
"""One step in so many the program is started anew, while there is a start that is wished for."""


class Wishes(NamedTuple):
    """Starts, and places by their names, that lead to what is wished for; whether the first hand does."""

    starts: tuple[str, ...] = ()
    places: frozenset[str] = frozenset()
    lesson: bool = False


def wishes(missing: Iterable[str]) -> Wishes:
    """What leads to forms, controls, menu items and screens by their names."""
    starts: dict[str, None] = {}
    places: set[str] = set()
    lesson = False
    records = STARTS["record"]()
    for name in missing:
        bare = name.removeprefix("alert.").removeprefix("edit.")
        places |= {name, f"item {name}", *(PLACES_TO.get(_longest(bare, PLACES_TO), ()))}
        lesson = lesson or bare.startswith("lesson_")
        if bare in records:
            starts[f"record={bare}"] = None
            starts[f"record={bare} last=1"] = None
        if found := _longest(bare, STARTS_TO):
            starts[STARTS_TO[found]] = None
    return Wishes(tuple(starts), frozenset(places), lesson)


def _longest(name: str, known: Iterable[str]) -> str:
    """The longest of the known names that a name is, or begins with as a whole word; "" for none."""
    fits = [key for key in known if name == key or name.startswith((f"{key}_", f"{key}."))]
    return max(fits, key=len, default="")
