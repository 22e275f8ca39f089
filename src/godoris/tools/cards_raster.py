"""Drawn cards as indexed pictures: pygame turns SVG text into pixels, Pillow into the drawings' palette.

`flat` makes a drawing several times as large as it is to be, and each pixel takes the colour that covers most
of it: shapes stay sharp, as if they were set by hand. Ink and white count for more than they cover, or thin
lines would break. Greys do not come from luminance, in which red and green fall
together: every colour has its two greys in a letter palette.
"""

import re
from collections.abc import Mapping, Sequence
from io import BytesIO

import pygame
from PIL import Image

from godoris.palm.palette import KEY
from godoris.tools.palette import Depth, Letter, Picture, SourceError

COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b")
SAMPLES = 288
"""Width in pixels at which a drawing is sampled: 8 a pixel at 36 x 54, 4 at 72 x 108."""
WEIGHT = {"000000": 1.2, "FFFFFF": 1.1, "999999": 1.2}
OPAQUE = 128
NOTHING = 255

Colours = Mapping[str, Letter]
"""The palette of the drawings by RRGGBB."""


def full(colour: str) -> str:
    """A colour as RRGGBB in capitals, from #RGB or #RRGGBB."""
    digits = colour[1:].upper()
    return digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)


def by_colour(letters: Mapping[str, Letter]) -> dict[str, Letter]:
    """The palette of the drawings by RRGGBB."""
    return {"{:02X}{:02X}{:02X}".format(*letter.rgb): letter for letter in letters.values()}


def used(svg: str, colours: Colours) -> list[str]:
    """The colours of a drawing as RRGGBB. SourceError for one that the palette does not hold."""
    found = sorted({full(colour) for colour in COLOUR.findall(svg)})
    for colour in found:
        if colour not in colours:
            raise SourceError(f"colour #{colour} is not in the palette of the drawings")
    return found


def _sample(svg: str, size: tuple[int, int], names: Sequence[str]) -> bytes:
    """One byte a sample: the place of its colour in `names`, or NOTHING."""
    surface = pygame.image.load_sized_svg(BytesIO(svg.encode()), size)
    if surface.get_size() != size:
        raise SourceError(f"a drawing came out as {surface.get_size()}, expected {size}")
    image = Image.frombytes("RGBA", size, pygame.image.tobytes(surface, "RGBA"))
    palette = Image.new("P", (1, 1))
    palette.putpalette(b"".join(bytes.fromhex(name) for name in names))
    flat = image.convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
    places = Image.frombytes("L", size, flat.tobytes())
    places.paste(NOTHING, mask=image.getchannel("A").point([255] * OPAQUE + [0] * (256 - OPAQUE)))
    return places.tobytes()


def flat(svg: str, size: tuple[int, int], colours: Colours) -> list[str]:
    """A drawing at a size in pixels, its edges sharp: each pixel's colour as RRGGBB, "" where nothing is."""
    names = used(svg, colours)
    width, height = size
    n = SAMPLES // width
    data = _sample(svg, (width * n, height * n), names)
    names += [""] * (NOTHING + 1 - len(names))
    weight = [WEIGHT.get(name, 1.0) for name in names]
    pixels: list[str] = []
    for y in range(height):
        rows = [data[(y * n + i) * width * n : (y * n + i + 1) * width * n] for i in range(n)]
        for x in range(width):
            block = b"".join(row[x * n : x * n + n] for row in rows)
            best = max((block.count(i) * weight[i], -i) for i in set(block))[1]
            pixels.append(names[-best])
    return pixels


def indexed(pixels: Sequence[str], size: tuple[int, int], depth: Depth, colours: Colours) -> Picture:
    """What `flat` gave as a picture of one depth, KEY where nothing is."""
    table = {name: letter.index(depth) for name, letter in colours.items()} | {"": KEY}
    picture = Picture(*size)
    picture.pixels[:] = bytes(table[pixel] for pixel in pixels)
    return picture
