"""Languages that change while forms are open; the same events give the same picture."""

from pathlib import Path
from random import Random

import pytest

from godoris.palm import events as ev
from godoris.palm.controls.button import CheckBox
from godoris.palm.controls.field import Field
from godoris.palm.controls.listbox import ListBox
from godoris.palm.controls.plain import Label
from godoris.palm.controls.popup import PopupTrigger
from godoris.palm.events import Event, Key, KeyDown, PenDown, PenMove, PenUp
from godoris.palm.resources import ResourceError
from palm import kit
from palm.kit import Handheld
from palm.stack import MENUS, MODAL, stack


@pytest.fixture
def hand(tmp_path: Path) -> Handheld:
    return stack(tmp_path)


# -- language

EVERY = """title = "title"
[controls.label]\nkind = "label"\nat = [2, 20]\ntext = "name"
[controls.field]\nkind = "field"\nat = [40, 20]\nsize = [60, 12]
[controls.check]\nkind = "check_box"\nat = [2, 36]\ntext = "ok"
[controls.popup]\nkind = "popup"\nat = [60, 36]\nitems = ["easy", "hard"]\nchoice = 0
[controls.list]\nkind = "list"\nat = [2, 60]\nitems = ["easy", "hard"]
[controls.button]\nkind = "button"\nat = [1, 147]\ntext = "ok"\nko = { at = [20, 147] }
[controls.set]\nkind = "label"\nat = [80, 60]\nsize = [60, 12]\ntext = "name"
"""


def test_language_changes_at_once_and_values_stay(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, EVERY)
    hand.top.get("field", Field).value = "Ann"
    hand.top.get("check", CheckBox).on = True
    hand.top.get("popup", PopupTrigger).choice = 1
    hand.top.get("list", ListBox).choice = 0
    hand.top.get("set", Label).text = "12,300"
    english = bytes(hand.draw().pixels)
    hand.system.set_language("ko")
    assert hand.top.title == "제목"
    assert hand.top.get("label", Label).text == "이름"
    assert hand.top.get("popup", PopupTrigger).shown == "어려움"
    assert hand.top.get("list", ListBox).items == ("쉬움", "어려움")
    assert hand.control("button").rect.x == 20
    assert hand.top.get("set", Label).text == "12,300"
    assert ev.FrmUpdate("form", "language") in hand.app.log
    korean = bytes(hand.draw().pixels)
    assert korean != english
    hand.system.set_language("en")
    assert bytes(hand.draw().pixels) == english
    assert hand.top.get("field", Field).value == "Ann"
    assert hand.top.get("check", CheckBox).on


def test_language_changes_under_an_alert_too(hand: Handheld) -> None:
    hand.system.alert("ask")
    hand.system.set_language("ko")
    assert [form.title for form in hand.system.forms] == ["제목", "제목"]
    assert hand.control("button0").text == "확인"


def test_a_language_that_cannot_be_read_changes_nothing(tmp_path: Path, hand: Handheld) -> None:
    strings = tmp_path / "strings" / "ko.toml"
    strings.write_text(strings.read_text("utf-8").replace("ok =", "okay ="), "utf-8")
    with pytest.raises(ResourceError, match=r"strings/ko\.toml has no form\.ok"):
        hand.system.set_language("ko")
    assert hand.resources.language == "en"
    assert hand.top.title == "Title"


# -- the same events, the same picture


def random_events(seed: int, count: int) -> list[Event]:
    random = Random(seed)
    keys = list(Key)
    found: list[Event] = []
    for _ in range(count):
        roll = random.random()
        x, y = int(random.random() * 160), int(random.random() * 220)
        if roll < 0.3:
            found += [PenDown(x, y), PenMove(x + 3, y - 2), PenUp(x + 3, y - 2)]
        elif roll < 0.6:
            found.append(KeyDown(key=keys[int(random.random() * len(keys))]))
        elif roll < 0.8:
            found.append(KeyDown(char=chr(32 + int(random.random() * 90))))
        else:
            found.append(ev.Nil())
    return found


@pytest.mark.parametrize("seed", range(3))
def test_the_same_events_give_the_same_picture_and_what_is_drawn_is_what_a_whole_drawing_is(
    tmp_path: Path, seed: int
) -> None:
    pictures = []
    for run in range(2):
        hand = kit.handheld(tmp_path / str(run), EVERY, over=MODAL, menus=MENUS)
        for number, event in enumerate(random_events(seed, 150)):
            if number % 40 == 20:
                hand.system.popup("over")
            hand.post(event)
            hand.system.tick()
            hand.draw()
        by_parts = bytes(hand.canvas.pixels)
        hand.system.damage()
        assert bytes(hand.draw().pixels) == by_parts
        pictures.append(by_parts)
    assert pictures[0] == pictures[1]
