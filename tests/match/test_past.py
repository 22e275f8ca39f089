import pytest

from godoris import rules
from godoris.engine import Phase
from godoris.match.game import Game, digest
from godoris.match.past import KEPT, LATEST, PastGame, Reel
from godoris.match.store import pack, unpack
from match.sittings import NOON, one_move, play_games, play_out, sit


@pytest.fixture(scope="module")
def past() -> tuple[PastGame, ...]:
    sitting = sit()
    play_games(sitting, 4)
    return sitting.past


def test_kept_with_time_and_money(past: tuple[PastGame, ...]) -> None:
    for game in past:
        assert game.ended == NOON
        assert list(game.money) == game.game().money
        assert PastGame.unpack(unpack(pack(game.pack()))) == game


@pytest.mark.parametrize("name", rules.names())
def test_each_step_forward_and_back_is_the_position_of_its_moves(name: str) -> None:
    sitting = sit(rules=name)
    sitting.new_game()
    play_out(sitting)
    reel = Reel(sitting.past[0].game())
    assert reel.at == 0
    digests, events = [digest(reel.state)], list(reel.events)
    while step := reel.at < reel.length:
        events += reel.forward()
        digests.append(digest(reel.state))
        assert step
    assert reel.state.phase == Phase.OVER
    assert events == sitting.hand.events
    assert digests[-1] == digest(sitting.game)
    for at in range(reel.length, -1, -1):
        assert reel.at == at
        assert digest(reel.state) == digests[at]
        reel.back()
    assert reel.at == 0
    reel.go_to(10**6)
    assert reel.at == reel.length
    assert reel.forward() == []


def test_playing_on_from_any_point_is_uncounted(past: tuple[PastGame, ...]) -> None:
    sitting = sit()
    sitting.new_game()
    one_move(sitting)
    before, moves = sitting.stats, list(sitting.moves)
    game = past[0].game()
    for at in range(len(game.moves)):
        reel = Reel(game, at)
        branch = reel.branch()
        assert digest(branch.state) == digest(reel.state)
        sitting.try_out(branch)
        while not sitting.current.over:
            one_move(sitting, lambda moves: moves[-1])
        assert sitting.stats == before
        assert sitting.past == ()
    sitting.end_trial()
    assert sitting.moves == moves


def test_going_on_as_before_ends_as_before(past: tuple[PastGame, ...]) -> None:
    game = past[1].game()
    sitting = sit()
    sitting.try_out(Reel(game, len(game.moves) // 2).branch())
    while not sitting.current.over:
        one_move(sitting)
    assert sitting.moves == game.moves


GOOD = [["x"], 5, [1]]


@pytest.mark.parametrize(
    "data",
    [
        None, [], [[], 5], ["x", 5, []], [[[1]], 5, []], [[1.5], 5, []], [[1], "5", []], [[1], -1, []],
        [[1], LATEST + 1, []], [[1], True, []], [[1], 5, ["1"]], [[1], 5, 7],
    ],
)  # fmt: skip
def test_other_data_is_refused(data: object) -> None:
    assert PastGame.unpack(GOOD)
    with pytest.raises(ValueError, match="not a past game"):
        PastGame.unpack(data)


def test_a_kept_game_that_is_none_says_so() -> None:
    with pytest.raises(ValueError, match="not a game"):
        PastGame.unpack(GOOD).game()


@pytest.mark.parametrize("clock", [-5, LATEST * 2])
def test_a_wrong_clock_does_not_spoil_the_save(past: tuple[PastGame, ...], clock: int) -> None:
    game = PastGame.of(past[0].game(), clock)
    assert PastGame.unpack(game.pack()) == game


def test_the_oldest_goes() -> None:
    sitting = sit()
    play_games(sitting, 2)
    first, second = sitting.past
    for _ in range(KEPT - 1):
        sitting.lasting.keep(second)
    assert first not in sitting.past
    assert len(sitting.past) == KEPT


def test_a_game_of_cards_without_a_number_is_kept_by_its_cards(past: tuple[PastGame, ...]) -> None:
    game = past[0].game()
    packed = game.pack()
    dealt = game.deal
    packed[0] = bytes([*(card for hand in dealt.hands for card in hand), *dealt.table, *dealt.stock])
    again = Game.unpack(packed)
    assert again.deal == dealt
    assert again.origin.number is None
    for cards in (packed[0][:-1], packed[0][1:] + b"\0\0", packed[0] + b"\1", b"", packed[0][:-1] + b"\xff"):
        with pytest.raises(ValueError, match="every card once"):
            Game.unpack([cards, *packed[1:]])
