"""What can be wrong with the cases: shapes that pygame does not draw, buttons that lie elsewhere."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations

import pygame

from godoris.palm.device import SCREEN, STRIP, Box, Device

TAGS = {"svg", "path", "circle", "rect", "polygon", "defs", "linearGradient", "stop"}
REFUSED = ("transform", "style", "opacity", "fill-opacity", "clip-path", "class")
PAINT = re.compile(r"none|#[0-9A-F]{6}|url\(#g\d+\)")
PATH = re.compile(r"[-\d. MLCQZ]+")
LARGEST = (208, 320)
"""No case is larger, so that one fits a screen of 1080 rows three times as large."""
SCALE = 3


def shapes(name: str, svg: str) -> Iterator[str]:
    """Elements, attributes and colours of a drawing that pygame's reader silently ignores."""
    root = ET.fromstring(svg)
    for shape in root.iter():
        tag = shape.tag.rpartition("}")[2]
        if tag not in TAGS or (tag == "svg" and shape is not root):
            yield f"{name}: element {tag}"
        for key in REFUSED:
            if key in shape.attrib:
                yield f"{name}: attribute {key}"
        for key in ("fill", "stroke", "stop-color"):
            value = shape.get(key, "none")
            if not PAINT.fullmatch(value):
                yield f"{name}: {key} {value}"
        if tag == "path" and not PATH.fullmatch(shape.get("d", "")):
            yield f"{name}: path data {shape.get('d', '')[:40]}"


def _apart(a: Box, b: Box) -> bool:
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def layout(device: Device) -> Iterator[str]:
    """Cases that are too large, buttons that overlap each other or the screen."""
    if device.size[0] > LARGEST[0] or device.size[1] > LARGEST[1]:
        yield f"{device.name}: expected a case of at most {LARGEST[0]} x {LARGEST[1]}"
    panel = (*device.screen[:2], SCREEN, SCREEN + STRIP)
    boxes: dict[str, Box] = {**device.buttons, "lamp": device.lamp, "panel": panel}
    for (a, first), (b, second) in combinations(boxes.items(), 2):
        if not _apart(first, second):
            yield f"{device.name}: {a} and {b} overlap"


def _alpha(svg: str, size: tuple[int, int]) -> tuple[bytes, int]:
    wide, high = size[0] * SCALE, size[1] * SCALE
    surface = pygame.image.load_sized_svg(BytesIO(svg.encode()), (wide, high))
    return pygame.image.tobytes(surface, "RGBA")[3::4], wide


def pressed(device: Device, svg: str) -> Iterator[str]:
    """Buttons that the pressed sheet does not cover, and paint outside their rectangles."""
    data, wide = _alpha(svg, device.size)
    alpha = bytearray(data)
    for key, (x, y, w, h) in {**device.buttons, "lamp": device.lamp}.items():
        solid = False
        for row in range(y * SCALE, (y + h) * SCALE):
            start, end = row * wide + x * SCALE, row * wide + (x + w) * SCALE
            solid = solid or max(alpha[start:end]) == 255
            alpha[start:end] = bytes(end - start)
        if not solid:
            yield f"{device.name}: nothing pressed at {key}"
    if max(alpha) > 60:
        y, x = divmod(alpha.index(max(alpha)), wide)
        yield f"{device.name}: pressed paint outside the buttons at {x // SCALE},{y // SCALE}"
