"""Faults of a form that a person would see: those that Palm's emulator looked for, and texts too wide."""

from __future__ import annotations

from godoris.palm.canvas import Canvas
from godoris.palm.controls.base import Control
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.plain import Bitmap, ShiftSign
from godoris.palm.controls.scroll import RepeatButton
from godoris.palm.focus import reachable
from godoris.palm.form import Form
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.title import TAB_HEIGHT, TIPS_WIDTH, bar, tab


def problems(form: Form, canvas: Canvas) -> list[str]:
    """One line for each fault: a control off its form, of no size, over another, too narrow for its text; a
    title that does not fit; characters that a face does not have; a control that no arrow leads to.
    """
    seen = [control for control in form.controls if control.visible]
    found = [f"{form.name}: {fault}" for fault in _title(form)]
    for index, control in enumerate(seen):
        faults = [*_place(form, control), *_text(control, canvas)]
        faults += [f"lies over {other.id}" for other in seen[:index] if _collide(control, other)]
        found += [f"{form.name}.{control.id}: {fault}" for fault in faults]
    return found + [f"{form.name}.{id}: no arrow leads there" for id in _lost(form)]


def _place(form: Form, control: Control) -> list[str]:
    if control.rect.empty:
        return [f"has no size: {tuple(control.rect)}"]
    home = form.rect if form.modal else SCREEN
    faults = []
    if not control.outer.inside(home):
        faults.append(f"reaches out of the form: {tuple(control.outer)} is not in {tuple(home)}")
    heading = _heading(form)
    if control.outer.overlaps(heading):
        faults.append(f"lies over the title: {tuple(control.outer)} and {tuple(heading)}")
    return faults


def _heading(form: Form) -> Rect:
    if not form.title:
        return Rect(0, 0, 0, 0)
    return bar(form) if form.modal else Rect(0, 0, tab(form).width, TAB_HEIGHT)


def _title(form: Form) -> list[str]:
    font = form.system.fonts["bold"]
    width = font.width(form.title)
    room = bar(form).width - 2 * (TIPS_WIDTH + 2) if form.modal else SCREEN.width - 4
    faults = [f"title too wide: {width} for {room}: {form.title}"] if width > room else []
    missing = sorted({char for char in form.title if not font.has(char)})
    if missing:
        faults.append(f"title has characters that bold does not: {' '.join(missing)}")
    return faults


def _text(control: Control, canvas: Canvas) -> list[str]:
    faults = []
    needed = control.needed_width()
    if needed > control.rect.width:
        faults.append(f"too narrow for its text: {control.rect.width}, needs {needed}: {control.text!r}")
    font = canvas.font(control.spec.face)
    texts = [control.text, *getattr(control, "items", ())]
    missing = sorted({char for text in texts for char in text if char not in "\t\n" and not font.has(char)})
    if missing:
        faults.append(f"{font.name} does not have {' '.join(missing)}")
    return faults


def _collide(control: Control, other: Control) -> bool:
    """Insides may never overlap; frames may share their line, as neighbouring push buttons do. Other controls
    may lie on a picture, and wholly on what the application draws.
    """
    if isinstance(other, Bitmap) or (isinstance(other, Gadget) and control.outer.inside(other.rect)):
        return False
    if control.spec.group and control.spec.group == other.spec.group:
        return control.rect.overlaps(other.rect)
    loose = (ShiftSign, RepeatButton)
    if isinstance(control, loose) or isinstance(other, loose):
        return control.rect.overlaps(other.rect)
    return control.outer.overlaps(other.outer)


def _lost(form: Form) -> list[str]:
    stops = form.stops
    if not stops:
        return []
    found = reachable(stops[0], stops)
    return [control.id for control in stops if control.id not in found]
