"""The faults that `check.problems` finds, and that forms in order have none."""

from pathlib import Path

import pytest

from godoris.palm.check import problems
from godoris.palm.controls.plain import Label
from godoris.palm.controls.popup import PopupTrigger
from palm import kit

GOOD = """title = "title"
[controls.l]\nkind = "label"\nat = [2, 20]\ntext = "name"
[controls.f]\nkind = "field"\nat = [50, 20]\nsize = [60, 12]
[controls.a]\nkind = "push_button"\nat = [20, 60]\ntext = "easy"\ngroup = "g"
[controls.b]\nkind = "push_button"\nafter = "a"\ntext = "hard"\ngroup = "g"
[controls.ok]\nkind = "button"\nat = [1, 147]\ntext = "ok"
[controls.cancel]\nkind = "button"\nafter = "ok"\ntext = "cancel"
"""
X = "[controls.x]\nkind = "
FAULTS = {
    "off the screen": (X + '"button"\nat = [140, 60]\ntext = "cancel"', "reaches out of the form"),
    "below": (X + '"button"\nat = [100, 149]\ntext = "ok"', "reaches out of the form"),
    "over another": (X + '"button"\nat = [1, 140]\ntext = "ok"', "lies over ok"),
    "under the title": (X + '"label"\nat = [4, 4]\ntext = "name"', "lies over the title"),
    "frames that touch": (X + '"button"\nafter = "cancel"\ngap = 1\ntext = "ok"', "lies over cancel"),
    "no size": (X + '"gadget"\nat = [100, 100]\nsize = [0, 0]', "expected a width"),
    "too narrow": (
        X + '"button"\nat = [100, 100]\nsize = [20, 12]\ntext = "cancel"', "too narrow for its text",
    ),
    "too narrow for an item": (
        X + '"popup"\nat = [100, 100]\nsize = [30, 12]\nitems = ["easy", "medium"]', "too narrow",
    ),
    "too many lines": (
        X + '"label"\nat = [100, 80]\nsize = [40, 24]\ntext = "long"', "too narrow for its text",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_form_in_order(tmp_path: Path, language: str) -> None:
    hand = kit.handheld(tmp_path, GOOD, language)
    assert problems(hand.top, hand.canvas) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(tmp_path: Path, name: str) -> None:
    text, message = FAULTS[name]
    if name == "no size":
        with pytest.raises(ValueError, match=message):
            kit.handheld(tmp_path, GOOD + text)
        return
    hand = kit.handheld(tmp_path, GOOD + text)
    found = problems(hand.top, hand.canvas)
    assert len(found) == 1, found
    assert found[0].startswith("form.x: ")
    assert message in found[0]


def test_texts_of_the_program_are_looked_at_as_well(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, GOOD + '[controls.p]\nkind = "popup"\nat = [20, 100]\nitems = ["ok"]')
    hand.top.get("l", Label).text = "A name that is much too long for it"
    hand.top.get("p", PopupTrigger).items = ["OK", "☃"]
    found = problems(hand.top, hand.canvas)
    assert [line.split(":")[0] for line in found] == ["form.l", "form.p"]
    assert "std does not have ☃" in found[1]


def test_a_title_too_long(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, GOOD)
    hand.top.title = "A title that no form of a Palm could ever show whole"
    assert "title too wide" in problems(hand.top, hand.canvas)[0]


def test_hidden_controls_may_share_a_place(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, GOOD + X + '"button"\nat = [1, 147]\ntext = "ok"\nhidden = true')
    assert problems(hand.top, hand.canvas) == []


@pytest.mark.parametrize(
    ("under", "fine"),
    [
        ('[controls.a]\nkind = "gadget"\nat = [90, 90]\nsize = [60, 40]\n', True),
        ('[controls.a]\nkind = "gadget"\nat = [105, 90]\nsize = [60, 40]\n', False),
        ('[controls.a]\nkind = "bitmap"\nat = [98, 98]\npicture = "warning"\n', True),
        ('[controls.a]\nkind = "label"\nat = [90, 100]\nsize = [60, 11]\ntext = "ok"\n', False),
    ],
)
def test_what_may_lie_under_a_button(tmp_path: Path, under: str, fine: bool) -> None:
    button = '[controls.x]\nkind = "button"\nat = [100, 100]\ntext = "ok"\n'
    hand = kit.handheld(tmp_path, under + button)
    assert ("form.x: lies over a" in problems(hand.top, hand.canvas)) != fine
