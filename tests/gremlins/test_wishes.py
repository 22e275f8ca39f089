"""What gremlins make for when something has still not been reached."""

from __future__ import annotations

from random import Random

import pytest

from godoris.app import shots
from godoris.gremlins import aim, coverage, places, steps
from godoris.gremlins.coverage import Coverage
from godoris.gremlins.handheld import Handheld
from godoris.gremlins.steps import Beginning, Step
from godoris.gremlins.wishes import PLACES_TO, STARTS_TO, Wishes, wishes
from godoris.palm.events import CtlSelect, Key, Menu


@pytest.mark.parametrize(
    ("missing", "start", "place"),
    [
        ("alert.save.button2", "saving=confirm", ""),
        ("heundeum.cancel", "record=heundeum", "heundeum.cancel"),
        ("hint_choose", "record=choose", ""),
        ("banner_nagari", "record=banner_nagari last=1", ""),
        ("two_seats_own", "record=two_seats_own", ""),
        ("player_name.keyboard", "", "preferences.name"),
        ("help_month6", "", "help.next"),
        ("lesson_won", "", "item first_hand"),
        ("reel_first", "", "item reel_first"),
        ("edit.paste", "", "item edit.paste"),
    ],
)
def test_what_leads_there(missing: str, start: str, place: str) -> None:
    found = wishes([missing])
    assert not start or start in found.starts
    assert not place or place in found.places


def test_nothing_missing_is_nothing_to_wish_for() -> None:
    assert wishes([]) == Wishes()


def test_every_start_can_be_read() -> None:
    lines = "\n".join(f"start {start}" for start in [*STARTS_TO.values(), *wishes(shots.names()).starts])
    _, found = steps.read(lines)
    assert len(found) == len(lines.splitlines())


def test_every_place_is_one_of_a_form_or_menu() -> None:
    there = {*coverage.controls(), *(f"item {item}" for item in coverage.items())}
    assert {place for places in PLACES_TO.values() for place in places} <= there


def test_the_pen_goes_where_it_is_wished() -> None:
    handheld = Handheld(Beginning())
    handheld.do(Step("start", "record=table"))
    handheld.do(Step("nil", "500"))
    handheld.post(Menu("score_board"))
    gremlin = aim.Gremlin(Random(2))
    gremlin.wishes = Wishes(places=frozenset(["score_board.page3"]))
    assert handheld.app is not None
    top = handheld.app.system.top
    assert top is not None
    rect = dict(places.live(top))["score_board.page3"]
    pens = [step for step in (gremlin.next(handheld) for _ in range(300)) if step.kind == "pen"]
    inside = [step for step in pens if rect.contains(step.points[0].x, step.points[0].y)]
    assert len(inside) > len(pens) // 2


def test_it_is_started_anew_for_what_is_wished() -> None:
    handheld = Handheld(Beginning())
    handheld.do(Step("start", "record=table"))
    gremlin = aim.Gremlin(Random(2))
    gremlin.wishes = Wishes(starts=("record=choose",))
    found = [gremlin.next(handheld) for _ in range(1000)]
    assert found.count(Step("start", "record=choose")) > 2


def test_a_stretch_wants_what_it_lacks_once_it_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "LATE", 0)
    handheld = Handheld(Beginning())
    reached = Coverage(handheld)
    handheld.watchers.append(reached)
    assert {"score_board", "score_board.ok"} <= set(reached.wanted())
    handheld.do(Step("start", "record=table"))
    handheld.do(Step("nil", "500"))
    handheld.post(Menu("score_board"))
    assert "score_board" not in reached.wanted()
    assert "score_board.ok" in reached.wanted()
    monkeypatch.setattr(coverage, "LATE", 1000)
    assert reached.wanted() == []


def test_a_page_that_is_wished_is_opened_from_the_list() -> None:
    handheld = Handheld(Beginning())
    handheld.do(Step("start", "record=table"))
    handheld.do(Step("nil", "500"))
    handheld.post(Menu("how_to_play"))
    app = handheld.app
    assert app is not None
    assert app.system.top is not None
    if app.system.top.name == "help":
        handheld.post(CtlSelect("help", "list"))
    for wished in ("help_bonus_cards", "help_keys", "help_month1"):
        app.helper.contents()
        handheld.wait(1)
        for _ in range(20):
            found = places.wished_page(app, {wished})
            if found is None:
                break
            handheld.do(steps.key(found) if isinstance(found, Key) else steps.pen(found.centre))
        assert f"help_{app.helper.page.id}" == wished
        assert app.system.top.name == "help"


def test_a_lesson_that_is_wished_is_followed_to_its_end() -> None:
    handheld = Handheld(Beginning())
    reached = Coverage(handheld)
    handheld.watchers.append(reached)
    handheld.do(Step("start", "record=table"))
    handheld.do(Step("nil", "500"))
    gremlin = aim.Gremlin(Random(1))
    gremlin.wishes = wishes(["lesson_won"])
    assert gremlin.wishes.lesson
    for _ in range(4):
        handheld.post(Menu("first_hand"))
        for _ in range(600):
            assert handheld.app is not None
            if handheld.app.lesson is None or not handheld.app.running:
                break
            handheld.do(gremlin.next(handheld))
    assert reached.scenes["lesson_won"]
