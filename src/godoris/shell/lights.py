"""What is lit on the case: pressed buttons and icons, and the lamp. A light stays long enough to be seen."""

LEAST = 8  # ticks that a light stays on at least
LAMP = "lamp"


class Lights:
    """Which buttons, icons and lamp are lit, by name."""

    def __init__(self) -> None:
        self._on: dict[str, int] = {}  # lit: ticks still to go when no longer held, -1 while it is held
        self._age: dict[str, int] = {}
        self._shown: set[str] = set()

    def hold(self, name: str, on: bool) -> None:
        """A button goes down or up."""
        if on:
            if name not in self._on:
                self._age[name] = 0
            self._on[name] = -1
        elif self._on.get(name) == -1:
            self._on[name] = max(0, LEAST - self._age[name])

    def flash(self, name: str, ticks: int) -> None:
        """Light up for that long."""
        self._age[name] = 0
        self._on[name] = max(LEAST, ticks)

    def tick(self) -> None:
        """10 ms pass."""
        for name in list(self._on):
            self._age[name] += 1
            left = self._on[name]
            if left > 0:
                self._on[name] = left - 1
            elif left == 0:
                del self._on[name], self._age[name]

    def __bool__(self) -> bool:
        return bool(self._on)

    def lit(self) -> set[str]:
        """Everything that is lit."""
        return set(self._on)

    def changes(self) -> list[tuple[str, bool]]:
        """What was lit or went out since the last call."""
        if not self._on and not self._shown:
            return []
        now = self.lit()
        changed = sorted(now ^ self._shown)
        self._shown = now
        return [(name, name in now) for name in changed]
