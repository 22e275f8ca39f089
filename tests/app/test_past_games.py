"""Past Games: the list, a game stepped through on the Table, and played on from any point."""

from __future__ import annotations

from random import Random

import pytest

from app.table import Person
from godoris import rules
from godoris.app.godoris import Godoris
from godoris.app.past_games import ROW, how
from godoris.engine import Phase, legal
from godoris.match.past import PastGame
from godoris.match.sitting import Sitting
from godoris.palm.alert import button_id, form_name
from godoris.palm.check import problems
from godoris.palm.events import CtlSelect, Key, KeyDown, Menu, PenDown, PenUp


def play_games(sitting: Sitting, names: list[str]) -> None:
    """Games at random, one under each of the rule sets."""
    chance = Random(len(names))
    for name in names:
        sitting.prefs = sitting.prefs.replace(rules=name)
        sitting.new_game()
        while sitting.game is not None and sitting.game.phase != Phase.OVER:
            options = legal(sitting.game)
            sitting.play(options[int(chance.random() * len(options))])


def person_with(names: list[str], language: str = "en") -> Person:
    person = Person(3, language=language)
    play_games(person.sitting, names)
    person.app.begin()
    person.until(person.due)
    return person


@pytest.fixture
def person() -> Person:
    found = person_with(rules.names())
    found.key(key=Key.HARD_4)
    assert found.form == "past_games"
    return found


def still(person: Person) -> None:
    person.until(lambda: not person.app.director.busy)


def displayed_is_the_view(app: Godoris) -> None:
    assert app.director.displayed() == app.director.expected(app.view)


def tap_row(person: Person, row: int) -> None:
    box = person.control("games").rect
    person.tap(box.x + 40, box.y + ROW * row + 5)


def test_a_tap_chooses_and_a_tap_on_the_chosen_one_looks(person: Person) -> None:
    tap_row(person, 2)
    assert person.form == "past_games"
    assert person.app.reels.row == 2
    tap_row(person, 2)
    assert person.form == "reel"
    reel = person.app.reels.reel
    assert reel is not None
    assert reel.game.deal.rules.name == rules.names()[-3]
    assert reel.at == 0


def test_by_the_pen_alone_forward_back_and_out(person: Person) -> None:
    person.press("look")
    app, hand = person.app, person.sitting.hand
    assert person.form == "reel"
    reel = app.reels.reel
    assert reel is not None
    for at in (1, 2, 3):
        person.tap(*person.control("on").rect.centre)
        still(person)
        assert reel.at == at
        displayed_is_the_view(app)
    for at in (2, 1, 0, 0):
        person.tap(*person.control("back").rect.centre)
        assert reel.at == at
        displayed_is_the_view(app)
    person.tap(30, 154)  # the sign that opens the menu
    assert app.system.overlay is not None
    person.key(key=Key.ESCAPE)
    person.post(Menu("reel_leave"))
    assert person.form == "past_games"
    person.press("done")
    assert person.form == "table"
    assert person.sitting.hand is hand


def test_by_keys_alone(person: Person) -> None:
    person.key(key=Key.NAV_DOWN)
    person.key(key=Key.NAV_SELECT)
    app = person.app
    reel = app.reels.reel
    assert reel is not None
    person.key(key=Key.NAV_RIGHT)
    still(person)
    person.key(key=Key.END)
    assert reel.at == reel.length
    person.key(key=Key.NAV_LEFT)
    assert reel.at == reel.length - 1
    person.key(key=Key.HOME)
    assert reel.at == 0
    person.key(key=Key.NAV_UP)  # the navigator walks over what can be looked at
    assert app.table is not None
    assert app.table.ways.focus is not None
    person.key(key=Key.ESCAPE)
    person.key(key=Key.RETURN)
    assert app.system.overlay is not None
    person.key(key=Key.ESCAPE)
    person.key(key=Key.ESCAPE)
    assert person.form == "past_games"
    person.key(key=Key.ESCAPE)
    assert person.form == "table"


@pytest.mark.parametrize("index", range(len(rules.names())))
def test_every_position_of_every_rule_set_is_shown_as_it_is(index: int) -> None:
    person = person_with(rules.names())
    app = person.app
    app.reels.watch(person.sitting.past[index].game(), lambda: None)
    reel = app.reels.reel
    assert reel is not None
    forward = []
    for _ in range(reel.length):
        assert app.reels.step(1)
        while app.director.busy:
            app.director.finish()
        displayed_is_the_view(app)
        forward.append((app.view.table, app.view.captured, app.view.hand, app.view.points))
    assert app.view.phase == Phase.OVER
    assert not app.reels.step(1)
    for at in range(reel.length - 1, -1, -1):
        app.reels.step(-1)
        displayed_is_the_view(app)
        if at:
            assert forward[at - 1] == (app.view.table, app.view.captured, app.view.hand, app.view.points)


def test_the_event_of_a_step_stands_in_the_chat_line(person: Person) -> None:
    person.press("look")
    app, table = person.app, person.app.table
    assert table is not None
    told = 0
    for _ in range(60):
        person.key(key=Key.NAV_RIGHT)
        if person.form != "reel":
            break
        still(person)
        if app.reels.news:
            told += 1
            assert table.said(100) in app.words.said(app.director.log[-1], table.scene.rules, 999)  # type: ignore[attr-defined]
        else:
            assert table.said(100).startswith("Move")  # type: ignore[attr-defined]
    assert told
    assert person.form == "result"


