"""The Preferences form: two pages of popup triggers, check boxes, the name (docs/screens.md, Preferences)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godoris.app.rule_sets import about
from godoris.match.preferences import BETS, LANGUAGES, SAVINGS, SPEEDS, accepts, levels
from godoris.palm.controls.button import CheckBox, PushButton, Selector
from godoris.palm.controls.field import Field
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Event, FrmUpdate, PopSelect
from godoris.palm.form import Form

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_ONOFF = (True, False)
_CHECKS = {"motion": "reduced_motion", "figures": "month_figures", "talk": "talk"}
"""Check boxes and the preferences behind them."""
_SECOND = ("rules_label", "rules", "about", "bar")
"""The controls of the second page; what stands on both is below."""
_BOTH = ("save", "cancel", "page1", "page2")


class PreferencesForm:
    """Shows the preferences and, on Save, keeps what was chosen."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.values: dict[str, tuple[Any, ...]] = {
            "level": levels(),
            "bet": BETS,
            "speed": SPEEDS,
            "saving": SAVINGS,
            "sound": _ONOFF,
            "language": LANGUAGES,
            "rules": tuple(app.sitting.book.names()),
        }
        prefs = app.prefs
        self._name_choices()
        for key, values in self.values.items():
            form.get(key, PopupTrigger).choice = values.index(getattr(prefs, key))
        for box, key in _CHECKS.items():
            form.get(box, CheckBox).on = getattr(prefs, key)
        self.name = prefs.name
        self._show_name()
        self._about()

    def _name_choices(self) -> None:
        """The choices whose number is not fixed: levels there are players for, rule sets."""
        words = self.app.words
        self.form.get("level", PopupTrigger).items = [
            words.text(f"preferences.{level}") for level in self.values["level"]
        ]
        self.form.get("rules", PopupTrigger).items = [words.rule_set(name) for name in self.values["rules"]]

    def _about(self) -> None:
        """What the chosen rule set is, under its name."""
        chosen = self.values["rules"][self.form.get("rules", PopupTrigger).choice]
        paragraphs = about(self.app.words, self.app.sitting.book.load(chosen))
        self.form.get("about", Field).value = "\n".join(paragraphs)

    def _show_name(self) -> None:
        """The name on its selector; what the person is called without one."""
        shown = self.app.prefs.replace(name=self.name).shown_name
        self.form.get("name", Selector).text = shown

    def _named(self, result: str) -> None:
        if result == "ok":
            self.name = self.app.draft_name
            self._show_name()

    def turn(self, page: int) -> None:
        """Show the first or the second page."""
        for control in self.form.controls:
            if control.id not in _BOTH:
                control.visible = (control.id in _SECOND) == (page == 2)
        self.form.get(f"page{page}", PushButton).on = True

    def handle(self, event: Event) -> bool:
        """Save keeps the choices; the name has a form of its own."""
        match event:
            case CtlSelect(control="save"):
                self._save()
                self.app.system.close("save")
                return True
            case CtlSelect(control="name"):
                self.app.draft_name = self.name
                self.app.system.popup("player_name", self._named)
                return True
            case CtlSelect(control=control) if control.startswith("page"):
                self.turn(int(control[4:]))
                return True
            case PopSelect(control="rules"):
                self._about()
            case FrmUpdate():
                self._name_choices()
                self._show_name()
                self._about()
        return False

    def _save(self) -> None:
        chosen: dict[str, Any] = {
            key: values[self.form.get(key, PopupTrigger).choice] for key, values in self.values.items()
        }
        chosen |= {key: self.form.get(box, CheckBox).on for box, key in _CHECKS.items()}
        chosen["name"] = self.name
        kept = {key: value for key, value in chosen.items() if accepts(key, value)}
        self.app.set_prefs(self.app.prefs.replace(**kept))
