"""`godoris replay`."""

from __future__ import annotations

import argparse
import json

from godoris import resources
from godoris.cli import records
from godoris.cli.words import Teller
from godoris.engine import Event, report
from godoris.engine.record import Record
from godoris.palm.strings import Strings


def run(options: argparse.Namespace) -> int:
    """Print recorded games, each once it has been read to its end; the first broken one ends the run."""
    strings = None if options.json else Strings(resources.path("palm_profile/strings"), options.lang or "en")
    for index, path in enumerate(options.files):
        record = records.read(path)
        if strings is None:
            print(json.dumps(_report(record), ensure_ascii=False))
            continue
        if len(options.files) > 1:
            print(f"{path}:" if index == 0 else f"\n{path}:")
        print("\n".join(Teller(record, strings).lines()))
    return 0


def _report(record: Record) -> dict[str, object]:
    events: list[Event] = []
    state = record.replay(events)
    return report(state, events)
