"""From the kind of a control to its class."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from godoris.palm.controls.base import Control
from godoris.palm.layout import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.form import Form

CLASSES = {
    "label": ("plain", "Label"),
    "bitmap": ("plain", "Bitmap"),
    "gadget": ("gadget", "Gadget"),
    "button": ("button", "Button"),
    "push_button": ("button", "PushButton"),
    "check_box": ("button", "CheckBox"),
    "selector": ("button", "Selector"),
    "popup": ("popup", "PopupTrigger"),
    "list": ("listbox", "ListBox"),
    "field": ("field", "Field"),
    "scroll_bar": ("scroll", "ScrollBar"),
    "repeat": ("scroll", "RepeatButton"),
    "shift": ("plain", "ShiftSign"),
}
"""Module and class of each of layout.KINDS; a module is imported when a form first has such a control."""


def make(spec: ControlSpec, form: Form) -> Control:
    """The control that a spec describes; its kind is one of layout.KINDS."""
    module, name = CLASSES[spec.kind]
    made: Control = getattr(import_module(f"godoris.palm.controls.{module}"), name)(spec, form)
    return made
