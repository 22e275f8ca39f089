"""What every player keeps: legal moves, same seed same game, faults that are told."""

import logging
import random
from collections.abc import Iterator

import pytest

from godoris import players
from godoris.engine import View
from godoris.engine.moves import GO, STOP
from godoris.players.base import Com
from players.positions import views

FAST = ["random", "easy", "medium"]


def test_names_weakest_first() -> None:
    assert players.names() == ["random", "easy", "medium", "hard"]


def test_an_unknown_name_lists_what_there_is() -> None:
    with pytest.raises(players.PlayerError) as caught:
        players.make("expert", random.Random(1))
    assert str(caught.value) == "no player 'expert': expected one of random, easy, medium, hard"


def test_an_unknown_temper_lists_what_there_is() -> None:
    with pytest.raises(players.PlayerError) as caught:
        players.make("easy", random.Random(1), "sour")
    assert str(caught.value) == "no temper 'sour': expected one of bold, careful"


@pytest.mark.parametrize("temper", [None, "bold", "careful"])
@pytest.mark.parametrize("name", FAST)
def test_every_move_is_legal_and_the_same_for_the_same_seed(name: str, temper: str | None) -> None:
    for seed, v in enumerate(views(14)):
        one, two = (players.make(name, random.Random(seed), temper) for _ in range(2))
        move = one.choose(v)
        assert move in v.legal
        assert list(two.think(v))[-1] == move
        assert not one.faults


def test_random_takes_each_legal_move_as_often() -> None:
    v = next(v for v in views(5) if len(v.legal) > 6)
    player = players.make("random", random.Random(2))
    drawn = [player.choose(v) for _ in range(600 * len(v.legal))]
    assert all(500 < drawn.count(move) < 700 for move in v.legal)


def test_random_draws_as_the_engine_does() -> None:
    v = next(v for v in views(5) if len(v.legal) > 6)
    mine, its = random.Random(3), random.Random(3)
    player = players.make("random", mine)
    assert [player.choose(v) for _ in range(50)] == [
        v.legal[int(its.random() * len(v.legal))] for _ in range(50)
    ]


def test_nothing_is_drawn_for_a_forced_move() -> None:
    forced = [v for v in views(40) if len(v.legal) == 1][:50]
    for name in players.names():
        rng = random.Random(4)
        before = rng.getstate()
        assert [players.make(name, rng).choose(v) for v in forced] == [v.legal[0] for v in forced]
        assert rng.getstate() == before


def test_a_seat_that_is_not_to_move_is_an_error() -> None:
    from godoris.engine import deal, start, view
    from godoris.rules import load

    state = start(deal(load("godoris"), 1))
    with pytest.raises(ValueError, match="has nothing to decide"):
        players.make("easy", random.Random(1)).choose(view(state, (state.seat + 1) % 3))


class Broken(Com):
    """A player that fails after some slices, or chooses what is not legal."""

    def __init__(self, move: int | None = None, slices: int = 0) -> None:
        super().__init__(random.Random(1))
        self.move, self.slices = move, slices

    def _slices(self, view: View) -> Iterator[int | None]:
        for _ in range(self.slices):
            yield None
        if self.move is None:
            raise ZeroDivisionError("thought too far")
        yield self.move


@pytest.mark.parametrize("slices", [0, 3])
def test_a_player_that_fails_stops_rather_than_goes(slices: int) -> None:
    asked = [v for v in views(120) if v.legal == [GO, STOP]]
    assert len(asked) > 20
    for v in asked:
        assert list(Broken(slices=slices).think(v)) == [None] * slices + [STOP]


def test_a_fault_is_reported_and_not_hidden(caplog: pytest.LogCaptureFixture) -> None:
    v = next(v for v in views(5) if len(v.legal) > 2)
    told: list[tuple[View, Exception]] = []
    broken = Broken()
    broken.on_fault = lambda view, fault: told.append((view, fault))
    with caplog.at_level(logging.ERROR, "godoris.players"):
        assert broken.choose(v) == v.legal[0]
    assert [type(fault) for fault in broken.faults] == [ZeroDivisionError]
    assert told == [(v, broken.faults[0])]
    assert "Broken failed in turn" in caplog.text
    assert "thought too far" in caplog.text


def test_an_illegal_choice_is_a_fault() -> None:
    v = next(v for v in views(5) if len(v.legal) > 2 and GO not in v.legal)
    broken = Broken(GO)
    assert broken.choose(v) == v.legal[0]
    assert str(broken.faults[0]) == "chose go"


def test_a_player_that_never_decides_is_a_fault() -> None:
    class Mute(Broken):
        def _slices(self, view: View) -> Iterator[int | None]:
            yield from (None, None)

    v = next(v for v in views(5) if len(v.legal) > 2)
    mute = Mute()
    assert list(mute.think(v)) == [None, None, v.legal[0]]
    assert str(mute.faults[0]) == "chose nothing"
