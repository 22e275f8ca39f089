"""The window as a host and a desk, on SDL's dummy display."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from godoris.palm.events import Key, KeyDown, PenDown, PenUp, TextInput
from godoris.palm.geometry import Rect
from godoris.shell import video
from godoris.shell.run import SIGNALS, run
from godoris.shell.stage import DESK
from godoris.shell.video import NoDisplayError, driver
from godoris.shell.window import Window
from shell.fakes import FakeClock, FakeProgram, FakeVoice, program


class Field:
    rect = Rect(10, 20, 80, 12)


class Mute:
    """A desktop without a clipboard."""

    def get_text(self) -> str:
        raise pygame.error("no clipboard")

    def put_text(self, _text: str) -> None:
        raise pygame.error("no clipboard")


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    yield
    pygame.display.quit()


def opened(**look: Any) -> tuple[Window, FakeProgram]:
    fake = program(**{"scale": 2, **look})
    fake.system.moving = False
    return Window(fake, FakeVoice()), fake


def shown() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def turn(window: Window, fake: FakeProgram, ticks: int = 1) -> bool:
    """One turn of the loop."""
    window.poll()
    for _ in range(ticks):
        for event in window.events():
            fake.system.post(event)
        fake.system.tick()
    fake.system.draw()
    return window.show()


def press(window: Window, x: int, y: int) -> None:
    """A click on a pixel of the window."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1, touch=False))


def test_first_the_screen_then_the_case_then_nothing() -> None:
    window, fake = opened()
    assert shown().get_size() == (408, 624)
    assert turn(window, fake)
    assert shown().get_at((10, 300))[:3] == DESK
    assert shown().get_at((60, 100))[:3] != DESK
    assert turn(window, fake)
    assert shown().get_at((10, 300))[:3] != DESK
    assert [turn(window, fake) for _ in range(5)] == [False] * 5


def test_only_what_changed_is_updated(monkeypatch: pytest.MonkeyPatch) -> None:
    window, fake = opened()
    turn(window, fake)
    turn(window, fake)
    updates: list[Any] = []
    monkeypatch.setattr(pygame.display, "update", updates.append)
    monkeypatch.setattr(pygame.display, "flip", lambda: updates.append("all"))
    fake.system.damage.append(Rect(4, 6, 10, 1))
    turn(window, fake)
    left, top, _, _ = window.layout.screen
    assert updates == [[pygame.Rect(left + 8, top + 12, 20, 2)]]


def test_a_click_reaches_the_program_at_its_tick() -> None:
    window, fake = opened()
    left, top, _, _ = window.layout.screen
    press(window, left + 21, top + 33)
    turn(window, fake)
    assert fake.pen == [PenDown(10, 16), PenUp(10, 16)]


def test_a_hard_button_is_drawn_pressed_for_a_moment() -> None:
    window, fake = opened()
    turn(window, fake)
    turn(window, fake)
    x, y, w, h = window.layout.rect(window.layout.device.buttons["hard1"])
    before = shown().subsurface((x, y, w, h)).copy()
    press(window, x + 5, y + 20)
    assert turn(window, fake)
    assert fake.pen == [KeyDown(key=Key.HARD_1)]
    pressed = shown().subsurface((x, y, w, h)).copy()
    assert pygame.image.tobytes(pressed, "RGB") != pygame.image.tobytes(before, "RGB")
    fake.system.damage.clear()
    for _ in range(12):
        turn(window, fake)
    after = shown().subsurface((x, y, w, h))
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")
    assert not window.busy


