"""The stack of forms, the chain of events, ticks, languages; the same events give the same picture."""

from pathlib import Path

import pytest

from godoris.palm import events as ev
from godoris.palm.controls.field import Field
from godoris.palm.controls.plain import Label
from godoris.palm.events import Event, Key, KeyDown, Modifier, PenDown, PenMove, PenUp
from godoris.palm.form import Form
from godoris.palm.resources import ResourceError
from palm import kit
from palm.kit import Handheld, Rect, pixels
from palm.stack import stack


@pytest.fixture
def hand(tmp_path: Path) -> Handheld:
    return stack(tmp_path)


# -- the chain


def test_events_go_from_filter_to_system_to_application_to_handler_to_form(hand: Handheld) -> None:
    seen: list[str] = []

    def told(who: str, eats: bool = False):  # type: ignore[no-untyped-def]
        def handler(event: Event) -> bool:
            if isinstance(event, KeyDown):
                seen.append(who)
            return eats and isinstance(event, KeyDown)

        return handler

    hand.system.filters.append(told("filter"))
    hand.app.handle = told("application")  # type: ignore[method-assign]
    hand.top.handler = told("handler")
    hand.key(Key.NAV_DOWN)
    assert seen == ["filter", "application", "handler"]
    assert hand.top.focus is hand.control("b")
    seen.clear()
    hand.key(Key.MENU)  # the system's own
    assert seen == ["filter"]
    hand.key(Key.MENU)
    seen.clear()
    hand.top.handler = told("handler", eats=True)
    hand.top.set_focus(None)
    hand.key(Key.NAV_DOWN)
    assert seen == ["filter", "application", "handler"]
    assert hand.top.focus is None
    seen.clear()
    hand.system.filters.append(told("second", eats=True))
    hand.key(Key.NAV_DOWN)
    assert seen == ["filter", "second"]


def test_posted_events_wait_for_their_turn(hand: Handheld) -> None:
    hand.system.post(PenDown(10, 150))
    assert hand.app.log == []
    hand.system.pump()
    assert hand.app.names()[0] == "penDown"


def test_a_second_tap_finds_the_form_that_the_first_has_opened(hand: Handheld) -> None:
    """Both taps wait in the queue before the first is handled, as after a slow moment."""
    opened: list[str] = []

    def handler(event: Event) -> bool:
        if isinstance(event, ev.CtlSelect):
            opened.append(event.control)
            hand.system.popup("over")
        return False

    hand.top.handler = handler
    place = hand.control("b").rect.centre
    for _ in range(2):
        hand.system.post(PenDown(*place))
        hand.system.post(PenUp(*place))
    hand.system.pump()
    assert opened == ["b"]


def test_an_event_of_a_form_that_is_gone_reaches_nobody_but_the_application(hand: Handheld) -> None:
    hand.post(ev.CtlSelect("gone", "b"))
    assert hand.app.names() == ["ctlSelect"]


def test_a_pen_is_lifted_before_it_goes_down_again_and_moves_only_while_it_is_down(hand: Handheld) -> None:
    hand.post(PenMove(5, 5), PenUp(5, 5), PenDown(10, 150), PenMove(11, 151), PenDown(50, 50), PenUp(51, 51))
    assert [event for event in hand.app.log if event.name.startswith("pen")] == [
        PenDown(10, 150), PenMove(11, 151), PenUp(11, 151), PenDown(50, 50), PenUp(51, 51),
    ]  # fmt: skip


# -- time


def test_each_tick_is_a_nil_event(hand: Handheld) -> None:
    seen = []
    hand.top.handler = lambda event: bool(seen.append(event.name))
    hand.system.tick(7)
    assert hand.app.nils == 7
    assert seen == ["nilEvent"] * 7
    assert hand.system.ticks == 7


# -- forms


def test_opening_and_closing_a_form_over_another(hand: Handheld) -> None:
    answers: list[str] = []
    hand.system.popup("over", answers.append)
    assert [form.name for form in hand.system.forms] == ["form", "over"]
    hand.tap_on("ok")
    assert answers == ["ok"]
    assert [form.name for form in hand.system.forms] == ["form"]
    names = [event.name for event in hand.app.log if event.name.startswith("frm")]
    assert names == ["frmLoad", "frmOpen", "frmClose", "frmUpdate"]
    assert ev.FrmClose("over", "ok") in hand.app.log
    assert ev.FrmUpdate("form", "uncovered") in hand.app.log


