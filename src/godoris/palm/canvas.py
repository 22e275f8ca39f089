"""The picture of the screen: an 8-bit surface, drawn on in 160 x 160 coordinates.

The surface holds indices of the system palette (`palette.SYSTEM`) at the device's density, 160 or 320 pixels
square. Grey devices hold their 4 or 16 greys only, whatever colour is asked for. No display is opened.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from pygame import draw, image
from pygame.surface import Surface

from godoris import resources
from godoris.palm import palette
from godoris.palm.colours import Colour, Colours
from godoris.palm.font import Font, Fonts
from godoris.palm.frames import Frame, corners
from godoris.palm.geometry import SCREEN, Rect, merge
from godoris.palm.lettering import Lettering, surface
from godoris.palm.pictures import Pictures
from godoris.palm.signs import Signs


@cache
def _colours(kind: str) -> Colours:
    """The colours of the product for one kind of screen, read once."""
    return Colours(kind, resources.path("palm_profile/colours.toml"))


class Canvas:
    """Drawing on the screen. A `Colour` is an index of the system palette or a name of colours.toml.

    `kind` is one of device.KINDS, `density` 1 or 2. `surface` is the picture, `pixels` its bytes row by row.
    """

    def __init__(
        self, kind: str, density: int, fonts: Fonts, colours: Colours, pictures: Pictures, signs: Signs
    ) -> None:
        self.kind, self.density = kind, density
        self.fonts, self.colours, self.pictures, self.signs = fonts, colours, pictures, signs
        self.side = SCREEN.width * density
        self.pixels = bytearray(self.side * self.side)
        self.surface = surface(self.pixels, self.side, self.side)
        self.surface.set_colorkey(None)
        self.clip = SCREEN
        self._lettering = Lettering(density, signs)
        self._dirty: list[Rect] = []

    @classmethod
    def standard(cls, kind: str, density: int = 1, fonts: Fonts | None = None) -> Canvas:
        """A canvas with the fonts, colours and pictures of the product. Raises ResourceError."""
        return cls(kind, density, fonts or Fonts(), _colours(kind), Pictures(kind, density), Signs())

    # -- showing

    def view(self) -> Surface:
        """A second surface on the same pixels, whose palette may be set to look like an LCD."""
        shared = image.frombuffer(self.pixels, (self.side, self.side), "P")
        shared.set_palette(palette.SYSTEM)
        return shared

    def take_dirty(self) -> list[Rect]:
        """What was drawn on since the last call, in device pixels, overlapping ones joined."""
        d = self.density
        found = [Rect(r.x * d, r.y * d, r.width * d, r.height * d) for r in self._dirty]
        self._dirty.clear()
        return found

    def _touch(self, rect: Rect) -> None:
        rect = rect.common(self.clip)
        for dirty in self._dirty:
            if rect.inside(dirty):
                return
        merge(self._dirty, rect)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw only inside `rect` and the clip already set."""
        before = self.clip
        self._set_clip(before.common(rect))
        try:
            yield
        finally:
            self._set_clip(before)

    def _set_clip(self, rect: Rect) -> None:
        d = self.density
        self.clip = rect
        self.surface.set_clip((rect.x * d, rect.y * d, rect.width * d, rect.height * d))

    # -- colours and shapes

    def colour(self, colour: Colour) -> int:
        """The palette index that stands for a colour on this device. Raises KeyError for an unknown name."""
        return self.colours.index(colour)

    @property
    def is_grey(self) -> bool:
        """Whether the screen shows no colours."""
        return self.kind.startswith("grey")

    def fill(self, rect: Rect, colour: Colour) -> None:
        """A filled rectangle."""
        d = self.density
        x, y, width, height = rect
        self.surface.fill(self.colours.index(colour), (x * d, y * d, width * d, height * d))
        self._touch(rect)

    def hline(self, x: int, y: int, length: int, colour: Colour) -> None:
        """A line of one pixel (one unit) along a row."""
        self.fill(Rect(x, y, length, 1), colour)

    def vline(self, x: int, y: int, length: int, colour: Colour) -> None:
        """A line of one pixel (one unit) down a column."""
        self.fill(Rect(x, y, 1, length), colour)

    def inside(self, rect: Rect, kind: Frame, colour: Colour) -> None:
        """Fill what a frame of that kind around `rect` encloses: its corners are left out."""
        inner = corners(kind, self.density)[1]
        self._shape(rect, inner, inner, colour)

    def tab(self, rect: Rect, colour: Colour) -> None:
        """Fill a rectangle whose two upper corners are rounded by one pixel, as the title of a form is."""
        self._shape(rect, (1,) if self.density == 1 else (2, 1), (), colour)

    def _shape(self, rect: Rect, top: Sequence[int], bottom: Sequence[int], colour: Colour) -> None:
        """A filled rectangle whose first and last rows stand back."""
        d, index, fill = self.density, self.colour(colour), self.surface.fill
        x, y, width, height = rect.x * d, rect.y * d, rect.width * d, rect.height * d
        fill(index, (x, y + len(top), width, height - len(top) - len(bottom)))
        for row, back in enumerate(top):
            fill(index, (x + back, y + row, width - 2 * back, 1))
        for row, back in enumerate(bottom):
            fill(index, (x + back, y + height - 1 - row, width - 2 * back, 1))
        self._touch(rect)

    def frame(self, rect: Rect, kind: Frame, colour: Colour) -> None:
        """A frame around the outside of `rect`, as Palm draws them (Window.h, WinDrawRectangleFrame)."""
        if kind is Frame.NONE:
            return
        d, index, fill = self.density, self.colour(colour), self.surface.fill
        thick, (outer, inner) = kind.thickness * d, corners(kind, self.density)
        around = rect.grown(kind.thickness)
        x, y, width, height = (value * d for value in around)
        if kind.shadow:
            self._shadow(x, y, width, height, kind.shadow * d, outer[0] if outer else 0, index)
        rows = max(len(outer), thick + len(inner))
        for row in range(rows):
            back = outer[row] if row < len(outer) else 0
            runs = [(back, width - 2 * back)]
            if row >= thick:
                reach = thick + (inner[row - thick] if row - thick < len(inner) else 0) - back
                runs = [(back, reach), (width - back - reach, reach)]
            for start, length in runs:
                fill(index, (x + start, y + row, length, 1))
                fill(index, (x + start, y + height - 1 - row, length, 1))
        fill(index, (x, y + rows, thick, height - 2 * rows))
        fill(index, (x + width - thick, y + rows, thick, height - 2 * rows))
        self._touch(kind.around(rect))

    def _shadow(self, x: int, y: int, width: int, height: int, by: int, corner: int, index: int) -> None:
        """The part of the frame's shape, moved down and right, that it does not cover itself."""
        start = by + corner
        self.surface.fill(index, (x + width, y + start, by, height - start - corner + by))
        self.surface.fill(index, (x + start, y + height, width - start - corner + by, by))
        self.surface.fill(index, (x + width - corner, y + height - corner, corner, corner))

    def path(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """A line of one pixel (one unit) through the middles of the pixels of one point or more."""
        d = self.density
        corners = [((x + 0.5) * d, (y + 0.5) * d) for x, y in points]
        if len(corners) == 1:
            corners *= 2
        draw.lines(self.surface, self.colour(colour), False, corners, d)
        left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
        right, bottom = int(max(x for x, _ in points)), int(max(y for _, y in points))
        self._touch(Rect(left - 1, top - 1, right - left + 3, bottom - top + 3))

    def dotted(self, x: int, y: int, length: int, colour: Colour, down: bool = False) -> None:
        """A line of every other pixel, those whose x + y is even, so that dotted lines meet."""
        self.dotted_area(Rect(x, y, 1, length) if down else Rect(x, y, length, 1), colour)

    def dotted_area(self, rect: Rect, colour: Colour) -> None:
        """Every other pixel of a rectangle, like the squares of a chequer."""
        d, side, pixels = self.density, self.side, self.pixels
        seen = rect.common(self.clip)
        if seen.empty:
            return
        left, right = seen.x * d, seen.right * d
        ink = bytes((self.colour(colour),)) * ((right - left + 1) // 2)
        for y in range(seen.y * d, seen.bottom * d):
            start, end = y * side + left + (left + y) % 2, y * side + right
            pixels[start:end:2] = ink[: (end - start + 1) // 2]
        self._touch(seen)

    def dim(self, rect: Rect, colour: Colour = "form_fill") -> None:
        """Lay a chequer over a rectangle, so that it looks out of reach."""
        self.dotted_area(rect, colour)

    def dotted_frame(self, rect: Rect, colour: Colour) -> None:
        """A dotted frame of one pixel around the outside of `rect`."""
        around = rect.grown(1)
        self.dotted(around.x, around.y, around.width, colour)
        self.dotted(around.x, around.bottom - 1, around.width, colour)
        self.dotted(around.x, rect.y, rect.height, colour, down=True)
        self.dotted(around.right - 1, rect.y, rect.height, colour, down=True)

    def invert(self, rect: Rect, first: Colour = palette.WHITE, second: Colour = palette.BLACK) -> None:
        """Exchange two colours inside a rectangle."""
        a, b = self.colour(first), self.colour(second)
        table = bytearray(range(256))
        table[a], table[b] = b, a
        d, side, pixels = self.density, self.side, self.pixels
        seen = rect.common(self.clip)
        for y in range(seen.y * d, seen.bottom * d):
            start, end = y * side + seen.x * d, y * side + seen.right * d
            pixels[start:end] = pixels[start:end].translate(table)
        self._touch(seen)

    # -- text and pictures

    def font(self, face: str = "std") -> Font:
        """A face."""
        return self.fonts[face]

    def text(
        self,
        text: str,
        x: int,
        y: int,
        colour: Colour = "object_foreground",
        face: str = "std",
        *,
        width: int | None = None,
        align: str = "left",
    ) -> int:
        """One line of text with its top at y; the width that it takes.

        With `width` the line is set "left", "right" or "centre" in x..x+width and ends in an ellipsis when it
        does not fit.
        """
        font, d, index = self.fonts[face], self.density, self.colour(colour)
        if width is not None:
            text = font.fit(text, width)
        wide = font.width(text)
        pen = x * d
        if width is not None and align != "left":
            spare = (width - wide + 1) * d  # the gap after the last character is not seen
            pen += spare if align == "right" else spare // 2
        touched = Rect(pen // d, y, wide + 1, font.height)
        if not touched.common(self.clip).empty:
            stamps = []
            character = self._lettering.character
            for char in text:
                picture, advance = character(font, char, index)
                if picture is not None:
                    stamps.append((picture, (pen, y * d)))
                pen += advance * d
            self.surface.fblits(stamps)
            self._touch(touched)
        return wide

    def symbol(self, name: str, x: int, y: int, colour: Colour = "object_foreground") -> None:
        """A sign of symbols.txt, such as "up" or "tips"."""
        picture = self._lettering.sign(name, self.colour(colour)).picture
        if picture is not None:
            self.surface.blit(picture, (x * self.density, y * self.density))
            self._touch(Rect(x, y, *self.signs.size(name)))

    def picture(self, source: Surface | str, x: float, y: float, area: Rect | None = None) -> None:
        """A picture: a name of `pictures.py`, or an 8-bit surface made for this kind and density.

        `area` is the part of it to show, in its own (device) pixels. A place on half a unit is one that a
        screen of double density has; on others the picture lies on the unit before it.
        """
        if isinstance(source, str):
            source = self.pictures[source]
        d = self.density
        shown = area or Rect(0, 0, *source.get_size())
        left, top = math.floor(x * d), math.floor(y * d)
        self.surface.blit(source, (left, top), shown)
        right, bottom = left + shown.width, top + shown.height
        self._touch(Rect(left // d, top // d, -(-right // d) - left // d, -(-bottom // d) - top // d))
