"""The pen on the Table: taps, slides, drags, a stack held open (docs/screens.md, Pen, keys, motion)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app import layout, picture, plays, targets
from godoris.app.targets import Target
from godoris.cards import month
from godoris.engine import Phase

if TYPE_CHECKING:
    from godoris.app.table import Table

_SLIDE = 4
"""Pixels that the pen may move before a tap becomes a slide."""


class Pen:
    """What the pen is doing on the Table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._down: tuple[int, int] | None = None
        self._pressed: Target | None = None
        self._slid = False

    def handle(self, phase: str, x: int, y: int, taps: int) -> None:
        """What a GadgetEvent of the Table says."""
        if phase == "enter":
            self._enter(x, y, taps)
        elif self._down is None:
            return
        elif phase == "move":
            self._move(x, y)
        else:
            self._lift(x, y, taken=phase == "exit")

    def _enter(self, x: int, y: int, taps: int) -> None:
        if self.table.app.director.busy:
            self.table.app.director.finish()
            self.table.refresh()
            return
        if taps > 1:
            return  # a double tap plays one card
        self._down, self._slid = (x, y), False
        self.table.ways.focus = None
        self.table.app.hints.clear()
        self._pressed = targets.hit(self.table.scene, x, y)
        if self.table.ways.open is None and self.table.ways.log is None and not self.table.ways.choices:
            self._spread(self._pressed)
        self.table.refresh()

    def _spread(self, target: Target | None) -> None:
        self.table.ways.spread = None
        if target and target.kind == "stack" and len(self.table.scene.stack(target.first)) > 1:
            self.table.ways.spread = target.first

    def _move(self, x: int, y: int) -> None:
        assert self._down is not None
        if abs(x - self._down[0]) > _SLIDE or abs(y - self._down[1]) > _SLIDE:
            self._slid = True
        if not self._slid or self.table.ways.open is not None or self.table.ways.log is not None:
            return
        card = self._card_at(x, y)
        if self._pressed and self._pressed.kind == "hand" and card is None:
            card = self.table.scene.hand[self._pressed.first]
        held = (card, x, y) if card is not None and card >= 0 else None
        if held != self.table.ways.held:
            self.table.ways.held = held
            self.table.refresh()

    def _card_at(self, x: int, y: int) -> int | None:
        """The card on the screen at a point."""
        scene = self.table.scene
        if self.table.ways.spread is not None:
            for card, rect in reversed(picture.spread_places(scene, self.table.ways.spread)):
                if rect.contains(x, y):
                    return card
        target = targets.hit(scene, x, y)
        if target is None:
            return None
        if target.kind == "hand":
            return scene.hand[target.first]
        places = []
        if target.kind == "stack":
            places = scene.table_places()[target.first]
        elif target.kind == "group":
            places = scene.group_places(target.first, target.second)
        return next((card for card, rect in reversed(places) if rect.contains(x, y)), None)

    def _lift(self, x: int, y: int, taken: bool) -> None:
        pressed, slid, dragged = self._pressed, self._slid, self.table.ways.held is not None
        self._down = self._pressed = None
        self.table.ways.held = self.table.ways.spread = None
        self.table.refresh()
        if taken:
            return
        if self.table.ways.log is not None:
            self._log_tap(x, y)
        elif self.table.ways.open is not None:
            self.table.ways.open = None
        elif self.table.ways.choices:
            self._choice_tap(x, y)
        elif pressed and pressed.kind == "hand" and dragged and not layout.HAND.contains(x, y):
            self._drop(pressed.first, x, y)
        elif (
            pressed
            and targets.hit(self.table.scene, x, y) == pressed
            and (not slid or pressed.kind == "hand")
        ):
            self.table.act(pressed)

    def _drop(self, slot: int, x: int, y: int) -> None:
        """A hand card was dragged onto the table: one that it matches there is chosen with it."""
        card = self.table.scene.hand[slot]
        target = targets.hit(self.table.scene, x, y)
        if card < 0 or target is None or target != Target("stack", month(card)):
            return
        rects = self.table.scene.table_places()[target.first]
        under = next((c for c, rect in reversed(rects) if rect.contains(x, y)), None)
        ways = plays.options(self.table.app.view, card)
        if ways.pair and under in ways.pair:
            self.table.app.play(plays.moves(card, under))
        else:
            self.table.play_slot(slot)

    def _choice_tap(self, x: int, y: int) -> None:
        for card, rect in picture.choice_places(self.table.scene, self.table.ways.choices):
            if rect.grown(2).contains(x, y):
                self.table.choose(card)
                return
        slot = self.table.ways.lifted
        waits = self.table.app.view.phase == Phase.PICK_HAND and targets.hit(self.table.scene, x, y) is None
        if waits or (slot is not None and self.table.scene.hand_rect(slot).grown(2).contains(x, y)):
            self.table.take_back()

    def _log_tap(self, x: int, y: int) -> None:
        lines = self.table.app.director.log
        box = picture.log_rows(len(lines))
        self.table.ways.log = None
        if lines and box.contains(x, y):
            self.table.app.show_rule(lines[(y - box.y) // picture.LOG_ROW])
