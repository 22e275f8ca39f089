"""Gamepads as the navigator: cross, first stick and buttons."""

from collections.abc import Callable

import pygame

from godoris.palm.events import Key, KeyDown
from godoris.shell.held import Held
from godoris.shell.keys import PAD_BUTTONS

PUSHED, RESTED = 0.6, 0.4  # where a stick counts as pushed, and as let go again
_STICK = {0: (Key.NAV_LEFT, Key.NAV_RIGHT), 1: (Key.NAV_UP, Key.NAV_DOWN)}


class Gamepads:
    """Every gamepad that is plugged in. Presses go to `held`."""

    def __init__(self, held: Held) -> None:
        self._held = held
        self._pads: dict[int, object] = {}
        self._way: dict[tuple[int, int], int] = {}  # pad and axis -> -1, 0 or 1
        self._handlers: dict[int, Callable[[pygame.event.Event], None]] = {
            pygame.JOYDEVICEADDED: self._added,
            pygame.JOYDEVICEREMOVED: self._removed,
            pygame.JOYBUTTONDOWN: self._down,
            pygame.JOYBUTTONUP: self._up,
            pygame.JOYHATMOTION: self._hat,
            pygame.JOYAXISMOTION: self._axis,
        }

    def open(self) -> None:
        """Look for gamepads, now and from now on. A machine without any support has none."""
        try:
            pygame.joystick.init()
        except pygame.error:
            return

    def feed(self, event: pygame.event.Event) -> bool:
        """Take an event; False when it is none of a gamepad's."""
        handler = self._handlers.get(event.type)
        if handler is None:
            return False
        handler(event)
        return True

    def _added(self, event: pygame.event.Event) -> None:
        pad = pygame.joystick.Joystick(event.device_index)
        self._pads[pad.get_instance_id()] = pad  # a pad that nobody holds on to sends nothing

    def _removed(self, event: pygame.event.Event) -> None:
        pad = self._pads.pop(event.instance_id, None)
        if pad is not None:
            self._held.clear()

    def _down(self, event: pygame.event.Event) -> None:
        key = PAD_BUTTONS.get(event.button)
        if key is not None:
            self._held.press(("pad", event.instance_id, event.button), key)

    def _up(self, event: pygame.event.Event) -> None:
        self._held.release(("pad", event.instance_id, event.button))

    def _hat(self, event: pygame.event.Event) -> None:
        x, y = event.value  # y counts upwards
        self._turn((event.instance_id, "hat", 0), x, _STICK[0])
        self._turn((event.instance_id, "hat", 1), -y, _STICK[1])

    def _axis(self, event: pygame.event.Event) -> None:
        if event.axis not in _STICK:
            return
        place = (event.instance_id, event.axis)
        way = self._way.get(place, 0)
        size = abs(event.value)
        if size > PUSHED:
            way = 1 if event.value > 0 else -1
        elif size < RESTED:
            way = 0
        self._way[place] = way
        self._turn((event.instance_id, "stick", event.axis), way, _STICK[event.axis])

    def _turn(self, source: tuple[int, str, int], way: int, keys: tuple[Key, Key]) -> None:
        for side, key in zip((-1, 1), keys, strict=True):
            if way == side:
                self._held.press((*source, side), KeyDown(key=key))
            else:
                self._held.release((*source, side))
