"""How every screen is reached that `godoris shot` draws, as a person reaches it: events and ticks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from godoris.app import layout, plays, targets
from godoris.app.godoris import Godoris
from godoris.app.groups import shown_cards
from godoris.app.table import QUIET
from godoris.app.targets import Target, group_targets
from godoris.cards import cards
from godoris.match.sitting import Sitting
from godoris.match.store import Notice
from godoris.palm.controls.base import Control
from godoris.palm.events import Event, Key, KeyDown, Menu, PenDown, PenMove, PenUp

REDEALT = 328
"""A deal number whose first cards show four of a month on the table."""
PATIENCE = 4000
"""Ticks within which every screen is reached."""


Way = Callable[[Godoris], None]


class ShotError(ValueError):
    """A picture that cannot be made; the text says which and why."""


@dataclass(frozen=True)
class Shot:
    """A screen: the record that it starts from, how it is reached from the Table, how many moves are shown.

    last: so many moves of the record are made with motion, the ones before at once.  prepare: what is
    different about the person's sitting, the game on its table included.
    """

    record: str
    reach: Way
    last: int = 0
    prepare: Callable[[Sitting], None] | None = None


_MOST = 9_999_999
_PURSES = (-_MOST, _MOST, -_MOST)
_WIDEST = {"en": "WWWWWW", "ko": "뻑뻑뻑"}


def crowded(sitting: Sitting) -> None:
    """The widest name and purses of seven figures, in a game that counts."""
    sitting.hand, sitting.trial = sitting.trial, None
    stats = sitting.lasting.stats
    sides = tuple(side.replace(money=money) for side, money in zip(stats.total.sides, _PURSES, strict=True))
    sitting.lasting.stats = stats.replace(total=stats.total.replace(sides=sides))
    sitting.lasting.prefs = sitting.prefs.replace(name=_WIDEST[sitting.prefs.language])


def until(app: Godoris, reached: Callable[[], bool], what: str) -> None:
    """Let ticks pass until something is so."""
    for _ in range(PATIENCE):
        if reached():
            return
        app.system.tick()
    raise ShotError(f"the record does not lead to {what}")


def still(app: Godoris) -> None:
    """Wait until nothing moves."""
    until(app, lambda: not app.director.busy, "a Table at rest")


def quiet(app: Godoris) -> None:
    """Wait until the chat line says whose turn it is."""
    still(app)
    app.system.tick(QUIET + 1)


def form(name: str) -> Way:
    """Wait until a form opens by itself."""

    def reach(app: Godoris) -> None:
        until(app, lambda: app.system.find(name) is not None, name)

    return reach


def popup(name: str) -> Way:
    """Choose the menu item that opens a form."""

    def reach(app: Godoris) -> None:
        still(app)
        app.system.post(Menu(name))
        form(name)(app)

    return reach


def hand(wanted: Callable[[plays.Options], bool], form: str = "") -> Way:
    """Tap the first hand card that can be played in a certain way."""

    def reach(app: Godoris) -> None:
        still(app)
        for card in cards(app.view.hand):
            if wanted(plays.options(app.view, card)) and app.table:
                app.table.play_slot(app.director.displayed().hand.index(card))
                app.system.pump()
                return
        raise ShotError("the record has no hand card to play so")

    return reach


def then(first: Way, *events: Event) -> Way:
    """Reach one screen, then let events lead to another."""

    def reach(app: Godoris) -> None:
        first(app)
        for event in events:
            app.system.post(event)
            app.system.pump()

    return reach


def keyed(key: Key) -> Way:
    """Press a key at the Table."""
    return then(still, KeyDown(key=key))


def alert(name: str, first: Way | None = None, **values: str) -> Way:
    """An alert, over the Table or another screen, as it comes when there is cause for it."""

    def reach(app: Godoris) -> None:
        (first or still)(app)
        app.system.alert(name, None, **values)

    return reach


def notice(told: Notice) -> Way:
    """What came up about saving, over the Table."""

    def reach(app: Godoris) -> None:
        still(app)
        app.notices.tell(told)

    return reach


def banner(app: Godoris) -> None:
    """The middle of a banner's time."""

    def shown() -> bool:
        frame = app.director.frame()
        return frame.banner is not None and frame.age > 2 * frame.slide

    until(app, shown, "a banner")


def redeal(app: Godoris) -> None:
    """A deal number whose cards were dealt anew."""
    app.deal(REDEALT)
    banner(app)


def flight(app: Godoris) -> None:
    """A card on its way."""
    until(app, lambda: bool(app.director.frame().sprites), "a card in the air")
    app.system.tick(9)


def start(app: Godoris) -> None:
    """The form of the first launch."""
    app.system.goto("start")


def act(kind: str, *which: int) -> Way:
    """Do what a tap on a place of the Table does."""

    def reach(app: Godoris) -> None:
        still(app)
        if app.table:
            app.table.act(Target(kind, *which))

    return reach


def expanded(app: Godoris) -> None:
    """The largest group of another player, opened."""
    still(app)
    scene = app.director.displayed()
    targets = [target for target in group_targets(scene) if target.first]
    if app.table and targets:
        app.table.act(max(targets, key=lambda target: len(scene.group_places(*target[1:]))))


def shown(app: Godoris) -> None:
    """A HeunDeum that a player has shown, looked up."""
    still(app)
    scene = app.director.displayed()
    side = next((side for side in scene.blocks if shown_cards(scene, side)), None)
    if side is None:
        raise ShotError("nobody has shown a HeunDeum")
    act("shake", side)(app)


def pressed(kind: str) -> Way:
    """The pen held on the first place of a kind: a stack spreads."""

    def reach(app: Godoris) -> None:
        still(app)
        scene = app.director.displayed()
        places = [target for row in targets.rows(scene) for target in row if target.kind == kind]
        best = max(places, key=lambda target: len(scene.stack(target.first)) if kind == "stack" else 0)
        x, y = targets.place(scene, best).centre
        app.system.post(PenDown(x, y))
        app.system.pump()

    return reach


def tapped(name: str, control: str, first: Way) -> Way:
    """A control of a form tapped with the pen, after another way."""

    def reach(app: Godoris) -> None:
        first(app)
        found = app.system.find(name)
        if found is None:
            raise ShotError(f"no form {name} to tap {control} on")
        x, y = found.get(control, Control).rect.centre
        app.system.post(PenDown(x, y))
        app.system.post(PenUp(x, y))
        app.system.pump()

    return reach


def magnified(app: Godoris) -> None:
    """The pen slid over the hand: the card under it, larger."""
    pressed("hand")(app)
    rect = layout.hand(len(app.director.displayed().hand))[1]
    app.system.post(PenMove(*rect.centre))
    app.system.pump()


def rule(app: Godoris) -> None:
    """The rule behind the last event."""
    still(app)
    app.show_rule(app.director.log[-1])


def figures(app: Godoris) -> None:
    """Cards with the figures of their months."""
    app.set_prefs(app.prefs.replace(month_figures=True))
    still(app)
