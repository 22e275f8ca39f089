"""Running a program in a window, from the first frame to the last."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from godoris.shell.audio import Speaker, Voice
from godoris.shell.clock import Clock, WallClock
from godoris.shell.loop import loop
from godoris.shell.program import Program
from godoris.shell.window import Window

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


def run(program: Program, voice: Voice | None = None, clock: Clock | None = None) -> None:
    """Open a window and run a program in it until it ends or a signal ends it.

    `voice` is the speaker that the program's tones go to. Raises video.NoDisplayError where there is nothing
    to open a window on.
    """
    window = Window(program, voice or Speaker())
    try:
        with _signals(program, window):
            loop(program, window, clock or WallClock())
    finally:
        window.shut()


@contextmanager
def _signals(program: Program, window: Window) -> Iterator[None]:
    """A signal ends the program without a question; what is in progress is kept as the person has chosen."""

    def ended(_number: int, _frame: FrameType | None) -> None:
        window.open = False  # the loop ends by itself; saving inside a handler could meet half a move

    old = {number: signal.signal(number, ended) for number in SIGNALS}
    try:
        yield
        if program.running:
            program.leave(force=True)
    finally:
        for number, handler in old.items():
            signal.signal(number, handler)
