"""What of the Table must be drawn again from one frame to the next: nothing else changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from godoris.app import effects, layout
from godoris.app.banners import BannerPainter, pose
from godoris.app.motion import Frame
from godoris.app.scene import Scene
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import SCREEN, Rect, merge

_MARGIN = 1
"""Pixels around its cards that a stack is drawn on: the edge of the stock."""
_MOST = 2
"""Rectangles that are drawn one by one."""
_PANEL = Rect(0, 0, 160, 34)
FOOT = Rect(0, 148, 160, 12)

_ABOVE = ("dealer", "seat", "counts", "bombs", "captured", "points", "go", "bbuk", "shown", "shakes", "fresh")
"""What of a Scene the other players' panel shows."""
_OWN = ("dealer", "captured", "shakes", "bbuk", "last")
_FEET = ("points", "go")


def changed(canvas: Canvas, banners: BannerPainter, old: Frame, new: Frame) -> list[Rect]:
    """The areas in which a new frame may differ from the one before it."""
    out: list[Rect] = []
    if old.scene is not new.scene:
        out.extend(_scenes(old.scene, new.scene))
    if old.sprites != new.sprites:
        out.extend(sprite.area for sprite in (*old.sprites, *new.sprites))
    if old.effects != new.effects:
        out.extend(effects.area(effect) for effect in (*old.effects, *new.effects))
    if old.banner is not new.banner or pose(old) != pose(new):
        out.append(banners.area(canvas, old).union(banners.area(canvas, new)))
    return [rect for rect in (area.common(SCREEN) for area in out) if not rect.empty]


def joined(areas: Iterable[Rect]) -> list[Rect]:
    """The same areas in few rectangles: each is drawn by itself, and many cost more than a large one."""
    out: list[Rect] = []
    for area in areas:
        merge(out, area)
    if len(out) <= _MOST:
        return out
    whole = out[0]
    for area in out[1:]:
        whole = whole.union(area)
    return [whole]


def _differ(old: Scene, new: Scene, names: tuple[str, ...]) -> bool:
    return any(getattr(old, name) != getattr(new, name) for name in names)


def _scenes(old: Scene, new: Scene) -> Iterator[Rect]:
    """Where two Scenes differ, part by part."""
    aired = old.hidden ^ new.hidden
    if _differ(old, new, _ABOVE) or any(aired & part for part in new.captured[1:]):
        yield _PANEL
    if _differ(old, new, _OWN) or aired & new.captured[0]:
        yield layout.CAPTURED
    if _hand(old) != _hand(new):
        yield layout.HAND
    if _differ(old, new, _FEET):
        yield FOOT
    yield from _middle(old, new)


def _hand(scene: Scene) -> list[tuple[int, bool, bool]]:
    """What is drawn in each slot of the hand: the card, whether it is raised, whether it is elsewhere."""
    return [(card, scene.matches(card), scene.in_air(card)) for card in scene.hand]


def _middle(old: Scene, new: Scene) -> Iterator[Rect]:
    """Stacks, the stock and its figures."""
    before, after = _stacks(old), _stacks(new)
    for number in before.keys() | after.keys():
        if before.get(number) != after.get(number):
            for stacks in (before, after):
                for _, rect, *_rest in stacks.get(number, ())[1:]:
                    yield rect.grown(_MARGIN)
    if _stock(old) != _stock(new):
        yield layout.STOCK.grown(4)
        yield layout.COUNTS


def _stacks(scene: Scene) -> dict[int, list[tuple[int, Rect, bool, bool]]]:
    """What is drawn of each month: its maker, then its cards, where, whether marked, whether elsewhere."""
    marked = scene.last[0] | scene.last[1]
    nothing = Rect(0, 0, 0, 0)
    return {
        number: [
            (scene.makers.get(number, -1), nothing, False, False),
            *((card, rect, bool(marked >> card & 1), scene.in_air(card)) for card, rect in places),
        ]
        for number, places in scene.table_places().items()
    }


def _stock(scene: Scene) -> tuple[object, ...]:
    """What is drawn of the stock."""
    marks = tuple((card, scene.last, scene.in_air(card)) for card in scene.turned)
    return scene.stock, marks, scene.bet, scene.carry
