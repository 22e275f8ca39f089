"""`godoris legal`."""

from __future__ import annotations

import argparse

from godoris.cli import records
from godoris.engine import legal
from godoris.engine.moves import token


def run(options: argparse.Namespace) -> int:
    """Print the legal moves at the end of a record."""
    record = records.read(options.file)
    state = record.replay()
    for move in legal(state):
        print(token(record.deal.rules, move))
    return 0
