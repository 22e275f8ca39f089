"""The built form of a face, `assets/built/NAME.face`, which `godoris.palm.glyphs` reads.

All numbers are little-endian. A glyph is `height` rows of 16 bits; bit x is the pixel in column x.

    header      magic "GFA1", height, ascent, advance of a syllable (0: no syllables), 0 (one byte each),
                then four counts of 16 bits: characters, pieces of initials, of medials, of finals
    characters  code point (16 bits) and advance (8 bits) of each, by code
    glyphs      of the characters, in that order
    pieces      glyphs of the initials, medials, finals; piece 0 of the finals is empty
    choice      for each of the 11,172 syllables by code: number of its initial's piece (16 bits), of its
                medial's and its final's (8 bits each); a syllable is the three laid over each other

Nothing is compressed, so that the same grids give the same bytes everywhere, and a syllable can be made
from the bytes as they lie.
"""

import struct

from godoris.palm.glyphs import CHARACTER, CHOICE, HEADER, MAGIC
from godoris.tools.fonts.grids import NOTHING, Ink
from godoris.tools.fonts.make import Drawn


def _rows(ink: Ink, height: int) -> bytes:
    rows = [0] * height
    for x, y in ink:
        rows[y] |= 1 << x
    return struct.pack(f"<{height}H", *rows)


def pack(face: Drawn) -> bytes:
    """The bytes of a built face."""
    plan = face.plan
    places: tuple[dict[Ink, int], ...] = ({}, {}, {NOTHING: 0} if face.syllables else {})
    choice = b"".join(
        CHOICE.pack(*(found.setdefault(ink, len(found)) for found, ink in zip(places, parts, strict=True)))
        for parts in face.syllables
    )
    chars = sorted(face.glyphs)
    header = HEADER.pack(MAGIC, plan.height, plan.ascent, plan.advance, 0, len(chars), *map(len, places))
    index = b"".join(CHARACTER.pack(ord(c), face.glyphs[c][1]) for c in chars)
    inks = [face.glyphs[c][0] for c in chars] + [ink for found in places for ink in found]
    return header + index + b"".join(_rows(ink, plan.height) for ink in inks) + choice
