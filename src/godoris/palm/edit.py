"""The Edit menu of the system: what its items do to the field that has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.palm.controls.field import Field
from godoris.palm.events import Key, KeyDown

if TYPE_CHECKING:
    from godoris.palm.system import System

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
        doings = {
            "edit.undo": Field.undo,
            "edit.cut": Field.cut,
            "edit.copy": Field.copy,
            "edit.paste": Field.paste,
            "edit.select_all": Field.select_all,
        }
        doing = doings.get(item)
        if doing is None:
            return False
        if field is None:
            self._system.tone("error")
        else:
            doing(field)
        return True
