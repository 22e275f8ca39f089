"""Keys that are down: each gives its event once, then again and again while it is held."""

from collections.abc import Callable, Hashable

from godoris.palm.events import Event, KeyDown, Modifier
from godoris.shell.keys import REPEATING, SPACE
from godoris.shell.program import REPEAT_FIRST, REPEAT_NEXT


class Held:
    """The keys that are down, by where they come from: a key code, a button of the skin, of a gamepad.

    `emit` gets the events. Time is counted in ticks, so that repeating is part of the fixed step.
    """

    def __init__(self, emit: Callable[[Event], None]) -> None:
        self._emit = emit
        self._down: dict[Hashable, tuple[KeyDown, int]] = {}  # source -> event, ticks since the last one

    def press(self, source: Hashable, event: KeyDown) -> None:
        """A key goes down. The desktop's own repeats, presses of a key that is down, count for nothing."""
        if source not in self._down:
            self._down[source] = event, 0
            self._emit(event)

    def release(self, source: Hashable) -> KeyDown | None:
        """A key goes up: its event, None when it was not down."""
        found = self._down.pop(source, None)
        return found[0] if found else None

    def clear(self) -> list[KeyDown]:
        """All keys go up, as when the window loses the keyboard."""
        gone = [event for event, _ in self._down.values()]
        self._down.clear()
        return gone

    def tick(self) -> None:
        """10 ms pass."""
        for source, (event, age) in self._down.items():
            if event.key in REPEATING or event.char == SPACE:
                again = REPEAT_NEXT if event.modifiers & Modifier.AUTO_REPEAT else REPEAT_FIRST
                if age + 1 >= again:
                    event = event.replace(modifiers=event.modifiers | Modifier.AUTO_REPEAT)
                    self._emit(event)
                    age = -1
                self._down[source] = event, age + 1

    def __bool__(self) -> bool:
        return bool(self._down)
