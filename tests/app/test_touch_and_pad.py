"""A finger and a gamepad can do at every form what pen and keys can."""

from __future__ import annotations

import pygame
import pytest

from godoris.app import shots
from godoris.app.godoris import Godoris
from godoris.palm.controls.base import Control
from godoris.palm.form import Form
from godoris.shell.input import Input
from shell.fakes import FakeDesk
from shell.raw import finger, pad

MODAL = [
    what for what in shots.names()
    if not what.startswith(("help_", "lesson_", "banner_", "menu")) and what not in ("rule", "reel_menu")
]  # fmt: skip
A, B, CROSS = 0, 1, {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


class Hands:
    """Somebody at a screen that is touched, with a gamepad."""

    def __init__(self, what: str) -> None:
        shot = shots.SHOTS[what]
        self.app: Godoris = shots.reached(shot, shots.shipped(shot.record), "en", "palm3")
        self.input = Input(FakeDesk())

    def feed(self, *events: pygame.event.Event) -> None:
        for event in events:
            field = self.app.system.text_focus
            if self.input.writing != (field is not None):
                self.input.write(field is not None)
            self.input.feed(event)
            for made in self.input.take():
                self.app.system.post(made)
            self.app.system.pump()

    def touch(self, x: int, y: int) -> None:
        self.feed(finger(pygame.FINGERDOWN, x, y), finger(pygame.FINGERUP, x, y))

    def button(self, number: int) -> None:
        self.feed(pad(pygame.JOYBUTTONDOWN, button=number), pad(pygame.JOYBUTTONUP, button=number))

    def cross(self, way: str) -> None:
        self.feed(pad(pygame.JOYHATMOTION, value=CROSS[way]), pad(pygame.JOYHATMOTION, value=(0, 0)))

    @property
    def state(self) -> tuple[object, ...]:
        """What is open, and what has been decided."""
        system = self.app.system
        return tuple(form.name for form in system.forms), tuple(self.app.sitting.moves), self.app.running


def modal(what: str) -> Hands | None:
    hands = Hands(what)
    top = hands.app.system.top
    return hands if top is not None and top.modal and hands.app.system.overlay is None else None


@pytest.mark.parametrize("what", MODAL)
def test_the_default_button_by_finger_and_by_pad(what: str) -> None:
    results = []
    for how in ("finger", "pad"):
        hands = modal(what)
        if hands is None:
            return
        top = hands.app.system.top
        assert top is not None
        before = hands.state
        if how == "finger":
            hands.touch(*top.get(top.spec.default, Control).rect.centre)
        else:
            hands.button(B)
        assert hands.state != before
        results.append(hands.state)
    assert results[0] == results[1]


@pytest.mark.parametrize("what", MODAL)
def test_the_cross_leads_to_every_control(what: str) -> None:
    hands = modal(what)
    if hands is None:
        return
    top = opened(hands)
    first = (top.focus or top.stops[0]).id
    reached, waiting = {first}, [first]
    while waiting:
        stop = waiting.pop()
        for way in CROSS:
            if hands.app.system.top is not top:  # an arrow has chosen a row of a list
                hands = Hands(what)
                top = opened(hands)
            top.set_focus(top.get(stop, Control), ring=True)
            for _ in range(20):  # a list walks through its rows first
                hands.cross(way)
                if hands.app.system.top is not top or top.focus is None or top.focus.id != stop:
                    break
            found = top.focus.id if top.focus else stop
            if found not in reached:
                reached.add(found)
                waiting.append(found)
    assert {stop.id for stop in top.stops} - reached == set()


def opened(hands: Hands) -> Form:
    form = hands.app.system.top
    assert form is not None
    return form


def test_a_card_is_played_by_finger_and_by_pad() -> None:
    hands = Hands("choose")
    hands.app.table.take_back()  # type: ignore[union-attr]
    scene = hands.app.director.displayed()
    slot = next(i for i, card in enumerate(scene.hand) if card >= 0)
    before = hands.state
    hands.touch(*scene.hand_rect(slot).centre)
    first = hands.state
    hands = Hands("choose")
    hands.app.table.take_back()  # type: ignore[union-attr]
    hands.cross("down")
    hands.button(A)
    assert hands.state == first != before
