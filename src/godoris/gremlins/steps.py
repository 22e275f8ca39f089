"""Steps of a gremlin as lines of text, so that a list of them can be written down, read and done again.

    pen 12,40 15,44,30 90,10     down, along the points and up; a third figure: ticks until the next point
    tap 12,40                    the second tap of a double tap
    burst 12,40 20,40            taps that come all at once, as after a slow moment
    key NAV_UP                   a key of palm.events.Key; "repeat" after it for a held one
    char "a"                     a character
    text "한글"                  finished text from an input method
    editing "ㅎ"                 text that an input method still composes
    nil 40                       ticks in which nothing happens
    leave, leave force           the window's close; a signal
    battery                      the battery runs low
    clock -3600                  the clock is set, seconds forward or back
    start record=won disk=full   the program is started; without a `leave` before it, it was killed

`on FORM` behind a step: it is left out where another form is on top, or another thing lies over it; so that
what is left of a list that is cut down means what it meant.

A list may begin with `device NAME`, `language NAME`, `seed N`, `time SECONDS`, and `save NAME BASE64`, which
is a file of the saves.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from godoris import resources, rules
from godoris.app.shot_ways import REDEALT
from godoris.gremlins.disk import TROUBLES
from godoris.match.preferences import SAVINGS, levels
from godoris.palm import device
from godoris.palm.events import Key

LANGUAGES = ("en", "ko")
_ON = re.compile(r"(.*?)\bon ([a-z_.0-9]+(?::\w+)?)")
_FAR = 400
_PATIENCE = 100_000
_FOREVER = 10**12
_SEEDS = 1 << 64


NOON = 1_760_000_000
"""Seconds since 1970 at which a list begins."""


class ListError(ValueError):
    """A list of steps that cannot be read: file, line, what was expected."""


class Point(NamedTuple):
    """Where the pen is, in panel coordinates, and for how many ticks."""

    x: int
    y: int
    ticks: int = 1


class Step(NamedTuple):
    """One line: what is done, and with what."""

    kind: str
    value: str = ""
    on: str = ""

    def __str__(self) -> str:
        on = f" on {self.on}" if self.on else ""
        return f"{self.kind} {self.value}".rstrip() + on

    @property
    def points(self) -> list[Point]:
        """The way of the pen."""
        return [Point(*map(int, word.split(","))) for word in self.value.split()]

    @property
    def text(self) -> str:
        """The characters."""
        return str(json.loads(self.value))

    @property
    def options(self) -> dict[str, str]:
        """What a start is given."""
        return dict(word.split("=", 1) for word in self.value.split())


def pen(*points: tuple[int, ...], kind: str = "pen") -> Step:
    """A way of the pen, each point (x, y) or (x, y, ticks); or `tap`, or `burst`."""
    return Step(kind, " ".join(",".join(map(str, point)) for point in points))


def key(which: Key, repeat: bool = False) -> Step:
    """A key."""
    return Step("key", f"{which.name} repeat" if repeat else which.name)


def words(kind: str, text: str) -> Step:
    """`char`, `text` or `editing`."""
    return Step(kind, json.dumps(text, ensure_ascii=False))


@dataclass(frozen=True)
class Beginning:
    """What a list of steps begins on."""

    device: str = device.FIRST
    language: str = "en"
    seed: int = 1
    time: int = NOON
    saves: tuple[tuple[str, bytes], ...] = ()

    def lines(self) -> list[str]:
        """As the first lines of a list."""
        out = [f"device {self.device}", f"language {self.language}", f"seed {self.seed}", f"time {self.time}"]
        return out + [f"save {name} {base64.b64encode(data).decode()}" for name, data in self.saves]


List = tuple[Beginning, list[Step]]
"""Steps, and what they begin on."""


def written(beginning: Beginning, steps: Iterable[Step]) -> str:
    """A list as text."""
    return "\n".join([*beginning.lines(), *map(str, steps), ""])


def read(text: str, name: str = "<list>") -> List:
    """A list out of its text. Raises ListError."""
    beginning, steps = Beginning(), list[Step]()
    for number, line in enumerate(text.splitlines(), 1):
        kind, _, rest = line.strip().partition(" ")
        value, on = _split(rest)
        if not kind or kind.startswith("#"):
            continue
        try:
            if kind in _BEGINNINGS and not steps:
                beginning = _BEGINNINGS[kind](beginning, value)
            elif kind in _CHECKS:
                _CHECKS[kind](value)
                steps.append(Step(kind, value, on))
            else:
                raise ValueError(f"one of {', '.join(_CHECKS)}")
        except ValueError as fault:
            raise ListError(f"{name}:{number}: {kind}: expected {fault}") from None
    return beginning, steps


def _split(rest: str) -> tuple[str, str]:
    """What is after the kind of a step, and the form behind it; a text in quotes may hold anything."""
    found = _ON.fullmatch(rest)
    return (found[1].strip(), found[2]) if found else (rest.strip(), "")


def _whole(text: str, least: int, most: int) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 20 or not least <= int(text) <= most:
        raise ValueError(f"a whole number from {least} to {most} and not {text!r}")
    return int(text)


def _device(beginning: Beginning, value: str) -> Beginning:
    if value not in device.names():
        raise ValueError(f"one of {', '.join(device.names())}")
    return replace(beginning, device=value)


def _language(beginning: Beginning, value: str) -> Beginning:
    if value not in LANGUAGES:
        raise ValueError(f"one of {', '.join(LANGUAGES)}")
    return replace(beginning, language=value)


def _seed(beginning: Beginning, value: str) -> Beginning:
    return replace(beginning, seed=_whole(value, 0, _SEEDS - 1))


def _time(beginning: Beginning, value: str) -> Beginning:
    return replace(beginning, time=_whole(value, 0, _FOREVER))


def _save(beginning: Beginning, value: str) -> Beginning:
    name, _, data = value.partition(" ")
    try:
        content = base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("a file's name and its content in base64") from None
    return replace(beginning, saves=(*beginning.saves, (name, content)))


_BEGINNINGS: dict[str, Callable[[Beginning, str], Beginning]] = {
    "device": _device,
    "language": _language,
    "seed": _seed,
    "time": _time,
    "save": _save,
}


def _points(value: str) -> None:
    found = [word.split(",") for word in value.split()]
    if not found or not all(len(point) in (2, 3) for point in found):
        raise ValueError("points x,y or x,y,ticks")
    for x, y, *ticks in found:
        _whole(x, -_FAR, _FAR)
        _whole(y, -_FAR, _FAR)
        for count in ticks:
            _whole(count, 0, _PATIENCE)


def _key(value: str) -> None:
    name, *rest = value.split() or [""]
    if name not in Key.__members__ or rest not in ([], ["repeat"]):
        raise ValueError("the name of a key, and perhaps repeat")


def _text(value: str) -> None:
    try:
        text = json.loads(value)
    except ValueError:
        text = None
    if not isinstance(text, str):
        raise ValueError("a text in double quotes")


def _start(value: str) -> None:
    names = [word.partition("=")[0] for word in value.split() if "=" in word]
    if len(names) != len(value.split()) or not set(names) <= set(STARTS):
        raise ValueError(f"of {', '.join(STARTS)}, each NAME=VALUE")
    for word in value.split():
        name, _, chosen = word.partition("=")
        if chosen not in STARTS[name]():
            raise ValueError(f"for {name}: one of {', '.join(STARTS[name]())}")


def _nothing(value: str) -> None:
    if value:
        raise ValueError("nothing after it")


def _ticks(value: str) -> None:
    _whole(value, 0, _PATIENCE)


def _seconds(value: str) -> None:
    _whole(value, -_FOREVER, _FOREVER)


def _leave(value: str) -> None:
    if value not in ("", "force"):
        raise ValueError("nothing or force")


STARTS: dict[str, Callable[[], Sequence[str]]] = {
    "record": lambda: sorted(path.stem for path in resources.path("assets/shots").glob("*.gsr")),
    "rules": rules.names,
    "level": levels,
    "saving": lambda: SAVINGS,
    "disk": lambda: TROUBLES,
    "person": lambda: ("new",),
    "deal": lambda: (str(REDEALT),),
    "last": lambda: ("1",),
}
"""What a start may be given, and the values there are."""
_CHECKS: dict[str, Callable[[str], None]] = {
    "pen": _points,
    "tap": _points,
    "burst": _points,
    "key": _key,
    "char": _text,
    "text": _text,
    "editing": _text,
    "nil": _ticks,
    "leave": _leave,
    "battery": _nothing,
    "clock": _seconds,
    "start": _start,
}
