"""Keys, text, gamepads and what the window is told."""

import pygame
import pytest
from pygame.event import Event as Raw

from godoris.palm.events import Key, KeyDown, Modifier, PenUp, TextEditing, TextInput
from godoris.shell.held import Held
from godoris.shell.input import Input
from godoris.shell.program import REPEAT_FIRST, REPEAT_NEXT
from shell.fakes import FakeDesk
from shell.raw import down, fed, key, pad, ticked

# -- keys

KEYS = [
    (pygame.K_UP, Key.NAV_UP),
    (pygame.K_DOWN, Key.NAV_DOWN),
    (pygame.K_LEFT, Key.NAV_LEFT),
    (pygame.K_RIGHT, Key.NAV_RIGHT),
    (pygame.K_RETURN, Key.NAV_SELECT),
    (pygame.K_KP_ENTER, Key.NAV_SELECT),
    (pygame.K_ESCAPE, Key.ESCAPE),
    (pygame.K_F1, Key.HARD_1),
    (pygame.K_F2, Key.HARD_2),
    (pygame.K_F3, Key.HARD_3),
    (pygame.K_F4, Key.HARD_4),
    (pygame.K_F5, Key.FIND),
    (pygame.K_F6, Key.CALC),
    (pygame.K_F10, Key.MENU),
    (pygame.K_HOME, Key.LAUNCH),
    (pygame.K_PAGEUP, Key.PAGE_UP),
    (pygame.K_TAB, Key.TAB),
]


@pytest.mark.parametrize(("code", "found"), KEYS)
def test_keys(code: int, found: Key) -> None:
    assert fed(key(code)) == [KeyDown(key=found)]


def test_a_key_lights_its_button() -> None:
    desk = FakeDesk()
    made = Input(desk)
    made.feed(key(pygame.K_F2))
    made.feed(key(pygame.K_F5))
    assert desk.lit == {"hard2", "find"}
    made.feed(key(pygame.K_F2, kind=pygame.KEYUP))
    assert desk.lit == {"find"}
    made.feed(Raw(pygame.WINDOWFOCUSLOST))
    assert desk.lit == set()


@pytest.mark.parametrize(
    ("raw", "char"),
    [
        (key(pygame.K_g, char="g"), "g"),
        (key(pygame.K_g, char="ㅎ"), "g"),
        (key(0x1162, char="ㅎ", scancode=pygame.KSCAN_G), "g"),
        (key(pygame.K_7, char="7"), "7"),
        (key(pygame.K_SPACE, char=" "), " "),
        (key(pygame.K_SLASH, char="?"), "?"),
        (key(pygame.K_1), "1"),
    ],
)
def test_characters_while_no_field_takes_them(raw: Raw, char: str) -> None:
    assert fed(raw) == [KeyDown(char=char)]


@pytest.mark.parametrize("writing", [False, True])
@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RMETA])
def test_command_stroke(mod: int, writing: bool) -> None:
    events = fed(key(pygame.K_n, mod, "\x0e"), writing=writing)
    assert events == [KeyDown(char="n", modifiers=Modifier.COMMAND)]


@pytest.mark.parametrize(
    ("raw", "command"),
    [
        (key(pygame.K_PLUS, char="+"), "larger"),
        (key(pygame.K_EQUALS, pygame.KMOD_LSHIFT, "+"), "larger"),
        (key(pygame.K_EQUALS, char="="), "larger"),
        (key(pygame.K_KP_PLUS, char="+"), "larger"),
        (key(pygame.K_MINUS, char="-"), "smaller"),
        (key(pygame.K_KP_MINUS, char="-"), "smaller"),
        (key(pygame.K_m, char="m"), "mute"),
        (key(pygame.K_F11), "full"),
        (key(pygame.K_RETURN, pygame.KMOD_LALT), "full"),
    ],
)
def test_commands_of_the_shell(raw: Raw, command: str) -> None:
    desk = FakeDesk()
    assert fed(raw, desk=desk) == []
    assert desk.asked == [command]


@pytest.mark.parametrize(
    "raw", [key(pygame.K_m, char="m"), key(pygame.K_PLUS, char="+"), key(pygame.K_KP_MINUS, char="-")]
)
def test_in_a_field_they_are_text(raw: Raw) -> None:
    desk = FakeDesk()
    events = fed(raw, Raw(pygame.TEXTINPUT, text="m"), desk=desk, writing=True)
    assert (events, desk.asked) == ([TextInput("m")], [])


@pytest.mark.parametrize(("char", "letter"), [("z", "u"), ("v", "p"), ("a", "s"), ("x", "x"), ("c", "c")])
def test_the_desktops_strokes_for_editing(char: str, letter: str) -> None:
    raw = key(ord(char), pygame.KMOD_LCTRL)
    assert fed(raw, writing=True) == [KeyDown(char=letter, modifiers=Modifier.COMMAND)]
    assert fed(raw) == [KeyDown(char=char, modifiers=Modifier.COMMAND)]


def test_alt_is_the_desktops() -> None:
    assert fed(key(pygame.K_g, pygame.KMOD_LALT, "g")) == []


def test_modifiers_alone_are_nothing() -> None:
    assert fed(key(pygame.K_LSHIFT), key(pygame.K_LCTRL), key(pygame.K_CAPSLOCK)) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        (pygame.K_LEFT, Key.LEFT),
        (pygame.K_RIGHT, Key.RIGHT),
        (pygame.K_RETURN, Key.RETURN),
        (pygame.K_HOME, Key.HOME),
        (pygame.K_END, Key.END),
        (pygame.K_BACKSPACE, Key.BACKSPACE),
        (pygame.K_DELETE, Key.DELETE),
        (pygame.K_DOWN, Key.NAV_DOWN),
        (pygame.K_F1, Key.HARD_1),
    ],
)
def test_keys_in_a_field(code: int, found: Key) -> None:
    assert fed(key(code), writing=True) == [KeyDown(key=found)]


