"""A hand that is left in the middle: by a new game, by leaving, by the end of the program."""

from pathlib import Path

import pytest

from godoris.match.sitting import Sitting
from match.sittings import CHOICES, again, names, one_move, play_games, quick, sit


def with_first_turn_payment() -> Sitting:
    """A sitting in a hand in which money has changed hands already."""
    sitting = sit()
    play_games(sitting, 2)
    for choose in CHOICES * 60:
        sitting.new_game()
        while sitting.playing:
            one_move(sitting, choose)
            if sitting.playing and any(sitting.hand.money):
                return sitting
    raise AssertionError("no hand with a payment found")


def test_a_new_game_in_mid_hand_makes_the_hand_void() -> None:
    sitting = with_first_turn_payment()
    purses, games = sitting.purses, sitting.stats.total.sides[0].games
    abandoned = sitting.stats.total.abandoned
    carry, dealer = sitting.carry, sitting.dealer
    assert sitting.standing != purses
    assert sum(sitting.standing) == 0
    sitting.new_game()
    assert sitting.purses == purses
    assert sitting.standing == purses
    assert sitting.stats.total.sides[0].games == games
    assert sitting.stats.total.abandoned == abandoned + 1
    assert (sitting.hand.deal.carry, sitting.hand.deal.dealer) == (carry, dealer)


def test_after_a_finished_hand_nothing_is_abandoned() -> None:
    sitting = sit()
    play_games(sitting, 5)
    sitting.new_game()
    assert sitting.stats.total.abandoned == 0


@pytest.mark.parametrize(
    ("saving", "answer", "kept"),
    [
        ("save", None, True), ("not", None, False), ("confirm", None, True), ("confirm", True, True),
        ("confirm", False, False),
    ],
)  # fmt: skip
def test_leaving(tmp_path: Path, saving: str, answer: bool | None, kept: bool) -> None:
    sitting = sit(quick(tmp_path), saving=saving)
    sitting.new_game(5)
    for _ in range(7):
        one_move(sitting)
    moves = list(sitting.moves)
    assert sitting.asks_before_leaving is (saving == "confirm")
    sitting.leave(answer)
    sitting.close()
    later = again(tmp_path)
    assert later.playing is kept
    assert later.moves == (moves if kept else [])
    assert later.stats.total.abandoned == (0 if kept else 1)
    assert names(later) == []


def test_leaving_after_the_end_asks_and_counts_nothing(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path), saving="confirm")
    play_games(sitting, 1)
    assert not sitting.asks_before_leaving
    sitting.leave()
    sitting.close()
    later = again(tmp_path)
    assert not later.playing
    assert later.stats == sitting.stats
    assert later.stats.total.abandoned == 0


@pytest.mark.parametrize(("saving", "kept"), [("save", True), ("not", False), ("confirm", False)])
def test_killed_in_mid_hand(tmp_path: Path, saving: str, kept: bool) -> None:
    sitting = sit(quick(tmp_path), saving=saving)
    play_games(sitting, 2)
    sitting.new_game()
    for _ in range(5):
        one_move(sitting)
    sitting.close()  # the lock goes with the program; nothing else is said
    later = again(tmp_path)
    assert later.playing is kept
    assert later.stats.total.abandoned == (0 if kept else 1)
    assert later.purses == sitting.purses
    later.close()
    assert again(tmp_path).stats == later.stats, "it is counted once"


@pytest.mark.parametrize(
    ("before", "after", "kept"),
    [("not", "save", True), ("confirm", "save", True), ("save", "not", False)],
)
def test_killed_after_saving_was_changed_in_mid_hand(
    tmp_path: Path, before: str, after: str, kept: bool
) -> None:
    sitting = sit(quick(tmp_path), saving=before)
    sitting.new_game()
    for _ in range(5):
        one_move(sitting)
    moves = list(sitting.moves)
    sitting.prefs = sitting.prefs.replace(saving=after)
    if not kept:
        one_move(sitting)
    sitting.close()
    later = again(tmp_path)
    assert later.moves == (moves if kept else []), "not a position from before the change"
    assert names(later) == []


def test_saving_changed_after_the_end_of_a_hand_keeps_no_hand(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path), saving="not")
    play_games(sitting, 1)
    sitting.prefs = sitting.prefs.replace(saving="save")
    sitting.close()
    later = again(tmp_path)
    assert not later.playing
    assert names(later) == []
