"""What the pages of How to play say is what the engine does, under every rule set."""

from __future__ import annotations

import pytest

from app.help import HELP, words
from godoris import rules
from godoris.app import examples
from godoris.app.help_facts import facts
from godoris.app.help_pages import Page
from godoris.app.help_turn import scoring_cards
from godoris.app.help_words import HelpWords
from godoris.cards import mask
from godoris.engine.plan import plan_of
from godoris.engine.score import points
from godoris.rules import RuleSet


def turn_pages() -> list[Page]:
    return [page for page in HELP.pages.values() if page.picture == "turn"]


DEEDS = {
    "bbuk": ["flip", "bbuk"],
    "sseul": ["flip", "capture", "sseul"],
    "chock": ["flip", "capture", "chock"],
    "ddadak": ["flip", "capture", "ddadak"],
    "pansseul": ["flip", "capture", "pansseul"],
    "poktan": ["flip", "capture", "poktan"],
    "first": ["flip", "bbuk", "first_bbuk"],
    "second_bbuk": ["flip", "bbuk", "second_bbuk"],
    "three_bbuk": ["flip", "bbuk", "three_bbuk"],
    "match": ["flip", "capture"],
    "lay": ["flip", "capture"],
    "choose": ["flip", "capture"],
    "bonus": ["bonus"],
    "bonus_flip": ["flip", "capture"],
}


@pytest.mark.parametrize("page", turn_pages(), ids=lambda page: page.id)
def test_the_turn_of_a_page_is_what_it_tells_of(page: Page) -> None:
    found = words("en", "godoris").example(page)
    assert found is not None
    assert found.own
    own = [event.name for event in found.events if event.seat == 0 and event.name != "take_pee"]
    if page.id == "heundeum":
        assert own[0] == "heundeum"
        assert len(found.turn.shown) == 3
    else:
        assert own == DEEDS[page.id]
    state = examples.record(page.lesson).replay()
    assert mask(found.turn.taken) & ~state.captured[0] == 0
    assert mask(found.turn.pee) & ~state.captured[0] == 0
    assert mask(found.turn.stays) & ~state.table == 0


@pytest.mark.parametrize("name", ["sseul", "chock", "ddadak", "pansseul", "poktan"])
def test_each_opponent_gives_as_many_pee_as_the_page_says(name: str) -> None:
    said = words("en", "godoris")
    page = HELP.page(name)
    found = said.example(page)
    assert found is not None
    given = [event.source for event in found.events if event.name == "take_pee" and event.seat == 0]
    wanted = rules.load("godoris").pee[name]
    assert given == [1] * wanted + [2] * wanted
    assert f"Each opponent gives {wanted} Pee" in " ".join(said.paragraphs(page))


@pytest.mark.parametrize(("id", "key"), [("first", "bbuk_1"), ("second_bbuk", "bbuk_2")])
def test_payments_of_the_first_turns_are_those_of_the_page(id: str, key: str) -> None:
    said = words("en", "godoris")
    page = HELP.page(id)
    found = said.example(page)
    assert found is not None
    assert found.turn.paid is not None
    assert found.turn.paid[1] == said.values[key] * found.deal.bet  # type: ignore[operator]
    assert f"{said.values[key]} × the bet" in " ".join(said.paragraphs(page))


@pytest.mark.parametrize(("id", "key"), [("three_bbuk", "three_bbuk"), ("chongtong", "chongtong")])
def test_games_that_end_at_once_pay_what_the_page_says(id: str, key: str) -> None:
    said = words("en", "godoris")
    page = HELP.page(id)
    found = said.example(page)
    assert found is not None
    assert found.result is not None
    assert found.result.points == said.values[key]
    assert found.result.payments[1] == -found.result.points * found.deal.bet
    assert f"{said.values[key]} points from each opponent" in " ".join(said.paragraphs(page))


SUMS = {
    "go_stop": (0, []), "pay": (0, []), "go": (1, []), "go3": (3, []), "swing": (0, ["SW"]),
    "mongbak": (0, ["MB"]), "peebak": (0, ["PB"]), "kwangbak": (0, ["KB"]), "gobak": (0, ["GB"]),
}  # fmt: skip


