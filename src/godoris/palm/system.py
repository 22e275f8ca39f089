"""The handheld's system: the stack of forms and the chain that every event goes down.

It moves only when it is told to: events are posted, `tick` lets 10 ms pass, `draw` brings the canvas up to date.
The same events and ticks always give the same picture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from godoris.palm.canvas import Canvas
from godoris.palm.controls.field import Field
from godoris.palm.events import Event
from godoris.palm.form import Form
from godoris.palm.resources import Resources

TICKS_PER_SECOND = 100  # as Palm OS counts (SDK, SystemMgr.h)

Handler = Callable[[Event], bool]  # True: the event goes no further


class Application(Protocol):
    """What runs on the handheld."""

    def handle(self, event: Event) -> bool:
        """An event, after the system and the menu and before the form. True: it goes no further.

        Every `Nil` comes here (and to the form's handler) too: one a tick.
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


class System:
    """The system. `play_tone(name)` is called with "click", "error", "warning", "information", "confirmation"."""

    resources: Resources
    canvas: Canvas
    forms: list[Form]  # bottom to top; the last one alone gets events
    ticks: int  # since the start

    def __init__(
        self,
        resources: Resources,
        canvas: Canvas,
        application: Application,
        *,
        play_tone: Callable[[str], None],
        clipboard: Clipboard | None = None,
    ) -> None:
        raise NotImplementedError

    # -- time and events

    def post(self, event: Event) -> None:
        """Put an event at the end of the queue; it is handled by the next `pump` or `tick`."""
        raise NotImplementedError

    def pump(self) -> None:
        """Handle all events of the queue, and those that they bring about."""
        raise NotImplementedError

    def tick(self, count: int = 1) -> None:
        """Handle the queue, then let `count` times 10 ms pass."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw what has been damaged onto the canvas."""
        raise NotImplementedError

    # -- forms

    def goto(self, name: str) -> None:
        """Close every form and open this one (FrmGotoForm)."""
        raise NotImplementedError

    def popup(self, name: str, done: Callable[[str], None] | None = None) -> None:
        """Open a form over the present one (FrmPopupForm); `done` gets the result it is closed with."""
        raise NotImplementedError

    def close(self, result: str = "") -> None:
        """Close the form on top (FrmReturnToForm); `result` is usually the id of a button."""
        raise NotImplementedError

    def alert(self, name: str, done: Callable[[int], None] | None = None, **values: object) -> None:
        """Open an alert (FrmCustomAlert); `done` gets the index of the button pressed."""
        raise NotImplementedError

    @property
    def top(self) -> Form | None:
        """The form that gets the events."""
        raise NotImplementedError

    @property
    def text_focus(self) -> Field | None:
        """The field that takes characters, None when there is none: letters are keys then."""
        raise NotImplementedError

    def stop(self) -> None:
        """Leave the application: presses the default button of every modal form, then sends AppStop."""
        raise NotImplementedError

    # -- the rest

    def set_language(self, language: str) -> None:
        """Read all strings anew; every open form is laid out again, keeps its values and gets FrmUpdate."""
        raise NotImplementedError

    def set_canvas(self, canvas: Canvas) -> None:
        """Draw on another canvas from now on, of another device perhaps."""
        raise NotImplementedError

    def tone(self, name: str) -> None:
        """Ask for a tone."""
        raise NotImplementedError
