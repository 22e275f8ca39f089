"""The Coms' talk: in the chat line, after the events and never over them, as the person likes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.table import Person
from godoris.app import layout
from godoris.app.chatter import HOLD, SAID


def ticks(person: Person, count: int) -> Iterator[Person]:
    """So many ticks of a person's play; what is asked is answered at random."""
    for n in range(count):
        if n % 40 == 0 and person.due():
            person.by_pen()
        person.app.system.tick()
        yield person


def talking(seed: int, **prefs: object) -> Person:
    person = Person(seed, coach="off", **prefs)
    person.press("start")
    return person


def test_they_talk_and_every_line_fits() -> None:
    said = set()
    for seed in (1, 2, 3):
        for person in ticks(talking(seed), 4000):
            if person.app.chatter.said:
                said.add(person.app.chatter.said)
    assert len(said) > 5
    std = person.app.system.fonts["std"]
    assert all(std.width(line) <= layout.CHAT.width - 2 for line in said)
    assert {line.split(":")[0] for line in said} == {"Com 1", "Com 2"}


def test_the_words_of_an_event_are_never_covered() -> None:
    for seed in (4, 5):
        told, since, director = 0, HOLD, None
        for person in ticks(talking(seed), 3000):
            app = person.app
            if app.director is not director:  # a new deal: nothing has been said of it yet
                director, told, since = app.director, app.director.told, HOLD
            if app.director.told != told:
                told, since = app.director.told, 0
                continue
            since += 1
            if since < HOLD and app.chatter.said:
                raise AssertionError(f"{app.chatter.said} after {since} ticks")


def test_a_line_goes_after_its_time() -> None:
    longest = now = 0
    for person in ticks(talking(6), 4000):
        now = now + 1 if person.app.chatter.said else 0
        longest = max(longest, now)
    assert 0 < longest <= SAID + 1


@pytest.mark.parametrize("language", ["en", "ko"])
def test_who_wants_quiet_has_it(language: str) -> None:
    for person in ticks(talking(1, language=language, talk=False), 2000):
        assert person.app.chatter.said == ""


def test_the_choice_counts_at_once() -> None:
    person = talking(1)
    for _ in ticks(person, 4000):
        if person.app.chatter.said:
            break
    assert person.app.table is not None
    assert person.app.table.chat() == person.app.chatter.said
    person.app.set_prefs(person.app.prefs.replace(talk=False))
    assert person.app.chatter.said == ""
    assert "Com" in person.app.table.chat() or "turn" in person.app.table.chat()


def test_the_same_game_has_the_same_talk() -> None:
    def heard() -> list[str]:
        return [person.app.chatter.said for person in ticks(talking(9), 1500)]

    assert heard() == heard()


def test_a_past_game_is_looked_at_in_silence() -> None:
    person = talking(2)
    for _ in ticks(person, 6000):
        if person.sitting.past:
            break
    person.app.system.stop()
    person.app.begin()
    person.app.reels.watch(person.sitting.past[0].game(), lambda: None)
    for _ in range(20):
        person.app.reels.step(1)
        person.app.system.tick(80)
        assert person.app.chatter.said == ""
        assert person.app.coach.said == ""


def test_what_is_said_at_the_end_is_said_while_the_next_game_is_dealt() -> None:
    later = 0
    for seed in range(1, 9):
        person, games = talking(seed), 0
        for _ in ticks(person, 5000):
            if person.games > games:
                games = person.games
                person.app.system.tick(HOLD)
                later += bool(person.app.chatter.said)
            if games > 1:
                break
    assert later
