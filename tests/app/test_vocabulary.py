"""The words of each manual for its events, sets and groups."""

from __future__ import annotations

import pytest

from app.events import EVENTS
from app.table import FONTS
from godoris import rules
from godoris.app import layout
from godoris.app.groups import GROUPS
from godoris.app.motion import Line
from godoris.app.vocabulary import word
from godoris.app.words import Words
from godoris.palm.resources import Resources
from godoris.rules import RuleSet

LANGUAGES = ("en", "ko")
LONGEST = {"en": "WWWWWW", "ko": "뻑뻑뻑"}


def words_of(language: str) -> Words:
    return Words(Resources(language=language, fonts=FONTS), LONGEST[language])


def can_happen(name: str, made: RuleSet) -> bool:
    """Whether an event is ever seen under a rule set."""
    sets = {row.name for row in made.sets}
    return {
        "bonus": bool(made.bonus),
        "heundeum": made.heundeum != "none",
        "poktan": made.poktan != "none",
        "inoshikacho": name in sets,
        "first_bbuk": bool(made.bbuk_row),
        "second_bbuk": len(made.bbuk_row) > 1,
        "third_bbuk": len(made.bbuk_row) > 2,
        "three_bbuk": made.three_bbuk > 0,
    }.get(name, not name.startswith("first_") or made.first_turn > 0)


@pytest.mark.parametrize(
    ("rule_set", "name", "said"),
    [
        ("godoris", "bbuk", "Bbuk"),
        ("godoris", "first_bbuk", "1st Bbuk"),
        ("dutch-3", "bbuk", "Sulssa"),
        ("dutch-2", "sseul", "Ppuk"),
        ("dutch-4", "pansseul", "Sseul"),
        ("dutch-2", "poktan", "Ppuk-hen"),
        ("dutch-2", "heundeum", "Shake"),
        ("dutch-2", "first_bbuk", "1st Sulssa"),
        ("dutch-2", "second_bbuk", "2nd Sulssa"),
        ("cardavia", "bbuk", "Ppuk"),
        ("cardavia", "pansseul", "Sseul"),
        ("cardavia", "chock", "Chok"),
        ("hanafuda-3", "chongtong", "President"),
        ("hanafuda-2", "godori", "Five Birds"),
        ("hanafuda-2", "chock", "Chock"),
    ],
)
def test_each_manual_has_its_own_words(rule_set: str, name: str, said: str) -> None:
    assert word(words_of("en").resources.strings, rules.load(rule_set), name) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", rules.names())
def test_every_event_has_words_that_fit_the_chat_line(name: str, language: str) -> None:
    words, std, made = words_of(language), FONTS["std"], rules.load(name)
    for event in EVENTS:
        for seat in range(made.seats):
            line = Line(event, seat, 9 if event == "go" else 2, source=made.sides - 1)
            if can_happen(event, made):
                said = words.said(line, made, layout.CHAT.width - 2)
                assert std.width(said) <= layout.CHAT.width - 2, said
                assert words.what(line, made) in said


def test_a_set_without_a_word_keeps_its_own_name() -> None:
    strings = words_of("en").resources.strings
    assert word(strings, rules.load("godoris"), "four winds") == "four winds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_fit_beside_their_cards(language: str) -> None:
    words = words_of(language)
    for name in rules.names():
        for group in GROUPS:
            assert FONTS["std"].width(words.group(rules.load(name), group)) <= 33


def test_no_code_of_the_screen_asks_for_a_rule_set_by_name() -> None:
    from godoris import resources

    names = [name for name in rules.names() if name != "godoris"]
    for file in resources.path("src/godoris").rglob("*.py"):
        text = file.read_text("utf-8")
        assert [name for name in names if f'"{name}"' in text] == [], file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_chat_line_says_of_turns_fits(language: str) -> None:
    words, std = words_of(language), FONTS["std"]
    for name in rules.names():
        poktan = words.event(rules.load(name), "poktan")
        said = words.text("table.flip_only", poktan=poktan), words.text("table.uncounted")
        assert all(std.width(text) <= layout.CHAT.width - 2 for text in said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_groups_of_the_reckoning_fit_in_a_line(language: str) -> None:
    words, std = words_of(language), FONTS["std"]
    for name in rules.names():
        made = rules.load(name)
        counts = zip((words.group(made, group) for group in GROUPS), (5, 9, 10, 30), strict=True)
        assert std.width(" ".join(f"{group} {count}" for group, count in counts)) <= 151