def test_a_pointer_that_moves_wakes_the_loop() -> None:
    window, fake = opened()
    turn(window, fake)
    turn(window, fake)
    assert not window.busy
    motion = {"pos": (9, 9), "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, motion))
    turn(window, fake)
    assert window.busy
    turn(window, fake)
    assert not window.busy


def test_the_lamp_shows_a_tone() -> None:
    window, fake = opened()
    turn(window, fake, 2)
    turn(window, fake)
    voice = window._voice
    voice.lamp = 200
    assert turn(window, fake)
    assert voice.lamp == 0
    assert window.busy
    turn(window, fake, 25)
    assert not window.busy


@pytest.mark.parametrize(
    ("before", "command", "size"),
    [
        ({"scale": 2}, "smaller", (204, 312)),
        ({"scale": 1}, "smaller", (204, 312)),
        ({"scale": 1}, "larger", (408, 624)),
        ({"scale": 2, "skin": "off"}, "smaller", (160, 160)),
        ({"scale": 2, "skin": "silkscreen"}, "smaller", (160, 220)),
        ({"scale": 2, "device": "tungsten"}, "smaller", (384, 636)),
    ],
)
def test_scale(
    before: dict[str, Any], command: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(video, "desktop", lambda: (1280, 1024))
    window, fake = opened(**before)
    window.command(command)
    turn(window, fake)
    turn(window, fake)
    assert shown().get_size() == size
    assert fake.look.scale == window.layout.scale


def test_no_scale_larger_than_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(video, "desktop", lambda: (800, 650))
    window, fake = opened()
    window.command("larger")
    assert fake.look.scale == 2


def test_mute_and_volume() -> None:
    window, fake = opened(volume=40)
    window.command("mute")
    turn(window, fake)
    fake.look = fake.look.replace(volume=70)
    turn(window, fake)
    voice = window._voice
    assert isinstance(voice, FakeVoice)
    assert voice.set == [(40, False), (40, True), (70, True)]


def test_another_device_skin_and_screen() -> None:
    window, fake = opened()
    for _ in range(2):
        turn(window, fake)
    other = program(device="tungsten")
    fake.system.canvas = other.system.canvas
    fake.look = fake.look.replace(device="tungsten")
    turn(window, fake)
    assert shown().get_size() == (384, 636)
    assert window.layout.device.name == "tungsten"
    fake.look = fake.look.replace(skin="off")
    turn(window, fake)
    assert shown().get_size() == (320, 320)
    assert shown().get_at((100, 100))[:3] != (0, 0, 0)
    before = shown().copy()
    fake.look = fake.look.replace(contrast=0)
    turn(window, fake)
    assert pygame.image.tobytes(shown(), "RGB") != pygame.image.tobytes(before, "RGB")


def test_backlight_only_where_there_is_one() -> None:
    window, fake = opened()
    window.backlight()
    turn(window, fake)
    assert fake.look.backlight
    window, fake = opened(device="palm3c")
    window.backlight()
    assert not fake.look.backlight


@pytest.mark.parametrize(("size", "scale"), [((700, 960), 3), ((300, 340), 1), ((1300, 640), 2)])
def test_a_window_pulled_larger_or_smaller(size: tuple[int, int], scale: int) -> None:
    window, fake = opened()
    pygame.display.set_mode(size, pygame.RESIZABLE)
    window.resized()
    turn(window, fake)
    assert (window.layout.scale, fake.look.scale) == (scale, scale)
    left, top, w, h = window.layout.rect(window.layout.content)
    assert abs(left - (size[0] - left - w)) <= 1
    assert abs(top - (size[1] - top - h)) <= 1


def test_full_screen_takes_all_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(video, "desktop", lambda: (1280, 1024))
    window, fake = opened()
    window.command("full")
    turn(window, fake)
    assert (shown().get_size(), window.layout.scale) == ((1280, 1024), 3)
    window.command("smaller")
    assert (window.layout.scale, fake.look.scale) == (2, 2)
    window.command("full")
    turn(window, fake)
    assert shown().get_size() == (408, 624)


def test_nothing_is_drawn_while_nobody_sees_it() -> None:
    window, fake = opened()
    for _ in range(2):
        turn(window, fake)
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    fake.system.damage.append(Rect(0, 0, 160, 160))
    assert not turn(window, fake)
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    assert turn(window, fake)
    assert shown().get_at(window.layout.screen[:2])[:3] != window.layout.device.lcd.paper


def test_a_field_starts_text_input_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(video, "text_input", asked.append)
    window, fake = opened()
    fake.system.text_focus = Field()
    turn(window, fake)
    left, top, _, _ = window.layout.screen
    assert asked == [None, (left + 20, top + 40, 160, 24)]
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="고"))
    turn(window, fake)
    assert fake.pen == [TextInput("고")]
    fake.system.text_focus = None
    turn(window, fake)
    assert asked[2:] == [None]


def test_the_clipboard_is_the_desktops(monkeypatch: pytest.MonkeyPatch) -> None:
    _, fake = opened()
    clipboard = fake.system.clipboard
    clipboard.put("고도리")
    assert pygame.scrap.get_text() == "고도리"
    pygame.scrap.put_text("two\n lines ")
    assert clipboard.get() == "two lines"
    monkeypatch.setattr(pygame, "scrap", Mute())
    clipboard.put("own")
    assert clipboard.get() == "own"


def test_the_close_button_asks_the_program() -> None:
    window, fake = opened()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    turn(window, fake)
    assert fake.asked == [False]


def test_run_until_the_program_ends() -> None:
    fake = program(scale=2)
    voice = FakeVoice()
    tick = fake.system.tick

    def until_300(count: int = 1) -> None:
        tick(count)
        fake.running = fake.system.ticks < 300

    fake.system.tick = until_300
    run(fake, voice, FakeClock())
    assert fake.asked == []
    assert not pygame.display.get_init()


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_the_program_without_a_question(number: int) -> None:
    import signal

    fake = program(scale=2)
    tick = fake.system.tick
    before = signal.getsignal(number)

    def interrupted(count: int = 1) -> None:
        tick(count)
        if fake.system.ticks == 20:
            signal.raise_signal(number)

    fake.system.tick = interrupted
    run(fake, FakeVoice(), FakeClock())
    assert fake.asked == [True]
    assert fake.system.ticks == 20
    assert signal.getsignal(number) == before


@pytest.mark.parametrize(
    ("platform", "environ", "found"),
    [
        ("linux", {"DISPLAY": ":0"}, "x11"),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ("freebsd14", {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "x11,wayland"),
        ("linux", {"SDL_VIDEODRIVER": "kmsdrm"}, None),
        ("linux", {"SDL_VIDEODRIVER": "dummy", "DISPLAY": ":0"}, None),
        ("win32", {}, None),
        ("darwin", {}, None),
    ],
)
def test_drivers(platform: str, environ: dict[str, str], found: str | None) -> None:
    assert driver(platform, environ) == found


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}])
def test_no_display(environ: dict[str, str]) -> None:
    with pytest.raises(NoDisplayError, match="no display found; start it on a desktop"):
        driver("linux", environ)


def test_a_display_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with pytest.raises(NoDisplayError):
        video.start()
    assert not pygame.display.get_init()
