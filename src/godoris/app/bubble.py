"""A few words over the screen that wait for the person: what the lesson says, and where to look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from godoris.palm.events import Event, Key, KeyDown, PenDown, PenMove, PenUp
from godoris.palm.frames import Frame
from godoris.palm.geometry import SCREEN, Rect

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.system import System

_WIDTH = 152
_PAD = 4
_BUTTON = (15, 11)
_CLOSE = (11, 10)
_TOPS = (4, 36, 64, 92)
_BLINK = 40
_NEXT = (Key.NAV_SELECT, Key.RETURN, Key.NAV_RIGHT, Key.RIGHT, Key.NAV_DOWN, Key.DOWN, Key.PAGE_DOWN)


class Bubble:
    """An overlay (palm.protocols.Overlay) with a text, a sign to go on and one to leave.

    target: what the words are about, in a blinking frame; `tap`: a tap there goes on too.  keep: rectangles
    that must stay seen.  answers: characters that go on as well.  `done` is called once it has gone, `leave`
    when the person wants no more.
    """

    def __init__(
        self,
        system: System,
        text: str,
        *,
        done: Callable[[], None],
        leave: Callable[[], None],
        target: Rect | None = None,
        tap: bool = False,
        keep: Sequence[Rect] = (),
        answers: str = "",
        still: bool = False,
    ) -> None:
        self._system, self.text = system, text
        self._done, self._leave = done, leave
        self.target, self.tap, self.answers = target, tap, answers
        self._still, self._ticks, self._pressed = still, 0, ""
        font = system.fonts["std"]
        self.lines = font.wrap(text, _WIDTH - 2 * _PAD - _BUTTON[0])
        self._leading = font.leading(text)
        self.rect = self._placed([*keep, *([target] if target else [])])

    def _placed(self, keep: Sequence[Rect]) -> Rect:
        """Where the box covers least of what must stay seen; the highest such place."""
        height = max(2 * _BUTTON[1] + 4, len(self.lines) * self._leading + 4)
        low = SCREEN.height - height - 4

        def covered(top: int) -> int:
            shared = [Rect(4, top, _WIDTH, height).grown(3).common(rect) for rect in keep]
            return sum(rect.width * rect.height for rect in shared)

        tops = [top for top in (*_TOPS, low) if top <= low]
        return Rect(4, min(tops, key=covered), _WIDTH, height)

    # --- where everything is ---

    @property
    def next(self) -> Rect:
        """The sign to go on."""
        return Rect(self.rect.right - _BUTTON[0], self.rect.bottom - _BUTTON[1], *_BUTTON)

    @property
    def cross(self) -> Rect:
        """The sign to leave."""
        return Rect(self.rect.right - _CLOSE[0], self.rect.y, *_CLOSE)

    @property
    def outer(self) -> Rect:
        """All that it draws on."""
        box = Frame.DIALOG.around(self.rect)
        return box.union(self.target.grown(4)).common(SCREEN) if self.target else box

    # --- drawing ---

    def draw(self, canvas: Canvas) -> None:
        """The frame around what is meant, the box over it."""
        if self.target and (self._still or self._ticks // _BLINK % 2 == 0):
            canvas.frame(self.target.grown(1), Frame.BOLD_ROUND, "focus_ring")
        canvas.inside(self.rect, Frame.DIALOG, "object_fill")
        canvas.frame(self.rect, Frame.DIALOG, "form_frame")
        for i, line in enumerate(self.lines):
            canvas.text(line, self.rect.x + _PAD, self.rect.y + 2 + self._leading * i)
        self._sign(canvas, self.next, "next", "right", 2)
        self._sign(canvas, self.cross, "cross", "cross", 2)

    def _sign(self, canvas: Canvas, rect: Rect, name: str, symbol: str, down: int) -> None:
        fill, ink = "object_fill", "object_foreground"
        if self._pressed == name:
            fill, ink = "object_selected_fill", "object_selected_foreground"
            canvas.fill(rect, fill)
        wide, high = canvas.signs.size(symbol)
        canvas.symbol(symbol, rect.x + (rect.width - wide) // 2, rect.y + (rect.height - high) // 2, ink)

    # --- events ---

    def handle(self, event: Event) -> bool:
        """Pen and keys are its own; hard buttons and the like go on to the application."""
        match event:
            case PenDown(x, y):
                self._press(self._at(x, y))
            case PenMove(x, y):
                self._press(self._pressed if self._at(x, y) == self._pressed else "")
            case PenUp(x, y):
                chosen = self._at(x, y)
                chosen = chosen if chosen and chosen == self._pressed else ""
                self._press("")
                self._choose(chosen)
            case KeyDown():
                return self._key(event)
            case _:
                return False
        return True

    def _at(self, x: int, y: int) -> str:
        if self.next.grown(3).contains(x, y):
            return "next"
        if self.cross.grown(2).contains(x, y):
            return "cross"
        if self.tap and self.target and self.target.contains(x, y) and not self.rect.contains(x, y):
            return "target"
        return ""

    def _press(self, name: str) -> None:
        if name != self._pressed:
            self._pressed = name
            self._system.damage(self.rect)

    def _choose(self, name: str) -> None:
        if name == "cross":
            self._leave()
        elif name:
            self._go_on()

    def _go_on(self) -> None:
        self._system.tone("click")
        self.close()
        self._done()

    def _key(self, event: KeyDown) -> bool:
        if event.key in _NEXT or event.char == " " or (event.char and event.char.lower() in self.answers):
            self._go_on()
        elif event.key in (Key.ESCAPE, Key.MENU):
            self._leave()
        else:
            return event.key is Key.NONE or event.key < Key.MENU
        return True

    def tick(self) -> None:
        """The frame blinks."""
        self._ticks += 1
        if self.target and not self._still and self._ticks % _BLINK == 0:
            self._system.damage(self.target.grown(4))

    def close(self) -> None:
        """Take it away."""
        if self._system.overlay is self:
            self._system.overlay = None
