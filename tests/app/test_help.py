"""The pages of How to play: every text is there and fits, figures are the engine's, every page is reached."""

from __future__ import annotations

import re
from functools import cache

import pytest

from app.table import FONTS, Person
from godoris import rules
from godoris.app import examples
from godoris.app.cards_draw import CardPainter
from godoris.app.godoris import Godoris
from godoris.app.help_facts import WORDS, facts, holds
from godoris.app.help_form import PageView
from godoris.app.help_pages import Help, Page, faults, shipped
from godoris.app.help_turn import GAP, columns, scoring_cards, widths
from godoris.app.help_words import HelpWords
from godoris.app.helper import page_of
from godoris.app.lesson_steps import steps
from godoris.app.motion import Line
from godoris.app.words import Words
from godoris.cards import mask
from godoris.engine.plan import plan_of
from godoris.engine.score import points
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.scroll import RepeatButton
from godoris.palm.events import Key
from godoris.palm.geometry import Rect
from godoris.palm.resources import LANGUAGES, Resources
from godoris.palm.strings import places
from godoris.palm.tables import ResourceError
from godoris.rules import RuleSet

HELP = shipped()
BOX = Rect(4, 15, 152, 124)
WIDEST = {"en": "WWWWWW", "ko": "뻑뻑뻑"}
ELSEWHERE = ("picture.", "words.", "first_hand.", "coach.", "set.")


@cache
def words(language: str, name: str) -> HelpWords:
    known = Words(Resources(language=language, fonts=FONTS), WIDEST[language])
    return HelpWords(known, rules.load(name))


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


# --- what is said is what the engine does ---


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


# --- how they are reached ---


def shown(person: Person) -> str:
    assert person.form == "help"
    return person.app.helper.page.id


def every_page(app: Godoris) -> list[str]:
    return [page.id for page in app.helper.words().there()]


def to_first(person: Person) -> None:
    person.app.helper.page = HELP.page("aim")


@pytest.mark.parametrize("start", [True, False])
def test_every_page_by_pen_alone(start: bool) -> None:
    person = Person(1)
    if start:
        person.press("how")
    else:
        person.press("start")
        person.until(person.due)
        person.tap(70, 5)
        rects = person.app.system.overlay._titles  # type: ignore[union-attr]
        person.tap(*rects[-1].centre)
        menu = person.app.system.overlay
        person.tap(*menu.item_rects()[0].centre)  # type: ignore[union-attr]
    assert person.form == "contents"
    person.press("open")
    seen = [shown(person)]
    while person.control("next").more:  # type: ignore[attr-defined]
        person.press("next")
        if shown(person) != seen[-1]:
            seen.append(shown(person))
    assert seen == every_page(person.app)
    person.press("back")
    person.press("list")
    assert person.form == "contents"
    person.press("done")
    assert person.form == ("start" if start else "table")


def test_every_page_by_keys_alone() -> None:
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.key(key=Key.MENU)
    person.key(key=Key.NAV_LEFT)
    person.key(key=Key.NAV_DOWN)
    person.key(key=Key.NAV_SELECT)
    assert person.form == "contents"
    person.key(key=Key.NAV_SELECT)
    seen = [shown(person)]
    while person.control("next").more:  # type: ignore[attr-defined]
        person.key(key=Key.NAV_RIGHT)
        if shown(person) != seen[-1]:
            seen.append(shown(person))
    assert seen == every_page(person.app)
    while person.app.helper.place()[0]:
        person.key(key=Key.NAV_LEFT)
    person.key(key=Key.ESCAPE)
    assert person.form == "table"


def test_a_page_by_its_row() -> None:
    person = Person(1)
    person.press("how")
    for _ in range(6):
        person.key(key=Key.NAV_DOWN)
    person.key(key=Key.NAV_SELECT)
    assert shown(person) == every_page(person.app)[5]


@pytest.mark.parametrize("name", rules.names())
def test_every_event_has_a_page(name: str) -> None:
    ids = {page.id for page in words("en", name).there()}
    every = {*WORDS.values(), "take_pee", "bonus", "go", "stop", "redeal", "kwang"}
    every |= {row.name for row in rules.load(name).sets}
    every |= {f"first_{deed}" for deed in ("bbuk", "chock", "ddadak", "sseul", "pansseul", "poktan")}
    every |= {"second_bbuk", "third_bbuk", "three_bbuk"}
    left = {event for event in every if page_of(event) not in ids}
    known, absent = rules.load(name), set()
    if known.poktan == "none":
        absent.add("poktan")
    if known.heundeum == "none":
        absent.add("heundeum")
    if not known.bonus:
        absent.add("bonus")
    if not known.three_bbuk:
        absent.add("three_bbuk")
    if len(known.bbuk_row) < 2:
        absent |= {"second_bbuk", "third_bbuk"}
    if not known.bbuk_row and not known.first_turn:
        absent |= {event for event in every if event.startswith("first_")}
    assert left == absent


def test_a_line_of_the_chat_opens_its_page() -> None:
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.app.show_rule(Line("first_chock", 1, 500))
    assert shown(person) == "first"


def test_the_sheets_of_a_page_turn_before_the_page() -> None:
    person = Person(1)
    person.press("start")
    person.until(person.due)
    person.app.helper.open("bbuk")
    view = PageView(HELP.page("bbuk"), person.app.helper.words(), CardPainter(rules.load("godoris"), {}))
    count = len(view.sheets(person.app.system.canvas, person.control("page").rect))
    assert count > 1
    for _ in range(count - 1):
        person.press("next")
        assert shown(person) == "bbuk"
    person.press("next")
    assert shown(person) != "bbuk"
    person.press("back")
    assert shown(person) == "bbuk"
    assert person.app.system.top.title.endswith(f"{count}/{count}")  # type: ignore[union-attr]


def test_the_ends_of_the_pages_stand_fast() -> None:
    person = Person(1)
    person.press("how")
    to_first(person)
    person.press("open")
    assert not person.app.system.top.get("back", RepeatButton).more  # type: ignore[union-attr]
    person.press("back")
    assert shown(person) == "aim"


def test_the_language_changes_an_open_page() -> None:
    person = Person(1)
    person.press("how")
    person.press("open")
    person.app.set_prefs(person.app.prefs.replace(language="ko"))
    assert person.app.system.top.title == "고스톱"  # type: ignore[union-attr]
    person.app.system.draw()
    assert person.app.system.top.get("page", Gadget).focused  # type: ignore[union-attr]
