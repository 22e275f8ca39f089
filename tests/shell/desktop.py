"""A desktop without a screen and the program in a window on it: Xvfb, its picture in a file, and xdotool."""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

MISSING = [name for name in ("Xvfb", "xdotool") if not shutil.which(name)]
SIZE = (1000, 760)
PATIENCE = 20.0  # seconds
_PAUSE = 0.01
_HEAD = struct.Struct(">25I")  # X11/XWDFile.h


def wait(what: Callable[[], object], of: str, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not what():
        assert time.monotonic() < end, f"waited in vain for {of}"
        time.sleep(_PAUSE)


class Desktop:
    """Xvfb. Its picture is read from the file that it draws in, which takes a millisecond."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        width, height = SIZE
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24"]
        command += ["-fbdir", str(folder), "-noreset", "-nolisten", "tcp"]
        self._server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self._file = folder / "Xvfb_screen0"

    def picture(self, rect: tuple[int, int, int, int]) -> pygame.Surface:
        """A part of what is on the screen."""
        data = self._file.read_bytes()
        head = _HEAD.unpack_from(data)
        width, height, pitch = head[4], head[5], head[12]
        start = head[0] + head[19] * 12
        whole = pygame.image.frombuffer(data[start : start + pitch * height], (pitch // 4, height), "BGRA")
        x, _, w, h = rect
        assert x + w <= width
        out = pygame.Surface((w, h), 0, 32)
        out.blit(whole, (0, 0), rect, pygame.BLEND_RGB_MAX)  # onto black: X leaves the alpha at 0
        return out

    def end(self) -> None:
        self._server.terminate()
        self._server.wait()


class Running:
    """`godoris play` in a window of the desktop, with the saves of a folder."""

    def __init__(self, desktop: Desktop, home: Path, *options: str) -> None:
        self.desktop, self.home = desktop, home
        self.env = {**os.environ, "DISPLAY": desktop.display, "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C"}
        self.env |= {"GODORIS_HOME": str(home), "SDL_VIDEO_WINDOW_POS": "0,0"}
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            self.env.pop(name, None)
        command = [sys.executable, "-m", "godoris", "play", *options]
        self.process = subprocess.Popen(command, env=self.env)
        self.window = ""
        wait(self._find, "the window")
        self.do("windowfocus", "--sync", self.window)
        words = self.do("getwindowgeometry", "--shell", self.window).split()
        self.place = {key: int(value) for key, value in (word.split("=") for word in words)}

    def _find(self) -> bool:
        assert self.process.poll() is None, "the program has ended"
        command = ["xdotool", "search", "--pid", str(self.process.pid)]
        found = subprocess.run(command, env=self.env, capture_output=True, text=True).stdout.split()
        self.window = found[-1] if found else ""
        return bool(found)

    def do(self, *words: object) -> str:
        command = ["xdotool", *map(str, words)]
        return subprocess.run(command, env=self.env, check=True, capture_output=True, text=True).stdout

    def click(self, x: int, y: int) -> None:
        """Click on a pixel of the window."""
        self.do("mousemove", self.place["X"] + x, self.place["Y"] + y, "click", 1)

    def picture(self, rect: tuple[int, int, int, int]) -> pygame.Surface:
        """A part of the window, in its pixels, as it is on the screen."""
        x, y, w, h = rect
        return self.desktop.picture((self.place["X"] + x, self.place["Y"] + y, w, h))

    def end(self) -> None:
        """Close it as a person does who shuts the machine down."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
