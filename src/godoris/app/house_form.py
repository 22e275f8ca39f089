"""House rules: a rule set of the person's own, made of another by switches (docs/screens.md, House rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godoris.app.rule_sets import Switches
from godoris.palm.canvas import Canvas
from godoris.palm.controls.button import PushButton
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.plain import Label
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Event, FrmOpen, FrmUpdate, PopSelect
from godoris.palm.form import Form
from godoris.palm.geometry import Rect
from godoris.rules import RulesError, RuleSet
from godoris.rules.house import HOUSE, SWITCHES, changed, options

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_SECOND = ("gobak", "peebak_zero", "nagari_carry", "nagari_adds", "iris")
"""The switches of the second page."""


class HouseForm:
    """Keeps a copy of a rule set whose values the switches change; a contradiction is refused in words."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.made: RuleSet = self._start()
        self.touched = next(iter(SWITCHES))
        self.sources: list[RuleSet] = [app.sitting.book.load(name) for name in app.sitting.book.names()]
        """What the rules may start from."""
        self.from_ = form.get("from", PopupTrigger)
        self.from_.choice = next(i for i, found in enumerate(self.sources) if found.name == self._first())
        self.about = form.get("about", Gadget)
        self.about.painter = self._paint
        self._show()

    def _first(self) -> str:
        """The house's own rules where there are any, else those that are played by."""
        names, played = self.app.sitting.book.names(), self.app.prefs.rules
        return next(name for name in (HOUSE, played, names[0]) if name in names)

    def _start(self) -> RuleSet:
        return self.app.sitting.book.load(self._first())

    # --- what is shown ---

    def _show(self) -> None:
        """Every name and value anew."""
        words = self.app.words
        said = Switches(words, self.made)
        self.from_.items = [words.rule_set(found.name) for found in self.sources]
        for option in options(self.made):
            self.form.get(f"{option.key}_label", Label).text = said.name(option.key)
            popup = self.form.get(option.key, PopupTrigger)
            popup.items = [said.value(option, which) for which in option.values]
            popup.choice = option.values.index(option.current)
        self.about.redraw()

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        """What the switch is for that was touched last."""
        box = self.about.rect
        canvas.dotted(box.x, box.y, box.width, "faint")
        text = Switches(self.app.words, self.made).about(self.touched)
        font = canvas.font()
        for i, line in enumerate(font.wrap(text, box.width)):
            canvas.text(line, box.x, box.y + 3 + font.leading(text) * i)

    def turn(self, page: int) -> None:
        """Show the switches of the first or the second page."""
        for key in SWITCHES:
            self.form.show(key, f"{key}_label", on=(key in _SECOND) == (page == 2))
        self.form.get(f"page{page}", PushButton).on = True
        self.touch(next(key for key in SWITCHES if (key in _SECOND) == (page == 2)))

    def touch(self, key: str) -> None:
        """Tell what a switch is for."""
        self.touched = key
        self.about.redraw()

    # --- what the person does ---

    def handle(self, event: Event) -> bool:
        """A switch, another start, another page; Save keeps the rules and plays by them."""
        match event:
            case CtlSelect(control="save"):
                self._save()
                return True
            case CtlSelect(control=control) if control.startswith("page"):
                self.turn(int(control[4:]))
                return True
            case CtlSelect(control=control) if control in SWITCHES:
                self.touch(control)  # and its list opens
            case PopSelect(control="from", index=index):
                self.made = self.sources[index]
                self._show()
            case PopSelect(control=control, index=index) if control in SWITCHES:
                self._switch(control, index)
            case FrmOpen():
                self._tell_fault()
            case FrmUpdate():
                self._show()
        return False

    def _switch(self, key: str, index: int) -> None:
        option = next(option for option in options(self.made) if option.key == key)
        self.touch(key)
        self._try(key, option.values[index])
        self._show()

    def _try(self, key: str, value: Any) -> None:
        try:
            self.made = changed(self.made, key, value)
        except RulesError as fault:
            why = Switches(self.app.words, self.made).fault(fault.fault, str(fault))
            self.app.system.alert("house", why=why)

    def _tell_fault(self) -> None:
        """A file that could not be used: what is wrong with it."""
        fault = self.app.sitting.book.faults.get(HOUSE)
        if fault is not None:
            why = self.app.words.text("house.fault_broken", why=fault)
            self.app.system.alert("house", why=why)

    def _save(self) -> None:
        key = self.touched  # a copy of others that nothing was changed of becomes the house's by this
        made = changed(self.made, key, getattr(self.made, key))
        self.app.sitting.keep_house(made)
        self.app.set_prefs(self.app.prefs.replace(rules=HOUSE))
        self.app.system.close("save")
