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
from godoris.rules import RuleSet, house, load, names

_SWITCHES = ("stop_points", "own_bbuk", "bonus_pee", "peebak_zero", "kwang_four", "nagari_carry")


def history(seed: int) -> tuple[tuple[str, bytes], ...]:
    """The files of as many random games as are kept: of every rule set, and by rules of the house, which has
    had many of its own.
    """
    disk, chance = MemoryDisk(), Random(seed)
    first = Preferences(level="easy", speed="fast", saving="not", registered=True)
    sitting = Sitting(Store(FOLDER, disk), lambda: float(NOON), seed=seed, first=first)
    for number in range(KEPT):
        _change_rules(sitting, number)
        sitting.new_game()
        while sitting.game is not None and sitting.playing:
            moves = legal(sitting.game)
            sitting.play(moves[int(chance.random() * len(moves))])
    sitting.close()
    return tuple(sorted(disk.files.items()))


def _change_rules(sitting: Sitting, number: int) -> None:
    """Another rule set for each game: those of the program in turn, between other rules of the house."""
    name = house.HOUSE
    if number % 2:
        name = names()[number // 2 % len(names())]
    else:
        sitting.keep_house(_house(number // 2))
    sitting.prefs = sitting.prefs.replace(rules=name)


def _house(number: int) -> RuleSet:
    """One of many rule sets that a house may have."""
    rules = load(names()[0])
    for key in _SWITCHES:
        number, which = divmod(number, len(house.SWITCHES[key]))
        rules = house.changed(rules, key, house.SWITCHES[key][which])
    return rules
