"""What is displayed equals the view, after every move of whole games, at every speed."""

from __future__ import annotations

import pytest

from app.table import positions
from godoris import rules
from godoris.app.motion import SPEEDS
from godoris.app.scene import Scene, expected, first
from godoris.engine import view


def differences(shown: Scene, wanted: Scene) -> list[str]:
    return [name for name in Scene.fields if getattr(shown, name) != getattr(wanted, name)]


@pytest.mark.parametrize("name", rules.names())
def test_displayed_is_the_view_after_every_move(name: str) -> None:
    for number in range(12):
        for director, state, _ in positions(name, number):
            assert differences(director.displayed(), director.expected(view(state, 0))) == []


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("reduced", [False, True])
def test_speed_changes_nothing_that_is_shown(speed: str, reduced: bool) -> None:
    def scenes(how: str, less: bool) -> list[Scene]:
        return [director.displayed() for director, *_ in positions("godoris", 5, how, reduced=less)]

    assert scenes(speed, reduced) == scenes("fast", False)


def test_ticks_are_those_of_the_page() -> None:
    assert [tuple(speed) for speed in SPEEDS.values()] == [(40, 30, 80), (20, 20, 50), (8, 10, 25)]


def test_every_motion_can_be_finished_at_once() -> None:
    for director, state, _ in positions("godoris", 9, "slow", still=False):
        while director.busy:
            director.finish()
        assert director.displayed() == director.expected(view(state, 0))


def test_a_view_taken_up_afresh_is_displayed_as_it_is() -> None:
    for _, state, _ in positions("godoris", 33):
        now = view(state, 0)
        scene = expected(now, first(now))
        assert expected(now, scene) == scene


def test_the_log_keeps_the_last_twelve() -> None:
    most = 0
    for number in range(20):
        for director, *_ in positions("godoris", number):
            most = max(most, len(director.log))
    assert most == 12
