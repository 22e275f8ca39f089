"""Faults of a form that a person would see: the checks of Palm's own emulator, and texts too wide."""

from __future__ import annotations

from godoris.palm.canvas import Canvas
from godoris.palm.form import Form


def problems(form: Form, canvas: Canvas) -> list[str]:
    """One line for each control that is off screen, of no size, over another, or too narrow for its text."""
    raise NotImplementedError
