"""The resources of the handheld: forms, menus, alerts and strings, all TOML that a person can edit.

`palm_profile/forms/NAME.toml` holds one form, `menus.toml` and `alerts.toml` the application's menus and alerts,
`system.toml` those of the handheld itself. `palm_profile/strings/LANGUAGE.toml` holds every text.
docs/adding-a-form.md describes the files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from godoris.palm.geometry import Rect

LANGUAGES = ("en", "ko")


class ResourceError(ValueError):
    """A resource that cannot be used: one line that names the file, the key and what was expected."""


@dataclass(frozen=True, slots=True)
class ControlSpec:
    """One control of a form in one language; `rect` counts from the form's corner."""

    id: str
    kind: str
    rect: Rect
    text: str = ""  # the label itself, already in the language
    options: Mapping[str, object] = field(default_factory=dict)  # what only this kind has


@dataclass(frozen=True, slots=True)
class FormSpec:
    """A form in one language."""

    name: str
    rect: Rect
    modal: bool
    title: str
    controls: tuple[ControlSpec, ...]
    default: str = ""  # id of the control that is pressed when the person leaves
    menu: str = ""  # name of its menu bar
    tips: str = ""  # the text behind the i


@dataclass(frozen=True, slots=True)
class ItemSpec:
    """An item of a menu; a separator has no id."""

    id: str
    text: str
    key: str = ""  # command letter


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A pull-down of a menu bar."""

    title: str
    items: tuple[ItemSpec, ...]


@dataclass(frozen=True, slots=True)
class AlertSpec:
    """An alert: kind is information, confirmation, warning or error; `default` is the index of a button."""

    name: str
    kind: str
    title: str
    text: str
    buttons: tuple[str, ...]
    default: int = 0
    tips: str = ""


class Resources:
    """All resources of one language; `language` may be changed at any time."""

    language: str

    def __init__(self, folder: Path, language: str = "en") -> None:
        """`folder` is palm_profile. Raises ResourceError."""
        raise NotImplementedError

    def string(self, key: str, **values: object) -> str:
        """The text of "section.name" in the current language, {placeholders} filled in."""
        raise NotImplementedError

    def form(self, name: str) -> FormSpec:
        """The form of forms/NAME.toml."""
        raise NotImplementedError

    def menu(self, name: str) -> tuple[MenuSpec, ...]:
        """The pull-downs of a menu bar."""
        raise NotImplementedError

    def alert(self, name: str) -> AlertSpec:
        """An alert, its text with {placeholders} still in it."""
        raise NotImplementedError
