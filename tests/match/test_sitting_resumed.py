"""Closing and starting again; a program killed, or hindered by the disk, at every point of saving."""

from contextlib import suppress
from pathlib import Path
from shutil import copytree

import pytest

from godoris import rules
from godoris.engine import legal
from godoris.match.game import Game, Origin, digest
from godoris.match.past import KEPT
from godoris.match.seeds import deal_number
from godoris.match.sitting import Sitting
from godoris.match.store import HAND, LASTING, Store, pack
from match.sittings import (
    CHOICES,
    LEVELS,
    Failing,
    Killed,
    again,
    names,
    one_move,
    play_games,
    play_out,
    quick,
    sit,
    state_of,
)

# ---- closing and starting again


@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=[pytest.mark.slow] * (level == "hard")) for level in LEVELS]
)
def test_a_resumed_game_goes_on_at_the_same_move_with_the_same_coms(tmp_path: Path, level: str) -> None:
    straight = sit(seed=4, level=level)
    straight.new_game()
    play_out(straight)
    broken = sit(quick(tmp_path), seed=4, level=level)
    broken.new_game()
    while broken.playing:
        if len(broken.moves) % 3 == 1:
            if broken.game.seat:
                broken.think()  # half a thought is lost with the program
            broken.leave()
            broken.close()
            broken = again(tmp_path)
        one_move(broken)
    assert broken.moves == straight.moves
    assert broken.purses == straight.purses
    assert names(broken) == []


@pytest.mark.parametrize("name", rules.names())
def test_everything_that_lasts_is_there_again(tmp_path: Path, name: str) -> None:
    sitting = sit(quick(tmp_path), rules=name, name="철수")
    play_games(sitting, 6)
    sitting.new_game()
    for _ in range(4):
        if sitting.playing:
            one_move(sitting)
    sitting.close()
    later = again(tmp_path)
    assert later.lasting == sitting.lasting
    assert later.moves == (sitting.moves if sitting.playing else [])
    assert later.hand is None or digest(later.game) == digest(sitting.game)
    assert later.prefs.shown_name == "철수"


def test_a_packed_game_is_small(tmp_path: Path) -> None:
    for name in rules.names():
        sitting = sit(rules=name)
        for choose in CHOICES:
            sitting.new_game()
            play_out(sitting, choose)
            assert len(pack([10**6, sitting.hand.pack()])) < 200
            by_cards = Game(sitting.hand.deal, Origin(None, "medium"), sitting.moves)
            assert len(pack([10**6, by_cards.pack()])) < 200


def test_two_hundred_games_and_no_more_are_kept_and_fit(tmp_path: Path) -> None:
    sitting = sit()
    play_games(sitting, 3)
    for _ in range(KEPT):
        sitting.lasting.keep(sitting.past[-1])
    assert len(sitting.past) == KEPT
    assert len(pack(sitting.lasting.pack())) < LASTING.limit // 4


def test_a_save_without_its_lasting_part_gives_the_hand_back(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    play_games(sitting, 3)
    sitting.new_game()
    one_move(sitting)
    sitting.close()
    for path in tmp_path.glob("godoris.save*"):
        path.unlink()
    later = again(tmp_path)
    assert later.moves == sitting.moves
    later.new_game()
    assert later.number == deal_number(99, 4)


def test_a_finished_hand_that_was_not_removed_is_not_played_again(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    sitting.new_game()
    for _ in range(8):
        one_move(sitting)
    old = (tmp_path / "hand.save").read_bytes()
    play_out(sitting)
    sitting.close()
    (tmp_path / "hand.save").write_bytes(old)
    later = again(tmp_path)
    assert not later.playing
    assert later.stats == sitting.stats


@pytest.mark.parametrize("part", range(9))
def test_a_hand_that_no_longer_leads_where_it_led_is_refused(tmp_path: Path, part: int) -> None:
    sitting = sit(quick(tmp_path))
    sitting.new_game(7)
    for _ in range(8):
        one_move(sitting)
    packed = sitting.hand.pack()
    sitting.close()
    wrong = [8, "cardavia", 0, True, 3, "nobody", 1, bytes([200]), b"12345678"]
    packed[part] = wrong[part]
    for path in tmp_path.glob("hand.save*"):
        path.unlink()
    store = quick(tmp_path)
    store.write(HAND, [1, packed])
    store.close()
    later = again(tmp_path)
    assert later.hand is None
    assert names(later) == ["lost"]
    assert later.stats.total.abandoned == 1


# ---- killed and hindered while saving


def to_the_last_move(sitting: Sitting) -> None:
    """Play on until one more move ends the hand."""
    while True:
        trial = Game(sitting.hand.deal, sitting.hand.origin, sitting.moves)
        move = legal(trial.state)[0] if trial.state.seat == 0 else trial.think()
        trial.play(move)
        if trial.over:
            return
        one_move(sitting)


def act(sitting: Sitting, what: str) -> None:
    if what in ("move", "last move"):
        one_move(sitting)
    elif what == "new game":
        sitting.new_game(5)
    elif what == "preferences":
        sitting.prefs = sitting.prefs.replace(bet=500)
    else:
        sitting.reset()


def in_a_second_hand(folder: Path, what: str) -> Sitting:
    sitting = sit(quick(folder))
    play_games(sitting, 1)
    sitting.new_game()
    one_move(sitting)
    if what == "last move":
        to_the_last_move(sitting)
    sitting.close()
    return sitting


@pytest.mark.parametrize("what", ["move", "last move", "new game", "preferences", "reset"])
@pytest.mark.parametrize("how", ["killed", "killed after", "full"])
def test_at_every_point_of_saving(tmp_path: Path, what: str, how: str) -> None:
    begun = in_a_second_hand(tmp_path / "begun", what)
    before = state_of(begun)
    allowed = [before]
    if what == "new game":
        begun.void()  # the old hand left, the new one not yet dealt
        allowed.append(state_of(begun))
    for at in range(1, 30):
        folder = tmp_path / str(at)
        copytree(tmp_path / "begun", folder)
        disk = Failing(at, how)
        hindered = sit(Store(folder, disk))
        assert state_of(hindered) == before
        with suppress(Killed):
            act(hindered, what)
        hindered.close()
        later = again(folder)
        assert names(later) == []
        if (what, how) == ("new game", "full"):
            # The old hand was left, and of the new one nothing may have been kept.
            assert later.stats.total.abandoned <= 2
            assert later.purses == begun.purses
        else:
            assert state_of(later) in [*allowed, state_of(hindered)]
        play_out(later)
        later.close()
        if disk.count < at:
            return
    raise AssertionError("it never came to its end")


def test_a_disk_that_never_works_lets_one_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sitting = sit(quick(tmp_path / "file" / "x"))
    play_games(sitting, 3)
    assert sum(sitting.purses) == 0
    assert names(sitting) == ["cannot_save"]


def test_a_second_copy_plays_and_does_not_save(tmp_path: Path) -> None:
    first = sit(quick(tmp_path))
    play_games(first, 2)
    second = again(tmp_path)
    assert names(second) == ["second_copy"]
    assert second.purses == first.purses
    play_games(second, 3)
    assert names(second) == []
    first.close()
    second.leave()
    second.close()
    assert again(tmp_path).lasting == first.lasting
