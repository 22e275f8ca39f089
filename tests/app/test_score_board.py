"""The Score Board: all games, or those of one rule set at one level, by pen and by keys."""

from __future__ import annotations

from random import Random

import pytest

from app.table import FONTS, Person
from godoris import rules
from godoris.app.score_board import ScoreBoard
from godoris.engine import Phase, legal
from godoris.match.statistics import COUNTED
from godoris.palm.check import problems
from godoris.palm.events import Key, Menu


def played(names: list[str], language: str = "en") -> Person:
    """Somebody who has finished a game at random under each of the rule sets, with the board open."""
    person, chance = Person(3, language=language), Random(2)
    sitting = person.sitting
    for name in names:
        sitting.prefs = sitting.prefs.replace(rules=name)
        sitting.new_game()
        while sitting.game is not None and sitting.game.phase != Phase.OVER:
            options = legal(sitting.game)
            sitting.play(options[int(chance.random() * len(options))])
    person.app.begin()
    person.until(person.due)
    person.post(Menu("score_board"))
    return person


def board(person: Person) -> ScoreBoard:
    top = person.app.system.top
    assert top is not None
    found = getattr(top.handler, "__self__", None)
    assert isinstance(found, ScoreBoard)
    return found


def test_each_rule_set_and_level_has_its_own_figures_in_the_order_of_the_preferences() -> None:
    person = played(["hanafuda-2", "godoris", "dutch-4", "godoris"])
    shown = board(person)
    assert [which[0] for which in shown._keys()] == ["godoris", "dutch-4", "hanafuda-2"]
    assert shown.choice.items[0] == "All games"
    assert shown.table.sides[0].games == 4


@pytest.mark.parametrize("by_keys", [False, True])
def test_one_of_them_is_chosen(by_keys: bool) -> None:
    person = played(["dutch-4", "godoris"])
    shown = board(person)
    if by_keys:
        for _ in range(8):
            top = person.app.system.top
            if top is not None and top.focus is shown.choice:
                break
            person.key(key=Key.TAB)
        person.key(key=Key.NAV_SELECT)
        person.key(key=Key.NAV_DOWN)
        person.key(key=Key.NAV_DOWN)
        person.key(key=Key.NAV_SELECT)
    else:
        person.press("which")
        rows = person.app.system.overlay.rows  # type: ignore[union-attr]
        person.tap(rows.rect.x + 5, rows.rect.y + rows.height * 2 + 4)
    assert shown.which == ("dutch-4", "easy")
    assert len(shown.sides) == 2
    assert shown.table.sides[0].games == 1
    person.press("page3")
    assert "Sulssa" in [caption for caption, _ in shown._rows()]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("name", rules.names())
def test_every_caption_fits_beside_its_columns(name: str, language: str) -> None:
    person = played([name], language)
    shown, std = board(person), FONTS["std"]
    shown.which = (name, "easy")
    width = shown.board.rect.width
    room = width - len(shown.sides) * ((width - 60) // 3) - 2
    for page in (1, 2, 3, 4):
        person.press(f"page{page}")
        shown.which = (name, "easy")
        person.app.system.draw()
        rows = shown._rows()
        assert all(std.width(caption) <= room for caption, _ in rows), rows
    assert len(shown._rows()) == len(COUNTED)
    top = person.app.system.top
    assert top is not None
    assert problems(top, person.app.system.canvas) == []


def test_a_reset_leaves_all_games_alone_and_can_be_taken_back() -> None:
    person = played(["cardavia", "godoris"])
    shown = board(person)
    shown.which = ("cardavia", "easy")
    person.press("reset")
    person.press("button0")
    assert shown.which is None
    assert len(shown.choice.items) == 1
    person.press("undo")
    assert len(shown.choice.items) == 3
