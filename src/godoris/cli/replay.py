"""`godoris replay`."""

from __future__ import annotations

import argparse
import json

from godoris.cli import records
from godoris.cli.language import words
from godoris.cli.words import Teller
from godoris.engine import Event, report
from godoris.engine.record import Record


def run(options: argparse.Namespace) -> int:
    """Print recorded games, each once it has been read to its end; the first broken one ends the run."""
    say = None if options.json else words("replay", options.lang)
    for index, path in enumerate(options.files):
        record = records.read(path)
        if say is None:
            print(json.dumps(_report(record), ensure_ascii=False))
            continue
        if len(options.files) > 1:
            print(f"{'' if index == 0 else chr(10)}{path}")
        print("\n".join(Teller(record, say).lines()))
    return 0


def _report(record: Record) -> dict[str, object]:
    events: list[Event] = []
    state = record.replay(events)
    return report(state, events)
