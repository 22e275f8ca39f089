"""Events of Palm OS under their own names (SDK, UI/Event.h), as small frozen objects.

`PenDown.name` is "penDown" and so on. Coordinates are those of the touch panel: the screen is 160 x 160, the
silkscreen lies below it. Identifiers of forms and controls are the names that they have in their TOML.
"""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import ClassVar

from godoris.frozen import Frozen


class Key(IntEnum):
    """Characters without a picture, with Palm's codes (Chars.h). NONE stands for an ordinary character."""

    NONE = 0
    BACKSPACE = 0x08
    TAB = 0x09
    RETURN = 0x0A
    PAGE_UP = 0x0B
    PAGE_DOWN = 0x0C
    COMMAND_STROKE = 0x16
    SHORTCUT_STROKE = 0x17
    ESCAPE = 0x1B
    LEFT = 0x1C
    RIGHT = 0x1D
    UP = 0x1E
    DOWN = 0x1F
    DELETE = 0x7F
    LOW_BATTERY = 0x101
    MENU = 0x105
    COMMAND = 0x106
    LAUNCH = 0x108
    KEYBOARD = 0x109
    FIND = 0x10A
    CALC = 0x10B
    RONAMATIC = 0x10E
    GRAFFITI_HELP = 0x10F
    KEYBOARD_ABC = 0x110
    KEYBOARD_123 = 0x111
    AUTO_OFF = 0x114
    BACKLIGHT = 0x113
    NAV_UP = 0x132  # the five-way navigator
    NAV_DOWN = 0x133
    NAV_LEFT = 0x134
    NAV_RIGHT = 0x135
    NAV_SELECT = 0x136
    HARD_1 = 0x204
    HARD_2 = 0x205
    HARD_3 = 0x206
    HARD_4 = 0x207
    POWER = 0x208
    # Palm's text keys reach up to 0x1F; these two have no code there and take the next free ones
    HOME = 0x1001
    END = 0x1002


class Modifier(IntFlag):
    """Key modifiers (Event.h)."""

    NONE = 0
    SHIFT = 1
    CAPS = 2
    NUM = 4
    COMMAND = 8
    OPTION = 0x10
    CONTROL = 0x20
    AUTO_REPEAT = 0x40
    DOUBLE_TAP = 0x80
    POWERED_ON = 0x100


class Event(Frozen):
    """Anything that goes down the chain system, menu, application, form."""

    name: ClassVar[str] = ""


class Nil(Event):
    """One tick of 10 ms has passed; drives animation."""

    name: ClassVar[str] = "nilEvent"


class PenDown(Event):
    """The pen touches the panel; `taps` counts 2 for the second tap of a double tap."""

    x: int
    y: int
    taps: int = 1
    name: ClassVar[str] = "penDown"


class PenMove(Event):
    """The pen slides."""

    x: int
    y: int
    name: ClassVar[str] = "penMove"


class PenUp(Event):
    """The pen leaves the panel."""

    x: int
    y: int
    name: ClassVar[str] = "penUp"


class KeyDown(Event):
    """A character: `char` for one with a picture, else `key`. A held key repeats with AUTO_REPEAT."""

    char: str = ""
    key: Key = Key.NONE
    modifiers: Modifier = Modifier.NONE
    name: ClassVar[str] = "keyDown"


class TextInput(Event):
    """Finished text from an input method or the host's keyboard."""

    text: str
    name: ClassVar[str] = "textInput"


class TextEditing(Event):
    """Text that an input method is still composing; "" ends the composition without text."""

    text: str
    name: ClassVar[str] = "textEditing"


class _ControlEvent(Event):
    form: str
    control: str


class CtlEnter(_ControlEvent):
    """Pen down in a control."""

    name: ClassVar[str] = "ctlEnter"


class CtlExit(_ControlEvent):
    """Pen lifted outside the control it went down in: nothing is chosen."""

    name: ClassVar[str] = "ctlExit"


