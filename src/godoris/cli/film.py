"""`godoris film`."""

from __future__ import annotations

import argparse
import os

from godoris.cli import records
from godoris.cli.errors import UserError, WrongArgumentError, reason
from godoris.match.files import Disk, write_new

MISSING = "film: Pillow is not installed, which writes moving pictures: pip install 'godoris[film]'"


def run(options: argparse.Namespace) -> int:
    """Film a game into a file."""
    record = records.read(options.file)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from godoris.tools import film
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.partition(".")[0] != "PIL":
            raise
        raise UserError(MISSING) from None
    chosen = {"lang": options.lang, "device": options.device}
    given = {key: value for key, value in chosen.items() if value is not None}
    try:
        made = film.make(record, speed=options.speed, scale=options.scale, skin=options.skin, **given)
    except film.FilmError as fault:
        raise WrongArgumentError(f"film: {fault}") from None
    try:
        write_new(Disk(), options.output, made.data)
    except OSError as fault:
        raise UserError(f"{options.output}: {reason(fault)}") from None
    size, seconds = "{} x {}".format(*made.size), f"{made.length / 100:.1f} s"
    print(f"{options.output}: {size}, {made.frames} frames, {seconds}, {len(made.data)} bytes")
    return 0