@pytest.mark.parametrize("id", SUMS)
def test_the_sum_of_a_page_is_what_it_tells_of(id: str) -> None:
    found = words("en", "godoris").example(HELP.page(id))
    assert found is not None
    end = found.result
    assert end is not None
    assert end.score is not None
    go, flags = SUMS[id]
    assert end.winner == 0
    assert end.go == go
    assert sorted({flag for side in end.flags for flag in side}) == flags
    shares = [end.points * found.deal.bet * factor for factor in end.multipliers]
    if id == "gobak":
        payer = next(side for side, own in enumerate(end.flags) if "GB" in own)
        assert [-amount for amount in end.payments[1:]] == [
            sum(shares[1:]) if side == payer else 0 for side in (1, 2)
        ]
    else:
        assert [-amount for amount in end.payments[1:]] == shares[1:]
    shown = scoring_cards(found, end.score, found.captured[0])
    assert points(plan_of(found.deal.rules), mask(shown)) == end.score.total


def test_three_go_and_a_nagari_are_as_told() -> None:
    said = words("en", "godoris")
    go3 = said.example(HELP.page("go3"))
    assert go3 is not None
    assert go3.result is not None
    assert go3.result.multipliers == [1, 2, 2]
    assert f"{go3.result.points} points with 3 Go are paid × 2" in " ".join(said.paragraphs(HELP.page("go3")))
    nagari = said.example(HELP.page("nagari"))
    assert nagari is not None
    assert nagari.result is not None
    assert nagari.result.kind == "nagari"
    assert nagari.result.payments == [0, 0, 0]


@pytest.mark.parametrize("name", rules.names())
def test_points_of_cards_are_those_of_the_rule_set(name: str) -> None:
    values = facts(rules.load(name), words("en", name).words)
    wanted = {
        "kwang": ["kwang_three", "kwang_three_rain", "kwang_four", "kwang_five"],
        **{key: [f"{key}_points"] for key in ("godori", "hongdan", "chungdan", "chodan", "inoshikacho")},
    }
    for page in words("en", name).there():
        if page.points:
            sums = [points(plan_of(rules.load(name)), codes(rules.load(name), row)) for row in page.cards]
            assert sums == [values[key] for key in wanted[page.id]]


def codes(rule_set: RuleSet, row: tuple[str, ...]) -> int:
    return mask(rule_set.card(code) for code in row)


@pytest.mark.parametrize("name", rules.names())
def test_an_example_shows_what_its_page_says_under_every_rule_set(name: str) -> None:
    """Where the rules in force change what a record is about, it is shown as that of another table."""
    known = rules.load(name)
    for page in words("en", name).there():
        found = words("en", name).example(page)
        if found is None or not found.own:
            continue
        assert found.deal.rules == known
        for event in found.events:
            if event.name == "take_pee" and event.seat == 0:
                assert known.pee[page.id] > 0
            if event.amount:
                assert event.amount in (known.first_turn * found.deal.bet, *(
                    row * found.deal.bet for row in known.bbuk_row
                ))  # fmt: skip


def test_house_rules_change_what_the_pages_say() -> None:
    known = rules.load("godoris")
    values = {name: getattr(known, name) for name in known.fields if name != "name"}
    values |= {"first_turn": 0, "bbuk_row": (), "gobak": "doubles", "stop_points": 5, "iris": "pee"}
    house = RuleSet(name="house", **values)
    said = HelpWords(words("en", "godoris").words, house)
    ids = [page.id for page in said.there()]
    assert "first" not in ids
    assert "second_bbuk" not in ids
    assert "With 5 points" in " ".join(said.paragraphs(HELP.page("aim")))
    assert "you pay double" in " ".join(said.paragraphs(HELP.page("gobak")))
    assert "first turn pays" not in " ".join(said.paragraphs(HELP.page("bbuk")))
    assert "8 cards" in " ".join(said.paragraphs(HELP.page("yul")))
    found = said.example(HELP.page("first"))
    assert found is not None
    assert not found.own


def test_a_set_that_only_a_rule_set_knows_has_a_page() -> None:
    known = rules.load("godoris")
    values = {name: getattr(known, name) for name in known.fields if name != "name"}
    odd = known.sets[0].replace(name="moon", cards=("8K", "9Y"), points=4)
    said = HelpWords(words("ko", "godoris").words, RuleSet(name="odd", **{**values, "sets": (odd,)}))
    page = next(page for page in said.there() if page.id == "moon")
    assert said.title(page) == "moon"
    assert said.paragraphs(page) == ["모으면 4점입니다."]
    assert "godori" not in [page.id for page in said.there()]
