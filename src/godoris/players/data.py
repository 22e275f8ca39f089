"""The figures the players go by: ``weights.toml`` beside this file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from godoris import toml


@cache
def section(*path: str) -> dict[str, Any]:
    """A table of ``weights.toml``, lists as tuples; not to be changed."""
    text = Path(__file__).with_name("weights.toml").read_text(encoding="utf-8")
    table: dict[str, Any] = toml.loads(text)
    for name in path:
        table = table[name]
    return {key: tuple(v) if isinstance(v, list) else v for key, v in table.items()}
