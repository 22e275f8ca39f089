"""Sound: one voice through pygame's mixer, opened at the first tone and never a reason to fail."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from godoris.shell.tones import Tones

RATE = 44100
BUFFER = 512  # samples: 12 ms, so that a click is heard with the tap
SEEN = 60  # milliseconds from which on the lamp shows a tone
QUIET = 2  # the file descriptor that sound libraries complain to


class Voice(Protocol):
    """What the shell asks of a loudspeaker.

    `lamp` is the length in ms of the tone that the lamp on the case is still to show, 0 for none; whoever
    shows it sets it back.
    """

    lamp: int

    def play(self, name: str) -> None:
        """Sound a tone by name, cutting the one that sounds. Returns at once."""

    def loudness(self, volume: int, muted: bool) -> None:
        """Set the volume, 0 to 100."""

    def close(self) -> None:
        """Give the sound card back."""


class Speaker:
    """The voice of the machine. Without a sound card it is silent."""

    def __init__(self, book: "Tones | None" = None) -> None:
        self.lamp = 0
        self._book = book
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._channel: pygame.mixer.Channel | None = None
        self._tried = False
        self._volume = 1.0

    def loudness(self, volume: int, muted: bool) -> None:
        """Set the volume, 0 to 100, for the tone that sounds and all that follow."""
        self._volume = 0.0 if muted else (volume / 100) ** 2  # ears count in ratios
        if self._channel is not None:
            self._channel.set_volume(self._volume)

    def play(self, name: str) -> None:
        """Sound a tone of the book, cutting the one that sounds. Raises KeyError for a name not in it.

        The lamp shows every tone but clicks, so that a muted handheld still says that something happened.
        """
        from godoris.shell import tones  # not before there is something to hear

        if self._book is None:
            self._book = tones.load()
        length = tones.milliseconds(self._book[name])
        self.lamp = length if length >= SEEN else self.lamp
        if self._volume == 0.0:
            return
        if not self._tried:
            self._open()
        if self._channel is None:
            return
        sound = self._sounds.get(name)
        if sound is None:
            sound = self._sounds[name] = pygame.mixer.Sound(buffer=tones.wave(self._book[name], RATE))
        self._channel.play(sound)
        self._channel.set_volume(self._volume)

    def close(self) -> None:
        """Give the sound card back; a later tone is silent."""
        if self._channel is not None:
            self._sounds.clear()
            self._channel = None
            pygame.mixer.quit()

    def _open(self) -> None:
        self._tried = True
        with _hushed():
            try:
                pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
            except pygame.error:
                return  # no sound card
        pygame.mixer.set_num_channels(1)
        self._channel = pygame.mixer.Channel(0)


@contextmanager
def _hushed() -> Iterator[None]:
    """Nothing reaches standard error: ALSA writes there by itself when there is no card."""
    kept, nowhere = -1, -1
    try:
        kept = os.dup(QUIET)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, QUIET)
    except OSError:
        pass  # a program started without standard error has nothing to hush
    try:
        yield
    finally:
        if kept >= 0:
            os.dup2(kept, QUIET)
            os.close(kept)
        if nowhere >= 0:
            os.close(nowhere)
