"""The Edit menu of the system: what its items do to the field that has the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.palm.events import Key, KeyDown

if TYPE_CHECKING:
    from godoris.palm.controls.field import Field
    from godoris.palm.system import System

DOINGS: dict[str, Callable[[Field], None]] = {
    "edit.undo": lambda field: field.undo(),
    "edit.cut": lambda field: field.cut(),
    "edit.copy": lambda field: field.copy(),
    "edit.paste": lambda field: field.paste(),
    "edit.select_all": lambda field: field.select_all(),
}
KEYS = {"edit.keyboard": Key.KEYBOARD, "edit.graffiti": Key.GRAFFITI_HELP}


class Edit:
    """Undo, cut, copy, paste, select all, keyboard, Graffiti help (boot.rcp)."""

    __slots__ = ("_system",)

    def __init__(self, system: System) -> None:
        self._system = system

    def choose(self, item: str) -> bool:
        """Do what a menu item says; whether it is one of these."""
        if item in KEYS:
            self._system.post(KeyDown(key=KEYS[item]))
            return True
        field = self._system.text_focus
        if item not in DOINGS:
            return False
        if field is None:
            self._system.tone("error")
        else:
            DOINGS[item](field)
        return True
