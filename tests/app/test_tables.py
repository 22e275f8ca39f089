"""Tables for two, three and four: whole games by pen and by keys, forms as they come, sides and partners."""

from __future__ import annotations

import pytest

from app.table import FONTS, Person, positions
from godoris import rules
from godoris.app import layout, plays, shots
from godoris.app.godoris import Godoris
from godoris.app.paint_top import PANEL
from godoris.app.words import Words
from godoris.engine import Phase
from godoris.engine.moves import FLIP
from godoris.palm.check import problems
from godoris.palm.events import CtlSelect, Key
from godoris.palm.resources import Resources
from godoris.rules import Book, build
from godoris.rules.ruleset import as_values

LANGUAGES = ("en", "ko")


def screen(what: str, language: str = "en") -> Godoris:
    shot = shots.SHOTS[what]
    return shots.reached(shot, shots.shipped(shot.record), language, "palm3c")


def faults(person: Person) -> list[str]:
    system = person.app.system
    return [fault for form in system.forms if form.name != "start" for fault in problems(form, system.canvas)]


def play(person: Person, games: int, how: str) -> set[str]:
    """Play games; after each thing that is done the Table shows the view, and no form has a fault."""
    seen = set()
    for _ in range(2000):
        if person.games >= games:
            return seen
        person.until(person.due)
        app = person.app
        if person.form == "table" and not app.director.busy:
            assert app.director.displayed() == app.director.expected(app.view)
        elif person.form not in seen:
            seen.add(person.form)
            app.system.draw()
            assert faults(person) == []
        getattr(person, how)()
    raise AssertionError("the games do not end")


@pytest.mark.parametrize("how", ["by_pen", "by_keys"])
@pytest.mark.parametrize("name", rules.names())
def test_whole_games_of_every_rule_set(name: str, how: str) -> None:
    language = LANGUAGES[how == "by_keys"]
    person = Person(7, rules=name, language=language, coach="off")
    seen = play(person, 3, how)
    assert {"result"} <= seen
    total = person.sitting.stats.of(name, "easy")
    assert [side.games >= 3 for side in total.sides].count(True) == rules.load(name).sides
    assert sum(side.money for side in total.sides) == 0


@pytest.mark.parametrize(
    ("base", "bonus"),
    [
        ("godoris", ["B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7"]),
        ("dutch-4", ["B7", "B0"]),
        ("hanafuda-2", ["B5", "B6"]),
    ],
)
def test_bonus_cards_of_every_kind(base: str, bonus: list[str]) -> None:
    made = build("house", as_values(rules.load(base)) | {"bonus": bonus}, "house.toml")
    person = Person(5, coach="off")
    person.sitting.book = Book([made])
    person.sitting.prefs = person.sitting.prefs.replace(rules="house")
    play(person, 4, "by_pen")


def test_forced_turns_are_told_and_nothing_else_can_be_played() -> None:
    app = screen("four_seats_bombs")
    view, table = app.view, app.table
    assert table is not None
    assert view.legal == [FLIP]
    assert plays.flips_only(view)
    assert "Ppuk-hen" in table.chat()
    held = screen("forced")
    assert held.view.legal == [FLIP]
    slot = next(slot for slot, card in enumerate(held.director.displayed().hand) if card >= 0)
    before = list(held.sitting.moves)
    assert held.table is not None
    held.table.play_slot(slot)
    assert held.sitting.moves == before
    other = screen("poktan_cards")
    assert not plays.flips_only(other.view)


