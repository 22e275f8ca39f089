"""Which of the screens that `godoris shot` knows is to be seen at the moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from godoris.app.helper import page_of
from godoris.app.scene import BOMB
from godoris.engine import Phase
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.menu import MenuBar

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.app.table import Table
    from godoris.palm.form import Form

POSITIONS = frozenset((
    "crowded_table", "crowded_own", "crowded_pee", "crowded_others", "two_seats", "two_seats_own", "forced",
    "four_seats", "four_seats_others", "four_seats_bombs",
))  # fmt: skip
"""Screens that are a record on the Table: seen while a program started with that record plays it on."""
_MENUS = ("menu", "menu_options", "menu_help")
_PEE = 3


def scenes(app: Godoris, record: str = "") -> Iterator[str]:
    """The names of what is on the screen; a form that has no other name goes by its own.

    record: what the program was started with.
    """
    top, overlay = app.system.top, app.system.overlay
    if top is None:
        return
    if isinstance(overlay, MenuBar):
        yield from _menu(app, top, overlay)
    table, name = app.table, top.name.removeprefix("alert.")
    if table is not None and top is table.form:
        yield from _table(app, table, record)
    elif name in ("result", "chongtong"):
        yield from _ended(app, name)
    elif name == "help":
        yield from _page(app)
    else:
        yield "house_refused" if top.name == "alert.house" else name
        yield from _parts(app, top)
    if app.lesson is not None and app.lesson.saying:
        yield f"lesson_{app.lesson.saying}"


def _menu(app: Godoris, top: Form, overlay: MenuBar) -> Iterator[str]:
    if app.reels.on:
        yield "reel_menu"
    elif top.name == "result":
        yield "result_menu"
    else:
        yield "menu"
        yield _MENUS[min(overlay.opened, len(_MENUS) - 1)]


def _table(app: Godoris, table: Table, record: str) -> Iterator[str]:
    frame, ways = app.director.frame(), table.ways
    yield "reel" if app.reels.on else "table"
    if record in POSITIONS and app.sitting.trial is not None:
        yield record
    hint = bool(app.hints.cards)
    for name, seen in (
        ("figures", app.prefs.month_figures),
        ("flight", frame.sprites),
        ("navigator", ways.focus is not None),
        ("spread", ways.spread is not None),
        ("magnified", ways.held is not None),
        ("choose_flip" if app.view.phase == Phase.PICK_FLIP else "choose", ways.choices),
        ("purse", ways.purse is not None),
        ("poktan_cards", BOMB in frame.scene.hand),
        ("log", ways.log is not None),
        ("two_seats_hand", app.view.rules.seats == 2 and frame.scene.shown[1:] != (0,)),
        ("hint_choose" if ways.choices else "hint", hint),
        ("talk", app.chatter.said),
        ("coach_line", app.coach.said),
    ):
        if seen:
            yield name
    if ways.open is not None:
        yield "heundeum_shown" if ways.open.kind == "shake" else "expanded"
        if ways.open.kind == "group" and ways.open.second == _PEE:
            yield "expanded_pee"
    if frame.banner is not None:
        yield from (f"banner_{line.name}" for line in frame.banner.lines)


def _page(app: Godoris) -> Iterator[str]:
    """A page of How to play; the rule behind the last event is such a page."""
    id = app.helper.page.id
    yield f"help_{id}"
    if app.sitting.game is not None and app.director.log and page_of(app.director.log[-1].name) == id:
        yield "rule"


def _ended(app: Godoris, form: str) -> Iterator[str]:
    """The forms of a game's end, told apart by how it ended."""
    end, rules = app.view.result, app.view.rules
    if end is None:
        return
    if app.reels.on:
        yield "reel_result"
    if form == "chongtong":
        yield end.kind
    elif end.winner is None:
        yield "nagari"
    else:
        yield "result" if rules.side(end.winner) == 0 else "result_lost"
        if any("GB" in flags for flags in end.flags or ()):
            yield "result_gobak"
    yield f"{rules.name}_result"  # where a table's result has a screen of its own
    if rules.sides < rules.seats:
        yield "partners_result"


def _parts(app: Godoris, top: Form) -> Iterator[str]:
    """Pages of a form, and what its choices make of it."""
    rules = app.sitting.game.rules if app.sitting.game is not None else None
    partners = rules is not None and rules.sides < rules.seats
    match top.name:
        case "score_board":
            pages = (f"page{page}" for page in range(2, 5))
            yield from (f"score_board_{page[4:]}" for page in pages if top.get(page, PushButton).on)
            if top.get("which", PopupTrigger).choice > 0:
                yield "score_board_rules"
        case "preferences" | "house" if top.get("page2", PushButton).on:
            yield f"{top.name}_2"
            if top.name == "preferences" and _chosen(app, top).startswith("dutch"):
                yield "preferences_dutch"
        case "past_games" if not app.sitting.past:
            yield "past_games_none"
        case "go_stop":
            if app.hints.button:
                yield "hint_go_stop"
            if partners:
                yield "partners_go_stop"
        case "cards" if partners:
            yield "partners_cards"


def _chosen(app: Godoris, top: Form) -> str:
    """The rule set that the Preferences name."""
    names = app.sitting.book.names()
    return names[max(0, top.get("rules", PopupTrigger).choice)]
