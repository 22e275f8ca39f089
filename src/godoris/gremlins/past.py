"""Saves of a person who has played for long, so that what is kept grows no more."""

from __future__ import annotations

from random import Random

from godoris.engine import legal
from godoris.gremlins.disk import FOLDER, MemoryDisk
from godoris.gremlins.steps import NOON
from godoris.match.past import KEPT
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.match.store import Store


def history(seed: int) -> tuple[tuple[str, bytes], ...]:
    """The files of as many random games as are kept."""
    disk, chance = MemoryDisk(), Random(seed)
    first = Preferences(level="easy", speed="fast", saving="not", registered=True)
    sitting = Sitting(Store(FOLDER, disk), lambda: float(NOON), seed=seed, first=first)
    for _ in range(KEPT):
        sitting.new_game()
        while sitting.game is not None and sitting.playing:
            moves = legal(sitting.game)
            sitting.play(moves[int(chance.random() * len(moves))])
    sitting.close()
    return tuple(sorted(disk.files.items()))
