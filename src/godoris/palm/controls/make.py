"""From the kind of a control to its class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.palm.controls.base import Control
from godoris.palm.controls.button import Button, CheckBox, PushButton, Selector
from godoris.palm.controls.field import Field
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.listbox import ListBox
from godoris.palm.controls.plain import Bitmap, Label, ShiftSign
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.controls.scroll import RepeatButton, ScrollBar
from godoris.palm.layout import ControlSpec

if TYPE_CHECKING:
    from godoris.palm.form import Form

CLASSES: dict[str, type[Control]] = {
    "label": Label,
    "bitmap": Bitmap,
    "gadget": Gadget,
    "button": Button,
    "push_button": PushButton,
    "check_box": CheckBox,
    "selector": Selector,
    "popup": PopupTrigger,
    "list": ListBox,
    "field": Field,
    "scroll_bar": ScrollBar,
    "repeat": RepeatButton,
    "shift": ShiftSign,
}


def make(spec: ControlSpec, form: Form) -> Control:
    """The control that a spec describes; its kind is one of layout.KINDS."""
    return CLASSES[spec.kind](spec, form)
