"""Medium and Easy by cases: a hand, a table, what was taken, and what is played."""

import random

import pytest

from godoris import players, rules
from godoris.engine import Phase, view
from godoris.engine.moves import GO, STOP, token
from godoris.players.judge import judge_of, move_values
from godoris.players.medium import MediumPlayer
from godoris.players.temper import tempers
from players.positions import scene, views


def choice(name: str, hand: str, table: str, seed: int = 1, **more: object) -> str:
    v = view(scene(hand, table, **more), 0)  # type: ignore[arg-type]
    player = players.make(name, random.Random(seed))
    if isinstance(player, MediumPlayer):
        player.mood = 0.0
    found = token(v.rules, player.choose(v))
    assert not player.faults
    return found


@pytest.mark.parametrize(
    ("hand", "table", "won", "played"),
    [
        # completes
        ("8a 5a 10a", "8Y 5b 10b", ("2Y 4Y", "", ""), "8a"),
        ("3a 5a 10a", "3T 5b 10b", ("1T 2T", "", ""), "3a"),
        ("8a 5a 10a", "8K 5b 10b", ("1K 3K", "", ""), "8a"),
        # denies
        ("8a 5a 10a", "8Y 5b 10b", ("", "2Y 4Y", ""), "8a"),
        ("9a 5a 10a", "9T 5b 10b", ("", "6T 10T", ""), "9a"),
        ("11a 5a 10a", "11K 5b 10b", ("", "", "1K 3K"), "11a"),
        # kwang, doubles, the cup
        ("1a 5a 6a", "1K 5T 6b", ("", "", ""), "1a"),
        ("12K 5a 6a", "12D 5b 6b", ("", "", ""), "12K"),
        ("9a 5a 6a", "9Y 5b 6b", ("", "", ""), "9a"),
        # a pile
        ("7a 5a 6a", "7Y 7T 7b 5b 6b", ("", "", ""), "7a"),
        # KwangBak and PeeBak
        ("8a 5a 6a", "8K 5T 6T", ("", "1K 3K", ""), "8a"),
        # throws what is safe
        ("8K 3K", "1a 2a 5a", ("", "8Y 8a 8b", ""), "8K"),
        ("1K 11K 5b", "2a 3a 6a", ("", "", ""), "5b"),
    ],
)
def test_medium_plays(hand: str, table: str, won: tuple[str, str, str], played: str) -> None:
    assert choice("medium", hand, table, won=won) == played


def test_medium_bombs() -> None:
    assert choice("medium", "7a 7b 7T 2a", "7Y 5b 6b") == "*7"


def test_medium_shows_a_heundeum_when_it_lays_one_of_three() -> None:
    found = choice("medium", "7a 7b 7T", "5b 6b")
    assert found.endswith("!")


def test_medium_plays_what_is_worth_most_or_nearly() -> None:
    differs = 0
    for seed, v in enumerate(views(21)):
        player = MediumPlayer(random.Random(seed))
        move = player.choose(v)
        if STOP not in v.legal:
            worths = dict(zip(v.legal, move_values(v, judge_of(v, player.weights)), strict=True))
            assert worths[move] > max(worths.values()) - player.mood
            differs += worths[move] < max(worths.values())
    assert differs > 10


def go_or_stop(mine: str, theirs: str, left: str, **more: object) -> str:
    state = scene(left, "1b 5b", won=(mine, theirs, ""), **more)  # type: ignore[arg-type]
    state.phase, state.gain = int(Phase.GO_STOP), 0
    v = view(state, 0)
    assert v.legal == [GO, STOP]
    return token(v.rules, players.make("medium", random.Random(1)).choose(v))


def test_medium_goes_when_the_others_have_nothing() -> None:
    assert go_or_stop("1K 3K 8K", "2a", "10a 7a 6a") == "go"


@pytest.mark.parametrize("theirs", ["4T 5T 7T 10T 12T", "1K 3K 2Y 4Y", "2a 2b 3a 3b 4a 4b 6b 7b 9a 9b 10b"])
def test_medium_stops_when_another_may_be_next(theirs: str) -> None:
    assert go_or_stop("1T 2T 3T", theirs, "10a 7a") == "stop"


def test_easy_goes_and_stops_on_a_whim() -> None:
    asked = [v for v in views(60, ["godoris"]) if v.legal == [GO, STOP]]
    found = [players.make("easy", random.Random(seed)).choose(v) for v in asked for seed in range(20)]
    assert 0.3 < found.count(GO) / len(found) < 0.7


def test_tempers_go_and_stop_differently() -> None:
    asked = [v for v in views(150, ["godoris"], 0.0) if v.legal == [GO, STOP]]
    goes = {
        temper: sum(players.make("medium", random.Random(1), temper).choose(v) == GO for v in asked)
        for temper in tempers()
    }
    assert goes["bold"] > goes["careful"]


def test_easy_forgets_what_has_gone() -> None:
    """With what is captured changed, and nothing else, Easy plays the same."""
    for seed in range(40):
        one = choice("easy", "8a 3a 6a 11a", "8Y 3T 5b", seed, won=("2Y 4Y", "", ""))
        two = choice("easy", "8a 3a 6a 11a", "8Y 3T 5b", seed, won=("", "1T 2T", "1K"))
        assert one == two


def test_easy_mostly_takes_the_best_looking_card() -> None:
    found = [choice("easy", "8a 3a 6a", "8K 3b 5b", seed) for seed in range(200)]
    assert found.count("8a") > 100


@pytest.mark.parametrize("name", rules.names())
def test_easy_and_medium_play_every_rule_set(name: str) -> None:
    for v in views(6, [name]):
        for player in (players.make(level, random.Random(1)) for level in ("easy", "medium")):
            assert player.choose(v) in v.legal
            assert not player.faults
