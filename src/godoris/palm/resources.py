"""The resources of the handheld: forms, menus, alerts and strings, all TOML that a person can edit.

`palm_profile/forms/NAME.toml` holds one form, `menus.toml` and `alerts.toml` the application's menus and
alerts, `system.toml` those of the handheld itself, `palm_profile/strings/LANGUAGE.toml` every text.
docs/adding-a-form.md describes the files.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from godoris import resources
from godoris.frozen import Frozen
from godoris.palm.font import Fonts
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.layout import ControlSpec, Layout
from godoris.palm.pictures import Pictures
from godoris.palm.strings import LANGUAGES, Strings
from godoris.palm.tables import ResourceError, Table, read

__all__ = ["LANGUAGES", "AlertSpec", "ControlSpec", "FormSpec", "MenuSpec", "ResourceError", "Resources"]

MODAL = (2, 2, 156, 156)  # a modal form of full size; its frame of 2 px fills the screen (boot.rcp)
SYSTEM = "system"  # the file and the section of the handheld's own texts
ALERT_KINDS = ("information", "confirmation", "warning", "error")
SEPARATOR = "-"


class FormSpec(Frozen):
    """A form in one language; `rect` is its inside in screen coordinates."""

    name: str
    rect: Rect
    modal: bool
    title: str
    controls: tuple[ControlSpec, ...]
    default: str = ""  # id of the control that is pressed when the person leaves
    menu: str = ""  # name of its menu bar
    tips: str = ""  # the text behind the i
    help: str = ""  # the page of the application's own help behind the i, in place of a text
    focus: str = ""  # id of the control that has the focus at first


class ItemSpec(Frozen):
    """An item of a menu; a separator has no id."""

    id: str
    text: str = ""
    key: str = ""  # command letter, a capital


class MenuSpec(Frozen):
    """A pull-down of a menu bar."""

    title: str
    items: tuple[ItemSpec, ...]


class AlertSpec(Frozen):
    """An alert: kind is one of ALERT_KINDS; `default` is the index of a button."""

    name: str
    kind: str
    title: str
    text: str
    buttons: tuple[str, ...]
    default: int = 0
    tips: str = ""


class Resources:
    """All resources in one language, each file read when it is first asked for."""

    def __init__(
        self,
        folder: Path | None = None,
        language: str = "en",
        fonts: Fonts | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        """`folder` is palm_profile; without it that of the product. Raises ResourceError."""
        self.folder = folder or resources.path("palm_profile")
        self.fonts = fonts or Fonts()
        self._pictures = pictures
        self._files: dict[str, Table] = {}
        self._strings: dict[str, Strings] = {}
        self.set_language(language)

    def set_language(self, language: str) -> None:
        """From now on all texts are in this language. Raises ResourceError, and changes nothing then."""
        if language not in LANGUAGES:
            raise ResourceError(f"language: expected one of {', '.join(LANGUAGES)}, found {language!r}")
        if language not in self._strings:
            self._strings[language] = Strings(self.folder / "strings", language)
        self.language = language

    @property
    def strings(self) -> Strings:
        """The texts of the language."""
        return self._strings[self.language]

    def string(self, key: str, /, **values: object) -> str:
        """The text of "section.name", its {places} filled in. Raises ResourceError."""
        return self.strings.get(key, values)

    def form(self, name: str) -> FormSpec:
        """The form of forms/NAME.toml. Raises ResourceError."""
        table = read(self.folder / "forms" / f"{name}.toml")
        modal = table.flag("modal")
        area = table.numbers("area", 4) or (MODAL if modal else SCREEN)
        layout = Layout(self.language, self._sayer(name), self.fonts, self._picture_size)
        title, tips = (self._optional(table, key, name) for key in ("title", "tips"))
        spec = FormSpec(
            name=name,
            rect=Rect(*area),
            modal=modal,
            title=title,
            controls=layout.controls(table.table("controls")),
            default=table.text("default", ""),
            menu=table.text("menu", ""),
            tips=tips,
            help=table.text("help", ""),
            focus=table.text("focus", ""),
        )
        self._check(table, spec)
        return spec

    def _check(self, table: Table, spec: FormSpec) -> None:
        table.finish()
        ids = {control.id for control in spec.controls}
        for key, id in (("default", spec.default), ("focus", spec.focus)):
            if id and id not in ids:
                raise table.fault(key, "the id of a control")
        if spec.modal and not spec.default:
            raise table.fault("default", "the id of the control that leaving presses")
        for control in spec.controls:
            if control.scrolls and control.scrolls not in ids:
                raise ResourceError(
                    f"{table.file}: controls.{control.id}.scrolls: expected the id of a control, "
                    f"found {control.scrolls!r}"
                )

    def menu(self, name: str) -> tuple[MenuSpec, ...]:
        """The pull-downs of a menu bar of menus.toml or system.toml. Raises ResourceError."""
        table, section = self._entry("menus", name, "menu")
        found = []
        for number, pull_down in enumerate(table.items(name)):
            place = f"menus.{name}[{number}]"
            if not isinstance(pull_down, dict):
                raise table.fault(name, "tables")
            own = Table(pull_down, table.file, place)
            items = tuple(self._item(own, item, section) for item in own.items("items"))
            found.append(MenuSpec(self._say(own, "title", own.text("title"), section), items))
            own.finish()
        return tuple(found)

    def _item(self, menu: Table, item: object, section: str) -> ItemSpec:
        if item == SEPARATOR:
            return ItemSpec("")
        if not isinstance(item, dict):
            raise menu.fault("items", 'tables and "-"')
        own = Table(item, menu.file, f"{menu.place}.items")
        text = self._say(own, "text", own.text("text"), section)
        found = ItemSpec(own.text("id"), text, own.text("key", "").upper())
        own.finish()
        return found

    def alert(self, name: str) -> AlertSpec:
        """An alert of alerts.toml or system.toml, its texts with {places} in them. Raises ResourceError."""
        alerts, section = self._entry("alerts", name, "alert")
        table = alerts.table(name)
        buttons = tuple(self._say(table, "buttons", key, section) for key in table.texts("buttons"))
        found = AlertSpec(
            name=name,
            kind=table.one_of("kind", ALERT_KINDS),
            title=self._say(table, "title", table.text("title"), section),
            text=self._say(table, "text", table.text("text"), section),
            buttons=buttons,
            default=table.number("default", 0, 0, max(0, len(buttons) - 1)),
            tips=self._optional(table, "tips", section),
        )
        if not buttons:
            raise table.fault("buttons", "at least one")
        table.finish()
        return found

    # -- texts

    def _sayer(self, section: str) -> Callable[[Table, str, str], str]:
        return lambda table, key, name: self._say(table, key, name, section)

    def _say(self, table: Table, key: str, name: str, section: str) -> str:
        """The text that a key of a table names, a name without a dot being of `section`."""
        full = name if "." in name else f"{section}.{name}"
        if full not in self.strings:
            expected = f"the key of a text, but {self.strings.file} has no {full}"
            raise table.fault(key, expected)
        return self.strings.raw(full)

    def _optional(self, table: Table, key: str, section: str) -> str:
        name = table.text(key, "")
        return self._say(table, key, name, section) if name else ""

    def _entry(self, kind: str, name: str, section: str) -> tuple[Table, str]:
        """The table of menus or alerts that has a name, and the section of its texts."""
        for stem, own in ((kind, section), (SYSTEM, SYSTEM)):
            if stem not in self._files:
                file = self.folder / "forms" / f"{stem}.toml"
                self._files[stem] = read(file) if file.is_file() else Table({}, f"forms/{stem}.toml")
            table = self._files[stem].table(kind)
            if name in table:
                return table, own
        raise ResourceError(f"forms/{kind}.toml: {kind}.{name}: expected an entry, found nothing")

    def _picture_size(self, name: str) -> tuple[int, int] | None:
        self._pictures = self._pictures or Pictures("grey4")
        try:
            width, height = self._pictures[name].get_size()
        except KeyError:
            return None
        return width, height
