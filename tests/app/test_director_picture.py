"""Nothing flickers: from frame to frame only what is announced changes, and what is drawn is all there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.table import Person
from godoris.app import damage, effects
from godoris.app.godoris import Godoris
from godoris.app.motion import Frame
from godoris.palm.geometry import SCREEN, Rect

DEVICES = ["palm3", "tungsten"]
PLAYS = 3
"""Times that the person plays a card in these tests."""


def shown(app: Godoris) -> bytes:
    app.system.draw()
    return bytes(app.system.canvas.pixels)


def motions(device: str, **prefs: object) -> Iterator[tuple[Godoris, Frame, bytes, bytes]]:
    """Every tick in which something moves: the frame before it, and the screen before and after it."""
    person = Person(6, device=device, language="en", **prefs)
    person.press("start")
    app = person.app
    for _ in range(PLAYS):
        while not person.due():
            assert app.table is not None
            moving = app.director.busy
            old, before = app.director.frame(), shown(app)
            if not moving:
                app.system.tick()
                continue
            app.table.tick()
            yield app, old, before, shown(app)
        if person.form == "result":
            return
        person.by_pen()


def outside(app: Godoris, before: bytes, after: bytes, areas: list[Rect]) -> Rect | None:
    """Where, in units, something changed outside some areas."""
    side, density = app.system.canvas.side, app.system.canvas.density
    wanted = bytearray(before)
    for area in areas:
        for y in range(area.y * density, area.bottom * density):
            row = slice(y * side + area.x * density, y * side + area.right * density)
            wanted[row] = after[row]
    if wanted == after:
        return None
    at = next(i for i, (a, b) in enumerate(zip(wanted, after, strict=True)) if a != b)
    return Rect(at % side // density, at // side // density, 1, 1)


@pytest.mark.parametrize("device", DEVICES)
def test_only_what_moves_and_what_is_announced_changes(device: str) -> None:
    still = 0
    for app, old, before, after in motions(device):
        new = app.director.frame()
        if before == after or not app.director.busy or app.table is None:
            continue
        if old.scene is new.scene and old.banner is new.banner is None:
            still += 1
            areas = [sprite.area.common(SCREEN) for sprite in (*old.sprites, *new.sprites)]
            areas += [effects.area(effect) for effect in (*old.effects, *new.effects)]
        else:
            areas = app.table.changed(old, new)
        assert outside(app, before, after, [*areas, damage.FOOT]) is None
    assert still > 100


@pytest.mark.parametrize("device", DEVICES)
def test_what_is_drawn_in_parts_is_what_is_drawn_whole(device: str) -> None:
    for app, _, _, after in motions(device):
        app.system.damage()
        assert shown(app) == after


def test_a_table_at_rest_draws_nothing() -> None:
    person = Person(6, device="palm3c", language="en", coach="off")
    person.press("start")
    person.until(person.due)
    person.app.system.tick(400)
    person.app.system.draw()
    person.app.system.canvas.take_dirty()
    person.app.system.tick(100)
    person.app.system.draw()
    assert person.app.system.canvas.take_dirty() == []


def test_while_a_card_lies_nothing_is_drawn() -> None:
    """A banner that stands, a card that lies face up: the screen is left alone."""
    idle = 0
    for app, old, before, after in motions("palm3c", speed="medium"):
        if app.director.busy and old == app.director.frame():
            idle += 1
            assert before == after
            assert app.system.canvas.take_dirty() == [] or idle == 1
        app.system.canvas.take_dirty()
    assert idle > 50
