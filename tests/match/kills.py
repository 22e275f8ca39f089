"""A running window, killed again and again with SIGKILL while the pen plays under Saving = Save.

    python tests/match/kills.py COUNT SEED

starts a display of its own (Xvfb), plays with a real pointer (XTest) and prints figures as JSON. Whatever
was lost ends it with a traceback: the hand after a kill is the one before it, or one move further.

Every program is a process of its own, forked before anything but modules has been read, so that a thousand of
them take minutes.
"""

import ctypes
import faulthandler
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, NoReturn

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))

from godoris.gremlins.books import bare, others, recounted
from godoris.match.past import PastGame
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.match.statistics import Statistics
from godoris.match.store import Store

HERE = Path(__file__).parent
SCALE = 2
PATIENCE = 20.0  # seconds
STARTING = 0.03  # seconds within which a program has read the saves
SHORTEST, SPREAD = 0.2, 0.6  # seconds of a life in which it is played
State = dict[str, Any]


class Pen:
    """A pointer, moved by XTest, that plays without looking: hand cards mostly, buttons, the table."""

    def __init__(self, display: str, chance: random.Random) -> None:
        self.chance = chance
        self._x11, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))
        assert self._display

    def tap(self) -> None:
        roll = self.chance.random()
        if roll < 0.55:
            x, y = self.chance.random() * 154 + 3, self.chance.random() * 26 + 120
        elif roll < 0.8:
            x, y = self.chance.random() * 74 + 6, 145.0
        else:
            x, y = self.chance.random() * 156 + 2, self.chance.random() * 56 + 35
        self._test.XTestFakeMotionEvent(self._display, -1, int(x * SCALE), int(y * SCALE), 0)
        for down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, 1, down, 0)
        self._x11.XFlush(self._display)

    def close(self) -> None:
        self._x11.XCloseDisplay(self._display)


class Run:
    """One program from its start to its end; `states` and `doing` are what it told."""

    def __init__(self, environ: dict[str, str]) -> None:
        self.states: list[State] = []
        self.doing = ""
        self.begun = threading.Event()
        out, said = os.pipe(), os.pipe()
        self.pid = os.fork()  # no other thread runs now
        if not self.pid:
            program(environ, out[1], said[1])
        for _, end in (out, said):
            os.close(end)
        self._said = said[0]
        self._reader = threading.Thread(target=self._read, args=(out[0],))
        self._reader.start()

    def _read(self, out: int) -> None:
        with os.fdopen(out) as lines:
            for line in lines:
                word, _, rest = line.rstrip("\n").partition(" ")
                if word == "is" and line.endswith("\n"):
                    self.states.append(json.loads(rest))
                    self.doing = ""
                elif word == "do":
                    self.doing = rest
                    self.begun.set()

    def kill(self, how: int = signal.SIGKILL) -> str:
        """End it as nothing can prevent; what it wrote to standard error."""
        os.kill(self.pid, how)
        os.waitpid(self.pid, 0)
        self._reader.join()
        with os.fdopen(self._said) as said:
            return said.read()


def program(environ: dict[str, str], out: int, said: int) -> NoReturn:
    """What a process does that has just been forked: run the program in a window, and end."""
    try:
        sys.stdout, sys.stderr = os.fdopen(out, "w"), os.fdopen(said, "w", buffering=1)
        os.dup2(said, 2)  # what libraries say
        os.environ.clear()
        os.environ.update(environ)
        faulthandler.enable()  # an abort then tells where it was
        import_module("window_child").run()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


def read_modules() -> None:
    """Read every module of the program once, for all processes."""
    for package in ("cli", "shell", "app", "palm", "match", "players", "engine", "rules"):
        path = import_module(f"godoris.{package}").__path__
        for module in iter_modules(path, f"godoris.{package}."):
            import_module(module.name)


