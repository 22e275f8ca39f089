"""Faults planted around the application, for gremlins to find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from godoris.app.godoris import Godoris, make_app
from godoris.gremlins.handheld import Maker
from godoris.palm.events import Event

Seed = Callable[[Godoris], Callable[[Event], None]]


class PlantedError(Exception):
    """What a planted fault raises."""


def planted(seed: Seed) -> Maker:
    """Makes the application with a filter that sees every event before it does."""

    def make(*args: Any, **named: Any) -> Godoris:
        app = make_app(*args, **named)
        see = seed(app)

        def look(event: Event) -> bool:
            see(event)
            return False

        app.system.filters.append(look)
        return app

    return make
