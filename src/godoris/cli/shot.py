"""`godoris shot`."""

from __future__ import annotations

import argparse
import io
import os
from pathlib import Path
from typing import TYPE_CHECKING

from godoris.cli import records
from godoris.cli.book import open_book
from godoris.cli.errors import UserError, WrongArgumentError, reason
from godoris.match.files import Disk, write_new

if TYPE_CHECKING:
    from pygame.surface import Surface


def run(options: argparse.Namespace) -> int:
    """Draw a screen into a file, or name the screens."""
    if not options.list and not (options.what and options.output):
        raise WrongArgumentError("shot: expected WHAT and -o FILE.png, or --list")
    record = None
    if options.record:
        # Read once as every command reads it, for its one clear line; drawn from its text.
        records.read(options.record)
        record = options.record.read_text("utf-8-sig")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from godoris.app import shots

    if options.list:
        print("\n".join(shots.names()))
        return 0
    if options.what not in shots.names():
        raise WrongArgumentError(f"shot: no screen {options.what!r}; there are {', '.join(shots.names())}")
    chosen = {"lang": options.lang, "device": options.device}
    given = {key: value for key, value in chosen.items() if value is not None}
    try:
        picture = shots.render(options.what, record, scale=options.scale, book=open_book(), **given)
    except shots.ShotError as fault:
        raise UserError(f"{options.record or options.what}: {fault}") from None
    _save(options.output, picture)
    return 0


def _save(path: Path, picture: Surface) -> None:
    from pygame import image

    data = io.BytesIO()
    image.save(picture, data, "picture.png")
    try:
        write_new(Disk(), path, data.getvalue())
    except OSError as fault:
        raise UserError(f"{path}: {reason(fault)}") from None