def test_only_the_form_on_top_gets_pen_and_keys(hand: Handheld) -> None:
    hand.system.popup("over")
    hand.tap(10, 30)
    assert hand.top.focus is None
    hand.key(Key.NAV_DOWN)
    assert hand.system.forms[0].focus is None
    assert hand.top.focus is hand.control("cancel")  # a modal form's default is where the navigator starts


def test_handlers_come_from_the_application(hand: Handheld) -> None:
    seen: list[str] = []
    hand.app.handlers["over"] = lambda event: bool(seen.append(event.name))
    hand.system.popup("over")
    assert seen == ["frmOpen"]


def test_a_handler_may_keep_a_button_from_closing_its_form(hand: Handheld) -> None:
    hand.app.handlers["over"] = lambda event: isinstance(event, ev.CtlSelect) and event.control == "ok"
    hand.system.popup("over")
    hand.tap_on("ok")
    assert hand.top.name == "over"
    hand.tap_on("cancel")
    assert hand.top.name == "form"


def test_a_form_is_not_opened_twice(hand: Handheld) -> None:
    hand.system.popup("over")
    hand.system.popup("over")
    assert len(hand.system.forms) == 2


def test_escape_presses_the_default(hand: Handheld) -> None:
    answers: list[str] = []
    hand.system.popup("over", answers.append)
    hand.key(Key.ESCAPE)
    assert answers == ["cancel"]


def test_goto_closes_all(hand: Handheld) -> None:
    hand.system.popup("over")
    hand.system.goto("form")
    assert [form.name for form in hand.system.forms] == ["form"]
    closed = [event.form for event in hand.app.log if isinstance(event, ev.FrmClose)]
    assert closed == ["over", "form"]


def test_a_form_that_cannot_be_read_changes_nothing(hand: Handheld) -> None:
    with pytest.raises(ResourceError):
        hand.system.goto("nothing")
    with pytest.raises(ResourceError):
        hand.system.popup("nothing")
    assert hand.top.name == "form"
    assert hand.app.names(ev.FrmClose) == []


def test_closing_while_closing_is_no_loop(hand: Handheld) -> None:
    def handler(event: Event) -> bool:
        if isinstance(event, ev.FrmClose):
            hand.system.close("again")
        return False

    hand.app.handlers["over"] = handler
    hand.system.popup("over")
    hand.system.close("once")
    assert hand.app.names(ev.FrmClose) == ["frmClose"]
    assert hand.top.name == "form"


def test_leaving_presses_the_defaults_and_then_stops(hand: Handheld) -> None:
    answers: list[str] = []
    hand.system.popup("over", answers.append)
    hand.system.popup("more", answers.append)
    hand.system.stop()
    assert answers == ["cancel", "cancel"]
    assert hand.system.forms == []
    names = [event.name for event in hand.app.log if event.name in ("appStop", "frmClose")]
    assert names == ["frmClose", "frmClose", "appStop", "frmClose"]


def test_leaving_closes_a_modal_form_that_does_not_close_itself(hand: Handheld) -> None:
    hand.app.handlers["over"] = lambda event: isinstance(event, ev.CtlSelect)
    hand.system.popup("over")
    hand.system.stop()
    assert hand.app.names(ev.AppStop) == ["appStop"]
    assert hand.system.forms == []


# -- what is drawn


def test_closing_uncovers_what_was_there(hand: Handheld) -> None:
    before = bytes(hand.canvas.pixels)
    hand.system.popup("over")
    assert bytes(hand.draw().pixels) != before
    hand.canvas.take_dirty()
    hand.system.close()
    assert bytes(hand.draw().pixels) == before
    assert hand.canvas.take_dirty() == [(0, 98, 160, 62)]


def test_a_hidden_form_shows_what_it_covers_and_keeps_the_pen(hand: Handheld) -> None:
    before = bytes(hand.canvas.pixels)
    hand.system.popup("over")

    def handler(event: Event) -> bool:
        match event:
            case ev.FrmTitleEnter():
                hand.top.hidden = True
            case ev.FrmTitleSelect() | ev.FrmTitleExit():
                hand.top.hidden = False
        return False

    hand.top.handler = handler
    shown = bytes(hand.draw().pixels)
    hand.down(30, 105)
    assert bytes(hand.draw().pixels) == before
    hand.move(30, 20)
    hand.up(30, 20)
    assert bytes(hand.draw().pixels) == shown


