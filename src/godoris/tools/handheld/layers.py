"""Pictures made of layers: SVG as pixels, cards turned by an angle, and all of it indexed at the end.

Layers are drawn several times as large as the picture and made smaller together: so their edges are soft.
"""

import re
from collections.abc import Mapping
from functools import cache
from io import BytesIO

import pygame
from PIL import Image

from godoris import resources
from godoris.palm.palette import GREY4, GREY16, RGB, nearest
from godoris.tools.cards_raster import COLOUR, by_colour, full
from godoris.tools.palette import Depth, Letter, Picture, SourceError, read_letters

Size = tuple[int, int]
CARD = (72, 108)
"""Units of a card's drawing."""


@cache
def palette() -> Mapping[str, Letter]:
    """The colours of the cards and of the title, by RRGGBB; the title's greys go before the cards'."""
    cards = by_colour(read_letters(resources.path("assets/cards-svg/palette.txt")))
    return cards | by_colour(read_letters(resources.path("assets/handheld/title-palette.txt")))


def _in_greys(svg: str, depth: Depth) -> str:
    """The drawing with each colour put into its grey; in colour it stays as it is."""

    def grey(found: re.Match[str]) -> str:
        letter = palette().get(full(found.group()))
        if letter is None:
            raise SourceError(f"colour {found.group()} is in no palette of the drawings")
        level = letter.grey16 * 17 if depth == "grey16" else letter.grey4 * 85
        return f"#{level:02X}{level:02X}{level:02X}"

    return svg if depth == "colour" else COLOUR.sub(grey, svg)


def layer(svg: str, size: Size, depth: Depth) -> Image.Image:
    """A drawing at a size in pixels, clear where nothing is. Raises SourceError."""
    surface = pygame.image.load_sized_svg(BytesIO(_in_greys(svg, depth).encode()), size)
    if surface.get_size() != size:
        raise SourceError(f"a drawing came out as {surface.get_size()}, expected {size}")
    return Image.frombytes("RGBA", size, pygame.image.tobytes(surface, "RGBA"))


def card(code: str, scale: float, degrees: float, depth: Depth) -> Image.Image:
    """A card's drawing so many pixels a unit, turned clockwise about its middle.

    What a drawing has outside its edge is cut off, as it is on a card.
    """
    svg = resources.path(f"assets/cards-svg/{code}.svg").read_text(encoding="utf-8")
    size = round(CARD[0] * scale), round(CARD[1] * scale)
    return layer(svg, size, depth).rotate(-degrees, Image.Resampling.BICUBIC, expand=True)


def put(picture: Image.Image, over: Image.Image, x: float, y: float) -> None:
    """Lay one layer over another with its middle at x, y."""
    picture.alpha_composite(over, (round(x - over.width / 2), round(y - over.height / 2)))


@cache
def _index(rgb: RGB, depth: Depth) -> int:
    if depth == "colour":
        return nearest(rgb)
    level = sum(rgb) / 3
    return GREY16[round(level / 17)] if depth == "grey16" else GREY4[round(level / 85)]


def indexed(image: Image.Image, size: Size, depth: Depth) -> Picture:
    """The layers made smaller to a size and put into the colours of a depth."""
    data = image.convert("RGB").resize(size, Image.Resampling.BOX).tobytes()
    picture = Picture(*size)
    triples = zip(data[::3], data[1::3], data[2::3], strict=True)
    picture.pixels[:] = bytes(_index(rgb, depth) for rgb in triples)
    return picture
