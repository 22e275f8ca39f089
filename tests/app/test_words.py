"""Every text in both languages, with the same places, used, and wide enough a place to stand in."""

from __future__ import annotations

import re

import pytest

from app.events import EVENTS
from app.screens import seen
from app.table import FONTS, Person, positions
from godoris import resources
from godoris.app import layout, shots
from godoris.app.words import Words
from godoris.palm.resources import Resources
from godoris.palm.strings import places
from godoris.rules.house import SWITCHES

LANGUAGES = ("en", "ko")
SECTIONS = (
    "common", "seat", "month", "group", "table", "event", "heundeum", "poktan", "show", "go_stop",
    "chongtong", "result", "cards", "start", "preferences", "rule_set", "score_board", "deal_number",
    "register", "past_games", "house",
)  # fmt: skip
def texts(language: str) -> Resources:
    return Resources(language=language, fonts=FONTS)


def test_both_languages_have_the_same_texts_and_places() -> None:
    english, korean = texts("en").strings, texts("ko").strings
    assert english.keys() == korean.keys()
    for key in english.keys():  # noqa: SIM118 - Strings is no dict
        assert places(english.raw(key)) == places(korean.raw(key)), key


def test_every_text_of_the_game_is_used() -> None:
    source = "\n".join(file.read_text("utf-8") for file in resources.path("src/godoris/app").glob("*.py"))
    forms = {
        file.stem: file.read_text("utf-8") for file in resources.path("palm_profile/forms").glob("*.toml")
    }
    dynamic = (
        "seat.com", "month.", "group.", "event.", "words_", "rule_set.", "score_board.go",
        "past_games.rules_", *(f"house.{key}" for key in SWITCHES), "house.about_", "house.fault_no",
    )  # fmt: skip
    unused = []
    for key in texts("en").strings.keys():  # noqa: SIM118
        section, name = key.split(".")
        if section not in SECTIONS or key.startswith(dynamic):
            continue
        in_form = re.search(rf'"{re.escape(name)}"', forms.get(section, ""))
        in_forms = any(f'"{key}"' in form for form in forms.values())
        in_code = f'"{key}"' in source or f"{section}.{{" in source
        if not (in_form or in_forms or in_code):
            unused.append(key)
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_digits_fit_the_chat_line(language: str) -> None:
    words = Words(texts(language), "나")
    money = words.money(-9_999_999)
    std = FONTS["std"]
    lines = [
        words.text("table.your_turn", money=money),
        words.text("table.com_turn", who=words.seat(2), money=money),
        words.text("table.choose"),
        words.text("cards.of", who=words.seat(0), group=words.text("group.kwang"), n=30),
    ]
    for line in lines:
        assert std.width(line) <= layout.CHAT.width - 2, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_name_dealer_go_and_points_fit_their_strip(language: str, seats: int) -> None:
    words = Words(texts(language), "나")
    std, small = FONTS["std"], FONTS["small"]
    for seat, rect in layout.names(seats).items():
        name = std.width(words.seat(seat)) + 3 + 6
        score = std.width(words.text("table.points_badge", n=99)) + 2
        badge = small.width(words.text("table.go_badge", n=9)) + 6
        assert name + score + badge <= rect.width
        assert std.width(words.money(-9_999_999)) + 3 + score <= rect.width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", shots.names())
def test_forms_have_no_fault_that_a_person_would_see(what: str, language: str) -> None:
    faults = seen(what, language).faults
    assert [
        fault for fault in faults if not fault.startswith("start.") or "lies over title" not in fault
    ] == []


def test_language_changes_at_once() -> None:
    person = Person(1)
    person.press("korean")
    assert person.app.words.text("common.ok") == "확인"


def test_the_log_speaks_of_nothing_but_events() -> None:
    for number in range(6):
        for director, *_ in positions("godoris", number):
            assert {line.name for line in director.log} <= set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_payments_of_first_turns_fit_their_line(language: str) -> None:
    caption = FONTS["std"].width(texts(language).string("result.first")) + 3
    each = [FONTS["small"].width(text) for text in ("+70,000", "-35,000", "-35,000")]
    assert 2 + caption + sum(5 + wide + 2 for wide in each) <= 152
