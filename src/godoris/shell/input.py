"""What the desktop sends, as events of the handheld: pen, keys, text, gamepads, and the window's own."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from godoris.palm.events import Event, Key, KeyDown, Modifier, TextEditing, TextInput
from godoris.shell import keys
from godoris.shell.gamepad import Gamepads
from godoris.shell.held import Held
from godoris.shell.pen import Case, Pen


class Desk(Case, Protocol):
    """What input asks of the window, beside what lies where."""

    def light_key(self, key: Key, on: bool) -> None:
        """Show the button of that key pressed or not, when the case has one."""

    def command(self, name: str) -> None:
        """One of the shell's own commands: keys.LARGER, SMALLER, MUTE, FULL."""

    def resized(self) -> None:
        """The window has another size."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""

    def uncovered(self) -> None:
        """The window must be shown again."""

    def close(self) -> None:
        """The window's own close."""


class Input:
    """Feeds on pygame's events; `queue` fills with the handheld's."""

    def __init__(self, desk: Desk) -> None:
        self.queue: list[Event] = []
        self.writing = False  # whether a field takes characters
        self._desk = desk
        self._held = Held(self.queue.append)
        self._pen = Pen(desk, self._held, self.queue.append)
        self.pads = Gamepads(self._held)
        self._finger: tuple[int, int] | None = None
        self._composing = False
        self._handlers: dict[int, Callable[[pygame.event.Event], None]] = {
            pygame.MOUSEBUTTONDOWN: self._mouse,
            pygame.MOUSEBUTTONUP: self._mouse,
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.FINGERDOWN: self._touch,
            pygame.FINGERMOTION: self._touch,
            pygame.FINGERUP: self._touch,
            pygame.KEYDOWN: self._key,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.TEXTEDITING: self._editing,
            pygame.WINDOWFOCUSLOST: lambda _: self.release(),
            pygame.WINDOWSIZECHANGED: lambda _: desk.resized(),
            pygame.WINDOWEXPOSED: lambda _: desk.uncovered(),
            pygame.QUIT: lambda _: desk.close(),
        }

    @property
    def busy(self) -> bool:
        """Whether pen or keys are down."""
        return self._pen.down or bool(self._held)

    @property
    def composing(self) -> bool:
        """Whether an input method has text that it has not handed over."""
        return self._composing

    def feed(self, event: pygame.event.Event) -> None:
        """Take one event of pygame's."""
        handler = self._handlers.get(event.type)
        if handler is not None:
            handler(event)
        else:
            self.pads.feed(event)

    def tick(self) -> None:
        """10 ms pass: held keys repeat."""
        self._pen.tick()
        if self._held:
            self._held.tick()

    def take(self) -> Sequence[Event]:
        """The handheld's events so far, which are then forgotten here."""
        if not self.queue:
            return ()
        taken = list(self.queue)
        self.queue.clear()
        return taken

    def release(self) -> None:
        """Let go of everything, as when the window loses the keyboard."""
        self._pen.cancel()
        self._finger = None
        for event in self._held.clear():
            self._desk.light_key(event.key, False)

    # -- pen

    def _mouse(self, event: pygame.event.Event) -> None:
        if event.button != 1 or event.touch:  # a touch comes as finger events too
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pen.press(*event.pos)
        else:
            self._pen.lift(*event.pos)

    def _motion(self, event: pygame.event.Event) -> None:
        if not event.touch:
            self._pen.move(*event.pos)

    def _wheel(self, event: pygame.event.Event) -> None:
        if event.y and not event.touch:
            self.queue.append(KeyDown(key=Key.PAGE_UP if event.y > 0 else Key.PAGE_DOWN))

    def _touch(self, event: pygame.event.Event) -> None:
        """The first finger is the pen; the others do nothing."""
        finger = event.touch_id, event.finger_id
        width, height = self._desk.size
        at = int(event.x * width), int(event.y * height)
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = finger
            self._pen.press(*at)
        elif finger != self._finger:
            return
        elif event.type == pygame.FINGERMOTION:
            self._pen.move(*at)
        elif event.type == pygame.FINGERUP:
            self._finger = None
            self._pen.lift(*at)

    # -- keys

    def _key(self, event: pygame.event.Event) -> None:
        held = keys.modifiers(event.mod)
        command = self._own(event, held)
        if command:
            self._desk.command(command)
            return
        table = keys.TEXT if self.writing else keys.PLAIN
        key = keys.ALWAYS.get(event.key) or table.get(event.key)
        if key is not None:
            if not self._composing:  # Enter and the arrows belong to the input method then
                self._held.press(event.key, KeyDown(key=key, modifiers=held))
                self._desk.light_key(key, True)
            return
        char = keys.character(event.key, event.scancode, event.unicode)
        if not char or held & Modifier.OPTION or (self.writing and not held & Modifier.COMMAND):
            return  # characters for a field come as text
        if self.writing:
            char = keys.EDITING.get(char, char)
        self._held.press(event.key, KeyDown(char=char, modifiers=held))

    def _own(self, event: pygame.event.Event, held: Modifier) -> str | None:
        if event.key == pygame.K_RETURN and held & Modifier.OPTION:
            return keys.FULL
        if event.key in keys.OWN_KEYS:
            return keys.OWN_KEYS[event.key]
        if event.key == pygame.K_KP_PLUS:
            return None if self.writing else keys.LARGER
        if event.key == pygame.K_KP_MINUS:
            return None if self.writing else keys.SMALLER
        if self.writing or held & (Modifier.COMMAND | Modifier.OPTION):
            return None
        return keys.OWN_CHARS.get(keys.character(event.key, event.scancode, event.unicode))

    def _key_up(self, event: pygame.event.Event) -> None:
        gone = self._held.release(event.key)
        if gone is not None:
            self._desk.light_key(gone.key, False)

    # -- text

    def _text(self, event: pygame.event.Event) -> None:
        self._composing = False
        if self.writing and event.text:
            self.queue.append(TextInput(event.text))

    def _editing(self, event: pygame.event.Event) -> None:
        if self.writing:
            self._composing = bool(event.text)
            self.queue.append(TextEditing(event.text))

    def write(self, writing: bool) -> None:
        """A field takes characters from now on, or no longer."""
        self.writing = writing
        self._composing = False