class Account:
    """What is in the saves after each kill, and what must be."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: list[PastGame] = []
        self.counts: Counter[str] = Counter()

    def look(self) -> State:
        """The saves, looked at without touching them; their statistics are those of all games ever seen."""
        sitting = Sitting(Store(self.folder, own=False), lambda: 0.0, seed=1)
        assert sitting.take_notices() == []
        lasting = sitting.lasting
        new = lasting.finished - len(self.games)
        assert 0 <= new <= len(lasting.past)
        self.games += lasting.past[len(lasting.past) - new :]
        assert self.games[-len(lasting.past) :] == lasting.past or not lasting.past
        assert bare(lasting.stats) == recounted(Statistics(), self.games)
        assert others(lasting) == 0
        assert sum(lasting.stats.purses) == 0
        hand = sitting.hand
        return {
            "finished": lasting.finished, "deals": lasting.deals, "purses": sitting.purses,
            "moves": hand.moves if hand else None,
        }  # fmt: skip

    def check(self, run: Run) -> State:
        """What is saved is what the program last told, or what it was about to make of that."""
        saved = self.look()
        if not run.states:
            self.counts["killed while starting"] += 1
            return saved
        last = run.states[-1]
        if saved == last:
            self.counts["as it was"] += 1
            return saved
        assert run.doing, f"{saved} is saved, but the program had {last}"
        what, *args = run.doing.split()
        self.counts[f"in the middle of {what}"] += 1
        assert last["finished"] <= saved["finished"] <= last["finished"] + 1, (run.doing, saved, last)
        if what == "play" and saved["finished"] == last["finished"]:
            assert saved["moves"] == [*last["moves"], int(args[0])], (run.doing, saved, last)
        elif what == "play":
            assert saved["moves"] is None, (run.doing, saved, last)
        return saved


def prepared(folder: Path) -> None:
    """Preferences for a small window that is quickly played in."""
    first = Preferences(
        level="easy", speed="fast", reduced_motion=True, coach="off", saving="save", skin="off", scale=SCALE,
        device="palm3", registered=True,
    )  # fmt: skip
    sitting = Sitting(Store(folder), time.time, seed=5, first=first)
    sitting.new_game()
    sitting.close()


def kills(count: int, seed: int, folder: Path, display: str) -> dict[str, object]:
    """Kill it so many times; figures of what was found."""
    environ = {
        **os.environ,
        "DISPLAY": display,
        "GODORIS_HOME": str(folder),
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEO_WINDOW_POS": "0,0",
    }
    environ.pop("SDL_VIDEODRIVER", None)
    environ.pop("WAYLAND_DISPLAY", None)
    chance = random.Random(seed)
    prepared(folder)
    read_modules()
    account, pen, moves = Account(folder), Pen(display, chance), 0
    expected = account.look()
    for number in range(count):
        run = Run(environ)
        if chance.random() < 0.12:
            time.sleep(chance.random() * STARTING)
        else:
            end = time.monotonic() + PATIENCE
            while len(run.states) < 1 and time.monotonic() < end:
                time.sleep(0.005)
            if not run.states:
                raise AssertionError(f"kill {number}: it does not start: {run.kill(signal.SIGABRT)}")
            assert run.states[0] == expected, "the program did not take up what was saved"
            play(run, pen, SHORTEST + SPREAD * chance.random(), chance)
        said = run.kill()
        assert said == "", said
        expected = account.check(run)
        moves += max(0, len(run.states) - 1)
    pen.close()
    games = len(account.games)
    return {"kills": count, "games": games, "changes": moves, **dict(sorted(account.counts.items()))}


def play(run: Run, pen: Pen, seconds: float, chance: random.Random) -> None:
    """Play for a while; every other time until something is just being done to the game after that."""
    end, late = time.monotonic() + seconds, chance.random() < 0.5
    while time.monotonic() < end:
        pen.tap()
        time.sleep(0.01 + 0.03 * chance.random())
    run.begun.clear()
    while late and not run.begun.wait(0.02) and time.monotonic() < end + 2:
        pen.tap()
    if late:
        time.sleep(0.004 * chance.random())


def main(count: int, seed: int) -> None:
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "640x480x24", "-noreset", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe, tempfile.TemporaryDirectory() as folder:
            print(json.dumps(kills(count, seed, Path(folder), f":{pipe.readline().strip()}")))
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
