"""House rules at the table: from the next deal on, and kept with every game that was played by them."""

from pathlib import Path

from godoris import rules
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.rules import Book, house
from match.sittings import NOON, play_out, quick, sit


def again(folder: Path) -> Sitting:
    """The program started anew."""
    first = Preferences(level="easy", rules="house")
    book = house.open_book(folder)
    return Sitting(quick(folder), lambda: NOON, seed=1, first=first, book=book)


def seven() -> rules.RuleSet:
    return house.changed(rules.load("godoris"), "stop_points", 7)


def test_a_hand_and_past_games_keep_the_rules_they_were_dealt_by(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path), rules="house")
    sitting.keep_house(seven())
    sitting.new_game()
    play_out(sitting)
    sitting.new_game()
    sitting.keep_house(house.changed(seven(), "stop_points", 5))
    sitting.close()

    later = again(tmp_path)
    assert later.unusable == []
    assert later.hand is not None
    assert later.hand.deal.rules == seven()
    assert later.past[0].game().deal.rules == seven()
    later.new_game()
    assert later.hand.deal.rules == house.changed(seven(), "stop_points", 5)
    later.again()
    assert later.hand.deal.rules.stop_points == 5


def test_without_its_file_the_first_rules_hold_and_that_is_told(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path), rules="house")
    sitting.keep_house(seven())
    sitting.new_game()
    sitting.close()
    (tmp_path / house.FILE).unlink()

    first = Preferences(level="easy")
    later = Sitting(quick(tmp_path), lambda: NOON, seed=1, first=first)
    assert (later.prefs.rules, later.unusable) == ("godoris", ["rules"])
    assert later.hand is not None
    assert later.hand.deal.rules == seven()


def test_the_file_is_what_a_person_may_write(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    sitting.keep_house(seven())
    assert (tmp_path / "house.toml").read_text("utf-8") == 'extends = "godoris"\nstop_points = 7\n'
    assert sitting.book.names()[-1] == "house"


def test_a_nagari_upon_a_nagari_adds_up() -> None:
    made = house.changed(house.changed(rules.load("godoris"), "nagari_adds", True), "stop_points", 50)
    sitting = sit(rules="house")
    sitting.book = Book([made])
    for expected in (2, 4, 8, 16, 16):
        sitting.new_game()
        play_out(sitting)
        assert sitting.hand is not None
        assert sitting.hand.result is not None
        assert sitting.hand.result.kind == "nagari"
        assert sitting.carry == expected
