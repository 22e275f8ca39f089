"""Which of the screens that `godoris shot` knows is to be seen at the moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from godoris.app.scene import BOMB
from godoris.engine import Phase
from godoris.palm.menu import MenuBar

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.app.table import Table


def scenes(app: Godoris) -> Iterator[str]:
    """The names of what is on the screen; a form that has no other name goes by its own."""
    top = app.system.top
    if top is None:
        return
    if isinstance(app.system.overlay, MenuBar):
        yield "menu"
    table = app.table
    if table is not None and top is table.form:
        yield from _table(app, table)
    elif top.name in ("result", "chongtong"):
        yield from _ended(app, top.name)
    else:
        yield top.name


def _table(app: Godoris, table: Table) -> Iterator[str]:
    frame, ways = app.director.frame(), table.ways
    yield "table"
    if app.prefs.month_figures:
        yield "figures"
    if frame.sprites:
        yield "flight"
    if ways.choices:
        yield "choose_flip" if app.view.phase == Phase.PICK_FLIP else "choose"
    if BOMB in frame.scene.hand:
        yield "poktan_cards"
    if ways.open is not None:
        yield "expanded"
    if ways.log is not None:
        yield "log"
    if frame.banner is not None:
        for line in frame.banner.lines:
            yield f"banner_{line.name}"


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
