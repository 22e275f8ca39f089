"""Small forms: the start, the deal number, the rule behind an event."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from godoris.app.motion import Line
from godoris.match.preferences import LANGUAGES, name_fits
from godoris.palm.canvas import Canvas
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.field import Field
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.plain import Label
from godoris.palm.events import CtlSelect, Event
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

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

    def handle(self, event: Event) -> bool:
        """A language is taken at once; Start Game deals."""
        match event:
            case CtlSelect(control="start"):
                self.app.begin()
                return True
            case CtlSelect(control=control) if control in _LANGUAGE_BUTTONS.values():
                language = next(key for key in LANGUAGES if _LANGUAGE_BUTTONS[key] == control)
                self.app.set_prefs(replace(self.app.prefs, language=language))
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


class Rule:
    """The rule behind an event of the chat line."""

    def __init__(self, form: Form, app: Godoris, line: Line) -> None:
        self.app = app
        form.title = app.words.what(line, app.view.rules)
        self.gadget = form.get("text", Gadget)
        self.gadget.painter = self._paint
        self.text = app.words.text(f"rule.{rule_of(line.name)}")

    def handle(self, event: Event) -> bool:
        """Nothing of its own: OK closes."""
        return False

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, font = self.gadget.rect, canvas.font()
        for i, text in enumerate(font.wrap(self.text, box.width)):
            canvas.text(text, box.x, box.y + font.leading(self.text) * i)


def rule_of(name: str) -> str:
    """The rule that tells about an event."""
    if name in ("third_bbuk", "second_bbuk"):
        return "second_bbuk"
    return "first" if name.startswith("first_") else name