def test_heundeum_is_asked_for_before_the_first_turn() -> None:
    app = screen("show")
    assert app.view.phase == Phase.SHOW
    assert app.view.turn == 1
    before = len(app.sitting.moves)
    app.system.post(CtlSelect("show", "show"))
    app.system.pump()
    assert len(app.sitting.moves) == before + 1
    assert app.view.shown[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_win_and_lose_together(language: str) -> None:
    app = screen("partners_result", language)
    top = app.system.top
    assert top is not None
    assert top.title == app.words.text("result.title_they")
    rows = [app.words.side(app.view.rules, side) for side in range(2)]
    assert rows == [app.words.text("seat.we"), app.words.text("seat.they")]
    assert sum(app.view.result.payments) == 0  # type: ignore[union-attr]


def test_a_win_of_the_partner_sounds_as_a_win() -> None:
    heard = set()
    for seed in range(1, 40):
        person = Person(seed, rules="dutch-4", coach="off")
        person.press("start")
        for _ in range(200):
            person.until(person.due)
            end = person.app.view.result
            if end is not None:
                break
            person.by_pen()
        assert end is not None
        if end.winner is not None:
            heard.add((end.winner % 2 == 0, {"won", "lost"} & set(person.tones[-3:]) == {"won"}))
        if len(heard) > 1:
            break
    assert heard == {(True, True), (False, False)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_name_partner_dealer_and_hand_fit_a_strip_of_four(language: str) -> None:
    words, std = Words(Resources(language=language, fonts=FONTS), ""), FONTS["std"]
    for seat, rect in layout.names(4).items():
        name = std.width(words.seat(seat)) + 3
        partner, dealer, hand = 7, 6, 12
        assert name + 2 + (partner if seat == 2 else 0) + dealer <= rect.width - hand + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_and_go_of_partners_fit_beside_and_under_their_kwang(language: str) -> None:
    words = Words(Resources(language=language, fonts=FONTS), "")
    block = layout.captured_blocks(4, 2)[1]
    cell, kwang = block.cell(0), block.cards(0, 5)
    points = FONTS["std"].width(words.text("table.points_badge", n=39)) - 1
    assert kwang[-1].right <= cell.right - 3 - points + 1
    badge = FONTS["small"].width(words.text("table.go_badge", n=9)) + 3
    assert cell.x + 1 + badge < block.badge(0).x
    assert cell.bottom <= PANEL.bottom


@pytest.mark.parametrize("seats", [2, 4])
def test_the_other_sides_cards_stay_in_their_cells(seats: int) -> None:
    block = layout.captured_blocks(seats, 2)[1]
    for group, most in enumerate((5, 9, 10, 28)):
        cell, rects = block.cell(group), block.cards(group, most)
        assert all(rect.inside(cell) for rect in rects)
        assert not any(rect.overlaps(block.badge(group)) for rect in rects)


def test_a_long_purse_is_shown_whole_in_a_narrow_strip() -> None:
    app = screen("four_seats_others")
    canvas = app.system.canvas
    amount = app.words.money(9_999_999)
    assert canvas.font().width(amount) + 3 <= PANEL.width
    person = Person(2, rules="dutch-4", coach="off")
    person.press("start")
    person.until(person.due)
    for rect in layout.names(4).values():
        person.tap(rect.x + 5, 4)
        assert person.app.table is not None
        assert person.app.table.ways.purse is not None
        person.app.system.draw()


def test_the_navigator_reaches_everything_of_every_table() -> None:
    for name in ("hanafuda-2", "dutch-4"):
        person = Person(4, rules=name, coach="off")
        person.press("start")
        person.until(person.due)
        table = person.app.table
        assert table is not None
        kinds = set()
        for key in [Key.NAV_UP] * 8 + [Key.NAV_RIGHT, Key.NAV_DOWN] * 12:
            if person.form != "table":
                person.app.system.close("hide")
            person.key(key=key)
            kinds.add(table.ways.focus.kind if table.ways.focus else "")
        assert {"name", "stack", "hand", "chat"} <= kinds


@pytest.mark.parametrize("name", rules.names())
def test_turns_of_every_rule_set_are_told_in_words_that_exist(name: str) -> None:
    words = Words(Resources(language="en", fonts=FONTS), "Player")
    made = rules.load(name)
    for number in range(6):
        for director, *_ in positions(name, number):
            for line in director.log:
                assert words.said(line, made, 999)
