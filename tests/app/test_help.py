"""The pages of How to play: every text is there and fits, and the file of the pages holds what it may."""

from __future__ import annotations

import re
from functools import cache

import pytest

from app.help import HELP, words
from app.table import FONTS
from godoris import rules
from godoris.app.cards_draw import CardPainter
from godoris.app.help_facts import facts, holds
from godoris.app.help_form import PageView
from godoris.app.help_pages import Help, faults
from godoris.app.help_turn import GAP, columns, widths
from godoris.app.lesson_steps import steps
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import Rect
from godoris.palm.resources import LANGUAGES
from godoris.palm.strings import places
from godoris.palm.tables import ResourceError

BOX = Rect(4, 15, 152, 124)
ELSEWHERE = ("picture.", "words.", "first_hand.", "coach.", "set.")


@cache
def canvas() -> Canvas:
    return Canvas.standard("grey4", 1, FONTS)


EVERY = [(language, name) for language in LANGUAGES for name in rules.names()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_is_read(language: str) -> None:
    texts = HELP.strings(language).keys()
    read_elsewhere = {key for key in texts if key.startswith(ELSEWHERE)}
    assert faults(HELP, language, read_elsewhere) == []
    said = {f"first_hand.{step.say}" for step in steps("first")}
    assert {key for key in texts if key.startswith("first_hand.")} == said | {
        "first_hand.play", "first_hand.button", "first_hand.watched",
    }  # fmt: skip


def test_both_languages_have_the_same_keys_and_figures() -> None:
    english, korean = HELP.strings("en"), HELP.strings("ko")
    assert english.keys() ^ korean.keys() == set()

    def figures(text: str) -> set[str]:
        return {place for place in places(text) if place[0].islower()}

    names = {"com1", "com2", "who"} | {f"month{m}" for m in range(1, 13)} | {"hand_month", "flip_month"}
    different = [
        key
        for key in sorted(english.keys())
        if figures(english.raw(key)) - names != figures(korean.raw(key)) - names
    ]
    assert different == []


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_every_page_fits(language: str, name: str) -> None:
    said, painter = words(language, name), CardPainter(rules.load(name), {})
    for page in said.there():
        view = PageView(page, said, painter)
        assert view.overflow(canvas(), BOX) == [], page.id
        assert len(view.sheets(canvas(), BOX)) <= 3, page.id
        assert FONTS["bold"].width(said.title(page)) + FONTS["bold"].width(" 1/3") <= 128, page.id
        text = "".join(said.paragraphs(page)) + said.title(page)
        assert {char for char in text if char not in "\t" and not FONTS["std"].has(char)} == set(), page.id


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_a_sheet_holds_no_more_lines_than_it_has_room_for(language: str, name: str) -> None:
    said, painter = words(language, name), CardPainter(rules.load(name), {})
    for page in said.there():
        view = PageView(page, said, painter)
        for sheet in view.sheets(canvas(), BOX):
            leading = FONTS["std"].leading("".join(sheet))
            assert max(0, len(sheet) - 1) * leading + 11 <= view.text_box(BOX).height, page.id


def test_captions_stand_clear_of_each_other() -> None:
    for language in LANGUAGES:
        said = words(language, "godoris")
        for page in said.there():
            found = said.example(page)
            if page.picture == "turn" and found is not None:
                shown = columns(found)
                wide = widths(canvas(), said, shown, BOX.width - 6)
                assert sum(wide) + GAP * (len(wide) - 1) + 11 <= BOX.width - 6, page.id


# --- conditions and the file ---


@pytest.mark.parametrize(
    ("condition", "there"),
    [("a", True), ("!a", False), ("b", False), ("!b", True), ("c=x", True), ("!c=x", False), ("c=y", False)],
)
def test_conditions(condition: str, there: bool) -> None:
    assert holds(condition, {"a": 1, "b": 0, "c": "x"}) is there


@pytest.mark.parametrize("name", rules.names())
def test_every_condition_can_be_asked(name: str) -> None:
    values = facts(rules.load(name), words("en", name).words) | {"example": False}
    for page in (*HELP.pages.values(), HELP.rules):
        for condition in (*page.when, *(c for sentence in page.say for c in sentence.when)):
            assert holds(condition, values) in (True, False)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[pages]]\nid = "x"\nchapter = "cards"\nsay = []\npicture = "cards"', "cards: expected rows"),
        ('[[pages]]\nid = "x"\nchapter = "cards"\nsay = []\npicture = "turn"', "lesson: expected the name"),
        ('[[pages]]\nid = "x"\nchapter = "cards"\nsay = []\npicture = "month"', "id: expected month1"),
        ('[[pages]]\nid = "x"\nchapter = "elsewhere"\nsay = []', "chapter: expected one of"),
        ('[[pages]]\nid = "x"\nchapter = "cards"\nsay = []\nodd = 1', "odd: unknown key"),
        ('[[pages]]\nid = "x"\nchapter = "cards"\nsay = []\n' * 2, "an id that no other page has"),
    ],
)
def test_a_fault_in_the_file_is_told(tmp_path, text: str, fault: str) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "pages.toml").write_text(text + "\n[rules]\nsay = []\n", "utf-8")
    with pytest.raises(ResourceError, match=re.escape(fault)):
        Help(tmp_path)
