"""The colours of the handheld: the 256-colour system palette of Palm OS, and its greys.

Every surface and every built picture holds indices of this one palette. A device of 16 or 4 greys draws with
the sixteen or four grey entries alone, so that what a device looks like is a matter of the palette that its
screen is shown with, never of the pixels.
"""

from collections.abc import Iterator
from typing import Literal

RGB = tuple[int, int, int]
Depth = Literal["colour", "grey16", "grey4"]
"""The forms in which every picture is built."""

WHITE = 0
BLACK = 255
KEY = 254
"""Stands for "nothing here" in built pictures. Entries 230-255 of the system palette are all black, so black
is always written as 255 and 254 is free."""

LEVELS = (0xFF, 0xCC, 0x99, 0x66, 0x33, 0x00)


def _entries() -> Iterator[RGB]:
    """The palette by its rule: 215 of the 216 web colours, ten greys between, five old names, then black.

    The rule gives the table that Palm's resource compiler has (PilRC, 8 bpp).
    """
    for blues in (LEVELS[:3], LEVELS[3:]):
        for red in LEVELS:
            for blue in blues:
                for green in LEVELS:
                    if red or green or blue:
                        yield red, green, blue
    for grey in (0x11, 0x22, 0x44, 0x55, 0x77, 0x88, 0xAA, 0xBB, 0xDD, 0xEE):
        yield grey, grey, grey
    yield 0xC0, 0xC0, 0xC0
    yield 0x80, 0x00, 0x00
    yield 0x80, 0x00, 0x80
    yield 0x00, 0x80, 0x00
    yield 0x00, 0x80, 0x80
    for _ in range(230, 256):
        yield 0x00, 0x00, 0x00


SYSTEM: tuple[RGB, ...] = tuple(_entries())
"""The 256 colours by index."""

_INDEX: dict[RGB, int] = {rgb: i for i, rgb in reversed(tuple(enumerate(SYSTEM)))} | {(0, 0, 0): BLACK}


def index(rgb: RGB) -> int:
    """The index of a colour that the palette holds. Raises KeyError for any other; black is 255."""
    return _INDEX[rgb]


def nearest(rgb: RGB) -> int:
    """The index of the colour closest to `rgb`, never KEY; the lowest index among equals."""
    exact = _INDEX.get(rgb)
    if exact is not None:
        return exact
    red, green, blue = rgb
    return min(
        _INDEX.values(),
        key=lambda i: (SYSTEM[i][0] - red) ** 2 + (SYSTEM[i][1] - green) ** 2 + (SYSTEM[i][2] - blue) ** 2,
    )


def depth_of(kind: str) -> Depth:
    """The depth of built pictures for a kind of screen (device.KINDS)."""
    depths: dict[str, Depth] = {"grey4": "grey4", "grey16": "grey16"}
    return depths.get(kind, "colour")


def parse(text: str) -> RGB:
    """The colour of `#RRGGBB` or `RRGGBB`. Raises ValueError for anything else."""
    digits = text.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"expected a colour #RRGGBB, found {text!r}")
    try:
        number = int(digits, 16)
    except ValueError:
        raise ValueError(f"expected a colour #RRGGBB, found {text!r}") from None
    return number >> 16, number >> 8 & 255, number & 255


GREY16: tuple[int, ...] = tuple(index((level * 0x11,) * 3) for level in range(16))
"""Indices of the sixteen greys, 0 black to 15 white."""

GREY4: tuple[int, ...] = tuple(index((level * 0x55,) * 3) for level in range(4))
"""Indices of the four greys, 0 black to 3 white."""
