"""Hard: the search finds what is to be found, within its bounds, the same for the same seed."""

import random
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from godoris import players, rules
from godoris.engine import Phase, State, View, apply, balance, deal, determinize, legal, problems, start, view
from godoris.engine.moves import GO, STOP, token
from godoris.players import search
from godoris.players.data import section
from godoris.players.hard import HardPlayer
from godoris.players.rollout import Tables, rollout
from godoris.players.search import Race, Trial
from godoris.players.values import weights
from godoris.players.venture import chances, odds
from players.positions import games, scene, views

SLICE = section("hard")["slice"]


def thoughtful(name: str = "godoris", count: int = 4) -> Iterator[View]:
    return (v for v in views(count, [name]) if len(v.legal) > 2)


def test_every_rule_set_and_phase_is_searched_without_a_fault() -> None:
    asked = [v for v in views(42) if len(v.legal) > 1]
    phases = set()
    for seed, v in enumerate(asked[::5]):
        player = HardPlayer(random.Random(seed), effort=0.005)
        assert player.choose(v) in v.legal
        assert not player.faults
        phases.add(v.phase)
    assert phases == set(Phase) - {Phase.OVER}


def test_the_same_seed_gives_the_same_decision() -> None:
    for seed, v in enumerate(list(thoughtful())[::6]):
        one, two = (HardPlayer(random.Random(seed), effort=0.05) for _ in range(2))
        assert one.choose(v) == list(two.think(v))[-1]


def test_a_slice_is_a_fixed_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def counted(state: State, tables: Tables, rand: Callable[[], float]) -> None:
        nonlocal played
        played += 1
        rollout(state, tables, rand)

    monkeypatch.setattr(search, "rollout", counted)
    figures = section("hard")
    go = next(v for v in views(60, ["godoris"]) if v.legal == [GO, STOP])
    for v in (next(thoughtful()), go):
        total = 0
        for move in HardPlayer(random.Random(1)).think(v):
            assert played < SLICE + figures["keep"]
            total, played = total + played, 0
            done = move
        assert done in v.legal
        assert total <= max(figures["play"], figures["go"])


def test_thinking_needs_little_memory() -> None:
    asked = [next(thoughtful(name, 2)) for name in ("godoris", "dutch-4")]
    for v in asked:
        HardPlayer(random.Random(1), effort=0.01).choose(v)
    for v in asked:
        player = HardPlayer(random.Random(1), effort=0.1)
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            tracemalloc.reset_peak()
            player.choose(v)
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        assert peak - before < 256 * 1024


def played(hand: str, table: str, **more: object) -> str:
    v = view(scene(hand, table, **more), 0)  # type: ignore[arg-type]
    return token(v.rules, HardPlayer(random.Random(1), effort=0.3).choose(v))


NINE = "1a 1b 2a 2b 4a 4b 6a 6b 7a"
"""An opponent's pee, one short of a point."""


@pytest.mark.parametrize(
    ("hand", "table", "won", "best"),
    [
        ("8a 5a", "8Y 5b 10b", ("2Y 4Y", NINE, "6Y 7Y 1T"), "8a"),
        ("3a 5a", "3T 5b 10b", ("1T 2T", NINE, "6Y 7Y 1K"), "3a"),
        ("8a 5a 11a", "8K 5b 10b", ("1K 3K", NINE, "6Y 7Y 1T"), "8a"),
    ],
)
def test_what_wins_at_once_is_found(hand: str, table: str, won: tuple[str, str, str], best: str) -> None:
    assert played(hand, table, won=won, turn=10) == best


def asked_to_stop(hand: str, table: str, **more: object) -> str:
    state = scene(hand, table, turn=13, **more)  # type: ignore[arg-type]
    state.phase = int(Phase.GO_STOP)
    v = view(state, 0)
    assert v.legal == [GO, STOP]
    return token(v.rules, HardPlayer(random.Random(2), effort=0.5).choose(v))


def test_go_when_nobody_else_can_win() -> None:
    """The others have nothing left to play, and the last card is sure to make a fifth tti."""
    assert asked_to_stop("10a", "10T 1b", won=("1T 2T 3T 12T", "10Y 10b", ""), left=0) == "go"


def test_stop_when_no_more_can_be_made() -> None:
    """The same, but the last card meets nothing."""
    assert asked_to_stop("10a", "1b 5b", won=("1T 2T 3T", "10Y 10b 10T", ""), left=0) == "stop"


def test_stop_when_the_others_are_about_to_win() -> None:
    theirs = "2a 2b 3a 3b 4a 4b 6b 7b 9a 9b 2Y 4Y 2T 3T"
    assert asked_to_stop("10a", "1b 5b", won=("1T 4T 5T 6T 7T", theirs, "")) == "stop"


@dataclass
class Urn:
    """A trial whose gains are known but for noise that all moves of a deal share."""

    means: dict[int, float]
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    tried: dict[int, int] = field(default_factory=dict)

    def deal(self) -> "Urn":
        self.luck = 40 * self.rng.random()
        return self

    def copy(self) -> "Urn":
        return self

    def gain(self, _: object, move: int) -> float:
        self.tried[move] = self.tried.get(move, 0) + 1
        return self.means[move] + self.luck + 40 * self.rng.random()


