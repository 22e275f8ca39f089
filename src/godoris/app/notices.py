"""What came up about saving, told as alerts."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from godoris.match.store import Notice

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

REASONS = {
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EROFS: "locked", errno.EACCES: "forbidden",
    errno.EPERM: "forbidden", errno.ENOENT: "missing", errno.ENOTDIR: "missing", errno.EIO: "broken",
}  # fmt: skip
"""Why nothing can be saved, by the system's number: a text each under [saving]."""

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
            self.tell(self._left.pop(0))

    def tell(self, notice: Notice) -> None:
        """Tell one now, its reason in the person's language where there are words for it."""
        word = REASONS.get(notice.code)
        detail = self.app.words.text(f"saving.{word}") if word else notice.detail
        self.app.system.alert(notice.name, detail=detail)