def test_damage_under_a_modal_form_does_not_draw_over_it(hand: Handheld) -> None:
    hand.system.popup("over")
    shown = bytes(hand.draw().pixels)
    hand.system.forms[0].damage()
    hand.system.damage()
    assert bytes(hand.draw().pixels) == shown


def test_nothing_is_drawn_when_nothing_changed(hand: Handheld) -> None:
    hand.system.tick(200)
    assert hand.draw().take_dirty() == []


# -- titles, tips and menus


def test_the_title_of_a_main_form_opens_its_menu(hand: Handheld) -> None:
    hand.tap(10, 5)
    assert hand.system.overlay is not None
    assert hand.app.names(ev.FrmTitleEnter, ev.FrmTitleSelect, ev.MenuOpen) == [
        "frmTitleEnter", "frmTitleSelect", "menuOpen",
    ]  # fmt: skip


def test_a_title_that_is_left_opens_nothing(hand: Handheld) -> None:
    hand.down(10, 5)
    hand.move(10, 90)
    hand.up(10, 90)
    assert hand.system.overlay is None
    assert hand.app.names(ev.FrmTitleSelect, ev.FrmTitleExit) == ["frmTitleExit"]


def test_the_i_of_a_modal_title_opens_tips(hand: Handheld) -> None:
    hand.system.popup("over")
    hand.tap(150, 105)
    assert hand.top.name == "tips"
    assert hand.top.get("text", Field).value == kit.ENGLISH["tips"]
    hand.tap_on("done")
    assert hand.top.name == "over"


# -- command letters


@pytest.mark.parametrize("letter", ["n", "N"])
def test_a_command_letter_is_a_menu_item(hand: Handheld, letter: str) -> None:
    hand.type(letter, Modifier.COMMAND)
    assert [event.item for event in hand.app.log if isinstance(event, ev.Menu)] == ["new"]


def test_a_command_letter_without_an_item_goes_to_the_application(hand: Handheld) -> None:
    hand.type("z", Modifier.COMMAND)
    assert hand.app.names() == ["keyDown"]


def test_a_command_stroke_waits_three_seconds_for_its_letter(hand: Handheld) -> None:
    hand.key(Key.COMMAND_STROKE)
    assert hand.system.shift == "command_stroke"
    hand.system.tick(299)
    hand.type("n")
    assert ev.Menu("new") in hand.app.log
    assert hand.system.shift == ""
    hand.app.log.clear()
    hand.key(Key.COMMAND_STROKE)
    hand.system.tick(300)
    assert hand.system.shift == ""
    hand.type("n")
    assert hand.app.names(ev.Menu) == []


def test_a_letter_that_no_item_has_after_a_command_stroke_is_an_error(hand: Handheld) -> None:
    hand.key(Key.COMMAND_STROKE)
    hand.type("q")
    assert hand.tones == ["error"]


def test_a_hidden_item_has_no_letter(hand: Handheld) -> None:
    hand.system.hidden_items.add("new")
    hand.type("n", Modifier.COMMAND)
    assert hand.app.names(ev.Menu) == []
    hand.key(Key.MENU)
    assert hand.system.overlay is None


# -- another device


def test_another_canvas_shows_the_same_forms(hand: Handheld) -> None:
    hand.draw()
    hand.system.set_canvas(kit.canvas("colour16", 2))
    hand.system.draw()
    picture = hand.system.canvas
    assert pixels(picture, Rect(0, 0, 160, 20))
    assert pixels(picture, Rect(0, 140, 60, 20))


# -- the pen on the strip under the screen


def test_the_strip_is_nobodys_but_a_filters(hand: Handheld) -> None:
    strokes: list[tuple[int, int]] = []

    def writing(event: Event) -> bool:
        if isinstance(event, PenDown | PenMove | PenUp) and (event.y >= 160 or strokes):
            strokes.append((event.x, event.y))
            return True
        return False

    hand.tap(40, 180)
    assert hand.app.names() == ["penDown", "penUp"]
    hand.system.filters.append(writing)
    hand.post(PenDown(40, 180), PenMove(40, 190), PenUp(40, 200))
    assert strokes == [(40, 180), (40, 190), (40, 200)]
    assert hand.app.names() == ["penDown", "penUp"]


def test_a_control_is_asked_for_by_id_and_class(hand: Handheld) -> None:
    form: Form = hand.top
    with pytest.raises(KeyError):
        form.get("nothing", Label)
    with pytest.raises(TypeError, match="b is a Button, not a Label"):
        form.get("b", Label)
