"""The controls that stand on a form. Every figure is from docs/adding-a-form.md, Figures."""

from godoris.palm.controls.base import Control
from godoris.palm.controls.button import Button, CheckBox, PushButton, Selector
from godoris.palm.controls.field import Field
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.listbox import ListBox
from godoris.palm.controls.plain import Bitmap, Label, ShiftSign
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.controls.scroll import RepeatButton, ScrollBar

__all__ = [
    "Bitmap",
    "Button",
    "CheckBox",
    "Control",
    "Field",
    "Gadget",
    "Label",
    "ListBox",
    "PopupTrigger",
    "PushButton",
    "RepeatButton",
    "ScrollBar",
    "Selector",
    "ShiftSign",
]
