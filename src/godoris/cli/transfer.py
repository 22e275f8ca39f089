"""`godoris export` and `godoris import`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from godoris.cli.errors import UserError, reason
from godoris.cli.saves import line, open_store, tell
from godoris.match import pdb
from godoris.match.files import Disk, write_new
from godoris.match.handheld_copy import as_database, from_database
from godoris.match.lasting import Lasting, hand_in_progress
from godoris.match.preferences import Preferences
from godoris.match.store import HAND, LASTING

LIMIT = 1 << 22
"""The most bytes of a database that is read."""


def run(options: argparse.Namespace) -> int:
    """Write the saves into a Palm database, or the other way round."""
    if options.export:
        _export(options.file)
    else:
        _import(options.file)
    return 0


def _lasting(data: object) -> Lasting:
    return Lasting.unpack(data, Preferences())[0]


def _export(path: Path) -> None:
    store = open_store(own=False)
    lasting, hand = store.read(LASTING, _lasting), store.read(HAND, hand_in_progress)
    tell(store)
    if lasting is None:
        raise UserError(f"{store.folder}: nothing has been saved yet")
    try:
        write_new(Disk(), path, pdb.write(as_database(lasting, hand, int(time.time()))))
    except OSError as fault:
        raise UserError(f"{path}: {reason(fault)}") from None


def _import(path: Path) -> None:
    try:
        blob = Disk().read(path, LIMIT)
        lasting, hand = from_database(pdb.read(blob))
    except OSError as fault:
        raise UserError(f"{path}: {reason(fault)}") from None
    except ValueError as fault:
        raise UserError(f"{path}: {fault}") from None
    store = open_store(own=True)
    # What is there is read first, so that it is kept behind what takes its place.
    store.read(LASTING, _lasting)
    store.remove(HAND)
    saved = store.write(LASTING, lasting.pack())
    if saved and hand:
        saved = store.write(HAND, [hand[0], hand[1].pack()])
    if not saved:
        raise UserError(line(store, store.take_notices()[-1]))
    store.close()
