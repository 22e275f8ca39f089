"""`godoris gremlins`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from godoris.cli.columns import aligned
from godoris.cli.errors import UserError, reason
from godoris.cli.parser import LANGUAGES
from godoris.palm.device import FIRST

if TYPE_CHECKING:
    from godoris.gremlins.coverage import Stretch
    from godoris.gremlins.horde import Horde
    from godoris.gremlins.run import Outcome

WIDTH = 100


def run(options: argparse.Namespace) -> int:
    """Let gremlins loose, or do a list of steps again; 1 when there is a fault."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from godoris.gremlins import horde

    seed = options.seed
    if options.replay is not None:
        outcomes = [_again(options.replay)]
        seed = outcomes[0].beginning.seed
    else:
        languages = LANGUAGES if options.lang == "both" else (options.lang,)
        devices = options.device or (FIRST,)
        loose = horde.Horde(options.seed, options.events, devices, languages, options.memory)
        outcomes = _let_loose(loose, sys.stderr.isatty() and not options.json)
    if options.json:
        print(json.dumps(horde.as_json(seed, outcomes), ensure_ascii=False))
    else:
        print("\n".join(as_text(seed, outcomes)))
    return int(any(outcome.fault is not None for outcome in outcomes))


def _again(path: Path) -> Outcome:
    from godoris.gremlins import run, steps

    try:
        beginning, found = steps.read(path.read_text("utf-8"), str(path))
    except OSError as fault:
        raise UserError(f"{path}: {reason(fault)}") from None
    except UnicodeDecodeError:
        raise UserError(f"{path}: expected text in UTF-8") from None
    except steps.ListError as fault:
        raise UserError(str(fault)) from None
    return run.replay(beginning, found)


def _let_loose(loose: Horde, shown: bool) -> list[Outcome]:
    count = loose.events * len(loose.devices) * len(loose.languages)
    with _watched(count, shown) as told:
        return list(loose.run(told))


@contextmanager
def _watched(events: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar for the person who waits."""
    if not shown:
        yield lambda done: None
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    with tqdm(total=events, unit="event", leave=False) as bar:
        yield bar.update


def as_text(seed: int, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """For a person: each run, what was reached, what never was, and the fault with its list."""
    from godoris.gremlins import horde

    yield f"seed {seed}"
    rows: list[Sequence[str]] = [("", "events", "starts", "games", "bytes held at rest", "more at the end")]
    for outcome in outcomes:
        reached, memory = outcome.coverage, outcome.memory
        held = ("", "") if memory is None else (f"{memory.first:,}", f"{memory.last - memory.first:+,}")
        name = f"{outcome.device} {outcome.language}"
        rows.append((name, f"{reached.events:,}", f"{reached.starts:,}", f"{reached.games:,}", *held))
    yield from aligned(rows)
    whole = horde.total(outcomes)
    counts = {
        "forms opened": whole.forms,
        "controls selected": whole.controls,
        "menu items": whole.items,
        "screens": whole.scenes,
    }
    for caption, found in counts.items():
        yield from _named(caption, [f"{name} {count:,}" for name, count in sorted(found.items())])
    for what, names in whole.never().items():
        yield from _named(f"{what} never reached", names)
    yield from _stretches(whole.stretches)
    for outcome in outcomes:
        if outcome.fault is not None:
            yield from _fault(outcome)


def _stretches(stretches: Sequence[Stretch]) -> Iterator[str]:
    """The least that any stretch of many events reached."""
    if not stretches:
        return
    events, games = max(one.events for one in stretches), min(one.games for one in stretches)
    yield ""
    yield f"every {events:,} events ({len(stretches)} times): at least {games:,} games finished"
    missed = Counter(name for one in stretches for names in one.never.values() for name in names)
    yield from _named("missed by some", [f"{name} {count:,}" for name, count in sorted(missed.items())])


def _named(caption: str, names: Sequence[str]) -> Iterator[str]:
    yield ""
    yield f"{caption} ({len(names)})"
    yield from textwrap.wrap(", ".join(names), WIDTH, initial_indent="  ", subsequent_indent="  ")


def _fault(outcome: Outcome) -> Iterator[str]:
    from godoris.gremlins.steps import written

    fault = outcome.fault
    assert fault is not None
    yield ""
    yield f"fault: {fault}"
    if fault.trace:
        yield fault.trace.rstrip()
    yield ""
    yield "# the shortest list that repeats it; keep it in a file and do it again with --replay FILE"
    yield written(outcome.beginning, outcome.steps).rstrip()
