"""Banners: their words fit, they slide in from whoever they speak of, Go counts up, a HeunDeum swings."""

from __future__ import annotations

import pytest

from app.table import FONTS
from godoris import rules
from godoris.app.banners import BannerPainter, emblem, pose
from godoris.app.cards_draw import CardPainter
from godoris.app.groups import sets
from godoris.app.lines import ALONE, DEEDS
from godoris.app.motion import SPEEDS, Banner, Flight, Frame, Line, Step
from godoris.app.scene import Scene
from godoris.app.staging import BANNER_HEIGHT, room
from godoris.app.words import Words
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.pictures import Pictures
from godoris.palm.resources import Resources

SLIDE = SPEEDS["medium"].slide
RULES = rules.load("godoris")
SCENE = Scene(RULES, 0, 100, 1)
PAID = (*(f"first_{deed}" for deed in DEEDS), "second_bbuk", "third_bbuk")
_AMOUNTS = {"go": 9, "nagari": 64}


def painter(language: str, name: str = "godoris", person: str = "WWWWWW") -> BannerPainter:
    words = Words(Resources(language=language, fonts=FONTS), person)
    return BannerPainter(CardPainter(rules.load(name), {}), words)


def frame(*lines: Line, age: int = 99, cards: tuple[int, ...] = (), slide: int = SLIDE) -> Frame:
    return Frame(SCENE, banner=Banner(lines, room((), len(lines)), cards), age=age, slide=slide)


def canvas(density: int = 1) -> Canvas:
    return Canvas.standard("colour8", density, FONTS)


@pytest.mark.parametrize("name", rules.names())
def test_everything_that_is_called_has_an_emblem(name: str) -> None:
    known = Pictures("colour8").names()
    called = {*DEEDS, *ALONE, *PAID, "redeal", *(row[0] for row in sets(rules.load(name)))}
    assert {emblem(event) for event in called} <= set(known)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("name", rules.names())
def test_no_word_on_a_banner_is_cut_off(name: str, language: str) -> None:
    drawn = painter(language, name)
    surface = canvas()
    ruleset = rules.load(name)
    called = [*DEEDS, *PAID, *(row[0] for row in sets(ruleset)), *ALONE]
    for event in called:
        line = Line(event, ruleset.seats - 1, _AMOUNTS.get(event, 5_000))
        shown = frame(line, cards=(0, 1, 2) if event == "heundeum" else ())
        ((_, plate),) = drawn.plates(surface, shown)
        assert plate.inside(SCREEN)
        room_for_text = plate.width - 33 - (47 if event == "heundeum" else 0)
        assert surface.font("banner").width(drawn.words.what(line, ruleset)) <= room_for_text, event


def test_three_plates_lie_on_the_screen_and_clear_of_each_other() -> None:
    lines = [Line(event, 0) for event in ("sseul", "godori", "kwang", "hongdan")]
    plates = [rect for _, rect in painter("en").plates(canvas(), frame(*lines))]
    assert len(plates) == 3
    for i, plate in enumerate(plates):
        assert plate.grown(2).inside(SCREEN)
        assert not any(plate.grown(1).overlaps(other) for other in plates[i + 1 :])


@pytest.mark.parametrize(("seat", "way"), [(0, (0, 1)), (1, (1, 0)), (2, (-1, 0))])
def test_a_banner_comes_from_the_side_of_its_seat(seat: int, way: tuple[int, int]) -> None:
    drawn, surface = painter("en"), canvas()
    places = [drawn.plates(surface, frame(Line("chock", seat), age=age))[0][1] for age in range(SLIDE + 1)]
    end = places[-1]
    offsets = [((place.x - end.x) * way[0], (place.y - end.y) * way[1]) for place in places]
    along = [dx + dy for dx, dy in offsets]
    assert along[0] == 20
    assert along == sorted(along, reverse=True)
    assert along[-1] == 0
    assert all(place[2:] == end[2:] for place in places)


def test_go_counts_up_to_what_was_called() -> None:
    counted = []
    for age in range(SLIDE * 5):
        seen = pose(frame(Line("go", 0, 3), age=age))
        assert seen is not None
        counted.append(min(3, seen.counted))
    assert counted == sorted(counted)
    assert set(counted) == {1, 2, 3}
    assert counted[-1] == 3


def test_a_banner_that_stands_is_the_same_picture() -> None:
    still = {pose(frame(Line("bbuk", 0), age=age)) for age in range(SLIDE * 4, SLIDE * 5)}
    assert len({(seen.away, seen.swing) for seen in still if seen}) == 1


def test_a_heundeum_swings_and_comes_to_rest() -> None:
    swings = [
        pose(frame(Line("heundeum", 0), age=age, cards=(0, 1, 2))).swing  # type: ignore[union-attr]
        for age in range(SLIDE * 5)
    ]
    assert {1, -1} <= set(swings[SLIDE : SLIDE * 4])
    assert set(swings[: SLIDE - 1]) | set(swings[SLIDE * 4 :]) == {0}


def test_without_motion_a_banner_stands_at_once() -> None:
    seen = pose(frame(Line("go", 0, 3), age=0, slide=0))
    assert seen is not None
    assert (seen.away, seen.swing) == (0, 0)
    assert seen.counted >= 3


def test_what_is_drawn_stays_in_its_area() -> None:
    drawn, surface = painter("en"), canvas(2)
    shown = frame(Line("heundeum", 1), Line("first_poktan", 1, 500), cards=(0, 1, 2), age=SLIDE + 3)
    before = bytes(surface.pixels)
    drawn.paint(surface, shown)
    area, side = drawn.area(surface, shown), surface.side
    changed = [i for i, (a, b) in enumerate(zip(before, surface.pixels, strict=True)) if a != b]
    assert changed
    assert all(area.contains(i % side // 2, i // side // 2) for i in changed)


@pytest.mark.parametrize(
    ("start", "end"), [((5, 119), (46, 63)), ((71, 35), (46, 35)), ((114, 63), (85, 91))]
)
def test_a_banner_leaves_free_what_moves(start: tuple[int, int], end: tuple[int, int]) -> None:
    top = room([Step(SCENE, (Flight(7, start, end),))], 1)
    plate = Rect(0, top, 160, BANNER_HEIGHT)
    covered = [plate.common(Rect(*point, 18, 27)) for point in (start, end)]
    assert all(rect.height <= 1 for rect in covered)


def test_where_nothing_moves_a_banner_stands_in_the_middle() -> None:
    assert room((), 1) == 48
