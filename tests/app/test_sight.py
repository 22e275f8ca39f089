"""Whatever tells two things apart does so in four greys and without green."""

from __future__ import annotations

import pytest

from app.sight import ground, least_contrast, shown
from godoris.app import layout, shots
from godoris.app.godoris import Godoris
from godoris.app.picture import choice_places
from godoris.palm import device, lcd
from godoris.palm.controls.button import PushButton
from godoris.palm.events import CtlSelect, Key, KeyDown, PenDown
from godoris.palm.geometry import Rect

DEVICES = ("palm3", "palm5", "m505")  # four greys, sixteen, and the dimmest colours
ENOUGH = 3.0
"""The contrast of a part of a form that WCAG asks for."""

# what stands beside what: chosen and not, who moves and who does not, marked and not, text and its ground
PAIRS = [
    ("object_selected_fill", "object_fill"),
    ("object_selected_fill", "object_selected_foreground"),
    ("menu_selected_fill", "menu_fill"),
    ("menu_selected_fill", "menu_selected_foreground"),
    ("field_text", "field_background"),
    ("field_highlight_text", "field_highlight"),
    ("focus_ring", "form_fill"),
    ("table.name_fill", "table.panel"),
    ("table.name_fill", "table.chat"),
    ("table.name_fill", "table.name_text"),
    ("table.text", "table.panel"),
    ("table.chat_text", "table.chat"),
    ("table.status_text", "table.chat"),
    ("table.points", "table.panel"),
    ("table.badge_text", "table.badge"),
    ("table.badge_text", "table.own_badge"),
    ("table.near_text", "table.near"),
    ("table.fresh_text", "table.fresh"),
    ("table.fresh", "table.badge"),
    ("table.fresh_line", "table.panel"),
    ("table.count", "table.ground"),
    ("table.bet", "table.ground"),
    ("table.dealer", "table.panel"),
    ("table.dealer", "table.own"),
    ("table.mark", "table.panel"),
    ("table.mark", "table.own"),
    ("table.corner", "table.corner_edge"),
    ("table.maker_text", "table.maker"),
    ("table.ring", "table.ground"),
    ("table.banner_text", "table.banner"),
    ("table.banner_small", "table.banner"),
    ("table.more_sign", "table.more"),
    ("table.bomb_sign", "table.bomb"),
    ("table.hint_text", "table.hint_fill"),
    ("table.hint_sign", "table.hint_edge"),
    ("table.hint", "table.ground"),
    ("table.progress", "table.chat"),
]


def screen(what: str, name: str, language: str = "en") -> Godoris:
    shot = shots.SHOTS[what]
    return shots.reached(shot, shots.shipped(shot.record), language, name)


@pytest.mark.parametrize("name", DEVICES)
def test_colours_that_stand_beside_each_other(name: str) -> None:
    app = screen("table", name)
    seen = lcd.colours(device.load(name).lcd)
    colour = app.system.canvas.colour
    found = {(a, b): least_contrast(seen[colour(a)], seen[colour(b)]) for a, b in PAIRS}
    assert {pair: value for pair, value in found.items() if value < ENOUGH} == {}


@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize(
    ("what", "chosen", "other"),
    [
        ("start", "english", "korean"),
        ("device", "full", "off"),
        ("cards", "side0", "side1"),
        ("score_board", "page1", "page2"),
        ("keyboard", "abc", "123"),
    ],
)
def test_the_chosen_button_is_told_from_the_others(what: str, chosen: str, other: str, name: str) -> None:
    app = screen(what, name)
    top = app.system.top
    assert top is not None
    both = [top.get(id, PushButton).rect for id in (chosen, other)]
    assert least_contrast(*(ground(app, rect) for rect in both)) >= ENOUGH


@pytest.mark.parametrize("name", DEVICES)
def test_whose_turn_it_is(name: str) -> None:
    mine, com = screen("table", name), screen("flight", name)
    strip = layout.names(3)[2]
    place = Rect(strip.x, strip.y, 20, strip.height)
    assert com.director.displayed().seat == 2
    assert least_contrast(ground(mine, place), ground(com, place)) >= ENOUGH
    line = Rect(layout.CHAT.x, layout.CHAT.y, 90, layout.CHAT.height)
    assert least_contrast(ground(mine, line), ground(com, line)) >= ENOUGH


@pytest.mark.parametrize("name", DEVICES)
def test_a_card_under_the_navigator_has_a_ring(name: str) -> None:
    app = screen("table", name)
    rect = app.director.displayed().hand_rect(0)
    before = shown(app, rect.grown(1))
    app.system.post(KeyDown(key=Key.NAV_DOWN))
    app.system.pump()
    app.system.draw()
    after = shown(app, rect.grown(1))
    side = rect.width + 2
    d = app.system.canvas.density
    edge = [i for i in range(len(after)) if i % (side * d) < d]
    assert all(least_contrast(before[i], after[i]) >= ENOUGH for i in edge)


@pytest.mark.parametrize("name", DEVICES)
def test_cards_offered_stand_out_of_what_is_dimmed(name: str) -> None:
    app = screen("choose", name)
    assert app.table is not None
    for card, rect in choice_places(app.director.displayed(), app.table.ways.choices):
        frame = shown(app, Rect(rect.x - 2, rect.y, 2, rect.height))
        assert len(set(frame)) == 1, f"{card}: one frame, no chequer"
        dim = shown(app, Rect(2, 110, 30, 8))
        assert len(set(dim)) > 1


@pytest.mark.parametrize("name", DEVICES)
def test_a_pressed_icon_and_a_pressed_button_are_inverted(name: str) -> None:
    app = screen("device", name)
    top = app.system.top
    assert top is not None
    rect = next(control.rect for control in top.controls if control.id == "done")
    before = ground(app, rect)
    app.system.post(PenDown(*rect.centre))
    app.system.pump()
    app.system.draw()
    assert least_contrast(before, ground(app, rect)) >= ENOUGH
    app.system.post(CtlSelect("device", "done"))


@pytest.mark.parametrize("name", DEVICES)
def test_who_made_a_pile_is_told_by_the_arrow_alone(name: str) -> None:
    app = screen("crowded_table", name)
    scene = app.director.displayed()
    number, maker = next(iter(scene.makers.items()))
    place = scene.table_places()[number][0][1]
    plate = Rect(place.x, place.bottom - 9, 9, 9)
    seen = {maker: tuple(shown(app, plate))}
    for seat in {0, 1, 2} - {maker}:
        scene.makers[number] = seat  # type: ignore[index]
        app.system.damage()
        app.system.draw()
        seen[seat] = tuple(shown(app, plate))
    assert len(set(seen.values())) == 3
