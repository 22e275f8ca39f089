"""The Coms' lines: enough of them, short enough, chosen by seed and event, and silent about hidden cards."""

import random
import re
from pathlib import Path

import pytest

from godoris import players, resources, rules
from godoris.cards import CODES
from godoris.engine import Event, Phase, apply, deal, start, view
from godoris.palm.font import Fonts
from godoris.palm.resources import Resources
from godoris.players.talk import SITUATIONS, Talk, TalkError, read, situation
from godoris.players.temper import temper_of, tempers

LANGUAGES = ["en", "ko"]
CHAT = 109
"""Pixels of a chat line's text."""


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_both_languages_have_the_same_situations() -> None:
    english, korean = (Talk.load(name).lines for name in LANGUAGES)
    assert set(english) == set(korean) == set(tempers()) == {temper_of(1), temper_of(2)}
    for temper in tempers():
        assert set(english[temper]) == set(korean[temper]) == set(SITUATIONS)


def test_each_com_has_about_forty_lines_of_its_own(language: str) -> None:
    one, two = ([line for said in v.values() for line in said] for v in Talk.load(language).lines.values())
    assert len(one) == len(set(one)) >= 40
    assert len(two) == len(set(two)) >= 40
    assert not set(one) & set(two)


def test_every_line_fits_the_chat_line_after_the_name(language: str) -> None:
    font, strings = Fonts()["std"], Resources(language=language)
    for seat in (1, 2):
        for name, lines in Talk.load(language).lines[str(temper_of(seat))].items():
            for line in lines:
                text = strings.string("table.said", who=strings.string(f"seat.com{seat}"), what=line)
                assert font.width(text) - 1 <= CHAT, (name, line)
                assert all(font.has(char) for char in text), line


def test_no_line_names_a_card_or_a_month(language: str) -> None:
    """A line cannot tell a hidden card: none has a place to fill, a code or a month's name."""
    strings = Resources(language=language)
    months = [strings.string(f"month.{n}").lower() for n in range(1, 13)]
    for lines in Talk.load(language).lines.values():
        for line in (line for said in lines.values() for line in said):
            assert not set(line) & set("{}")
            assert not any(word in CODES for word in line.split())
            for name in months:
                assert not re.search(rf"\b{name}\b", line.lower()), line


def said_in(rule_set: str, number: int, talk: Talk, seed: int) -> list[tuple[int, str] | None]:
    state = start(deal(rules.load(rule_set), number))
    player = players.make("medium", random.Random(number))
    out = [talk.greet(state.rules, seed)]
    while state.phase != Phase.OVER:
        events: list[Event] = []
        apply(state, player.choose(view(state, state.seat)), events)
        out.append(talk.say(events, state.rules, state.go, seed))
    return out


def test_the_same_seed_and_events_give_the_same_lines(language: str) -> None:
    talk, again = Talk.load(language), Talk.load(language)
    for number in range(20):
        assert said_in("godoris", number, talk, 5) == said_in("godoris", number, again, 5)
    assert [said_in("godoris", n, talk, 5) for n in range(9)] != [
        said_in("godoris", n, talk, 6) for n in range(9)
    ]


def test_the_languages_speak_at_the_same_moments() -> None:
    english, korean = (Talk.load(name) for name in LANGUAGES)
    for number in range(20):
        for one, two in zip(
            said_in("godoris", number, english, 1), said_in("godoris", number, korean, 1), strict=True
        ):
            assert (one and one[0]) == (two and two[0])


def test_only_coms_speak_and_every_line_is_said_in_the_end() -> None:
    talk = Talk.load("en")
    heard: set[tuple[int, str]] = set()
    spoken = moments = 0
    for number in range(240):
        for said in said_in(("godoris", "hanafuda-2", "dutch-4")[number % 3], number, talk, number):
            moments += 1
            if said:
                spoken += 1
                heard.add(said)
    assert {seat for seat, _ in heard} == {1, 2}
    lines = sum(len(said) for voice in talk.lines.values() for said in voice.values())
    assert len(heard) > 0.6 * lines
    assert 0.05 < spoken / moments < 0.4


@pytest.mark.parametrize(
    ("event", "seat", "go", "found"),
    [
        (Event(3, 1, "go"), 1, (0, 1, 0), "go"),
        (Event(3, 1, "go"), 1, (0, 2, 0), "go_again"),
        (Event(3, 1, "go"), 2, (0, 1, 0), "their_go"),
        (Event(3, 0, "stop"), 2, (0, 0, 0), "lose"),
        (Event(3, 0, "take_pee", (2,), 0, 2), 2, (0, 0, 0), "robbed"),
        (Event(3, 0, "take_pee", (2,), 0, 1), 2, (0, 0, 0), None),
        (Event(3, 2, "bbuk"), 2, (0, 0, 0), "bbuk"),
        (Event(3, 0, "bbuk"), 2, (0, 0, 0), "their_bbuk"),
        (Event(1, 2, "first_chock", (), 500), 2, (0, 0, 0), "first"),
        (Event(1, 0, "first_chock", (), 500), 2, (0, 0, 0), None),
        (Event(1, 2, "chongtong", (0, 1, 2, 3)), 2, (0, 0, 0), "chongtong"),
        (Event(1, 1, "chongtong", (0, 1, 2, 3)), 2, (0, 0, 0), "lose"),
        (Event(9, 0, "nagari"), 2, (0, 0, 0), "nagari"),
        (Event(9, 2, "three_bbuk"), 2, (0, 0, 0), "win"),
        (Event(9, 2, "capture", (1, 2)), 2, (0, 0, 0), None),
    ],
)  # fmt: skip
def test_what_an_event_is_to_a_com(event: Event, seat: int, go: tuple[int, ...], found: str | None) -> None:
    assert situation(event, seat, rules.load("godoris"), go) == found


def test_partners_do_not_mock_each_other() -> None:
    table = rules.load("dutch-4")
    assert situation(Event(3, 3, "bbuk"), 1, table, (0, 0)) is None
    assert situation(Event(3, 3, "stop"), 1, table, (0, 0)) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[bold", "lines.toml: expected a TOML file of lines: "),
        ('[bold]\nsing = ["la"]', "lines.toml: bold.sing: expected a situation and a list of lines"),
        ('[bold]\ngo = "Go"', "lines.toml: bold.go: expected a situation and a list of lines"),
        ("bold = 1", "lines.toml: bold.: expected a situation and a list of lines"),
    ],
)
def test_a_broken_file_is_one_clear_line(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "lines.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(TalkError) as caught:
        read(path)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_language_without_lines(tmp_path: Path) -> None:
    with pytest.raises(TalkError, match=r"^xx\.toml: expected a TOML file of lines"):
        Talk.load("xx")
    assert resources.path("palm_profile/talk/en.toml").is_file()
