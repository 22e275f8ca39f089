"""What is lit on the case, and for how long."""

from godoris.shell.lights import LEAST, Lights


def run(lights: Lights, ticks: int) -> None:
    for _ in range(ticks):
        lights.tick()


def test_a_held_button_stays_lit() -> None:
    lights = Lights()
    lights.hold("find", True)
    run(lights, 500)
    assert lights.changes() == [("find", True)]
    lights.hold("find", False)
    run(lights, 1)
    assert lights.changes() == [("find", False)]
    assert lights.changes() == []


def test_a_tap_can_be_seen() -> None:
    lights = Lights()
    lights.hold("menu", True)
    lights.hold("menu", False)
    run(lights, LEAST)
    assert lights.lit() == {"menu"}
    run(lights, 1)
    assert lights.lit() == set()


def test_pressed_again_before_it_went_out() -> None:
    lights = Lights()
    lights.hold("up", True)
    run(lights, 5)
    lights.hold("up", False)
    lights.hold("up", True)
    run(lights, 100)
    assert lights.lit() == {"up"}


def test_going_up_without_having_been_down() -> None:
    lights = Lights()
    lights.hold("up", False)
    run(lights, 2)
    assert lights.lit() == set()


def test_flash() -> None:
    lights = Lights()
    lights.flash("lamp", 30)
    run(lights, 30)
    assert lights.lit() == {"lamp"}
    run(lights, 1)
    assert lights.changes() == []
