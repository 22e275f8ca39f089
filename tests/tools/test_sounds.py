"""Tones as sound files, and what is measured in them."""

import wave
from pathlib import Path

import pytest

from godoris.shell import tones
from godoris.shell.tones import Note
from godoris.tools import sounds


@pytest.mark.parametrize("name", tones.load())
def test_what_is_in_the_samples_is_what_stands_in_the_book(name: str) -> None:
    notes = tones.load()[name]
    found = sounds.measured(tones.wave(notes, sounds.RATE))
    heard = [note.hz for note in notes if note.hz]
    assert abs(found.ms - sum(note.ms for note in notes)) <= len(notes)
    assert found.low == pytest.approx(min(heard), rel=0.03)
    assert found.high == pytest.approx(max(heard), rel=0.03)


def test_loudness_follows_the_amplitude_of_64() -> None:
    loud = [sounds.measured(tones.wave([Note(440, 100, n)], sounds.RATE)).loudness for n in (0, 16, 32, 64)]
    assert loud == [0, 25, 50, 100]


def test_a_file_of_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sounds.main([str(tmp_path)]) == 0
    assert {path.stem for path in tmp_path.iterdir()} == set(tones.load())
    with wave.open(str(tmp_path / "won.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        assert file.getnframes() == sounds.RATE * 680 // 1000
    assert "won" in capsys.readouterr().out


def test_a_folder_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert sounds.main([str(tmp_path / "file" / "x")]) == 1
    assert "file" in capsys.readouterr().err
