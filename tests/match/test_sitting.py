"""What goes on from game to game: stakes, deal numbers, what may be played."""

from datetime import date
from pathlib import Path

import pytest

from godoris import rules
from godoris.engine import DEAL_NUMBERS, IllegalMove, Phase, deal, legal, start
from godoris.engine.record import parse
from godoris.match.past import Reel
from godoris.match.seeds import deal_number, deal_of_the_day
from godoris.match.sitting import Sitting
from godoris.rules import Book, house
from match.sittings import CHOICES, LEVELS, again, one_move, play_games, play_out, quick, sit, state_of


@pytest.mark.parametrize("name", rules.names())
def test_purses_dealer_and_carry_go_on(name: str) -> None:
    sitting = sit(rules=name)
    rule_set = rules.load(name)
    purses, dealer, carry = [0, 0, 0], None, 1
    for _ in range(12):
        sitting.new_game()
        hand = sitting.hand
        assert hand.deal.carry == carry
        assert dealer in (None, hand.deal.dealer)
        play_out(sitting)
        end = hand.result
        for side, amount in enumerate(hand.money):
            purses[side] += amount
        assert sitting.purses == purses
        assert sum(purses) == 0
        if end.winner is None:
            dealer, carry = hand.deal.dealer, rule_set.nagari_carry
        else:
            dealer, carry = end.winner, 1
        assert (sitting.dealer, sitting.carry) == (dealer, carry)


def seldom_won() -> Sitting:
    """A sitting whose games seldom reach the points to stop."""
    sitting = sit(rules="house")
    sitting.book = Book([house.changed(rules.load("godoris"), "stop_points", 9)])
    return sitting


def test_a_nagari_doubles_the_next_game() -> None:
    sitting = seldom_won()
    seen = 0
    for choose in CHOICES * 100:
        sitting.new_game()
        play_out(sitting, choose)
        if seen == 2:
            return
        if sitting.hand.result.kind == "nagari":
            seen += 1
            assert sitting.carry == 2
            assert sitting.dealer == sitting.hand.deal.dealer
        else:
            assert sitting.carry == 1
    raise AssertionError("too few NaGaRi in these games")


def test_the_factor_of_nagari_does_not_add_up() -> None:
    sitting = seldom_won()
    for choose in CHOICES * 100:
        sitting.lasting.carry = 2
        sitting.new_game()
        assert sitting.hand.deal.carry == 2
        play_out(sitting, choose)
        if sitting.hand.result.kind == "nagari":
            assert sitting.carry == 2
            return
        assert sitting.carry == 1
    raise AssertionError("no NaGaRi in these games")


def test_the_first_dealer_is_drawn_from_the_number() -> None:
    dealers = set()
    for seed in range(30):
        sitting = sit(seed=seed)
        sitting.new_game()
        dealers.add(sitting.hand.deal.dealer)
        assert sitting.hand.deal == deal(rules.load("godoris"), sitting.number)
    assert dealers == {0, 1, 2}


def test_a_chong_tong_ends_and_books_the_game_as_it_is_dealt(tmp_path: Path) -> None:
    number = next(n for n in range(2000) if start(deal(rules.load("godoris"), n)).phase == Phase.OVER)
    sitting = sit(quick(tmp_path))
    events = sitting.new_game(number)
    assert events[-1].name == "chongtong"
    assert not sitting.playing
    winner = sitting.hand.result.winner
    assert sitting.purses[winner] == 3000
    assert sitting.stats.total.sides[winner].chongtong == 1
    assert sitting.dealer == winner
    sitting.close()
    assert again(tmp_path).lasting == sitting.lasting


def test_the_bet_and_level_of_a_game_are_those_of_its_deal() -> None:
    sitting = sit(bet=300)
    sitting.new_game()
    sitting.prefs = sitting.prefs.replace(bet=500, level=LEVELS[-1])
    assert sitting.hand.deal.bet == 300
    assert sitting.hand.origin.level == "easy"
    play_out(sitting)
    sitting.new_game()
    assert sitting.hand.deal.bet == 500


def test_changing_to_fewer_seats_draws_the_dealer_anew() -> None:
    for seed in range(20):
        sitting = sit(seed=seed)
        play_games(sitting, 1)
        sitting.prefs = sitting.prefs.replace(rules="cardavia")
        sitting.new_game()
        assert sitting.hand.deal.dealer in (0, 1)
        if sitting.lasting.past and sitting.lasting.past[0].game().result.winner in (0, 1):
            assert sitting.hand.deal.dealer == sitting.lasting.past[0].game().result.winner


# ---- deal numbers


def test_deal_numbers_follow_from_the_seed() -> None:
    one, other = sit(seed=3), sit(seed=3)
    numbers = []
    for _ in range(4):
        one.new_game()
        other.new_game()
        assert one.number == other.number
        numbers.append(one.number)
    assert len(set(numbers)) == 4
    assert numbers[0] == deal_number(3, 0)


