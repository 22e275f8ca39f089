"""The Preferences form: popup triggers, two check boxes and the name (docs/screens.md, Preferences)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godoris.match.preferences import BETS, LANGUAGES, SAVINGS, SPEEDS, accepts, levels
from godoris.palm.controls.button import CheckBox, Selector
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import CtlSelect, Event, FrmUpdate
from godoris.palm.form import Form

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

_ONOFF = (True, False)


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
        form.get("motion", CheckBox).on = prefs.reduced_motion
        form.get("figures", CheckBox).on = prefs.month_figures
        self.name = prefs.name
        self._show_name()

    def _name_choices(self) -> None:
        """The choices whose number is not fixed: levels there are players for, rule sets."""
        words = self.app.words
        self.form.get("level", PopupTrigger).items = [
            words.text(f"preferences.{level}") for level in self.values["level"]
        ]
        self.form.get("rules", PopupTrigger).items = [
            words.text(f"rule_set.{name}") for name in self.values["rules"]
        ]

    def _show_name(self) -> None:
        """The name on its selector; what the person is called without one."""
        shown = self.app.prefs.replace(name=self.name).shown_name
        self.form.get("name", Selector).text = shown

    def _named(self, result: str) -> None:
        if result == "ok":
            self.name = self.app.draft_name
            self._show_name()

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
            case FrmUpdate():
                self._name_choices()
                self._show_name()
        return False

    def _save(self) -> None:
        chosen: dict[str, Any] = {
            key: values[self.form.get(key, PopupTrigger).choice] for key, values in self.values.items()
        }
        chosen["reduced_motion"] = self.form.get("motion", CheckBox).on
        chosen["month_figures"] = self.form.get("figures", CheckBox).on
        chosen["name"] = self.name
        kept = {key: value for key, value in chosen.items() if accepts(key, value)}
        self.app.set_prefs(self.app.prefs.replace(**kept))
