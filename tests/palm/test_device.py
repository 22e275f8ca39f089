"""Profiles of the five devices, and what is said of a broken one."""

from pathlib import Path

import pytest

from godoris import resources
from godoris.palm import device
from godoris.palm.device import DeviceError

NAMES = ["palm3", "palm5", "palm3c", "m505", "tungsten"]


def test_names_oldest_first() -> None:
    assert device.names() == NAMES
    assert device.FIRST in NAMES
    assert [name for name in (*NAMES, "silkscreen", "newton") if device.exists(name)] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_profile(name: str) -> None:
    found = device.load(name)
    assert found.name == name
    assert found.size[0] <= 208
    assert found.size[1] <= 320
    assert found.screen[2:] == (160, 160)
    assert found.density == (2 if name == "tungsten" else 1)
    assert ("select" in found.buttons) == (name == "tungsten")
    assert found.lcd.shades == {"palm3": 4, "palm5": 16}.get(name, 256)
    assert set(found.recolour) == set(found.held)


@pytest.mark.parametrize("name", NAMES)
def test_no_two_buttons_overlap(name: str) -> None:
    found = device.load(name)
    boxes = [*found.buttons.values(), found.lamp, found.screen, found.silkscreen]
    for i, (x, y, w, h) in enumerate(boxes):
        for ox, oy, ow, oh in boxes[:i]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


def test_light() -> None:
    lights = {name: device.load(name).lcd.light for name in NAMES}
    assert lights == {"palm3": True, "palm5": True, "palm3c": False, "m505": True, "tungsten": False}


def test_unknown_device_names_those_there_are() -> None:
    with pytest.raises(
        DeviceError, match=r"no device 'newton'; there are: palm3, palm5, palm3c, m505, tungsten"
    ):
        device.load("newton")
    with pytest.raises(DeviceError, match="no device 'silkscreen'"):
        device.load("silkscreen")


# what is replaced in palm3.toml, by what, and what the message then says
FAULTS = [
    ('name = "palm3"', 'name = "palm9"', "name: expected 'palm3', as the file is called, found 'palm9'"),
    ("year = 1998", "", "year: expected a whole number from 1990 to 2010, found nothing"),
    ("[screen]", "[glass]", "screen: expected a table, found nothing"),
    ("size = [204, 312]", "size = [204]", r"case: size: expected 2 whole numbers, found \[204\]"),
    ("size = [204, 312]", "size = [100, 312]", r"screen: rect: expected a rectangle inside 100 x 312"),
    ("rect = [22, 32, 160, 160]", "rect = [22, 32, 160, 159]", "screen: rect: expected .* 160 x 160"),
    (
        "rect = [22, 192, 160, 60]",
        "rect = [22, 193, 160, 60]",
        "silkscreen: rect: expected .* under the screen",
    ),
    ("[screen]", "[screen]\ndensity = 3", "screen: density: expected a whole number from 1 to 2, found 3"),
    ("[screen]", "[screen]\ndensity = true", "screen: density: expected .*, found True"),
    ('kind = "grey4"', 'kind = "grey5"', "lcd: kind: expected one of grey4, .*, found 'grey5'"),
    ('paper = "#939E76"', 'paper = "green"', "lcd: paper: expected a colour such as #939E76, found 'green'"),
    ('paper = "#939E76"', 'paper = "#93ZE76"', "lcd: paper: expected a colour"),
    (
        'normal = "palm3.svg"',
        'normal = "none.svg"',
        "case: normal: expected the name of a file in .*, found 'none.svg'",
    ),
    ('pressed = "palm3-pressed.svg"', "pressed = 3", "case: pressed: expected a text, found 3"),
    ("hard1 = ", "soft1 = ", "buttons: soft1: expected one of hard1"),
    ("up = [90, 265, 24, 19]", "", "buttons: up: expected 4 whole numbers, found nothing"),
    (
        "up = [90, 265, 24, 19]",
        "up = [90, 265, 24, -1]",
        r"buttons: up: expected a rectangle inside 204 x 312",
    ),
    ("year = 1998", "year = ", "not a TOML file"),
]


@pytest.mark.parametrize(("old", "new", "message"), FAULTS)
def test_faults_name_file_and_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    source = resources.path("palm_profile/devices")
    for file in source.glob("*.toml"):
        text = file.read_text("utf-8")
        if file.stem == "palm3":
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / file.name).write_text(text, "utf-8")
    with pytest.raises(DeviceError, match=message) as caught:
        device.load("palm3", tmp_path)
    assert str(tmp_path / "palm3.toml") in str(caught.value)


def test_two_roles_of_one_colour(tmp_path: Path) -> None:
    for file in resources.path("palm_profile/devices").glob("*.toml"):
        text = file.read_text("utf-8")
        if file.stem == "silkscreen":
            text = text.replace("#2A3322", "#939E76")
        (tmp_path / file.name).write_text(text, "utf-8")
    with pytest.raises(DeviceError, match=r"silkscreen.toml: roles: expected six different colours"):
        device.load("palm3", tmp_path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "palm3.toml").write_bytes(resources.path("palm_profile/devices/palm3.toml").read_bytes())
    with pytest.raises(DeviceError, match=r"silkscreen.toml: cannot be read: No such file"):
        device.load("palm3", tmp_path)
