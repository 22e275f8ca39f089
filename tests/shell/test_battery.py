"""The machine's battery: told once when it is low, and again after it was charged."""

from godoris.palm.events import Key
from godoris.shell.battery import EVERY, Battery, charge
from shell.fakes import FakeVoice, program


def test_it_is_told_once() -> None:
    left = iter([50, 9, 8, None, 60, 10])
    battery = Battery(lambda: next(left))
    told = [sum(battery.tick() for _ in range(EVERY)) for _ in range(6)]
    assert told == [0, 1, 0, 0, 0, 1]


def test_a_machine_that_knows_nothing_never_warns() -> None:
    battery = Battery(lambda: None)
    assert not any(battery.tick() for _ in range(3 * EVERY))
    assert charge() is None or 0 <= charge() <= 100  # type: ignore[operator]


def test_the_window_hands_it_on() -> None:
    from godoris.shell.window import Window

    window = Window(program(), FakeVoice())
    try:
        window._battery = Battery(lambda: 5)
        keys = [event.key for _ in range(EVERY) for event in window.events()]  # type: ignore[attr-defined]
        assert keys == [Key.LOW_BATTERY]
    finally:
        window.shut()
