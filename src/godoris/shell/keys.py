"""Which key of the desktop is which key of the handheld (docs/screens.md, Pen, keys, motion)."""

from typing import Final

import pygame

from godoris.palm.device import Device
from godoris.palm.events import Key, KeyDown, Modifier

# the same whether or not a field takes characters
ALWAYS: Final = {
    pygame.K_F1: Key.HARD_1,
    pygame.K_F2: Key.HARD_2,
    pygame.K_F3: Key.HARD_3,
    pygame.K_F4: Key.HARD_4,
    pygame.K_F5: Key.FIND,
    pygame.K_F6: Key.CALC,
    pygame.K_F10: Key.MENU,
    pygame.K_MENU: Key.MENU,
    pygame.K_ESCAPE: Key.ESCAPE,
    pygame.K_AC_BACK: Key.ESCAPE,
    pygame.K_TAB: Key.TAB,
    pygame.K_PAGEUP: Key.PAGE_UP,
    pygame.K_PAGEDOWN: Key.PAGE_DOWN,
    pygame.K_BACKSPACE: Key.BACKSPACE,
    pygame.K_DELETE: Key.DELETE,
}
# arrows and Enter are the five-way navigator
PLAIN: Final = {
    pygame.K_UP: Key.NAV_UP,
    pygame.K_DOWN: Key.NAV_DOWN,
    pygame.K_LEFT: Key.NAV_LEFT,
    pygame.K_RIGHT: Key.NAV_RIGHT,
    pygame.K_RETURN: Key.NAV_SELECT,
    pygame.K_KP_ENTER: Key.NAV_SELECT,
    pygame.K_HOME: Key.LAUNCH,
}
# in a field, left and right move the caret
TEXT: Final = {
    **PLAIN,
    pygame.K_LEFT: Key.LEFT,
    pygame.K_RIGHT: Key.RIGHT,
    pygame.K_RETURN: Key.RETURN,
    pygame.K_KP_ENTER: Key.RETURN,
    pygame.K_HOME: Key.HOME,
    pygame.K_END: Key.END,
}
REPEATING: Final = frozenset(
    {
        Key.NAV_UP, Key.NAV_DOWN, Key.NAV_LEFT, Key.NAV_RIGHT, Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN,
        Key.PAGE_UP, Key.PAGE_DOWN, Key.BACKSPACE, Key.DELETE,
    }
)  # fmt: skip
SPACE: Final = " "  # the one character that repeats: held, it lets motion run fast

# the desktop's strokes for editing, as letters of the handheld's Edit menu: undo, paste, select all
EDITING: Final = {"z": "u", "v": "p", "a": "s"}

LARGER, SMALLER, MUTE, FULL = "larger", "smaller", "mute", "full"
# what the shell does itself; the characters only while no field takes them
OWN_KEYS: Final = {pygame.K_F11: FULL}
OWN_CHARS: Final = {"+": LARGER, "=": LARGER, "-": SMALLER, "_": SMALLER, "m": MUTE}

HARD: Final = {
    "hard1": Key.HARD_1,
    "hard2": Key.HARD_2,
    "hard3": Key.HARD_3,
    "hard4": Key.HARD_4,
    "power": Key.POWER,
}
ROCKER: Final = {"up": Key.PAGE_UP, "down": Key.PAGE_DOWN}
NAVIGATOR: Final = {
    "up": Key.NAV_UP,
    "down": Key.NAV_DOWN,
    "left": Key.NAV_LEFT,
    "right": Key.NAV_RIGHT,
    "select": Key.NAV_SELECT,
}
ICONS: Final = {
    "applications": Key.LAUNCH,
    "menu": Key.MENU,
    "calculator": Key.CALC,
    "find": Key.FIND,
    "abc": Key.KEYBOARD_ABC,
    "123": Key.KEYBOARD_123,
}
# gamepads: the cross as hat, as the first stick, or (HIDAPI) as buttons 11 to 14
PAD_BUTTONS: Final = {
    0: KeyDown(key=Key.NAV_SELECT),
    1: KeyDown(key=Key.ESCAPE),
    2: KeyDown(char=SPACE),
    3: KeyDown(char="h"),
    6: KeyDown(key=Key.MENU),
    7: KeyDown(key=Key.MENU),
    11: KeyDown(key=Key.NAV_UP),
    12: KeyDown(key=Key.NAV_DOWN),
    13: KeyDown(key=Key.NAV_LEFT),
    14: KeyDown(key=Key.NAV_RIGHT),
}


def buttons(device: Device) -> dict[str, Key]:
    """The key of every button and icon of a device, by the button's name."""
    own = {**HARD, **(NAVIGATOR if "select" in device.buttons else ROCKER), **ICONS}
    return {name: key for name, key in own.items() if name in device.buttons or name in ICONS}


def character(key: int, scancode: int, unicode: str) -> str:
    """The character of a key while no field takes text: letters in lower case wherever the key stands.

    A Korean layout gives no Latin letter, so the place on the keyboard counts then.
    """
    if pygame.K_a <= key <= pygame.K_z:
        return chr(key)
    if key > 127 and pygame.KSCAN_A <= scancode <= pygame.KSCAN_Z:
        return chr(ord("a") + scancode - pygame.KSCAN_A)
    if unicode.isprintable() and unicode:
        return unicode.lower()
    return chr(key) if 32 <= key < 127 else ""


def modifiers(mod: int) -> Modifier:
    """Palm's modifiers for those of the desktop; Control and the Mac's Command are the command stroke."""
    found = Modifier.NONE
    if mod & pygame.KMOD_SHIFT:
        found |= Modifier.SHIFT
    if mod & pygame.KMOD_CAPS:
        found |= Modifier.CAPS
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        found |= Modifier.COMMAND
    if mod & pygame.KMOD_ALT:
        found |= Modifier.OPTION
    return found
