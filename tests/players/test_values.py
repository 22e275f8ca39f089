"""What cards are worth: cases of what a side has, and what a card more is to it."""

from dataclasses import replace

import pytest

from godoris import rules
from godoris.cards import IDS, mask
from godoris.engine import deal, start, view
from godoris.engine.plan import plan_of
from godoris.players.data import section
from godoris.players.judge import judge_of, move_values
from godoris.players.values import Weights, Worth, weights
from godoris.players.venture import chances, odds
from players.positions import scene

PLAN = plan_of(rules.load("godoris"))
LEVELS = ["medium", "hard"]


def worth(card: str, mine: str, *others: str, level: str = "medium", name: str = "godoris") -> float:
    made = rules.load(name)
    won = [mask(made.card(code) for code in text.split()) for text in (mine, *others)]
    won += [0] * (made.sides - len(won))
    return Worth(plan_of(made), weights(level), won, 0).own[made.card(card)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("card", "more", "less"),
    [
        ("8K", ("1K 3K", ""), ("1K", "")),
        ("8K", ("1K 3K", ""), ("", "")),
        ("8K", ("1K", ""), ("", "1K 3K 11K")),
        ("8Y", ("2Y 4Y", ""), ("2Y", "")),
        ("8Y", ("2Y 4Y", ""), ("", "2Y")),
        ("3T", ("1T 2T", ""), ("1T", "2T")),
        ("7T", ("1T 2T 4T 6T", ""), ("", "")),
        ("6Y", ("2Y 4Y 5Y 7Y", ""), ("", "")),
        ("8K", ("", "1K 3K"), ("", "1K")),
    ],
)
def test_a_card_is_worth_more(level: str, card: str, more: tuple[str, str], less: tuple[str, str]) -> None:
    assert worth(card, *more, level=level) > worth(card, *less, level=level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("one", "two"), [("8K", "12K"), ("11D", "11a"), ("9Y", "7Y"), ("B1", "11a"), ("8K", "12T")]
)
def test_of_two_cards_one_is_worth_more(level: str, one: str, two: str) -> None:
    assert worth(one, "", level=level) > worth(two, "", level=level)


def test_medium_minds_peebak_and_kwangbak() -> None:
    nine = "1a 1b 2a 2b 3a 3b 4a 4b 5a"
    assert worth("6a", "", nine) > worth("6a", "", "1a 1b")
    assert worth("8K", "", "1K 3K") > worth("8K", "12K", "1K 3K")


@pytest.mark.parametrize("name", rules.names())
@pytest.mark.parametrize("level", LEVELS)
def test_every_card_of_every_rule_set_has_a_worth(level: str, name: str) -> None:
    state = start(deal(rules.load(name), 3))
    own = Worth(state.plan, weights(level), state.captured, 0).own
    assert len(own) == len(state.rules.deck)
    dan = {IDS["12T"]}  # the rain tti belongs to no set and makes no point early
    assert all(value > 0 for card, value in enumerate(own) if card not in dan)


def values(hand: str, table: str, **more: object) -> dict[str, float]:
    v = view(scene(hand, table, **more), 0)  # type: ignore[arg-type]
    found = move_values(v, judge_of(v, weights("medium")))
    return {v.rules.code(move): value for move, value in zip(v.legal, found, strict=True) if move < 64}


def test_taking_beats_laying_and_more_beats_less() -> None:
    of = values("1a 5a 10a 12D", "1K 5T 10b")
    assert of["1a"] > of["5a"] > of["12D"]
    assert of["10a"] > of["12D"]


def test_what_an_opponent_needs_is_taken_from_him() -> None:
    needed = values("3a 7a", "3T 7Y", won=("", "1T 2T", ""))
    idle = values("3a 7a", "3T 7Y", won=("2T", "1T", ""))
    assert needed["3a"] > idle["3a"]


def test_a_card_nobody_can_take_is_laid_down_first() -> None:
    """The other cards of month 8 are gone, those of month 3 are not."""
    of = values("8K 3K", "1a 2a 5a", gone="8Y 8a 8b")
    assert of["8K"] > of["3K"]


def test_a_bbuk_is_feared_by_its_chance() -> None:
    safe = values("5a 9a", "5b 1a", gone="5Y 5T")
    unsafe = values("5a 9a", "5b 1a")
    assert unsafe["5a"] < safe["5a"] + 1.5  # the hurry to take it counts against the fear
    w = weights("medium")
    v = view(scene("5a 9a", "5b 1a"), 0)
    fearless = move_values(v, judge_of(v, replace(w, bbuk=0.0)))[0]
    assert fearless > move_values(v, judge_of(v, w))[0]


def z(mine: str, theirs: str, left: int = 3, go: tuple[int, ...] = (0, 0, 0)) -> float:
    won = [mask(IDS[code] for code in text.split()) for text in (mine, theirs, "")]
    return odds(chances(), PLAN, won, go, 0, left, 0)


@pytest.mark.parametrize(
    ("theirs", "than"),
    [
        ("1a 1b 2a 2b 3a 3b 4a 4b 5a", ""),
        ("1a 1b 2a 2b 3a 3b 4a 4b 5a 5b", "1a 1b 2a 2b 3a 3b 4a 4b"),
        ("2Y 4Y", "2Y"),
        ("1K 3K", "1K"),
        ("1T 2T", "1T 4T"),
        ("1K 3K 8K", "1K 3K"),
    ],
)
def test_a_threat_lowers_the_odds_of_a_go(theirs: str, than: str) -> None:
    assert z("6Y", theirs) < z("6Y", than)


def test_a_set_that_can_no_longer_be_completed_is_no_threat() -> None:
    assert z("8Y", "2Y 4Y") == z("8Y", "")


def test_the_odds_are_those_of_games_played_out() -> None:
    """Going with nothing against one wins more often than the least odds ask for."""
    assert z("", "") > section("medium")["least"] > z("", "1K 3K 8K")


def test_weights_are_complete() -> None:
    for level in LEVELS:
        assert isinstance(weights(level), Weights)
        assert len(weights(level).pee) == len(weights(level).kwang) == 4
