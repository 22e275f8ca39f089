"""Check the drawn cards: `python -m godoris.tools.cards_svg_check [FOLDER]`, by default `assets/cards-svg`.

pygame's SVG reader silently leaves out text, clipPath, mask, use, symbol, pattern, image, filter and nested
svg, and paints named and hsl colours black: whatever is not in the small flat subset below is refused.
"""

import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from godoris import resources
from godoris.app.cards_art import PICTURES
from godoris.tools.cards_raster import by_colour, full
from godoris.tools.palette import SourceError, read_letters

NS = "{http://www.w3.org/2000/svg}"
PAINT = frozenset({"fill", "stroke", "stroke-width"})
ALLOWED: dict[str, frozenset[str]] = {
    "svg": frozenset({"width", "height", "viewBox"}),
    "g": frozenset({"stroke-width", "stroke-linecap", "stroke-linejoin"}),
    "path": PAINT | {"d"},
    "circle": PAINT | {"cx", "cy", "r"},
    "rect": PAINT | {"x", "y", "width", "height", "rx"},
}
COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
PATH = re.compile(r"M[-\d. MLCQZ]+")
MAX_BYTES = 8000
MIN_STROKE = 2.0
"""Units; a unit is half a pixel at 36 x 54, so a thinner stroke would fade."""


def faults(path: Path, colours: frozenset[str]) -> Iterator[str]:
    """What is wrong with one file; `colours` are those of the palette as RRGGBB."""
    data = path.read_bytes()
    if len(data) > MAX_BYTES:
        yield f"{len(data)} bytes, at most {MAX_BYTES}"
    if re.search(rb"<[!?]", data):
        yield "a declaration, comment or processing instruction"
        return
    try:
        root = ET.fromstring(data)
    except ET.ParseError as error:
        yield f"not well formed: {error}"
        return
    if root.tag != NS + "svg":
        yield f"root is {root.tag}, expected svg"
    if (root.get("viewBox"), root.get("width"), root.get("height")) != ("0 0 72 108", "72", "108"):
        yield "viewBox, width and height are not those of 72 x 108"
    for element in root.iter():
        yield from _element(element, element is root, colours)


def _element(element: ET.Element, is_root: bool, colours: frozenset[str]) -> Iterator[str]:
    tag = element.tag.removeprefix(NS)
    if tag not in ALLOWED or (tag == "svg" and not is_root):
        yield f"element {tag}"
        return
    if (element.text or "").strip() or (element.tail or "").strip():
        yield f"text in {tag}"
    if tag in ("path", "circle", "rect") and "fill" not in element.attrib:
        yield f"{tag} without fill"
    for name, value in element.attrib.items():
        if name not in ALLOWED[tag]:
            yield f"attribute {name} on {tag}"
        else:
            yield from _attribute(name, value, colours)


def _attribute(name: str, value: str, colours: frozenset[str]) -> Iterator[str]:
    if name in ("fill", "stroke"):
        if value != "none" and (not COLOUR.fullmatch(value) or full(value) not in colours):
            yield f"colour {value} is not in the palette"
    elif name == "d":
        if not PATH.fullmatch(value):
            yield f"path data {value[:30]}"
    elif name in ("stroke-linecap", "stroke-linejoin"):
        if value != "round":
            yield f"{name} {value}"
    elif name != "viewBox" and not NUMBER.fullmatch(value):
        yield f"{name}={value}"
    elif name == "stroke-width" and float(value) < MIN_STROKE:
        yield f"stroke-width {value}, at least {MIN_STROKE}"


def check(folder: Path) -> list[str]:
    """All faults of a folder, each with its file's name. Raises SourceError or OSError for its palette."""
    colours = frozenset(by_colour(read_letters(folder / "palette.txt")))
    files = sorted(folder.glob("*.svg"))
    found = {path.stem for path in files}
    result = [f"{code}.svg: missing" for code in PICTURES if code not in found]
    result += [f"{code}.svg: not a card" for code in sorted(found - set(PICTURES))]
    return result + [f"{path.name}: {fault}" for path in files for fault in faults(path, colours)]


def main(argv: list[str]) -> int:
    """Print the faults; the exit status, 1 when there are any."""
    if len(argv) > 1:
        found_args = " ".join(argv)
        print(f"usage: python -m godoris.tools.cards_svg_check [FOLDER]; found {found_args}", file=sys.stderr)
        return 2
    folder = Path(argv[0]) if argv else resources.path("assets/cards-svg")
    try:
        found = check(folder)
    except (SourceError, OSError) as error:
        print(f"cards_svg_check: {error}", file=sys.stderr)
        return 1
    for fault in found:
        print(fault)
    print(f"{len(list(folder.glob('*.svg')))} drawings, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
