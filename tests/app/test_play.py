"""Whole games by the pen alone and by keys alone, without a window."""

from __future__ import annotations

import pytest

from app.table import Person
from godoris.engine import Phase
from godoris.engine.moves import TAKE
from godoris.palm.events import Key, KeyDown, Menu, Modifier, PenDown, PenMove, PenUp


def play(person: Person, games: int, how: str) -> None:
    for _ in range(4000):
        if person.games >= games:
            return
        person.until(person.due)
        displayed_is_the_view(person)
        getattr(person, how)()
    raise AssertionError("the games do not end")


def displayed_is_the_view(person: Person) -> None:
    app = person.app
    if app.table is not None and not app.director.busy and person.form == "table":
        assert app.director.displayed() == app.director.expected(app.view)


@pytest.mark.parametrize("how", ["by_pen", "by_keys"])
def test_whole_games(how: str) -> None:
    person = Person(11)
    play(person, 3, how)
    stats = person.sitting.stats.total
    assert stats.sides[0].games >= 3
    assert sum(side.money for side in stats.sides) == 0


@pytest.mark.parametrize("rules", ["cardavia", "dutch-4", "hanafuda-2"])
def test_games_of_other_rule_sets(rules: str) -> None:
    person = Person(3, rules=rules)
    play(person, 1, "by_pen")
    assert person.sitting.stats.total.sides[0].games >= 1


def test_the_same_events_give_the_same_pictures() -> None:
    def record() -> list[bytes]:
        person, out = Person(7), []
        for _ in range(24):  # about three games
            person.until(person.due)
            person.by_pen()
            person.app.system.draw()
            out.append(bytes(person.app.system.canvas.pixels))
        return out

    assert record() == record()


def at_table(seed: int = 1, **prefs: object) -> Person:
    person = Person(seed, **prefs)
    person.press("start")
    person.until(person.due)
    return person


def test_the_first_launch_shows_the_start() -> None:
    person = Person(1)
    assert person.form == "start"
    person.press("korean")
    assert person.sitting.prefs.language == "ko"
    person.press("start")
    assert person.form == "table"


def test_a_tap_during_motion_finishes_it_and_does_nothing_else() -> None:
    person = Person(1)
    person.press("start")
    app = person.app
    assert app.director.busy
    before = len(app.sitting.moves)
    person.tap(20, 135)
    while app.director.busy and app.view.mover == 0:
        person.tap(20, 135)
    assert len(app.sitting.moves) == before


def test_a_double_tap_plays_one_card() -> None:
    person = at_table()
    app = person.app
    held = app.view.hand.bit_count()
    rect = app.director.displayed().hand_rect(0)
    x, y = rect.centre
    person.post(PenDown(x, y), PenUp(x, y), PenDown(x, y, 2), PenUp(x, y))
    person.post(PenDown(x, y, 2), PenUp(x, y))
    person.until(lambda: not app.director.busy)
    assert app.view.hand.bit_count() == held - 1


def test_a_press_that_slides_away_plays_nothing_and_shows_the_card_larger() -> None:
    person = at_table()
    app, table = person.app, person.app.table
    assert table is not None
    rect = app.director.displayed().hand_rect(1)
    before = list(app.sitting.moves)
    person.post(PenDown(*rect.centre))
    person.post(PenMove(rect.x + 2, rect.y + 2))
    assert table.ways.held is None or table.ways.held[0] == app.director.displayed().hand[1]
    person.post(PenMove(5, 112))
    assert table.ways.held is not None
    person.post(PenUp(5, 112))
    assert app.sitting.moves == before
    assert table.ways.held is None


def test_a_choice_is_sent_only_when_complete_and_can_be_taken_back() -> None:
    person = at_choice()
    app, table = person.app, person.app.table
    assert table is not None
    moves = list(app.sitting.moves)
    slot = table.ways.lifted
    assert slot is not None
    card = app.director.displayed().hand[slot]
    person.key(key=Key.ESCAPE)
    assert table.ways.choices == ()
    assert app.sitting.moves == moves
    rect = app.director.displayed().hand_rect(slot)
    person.tap(*rect.centre)
    assert table.ways.lifted == slot
    person.tap(*rect.centre)
    assert table.ways.choices == ()
    assert app.sitting.moves == moves
    person.tap(*rect.centre)
    person.key("2")
    second = app.sitting.moves[len(moves) : len(moves) + 2]
    assert second[0] == card
    assert second[1] >= TAKE


def at_choice() -> Person:
    """A person who has tapped a card that may take one of two."""
    for seed in range(1, 40):
        person = at_table(seed)
        app, table = person.app, person.app.table
        assert table is not None
        for _ in range(6):
            if person.form != "table" or app.view.phase != Phase.PLAY:
                break
            for slot in person.slots():
                table.play_slot(slot)
                if table.ways.choices:
                    return person
                if app.director.busy or person.form != "table":
                    break
            person.until(person.due)
    raise AssertionError("no choice came up")


def test_dragging_a_card_onto_one_of_two_chooses_it() -> None:
    person = at_choice()
    app, table = person.app, person.app.table
    assert table is not None
    slot, pair = table.ways.lifted, table.ways.choices
    person.key(key=Key.ESCAPE)
    scene = app.director.displayed()
    assert slot is not None
    month = next(m for m in scene.months() if pair[0] in scene.stack(m))
    wanted, rect = scene.table_places()[month][0]
    before = len(app.sitting.moves)
    person.post(PenDown(*scene.hand_rect(slot).centre))
    person.post(PenMove(80, 100))
    person.post(PenMove(rect.x + 1, rect.y + 10))
    person.post(PenUp(rect.x + 1, rect.y + 10))
    assert app.sitting.moves[before : before + 2] == [scene.hand[slot], TAKE + wanted]


def test_space_finishes_one_motion_and_held_runs_on() -> None:
    person = Person(1, speed="slow")
    person.press("start")
    app = person.app
    person.key(" ")
    ticks = 0
    while app.director.busy:
        if ticks % 5 == 0:
            person.post(KeyDown(char=" ", modifiers=Modifier.AUTO_REPEAT))
            ticks += 1
        else:
            app.system.tick()
            ticks += 1
        assert ticks < 400
    assert app.sitting.game is not None


def test_the_navigator_reaches_everything() -> None:
    person = at_table(5)
    table = person.app.table
    assert table is not None
    seen = set()
    for key in [Key.NAV_DOWN] * 2 + [Key.NAV_UP] * 9 + [Key.NAV_RIGHT, Key.NAV_DOWN] * 9:
        person.key(key=key)
        assert table.ways.focus is not None
        seen.add(table.ways.focus.kind)
    assert {"hand", "chat", "name", "stack"} <= seen


def test_a_new_game_in_mid_hand_asks_first() -> None:
    person = at_table()
    number = person.sitting.number
    person.post(Menu("new_game"))
    assert person.form != "table"
    person.key(key=Key.ESCAPE)
    assert person.form == "table"
    assert person.sitting.number == number


def test_leaving_with_confirm_asks_and_ends() -> None:
    person = at_table(saving="confirm")
    person.app.leave(force=False)
    assert person.app.running
    person.app.leave(force=True)
    assert not person.app.running
