"""The events that wait: what the handling of one has brought about comes before pen and keys.

As on a Palm, whose event manager looks at pen and keys when its own queue is empty: a second tap finds the
form that the first has opened, however late the first is handled.
"""

from collections import deque
from collections.abc import Callable

from godoris.palm.events import Event


class EventQueue:
    """Events from outside, and those that handling has brought about."""

    def __init__(self) -> None:
        self._outside: deque[Event] = deque()
        self._brought: deque[Event] = deque()
        self._handling = 0

    def put(self, event: Event) -> None:
        """At the end of the events of its kind: while one is handled, of those that handling brings about."""
        (self._brought if self._handling else self._outside).append(event)

    def take(self) -> Event | None:
        """The next event, None when there is none."""
        queue = self._brought or self._outside
        return queue.popleft() if queue else None

    def clear(self) -> None:
        """Forget them all."""
        self._brought.clear()
        self._outside.clear()

    def handle(self, event: Event, by: Callable[[Event], None]) -> None:
        """Have an event handled."""
        self._handling += 1
        try:
            by(event)
        finally:
            self._handling -= 1
