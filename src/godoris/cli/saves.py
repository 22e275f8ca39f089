"""The saves as commands see them."""

from __future__ import annotations

import os
import sys

from godoris.match.files import home
from godoris.match.store import Notice, Store

LINES = {
    "second_copy": "another Godoris is running: this one plays and does not save",
    "last_good": "the save could not be read: the last good one is used",
    "lost": "the save could not be read and there is no other: a new one is begun",
    "newer": "the save is of a later Godoris: it is left as it is, and nothing is saved",
    "cannot_save": "nothing can be saved",
}


def open_store(*, own: bool) -> Store:
    """The store of this person; without `own` it is only looked at."""
    return Store(home(os.environ), own=own)


def tell(store: Store) -> None:
    """Tell on stderr what came up about saving, a line each; the notices stay for the screen."""
    for notice in store.notices:
        print(f"godoris: {line(store, notice)}", file=sys.stderr)


def line(store: Store, notice: Notice) -> str:
    """A notice in words."""
    detail = f" ({notice.detail})" if notice.detail else ""
    return f"{store.folder}: {LINES[notice.name]}{detail}"
