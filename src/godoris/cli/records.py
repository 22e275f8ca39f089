"""Reading game records for a command."""

from __future__ import annotations

import stat
from pathlib import Path

from godoris.cli.book import open_book
from godoris.cli.errors import UserError, reason
from godoris.engine.record import LONGEST, Record, RecordError, parse


def read(path: Path) -> Record:
    """The record of a file, checked to its last move; UserError names file, line, token and what was due."""
    try:
        if stat.S_ISDIR(path.stat().st_mode):
            raise UserError(f"{path}: a folder: expected a game record")
        with path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)
    except OSError as fault:
        raise UserError(f"{path}: {reason(fault)}") from None
    if len(data) > 4 * LONGEST:
        raise UserError(f"{path}: too long: expected a game record of at most {LONGEST} characters")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise UserError(f"{path}:{line}: not UTF-8: expected a game record") from None
    try:
        return parse(text, str(path), open_book())
    except RecordError as fault:
        raise UserError(str(fault)) from None
