"""Drawn cards as indexed pictures: SVG text to pixels by pygame, then to the system palette or to greys.

Greys do not come from luminance, in which red and green fall together: every colour of the drawings has its
two greys in `assets/cards-svg/palette.txt`, and they are set before a drawing becomes pixels.
"""

import re
from collections.abc import Mapping
from functools import cache
from io import BytesIO

import pygame

from godoris.palm.palette import GREY4, GREY16, KEY, RGB, nearest
from godoris.tools.palette import Depth, Letter, Picture, SourceError

COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b")


def full(colour: str) -> str:
    """A colour as RRGGBB in capitals, from #RGB or #RRGGBB."""
    digits = colour[1:].upper()
    return digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)


def by_colour(letters: Mapping[str, Letter]) -> dict[str, Letter]:
    """The palette of the drawings by RRGGBB."""
    return {"{:02X}{:02X}{:02X}".format(*letter.rgb): letter for letter in letters.values()}


def grey_svg(svg: str, depth: Depth, colours: Mapping[str, Letter]) -> str:
    """The drawing with each colour put into its grey. SourceError for one without a grey."""

    def grey(found: re.Match[str]) -> str:
        letter = colours.get(full(found.group()))
        if letter is None:
            raise SourceError(f"colour {found.group()} is not in the palette of the drawings")
        level = letter.grey16 * 17 if depth == "grey16" else letter.grey4 * 85
        return f"#{level:02X}{level:02X}{level:02X}"

    return COLOUR.sub(grey, svg)


@cache
def _index(rgb: RGB, depth: Depth) -> int:
    if depth == "colour":
        return nearest(rgb)
    level = sum(rgb) / 3
    return GREY16[round(level / 17)] if depth == "grey16" else GREY4[round(level / 85)]


def raster(svg: str, size: tuple[int, int], depth: Depth, colours: Mapping[str, Letter]) -> Picture:
    """A drawing at a size in pixels; pixels that are less than half covered are KEY."""
    text = svg if depth == "colour" else grey_svg(svg, depth, colours)
    surface = pygame.image.load_sized_svg(BytesIO(text.encode()), size)
    if surface.get_size() != size:
        raise SourceError(f"a drawing came out as {surface.get_size()}, expected {size}")
    data = pygame.image.tobytes(surface, "RGBA")
    picture = Picture(*size)
    for i in range(size[0] * size[1]):
        red, green, blue, alpha = data[4 * i : 4 * i + 4]
        picture.pixels[i] = _index((red, green, blue), depth) if alpha >= 128 else KEY
    return picture
