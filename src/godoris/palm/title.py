"""The title of a form: a tab on a main form, a bar on a modal one, and what the pen does there.

Figures: docs/adding-a-form.md, Figures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.palm import events
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

TAB_HEIGHT = 15
TAB_TEXT = 2  # the text's column and row
RULE = Rect(0, 13, 160, 2)
BAR_HEIGHT = 12
TIPS_WIDTH, TIPS_HEIGHT = 12, 11


def bar(form: Form) -> Rect:
    """The title of a modal form."""
    return Rect(form.rect.x, form.rect.y, form.rect.width, BAR_HEIGHT)


def tab(form: Form) -> Rect:
    """The title of a main form."""
    width = form.system.fonts["bold"].width(form.title) + 2 * TAB_TEXT
    return Rect(form.rect.x, form.rect.y, width, TAB_HEIGHT)


def tips_sign(form: Form) -> Rect:
    """The i at the right end of a modal title."""
    title = bar(form)
    return Rect(title.right - TIPS_WIDTH - 1, title.y, TIPS_WIDTH, TIPS_HEIGHT)


def draw(form: Form, canvas: Canvas) -> None:
    """Title, and the frame of a modal form."""
    if form.modal:
        _draw_modal(form, canvas)
    elif form.title:
        area = tab(form)
        canvas.fill(RULE, form.frame_colour)
        canvas.tab(area, form.frame_colour)
        canvas.text(form.title, area.x + TAB_TEXT, area.y + TAB_TEXT, "form_fill", "bold")


def _draw_modal(form: Form, canvas: Canvas) -> None:
    canvas.frame(form.rect, Frame.DIALOG, form.frame_colour)
    if not form.title:
        return
    area = bar(form)
    canvas.fill(area, form.frame_colour)
    sides = TIPS_WIDTH + 2 if has_tips(form) else 2
    width = area.width - 2 * sides
    canvas.text(form.title, area.x + sides, area.y, "dialog_fill", "bold", width=width, align="centre")
    if has_tips(form):
        sign = tips_sign(form)
        if form.title_down == "tips":
            canvas.fill(sign, "dialog_fill")
        canvas.symbol(
            "tips", sign.x, sign.y, form.frame_colour if form.title_down == "tips" else "dialog_fill"
        )


def part_at(form: Form, x: int, y: int) -> str:
    """What of the title lies there: "tips", "title" or ""."""
    if not form.title:
        return ""
    if form.modal:
        if has_tips(form) and tips_sign(form).contains(x, y):
            return "tips"
        return "title" if bar(form).contains(x, y) else ""
    # the whole height of the bar, the rule's too, wherever no control lies
    return "title" if y < TAB_HEIGHT and form.rect.contains(x, y) else ""


def has_tips(form: Form) -> bool:
    """Whether there is an i."""
    return bool(form.spec.tips or form.spec.help)


def ask_tips(form: Form) -> None:
    """What a tap on the i does."""
    if form.spec.help:
        form.system.post(events.FrmHelp(form.name, form.spec.help))
    else:
        form.system.show_tips(form)


def entered(form: Form) -> None:
    """The pen went down in the title."""
    if form.title_down == "tips":
        form.damage(tips_sign(form))
    else:
        form.system.post(events.FrmTitleEnter(form.name))


def left(form: Form, part: str, inside: bool) -> None:
    """The pen was lifted: inside, the i opens the tips and the title of a main form its menu."""
    if part == "tips":
        form.damage(tips_sign(form))
        if inside:
            ask_tips(form)
    elif inside:
        form.system.post(events.FrmTitleSelect(form.name))
    else:
        form.system.post(events.FrmTitleExit(form.name))
