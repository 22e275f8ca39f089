from contextlib import suppress
from datetime import date
from pathlib import Path
from shutil import copytree

import pytest

from godoris import rules
from godoris.engine import DEAL_NUMBERS, IllegalMove, Phase, deal, legal, start
from godoris.engine.record import parse
from godoris.match.game import Game, Origin, digest
from godoris.match.past import KEPT
from godoris.match.preferences import Preferences, levels
from godoris.match.seeds import deal_number, deal_of_the_day
from godoris.match.sitting import REGISTER_AFTER, Sitting
from godoris.match.store import HAND, LASTING, Store, pack
from godoris.rules import Book, house
from match.sittings import NOON, Failing, Killed, one_move, play_games, play_out, quick, sit

LEVELS = levels()
CHOICES = [lambda moves: moves[0], lambda moves: moves[-1], lambda moves: moves[len(moves) // 2]]


def again(folder: Path, **prefs: object) -> Sitting:
    """The same person at a later start."""
    return sit(quick(folder), seed=99, **prefs)


def names(sitting: Sitting) -> list[str]:
    return [notice.name for notice in sitting.take_notices()]


# ---- stakes


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


# ---- leaving in mid-hand


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


# ---- closing and starting again


@pytest.mark.parametrize("level", LEVELS)
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


def state_of(sitting: Sitting) -> tuple[bytes, bytes]:
    hand = sitting.hand.pack() if sitting.playing else None
    return pack(sitting.lasting.pack()), pack(hand)


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


# ---- register, reset, preferences of a run


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


def test_first_preferences_hold_at_a_first_start_alone(tmp_path: Path) -> None:
    first = Sitting(quick(tmp_path), lambda: NOON, seed=1, first=Preferences(language="ko"))
    assert first.prefs.language == "ko"
    first.prefs = first.prefs.replace(language="en")
    first.close()
    assert again(tmp_path, language="ko").prefs.language == "en"


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


def test_a_com_that_has_decided_says_so_as_often_as_it_is_asked() -> None:
    sitting = sit(seed=4)
    sitting.new_game(3, dealer=1)
    while (move := sitting.think()) is None:
        pass
    assert [sitting.think() for _ in range(3)] == [move] * 3
    sitting.play(move)
    later = sitting.think()
    assert later is None or later in legal(sitting.game) or sitting.game.seat == 0
