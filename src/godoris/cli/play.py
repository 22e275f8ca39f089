"""`godoris play`: the parts put together, and a window."""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from datetime import date

from godoris.cli import records
from godoris.cli.book import open_book
from godoris.cli.errors import UserError, WrongArgumentError
from godoris.cli.saves import open_store, tell
from godoris.match.preferences import Preferences, levels, system_language
from godoris.match.sitting import Sitting


def run(options: argparse.Namespace) -> int:
    """Open the window; returns when it has been closed."""
    record = records.read(options.file) if options.file else None
    if options.level and options.level not in levels():
        raise WrongArgumentError(
            f"play: --level: {options.level} is not there; there are {', '.join(levels())}"
        )
    # pygame takes most of the start; a wrong record or option is told before it.
    gc.disable()  # what is made while starting stays: to search it for waste takes a twelfth of the start
    from godoris.shell.audio import Speaker  # isort: skip - it sets what SDL reads before pygame comes
    from godoris.app.godoris import make_app
    from godoris.app.handheld import look_of
    from godoris.shell.clock import local_time, time_of_day
    from godoris.shell.run import run as run_in_window
    from godoris.shell.video import NoDisplayError

    sitting = sit_down(options)
    if record:
        sitting.open_deal(record.deal, record.moves)
    speaker = Speaker()
    today = date.today().toordinal()  # the person's own day, by the clock on the wall
    look = look_of(sitting.prefs)
    app = make_app(
        sitting, play_tone=speaker.play, look=look, day=today, clock=time_of_day, calendar=local_time
    )
    gc.enable()
    try:
        run_in_window(app, speaker)
    except NoDisplayError as fault:
        raise UserError(str(fault)) from None
    finally:
        app.keep_look()
        sitting.close()
    return 0


def sit_down(options: argparse.Namespace) -> Sitting:
    """The sitting of this person, with the options of this run."""
    store, book = open_store(own=True), open_book()
    wanted = {
        "rules": options.rules, "level": options.level, "bet": options.bet, "language": options.lang,
        "device": options.device, "scale": options.scale,
    }  # fmt: skip
    sitting = Sitting(
        store,
        time.time,
        seed=int.from_bytes(os.urandom(8)),
        first=Preferences(language=system_language(os.environ, _locale)),
        override={key: value for key, value in wanted.items() if value is not None},
        run_seed=options.seed,
        book=book,
    )
    tell(store)
    for fault in book.faults.values():
        print(f"godoris: {store.folder}: {fault}", file=sys.stderr)
    for key in sitting.unusable:
        print(f"godoris: {store.folder}: {key}: no such value, the first one is used", file=sys.stderr)
    return sitting


def _locale() -> str | None:
    """What the platform says it speaks; some say what Python cannot read."""
    import locale  # where the environment says nothing: Windows, macOS

    try:
        return locale.getlocale()[0]
    except ValueError:
        return None
