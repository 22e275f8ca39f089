"""Keys on the Table: the navigator, figures for cards, Space, Esc (docs/screens.md, Pen, keys, motion)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app import targets
from godoris.palm.events import Key, KeyDown, Modifier

if TYPE_CHECKING:
    from godoris.app.table import Table

_ARROWS = {
    Key.NAV_LEFT: (-1, 0), Key.NAV_RIGHT: (1, 0), Key.NAV_UP: (0, -1), Key.NAV_DOWN: (0, 1),
    Key.LEFT: (-1, 0), Key.RIGHT: (1, 0), Key.UP: (0, -1), Key.DOWN: (0, 1),
}  # fmt: skip
_ENTER = (Key.NAV_SELECT, Key.RETURN)


class Keys:
    """What keys do on the Table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def handle(self, event: KeyDown) -> bool:
        """A key on the Table; whether it was of use."""
        if event.char == " ":
            if event.modifiers & Modifier.AUTO_REPEAT:
                self.table.app.director.rush()
            elif self.table.app.director.busy:
                self.table.app.director.finish()
                self.table.refresh()
            return True
        if self.table.app.director.busy:
            return event.key in _ARROWS or event.key in _ENTER
        if event.char in ("h", "H"):
            self.table.app.hints.ask()
            return True
        if event.key == Key.ESCAPE:
            return self._escape()
        if self.table.ways.log is not None:
            return self._log_key(event)
        if event.key in _ENTER:
            return self._enter_key()
        if event.key in _ARROWS:
            self._arrow(*_ARROWS[event.key])
            return True
        return self._digit(event.char)

    def _escape(self) -> bool:
        if self.table.ways.log is not None:
            self.table.ways.log = None
        elif self.table.ways.open is not None:
            self.table.ways.open = None
        elif self.table.ways.choices:
            self.table.take_back()
        else:
            self.table.app.hints.clear()
            self.table.ways.focus = None
        self.table.refresh()
        return True

    def _log_key(self, event: KeyDown) -> bool:
        lines = self.table.app.director.log
        row = self.table.ways.log or 0
        if event.key in _ENTER:
            self.table.ways.log = None
            if lines:
                self.table.app.show_rule(lines[row])
        elif event.key in _ARROWS:
            self.table.ways.log = max(0, min(len(lines) - 1, row + _ARROWS[event.key][1]))
        self.table.refresh()
        return True

    def _enter_key(self) -> bool:
        table, ways = self.table, self.table.ways
        if ways.open is not None:
            ways.open = None
        elif ways.choices:
            table.choose(ways.choices[0] if ways.chosen is None else ways.chosen)
        elif ways.focus is not None:
            table.act(ways.focus)
        else:
            self._arrow(0, 0)
        table.refresh()
        return True

    def _arrow(self, dx: int, dy: int) -> None:
        ways = self.table.ways
        if ways.choices:
            ways.chosen = ways.choices[0 if dx + dy < 0 else 1]
        elif ways.open is None:
            ways.focus = targets.step(self.table.scene, ways.focus, dx, dy)
        self.table.refresh()

    def _digit(self, char: str) -> bool:
        """1-9 and 0: the hand's cards; while two cards are offered 1 and 2 take one."""
        if len(char) != 1 or char not in "1234567890":
            return False
        number = (int(char) or 10) - 1
        if self.table.ways.choices:
            if number < len(self.table.ways.choices):
                self.table.choose(self.table.ways.choices[number])
        elif self.table.ways.open is None:
            self.table.play_slot(number)
        return True
