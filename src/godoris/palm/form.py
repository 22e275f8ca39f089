"""Forms: a title, controls, the focus among them, and which parts want to be drawn again.

A main form fills the screen. A modal form has a frame of 2 px around the outside of its rectangle and a title
bar of full width. Rectangles of controls are their insides, as on a Palm: frames lie around the outside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from godoris.palm.controls.base import Control
from godoris.palm.events import Event
from godoris.palm.geometry import Rect
from godoris.palm.resources import FormSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.system import System

C = TypeVar("C", bound=Control)


class Form:
    """One form on the stack. Coordinates of its controls are those of the screen."""

    name: str
    rect: Rect
    modal: bool
    title: str  # may be set
    system: System
    controls: list[Control]
    focus: Control | None  # which control the navigator stands on, or the field that takes characters
    handler: Callable[[Event], bool] | None

    def __init__(self, spec: FormSpec, system: System) -> None:
        raise NotImplementedError

    def get(self, id: str, kind: type[C]) -> C:
        """A control by its id; KeyError when there is none, TypeError when it is of another kind."""
        raise NotImplementedError

    def show(self, *ids: str, on: bool = True) -> None:
        """Show or hide controls."""
        raise NotImplementedError

    def relay(self, spec: FormSpec) -> None:
        """Take places and texts of another language; values stay."""
        raise NotImplementedError

    def damage(self, rect: Rect | None = None) -> None:
        """Have a part (the whole form) drawn again at the next System.draw."""
        raise NotImplementedError

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what lies in `rect`; the canvas is clipped to it already."""
        raise NotImplementedError

    def handle(self, event: Event) -> bool:
        """The form's own doing (FrmHandleEvent), after its handler has left an event alone."""
        raise NotImplementedError
