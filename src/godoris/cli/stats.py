"""`godoris stats`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from godoris.cli import records
from godoris.cli.columns import aligned
from godoris.cli.saves import open_store, tell
from godoris.match.game import Game, Origin
from godoris.match.lasting import Lasting
from godoris.match.past import recount
from godoris.match.preferences import Preferences
from godoris.match.statistics import COUNTED, PERSONS, Statistics, Table, as_csv, as_json
from godoris.match.store import LASTING


def run(options: argparse.Namespace) -> int:
    """Print the kept figures, or those of some records."""
    stats = recount(map(_game, options.files)) if options.files else _kept()
    if options.json:
        print(json.dumps(as_json(stats)))
    elif options.csv:
        print(as_csv(stats), end="")
    else:
        print("\n".join(as_text(stats)))
    return 0


def _kept() -> Statistics:
    store = open_store(own=False)
    found = store.read(LASTING, lambda data: Lasting.unpack(data, Preferences())[0])
    tell(store)
    return found.stats if found else Statistics()


def _game(path: Path) -> Game:
    """A record as a game; one that does not say the level of its Coms was not played against them."""
    record = records.read(path)
    return Game(record.deal, Origin(None, record.tags.get("Level", "-")), record.moves)


def as_text(stats: Statistics) -> Iterator[str]:
    """The figures for a person."""
    yield from _table("all games", stats.total)
    for (rules, level), table in sorted(stats.tables.items()):
        yield ""
        yield from _table(f"{rules}, {level}", table)


def _table(title: str, table: Table) -> Iterator[str]:
    rows: list[Sequence[str]] = [(title, *PERSONS)]
    sides = table.sides
    rows += [
        (name, *(f"{getattr(side, name):,}" for side in sides))
        for name in ("money", "games", "wins", "nagari", "chongtong", "three_bbuk", "best", "longest")
    ]
    rows += [
        (f"{n}{'+' if n == 3 else ''} Go", *(f"{side.by_go[n]:,}" for side in sides))
        for n in range(3, -1, -1)
    ]
    rows += [(name, *(f"{side.events[i]:,}" for side in sides)) for i, name in enumerate(COUNTED)]
    yield from aligned(rows)
    yield f"abandoned: {table.abandoned:,}"
