"""What the system asks of those around it: the application, the clipboard, what lies over the forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from godoris.palm.events import Event
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form

Handler = Callable[[Event], bool]  # True: the event goes no further


class Application(Protocol):
    """What runs on the handheld."""

    def handle(self, event: Event) -> bool:
        """An event, after the system and the menu and before the form. True: it goes no further.

        Every `Nil` comes here (and to the handler of the form on top) too: one a tick.
        """
        ...

    def form_loaded(self, form: Form) -> Handler | None:
        """A form was loaded: the handler of its events, which come there before the form's own doing."""
        ...


class Clipboard(Protocol):
    """The text of cut, copy and paste."""

    def get(self) -> str:
        """The text."""
        ...

    def put(self, text: str) -> None:
        """Replace the text."""
        ...


class OwnClipboard:
    """A clipboard that nothing outside the handheld sees."""

    def __init__(self) -> None:
        self._text = ""

    def get(self) -> str:
        """The text."""
        return self._text

    def put(self, text: str) -> None:
        """Replace the text."""
        self._text = text


class Overlay(Protocol):
    """What lies over all forms and has pen and keys while it does: an open menu, the list of a trigger."""

    @property
    def outer(self) -> Rect:
        """All that it draws on."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""

    def handle(self, event: Event) -> bool:
        """Take an event; True when it goes no further."""

    def tick(self) -> None:
        """10 ms have passed."""

    def close(self) -> None:
        """Take it away."""
