"""What the pen and the keys do to buttons, push buttons, selectors and check boxes."""

from pathlib import Path

import pytest

from godoris.palm import events as ev
from godoris.palm.controls.button import Button, CheckBox, PushButton
from godoris.palm.events import Key
from palm import kit
from palm.kit import Handheld

BUTTON = '[controls.b]\nkind = "button"\nat = [40, 60]\nsize = [40, 12]\ntext = "ok"\n'
CHECKS = """[controls.a]\nkind = "check_box"\nat = [20, 40]\ntext = "easy"
[controls.b]\nkind = "check_box"\nat = [20, 60]\ntext = "hard"\ngroup = "g"\non = true
[controls.c]\nkind = "check_box"\nat = [20, 80]\ntext = "medium"\ngroup = "g"
"""

# where the pen goes, and which events come of it
PATHS = {
    "tap": ([("down", 50, 66), ("up", 50, 66)], ["ctlEnter", "ctlSelect"]),
    "lifted outside": ([("down", 50, 66), ("move", 50, 90), ("up", 50, 90)], ["ctlEnter", "ctlExit"]),
    "out and in": (
        [("down", 50, 66), ("move", 50, 90), ("move", 51, 66), ("up", 51, 66)],
        ["ctlEnter", "ctlSelect"],
    ),
    "into it from outside": ([("down", 50, 90), ("move", 50, 66), ("up", 50, 66)], []),
    "on its frame": ([("down", 39, 66), ("up", 39, 66)], ["ctlEnter", "ctlSelect"]),
    "beside its frame": ([("down", 38, 66), ("up", 38, 66)], []),
}


@pytest.mark.parametrize("name", PATHS)
def test_paths_of_the_pen(tmp_path: Path, name: str) -> None:
    hand = kit.handheld(tmp_path, BUTTON)
    steps, expected = PATHS[name]
    for step, x, y in steps:
        getattr(hand, step)(x, y)
    assert hand.app.names(ev.CtlEnter, ev.CtlExit, ev.CtlSelect) == expected
    assert not hand.top.get("b", Button).down
    assert hand.top.capture is None


def test_a_tap_clicks_once(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, BUTTON)
    hand.tap_on("b")
    assert hand.tones == ["click"]


def test_events_name_form_and_control(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, BUTTON)
    hand.tap_on("b")
    assert ev.CtlSelect("form", "b") in hand.app.log


@pytest.mark.parametrize("what", ["hidden", "disabled"])
def test_a_control_that_is_not_there_takes_no_pen(tmp_path: Path, what: str) -> None:
    hand = kit.handheld(tmp_path, BUTTON + f"{what} = true")
    hand.tap_on("b")
    hand.key(Key.NAV_DOWN, Key.NAV_SELECT)
    assert hand.app.names(ev.CtlEnter, ev.CtlSelect) == []


def test_hiding_a_control_under_the_pen_is_an_exit(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, BUTTON)
    hand.down(50, 66)
    hand.top.show("b", on=False)
    hand.up(50, 66)
    assert hand.app.names(ev.CtlEnter, ev.CtlExit, ev.CtlSelect) == ["ctlEnter", "ctlExit"]
    assert not kit.pixels(hand.draw(), kit.Rect(30, 50, 60, 40))


def test_a_form_that_opens_takes_the_pen_away(tmp_path: Path) -> None:
    button = '[controls.k]\nkind = "button"\nat = [38, 58]\nsize = [40, 12]\ntext = "ok"'
    over = 'modal = true\ndefault = "k"\n' + button
    hand = kit.handheld(tmp_path, BUTTON, over=over)
    hand.down(50, 66)
    hand.system.popup("over")
    hand.up(50, 66)  # over the new form's button, which it did not go down in
    assert hand.app.names(ev.CtlEnter, ev.CtlExit, ev.CtlSelect) == ["ctlEnter", "ctlExit"]


