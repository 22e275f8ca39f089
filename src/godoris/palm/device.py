"""The profile of a handheld: its case, its screen, its buttons, read from `palm_profile/devices/*.toml`.

Rectangles are (x, y, width, height) in units of the case; one unit is one pixel at density 1.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from godoris import resources, toml
from godoris.frozen import Frozen
from godoris.palm.palette import RGB

Box = tuple[int, int, int, int]

SCREEN = 160  # the logical screen is square: palm-facts, "standard-density pixels, screen 160x160"
STRIP = 60  # height of the silkscreen strip under it
KINDS = {"grey4": 4, "grey16": 16, "colour8": 256, "colour16": 256}  # LCD kind -> shades it can show
BUTTONS = ("hard1", "hard2", "hard3", "hard4", "up", "down", "power")
NAVIGATOR = ("left", "right", "select")  # on devices with a five-way navigator, over and above BUTTONS
AREAS = ("applications", "menu", "letters", "figures", "calculator", "find", "abc", "123")
ROLES = ("ground", "plate", "sign", "field", "rim", "mark")
FIRST = "palm3c"  # the device of somebody who has never chosen one


class DeviceError(ValueError):
    """A profile that cannot be used; the message names the file, the key and what was expected."""


class Lcd(Frozen):
    """What the screen's white and black look like, without and with the backlight.

    `lit_paper` and `lit_ink` equal the unlit pair on a screen that has no light of its own.
    """

    kind: str
    paper: RGB
    ink: RGB
    lit_paper: RGB
    lit_ink: RGB

    @property
    def shades(self) -> int:
        """4, 16 or 256."""
        return KINDS[self.kind]

    @property
    def colour(self) -> bool:
        """Whether it shows colours at all."""
        return self.kind.startswith("colour")

    @property
    def light(self) -> bool:
        """Whether the backlight changes anything."""
        return (self.paper, self.ink) != (self.lit_paper, self.lit_ink)


class Device(Frozen):
    """One handheld. `buttons`, `areas` and `recolour` are read only."""

    name: str
    year: int
    density: int  # device pixels a unit: 1 or 2
    size: tuple[int, int]  # of the case
    normal: Path  # SVG of the case, nothing pressed
    pressed: Path  # the same sheet, holding only what lights up
    screen: Box
    silkscreen: Box
    strip: Path  # SVG of the silkscreen, in the colours of `recolour`'s keys
    recolour: Mapping[str, str]  # colour in the drawing -> colour of this device, both "#RRGGBB"
    held: Mapping[str, str]  # the same for an icon under the pen: sign and ground change places
    areas: Mapping[str, Box]  # on the silkscreen, from its top left corner
    buttons: Mapping[str, Box]
    lamp: Box
    lcd: Lcd


class _Table:
    """A TOML table that knows where it stands, so that every complaint can say so."""

    def __init__(self, data: Mapping[str, object], where: str) -> None:
        self.data, self.where = data, where

    def fail(self, key: str, expected: str) -> DeviceError:
        found = repr(self.data[key]) if key in self.data else "nothing"
        return DeviceError(f"{self.where}: {key}: expected {expected}, found {found}")

    def table(self, key: str) -> "_Table":
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "a table")
        return _Table(value, f"{self.where}: {key}")

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(key, "a text")
        return value

    def number(self, key: str, least: int, most: int, absent: int | None = None) -> int:
        value = self.data.get(key, absent)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(key, f"a whole number from {least} to {most}")
        return value

    def numbers(self, key: str, count: int) -> list[int]:
        value = self.data.get(key)
        if not isinstance(value, list) or len(value) != count or any(type(v) is not int for v in value):
            raise self.fail(key, f"{count} whole numbers")
        return value

    def box(self, key: str, within: tuple[int, int]) -> Box:
        x, y, w, h = self.numbers(key, 4)
        if min(x, y) < 0 or min(w, h) < 1 or x + w > within[0] or y + h > within[1]:
            raise self.fail(key, f"a rectangle inside {within[0]} x {within[1]}")
        return x, y, w, h

    def colour(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or len(value) != 7 or value[0] != "#":
            raise self.fail(key, "a colour such as #939E76")
        try:
            int(value[1:], 16)
        except ValueError:
            raise self.fail(key, "a colour such as #939E76") from None
        return value.upper()

    def rgb(self, key: str, absent: str) -> RGB:
        value = int(self.colour(key if key in self.data else absent)[1:], 16)
        return value >> 16, value >> 8 & 255, value & 255

    def drawing(self, key: str, folder: Path) -> Path:
        file = folder / self.text(key)
        if not file.is_file():
            raise self.fail(key, f"the name of a file in {folder}")
        return file


def _read(file: Path) -> _Table:
    try:
        return _Table(toml.loads(file.read_text("utf-8")), str(file))
    except OSError as error:
        raise DeviceError(f"{file}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise DeviceError(f"{file}: not a TOML file: {error}") from None


def _folder() -> Path:
    return resources.path("palm_profile/devices")


def names(folder: Path | None = None) -> list[str]:
    """The devices there are, the oldest first.

    Raises DeviceError for a profile that cannot be read.
    """
    files = [file for file in (folder or _folder()).glob("*.toml") if file.stem != "silkscreen"]
    return [stem for _, stem in sorted((_read(file).number("year", 1990, 2010), file.stem) for file in files)]


def exists(name: str) -> bool:
    """Whether there is a device of that name. Reads no file: `names` reads them all."""
    return name != "silkscreen" and (_folder() / f"{name}.toml").is_file()


@cache
def load(name: str, folder: Path | None = None, drawings: Path | None = None) -> Device:
    """The device of that name.

    Raises DeviceError for a name there is no file of, and for a file with a fault.
    """
    folder = folder or _folder()
    drawings = drawings or resources.path("assets/handheld")
    file = folder / f"{name}.toml"
    if name == "silkscreen" or not file.is_file():
        raise DeviceError(f"no device {name!r}; there are: {', '.join(names(folder))}")
    top = _read(file)
    if top.text("name") != name:
        raise top.fail("name", f"{name!r}, as the file is called")
    return _device(top, _read(folder / "silkscreen.toml"), drawings)


def _device(top: _Table, silk: _Table, drawings: Path) -> Device:
    case, screen, strip = top.table("case"), top.table("screen"), top.table("silkscreen")
    width, height = case.numbers("size", 2)
    size = width, height
    glass = screen.box("rect", size)
    below = strip.box("rect", size)
    if glass[2:] != (SCREEN, SCREEN):
        raise screen.fail("rect", f"a rectangle of {SCREEN} x {SCREEN}")
    if below != (glass[0], glass[1] + SCREEN, SCREEN, STRIP):
        raise strip.fail("rect", f"a rectangle of {SCREEN} x {STRIP} right under the screen")
    recolour, held = _recolour(strip.table("colours"), silk.table("roles"))
    areas = silk.table("areas")
    return Device(
        name=top.text("name"),
        year=top.number("year", 1990, 2010),
        density=screen.number("density", 1, 2, absent=1),
        size=size,
        normal=case.drawing("normal", drawings),
        pressed=case.drawing("pressed", drawings),
        screen=glass,
        silkscreen=below,
        strip=strip.drawing("drawing", drawings),
        recolour=recolour,
        held=held,
        areas={key: areas.box(key, (SCREEN, STRIP)) for key in AREAS},
        buttons=_buttons(top.table("buttons"), size),
        lamp=top.table("lamp").box("rect", size),
        lcd=_lcd(top.table("lcd")),
    )


def _recolour(own: _Table, roles: _Table) -> tuple[dict[str, str], dict[str, str]]:
    drawn = {role: roles.colour(role) for role in ROLES}
    if len(set(drawn.values())) < len(ROLES):
        raise DeviceError(f"{roles.where}: expected six different colours")
    put = {role: own.colour(role) for role in ROLES}
    swap = {**put, "plate": put["sign"], "sign": put["plate"], "field": put["mark"], "mark": put["field"]}
    return {drawn[r]: put[r] for r in ROLES}, {drawn[r]: swap[r] for r in ROLES}


def _buttons(table: _Table, size: tuple[int, int]) -> dict[str, Box]:
    known = (*BUTTONS, *NAVIGATOR)
    for key in table.data:
        if key not in known:
            raise table.fail(key, f"one of {', '.join(known)} as the key")
    wanted = known if any(key in table.data for key in NAVIGATOR) else BUTTONS
    return {key: table.box(key, size) for key in wanted}


def _lcd(table: _Table) -> Lcd:
    kind = table.text("kind")
    if kind not in KINDS:
        raise table.fail("kind", f"one of {', '.join(KINDS)}")
    return Lcd(
        kind=kind,
        paper=table.rgb("paper", "paper"),
        ink=table.rgb("ink", "ink"),
        lit_paper=table.rgb("lit_paper", "paper"),
        lit_ink=table.rgb("lit_ink", "ink"),
    )
