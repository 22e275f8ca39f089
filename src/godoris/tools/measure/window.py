"""The window's figures: real processes, Godoris and a bare pygame-ce window opened the same way."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from godoris import resources, rules
from godoris.engine import deal, format_record
from godoris.tools.measure.figure import Figure

PROBE = "tests/bench/probe.py"
STARTS = 7
STILL, SPAN = 10.0, 10.0
"""Seconds from the first frame until nothing moves any more, and seconds over which the load is taken."""

TIMEOUT = 60.0


class ProbeError(RuntimeError):
    """A window that did not come up; the message is what it said."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What one process told."""

    first: float  # seconds from its start to the first frame
    size: tuple[int, int]
    rss: int | None = None  # bytes
    load: float = 0  # share of a core


def probe(arguments: Sequence[str], home: Path, rest: bool) -> Seen:
    """Start a window and end it: after its first frame, or with `rest` when memory and load are measured."""
    still, span = (STILL, SPAN) if rest else (0.0, 0.0)
    command = [sys.executable, str(resources.path(PROBE)), str(still), str(span), *arguments]
    environment = {
        **os.environ,
        "GODORIS_HOME": str(home),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        # compiled, as an installed program is, wherever the measurement itself was told not to compile
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(home / "compiled"),
    }
    begun = time.time()
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    try:
        shown, still_there = (json.loads(line) for line in done.stdout.splitlines())
    except ValueError:
        raise ProbeError(done.stderr.strip().splitlines()[-1] if done.stderr else "no frame") from None
    wide, high = shown["size"]
    return Seen(shown["clock"] - begun, (wide, high), still_there["rss"], still_there["load"])


def figures() -> list[Figure]:
    """Start, memory and idle load. Raises ProbeError where no window comes up."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        record = home / "table.gsr"
        record.write_text(format_record(deal(rules.load("godoris"), 1, dealer=0), ()), encoding="utf-8")
        game = ("godoris", "play", str(record), "--scale", "4")
        warm = probe(game, home, rest=False)  # compiles what is not compiled yet
        empty = ("bare", *map(str, warm.size))
        pairs = [(probe(game, home, False).first, probe(empty, home, False).first) for _ in range(STARTS)]
        ours, bare = probe(game, home, True), probe(empty, home, True)
    first, first_bare = (statistics.median(side) for side in zip(*pairs, strict=True))
    told = f"{first * 1000:.0f} of {first_bare * 1000:.0f} ms"
    return [
        Figure("start to first frame, of a bare window's", told, first / first_bare, 1.5),
        _memory(ours, bare),
        Figure("load while nothing moves", f"of a core, in {SPAN:.0f} s", ours.load * 100, 0.5, " %"),
    ]


def _memory(ours: Seen, bare: Seen) -> Figure:
    name, limit = "memory, of a bare window's", 1.4
    if not ours.rss or not bare.rss:
        return Figure(name, "this system does not tell", None, limit)
    told = f"{ours.rss / 1e6:.1f} of {bare.rss / 1e6:.1f} MB"
    return Figure(name, told, ours.rss / bare.rss, limit)
