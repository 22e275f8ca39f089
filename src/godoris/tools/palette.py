"""Letter palettes of the text grids, and indexed pictures in the system palette.

A letter palette is a text file: letter, colour RRGGBB, grey16 (0 black to F white), grey4 (0 black to 3
white) and a name, parted by blanks; `#` starts a remark. Greys are set by hand, so that nothing is told by
colour alone. A picture is built once for each depth; all of them hold indices of the system palette
(`godoris.palm.palette`), with KEY where nothing is.
"""

from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from godoris.palm import palette
from godoris.palm.palette import (
    BLACK,
    GREY4,
    GREY16,
    KEY,
    RGB,
    SYSTEM,
    WHITE,
    Depth,
    index,
    nearest,
    parse,
)

__all__ = [
    "BLACK", "DEPTHS", "GREY4", "GREY16", "KEY", "RGB", "SYSTEM", "WHITE", "Depth", "Letter", "Picture",
    "SourceError", "index", "load", "nearest", "parse", "read_letters", "save", "to_rgb",
]  # fmt: skip

DEPTHS: tuple[Depth, ...] = ("colour", "grey16", "grey4")


class SourceError(ValueError):
    """A mistake in a drawing's source; the message names file, line and what was expected."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What one letter of a text grid looks like."""

    rgb: RGB
    grey16: int  # 0 black to 15 white
    grey4: int  # 0 black to 3 white
    name: str

    def index(self, depth: Depth) -> int:
        """The palette index at a depth."""
        if depth == "colour":
            return nearest(self.rgb)
        return GREY16[self.grey16] if depth == "grey16" else GREY4[self.grey4]


def read_letters(path: Path) -> dict[str, Letter]:
    """The letters of a letter palette. Raises SourceError."""
    found: dict[str, Letter] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        where = f"{path.name}:{number}"
        fields = line.split(maxsplit=4)
        if len(fields) != 5 or len(fields[0]) != 1:
            raise SourceError(f"{where}: expected letter, colour, grey16, grey4, name; found {line!r}")
        letter, colour, grey16, grey4, name = fields
        if letter in found:
            raise SourceError(f"{where}: letter {letter!r} stands twice")
        if len(grey16) != 1 or grey16 not in "0123456789ABCDEF" or grey4 not in "0123":
            raise SourceError(f"{where}: expected grey16 of 0-F and grey4 of 0-3; found {grey16} {grey4}")
        try:
            found[letter] = Letter(parse(colour), int(grey16, 16), int(grey4), name)
        except ValueError as error:
            raise SourceError(f"{where}: {error}") from None
    return found


class Picture:
    """An indexed picture in the system palette: `pixels[y * width + x]` is an index."""

    __slots__ = ("height", "pixels", "width")

    def __init__(self, width: int, height: int, fill: int = KEY) -> None:
        self.width, self.height = width, height
        self.pixels = bytearray([fill]) * (width * height)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture):
            return NotImplemented
        return (self.width, self.height, self.pixels) == (other.width, other.height, other.pixels)

    __hash__ = None  # type: ignore[assignment]  # its pixels change

    def put(self, x: int, y: int, value: int) -> None:
        """Set one pixel. Raises IndexError outside."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError(f"{x},{y} is outside {self.width}x{self.height}")
        self.pixels[y * self.width + x] = value

    def paste(self, other: "Picture", x: int, y: int) -> None:
        """Copy another picture with its left upper corner at x, y. It has to lie inside."""
        if not (0 <= x <= self.width - other.width and 0 <= y <= self.height - other.height):
            raise IndexError(f"{other.width}x{other.height} at {x},{y} leaves {self.width}x{self.height}")
        for row in range(other.height):
            source = other.pixels[row * other.width : (row + 1) * other.width]
            start = (y + row) * self.width + x
            self.pixels[start : start + other.width] = source


def save(picture: Picture, path: Path) -> None:
    """Write an 8-bit PNG with the system palette."""
    image = Image.frombytes("P", (picture.width, picture.height), bytes(picture.pixels))
    image.putpalette([channel for rgb in palette.SYSTEM for channel in rgb])
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, format="PNG", optimize=False, compress_level=9, bits=8)


def load(path: Path) -> Picture:
    """Read a picture that `save` wrote. Raises SourceError for another kind of file."""
    with Image.open(path) as image:
        if image.mode != "P":
            raise SourceError(f"{path.name}: expected an 8-bit indexed PNG, found mode {image.mode}")
        picture = Picture(*image.size)
        picture.pixels[:] = image.tobytes()
    return picture


def to_rgb(picture: Picture, ground: RGB = (255, 255, 255)) -> Image.Image:
    """The picture in true colour for a contact sheet, `ground` where nothing is."""
    colours = list(SYSTEM)
    colours[KEY] = ground
    data = b"".join(bytes(colours[i]) for i in picture.pixels)
    return Image.frombytes("RGB", (picture.width, picture.height), data)
