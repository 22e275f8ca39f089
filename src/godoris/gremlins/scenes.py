"""Which of the screens that `godoris shot` knows is to be seen at the moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from godoris.app.scene import BOMB
from godoris.engine import Phase
from godoris.palm.controls.button import PushButton
from godoris.palm.menu import MenuBar

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.app.table import Table


def scenes(app: Godoris) -> Iterator[str]:
    """The names of what is on the screen; a form that has no other name goes by its own."""
    top, overlay = app.system.top, app.system.overlay
    if top is None:
        return
    name = top.name.removeprefix("alert.")
    if isinstance(overlay, MenuBar):
        yield "result_menu" if name == "result" else "menu"
        if overlay.opened:
            yield "menu_options"
    table = app.table
    if table is not None and top is table.form:
        yield from _table(app, table)
    elif name in ("result", "chongtong"):
        yield from _ended(app, name)
    else:
        yield name
    if name == "score_board":
        yield from (f"score_board_{page}" for page in range(2, 5) if top.get(f"page{page}", PushButton).on)


def _table(app: Godoris, table: Table) -> Iterator[str]:
    frame, ways = app.director.frame(), table.ways
    yield "table"
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
    ):
        if seen:
            yield name
    if ways.open is not None:
        yield "heundeum_shown" if ways.open.kind == "shake" else "expanded"
    if frame.banner is not None:
        yield from (f"banner_{line.name}" for line in frame.banner.lines)


def _ended(app: Godoris, form: str) -> Iterator[str]:
    """The forms of a game's end, told apart by how it ended."""
    end = app.view.result
    if end is None:
        return
    if form == "chongtong":
        yield end.kind
    elif end.winner is None:
        yield "nagari"
    else:
        won = app.view.rules.side(end.winner) == 0
        yield "result" if won else "result_lost"
        if any("GB" in flags for flags in end.flags or ()):
            yield "result_gobak"