class CtlSelect(_ControlEvent):
    """A control was tapped or entered; `on` is the new state of a check box or push button."""

    on: bool = True
    name: ClassVar[str] = "ctlSelect"


class CtlRepeat(_ControlEvent):
    """A repeating button is held."""

    name: ClassVar[str] = "ctlRepeat"


class LstEnter(_ControlEvent):
    """Pen down in a list."""

    name: ClassVar[str] = "lstEnter"


class LstExit(_ControlEvent):
    """Pen lifted outside the list."""

    name: ClassVar[str] = "lstExit"


class LstSelect(_ControlEvent):
    """An item of a list was chosen."""

    index: int
    name: ClassVar[str] = "lstSelect"


class PopSelect(_ControlEvent):
    """An item of the list of a popup trigger was chosen; `previous` is the one before, -1 for none."""

    index: int
    previous: int
    name: ClassVar[str] = "popSelect"


class FldEnter(_ControlEvent):
    """Pen down in a field."""

    name: ClassVar[str] = "fldEnter"


class FldChanged(_ControlEvent):
    """The text of a field has changed."""

    name: ClassVar[str] = "fldChanged"


class GadgetEvent(_ControlEvent):
    """Pen in an area that the application draws: `phase` is "enter", "move", "select" (lifted inside) or
    "exit" (lifted outside, or taken away by a form that opened). x and y count from the screen's corner.
    """

    phase: str
    x: int
    y: int
    taps: int = 1
    name: ClassVar[str] = "gadget"


class SclEnter(_ControlEvent):
    """Pen down in a scroll bar."""

    value: int
    name: ClassVar[str] = "sclEnter"


class SclRepeat(_ControlEvent):
    """A scroll bar moved while the pen is still down."""

    value: int
    new: int
    name: ClassVar[str] = "sclRepeat"


class SclExit(_ControlEvent):
    """The pen left a scroll bar; `new` is where it stands."""

    value: int
    new: int
    name: ClassVar[str] = "sclExit"


class Menu(Event):
    """A menu item was chosen, by pen, keys or its command letter."""

    item: str
    name: ClassVar[str] = "menuEvent"


class MenuOpen(Event):
    """The menu bar is about to open."""

    form: str
    name: ClassVar[str] = "menuOpen"


class MenuClose(Event):
    """The menu bar has closed."""

    form: str
    name: ClassVar[str] = "menuClose"


class _FormEvent(Event):
    form: str


class FrmLoad(_FormEvent):
    """A form is to be loaded; the application gives it its handler."""

    name: ClassVar[str] = "frmLoad"


class FrmOpen(_FormEvent):
    """A form has been loaded: fill its controls; it is drawn afterwards."""

    name: ClassVar[str] = "frmOpen"


class FrmUpdate(_FormEvent):
    """A form must set its texts anew; `code` says why: "language", "uncovered" or the application's own."""

    code: str = ""
    name: ClassVar[str] = "frmUpdate"


class FrmClose(_FormEvent):
    """A form is about to go; its controls still hold their values. `result` is the control that closed it."""

    result: str = ""
    name: ClassVar[str] = "frmClose"


class FrmTitleEnter(_FormEvent):
    """Pen down in a title."""

    name: ClassVar[str] = "frmTitleEnter"


class FrmTitleSelect(_FormEvent):
    """Pen lifted inside the title it went down in."""

    name: ClassVar[str] = "frmTitleSelect"


class FrmTitleExit(_FormEvent):
    """Pen lifted outside the title it went down in; Palm has no name for it."""

    name: ClassVar[str] = "frmTitleExit"


class FrmHelp(_FormEvent):
    """The i of a form whose file says `help`: the application is to show that page (FrmHelp in Form.h)."""

    page: str
    name: ClassVar[str] = "frmHelp"


class AppStop(Event):
    """The application is to end: close forms, save. There is no refusing."""

    name: ClassVar[str] = "appStop"
