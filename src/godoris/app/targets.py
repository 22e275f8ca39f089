"""What lies under the pen, and the order in which the navigator walks over the Table."""

from __future__ import annotations

from typing import NamedTuple

from godoris.app import layout
from godoris.app.groups import group_masks, shown_cards
from godoris.app.scene import EMPTY, Scene
from godoris.palm.geometry import Rect

TITLE_HEIGHT = 11
"""The top of the Table opens the menu."""


class Target(NamedTuple):
    """A place of the Table that answers: kind, and up to two numbers that say which.

    hand: slot · stack: month · group: side, group · shake: side · name: seat · chat · menu
    """

    kind: str
    first: int = 0
    second: int = 0


def place(scene: Scene, target: Target) -> Rect:
    """The rectangle of a target, where the focus ring goes around."""
    match target.kind:
        case "hand":
            return scene.hand_rect(target.first)
        case "stack":
            rects = [rect for _, rect in scene.table_places()[target.first]]
            return rects[0].union(rects[-1])
        case "group":
            rects = [rect for _, rect in scene.group_places(target.first, target.second)]
            return rects[0].union(rects[-1])
        case "shake":
            cell = scene.blocks[target.first].cell(1)
            return (
                Rect(cell.x, cell.bottom - 9, 10, 9) if target.first else Rect(cell.right - 7, cell.y, 7, 15)
            )
        case "name":
            return layout.names(scene.rules.seats)[target.first].grown(-1)
        case _:
            return layout.CHAT.grown(-1)


def hit(scene: Scene, x: int, y: int) -> Target | None:
    """What answers to the pen at a point."""
    if layout.CHAT.contains(x, y):
        return Target("chat")
    slot = layout.hand_at(len(scene.hand), x, y)
    if slot is not None and scene.hand[slot] != EMPTY:
        return Target("hand", slot)
    for number, places in scene.table_places().items():
        if any(rect.contains(x, y) for _, rect in places):
            return Target("stack", number)
    found = _group_at(scene, x, y)
    if found is None and y < TITLE_HEIGHT:
        return _name_at(scene, x, y)
    return found


def _name_at(scene: Scene, x: int, y: int) -> Target:
    for seat, rect in layout.names(scene.rules.seats).items():
        if rect.contains(x, y) and x < rect.x + 32:
            return Target("name", seat)
    return Target("menu")


def _group_at(scene: Scene, x: int, y: int) -> Target | None:
    for side, block in scene.blocks.items():
        if not block.rect.contains(x, y):
            continue
        if shown_cards(scene, side) and place(scene, Target("shake", side)).contains(x, y):
            return Target("shake", side)
        for group in range(4):
            if block.cell(group).contains(x, y) and scene.group_places(side, group):
                return Target("group", side, group)
    return None


def rows(scene: Scene) -> list[list[Target]]:
    """All targets in rows from top to bottom, each from left to right: the navigator's way."""
    rules = scene.rules
    groups = group_targets(scene)
    own = [target for target in groups if target.first == 0]
    others = [target for target in groups if target.first]
    shakes = [Target("shake", side) for side in scene.blocks if side and shown_cards(scene, side)]
    own += [Target("shake", 0)] if shown_cards(scene, 0) else []
    names = [Target("name", seat) for seat in layout.names(rules.seats)]
    stacks = [Target("stack", number) for number in scene.months()]
    upper = [target for target in stacks if scene.slots[target.first] < 6]
    lower = [target for target in stacks if scene.slots[target.first] >= 6]
    hand = [Target("hand", slot) for slot, card in enumerate(scene.hand) if card != EMPTY]
    found = [names, others, shakes, upper, lower, own, hand, [Target("chat")]]
    return [sorted(row, key=lambda target: place(scene, target).x) for row in found if row]


def group_targets(scene: Scene) -> list[Target]:
    """The captured groups that hold a card."""
    return [
        Target("group", side, group)
        for side in scene.blocks
        for group, part in enumerate(group_masks(scene.rules, scene.captured[side]))
        if part
    ]


def step(scene: Scene, at: Target | None, dx: int, dy: int) -> Target | None:
    """Where the navigator goes from a target; from nowhere, or from what has gone, to the hand."""
    found = rows(scene)
    where = next(((r, row.index(at)) for r, row in enumerate(found) if at in row), None)
    if at is None or where is None:
        hand = next((row for row in found if row[0].kind == "hand"), found[-1])
        return hand[0]
    r, column = where
    if dx:
        row = found[r]
        return row[(column + dx) % len(row)]
    r += dy
    if not 0 <= r < len(found):
        return at
    middle = place(scene, at).centre[0]
    return min(found[r], key=lambda target: abs(place(scene, target).centre[0] - middle))
