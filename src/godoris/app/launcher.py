"""The launcher: the applications of the handheld and the time (docs/screens.md, Launcher)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.events import Event, FrmUpdate, GadgetEvent, Key, KeyDown, Nil
from godoris.palm.form import Form
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect
from godoris.palm.system import TICKS_PER_SECOND

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

ICON = 22
APPLICATIONS = ("godoris", "device")
"""The icons, by their pictures' names."""
_NOON = 12


class Launcher:
    """Shows the icons; a tap on one, or Enter, starts it."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self._pressed = ""
        for name in APPLICATIONS:
            gadget = form.get(name, Gadget)
            gadget.painter = lambda canvas, rect, name=name: self._paint(canvas, name)
            gadget.keys = lambda event, name=name: self._key(event, name)
        self._set_title()

    def _set_title(self) -> None:
        """The time is the title, as on a Palm; without a clock, what the form is."""
        now = self.app.clock() if self.app.clock else None
        words = self.app.words
        self.form.title = words.text("launcher.title") if now is None else clock_text(words.text, *now)

    def _paint(self, canvas: Canvas, name: str) -> None:
        box = self.form.get(name, Gadget).rect
        label = self.app.words.text(f"launcher.{name}")
        canvas.picture(name, box.x + (box.width - ICON) // 2, box.y + 2)
        wide = canvas.font().width(label)
        ink = "object_foreground"
        if self._pressed == name:
            plate = Rect(box.x + (box.width - wide) // 2 - 2, box.y + 25, wide + 3, 12)
            canvas.inside(plate, Frame.ROUND, "object_selected_fill")
            ink = "object_selected_foreground"
        canvas.text(label, box.x, box.y + 25, ink, width=box.width, align="centre")

    def _key(self, event: KeyDown, name: str) -> bool:
        if event.key not in (Key.NAV_SELECT, Key.RETURN):
            return False
        self._start(name)
        return True

    def _start(self, name: str) -> None:
        self.app.system.tone("click")
        if name == "godoris":
            self.app.open()
        else:
            self.app.system.popup(name)

    def handle(self, event: Event) -> bool:
        """The pen on an icon; the time goes on."""
        match event:
            case Nil() if self.app.system.ticks % TICKS_PER_SECOND == 0:
                self._set_title()
            case FrmUpdate():
                self._set_title()
            case GadgetEvent(control=name, phase=phase, x=x, y=y):
                inside = self.form.get(name, Gadget).rect.contains(x, y)
                self._press(name if phase in ("enter", "move") and inside else "")
                if phase == "select":
                    self._start(name)
                return True
        return False

    def _press(self, name: str) -> None:
        for changed in {self._pressed, name} - {""}:
            self.form.get(changed, Gadget).redraw()
        self._pressed = name


def clock_text(text: Callable[..., str], hour: int, minute: int) -> str:
    """The time in twelve hours, as a Palm says it by default: `10:31 am`."""
    half = "am" if hour < _NOON else "pm"
    return text(f"launcher.{half}", hour=hour % _NOON or _NOON, minute=f"{minute:02}")
