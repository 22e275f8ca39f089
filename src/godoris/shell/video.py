"""The display itself: whether there is one, and a resizable window on it."""

import os
import sys
import warnings
from collections.abc import Mapping

import pygame

BLIND = (
    "dummy",
    "offscreen",
    "evdev",
)  # drivers that SDL falls back to without a word, and that show nothing
LEAST = (160, 160)


class NoDisplayError(Exception):
    """There is nothing to open a window on; the message says so in a line, and what to do."""

    def __init__(self) -> None:
        super().__init__(
            "no display found; start it on a desktop, "
            "or draw a picture with 'godoris shot table -o table.png'"
        )


def driver(platform: str, environ: Mapping[str, str]) -> str | None:
    """The SDL drivers to allow, None to leave the choice to SDL.

    On Unix only those that the environment names a display for, because SDL would otherwise try others, down
    to one that shows nothing. Raises NoDisplayError when it names none.
    """
    if environ.get("SDL_VIDEODRIVER") or platform in ("win32", "cygwin", "darwin", "android", "ios"):
        return None
    found = [
        name
        for name, variable in (("wayland", "WAYLAND_DISPLAY"), ("x11", "DISPLAY"))
        if environ.get(variable)
    ]
    if not found:
        raise NoDisplayError
    return ",".join(reversed(found))  # x11 first, as SDL 2 has it


def start() -> None:
    """Open the display. Raises NoDisplayError."""
    wanted = driver(sys.platform, os.environ)
    if wanted is not None:
        os.environ["SDL_VIDEODRIVER"] = wanted
    try:
        pygame.display.init()
    except pygame.error:
        raise NoDisplayError from None
    if wanted is not None and pygame.display.get_driver() in BLIND:
        pygame.display.quit()
        raise NoDisplayError


def desktop() -> tuple[int, int]:
    """Width and height of the first desktop in pixels."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (1024, 768)


def dress(title: str, icon: pygame.Surface) -> None:
    """Title and icon of the window. Before it opens, or pygame loads its own icon and much else for that."""
    pygame.display.set_caption(title)
    pygame.display.set_icon(icon)


def resize(size: tuple[int, int], full: bool) -> pygame.Surface:
    """Open the window or give it another size; with `full` it covers the desktop.

    The desktop may give it yet another size: the surface has the size that counts.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # pygame tells of just that
        if full:
            return pygame.display.set_mode(desktop(), pygame.FULLSCREEN)
        return pygame.display.set_mode(size, pygame.RESIZABLE)


def text_input(place: tuple[int, int, int, int] | None) -> None:
    """Let an input method compose text beside that rectangle of the window; None for no text."""
    if place is None:
        pygame.key.stop_text_input()
    else:
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(pygame.Rect(place))
