"""The smaller forms of the Help menu: Rules, About, Coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris import __version__
from godoris.app.help_words import HelpWords
from godoris.palm.canvas import Canvas
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.plain import Label
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.controls.scroll import ScrollBar
from godoris.palm.events import CtlSelect, Event, FrmUpdate, Key, KeyDown, PopSelect, SclRepeat
from godoris.palm.form import Form
from godoris.palm.geometry import Rect
from godoris.rules import RuleSet

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_MARGIN = 3
_STEPS = {Key.NAV_UP: -1, Key.UP: -1, Key.NAV_DOWN: 1, Key.DOWN: 1}


class RulesForm:
    """A rule set in a few lines, the one in force first; a hanging indent of 6 px makes paragraphs."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.names = app.sitting.book.names()
        self.set = form.get("set", PopupTrigger)
        self.bar = form.get("bar", ScrollBar)
        self.text = form.get("text", Gadget)
        self.text.painter, self.text.keys = self._paint, self._key
        self.top = 0
        self.lines: list[tuple[str, bool]] = []
        self._leading = 11
        self.chosen = app.helper.rules()
        if self.chosen.name in self.names:
            self.set.choice = self.names.index(self.chosen.name)
        self._name()

    def _name(self) -> None:
        self.set.items = [self.app.words.rule_set(name) for name in self.names]
        self._write()

    def _write(self) -> None:
        """The lines of the rule set that is chosen, and whether each begins a paragraph."""
        words = HelpWords(self.app.words, self.chosen)
        font, width = self.form.system.fonts["std"], self.text.rect.width - 2 * _MARGIN - 6
        self.lines = [
            (line, i == 0)
            for text in words.paragraphs(words.help.rules)
            for i, line in enumerate(font.wrap(text.replace(" ,", ","), width))
        ]
        self._leading = font.leading("".join(line for line, _ in self.lines))
        self._scroll(0)

    @property
    def room(self) -> int:
        """Lines that are seen at once."""
        return self.text.rect.height // self._leading

    def _scroll(self, top: int) -> None:
        most = max(0, len(self.lines) - self.room)
        self.top = max(0, min(top, most))
        self.bar.set(self.top, most, self.room)
        self.text.redraw()

    def handle(self, event: Event) -> bool:
        """Another rule set; the scroll bar; How to play."""
        match event:
            case PopSelect(index=index):
                self.chosen = self._load(index)
                self._write()
            case SclRepeat(new=new):
                self._scroll(new)
            case CtlSelect(control="pages"):
                self.app.system.close()
                self.app.helper.contents()
            case KeyDown(key=Key.PAGE_UP | Key.PAGE_DOWN as key):
                self._scroll(self.top + (self.room - 1) * (-1 if key is Key.PAGE_UP else 1))
            case FrmUpdate():
                self._name()
                return False
            case _:
                return False
        return True

    def _load(self, index: int) -> RuleSet:
        name = self.names[index]
        now = self.app.helper.rules()
        return now if now.name == name else self.app.sitting.book.load(name)

    def _key(self, event: KeyDown) -> bool:
        """Arrows scroll, and at the ends lead on."""
        before = self.top
        if event.key in _STEPS:
            self._scroll(self.top + _STEPS[event.key])
        return self.top != before

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box, leading = self.text.rect, self._leading
        for i, (line, first) in enumerate(self.lines[self.top : self.top + self.room]):
            x = box.x + _MARGIN + (0 if first else 6)
            canvas.text(line, x, box.y + leading * i)


class About:
    """Name, version, licence."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self._fill()

    def _fill(self) -> None:
        text = self.app.words.text("about.version", version=__version__)
        self.form.get("version", Label).text = text

    def handle(self, event: Event) -> bool:
        """OK closes."""
        if isinstance(event, FrmUpdate):
            self._fill()
        return False


class CoachForm:
    """When the coach speaks; a choice counts at once."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.app = app
        form.get(app.prefs.coach, PushButton).on = True

    def handle(self, event: Event) -> bool:
        """A push button."""
        match event:
            case CtlSelect(control="first" | "on" | "off" as when):
                self.app.set_prefs(self.app.prefs.replace(coach=when))
                return True
        return False
