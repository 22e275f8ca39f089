"""The writing area: pen strokes become characters, with shift, caps lock and punctuation pending.

Which area a stroke was begun in says whether it is a letter or a figure; a stroke may end anywhere. Without
the strip under the screen the screen itself is written on: letters on its left, figures on its right.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from godoris import resources
from godoris.palm.events import Key, KeyDown
from godoris.palm.geometry import SCREEN
from godoris.palm.graffiti import Strokes, is_tap
from godoris.palm.strokes import Point

PARTING = 89  # where the figures begin (PilRC, GRAFFITIINPUTAREA)
SCREEN_PARTING = 107  # the same while the screen is written on: two thirds and one

SHIFT, CAPS, PUNCTUATION = "shift", "caps", "punctuation"  # names of signs
_KEYS = {"back": Key.BACKSPACE, "return": Key.RETURN, "command": Key.COMMAND_STROKE}
_UP = {"": SHIFT, SHIFT: CAPS, CAPS: ""}  # an upward stroke; twice locks


class Writing:
    """One stroke after the other. `ink` is the stroke being written, in panel coordinates.

    `pending` names the sign of what is pending, "" for nothing: it is shown in the form with the field.
    """

    def __init__(self, load: Callable[[], Strokes] | None = None) -> None:
        """`load` reads the drawings when the first stroke is written; without it those of the product."""
        self._load = load or (lambda: Strokes.load(resources.path("palm_profile/graffiti.toml")))
        self._locked = False
        self._pending = ""
        self.ink: list[Point] = []

    @cached_property
    def strokes(self) -> Strokes:
        """The drawings. Raises ResourceError."""
        return self._load()

    @property
    def pending(self) -> str:
        """One of shift, caps, punctuation, or nothing."""
        return self._pending or (CAPS if self._locked else "")

    @property
    def active(self) -> bool:
        """Whether a stroke is being written."""
        return bool(self.ink)

    def clear(self) -> None:
        """Nothing is pending any more, as when the field is left."""
        self._pending, self._locked = "", False
        self.ink = []

    def down(self, x: int, y: int) -> None:
        """The pen begins a stroke."""
        self.ink = [(x, y)]

    def move(self, x: int, y: int) -> None:
        """The pen goes on."""
        if self.ink and self.ink[-1] != (x, y):
            self.ink.append((x, y))

    def up(self) -> KeyDown | None:
        """The pen is lifted: the character written; None for a shift, and for what cannot be read."""
        ink, self.ink = self.ink, []
        if not ink:
            return None
        if is_tap(ink):
            return self._tap()
        x, y = ink[0]
        figures = x >= (PARTING if y >= SCREEN.bottom else SCREEN_PARTING)
        pending, self._pending = self._pending, ""
        if pending == PUNCTUATION:
            name = self.strokes.match(ink, ["punctuation"]).name
            return KeyDown(char=name) if name else None
        name = self.strokes.match(ink, ["figures" if figures else "letters", "both"]).name
        return self._character(name, pending)

    def _tap(self) -> KeyDown | None:
        """A tap makes the next stroke punctuation; a second one is the full stop."""
        if self._pending == PUNCTUATION:
            self._pending = ""
            return KeyDown(char=".")
        self._pending = PUNCTUATION
        return None

    def _character(self, name: str, pending: str) -> KeyDown | None:
        if name == "shift":
            after = _UP.get(self._shifted(pending), SHIFT)
            self._pending, self._locked = (SHIFT if after == SHIFT else ""), after == CAPS
        elif name == "back" and pending:
            pass  # it took back what was pending
        elif name in _KEYS:
            return KeyDown(key=_KEYS[name])
        elif name == "space":
            return KeyDown(char=" ")
        elif name:
            return KeyDown(char=name if self._shifted(pending) else name.lower())
        return None

    def _shifted(self, pending: str) -> str:
        return SHIFT if pending == SHIFT else CAPS if self._locked else ""
