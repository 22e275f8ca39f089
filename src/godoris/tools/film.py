"""A recorded game as a moving picture: a GIF of few colours whose frames hold what changed and nothing else.

The same record gives the same bytes, as long as Pillow packs them the same way.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from typing import NamedTuple

import pygame
from PIL import Image

from godoris.engine.record import Record
from godoris.palm import device as devices
from godoris.palm import lcd
from godoris.palm.canvas import Canvas
from godoris.palm.look import Look
from godoris.palm.palette import KEY, RGB
from godoris.shell import layout, stage
from godoris.tools.projector import Projector

SAMPLE = {"slow": 5, "medium": 4, "fast": 2}
"""Ticks between two looks at the screen: a GIF counts in hundredths of a second too, and viewers show frames
of less than two of them slowly.
"""
LAST = 200
"""Ticks that the last frame stays before the film begins again."""
_FULL_TABLE = 0xF7  # a global table of 256 colours
_KEEP = 0x04  # the frame stays and the next is laid over it
_FOREVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class FilmError(ValueError):
    """A film that cannot be made; the text says what was expected."""


class Film(NamedTuple):
    """A GIF: its bytes, size in pixels, number of frames, and length in hundredths of a second."""

    data: bytes
    size: tuple[int, int]
    frames: int
    length: int


class Change(NamedTuple):
    """A part of the screen, in its pixels, that shows something new for some ticks; KEY where it does not."""

    box: tuple[int, int, int, int]
    pixels: bytes
    ticks: int


def make(
    record: Record,
    lang: str = "en",
    device: str = "palm3c",
    speed: str = "medium",
    scale: int = 2,
    skin: bool = False,
) -> Film:
    """Film a game; `scale`: picture pixels for one of the 160.  Raises FilmError, palm.device.DeviceError."""
    profile = devices.load(device)
    if scale % profile.density:
        raise FilmError(f"scale: expected a multiple of {profile.density} for {device}, found {scale}")
    projector = Projector(record, lang, device, speed)
    changes = list(filmed(projector, SAMPLE[speed]))
    palette = list(lcd.colours(profile.lcd))
    size, corner = (160 * scale, 160 * scale), (0, 0)
    ground = None
    if skin:
        ground, corner, palette = _case(projector.app.system.canvas, device, scale, palette, changes)
        size = ground.size
    data = b"".join(_parts(changes, palette, size, corner, scale // profile.density, ground))
    return Film(data, size, len(changes), sum(change.ticks for change in changes))


# --- frames ---


def filmed(projector: Projector, sample: int) -> Iterator[Change]:
    """What changes on the screen, looked at every so many ticks; what stays the same lengthens a frame."""
    before: bytes | None = None
    held: Change | None = None
    ticks = 0
    for tick, app in enumerate(projector.run()):
        canvas = app.system.canvas
        if tick % sample == 0 and before != (now := bytes(canvas.pixels)):
            if held is not None:
                yield held._replace(ticks=ticks)
            held, before, ticks = _change(before, now, canvas.side), now, 0
        ticks += 1
    assert held is not None
    yield held._replace(ticks=ticks + LAST)


def _change(before: bytes | None, now: bytes, side: int) -> Change:
    """The smallest box that holds every difference, unchanged pixels in it left out."""
    if before is None:
        return Change((0, 0, side, side), now, 0)
    rows = [y for y in range(side) if before[y * side : (y + 1) * side] != now[y * side : (y + 1) * side]]
    top, bottom = rows[0], rows[-1] + 1
    spans = []
    for y in rows:
        old, new = before[y * side : (y + 1) * side], now[y * side : (y + 1) * side]
        columns = [x for x in range(side) if old[x] != new[x]]
        spans.append((columns[0], columns[-1] + 1))
    left, right = min(start for start, _ in spans), max(end for _, end in spans)
    pixels = bytearray()
    for y in range(top, bottom):
        row = slice(y * side + left, y * side + right)
        pixels += bytes(
            KEY if old == new else new for old, new in zip(before[row], now[row], strict=True)
        )
    return Change((left, top, right, bottom), bytes(pixels), 0)


# --- the case ---


def _case(
    canvas: Canvas, device: str, scale: int, palette: list[RGB], changes: list[Change]
) -> tuple[Image.Image, tuple[int, int], list[RGB]]:
    """The handheld around the screen in the colours that the screen leaves free, and where the screen is."""
    look = Look(device=device, scale=scale, grain=0)
    drawn = stage.picture(canvas, look)
    profile = devices.load(device)
    x, y, side, _ = layout.fit(profile, look.skin, scale, drawn.get_size()).screen
    used = {KEY}.union(*(change.pixels for change in changes))
    free = [index for index in range(256) if index not in used]
    case = Image.frombytes("RGB", drawn.get_size(), pygame.image.tobytes(drawn, "RGB"))
    case.paste((0, 0, 0), (x, y, x + side, y + side))
    few = case.quantize(len(free), dither=Image.Dither.NONE)
    colours = few.getpalette() or []
    for place, index in enumerate(free[: len(colours) // 3]):
        red, green, blue = colours[place * 3 : place * 3 + 3]
        palette[index] = (red, green, blue)
    table = bytes(free[min(place, len(free) - 1)] for place in range(256))
    return Image.frombytes("P", few.size, few.tobytes().translate(table)), (x, y), palette


# --- the file ---


def _parts(
    changes: list[Change],
    palette: list[RGB],
    size: tuple[int, int],
    corner: tuple[int, int],
    by: int,
    ground: Image.Image | None,
) -> Iterator[bytes]:
    """The parts of the file in their order."""
    yield b"GIF89a" + struct.pack("<HHBBB", *size, _FULL_TABLE, 0, 0)
    yield bytes(part for colour in palette for part in colour)
    yield _FOREVER
    for number, change in enumerate(changes):
        left, top, right, bottom = change.box
        picture = Image.frombytes("P", (right - left, bottom - top), change.pixels)
        picture = picture.resize((picture.width * by, picture.height * by), Image.Resampling.NEAREST)
        place = corner[0] + left * by, corner[1] + top * by
        if ground is not None and not number:
            ground.paste(picture, place)
            picture, place = ground, (0, 0)
        yield b"!\xf9\x04" + struct.pack("<BHBB", _KEEP | (number > 0), change.ticks, KEY, 0)
        yield b"," + struct.pack("<HHHHB", *place, *picture.size, 0) + _packed(picture)
    yield b";"


def _packed(picture: Image.Image) -> bytes:
    """The pixels as GIF packs them, taken out of a file that Pillow writes."""
    file = io.BytesIO()
    picture.putpalette(bytes(768))
    picture.save(file, "GIF", interlace=False, optimize=False)
    data = file.getvalue()
    at = 13 + (3 << (data[10] & 7) + 1 if data[10] & 0x80 else 0)
    while data[at] == 0x21:  # an extension: blocks until an empty one
        at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    flags = data[at + 9]
    at += 10 + (3 << (flags & 7) + 1 if flags & 0x80 else 0)
    return data[at:-1]
