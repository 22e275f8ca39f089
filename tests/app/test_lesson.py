"""The first hand together and records to watch: by pen, by keys, left early, and nothing of them lasts."""

from __future__ import annotations

import pytest

from app.table import Person
from godoris.app import examples
from godoris.app.bubble import Bubble
from godoris.app.help_pages import shipped
from godoris.app.lesson import Lesson
from godoris.app.lesson_steps import shown, steps
from godoris.engine.moves import GO, STOP
from godoris.match.game import Game
from godoris.palm.events import Key, PenDown, PenMove, PenUp
from godoris.palm.geometry import SCREEN

LONG = 4000


def started(language: str = "en", **prefs: object) -> Person:
    person = Person(3, language=language, **prefs)
    person.press("how")
    person.press("hand")
    return person


def lesson(person: Person) -> Lesson:
    assert person.app.lesson is not None
    return person.app.lesson


def bubble(person: Person) -> Bubble:
    """The words that wait, once they do."""
    person.until(lambda: isinstance(person.app.system.overlay, Bubble) or person.app.lesson is None)
    found = person.app.system.overlay
    assert isinstance(found, Bubble)
    return found


def go_on(person: Person, how: str) -> None:
    found = bubble(person)
    if how == "keys":
        person.key(key=Key.NAV_SELECT)
    elif how == "answers" and found.answers:
        person.key(found.answers[0])
    elif how == "answers":
        person.key(" ")
    elif found.tap and found.target and how == "pen":
        person.tap(*found.target.centre)
    else:
        person.tap(*found.next.centre)


def led_through(person: Person, how: str) -> list[str]:
    """What the first hand says, one after the other, until it is over."""
    said = []
    for _ in range(100):
        person.until(lambda: person.app.lesson is None or person.app.system.overlay is not None)
        if person.app.lesson is None:
            return said
        said.append(person.app.lesson.saying)
        go_on(person, how)
    raise AssertionError("the first hand does not end")


@pytest.mark.parametrize("how", ["pen", "arrow", "keys", "answers"])
def test_the_first_hand_plays_through(how: str) -> None:
    person = started()
    assert led_through(person, how) == [step.say for step in steps("first")]
    assert person.form == "table"
    assert person.sitting.trial is None
    assert person.sitting.hand is not None  # a hand of the person's own follows
    assert person.sitting.moves == []
    assert person.sitting.purses == [0, 0, 0]
    assert person.sitting.stats.total.sides[0].games == 0
    assert person.app.finished_record is None


def test_the_record_is_what_the_steps_speak_of() -> None:
    record = examples.record("first")
    moves = record.moves
    assert moves[15] == GO
    assert moves[-1] == STOP
    events: list = []  # type: ignore[type-arg]
    record.replay(events)
    own = [event.name for event in events if event.seat == 0]
    assert [name for name in own if name in ("bonus", "sseul", "chock", "go", "stop")] == [
        "bonus", "sseul", "go", "chock", "stop",
    ]  # fmt: skip
    assert [event.seat for event in events if event.name == "bbuk"] == [1, 2]
    found = examples.example("first", record.deal.rules).result
    assert found is not None
    assert found.flags == [[], ["PB"], []]
    assert found.multipliers == [1, 2, 1]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_words_hide_nothing_that_they_speak_of(language: str) -> None:
    person = started(language, reduced_motion=True)
    for _ in steps("first"):
        found = bubble(person)
        assert found.rect.grown(2).inside(SCREEN), lesson(person).saying
        assert len(found.lines) <= 4, lesson(person).saying
        if found.target:
            assert not found.rect.grown(2).overlaps(found.target), lesson(person).saying
        if found.tap and person.form == "table":
            assert not found.rect.overlaps(found.target)  # type: ignore[arg-type]
        go_on(person, "arrow")


def test_a_tap_elsewhere_does_nothing() -> None:
    person = started()
    for _ in range(5):
        go_on(person, "arrow")
    found = bubble(person)
    assert found.tap
    moves = list(person.sitting.moves)
    hand = person.app.director.displayed().hand
    other = person.app.director.displayed().hand_rect(hand.index(min(hand)))
    person.tap(*other.centre)
    person.key("1")
    person.post(PenDown(*found.target.centre))  # type: ignore[union-attr]
    person.post(PenMove(2, 100))
    person.post(PenUp(2, 100))
    assert person.sitting.moves == moves
    assert bubble(person) is found


