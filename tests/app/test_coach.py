"""The coach speaks once of each thing, in the first games, in the chat line, and is in nobody's way."""

from __future__ import annotations

import pytest

from app.table import FONTS, Person
from godoris import rules
from godoris.app import layout, shots
from godoris.app.coach import GAMES, TAUGHT, Coach, topic
from godoris.app.help_pages import shipped
from godoris.app.help_words import HelpWords
from godoris.app.motion import Line
from godoris.app.shot_list import SHOTS
from godoris.app.words import Words
from godoris.palm.events import CtlSelect
from godoris.palm.resources import LANGUAGES, Resources


def at_table(**prefs: object) -> Person:
    person = Person(2, **prefs)
    person.press("start")
    person.until(person.due)
    person.app.coach.forget()
    person.sitting.prefs = person.sitting.prefs.replace(taught=0)  # a bonus card may have been dealt
    return person


def tell(person: Person, *lines: Line) -> None:
    """The director says something."""
    director = person.app.director
    director.log.extend(lines)
    director.told += len(lines)


def heard(person: Person, ticks: int = 1200) -> list[str]:
    """The pieces that are shown, each once."""
    said: list[str] = []
    for _ in range(ticks):
        person.app.system.tick()
        piece = person.app.coach.said
        if piece and (not said or said[-1] != piece):
            said.append(piece)
    return said


def coach(person: Person) -> Coach:
    return person.app.coach


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", rules.names())
def test_every_sentence_can_be_said_and_its_pieces_fit(language: str, name: str) -> None:
    words = HelpWords(Words(Resources(language=language, fonts=FONTS), "WWWWWW"), rules.load(name))
    for about in TAUGHT:
        values = words.values | {"who": "WWWWWW", "money": "$5,000"}
        text = shipped().text(language, f"coach.{about}", values)
        pieces = FONTS["std"].wrap(text, layout.CHAT.width - 3)
        assert len(pieces) <= 6, about
        assert all(FONTS["std"].width(piece) - 1 <= layout.CHAT.width - 3 for piece in pieces), about
    texts = shipped().strings(language).keys()
    keys = {key for key in texts if key.startswith("coach.")}
    assert keys == {f"coach.{about}" for about in TAUGHT}


def test_what_belongs_together_is_told_once() -> None:
    assert topic("first_chock") == topic("first_bbuk") == "first"
    assert topic("third_bbuk") == "second_bbuk"
    assert topic("take_pee") == topic("stop") == ""


def test_a_thing_is_spoken_of_the_first_time_only() -> None:
    person = at_table()
    tell(person, Line("chock", 1))
    assert " ".join(heard(person)) == "The stock matched the card just laid: 1 Pee from each opponent."
    tell(person, Line("chock", 2))
    assert heard(person) == []
    tell(person, Line("ddadak", 2))
    assert heard(person) != []
    taught = person.sitting.prefs.taught
    assert [about for i, about in enumerate(TAUGHT) if taught >> i & 1] == ["chock", "ddadak"]


def test_names_and_money_are_those_of_the_event() -> None:
    person = at_table()
    tell(person, Line("first_chock", 2, 500))
    assert " ".join(heard(person)) == (
        "It was Com 2's first turn, so it pays at once: $500 from each opponent."
    )


def test_no_more_wait_than_can_be_read() -> None:
    person = at_table()
    tell(person, *(Line(name, 1) for name in ("chock", "ddadak", "sseul", "bbuk")))
    person.app.system.tick()
    taught = person.sitting.prefs.taught
    assert taught.bit_count() == 2  # the others will be told when they happen again
    heard(person, 3000)
    tell(person, Line("bbuk", 1))
    assert heard(person) != []


@pytest.mark.parametrize(("when", "games", "speaks"), [
    ("first", 0, True), ("first", GAMES - 1, True), ("first", GAMES, False),
    ("on", GAMES, True), ("off", 0, False),
])  # fmt: skip
def test_when_the_coach_speaks(when: str, games: int, speaks: bool) -> None:
    person = at_table(coach=when)
    person.sitting.lasting.finished = games
    tell(person, Line("chock", 1))
    assert bool(heard(person)) is speaks


def test_the_coach_is_silent_over_games_for_trial() -> None:
    person = at_table()
    person.sitting.try_out(person.sitting.hand)  # type: ignore[arg-type]
    assert not coach(person).speaks


def test_nothing_is_given_nothing_is_said() -> None:
    person = at_table()
    person.app.view.rules.pee["chock"] = 0
    try:
        tell(person, Line("chock", 1))
        assert heard(person) == []
    finally:
        person.app.view.rules.pee["chock"] = 1


def test_play_goes_on_meanwhile() -> None:
    person = at_table()
    tell(person, Line("bbuk", 1))
    person.app.system.tick()
    assert coach(person).said
    assert person.app.table is not None
    assert person.app.table.chat() == coach(person).said
    before = len(person.sitting.moves)
    for _ in range(6):
        if len(person.sitting.moves) == before:
            person.by_pen()
    assert len(person.sitting.moves) > before


def test_a_tap_on_the_words_opens_the_page() -> None:
    person = at_table()
    tell(person, Line("bbuk", 1))
    person.app.system.tick()
    person.tap(*layout.CHAT.centre)
    assert person.form == "help"
    assert person.app.helper.page.id == "bbuk"


def test_the_form_switches_it_at_once() -> None:
    person = at_table()
    person.app.system.popup("coach")
    for when in ("on", "off", "first"):
        person.press(when)
        assert person.sitting.prefs.coach == when
    person.app.system.post(CtlSelect("coach", "ok"))
    person.app.system.pump()
    assert person.form == "table"


def test_the_words_take_no_more_than_the_chat_line() -> None:
    shot = SHOTS["coach_line"]
    app = shots.reached(shot, shots.shipped(shot.record), "en", "palm3c")
    app.system.draw()
    before = bytes(app.system.canvas.pixels)
    app.coach.forget()
    app.system.damage()
    app.system.draw()
    after = bytes(app.system.canvas.pixels)
    rows = {i // app.system.canvas.side for i in range(len(before)) if before[i] != after[i]}
    assert rows
    assert min(rows) >= layout.CHAT.y - 1