def test_push_buttons_of_a_group(tmp_path: Path) -> None:
    form = """[controls.a]\nkind = "push_button"\nat = [20, 60]\ntext = "easy"\ngroup = "g"\non = true
[controls.b]\nkind = "push_button"\nafter = "a"\ntext = "hard"\ngroup = "g"
[controls.c]\nkind = "push_button"\nat = [20, 90]\ntext = "ok"
"""
    hand = kit.handheld(tmp_path, form)

    def on() -> list[bool]:
        return [hand.top.get(id, PushButton).on for id in "abc"]

    hand.tap_on("b")
    assert on() == [False, True, False]
    hand.tap_on("b")  # the chosen one stays chosen
    assert on() == [False, True, False]
    hand.tap_on("c")  # without a group it is a switch
    assert on() == [False, True, True]
    hand.tap_on("c")
    assert on() == [False, True, False]
    selects = [(event.control, event.on) for event in hand.app.log if isinstance(event, ev.CtlSelect)]
    assert selects == [("b", True), ("b", True), ("c", True), ("c", False)]


def test_check_boxes(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, CHECKS)

    def on() -> list[bool]:
        return [hand.top.get(id, CheckBox).on for id in "abc"]

    hand.tap_on("a")
    assert on() == [True, True, False]
    hand.tap_on("c")
    assert on() == [True, False, True]
    hand.tap_on("a")
    assert on() == [False, False, True]


def test_a_check_box_shows_what_lifting_the_pen_would_do(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, CHECKS)
    area = kit.Rect(20, 40, 14, 12)
    empty = kit.pixels(hand.canvas, area)
    hand.down(25, 45)
    assert len(kit.pixels(hand.draw(), area)) > len(empty)
    hand.move(25, 150)
    assert kit.pixels(hand.draw(), area) == empty
    hand.up(25, 150)
    assert not hand.top.get("a", CheckBox).on


@pytest.mark.parametrize("key", [Key.NAV_SELECT, Key.RETURN])
def test_keys_choose_what_has_the_focus(tmp_path: Path, key: Key) -> None:
    hand = kit.handheld(tmp_path, CHECKS)
    hand.key(Key.NAV_DOWN, key)
    assert hand.top.get("a", CheckBox).on
    assert hand.app.names(ev.CtlSelect) == ["ctlSelect"]


def test_setting_a_text_draws_it(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, BUTTON)
    before = kit.pixels(hand.canvas, kit.SCREEN)
    hand.control("b").text = "Stop"
    assert kit.pixels(hand.draw(), kit.SCREEN) != before
    assert all(rect.inside(kit.Rect(39, 59, 42, 14)) for rect in hand.canvas.take_dirty())


def test_only_what_changed_is_drawn(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, BUTTON + '[controls.o]\nkind = "label"\nat = [2, 2]\ntext = "long"')
    hand.down(50, 66)
    assert hand.draw().take_dirty() == [(39, 59, 42, 14)]
    hand.move(51, 66)
    assert hand.draw().take_dirty() == []


def _log(hand: Handheld) -> list[str]:
    return [event.name for event in hand.app.log]


def test_an_application_may_keep_an_event_from_the_form(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, BUTTON)
    hand.app.eats = (ev.PenDown,)
    hand.tap_on("b")
    assert _log(hand) == ["penDown", "penUp"]


@pytest.mark.parametrize(
    ("frame", "area"),
    [
        ("round", (39, 59, 42, 14)),
        ("bold", (38, 58, 44, 16)),
        ("rectangle", (39, 59, 42, 14)),
        ("none", (40, 60, 40, 12)),
    ],
)
def test_frames_of_buttons_and_what_they_draw_on(tmp_path: Path, frame: str, area: tuple[int, ...]) -> None:
    hand = kit.handheld(tmp_path, BUTTON + f'frame = "{frame}"')
    hand.down(50, 66)
    assert hand.draw().take_dirty() == [area]
    assert kit.box(kit.pixels(hand.canvas, kit.SCREEN)) == area
    hand.up(50, 66)
    hand.top.show("b", on=False)
    assert not kit.pixels(hand.draw(), kit.SCREEN)
