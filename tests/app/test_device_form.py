"""The Device form: everything acts at once and is kept."""

from __future__ import annotations

import pytest

from app.table import Person
from godoris.palm import device
from godoris.palm.controls.button import CheckBox, PushButton
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import Key, Menu, PenDown, PenMove, PenUp


def opened(**more: object) -> Person:
    person = Person(2, device="palm3", **more)
    person.press("start")
    person.until(person.due)
    person.post(Menu("device"))
    assert person.form == "device"
    return person


def choose(person: Person, trigger: str, index: int) -> None:
    """Open a list with the pen and tap one of its rows."""
    popup = person.control(trigger)
    assert isinstance(popup, PopupTrigger)
    popup.take(index)
    person.post()


@pytest.mark.parametrize("name", device.names())
def test_another_device_is_shown_at_once(name: str) -> None:
    person = opened()
    choose(person, "device", device.names().index(name))
    screen = device.load(name)
    canvas = person.app.system.canvas
    assert (person.app.look.device, canvas.kind, canvas.density) == (name, screen.lcd.kind, screen.density)
    person.app.system.draw()
    assert len(set(canvas.pixels)) > 1
    assert person.control("backlight").visible == screen.lcd.light
    person.press("done")
    assert person.sitting.prefs.device == name


def test_scales_are_those_of_the_device() -> None:
    person = opened()
    choose(person, "scale", 3)
    assert person.app.look.scale == 3
    choose(person, "device", device.names().index("tungsten"))
    scale = person.control("scale")
    assert isinstance(scale, PopupTrigger)
    assert scale.items[:3] == ("Automatic", "× 2", "× 4")
    assert scale.shown == "× 2", "the largest that is not above it"
    choose(person, "scale", 0)
    assert person.app.look.scale == 0


def test_skins_and_switches() -> None:
    person = opened()
    for skin in ("silkscreen", "off", "full"):
        person.press(skin)
        assert person.app.look.skin == skin
    for switch in ("muted", "backlight", "full_screen"):
        person.press(switch)
        assert getattr(person.app.look, switch)
    person.press("done")
    prefs = person.sitting.prefs
    assert (prefs.muted, prefs.backlight, prefs.full_screen) == (True, True, True)


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("contrast", 0, 100), ("grain", 0, 100), ("temperature", -50, 50), ("volume", 0, 100)],
)
def test_sliders_by_pen(name: str, least: int, most: int) -> None:
    person = opened()
    box = person.control(name).rect
    person.post(PenDown(box.x, box.centre[1]))
    assert getattr(person.app.look, name) == least
    person.post(PenMove(box.right + 20, box.centre[1]))
    assert getattr(person.app.look, name) == most
    person.post(PenUp(box.right + 20, box.centre[1]))
    person.press("done")
    assert getattr(person.sitting.prefs, name) == most


def test_sliders_by_keys() -> None:
    person = opened()
    form = person.app.system.top
    assert form is not None
    form.set_focus(form.get("contrast", Gadget), ring=True)
    person.key(key=Key.NAV_RIGHT)
    assert person.app.look.contrast == 55
    for _ in range(30):
        person.key(key=Key.NAV_LEFT)
    assert person.app.look.contrast == 0
    person.key(key=Key.NAV_DOWN)
    assert form.focus is form.get("grain", Gadget)


def test_keys_of_the_shell_are_followed() -> None:
    person = opened()
    person.app.look = person.app.look.replace(muted=True, scale=4, skin="off")
    person.app.system.tick()
    muted, skin = person.control("muted"), person.control("off")
    assert isinstance(muted, CheckBox)
    assert isinstance(skin, PushButton)
    assert muted.on
    assert skin.on


def test_in_another_language_a_device_of_ones_own_goes_by_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "names", lambda: ["palm3", "mine"])
    person = opened(language="ko")
    popup = person.control("device")
    assert isinstance(popup, PopupTrigger)
    assert popup.items == ("Palm III", "mine")


def test_from_the_launcher_it_returns_there() -> None:
    person = Person(2)
    person.key(key=Key.LAUNCH)
    person.press("device")
    assert person.form == "device"
    person.key(key=Key.ESCAPE)
    assert person.form == "launcher"
