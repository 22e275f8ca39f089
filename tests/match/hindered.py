"""`godoris play` without a window, for a few games, in a folder that may be in trouble: for test_hindered.py.

    GODORIS_HOME=FOLDER python hindered.py GAMES [limit | vanish | clock]

limit: no file may grow beyond some bytes, as on a full disk; vanish: the folder is deleted in the middle;
clock: the clock is set back after every game. Prints as JSON the alerts that came up and the games finished.
"""

import json
import os
import random
import resource
import shutil
import signal
import sys
import time
from pathlib import Path

from godoris.app.godoris import Godoris, make_app
from godoris.app.handheld import look_of
from godoris.cli import play
from godoris.cli.parser import parse
from godoris.palm.controls.plain import Label

TICKS = 60_000
FEW_BYTES = 300


class Person:
    """Somebody who takes any card, and the default of every form."""

    def __init__(self, app: Godoris) -> None:
        self.app, self.chance = app, random.Random(1)
        self.alerts: list[list[str]] = []

    def tick(self) -> None:
        app = self.app
        app.system.tick()
        app.system.draw()
        top, table = app.system.top, app.table
        if top is not None and top.name.startswith("alert."):
            self.alerts.append([top.name, top.get("text", Label).text.replace("\n", " ")])
        if top is not None and top.modal:
            top.press_default()
        elif table is not None and table.mine and top is table.form:
            if table.ways.choices:
                table.choose(table.ways.choices[0])
            else:
                table.play_slot(int(self.chance.random() * 10))


def main(games: int, trouble: str) -> None:
    now = [time.time()]
    if trouble == "limit":
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (FEW_BYTES, FEW_BYTES))
    if trouble == "clock":
        time.time = lambda: now[0]
    sitting = play.sit_down(parse(["play", "--level", "easy", "--seed", "3"]))
    sitting.prefs = sitting.prefs.replace(speed="fast", registered=True)
    app = make_app(sitting, play_tone=lambda name: None, look=look_of(sitting.prefs))
    if app.system.top is not None and app.system.top.name == "start":
        app.begin()
    person, first, ticks = Person(app), sitting.lasting.finished, 0
    while sitting.lasting.finished < first + games and ticks < TICKS:
        before = sitting.lasting.finished
        person.tick()
        ticks += 1
        if trouble == "clock" and sitting.lasting.finished > before:
            now[0] -= 86_400 * 365
        if trouble == "vanish" and ticks == 100:
            shutil.rmtree(Path(os.environ["GODORIS_HOME"]))
    app.leave(force=True)
    sitting.close()
    print(json.dumps({"games": sitting.lasting.finished - first, "alerts": person.alerts}))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
