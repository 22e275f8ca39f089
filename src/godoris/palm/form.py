"""Forms: a title, controls, the focus among them, and which parts want to be drawn again.

A main form fills the screen. A modal form has a frame of 2 px around the outside of its rectangle and a title
bar of full width. Rectangles of controls are their insides, as on a Palm: frames lie around the outside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from godoris.palm import events, title
from godoris.palm.controls.base import Control
from godoris.palm.controls.button import Button
from godoris.palm.controls.make import make
from godoris.palm.controls.scroll import RepeatButton, Scrollable, ScrollBar
from godoris.palm.events import Event, Key, KeyDown
from godoris.palm.focus import ARROWS, towards
from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect
from godoris.palm.resources import FormSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.system import System

C = TypeVar("C", bound=Control)

RING = 3  # the navigator's ring with its gap: 6 px at double density (HsNavCommon.h)


class Form:
    """One form on the stack. Coordinates of its controls are those of the screen."""

    def __init__(self, spec: FormSpec, system: System) -> None:
        self.spec, self.system = spec, system
        self.name, self.rect, self.modal = spec.name, spec.rect, spec.modal
        self.frame_colour = "dialog_frame" if spec.modal else "form_frame"
        self._title = spec.title
        self.handler: Callable[[Event], bool] | None = None
        self.done: Callable[[str], None] | None = None
        self.before_draw: Callable[[], None] | None = None  # damages what has changed since the last picture
        self.respec: Callable[[], FormSpec] | None = None  # how to read it anew in another language
        self.focus: Control | None = None
        self.ring = False  # whether the focus is shown: while the navigator is used, and not the pen
        self.capture: Control | None = None  # the control that has the pen
        self.title_down = ""  # what of the title the pen is on: "", "title" or "tips"
        self._hidden = False
        self.closing = False
        self.controls = [make(control, self) for control in spec.controls]
        self._by_id = {control.id: control for control in self.controls}
        self.first_focus()

    def first_focus(self) -> None:
        """Give the focus to the control that the file says, else to the first field that takes text."""
        wanted = self._by_id.get(self.spec.focus)
        fields = [control for control in self.controls if control.takes_text]
        self.focus = wanted or (fields[0] if fields else None)

    # -- what is on it

    def get(self, id: str, kind: type[C]) -> C:
        """A control by its id. Raises KeyError when there is none, TypeError when it is of another kind."""
        found = self._by_id[id]
        if not isinstance(found, kind):
            raise TypeError(f"{self.name}: {id} is a {type(found).__name__}, not a {kind.__name__}")
        return found

    def show(self, *ids: str, on: bool = True) -> None:
        """Show or hide controls."""
        for id in ids:
            self._by_id[id].visible = on

    def group(self, name: str) -> list[Control]:
        """The controls of a group; none for the name ""."""
        return [control for control in self.controls if name and control.spec.group == name]

    @property
    def title(self) -> str:
        """The title; may be set."""
        return self._title

    @title.setter
    def title(self, text: str) -> None:
        if text != self._title:
            self._title = text
            self.damage()

    @property
    def outer(self) -> Rect:
        """With the frame of a modal form."""
        return self.rect.grown(Frame.DIALOG.thickness) if self.modal else self.rect

    @property
    def hidden(self) -> bool:
        """Whether it is on the stack but not shown, so that what it covers can be seen."""
        return self._hidden

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        if hidden != self._hidden:
            self._hidden = hidden
            self.system.damage(self.outer)

    def relay(self, spec: FormSpec) -> None:
        """Take places and texts of another language; values stay."""
        self.system.damage(self.outer)
        self.spec, self.rect, self._title = spec, spec.rect, spec.title
        for control in spec.controls:
            self._by_id[control.id].place(control)
        self.system.damage(self.outer)

    # -- scrolling

    def scroll_target(self, id: str) -> Scrollable | None:
        """The control that a scroll bar or arrow moves."""
        found = self._by_id.get(id)
        return found if isinstance(found, Scrollable) else None

    def scrolled(self, target: Control) -> None:
        """A control has scrolled, or has more or less to scroll: tell its scroll bar and arrows."""
        if not hasattr(self, "_by_id") or not isinstance(target, Scrollable):
            return  # while the form is being made there is nobody to tell
        value, most, page = target.scroll_state()
        for control in self.controls:
            if control.spec.scrolls != target.id:
                continue
            if isinstance(control, ScrollBar):
                control.set(value, most, page)
            elif isinstance(control, RepeatButton):
                control.more = value > 0 if control.by < 0 else value < most

    def opened(self, by_keys: bool) -> None:
        """Called once it is on the stack: scroll bars learn what they scroll. Who uses keys sees the ring at
        once, on a modal form without a focus around the default.
        """
        if by_keys and self.modal and self.focus is None and self.stops:
            self.focus = self._nearest_stop(self.stops)
        self.ring = by_keys and self.focus is not None
        for control in self.controls:
            self.scrolled(control)

    # -- drawing

    def damage(self, rect: Rect | None = None) -> None:
        """Have a part (the whole form) drawn again at the next System.draw."""
        if not self._hidden:
            self.system.damage(self.outer if rect is None else rect.common(self.outer))

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what lies in `rect`; the canvas is clipped to it already."""
        canvas.fill(self.rect, "dialog_fill" if self.modal else "form_fill")
        title.draw(self, canvas)
        for control in self.controls:
            if control.visible and control.outer.overlaps(rect):
                control.draw(canvas)
        if self.ring and self.focus is not None and self.focus.ringed and self.focus.visible:
            canvas.frame(self.focus.outer.grown(1), Frame.BOLD_ROUND, "focus_ring")

    # -- focus

    def set_focus(self, control: Control | None, ring: bool | None = None) -> None:
        """Give the focus to a control; `ring` says whether the navigator's ring is shown."""
        before = self.focus
        if control is before and ring in (None, self.ring):
            return
        self._damage_ring()
        self.focus, self.ring = control, self.ring if ring is None else ring
        self._damage_ring()
        if control is not before:
            for changed, on in ((before, False), (control, True)):
                if changed is not None:
                    changed.focus_changed(on)

    def _damage_ring(self) -> None:
        if self.ring and self.focus is not None and self.focus.ringed:
            self.damage(self.focus.outer.grown(RING))

    def lost(self, control: Control) -> None:
        """A control was shown or hidden: it may not keep pen or focus."""
        if self.capture is control:
            self.capture = None
            control.pen_lost()
        if self.focus is control and not control.visible:
            self._damage_ring()
            self.focus = None

    @property
    def stops(self) -> list[Control]:
        """Where the navigator may stop, in the order of the file."""
        return [control for control in self.controls if control.takes_focus and control.stops]

    def _navigate(self, event: KeyDown) -> bool:
        """An arrow or Tab moves the focus; the first only shows where it is."""
        stops = self.stops
        if not stops:
            return False
        if event.key is Key.TAB or event.key is Key.RETURN:
            back = bool(event.modifiers & events.Modifier.SHIFT)
            at = stops.index(self.focus) if self.focus in stops else (0 if back else -1)
            self.set_focus(stops[(at + (-1 if back else 1)) % len(stops)], ring=True)
            return True
        if event.key not in ARROWS:
            return False
        if self.focus not in stops:
            self.set_focus(self._nearest_stop(stops), ring=True)
        elif self._ring_is_missing():
            self.set_focus(self.focus, ring=True)
        else:
            here = self.focus.rect
            there = towards(here, event.key, (stop for stop in stops if stop is not self.focus))
            if there is None:
                return False
            self.set_focus(there, ring=True)
        return True

    def _ring_is_missing(self) -> bool:
        """Whether the focus is somewhere and nothing shows where; a field has its caret, a gadget its own."""
        focus = self.focus
        return not self.ring and focus is not None and focus.ringed and not focus.editable

    def _nearest_stop(self, stops: list[Control]) -> Control:
        default = self._by_id.get(self.spec.default)
        return default if default in stops and self.modal and default is not None else stops[0]

    # -- events

    def handle(self, event: Event) -> bool:
        """The form's own doing (FrmHandleEvent), after its handler has left an event alone."""
        if type(event) is events.Nil:  # of a hundred events ninety
            return False
        match event:
            case events.PenDown(x, y, taps):
                return self._pen_down(x, y, taps)
            case events.PenMove(x, y):
                return self._pen_move(x, y)
            case events.PenUp(x, y):
                return self._pen_up(x, y)
            case KeyDown():
                return self._key(event)
            case events.TextInput() | events.TextEditing() if self.focus and self.focus.takes_text:
                self.focus.write(event)
                return True
            case events.CtlSelect(_, control) if self.modal and self._closes(control):
                self.system.close(control)
                return True
        return False

    def _closes(self, id: str) -> bool:
        return isinstance(self._by_id.get(id), Button)

    def hit(self, x: int, y: int) -> Control | None:
        """The control under the pen: the last one drawn there."""
        for control in reversed(self.controls):
            if control.usable and control.outer.contains(x, y):
                return control
        return None

    def _pen_down(self, x: int, y: int, taps: int) -> bool:
        self.set_focus(self.focus, ring=False)
        control = self.hit(x, y)
        if control is None:
            part = title.part_at(self, x, y)
            if part:
                self.title_down = part
                title.entered(self)
            return bool(part)
        if control.stops and control.takes_focus:
            self.set_focus(control)
        if control.pen_down(x, y, taps):
            self.capture = control
        return self.capture is control

    def _pen_move(self, x: int, y: int) -> bool:
        if self.capture is not None:
            self.capture.pen_move(x, y)
        return self.capture is not None

    def _pen_up(self, x: int, y: int) -> bool:
        if self.title_down:
            part, self.title_down = self.title_down, ""
            title.left(self, part, title.part_at(self, x, y) == part)
            return True
        control, self.capture = self.capture, None
        if control is None:
            return False
        control.pen_up(x, y)
        return True

    def pen_lost(self) -> None:
        """The pen is taken away: another form has opened, or this one goes."""
        if self.title_down:
            part, self.title_down = self.title_down, ""
            title.left(self, part, False)
        control, self.capture = self.capture, None
        if control is not None:
            control.pen_lost()

    def _key(self, event: KeyDown) -> bool:
        if event.key is Key.NAV_SELECT and self._ring_is_missing():
            self.set_focus(self.focus, ring=True)  # nothing is pressed that cannot be seen to be meant
            return True
        if self.focus is not None and self.focus.usable and self.focus.key(event):
            if event.key in ARROWS and event.key >= Key.NAV_UP:  # within a list or what the program draws
                self.set_focus(self.focus, ring=True)
            return True
        if event.key in (Key.PAGE_UP, Key.PAGE_DOWN) and self._page(event.key is Key.PAGE_DOWN):
            return True
        if event.key is Key.ESCAPE:
            return self.press_default()
        return self._navigate(event)

    def _page(self, down: bool) -> bool:
        """Page the first control that has anything to scroll."""
        for control in self.controls:
            if isinstance(control, Scrollable) and isinstance(control, Control) and control.visible:
                value, most, page = control.scroll_state()
                if most:
                    step = max(1, page - 1)
                    control.scroll_to(value + step if down else value - step)
                    return True
        return False

    def press_default(self) -> bool:
        """Press the default control, as when the person leaves; whether there is one."""
        control = self._by_id.get(self.spec.default)
        if control is None:
            return False
        self.system.post(events.CtlSelect(self.name, control.id))
        return True

    def tick(self) -> None:
        """10 ms have passed."""
        focus, capture = self.focus, self.capture
        if focus is not None:
            focus.tick()
        if capture is not None and capture is not focus:
            capture.tick()
