"""Every tone as a sound file, to be listened to: `python -m godoris.tools.sounds FOLDER` writes `NAME.wav`.

What is printed of each is measured in the samples: length, lowest and highest pitch, and how loud it is on
the whole, in parts of a square wave of full amplitude.
"""

from __future__ import annotations

import argparse
import sys
import wave
from array import array
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from pathlib import Path
from typing import NamedTuple

from godoris.shell import tones

RATE = 44100


class Measured(NamedTuple):
    """Milliseconds, lowest and highest Hz, loudness of 100."""

    ms: int
    low: int
    high: int
    loudness: int


def pitches(samples: Sequence[int], rate: int = RATE) -> Iterator[float]:
    """The pitch of every full wave that stands between two of its like, in Hz."""
    runs = [(value, sum(1 for _ in run)) for value, run in groupby(samples)]
    for (a, long), (b, short) in pairwise(runs):
        if a == -b and a and abs(long - short) <= 1:
            yield rate / (long + short)


def measured(data: bytes, rate: int = RATE) -> Measured:
    """What there is in the samples of a tone."""
    samples = array("h", data)
    found = sorted(pitches(samples, rate)) or [0.0]
    power = sum(sample * sample for sample in samples) / max(1, len(samples))
    loudness = round(100 * power**0.5 / tones.PEAK)
    return Measured(len(samples) * 1000 // rate, round(found[0]), round(found[-1]), loudness)


def write(path: Path, data: bytes, rate: int = RATE) -> None:
    """A sound file of one channel and 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        samples = array("h", data)
        if sys.byteorder == "big":
            samples.byteswap()
        file.writeframes(samples.tobytes())


def main(argv: Sequence[str] | None = None) -> int:
    """Write all tones; the exit status."""
    text = "Every tone as a WAV file."
    parser = argparse.ArgumentParser(prog="python -m godoris.tools.sounds", description=text)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args(argv).folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, notes in tones.load().items():
            data = tones.wave(notes, RATE)
            write(folder / f"{name}.wav", data)
            ms, low, high, loud = measured(data)
            print(f"{name:15} {len(notes):3} notes {ms:4} ms {low:5}-{high:<5} Hz  {loud:3}%")
    except (OSError, tones.ToneError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
