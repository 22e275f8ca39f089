"""Alerts and tips: forms that the system lays out itself (docs/adding-a-form.md, Figures)."""

from __future__ import annotations

from collections.abc import Mapping

from godoris.palm.font import Fonts
from godoris.palm.geometry import Rect
from godoris.palm.layout import GAP, ControlSpec
from godoris.palm.resources import MODAL, AlertSpec, FormSpec
from godoris.palm.strings import fill

BOTTOM = 158  # the inside of a short modal form ends there
FRAMELESS = 46  # height of an alert without its text
ICON = Rect(8, 20, 16, 16)
TEXT_X, TEXT_Y, TEXT_WIDTH = 32, 20, 120
MOST_LINES = 6
BUTTON_X, BUTTON_LEAST, BUTTON_SPARE, BUTTON_BOTTOM = 6, 36, 10, 6
BUTTON_HEIGHT = 12

TONES = {"information": "info", "confirmation": "confirm", "warning": "warning", "error": "error"}


def button_id(index: int) -> str:
    """The id of a button of an alert."""
    return f"button{index}"


def form_name(alert: str) -> str:
    """The name of the form of an alert."""
    return f"alert.{alert}"


def alert_form(spec: AlertSpec, values: Mapping[str, object], fonts: Fonts) -> FormSpec:
    """The form of an alert: icon, bold text beside it, buttons from the left, at the bottom of the screen."""
    text = fill(spec.text, values, form_name(spec.name))
    bold, std = fonts["bold"], fonts["std"]
    lines = bold.wrap(text, TEXT_WIDTH)[:MOST_LINES]
    leading = bold.leading(text)
    high = max(len(lines), 1) * leading
    height = FRAMELESS + max(high, ICON.height)  # a single line leaves the icon its room
    controls = [
        ControlSpec("icon", "bitmap", ICON, picture=spec.kind),
        ControlSpec("text", "label", Rect(TEXT_X, TEXT_Y, TEXT_WIDTH, high), "\n".join(lines), face="bold"),
    ]
    x, y = BUTTON_X, height - BUTTON_BOTTOM - BUTTON_HEIGHT
    for index, label in enumerate(spec.buttons):
        width = max(BUTTON_LEAST, std.width(label) + BUTTON_SPARE)
        place = Rect(x, y, width, BUTTON_HEIGHT)
        controls.append(ControlSpec(button_id(index), "button", place, label, align="centre"))
        x += width + GAP
    return FormSpec(
        name=form_name(spec.name),
        rect=Rect(2, BOTTOM - height, 156, height),
        modal=True,
        title=fill(spec.title, values, form_name(spec.name)),
        controls=tuple(controls),
        default=button_id(spec.default),
        tips=spec.tips,
    )


def tips_form(text: str, title: str, done: str) -> FormSpec:
    """The form behind an i: text, Done, arrows (boot.rcp)."""
    return FormSpec(
        name="tips",
        rect=Rect(*MODAL),
        modal=True,
        title=title,
        controls=(
            ControlSpec("text", "field", Rect(5, 15, 146, 121), text, lines=14, editable=False),
            ControlSpec("done", "button", Rect(5, 139, 37, 12), done, align="centre"),
            ControlSpec("up", "repeat", Rect(138, 137, 13, 8), symbol="up", scrolls="text"),
            ControlSpec("down", "repeat", Rect(138, 145, 13, 8), symbol="down", scrolls="text"),
        ),
        default="done",
    )
