"""TOML, some of it parsed beforehand: to parse what a start reads would take a twentieth of it.

`assets/built/tables.txt` keeps the tables of the program's own files by what stands in them, so that a file
that somebody has changed is parsed as it now is.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any
from zlib import crc32

from godoris import resources

BUILT = "assets/built/tables.txt"
"""Lines of a key, a space and JSON; made by `godoris.tools.tables`."""


def loads(text: str) -> dict[str, Any]:
    """The table of a TOML text, a new one each time. Raises ValueError that says where it is none."""
    kept = _kept().get(key(text))
    if kept is not None:
        table: dict[str, Any] = json.loads(kept)
        return table
    import tomllib  # loads and compiles expressions: 2 ms

    return tomllib.loads(text)


def key(text: str) -> str:
    """What a text is kept under: its length and checksum."""
    data = text.encode()
    return f"{len(data)}-{crc32(data):08x}"


@cache
def _kept() -> dict[str, str]:
    """What is kept, by its key; nothing where it has not been built."""
    try:
        lines = resources.path(BUILT).read_text("utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return {}
    return {name: table for name, _, table in (line.partition(" ") for line in lines)}
