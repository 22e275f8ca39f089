"""The Device form: which handheld, how large, in what case, how its screen looks (docs/screens.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godoris.app.gauge import Gauge
from godoris.palm import device
from godoris.palm.controls.button import CheckBox, PushButton
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Event, FrmClose, FrmUpdate, GadgetEvent, KeyDown, Nil, PopSelect
from godoris.palm.form import Form
from godoris.palm.look import RANGES, SCALES, SKINS

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

GAUGES = ("contrast", "grain", "temperature", "volume")
CHECKS = ("muted", "backlight", "full_screen")


class DeviceForm:
    """Every change acts at once and is kept when the form closes."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self._seen = app.look
        self._devices = device.names()
        self._scales: list[int] = []
        self._gauges = {name: self._gauge(name) for name in GAUGES}
        self._show()

    def _gauge(self, name: str) -> Gauge:
        least, most = RANGES[name]
        value = getattr(self.app.look, name)
        return Gauge(
            self.form.get(name, Gadget), value, least, most, lambda value: self._set(**{name: value})
        )

    def _set(self, **values: Any) -> None:
        self.app.set_device(self.app.look.replace(**values))
        self._show()

    def _show(self) -> None:
        """Show what is in force; keys of the shell may have changed it too."""
        self._seen = look = self.app.look
        form, screen = self.form, device.load(look.device)
        popup = form.get("device", PopupTrigger)
        popup.items = [self._name(name) for name in self._devices]
        popup.choice = self._devices.index(look.device)
        self._scales = [0, *(scale for scale in SCALES if scale % screen.density == 0)]
        scale = form.get("scale", PopupTrigger)
        scale.items = [self.app.words.text("device.auto"), *(f"× {scale}" for scale in self._scales[1:])]
        scale.choice = max(i for i, value in enumerate(self._scales) if value <= look.scale)
        form.get(look.skin, PushButton).on = True
        for name, gauge in self._gauges.items():
            gauge.value = getattr(look, name)
        for name in CHECKS:
            form.get(name, CheckBox).on = getattr(look, name)
        form.show("backlight", on=screen.lcd.light)

    def _name(self, name: str) -> str:
        """What a device is called; one that a person added goes by its file."""
        words = self.app.words
        return words.text(f"device.{name}") if f"device.{name}" in words.resources.strings else name

    def handle(self, event: Event) -> bool:
        """A change of any control; F11, + and - while the form is open."""
        match event:
            case Nil() if self.app.look is not self._seen:
                self._show()
            case FrmUpdate():
                self._show()
            case FrmClose():
                self.app.keep_look()
                return False
            case KeyDown():
                self._redraw()
                return False
            case PopSelect(control="device", index=index):
                self._set(device=self._devices[index])
            case PopSelect(control="scale", index=index):
                self._set(scale=self._scales[index])
            case CtlSelect(control=skin) if skin in SKINS:
                self._set(skin=skin)
            case CtlSelect(control=name, on=on) if name in CHECKS:
                self._set(**{name: on})
            case GadgetEvent(control=name):
                self._gauges[name].pen(event)
            case _:
                return False
        return True

    def _redraw(self) -> None:
        """The ring of a slider comes and goes with the navigator."""
        for name in GAUGES:
            self.form.get(name, Gadget).redraw()

