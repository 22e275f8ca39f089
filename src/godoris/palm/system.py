"""The handheld's system: the stack of forms and the chain that every event goes down.

It moves only when it is told to: events are posted, `tick` lets 10 ms pass, `draw` brings the canvas up to
date. The same events and ticks always give the same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from godoris.palm import events
from godoris.palm.canvas import Canvas
from godoris.palm.edit import Edit
from godoris.palm.event_queue import EventQueue
from godoris.palm.events import Event, Key, KeyDown, Modifier
from godoris.palm.font import Fonts
from godoris.palm.form import Form
from godoris.palm.geometry import SCREEN, Rect, merge
from godoris.palm.protocols import Application, Clipboard, Handler, Overlay, OwnClipboard
from godoris.palm.resources import FormSpec, MenuSpec, ResourceError, Resources

if TYPE_CHECKING:
    from godoris.palm.controls.field import Field
    from godoris.palm.menu import Place

TICKS_PER_SECOND = 100  # as Palm OS counts (SDK, SystemMgr.h)
COMMAND_TIME = 300  # ticks that a command stroke waits for its letter
NAVIGATOR = frozenset({Key.NAV_UP, Key.NAV_DOWN, Key.NAV_LEFT, Key.NAV_RIGHT, Key.NAV_SELECT, Key.TAB})
MOST_FORMS = 20  # modal forms that are closed on leaving, those included that open meanwhile

_PEN = (events.PenDown, events.PenMove, events.PenUp)
_NIL = events.Nil()  # one serves for all ticks

__all__ = ["TICKS_PER_SECOND", "Application", "Clipboard", "Handler", "Overlay", "System"]


class System:
    """The system. Tones that it asks for: "click", "info", "confirm", "warning", "error".

    `filters` see every event before the system itself: on-screen keyboard and handwriting are such.
    `hidden_items` are ids of menu items that there is no use for at the moment.
    """

    def __init__(
        self,
        resources: Resources,
        canvas: Canvas,
        application: Application,
        *,
        play_tone: Callable[[str], None],
        clipboard: Clipboard | None = None,
    ) -> None:
        self.resources, self.canvas, self.application = resources, canvas, application
        self.clipboard: Clipboard = clipboard or OwnClipboard()
        self.forms: list[Form] = []  # bottom to top; the last one alone gets events
        self.filters: list[Handler] = []
        self.hidden_items: set[str] = set()
        self.ticks = 0  # since the start
        self.ink: Sequence[tuple[float, float]] = ()  # of the stroke being written, in panel coordinates
        self.strip = True  # whether the strip under the screen can be reached; the shell says so
        self._play_tone = play_tone
        self._queue = EventQueue()
        self._damage: list[Rect] = []
        self._overlay: Overlay | None = None
        self._shift = ""
        self._pen: tuple[int, int] | None = None  # where it is while it is down
        self._by_keys = False  # whether the navigator was used last, and not the pen
        self._command = 0  # ticks left for the letter after a command stroke
        self.last_menu: dict[str, Place] = {}  # by form
        self._edit = Edit(self)

    @property
    def fonts(self) -> Fonts:
        """The faces."""
        return self.resources.fonts

    @property
    def top(self) -> Form | None:
        """The form that gets the events."""
        return self.forms[-1] if self.forms else None

    @property
    def text_focus(self) -> Field | None:
        """The field that takes characters, None when there is none: letters are keys then."""
        focus = self.top.focus if self.top and self._overlay is None else None
        return cast("Field", focus) if focus is not None and focus.takes_text else None

    # -- time and events

    def post(self, event: Event) -> None:
        """Put an event at the end of the queue; it is handled by the next `pump` or `tick`."""
        self._queue.put(event)

    def pump(self) -> None:
        """Handle all events of the queue, and those that they bring about."""
        while (event := self._queue.take()) is not None:
            self._dispatch(event)

    def tick(self, count: int = 1) -> None:
        """Handle the queue, then let `count` times 10 ms pass."""
        for _ in range(count):
            self.pump()
            self.ticks += 1
            if self.top is not None:
                self.top.tick()
            if self._overlay is not None:
                self._overlay.tick()
            if self._command:
                self._command -= 1
                if not self._command:
                    self.shift = ""
            self._dispatch(_NIL)
        self.pump()

    def _dispatch(self, event: Event) -> None:
        self._queue.handle(event, self._hand_down)

    def _hand_down(self, event: Event) -> None:
        """Filters, system, menu, application, form."""
        if isinstance(event, KeyDown):
            self._by_keys = self._by_keys or event.key in NAVIGATOR
        elif isinstance(event, _PEN) and not self._pen_is_in_order(event):
            return
        for handler in tuple(self.filters):
            if handler(event):
                return
        if self._overlay is not None:
            if self._overlay.handle(event):
                return
        elif self._own(event):
            return
        if self.application.handle(event):
            return
        form = self._target(event)
        if form is None or (form.handler is not None and form.handler(event)) or form not in self.forms:
            return
        if form.handle(event) or not isinstance(event, events.FrmTitleSelect):
            return
        # a modal form may have a menu too, of a field or its own, and without a strip no icon opens it
        self.open_menu()

    def _pen_is_in_order(self, event: events.PenDown | events.PenMove | events.PenUp) -> bool:
        """One pen: it is lifted before it goes down again, and moves only while it is down."""
        if isinstance(event, events.PenDown):
            if self._pen is not None:
                self._dispatch(events.PenUp(*self._pen))
            self._by_keys = False
        elif self._pen is None:
            return False
        self._pen = None if isinstance(event, events.PenUp) else (event.x, event.y)
        return True

    def _target(self, event: Event) -> Form | None:
        name = getattr(event, "form", None)
        return self.top if name is None else self.find(name)

    def find(self, name: str) -> Form | None:
        """The form of that name on the stack."""
        return next((form for form in self.forms if form.name == name), None)

    def _own(self, event: Event) -> bool:
        """What the system does itself: the Menu icon, command letters, the Edit menu."""
        if isinstance(event, events.Menu):
            return self._edit.choose(event.item)
        if not isinstance(event, KeyDown):
            return False
        if event.key is Key.MENU:
            return self.open_menu()
        if event.key is Key.LOW_BATTERY:
            self.alert("low_battery")
            return True
        if event.key in (Key.COMMAND_STROKE, Key.COMMAND):
            self._command, self.shift = COMMAND_TIME, "command_stroke"
            return True
        if event.char and (self._command or event.modifiers & Modifier.COMMAND):
            stroke, self._command = bool(self._command), 0
            self.shift = "" if stroke else self.shift
            from godoris.palm.menu import find_letter

            item = find_letter(self.menus(), event.char)
            if item:
                self.post(events.Menu(item))
            elif stroke:
                self.tone("error")
            return bool(item) or stroke
        return False

    # -- forms

    def goto(self, name: str) -> None:
        """Close every form and open this one (FrmGotoForm). Raises ResourceError, changing nothing then."""
        form = self._load(name)
        for other in reversed(self.forms):
            self._leave(other, "")
        self.forms.clear()
        self._open(form)

    def popup(self, name: str, done: Callable[[str], None] | None = None) -> None:
        """Open a form over the present one (FrmPopupForm); `done` gets the result that it is closed with.

        One that is open already stays as it is. Raises ResourceError.
        """
        if self.find(name) is None:
            form = self._load(name)
            form.done = done
            self._open(form)

    def alert(self, name: str, /, done: Callable[[int], None] | None = None, **values: object) -> None:
        """Open an alert (FrmCustomAlert); `done` gets the index of the button. Raises ResourceError."""
        from godoris.palm import alert as alerts

        if self.find(alerts.form_name(name)) is not None:
            return

        def respec() -> FormSpec:
            return alerts.alert_form(self.resources.alert(name), values, self.fonts)

        spec = self.resources.alert(name)
        buttons = [alerts.button_id(index) for index in range(len(spec.buttons))]
        form = Form(respec(), self)
        form.respec, form.frame_colour = respec, "alert_frame"
        if done is not None:
            answer = done
            form.done = lambda result: answer(buttons.index(result) if result in buttons else spec.default)
        self.tone(alerts.TONES[spec.kind])
        self._open(form)

    def show_tips(self, about: Form) -> None:
        """Open the tips of a form."""
        from godoris.palm import alert as alerts

        def respec() -> FormSpec:
            title, done = self.resources.string("system.tips"), self.resources.string("system.done")
            return alerts.tips_form(about.spec.tips, title, done)

        form = Form(respec(), self)
        form.respec = respec
        self._open(form)

    def close(self, result: str = "") -> None:
        """Close the form on top (FrmReturnToForm); `result` is usually the id of a button."""
        form = self.top
        if form is None or form.closing:
            return
        self._leave(form, result)
        self.forms.remove(form)
        self.damage(form.outer)
        if self.top is not None:
            self._dispatch(events.FrmUpdate(self.top.name, "uncovered"))
        if form.done is not None:
            form.done(result)

    def stop(self) -> None:
        """Leave the application: presses the default button of every modal form, then sends AppStop."""
        for _ in range(MOST_FORMS):
            form = self.top
            if form is None or not form.modal:
                break
            form.press_default()
            self.pump()
            if self.top is form:
                self.close(form.spec.default)
        self._dispatch(events.AppStop())
        for form in reversed(self.forms):
            self._leave(form, "")
        self.forms.clear()
        self._queue.clear()

    def _load(self, name: str) -> Form:
        form = Form(self.resources.form(name), self)
        form.respec = lambda: self.resources.form(name)
        return form

    def _open(self, form: Form) -> None:
        self._take_pen()
        self.forms.append(form)
        self._dispatch(events.FrmLoad(form.name))
        form.handler = self.application.form_loaded(form)
        form.opened(self._by_keys)
        self._dispatch(events.FrmOpen(form.name))
        self.damage(form.outer)

    def _leave(self, form: Form, result: str) -> None:
        self._take_pen()
        form.closing = True
        self._dispatch(events.FrmClose(form.name, result))

    def _take_pen(self) -> None:
        if self._overlay is not None:
            self._overlay.close()
        if self.top is not None:
            self.top.pen_lost()

    # -- menus and overlays

    @property
    def overlay(self) -> Overlay | None:
        """The open menu or list."""
        return self._overlay

    @overlay.setter
    def overlay(self, overlay: Overlay | None) -> None:
        for changed in (self._overlay, overlay):
            if changed is not None:
                self.damage(changed.outer)
        self._overlay = overlay

    def menus(self) -> tuple[MenuSpec, ...]:
        """The menu bar of the form on top: its own, and Edit when it has a field to type in."""
        from godoris.palm.menu import menus_of

        return menus_of(self)

    def open_menu(self) -> bool:
        """Open the menu bar of the form on top; whether it has one."""
        from godoris.palm.menu import MenuBar, Place

        form, menus = self.top, self.menus()
        if form is None or not menus:
            return False
        self._take_pen()
        self.overlay = MenuBar(self, form, menus, self.last_menu.get(form.name, Place(0, -1)))
        return True

    # -- the picture

    def damage(self, rect: Rect = SCREEN) -> None:
        """Have a part of the screen drawn again at the next `draw`."""
        merge(self._damage, rect.common(SCREEN))

    def draw(self) -> None:
        """Draw what has been damaged onto the canvas."""
        for form in self.forms:
            if form.before_draw is not None:
                form.before_draw()
        damaged, self._damage = self._damage, []
        for rect in damaged:
            with self.canvas.clipped(rect):
                for form in self._seen_in(rect):
                    form.draw(self.canvas, rect)
                if self._overlay is not None and self._overlay.outer.overlaps(rect):
                    self._overlay.draw(self.canvas)
                if self.ink:
                    self.canvas.path(self.ink, "ink")

    def _seen_in(self, rect: Rect) -> list[Form]:
        """The forms of which something is seen in a rectangle, bottom to top."""
        shown = [form for form in self.forms if not form.hidden and form.outer.overlaps(rect)]
        for index in range(len(shown) - 1, 0, -1):
            if not shown[index].modal or rect.inside(shown[index].rect):
                return shown[index:]
        return shown

    # -- the rest

    @property
    def shift(self) -> str:
        """Name of the sign that shows how the next stroke is shifted, "" for none."""
        return self._shift

    @shift.setter
    def shift(self, sign: str) -> None:
        if sign != self._shift:
            self._shift = sign
            for control in self.top.controls if self.top else ():
                if control.spec.kind == "shift":
                    control.damage()

    def set_language(self, language: str) -> None:
        """Read all texts anew; every open form is laid out again, keeps its values and gets FrmUpdate.

        Raises ResourceError, and changes nothing then.
        """
        before = self.resources.language
        self.resources.set_language(language)
        try:
            specs = [form.respec() if form.respec else form.spec for form in self.forms]
        except ResourceError:
            self.resources.set_language(before)
            raise
        self._take_pen()
        for form, spec in zip(tuple(self.forms), specs, strict=True):
            form.relay(spec)
            self._dispatch(events.FrmUpdate(form.name, "language"))
        self.damage()

    def set_canvas(self, canvas: Canvas) -> None:
        """Draw on another canvas from now on, of another device perhaps."""
        self.canvas = canvas
        self.damage()

    def tone(self, name: str) -> None:
        """Ask for a tone."""
        self._play_tone(name)
