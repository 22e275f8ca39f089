"""What is heard, and at which tick of what is seen."""

from __future__ import annotations

import itertools

import pytest

from app.table import Person, positions
from godoris.app import shots
from godoris.app.motion import SPEEDS
from godoris.app.shot_ways import Shot
from godoris.rules import names
from godoris.shell import tones

BOOK = tones.load()

# how the last move of a record sounds at Medium: a card thrown lands after 16 of 20 ticks, one turned over
# lies for 20, what is taken in is heard as it leaves
CASES = {
    "table": [(16, "match"), (20, "flip"), (56, "match"), (60, "capture")],
    "banner_bbuk": [(16, "match"), (20, "flip"), (56, "match"), (78, "bbuk")],
    "banner_chock": [(16, "card"), (20, "flip"), (56, "match"), (60, "chock")],
    "banner_sseul": [(16, "match"), (20, "flip"), (56, "match"), (60, "sseul"), (90, "take_pee")],
    "banner_pansseul": [(16, "match"), (20, "flip"), (56, "match"), (60, "pansseul")],
    "banner_poktan": [(0, "poktan_fall"), (22, "first_poktan"), (62, "card"), (66, "capture")],
    "banner_go": [(0, "go_1")],
}


def heard(record: str, speed: str = "medium", *, reduced: bool = False) -> list[tuple[int, str]]:
    """Tones of the last move of a record, with the tick of the move at which each begins."""
    found = shots.shipped(record)
    app = shots.opened(found, "en", "palm3", Shot(record, lambda app: None))
    if app.director.busy:
        raise AssertionError("the record ends in motion")
    *moves, last = found.moves
    app.sitting.open_deal(found.deal, list(moves))
    app.begin()
    app.set_prefs(app.prefs.replace(speed=speed, reduced_motion=reduced))
    out: list[tuple[int, str]] = []
    tick = 0
    app._play_tone = lambda name: out.append((tick, name))
    app.play([last])
    while app.director.busy:
        tick += 1
        app.director.tick()
    return out


@pytest.mark.parametrize("record", CASES)
def test_tones_begin_at_the_tick_of_what_they_belong_to(record: str) -> None:
    assert heard(record)[: len(CASES[record])] == CASES[record]


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_card_is_heard_as_it_lands_at_every_speed(speed: str) -> None:
    travel, lie, _ = SPEEDS[speed]
    thrown, flipped = heard("table", speed)[:2]
    assert thrown == (travel * 4 // 5, "match")
    assert flipped == (travel, "flip")
    assert heard("table", speed)[2] == (travel + lie + travel * 4 // 5, "match")


def test_without_motion_the_same_is_heard_at_once() -> None:
    assert heard("table", reduced=True)[:3] == [(0, "match"), (0, "flip"), (20, "match")]


@pytest.mark.parametrize("name", names())
def test_every_tone_of_a_game_is_in_the_book(name: str) -> None:
    wanted: set[str] = set()
    for number in range(5):
        for _ in positions(name, number, tone=wanted.add):
            pass
    assert wanted <= BOOK.keys()
    assert {"deal", "card", "flip", "match", "capture", "bbuk", "chock", "go_1"} <= wanted


def test_small_sounds_do_not_cut_a_jingle_short() -> None:
    for number in range(3):
        last = -99, ""
        for at, name in played(number):
            if name in ("deal", "card", "flip", "match", "capture", "take_pee"):
                jingle = last[1] not in ("deal", "card", "flip", "match", "capture", "take_pee", "")
                assert not jingle or at - last[0] >= 30
            else:
                last = at, name


def played(number: int) -> list[tuple[int, str]]:
    out: list[tuple[int, str]] = []
    clock = itertools.count()
    ticks = [0]
    for director, *_ in positions(
        "godoris", number, "medium", still=False, tone=lambda name: out.append((ticks[-1], name))
    ):
        while director.busy:
            ticks.append(next(clock))
            director.tick()
    return out


def test_a_motion_that_is_finished_is_heard() -> None:
    out: list[str] = []
    for director, *_ in positions("godoris", 4, "slow", still=False, tone=out.append):
        while director.busy:
            director.finish()
    assert {"card", "match", "flip", "capture"} <= set(out)


def test_go_rises() -> None:
    highest = [max(note.hz for note in BOOK[f"go_{n}"]) for n in range(1, 7)]
    assert highest == sorted(set(highest))
    assert [BOOK[f"go_{n}"][-1].hz for n in range(1, 7)] == highest


def test_who_wants_no_sound_hears_none() -> None:
    person = Person(3, sound=False)
    person.press("start")
    person.until(person.due)
    assert person.tones == []
