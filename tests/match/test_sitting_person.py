"""Registering, resetting the account, preferences of a run and of a first start."""

from pathlib import Path

from godoris.match.preferences import Preferences
from godoris.match.seeds import deal_number
from godoris.match.sitting import REGISTER_AFTER, Sitting
from godoris.match.store import LASTING
from match.sittings import NOON, again, play_games, play_out, quick, sit


def test_asked_to_register_after_each_fifth_game(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    asked = []
    for number in range(1, 16):
        play_games(sitting, 1)
        if sitting.ask_to_register:
            asked.append(number)
        if number == 10:
            sitting.register("김")
    assert asked == [REGISTER_AFTER, 2 * REGISTER_AFTER]
    sitting.close()
    assert again(tmp_path).prefs.registered
    assert again(tmp_path).prefs.name == "김"


def test_a_hand_left_does_not_count_towards_registering() -> None:
    sitting = sit()
    play_games(sitting, 4)
    for _ in range(3):
        sitting.new_game()
    assert not sitting.ask_to_register
    play_out(sitting)
    assert sitting.ask_to_register


def test_reset_and_taking_it_back(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    play_games(sitting, 3)
    purses, stats, past = sitting.purses, sitting.stats, sitting.past
    assert not sitting.can_undo_reset
    sitting.reset()
    assert sitting.purses == [0, 0, 0]
    assert sitting.past == past
    sitting.close()
    later = again(tmp_path)
    assert later.can_undo_reset
    later.undo_reset()
    assert (later.purses, later.stats) == (purses, stats)
    assert not later.can_undo_reset
    later.reset()
    play_games(later, 1)
    assert not later.can_undo_reset
    later.undo_reset()
    assert later.stats.total.sides[0].games == 1


def test_two_resets_are_taken_back_as_one() -> None:
    sitting = sit()
    play_games(sitting, 2)
    purses = sitting.purses
    sitting.reset()
    sitting.reset()
    assert not any(sitting.purses)
    assert sitting.can_undo_reset
    sitting.undo_reset()
    assert sitting.purses == purses
    assert not sitting.can_undo_reset


def test_options_of_a_run_are_not_kept(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    play_games(sitting, 1)
    sitting.close()
    run = Sitting(
        quick(tmp_path), lambda: NOON, seed=1, override={"bet": 77, "rules": "cardavia", "language": "ko"},
        run_seed=12,
    )  # fmt: skip
    assert (run.prefs.bet, run.prefs.rules, run.prefs.shown_name) == (77, "cardavia", "나")
    run.new_game()
    assert run.number == deal_number(12, 0)
    assert run.hand.deal.bet == 77
    run.prefs = run.prefs.replace(speed="fast", language="en")
    assert (run.prefs.bet, run.prefs.speed, run.prefs.language) == (77, "fast", "en")
    play_out(run)
    run.new_game()
    assert run.number == deal_number(12, 1)
    run.close()
    later = again(tmp_path)
    assert (later.prefs.bet, later.prefs.rules) == (100, "godoris")
    assert (later.prefs.speed, later.prefs.language) == ("fast", "en")


def test_bad_preferences_of_a_save_are_told(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    data = sitting.lasting.pack()
    data["prefs"] = {**data["prefs"], "bet": 12345, "speed": "fast"}
    store = quick(tmp_path)
    sitting.close()
    store = quick(tmp_path)
    store.write(LASTING, data)
    store.close()
    later = again(tmp_path)
    assert later.unusable == ["bet"]
    assert (later.prefs.bet, later.prefs.speed) == (100, "fast")


def test_first_preferences_hold_at_a_first_start_alone(tmp_path: Path) -> None:
    first = Sitting(quick(tmp_path), lambda: NOON, seed=1, first=Preferences(language="ko"))
    assert first.prefs.language == "ko"
    first.prefs = first.prefs.replace(language="en")
    first.close()
    assert again(tmp_path, language="ko").prefs.language == "en"