def test_the_level_does_not_touch_the_cards() -> None:
    deals = set()
    for level in LEVELS:
        sitting = sit(seed=3, level=level)
        sitting.new_game()
        deals.add(sitting.hand.deal)
    assert len(deals) == 1


def test_a_number_asked_for_is_the_same_game_for_everybody() -> None:
    one, other = sit(seed=1), sit(seed=2)
    play_games(one, 3)
    one.new_game(123)
    other.new_game(123)
    assert one.hand.deal.hands == other.hand.deal.hands
    assert one.hand.deal.dealer == other.hand.deal.dealer
    play_out(one)
    first = one.hand.deal
    one.prefs = one.prefs.replace(rules="cardavia", bet=500)
    one.again()
    assert (one.hand.deal.rules.name, one.hand.deal.bet) == ("godoris", 500)
    assert (one.hand.deal.hands, one.hand.deal.dealer, one.number) == (first.hands, first.dealer, 123)


def test_numbers_out_of_range_and_nothing_to_repeat() -> None:
    sitting = sit()
    for number in (-1, DEAL_NUMBERS):
        with pytest.raises(ValueError, match="deal numbers"):
            sitting.new_game(number)
    with pytest.raises(ValueError, match="no deal"):
        sitting.again()


def test_the_deal_of_the_day() -> None:
    first = date(2024, 1, 1).toordinal()
    numbers = [deal_of_the_day(first + day) for day in range(366)]
    assert len(set(numbers)) == 366
    assert all(0 <= number < DEAL_NUMBERS for number in numbers)
    assert numbers == [deal_of_the_day(first + day) for day in range(366)]


# ---- the table


def test_moves_are_checked(tmp_path: Path) -> None:
    sitting = sit()
    with pytest.raises(ValueError, match="no game"):
        sitting.play(0)
    sitting.new_game(5)
    with pytest.raises(IllegalMove):
        sitting.play(255)
    assert sitting.moves == []


def test_a_played_card_can_be_taken_back_while_its_pair_is_chosen(tmp_path: Path) -> None:
    for number in range(300):
        sitting = sit(quick(tmp_path))
        sitting.new_game(number)
        while sitting.playing and not sitting.current.can_take_back:
            one_move(sitting)
        if not sitting.playing:
            sitting.close()
            continue
        assert sitting.game.phase == Phase.PICK_HAND
        moves, hand = list(sitting.moves), sitting.view().hand
        sitting.take_back()
        assert sitting.moves == moves[:-1]
        assert sitting.game.seat == 0
        assert sitting.view().hand == hand | 1 << moves[-1]
        assert not sitting.current.can_take_back
        with pytest.raises(ValueError, match="taken back"):
            sitting.take_back()
        sitting.close()
        assert again(tmp_path).moves == moves[:-1]
        return
    raise AssertionError("no choice found")


def test_a_trial_changes_nothing_that_counts(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    play_games(sitting, 2)
    sitting.new_game()
    one_move(sitting)
    before = state_of(sitting)
    record = parse(sitting.record())
    sitting.open_deal(record.deal, record.moves)
    assert sitting.moves == record.moves
    while not sitting.current.over:
        one_move(sitting)
    assert state_of(sitting) == before
    sitting.end_trial()
    assert sitting.moves == record.moves
    sitting.close()
    assert state_of(again(tmp_path)) == before


def test_the_record_of_a_game_says_who_and_which() -> None:
    sitting = sit(name='a"b')
    sitting.new_game(77)
    play_out(sitting)
    record = parse(sitting.record())
    assert record.tags == {"Level": "easy", "Deal": "77", "Player0": "a'b"}
    assert record.moves == sitting.moves
    assert record.deal == sitting.hand.deal


def test_a_com_that_has_decided_says_so_as_often_as_it_is_asked() -> None:
    sitting = sit(seed=4)
    sitting.new_game(3, dealer=1)
    while (move := sitting.think()) is None:
        pass
    assert [sitting.think() for _ in range(3)] == [move] * 3
    sitting.play(move)
    later = sitting.think()
    assert later is None or later in legal(sitting.game) or sitting.game.seat == 0


def test_a_deal_that_is_tried_out_is_dealt_again(tmp_path: Path) -> None:
    sitting = sit(quick(tmp_path))
    play_games(sitting, 1)
    number = sitting.number
    sitting.close()
    later = again(tmp_path)  # no hand has been dealt since the start
    later.try_out(Reel(later.past[-1].game(), 4).branch())
    assert later.number == number
    later.again()
    assert later.number == number
    assert later.trial is None
    assert later.playing
    assert later.hand is not None
    assert later.hand.origin.counted


def test_cards_from_elsewhere_are_not_dealt_again() -> None:
    sitting = sit()
    sitting.open_deal(deal(rules.load("godoris"), 5), [])
    with pytest.raises(ValueError, match="no deal"):
        sitting.again()
