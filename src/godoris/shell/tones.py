"""The tones of `assets/tones.toml`, and the square wave that they are."""

from array import array
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from godoris import resources, toml

AMPLITUDE = 64  # the loudest a Palm goes: sndMaxAmp
PEAK = 9000  # of 32767; a square wave of full height is far too loud beside other programs


class Note(NamedTuple):
    """One note: pitch in Hz (0 is silence), length in milliseconds, amplitude 0 to 64."""

    hz: int
    ms: int
    amplitude: int


Tones = Mapping[str, tuple[Note, ...]]


class ToneError(ValueError):
    """A fault in the file of tones; the message names file and tone."""


def load(file: Path | None = None) -> Tones:
    """All tones by name, whatever table they stand in.

    Raises ToneError for a file that is not there or has a fault.
    """
    file = file or resources.path("assets/tones.toml")
    try:
        tables = toml.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ToneError(f"{file}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise ToneError(f"{file}: not a TOML file: {error}") from None
    rows: dict[str, object] = {}
    for table, content in tables.items():
        if not isinstance(content, dict):
            raise ToneError(f"{file}: {table}: expected a table of tones, found {content!r}")
        for name in content.keys() & rows.keys():
            raise ToneError(f"{file}: {table}: {name}: stands in another table already")
        rows.update(content)
    return {name: _resolve(name, rows, file) for name in rows}


def _resolve(name: str, rows: Mapping[str, object], file: Path) -> tuple[Note, ...]:
    value = rows[name]
    if isinstance(value, str):
        value = rows.get(value)
        if not isinstance(value, list):
            raise ToneError(f"{file}: {name}: expected the name of a tone, found {rows[name]!r}")
    if not isinstance(value, list) or not value:
        raise ToneError(f"{file}: {name}: expected notes [Hz, ms, amplitude], found {value!r}")
    return tuple(_note(name, row, file) for row in value)


def _note(name: str, row: object, file: Path) -> Note:
    if isinstance(row, list) and len(row) == 3 and all(type(number) is int for number in row):
        note = Note(*row)
        silent = note.hz == 0 and note.amplitude == 0
        if (silent or 20 <= note.hz <= 12000) and 1 <= note.ms <= 2000 and 0 <= note.amplitude <= AMPLITUDE:
            return note
    raise ToneError(
        f"{file}: {name}: expected [Hz 20-12000, ms 1-2000, amplitude 0-{AMPLITUDE}] "
        f"or [0, ms, 0] for silence, found {row!r}"
    )


def milliseconds(notes: Iterable[Note]) -> int:
    """How long the notes last."""
    return sum(note.ms for note in notes)


def wave(notes: Iterable[Note], rate: int) -> bytes:
    """The notes as signed 16-bit samples of one channel, `rate` a second, in the machine's byte order."""
    samples = array("h")
    for hz, ms, amplitude in notes:
        length = rate * ms // 1000
        if not hz:
            samples.extend([0] * length)
            continue
        height = PEAK * amplitude // AMPLITUDE
        edge, half, done = 0, 0, 0
        while done < length:
            half += 1
            edge = min(length, round(half * rate / (2 * hz)))
            samples.extend([height if half & 1 else -height] * (edge - done))
            done = edge
    return samples.tobytes()