@pytest.mark.parametrize("leave", ["cross", "escape", "menu"])
def test_it_may_be_left_and_asks_first(leave: str) -> None:
    person = started()
    go_on(person, "arrow")
    if leave == "cross":
        person.tap(*bubble(person).cross.centre)
    else:
        bubble(person)
        person.key(key=Key.ESCAPE if leave == "escape" else Key.MENU)
    assert person.form == "alert.lesson"
    person.press("button1")
    assert lesson(person).made == 0
    assert bubble(person).text.startswith("Your hand")  # it goes on where it was
    person.tap(*bubble(person).cross.centre)
    person.press("button0")
    assert person.app.lesson is None
    assert person.form == "start"
    assert person.sitting.current is None


def test_a_hand_in_progress_waits() -> None:
    person = Person(7)
    person.press("start")
    person.until(person.due)
    person.by_pen()
    person.until(person.due)
    moves = list(person.sitting.moves)
    hand = person.sitting.hand
    person.app.helper.first_hand()
    assert person.sitting.moves == []
    led_through(person, "keys")
    person.until(person.due)
    assert person.sitting.hand is hand
    assert person.sitting.moves[: len(moves)] == moves


def test_a_game_for_trial_comes_back() -> None:
    person = Person(7)
    person.press("start")
    found = examples.example("chock", person.app.view.rules)
    person.sitting.open_deal(found.deal, list(found.moves[:2]))
    trial = person.sitting.trial
    assert isinstance(trial, Game)
    person.app.begin()
    person.app.helper.first_hand()
    person.tap(*bubble(person).cross.centre)
    person.press("button0")
    assert person.sitting.trial is trial


def test_the_applications_button_ends_it() -> None:
    person = started()
    bubble(person)
    person.key(key=Key.LAUNCH)
    assert person.form == "launcher"
    assert person.app.lesson is None
    assert person.sitting.trial is None


def test_a_new_game_from_the_menu_ends_it() -> None:
    person = started()
    person.app.deal(None)
    assert person.app.lesson is None
    person.until(person.due)
    assert person.sitting.hand is person.sitting.current


WATCHED = [page.id for page in shipped().pages.values() if page.lesson]


@pytest.mark.parametrize("id", WATCHED)
def test_records_of_pages_can_be_watched(id: str) -> None:
    person = Person(3)
    person.press("how")
    person.app.helper.open(id)
    if id == "chongtong":
        assert person.app.helper.words().example(person.app.helper.page).moves == ()  # type: ignore[union-attr]
    person.press("watch")
    found = lesson(person)
    for _ in range(LONG):
        if person.app.lesson is None:
            break
        if isinstance(person.app.system.overlay, Bubble):
            assert found.made == len(found.moves)
            go_on(person, "arrow")
        elif person.form in ("result", "chongtong"):
            assert found.made == len(found.moves)
            person.press("ok")
        else:
            person.app.system.tick()
    assert person.form == "help"
    assert person.app.helper.page.id == id
    assert person.sitting.current is None
    assert [form.name for form in person.app.system.forms] == ["start", "help"]


def test_watching_can_be_left_by_the_menu_key() -> None:
    person = Person(3)
    person.press("how")
    person.app.helper.open("pansseul")
    person.press("watch")
    person.app.system.tick(5)
    person.key(key=Key.MENU)
    assert person.app.lesson is None
    assert person.form == "help"


def test_nothing_is_watched_over_a_result_that_waits() -> None:
    person = Person(3)
    person.press("start")
    for _ in range(400):
        person.until(person.due)
        if person.form == "result":
            break
        person.by_pen()
    person.app.helper.open("chock")
    assert not person.control("watch").visible
    person.app.helper.watch()
    assert person.app.lesson is None


@pytest.mark.parametrize("name", ["hand", "table", "others", "captured", "status", "stock", "group:pee:2"])
def test_things_that_steps_speak_of_lie_on_the_screen(name: str) -> None:
    person = Person(3)
    person.press("start")
    assert shown(person.app.director.displayed(), name).inside(SCREEN)
