"""The steps that a gremlin has done lately, kept on disk, so that they do not look like a leak."""

from __future__ import annotations

import base64
import json
import tempfile
from dataclasses import replace
from typing import IO

from godoris.gremlins.handheld import Handheld
from godoris.gremlins.steps import NOON, Beginning, List, Step, read

OFTEN = 50
"""Steps from one mark to the next."""


_ONCE = ("record", "person")
"""What a program that goes on where a mark was made is not started with again."""


class Diary:
    """The steps of the last two programs, and marks: what the saves were some fifty steps ago.

    A program started on the saves of a mark is mostly where the one was that the mark was made in.
    """

    def __init__(self, beginning: Beginning) -> None:
        self._beginning = beginning
        self._programs = [_Part(), _Part()]
        self._marks = [_Part(), _Part()]
        self._count = 0

    def write(self, step: Step, handheld: Handheld) -> None:
        """Before a step is done."""
        if step.kind == "start" and handheld.app is not None and not handheld.running:
            _turn(self._programs, handheld)
        if self._count % OFTEN == 0:
            _turn(self._marks, handheld)
            kept = [f"{name}={value}" for name, value in handheld.options.items() if name not in _ONCE]
            self._marks[-1].write(Step("start", " ".join(kept)))
        self._count += 1
        for part in (self._programs[-1], *self._marks):
            part.write(step)

    def whole(self) -> List:
        """From the program before the last one on."""
        before, last = self._programs
        text = before.text() + last.text()
        return before.beginning(self._beginning), read(text)[1]

    def shorter(self) -> list[List]:
        """From each mark on, the last one first; then the last program."""
        parts = [*reversed(self._marks), self._programs[-1]]
        return [(part.beginning(self._beginning), read(part.text())[1]) for part in parts]

    def close(self) -> None:
        """Forget it."""
        for part in (*self._programs, *self._marks):
            part.close()


class _Part:
    """Some steps, and the saves before them."""

    def __init__(self) -> None:
        self._saves, self._steps, self._time = _file(), _file(), NOON

    def begin(self, handheld: Handheld) -> None:
        self._time = handheld.now
        files = handheld.own.files
        for file in (self._saves, self._steps):
            file.seek(0)
            file.truncate()
        json.dump({name: base64.b64encode(data).decode() for name, data in files.items()}, self._saves)

    def write(self, step: Step) -> None:
        self._steps.write(f"{step}\n")

    def text(self) -> str:
        self._steps.seek(0)
        return self._steps.read()

    def beginning(self, first: Beginning) -> Beginning:
        self._saves.seek(0)
        files: dict[str, str] = json.loads(self._saves.read() or "{}")
        saves = sorted((name, base64.b64decode(data)) for name, data in files.items())
        return replace(first, time=self._time, saves=tuple(saves))

    def close(self) -> None:
        self._saves.close()
        self._steps.close()


def _turn(parts: list[_Part], handheld: Handheld) -> None:
    """The oldest part becomes the newest."""
    parts.append(parts.pop(0))
    parts[-1].begin(handheld)


def _file() -> IO[str]:
    return tempfile.TemporaryFile("w+", encoding="utf-8")