def test_a_race_finds_the_best_whatever_it_seemed_worth() -> None:
    urn = Urn({1: 0.0, 2: 4.0, 3: 0.5, 4: -2.0, 5: 0.0})
    race = Race(urn, {1: 0.6, 2: 0.0, 3: 0.3, 4: 0.3, 5: 0.0}, 0.8)  # type: ignore[arg-type]
    pauses = sum(1 for _ in race.run(1500, 60))
    assert race.best() == 2
    assert sum(urn.tried.values()) <= 1500
    assert pauses == pytest.approx(sum(urn.tried.values()) / 60, abs=3)
    assert urn.tried[2] == max(urn.tried.values())
    assert urn.tried[4] < urn.tried[2]


def test_a_race_with_little_to_go_by_trusts_the_worths() -> None:
    urn = Urn({1: 0.0, 2: 0.0})
    race = Race(urn, {1: 0.0, 2: 3.0}, 0.8)  # type: ignore[arg-type]
    assert list(race.run(4, 60)) == []
    assert race.best() == 2


def test_the_deals_of_a_race_are_common_to_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    v = next(thoughtful())
    seen: dict[int, list[bytes]] = {}
    real = Trial.gain

    def watched(self: Trial, state: State, move: int) -> float:
        seen.setdefault(move, []).append(state.stock)
        return real(self, state, move)

    monkeypatch.setattr(Trial, "gain", watched)
    HardPlayer(random.Random(1), effort=0.1).choose(v)
    longest = max(seen.values(), key=len)
    assert len(seen) > 1
    for stocks in seen.values():
        assert stocks == longest[: len(stocks)]


def test_a_stop_is_worth_what_the_settlement_pays() -> None:
    for state in games(80, ["godoris"], 0.05):
        if state.phase == Phase.GO_STOP:
            v = view(state, state.seat)
            side = state.rules.side(state.seat)
            after = state.copy()
            apply(after, STOP)
            worth = Trial(v, weights("hard"), random.Random(1)).stop()
            assert worth == balance(after)[side] / state.bet


def test_of_two_plain_pee_of_a_month_one_is_tried() -> None:
    v = view(scene("5a 5b 8a 8b 1K", "3K 8Y 2a"), 0)
    tried = HardPlayer(random.Random(1))._candidates(v)
    assert len({move for move in tried if token(v.rules, move) in ("5a", "5b")}) <= 1
    assert len({move for move in tried if token(v.rules, move) in ("8a", "8b")}) == 1


@pytest.mark.parametrize("loose", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("name", rules.names())
def test_games_played_out_keep_the_laws(name: str, loose: float) -> None:
    rng = random.Random(8)
    for state in games(2, [name]):
        v = view(state, state.seat)
        tables = Tables(v, weights("hard"), 1.3)
        tables.loose = [loose] * v.rules.seats
        dealt = determinize(v, rng)
        again = dealt.copy()
        for one in (dealt, again):
            rollout(one, tables, random.Random(4).random)
        assert dealt.phase == Phase.OVER
        assert problems(dealt) == []
        assert dealt == again


def test_only_the_others_do_anything_at_all() -> None:
    state = next(state for state in games(1, ["godoris"]) if state.phase == Phase.PLAY)
    seat, other = state.seat, (state.seat + 1) % 3
    own, theirs = (Tables(view(state, who), weights("hard"), 1.3) for who in (seat, other))
    assert own.loose[seat] == 0
    assert theirs.loose[seat] > 0
    theirs.loose[seat] = 1.0
    rand = random.Random(5).random
    assert len({first_move(state.copy(), own, rand) for _ in range(200)}) == 1
    assert {first_move(state.copy(), theirs, rand) for _ in range(200)} == set(legal(state))


def test_games_played_out_go_by_the_odds() -> None:
    """What is found out by less reckoning is what the odds say."""
    found = set()
    for state in games(150, ["godoris"]):
        if state.phase == Phase.GO_STOP and state.hands[state.seat]:
            plan, seat = state.plan, state.seat
            left = state.hands[seat].bit_count()
            for least in (0.5, 1.3):
                tables = Tables(view(state, seat), weights("hard"), least)
                z = odds(chances(), plan, state.captured, state.go, plan.side_of[seat], left, state.cup)
                assert (first_move(state.copy(), tables) == GO) == (z > least)
                found.add((z > least, bool(state.callers)))
    assert len(found) == 4


def test_games_played_out_are_played_better_than_by_chance() -> None:
    """Seat 0 by the tables, the others at random: it wins far more than a third."""
    made, rng = rules.load("godoris"), random.Random(3)
    won = count = 0
    chance = players.make("random", rng)
    for number in range(150):
        state = start(deal(made, number))
        while state.phase != Phase.OVER:
            v = view(state, state.seat)
            if state.seat:
                apply(state, chance.choose(v))
                continue
            tables, trial = Tables(v, weights("hard"), 1.3), state.copy()
            apply(state, first_move(trial, tables) if len(v.legal) > 1 else v.legal[0])
        won += state.winner == 0
        count += 1
    assert won / count > 0.45


def first_move(state: State, tables: Tables, rand: Callable[[], float] = lambda: 0.9) -> int:
    """The move that a game played out begins with."""
    from godoris.players import rollout as module

    moves: list[int] = []

    class Enough(Exception):  # noqa: N818
        pass

    def stop(_: State, move: int) -> None:
        moves.append(move)
        raise Enough

    real = module.apply
    module.apply = stop  # type: ignore[assignment]
    try:
        module.rollout(state, tables, rand)
    except Enough:
        pass
    finally:
        module.apply = real
    return moves[0]
