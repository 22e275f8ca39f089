"""Small forms: the start, the deal number, the rule behind an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.match.preferences import LANGUAGES, name_fits
from godoris.palm.canvas import Canvas
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.field import Field
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.plain import Label
from godoris.palm.events import CtlSelect, Event, Key, KeyDown
from godoris.palm.form import Form
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_PLATE = Rect(3, 122, 154, 35)
_LANGUAGE_BUTTONS = {"en": "english", "ko": "korean"}


class Start:
    """The title picture, the language, Start Game: seen once."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.app = app
        self.form = form
        form.get("title", Gadget).painter = self._paint
        form.get(_LANGUAGE_BUTTONS[app.prefs.language], PushButton).on = True

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.picture("title", 0, 0)
        canvas.inside(_PLATE, Frame.DIALOG, "form_fill")  # the chosen language stands out on greys too
        canvas.frame(_PLATE, Frame.DIALOG, "start.plate_frame")

    def handle(self, event: Event) -> bool:
        """A language is taken at once; Start Game deals."""
        match event:
            case CtlSelect(control="start"):
                self.app.begin()
                return True
            case CtlSelect(control="how"):
                self.app.helper.contents()
                return True
            case CtlSelect(control=control) if control in _LANGUAGE_BUTTONS.values():
                language = next(key for key in LANGUAGES if _LANGUAGE_BUTTONS[key] == control)
                self.app.set_prefs(self.app.prefs.replace(language=language))
                return True
        return False


class DealNumber:
    """The number of this deal; deals by number, again, or the deal of the day."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        number = app.sitting.number
        if number is not None:
            form.get("this", Label).text = str(number)
        else:
            form.show("again", on=False)
        self.field = form.get("number", Field)

    def handle(self, event: Event) -> bool:
        """Closes with the number to be dealt, or "again"."""
        match event:
            case CtlSelect(control="deal"):
                text = self.field.value.strip()
                if text.isdecimal():
                    self.app.system.close(text)
                else:
                    self.app.system.tone("error")
                return True
            case CtlSelect(control="today"):
                self.app.system.close(str(self.app.deal_of_the_day()))
                return True
        return False


class PlayerName:
    """The name: typed, written or tapped; room for six."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.field = form.get("name", Field)
        self.field.accept = name_fits
        self.field.value = app.draft_name

    def handle(self, event: Event) -> bool:
        """OK hands the name over; Keyboard opens the one on the screen."""
        match event:
            case CtlSelect(control="ok"):
                self.app.draft_name = self.field.value.strip()
            case CtlSelect(control="keyboard"):
                self.form.set_focus(self.field, ring=False)
                self.app.system.post(KeyDown(key=Key.KEYBOARD))
                return True
        return False


class Register:
    """A keepsake after each fifth game: the player's name and Register; nothing is ever locked."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.app = app
        self.field = form.get("name", Field)
        self.field.accept = name_fits
        self.field.value = app.prefs.name

    def handle(self, event: Event) -> bool:
        """Register keeps the name; Later asks again after five more games."""
        match event:
            case CtlSelect(control="register"):
                self.app.register(self.field.value.strip())
                self.app.system.close("register")
                return True
            case CtlSelect(control="later"):
                self.app.sitting.ask_to_register = False
        return False
