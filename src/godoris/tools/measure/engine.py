"""The engine's figures: a State, a saved game, the memory of many games, speed beside the yardstick."""

import random
import runpy
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable

from godoris import resources, rules
from godoris.engine import Phase, State, apply, deal, legal, start
from godoris.engine.playout import playout
from godoris.match.game import Game, Origin
from godoris.match.store import HAND, encode
from godoris.tools.measure.figure import Figure

GAMES = 10_000
POSITIONS = 300
ROUNDS = 7
BATCH = 0.25
"""Seconds of one kind of games in a round; the kinds take turns, so that a busy moment meets all of them."""

DEALT = 64
"""Deals that are played again and again, so that dealing is not measured."""


def owned(state: State) -> int:
    """Bytes of a State with everything it owns, each part once; the plan belongs to the rule set."""
    seen: dict[int, object] = {}
    waiting: list[object] = [state]
    while waiting:
        part = waiting.pop()
        if id(part) in seen:
            continue
        seen[id(part)] = part
        if isinstance(part, State):
            waiting += [getattr(part, name) for name in State.__slots__ if name != "plan"]
        elif isinstance(part, list | tuple):
            waiting += part
    return sum(sys.getsizeof(part) for part in seen.values())


def played(state: State, rng: random.Random, most: int = sys.maxsize) -> list[int]:
    """Play at random, at most so many moves; the moves."""
    moves: list[int] = []
    while state.phase != Phase.OVER and len(moves) < most:
        choices = legal(state)
        moves.append(choices[int(rng.random() * len(choices))])
        apply(state, moves[-1])
    return moves


def state_size() -> Figure:
    """The largest State met in random positions."""
    rng, rule_set = random.Random(1), rules.load("godoris")
    largest = 0
    for number in range(POSITIONS):
        state = start(deal(rule_set, number))
        played(state, rng, most=int(rng.random() * 40))
        largest = max(largest, owned(state))
    return Figure("State with all it owns", f"largest of {POSITIONS}", largest, 1536, " bytes")


def saved_size() -> Figure:
    """The largest saved game among whole random ones, as the store packs it."""
    rng, rule_set = random.Random(2), rules.load("godoris")
    largest = 0
    for number in range(POSITIONS):
        dealt = deal(rule_set, number)
        # with its cards spelled out, as a game from a record is: one with a deal number is smaller
        game = Game(dealt, Origin(None, "medium"), played(start(dealt), rng))
        largest = max(largest, len(encode(HAND, [number, game.pack()])))
    return Figure("saved deal and moves", f"largest file of {POSITIONS} games", largest, 200, " bytes")


def traced_peak() -> Figure:
    """The most memory in use while games are played one after the other."""
    rng, rule_set = random.Random(3), rules.load("godoris")
    playout(start(deal(rule_set, 0)), rng)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        for number in range(GAMES):
            playout(start(deal(rule_set, number)), rng)
        peak = tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    return Figure(f"traced peak of {GAMES:,} games", "", peak / 1024, 128, " KB")


def _rate(play: Callable[[], object]) -> float:
    games, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < BATCH:
        for _ in range(DEALT):
            play()
        games += DEALT
    return games / passed


def _yardstick() -> Callable[[], object]:
    names = runpy.run_path(str(resources.path("tests/bench/yardstick.py")))
    game: Callable[[list[int], random.Random], object] = names["game"]
    rng, deck = random.Random(4), list(range(50))
    return lambda: game(deck, rng)


def speed() -> list[Figure]:
    """Games by legal and apply, and random playouts, beside the yardstick."""
    rng, rule_set = random.Random(5), rules.load("godoris")
    dealt = [start(deal(rule_set, number)) for number in range(DEALT)]
    turn = iter(range(sys.maxsize))
    kinds: dict[str, Callable[[], object]] = {
        "yardstick": _yardstick(),
        "legal and apply": lambda: played(dealt[next(turn) % DEALT].copy(), rng),
        "random playout": lambda: playout(dealt[next(turn) % DEALT].copy(), rng),
    }
    rates: dict[str, list[float]] = {name: [] for name in kinds}
    for _ in range(ROUNDS):
        for name, play in kinds.items():
            rates[name].append(_rate(play))
    middle = {name: statistics.median(found) for name, found in rates.items()}
    bare = middle["yardstick"]
    found = []
    for name, limit in (("legal and apply", 0.30), ("random playout", 0.50)):
        told = f"{middle[name]:,.0f} of {bare:,.0f} a second"
        found.append(Figure(f"games by {name}", told, middle[name] / bare, limit, at_least=True))
    return found