# -- text


def test_composing_and_text() -> None:
    events = fed(
        Raw(pygame.TEXTEDITING, text="ㄱ", start=0, length=1),
        Raw(pygame.TEXTEDITING, text="고", start=0, length=1),
        key(pygame.K_RETURN),  # the input method's
        Raw(pygame.TEXTEDITING, text="", start=0, length=0),
        Raw(pygame.TEXTINPUT, text="고"),
        key(pygame.K_RETURN),
        writing=True,
    )
    assert events == [
        TextEditing("ㄱ"),
        TextEditing("고"),
        TextEditing(""),
        TextInput("고"),
        KeyDown(key=Key.RETURN),
    ]


def test_text_while_no_field_takes_it() -> None:
    assert fed(Raw(pygame.TEXTINPUT, text="g"), Raw(pygame.TEXTEDITING, text="g", start=0, length=1)) == []


# -- held keys


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_LEFT, pygame.K_PAGEDOWN])
def test_a_held_key_repeats(code: int) -> None:
    made = Input(FakeDesk())
    made.feed(key(code, char=" " if code == pygame.K_SPACE else ""))
    assert ticked(made, REPEAT_FIRST - 1) == []
    again = ticked(made, 1 + 3 * REPEAT_NEXT)
    assert [event.modifiers for event in again if isinstance(event, KeyDown)] == [Modifier.AUTO_REPEAT] * 4
    made.feed(key(code, kind=pygame.KEYUP))
    assert ticked(made, 100) == []


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_g, pygame.K_F1])
def test_other_keys_do_not(code: int) -> None:
    made = Input(FakeDesk())
    made.feed(key(code, char="g"))
    assert ticked(made, 200) == []


def test_the_desktops_own_repeats_do_not_count() -> None:
    assert fed(key(pygame.K_LEFT), key(pygame.K_LEFT), key(pygame.K_LEFT)) == [KeyDown(key=Key.NAV_LEFT)]


def test_a_window_that_loses_the_keyboard_lets_go_of_everything() -> None:
    made = Input(FakeDesk())
    made.feed(down(10, 20))
    made.feed(key(pygame.K_SPACE, char=" "))
    assert made.busy
    made.feed(Raw(pygame.WINDOWFOCUSLOST))
    assert list(made.queue)[-1] == PenUp(-1, -1)
    assert not made.busy
    assert ticked(made, 100) == []


def test_held_says_what_went_up() -> None:
    held = Held(lambda event: None)
    held.press("a", KeyDown(char="a"))
    assert held.release("a") == KeyDown(char="a")
    assert held.release("a") is None


# -- wheel, gamepads, the window


def test_the_wheel_is_the_scroll_buttons() -> None:
    events = fed(
        Raw(pygame.MOUSEWHEEL, x=0, y=1, touch=False), Raw(pygame.MOUSEWHEEL, x=0, y=-2, touch=False)
    )
    assert events == [KeyDown(key=Key.PAGE_UP), KeyDown(key=Key.PAGE_DOWN)]


def test_the_cross_of_a_gamepad() -> None:
    hat = pygame.JOYHATMOTION
    events = fed(*(pad(hat, hat=0, value=way) for way in [(0, 1), (0, 0), (1, 0), (1, -1), (0, 0), (-1, 0)]))
    names = [event.key.name for event in events if isinstance(event, KeyDown)]
    assert names == ["NAV_UP", "NAV_RIGHT", "NAV_DOWN", "NAV_LEFT"]


def test_the_stick_of_a_gamepad_moves_once_a_push() -> None:
    axis = pygame.JOYAXISMOTION
    pushes = [0.1, 0.5, 0.7, 1.0, 0.5, 0.7, 0.3, 0.9, -0.9, 0.0]
    events = fed(*(pad(axis, axis=0, value=value) for value in pushes), pad(axis, axis=3, value=1.0))
    names = [event.key.name for event in events if isinstance(event, KeyDown)]
    assert names == ["NAV_RIGHT", "NAV_RIGHT", "NAV_LEFT"]


def test_the_buttons_of_a_gamepad() -> None:
    buttons = (pad(pygame.JOYBUTTONDOWN, button=number) for number in (0, 1, 2, 3, 7, 13, 9))
    events = fed(*buttons)
    assert events == [
        KeyDown(key=Key.NAV_SELECT),
        KeyDown(key=Key.ESCAPE),
        KeyDown(char=" "),
        KeyDown(char="h"),
        KeyDown(key=Key.MENU),
        KeyDown(key=Key.NAV_LEFT),
    ]


def test_a_gamepad_that_is_let_go_stops_repeating() -> None:
    made = Input(FakeDesk())
    made.feed(pad(pygame.JOYBUTTONDOWN, button=11))
    assert made.busy
    made.feed(pad(pygame.JOYBUTTONUP, button=11))
    assert not made.busy


@pytest.mark.parametrize(
    ("kind", "asked"),
    [(pygame.WINDOWSIZECHANGED, "resized"), (pygame.WINDOWEXPOSED, "uncovered"), (pygame.QUIT, "close")],
)
def test_what_the_window_is_told(kind: int, asked: str) -> None:
    desk = FakeDesk()
    assert fed(Raw(kind), Raw(pygame.USEREVENT), desk=desk) == []
    assert desk.asked == [asked]
