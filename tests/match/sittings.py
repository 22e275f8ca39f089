"""Sittings for tests: who plays, where it is saved, and a disk that can fail."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

from godoris.engine import legal
from godoris.match.files import Disk, Lock
from godoris.match.preferences import Preferences, levels
from godoris.match.sitting import Sitting
from godoris.match.store import Store, pack

NOON = 1_000_000_000
LEVELS = levels()
CHOICES = [lambda moves: moves[0], lambda moves: moves[-1], lambda moves: moves[len(moves) // 2]]


def quick(folder: Path) -> Store:
    """A store on a quick disk."""
    return Store(folder, Quick())


def sit(store: Store | None = None, seed: int = 7, **prefs: object) -> Sitting:
    """A sitting whose Coms think quickly."""
    first = Preferences().replace(**{"level": "easy", **prefs})
    return Sitting(store, lambda: NOON, seed=seed, first=first)


def again(folder: Path, **prefs: object) -> Sitting:
    """The same person at a later start."""
    return sit(quick(folder), seed=99, **prefs)


def names(sitting: Sitting) -> list[str]:
    """What the sitting has to say since it was last asked."""
    return [notice.name for notice in sitting.take_notices()]


def state_of(sitting: Sitting) -> tuple[bytes, bytes]:
    """All that is to outlast the program."""
    hand = sitting.hand.pack() if sitting.playing else None
    return pack(sitting.lasting.pack()), pack(hand)


def one_move(sitting: Sitting, choose: Callable[[list[int]], int] = lambda moves: moves[0]) -> int:
    """Let whoever is to move make a move; the person takes what `choose` says."""
    if sitting.game.seat == 0:
        move = choose(legal(sitting.game))
    else:
        while (move := sitting.think()) is None:
            pass
    sitting.play(move)
    return move


def play_out(sitting: Sitting, choose: Callable[[list[int]], int] = lambda moves: moves[0]) -> None:
    """Play the hand to its end."""
    while sitting.playing:
        one_move(sitting, choose)


def play_games(sitting: Sitting, count: int) -> None:
    for _ in range(count):
        sitting.new_game()
        play_out(sitting)


def in_a_seventh_hand(folder: Path) -> Sitting:
    """A sitting of 철수's, six games and five moves old and closed."""
    sitting = sit(quick(folder), name="철수")
    play_games(sitting, 6)
    sitting.new_game()
    for _ in range(5):
        one_move(sitting)
    sitting.close()
    return sitting


class Killed(BaseException):
    """The program ends here, at once."""


class Quick(Disk):
    """A disk that does not wait for the platters: what tests write need not outlive a power cut."""

    def write(self, path: Path, data: bytes) -> None:
        path.write_bytes(data)

    def settle(self, folder: Path) -> None:
        assert folder.is_dir()


class Failing(Quick):
    """A disk on which operation number `at` fails.

    how: "full" (half is written, then the disk is full), "denied", "killed" (the program dies, of what is
    being written only half is there), "killed after" (it dies when the operation is done).
    """

    def __init__(self, at: int, how: str) -> None:
        self.at, self.how, self.count = at, how, 0
        self.done: list[str] = []

    def _step(self, name: str, act: Callable[[], None], half: Callable[[], None]) -> None:
        self.count += 1
        self.done.append(name)
        if self.count != self.at:
            act()
            return
        if self.how == "killed after":
            act()
            raise Killed
        half()
        if self.how == "killed":
            raise Killed
        raise OSError(errno.ENOSPC if self.how == "full" else errno.EACCES, self.how)

    def write(self, path: Path, data: bytes) -> None:
        def half() -> None:
            path.write_bytes(data[: len(data) // 2])

        self._step("write", lambda: super(Failing, self).write(path, data), half)

    def replace(self, old: Path, new: Path) -> None:
        self._step("replace", lambda: super(Failing, self).replace(old, new), lambda: None)

    def remove(self, path: Path) -> None:
        self._step("remove", lambda: super(Failing, self).remove(path), lambda: None)

    def settle(self, folder: Path) -> None:
        self._step("settle", lambda: super(Failing, self).settle(folder), lambda: None)


class NoDisk(Quick):
    """A disk on which nothing can be made."""

    def make_folder(self, path: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    def write(self, path: Path, data: bytes) -> None:
        raise AssertionError("nothing is written where there is no folder")

    def lock(self, path: Path) -> Lock | None:
        raise AssertionError("nothing is locked where there is no folder")
