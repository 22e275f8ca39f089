"""What came up about saving, told as alerts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.match.store import Notice

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_LOOK = 20
"""Ticks between two looks for notices."""


class Notices:
    """Tells them one after the other, each when no other form is open."""

    def __init__(self, app: Godoris) -> None:
        self.app = app
        self._left: list[Notice] = []

    def tick(self) -> None:
        """10 ms pass."""
        system = self.app.system
        if system.ticks % _LOOK or system.top is None or system.top.modal or system.overlay:
            return
        self._left += self.app.sitting.take_notices()
        if self._left:
            notice = self._left.pop(0)
            system.alert(notice.name, detail=notice.detail)
