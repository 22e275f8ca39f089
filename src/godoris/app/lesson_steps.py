"""The steps of a lesson, and where on the screen the things are that they speak of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from godoris import resources
from godoris.app import layout, picture
from godoris.app.groups import GROUPS
from godoris.app.scene import BOMB, Scene
from godoris.app.targets import Target, place
from godoris.cards import MONTH_MASK, month
from godoris.engine.moves import FLIP, GO, POKTAN, SHAKE, STOP, TAKE
from godoris.frozen import Frozen
from godoris.palm.controls.base import Control
from godoris.palm.events import CtlSelect
from godoris.palm.geometry import Rect
from godoris.palm.tables import Table, read

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.app.table import Table as AppTable

TABLE = "table"
_AREAS = {
    "hand": layout.HAND,
    "table": layout.TABLE,
    "others": layout.OPPONENTS,
    "captured": layout.CAPTURED,
    "status": layout.STATUS,
    "stock": layout.STOCK,
}


class Step(Frozen):
    """Words at a point of a record: after so many moves, with a form open."""

    at: int
    say: str
    show: str = ""
    form: str = TABLE
    do: bool = False


@cache
def steps(name: str) -> tuple[Step, ...]:
    """The steps of palm_profile/lessons/NAME.toml. Raises ResourceError."""
    table = read(resources.path(f"palm_profile/lessons/{name}.toml"))
    found = []
    for number, item in enumerate(table.items("steps")):
        if not isinstance(item, dict):
            raise table.fault("steps", "tables")
        own = Table(item, table.file, f"steps[{number}]")
        at, say, show = own.number("at"), own.text("say"), own.text("show", "")
        found.append(Step(at, say, show, own.text("form", TABLE), own.flag("do")))
        own.finish()
    table.finish()
    return tuple(found)


def shown(scene: Scene, name: str) -> Rect:
    """Where the thing is that a step is about. Raises KeyError for a thing that there is not."""
    kind, _, rest = name.partition(":")
    if kind == "group":
        group, _, side = rest.partition(":")
        return scene.blocks[int(side or 0)].cell(GROUPS.index(group)).grown(-2)
    if kind == "stack":
        return place(scene, Target("stack", int(rest)))
    return _AREAS[name].grown(-4 if _AREAS[name].width == layout.SIZE else -1)


class Asked(NamedTuple):
    """What the person is to do: where to tap, what must stay seen with it, the characters that do the same,
    and the doing itself.
    """

    rect: Rect
    act: Callable[[], None]
    keep: tuple[Rect, ...] = ()
    answers: str = ""


def pressed(app: Godoris, button: str, answers: str = "") -> Asked:
    """A button of the form on top is to be pressed. Raises KeyError when it has none of that name."""
    form = app.system.top
    assert form is not None
    event = CtlSelect(form.name, button)
    return Asked(form.get(button, Control).outer, lambda: app.system.post(event), (), answers)


def asked(app: Godoris, table: AppTable, move: int) -> Asked:
    """A move of the record is to be made.  ValueError or KeyError where the screen does not ask for it."""
    if app.system.top is not table.form:
        return pressed(app, _button(move), {GO: "g", STOP: "s"}.get(move, ""))
    scene = table.scene
    if table.ways.choices:
        places = picture.choice_places(scene, table.ways.choices)
        index = table.ways.choices.index(move - TAKE)
        seen = tuple(rect for _, rect in places)
        return Asked(seen[index], lambda: table.choose(move - TAKE), seen, str(index + 1))
    slot = scene.hand.index(_card(app, move))
    card = scene.hand[slot]
    keep = (place(scene, Target("stack", month(card))),) if card >= 0 and scene.matches(card) else ()
    return Asked(scene.hand_rect(slot), lambda: table.play_slot(slot), keep, str((slot + 1) % 10))


def _card(app: Godoris, move: int) -> int:
    """The hand card, or PokTan card, that is tapped for a move."""
    if move == FLIP:
        return BOMB
    if POKTAN < move < FLIP:
        held = app.view.hand & MONTH_MASK[move - POKTAN]
        return (held & -held).bit_length() - 1
    return move & ~SHAKE


def _button(move: int) -> str:
    """The button of the form that asks, for a move."""
    if move in (GO, STOP):
        return "go" if move == GO else "stop"
    if POKTAN < move < FLIP:
        return "poktan"
    return "shake" if move & SHAKE else "just_play"