def test_a_step_during_motion_finishes_it_first(person: Person) -> None:
    person.press("look")
    reel = person.app.reels.reel
    assert reel is not None
    for _ in range(4):
        person.app.system.post(KeyDown(key=Key.NAV_RIGHT))
        person.app.system.pump()
    assert reel.at == 4
    still(person)
    displayed_is_the_view(person.app)


def test_the_result_leaves_todays_purses_out(person: Person) -> None:
    person.press("look")
    person.post(Menu("reel_result"))
    assert person.form == "result"
    person.app.system.draw()
    person.press("ok")
    assert person.form == "reel"


def test_played_on_from_a_point_it_does_not_count(person: Person) -> None:
    sitting, app = person.sitting, person.app
    before = sitting.stats, sitting.purses, len(sitting.past), sitting.hand
    person.press("look")
    for _ in range(2):
        person.key(key=Key.NAV_RIGHT)
        still(person)
    slot = person.slots()[0]
    person.tap(*app.director.displayed().hand_rect(slot).centre)
    assert person.form == form_name("reel_play")
    person.press(button_id(0))
    assert person.form == "table"
    assert sitting.trial is not None
    assert not sitting.trial.origin.counted
    assert len(sitting.trial.moves) >= 2
    for _ in range(400):
        if sitting.trial is None:
            break
        person.until(person.due)
        if person.form != "table" or sitting.trial is not None:
            person.by_pen()
    assert sitting.trial is None
    assert (sitting.stats, sitting.purses, len(sitting.past), sitting.hand) == before


def test_a_trial_can_be_ended_from_the_menu(person: Person) -> None:
    person.press("look")
    person.post(Menu("reel_play"))
    person.press(button_id(0))
    person.until(person.due)
    assert person.app.table is not None
    if person.form == "table" and person.app.view.mover == 0:
        person.until(lambda: person.app.table is not None and "not counted" in person.app.table.chat())
    person.post(Menu("end_trial"))
    assert person.sitting.trial is None
    assert person.form == "table"


def test_nothing_can_be_played_on_at_the_end(person: Person) -> None:
    person.press("look")
    person.key(key=Key.END)
    person.post(Menu("reel_play"))
    assert person.form == "reel"
    assert person.tones[-1] == "error"


def test_a_hard_button_leaves_the_game(person: Person) -> None:
    person.press("look")
    person.key(key=Key.CALC)
    assert person.form == "reckoning"
    assert not person.app.reels.on


def test_what_is_beamed_is_the_game_that_is_looked_at(person: Person) -> None:
    before = person.app.finished_record
    person.press("look")
    reel = person.app.reels.reel
    assert reel is not None
    person.post(Menu("beam"))
    assert f'[Rules "{reel.game.deal.rules.name}"]' in person.app.system.clipboard.get()
    person.key(key=Key.ESCAPE)
    person.post(Menu("reel_leave"))
    assert person.app.finished_record == before


def test_a_game_that_can_be_read_no_more_is_listed_and_not_opened() -> None:
    person = person_with(["godoris"])
    past = person.sitting.lasting.past
    past.insert(0, PastGame((1, "nothing"), 0, (0, 0, 0)))
    person.post(Menu("past_games"))
    person.key(key=Key.END)
    person.app.system.draw()
    person.key(key=Key.NAV_SELECT)
    assert person.form == "past_games"
    assert person.tones[-1] == "error"


@pytest.mark.parametrize("language", ["en", "ko"])
def test_no_game_yet(language: str) -> None:
    person = Person(1, language=language)
    person.press("start")
    person.until(person.due)
    person.post(Menu("past_games"))
    person.app.system.draw()
    tap_row(person, 0)
    person.key(key=Key.NAV_DOWN)
    assert not person.control("look").visible
    person.press("done")
    assert person.form == "table"


def test_the_list_scrolls_to_every_game() -> None:
    person = person_with(["cardavia"] * 20)
    person.post(Menu("past_games"))
    person.key(key=Key.END)
    assert person.app.reels.row == 19
    bar = person.control("bar").rect
    person.post(PenDown(bar.x + 3, bar.y + 1), PenUp(bar.x + 3, bar.y + 1))
    tap_row(person, 0)
    assert person.app.reels.row == 11
    person.key(key=Key.PAGE_UP)
    assert person.app.reels.row == 4


@pytest.mark.parametrize("language", ["en", "ko"])
def test_forms_have_no_fault_that_a_person_would_see(language: str) -> None:
    person = person_with(rules.names(), language)
    app = person.app
    person.post(Menu("past_games"))
    assert app.system.top is not None
    assert problems(app.system.top, app.system.canvas) == []
    person.post(CtlSelect("past_games", "look"))
    assert problems(app.system.top, app.system.canvas) == []


def test_how_a_game_ended_in_the_words_of_its_rules() -> None:
    person = person_with(rules.names())
    for past in person.sitting.past:
        game = past.game()
        assert game.result is not None
        said = how(person.app.words, game, game.result)
        kind = game.result.kind
        assert said.startswith(str(game.result.points)) if kind == "stop" else said


def test_from_the_launcher_the_hand_comes_back_and_not_the_game_that_was_looked_at(person: Person) -> None:
    person.press("look")
    person.key(key=Key.NAV_RIGHT)
    person.key(key=Key.LAUNCH)
    assert person.form == "launcher"
    person.app.open()
    assert person.form == "table"
    assert not person.app.reels.on
    still(person)
    assert person.app.director.displayed() == person.app.director.expected(person.sitting.view())
