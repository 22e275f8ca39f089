"""What the gremlins find: faults, told apart by what is wrong and where."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

_FIGURES = re.compile(r"[0-9]+")


class Fault(Exception):  # noqa: N818 - it is what a gremlin looks for, and no error of its own
    """Something is wrong with the program. `kind` names the check, `text` says what it saw."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind, self.text = kind, text
        self.trace = ""

    def same(self, other: Fault | None) -> bool:
        """Whether another one is this fault again: the same but for figures."""
        return other is not None and self.kind == other.kind and _plain(self.text) == _plain(other.text)


def of_exception(error: Exception) -> Fault:
    """The fault that an exception is: its kind, and the innermost place of the program it went through."""
    if isinstance(error, Fault):
        return error
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "godoris" in Path(frame.filename).parts] or list(frames)
    where = f"{'/'.join(Path(own[-1].filename).parts[-2:])} {own[-1].name}" if own else "nowhere"
    message = str(error).splitlines()[0] if str(error) else ""
    fault = Fault("exception", f"{type(error).__name__} in {where}: {message}"[:300])
    fault.trace = "".join(traceback.format_exception(error))
    return fault


def _plain(text: str) -> str:
    """The part of a text that says which fault it is: without figures, and no more than its beginning."""
    return _FIGURES.sub("0", text.partition(": ")[0] if " in " in text else text)[:80]
