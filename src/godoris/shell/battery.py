"""The battery of the machine, for the handheld's own warning."""

from collections.abc import Callable

import pygame

LOW = 10  # per cent
EVERY = 6000  # ticks between two looks: asking reads a few small files


def charge() -> int | None:
    """Per cent left in the battery that the machine runs on; None on mains power, or where nobody knows."""
    try:
        state = pygame.system.get_power_state()
    except (AttributeError, pygame.error):  # a pygame that cannot tell
        return None
    if state is None or not state.on_battery:
        return None
    return state.battery_percent


class Battery:
    """Says once that the battery is low, and again only after it has been charged."""

    def __init__(self, charge: Callable[[], int | None] = charge) -> None:
        self._charge = charge
        self._ticks = 0
        self._told = False

    def tick(self) -> bool:
        """10 ms pass; whether the person is to be warned now."""
        self._ticks += 1
        if self._ticks % EVERY != EVERY // 4:  # the first look is not part of the start
            return False
        left = self._charge()
        low = left is not None and left <= LOW
        told, self._told = self._told, low
        return low and not told
