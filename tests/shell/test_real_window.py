"""A real window under Xvfb, with a real pointer: clicks land on the right pixel."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from godoris.palm import device as devices
from godoris.palm.look import SKINS

NEEDED = ("Xvfb", "xdotool", "import")
pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason=f"needs {', '.join(NEEDED)}"),
]
DESKTOP = (1300, 1000)
PATIENCE = 15.0  # seconds


def wait(what: Callable[[], object], of: str) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"waited in vain for {of}"
        time.sleep(0.03)


@pytest.fixture(scope="module")
def xvfb() -> Iterator[str]:
    read, write = os.pipe()
    size = f"{DESKTOP[0]}x{DESKTOP[1]}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as pipe:
        yield f":{pipe.readline().strip()}"
    server.terminate()
    server.wait()


class Desk:
    """One running program and the pointer over its window."""

    def __init__(self, display: str, log: Path, device: str, scale: int, skin: str) -> None:
        self.env = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.env.pop("SDL_VIDEODRIVER", None)
        self.env.pop("WAYLAND_DISPLAY", None)
        self.log, self.picture = log, log.with_suffix(".png")
        self.device = devices.load(device)
        script = Path(__file__).with_name("marking.py")
        self.process = subprocess.Popen([sys.executable, script, log, device, str(scale), skin], env=self.env)
        wait(lambda: "ready" in self.lines(), "the program")
        wait(self.find, "the window")
        self.do("windowfocus", "--sync", self.window)

    def find(self) -> bool:
        found = subprocess.run(
            ["xdotool", "search", "--pid", str(self.process.pid)],
            env=self.env,
            capture_output=True,
            text=True,
        )
        self.window = found.stdout.split()[-1] if found.stdout.split() else ""
        return bool(self.window)

    def lines(self) -> list[str]:
        return self.log.read_text("utf-8").splitlines() if self.log.is_file() else []

    def do(self, *words: object) -> str:
        command = ["xdotool", *map(str, words)]
        return subprocess.run(command, env=self.env, check=True, capture_output=True, text=True).stdout

    def size(self) -> tuple[int, int]:
        out = self.do("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in out.split())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def click(self, x: int, y: int) -> list[str]:
        """Click on a pixel of the window; the events that came of it."""
        before = len(self.lines())
        self.do("mousemove", "--window", self.window, x, y, "click", 1)
        wait(lambda: len(self.lines()) > before, f"events of a click on {x}, {y}")
        time.sleep(0.1)
        return self.lines()[before:]

    def shot(self) -> pygame.Surface:
        subprocess.run(["import", "-window", self.window, self.picture], env=self.env, check=True)
        return pygame.image.load(self.picture)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def start(xvfb: str, tmp_path: Path) -> Iterator[Callable[[str, int, str], Desk]]:
    running: list[Desk] = []

    def begin(device: str, scale: int, skin: str) -> Desk:
        running.append(Desk(xvfb, tmp_path / f"{len(running)}.log", device, scale, skin))
        return running[-1]

    yield begin
    for desk in running:
        desk.end()


def block(picture: pygame.Surface, x: int, y: int) -> tuple[int, int, int, int]:
    """The rectangle of one colour round a pixel."""
    colour = picture.get_at((x, y))
    left, right, top, bottom = x, x, y, y
    while picture.get_at((left - 1, y)) == colour:
        left -= 1
    while picture.get_at((right + 1, y)) == colour:
        right += 1
    while picture.get_at((x, top - 1)) == colour:
        top -= 1
    while picture.get_at((x, bottom + 1)) == colour:
        bottom += 1
    return left, top, right - left + 1, bottom - top + 1


def inner_screen(picture: pygame.Surface, paper: tuple[int, int, int], scale: int) -> tuple[int, int]:
    """The top left pixel of the screen, found in the picture by its paper: 160 units of it in a row."""
    for y in range(picture.get_height()):
        run = 0
        for x in range(picture.get_width()):
            run = run + 1 if picture.get_at((x, y))[:3] == paper else 0
            if run == 160 * scale:
                return x - run + 1, y
    raise AssertionError("no screen in the picture")


CASES = [
    (device, scale, skin) for device, scale in (("palm3", 1), ("palm5", 3), ("tungsten", 2)) for skin in SKINS
]


@pytest.mark.parametrize(("device", "scale", "skin"), CASES)
def test_a_click_marks_the_pixel_under_the_pointer(
    start: Callable[[str, int, str], Desk], device: str, scale: int, skin: str
) -> None:
    desk = start(device, scale, skin)
    time.sleep(0.4)
    blank = desk.shot()
    left, top = inner_screen(blank, desk.device.lcd.paper, scale)
    rng = random.Random(f"{device}{scale}{skin}")
    places = [
        (0, 0),
        (159, 159),
        *((int(rng.random() * 158) + 1, int(rng.random() * 158) + 1) for _ in range(3)),
    ]
    for x, y in places:
        px = left + x * scale + int(rng.random() * scale)
        py = top + y * scale + int(rng.random() * scale)
        assert desk.click(px, py)[0].startswith(f"PenDown(x={x}, y={y}")
    picture = desk.shot()
    for x, y in places:
        px, py = left + x * scale, top + y * scale
        assert picture.get_at((px, py))[:3] == desk.device.lcd.ink
        if (x, y) not in ((0, 0), (159, 159)):
            assert block(picture, px, py) == (px, py, scale, scale)


@pytest.mark.parametrize("size", [(700, 960), (333, 411), (170, 250)])
def test_clicks_after_the_window_was_resized(
    start: Callable[[str, int, str], Desk], size: tuple[int, int]
) -> None:
    desk = start("palm3", 2, "full")
    desk.do("windowsize", "--sync", desk.window, *size)
    time.sleep(0.5)
    assert desk.size() == size
    scale = 3 if size[1] > 936 else 2 if size[1] >= 624 else 1
    left, top = inner_screen(desk.shot(), desk.device.lcd.paper, scale)
    for x, y in ((0, 0), (159, 0), (80, 79), (159, 159)):
        assert desk.click(left + x * scale, top + y * scale)[0].startswith(f"PenDown(x={x}, y={y}")


def test_buttons_icons_keys_and_close(start: Callable[[str, int, str], Desk]) -> None:
    desk = start("palm3", 2, "full")
    x, y, w, h = desk.device.buttons["hard3"]
    assert "HARD_3" in desk.click(2 * x + w, 2 * y + h)[0]
    assert "FIND" in desk.click(2 * (22 + 146), 2 * (192 + 46))[0]
    for keys, found in (("g", "char='g'"), ("ctrl+n", "COMMAND"), ("Left", "NAV_LEFT"), ("F5", "FIND")):
        before = len(desk.lines())
        desk.do("key", keys)
        wait(lambda before=before: len(desk.lines()) > before, keys)  # type: ignore[misc]
        assert found in desk.lines()[before]
    desk.do("key", "minus")
    wait(lambda: desk.size() == (204, 312), "the smaller window")
    desk.process.send_signal(signal.SIGTERM)
    assert desk.process.wait(PATIENCE) == 0
    assert desk.lines()[-1] == "asked True"
