"""The picture of the screen: an 8-bit surface, drawn on in 160 x 160 coordinates.

The surface holds indices of the system palette (`palette.SYSTEM`) at the device's density, 160 or 320 pixels
square. Grey devices hold their 4 or 16 greys only, whatever colour is asked for. Nothing here opens a display.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pygame.surface import Surface

from godoris.palm.colours import Colour, Colours
from godoris.palm.font import Fonts
from godoris.palm.frames import Frame
from godoris.palm.geometry import SCREEN, Rect


class Canvas:
    """Drawing on the screen. A `Colour` is an index of the system palette or a name of colours.toml.

    `kind` is one of device.KINDS, `density` 1 or 2. `surface` is the picture, `pixels` its bytes row by row.
    """

    surface: Surface
    pixels: bytearray
    kind: str
    density: int
    fonts: Fonts
    clip: Rect

    def __init__(self, kind: str, density: int, fonts: Fonts, colours: Colours) -> None:
        raise NotImplementedError

    def view(self) -> Surface:
        """A second surface on the same pixels, whose palette may be set to look like an LCD."""
        raise NotImplementedError

    def take_dirty(self) -> list[Rect]:
        """What was drawn on since the last call, in device pixels, overlapping ones joined."""
        raise NotImplementedError

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw only inside `rect` and the clip already set."""
        raise NotImplementedError
        yield

    def colour(self, colour: Colour) -> int:
        """The palette index that stands for a colour on this device."""
        raise NotImplementedError

    def fill(self, rect: Rect, colour: Colour) -> None:
        """A filled rectangle."""
        raise NotImplementedError

    def frame(self, rect: Rect, kind: Frame, colour: Colour) -> None:
        """A frame around the outside of `rect`, as Palm draws them (Window.h, WinDrawRectangleFrame)."""
        raise NotImplementedError

    def rounded(self, rect: Rect, corner: int, colour: Colour) -> None:
        """A filled rectangle with corners of that radius."""
        raise NotImplementedError

    def hline(self, x: int, y: int, length: int, colour: Colour) -> None:
        """A line of one pixel (one unit) along a row."""
        raise NotImplementedError

    def vline(self, x: int, y: int, length: int, colour: Colour) -> None:
        """A line of one pixel (one unit) down a column."""
        raise NotImplementedError

    def dotted(self, x: int, y: int, length: int, colour: Colour, down: bool = False) -> None:
        """A line of every other pixel, those whose x + y is even, so that dotted lines meet."""
        raise NotImplementedError

    def text(
        self,
        text: str,
        x: int,
        y: int,
        colour: Colour,
        face: str = "std",
        *,
        width: int | None = None,
        align: str = "left",
    ) -> int:
        """One line of text with its top at y; the width drawn.

        With `width` the line is set "left", "right" or "centre" in x..x+width and ends in an ellipsis when it
        does not fit.
        """
        raise NotImplementedError

    def symbol(self, name: str, x: int, y: int, colour: Colour) -> None:
        """A sign of symbols.txt, such as "up", "tick" or "tips"."""
        raise NotImplementedError

    def picture(self, source: Surface, x: int, y: int, area: Rect | None = None) -> None:
        """Blit an 8-bit picture drawn for this kind and density, `area` of it in device pixels."""
        raise NotImplementedError

    def invert(self, rect: Rect, first: Colour = 0, second: Colour = 255) -> None:
        """Exchange two colours inside a rectangle."""
        raise NotImplementedError

    def dim(self, rect: Rect, colour: Colour = "form_fill") -> None:
        """Lay a chequer of every other pixel over a rectangle, so that it looks out of reach."""
        raise NotImplementedError


WHOLE = SCREEN
