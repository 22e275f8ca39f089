"""Colours by role on every kind of screen."""

from pathlib import Path

import pytest

from godoris import resources
from godoris.palm import palette
from godoris.palm.colours import Colours
from godoris.palm.device import KINDS
from godoris.palm.resources import ResourceError

FILE = resources.path("palm_profile/colours.toml")

# SDK, UIColor.h: the roles; PumpkinOS, UIColor.c: what they are on a colour screen
DEFAULTS = {
    "object_frame": "#000000", "object_fill": "#FFFFFF", "object_foreground": "#000000",
    "object_selected_fill": "#330099", "object_selected_foreground": "#FFFFFF",
    "menu_selected_fill": "#330099", "field_background": "#FFFFFF", "field_lines": "#CCCCCC",
    "field_caret": "#000000", "field_highlight": "#FFFF00", "field_highlight_text": "#000000",
    "form_frame": "#330099", "dialog_frame": "#330099", "alert_frame": "#330099",
    "ok": "#00CC00", "caution": "#FFCC00", "warning": "#FF0000",
}  # fmt: skip


@pytest.mark.parametrize("role", DEFAULTS)
def test_roles_have_palms_colours(role: str) -> None:
    assert Colours("colour8", FILE).index(role) == palette.index(palette.parse(DEFAULTS[role]))


def test_indices_of_the_colour_table() -> None:
    colours = Colours("colour16", FILE)
    assert colours.index("object_selected_fill") == 0x59
    assert colours.index("field_lines") == 0x19


@pytest.mark.parametrize("kind", ["grey4", "grey16"])
def test_grey_screens_draw_with_their_greys_alone(kind: str) -> None:
    colours = Colours(kind, FILE)
    allowed = set(palette.GREY4 if kind == "grey4" else palette.GREY16)
    assert {colours.index(index) for index in range(256)} == allowed
    assert {colours.index(name) for name in colours.names()} <= allowed
    assert len(allowed) == KINDS[kind]


@pytest.mark.parametrize("kind", ["grey4", "grey16"])
@pytest.mark.parametrize("role", ["object_selected", "menu_selected"])
def test_on_grey_a_selection_is_inverted(kind: str, role: str) -> None:
    colours = Colours(kind, FILE)
    assert colours.index(f"{role}_fill") == palette.BLACK
    assert colours.index(f"{role}_foreground") == palette.WHITE


def test_text_stands_out_from_what_it_stands_on() -> None:
    pairs = (
        ("object_foreground", "object_fill"), ("object_selected_foreground", "object_selected_fill"),
        ("menu_foreground", "menu_fill"), ("menu_selected_foreground", "menu_selected_fill"),
        ("field_text", "field_background"), ("field_highlight_text", "field_highlight"),
        ("form_fill", "form_frame"), ("dialog_fill", "dialog_frame"),
    )  # fmt: skip
    for kind in KINDS:
        colours = Colours(kind, FILE)
        for ink, paper in pairs:
            a, b = (sum(palette.SYSTEM[colours.index(name)]) for name in (ink, paper))
            assert abs(a - b) > 3 * 0x80, (kind, ink, paper)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('[ui]\ninks = ["#000000"]', "ui.inks: expected two or three colours"),
        ('[ui]\ninks = ["#000000", "black"]', "ui.inks: expected two or three colours"),
        ("[ui]\ninks = 3", "ui.inks: expected texts in brackets, found 3"),
        ("ui = 3", "ui: expected a table"),
        ("[ui", "expected TOML"),
    ],
)
def test_a_fault_is_one_clear_line(tmp_path: Path, text: str, where: str) -> None:
    file = tmp_path / "colours.toml"
    file.write_text(text)
    with pytest.raises(ResourceError, match=r"colours\.toml") as caught:
        Colours("grey4", file)
    assert where in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_section_gives_its_name_to_its_colours(tmp_path: Path) -> None:
    file = tmp_path / "colours.toml"
    file.write_text('[felt]\nground = ["#006633", "#888888", "#AAAAAA"]')
    assert Colours("colour8", file).index("felt.ground") == palette.index((0, 0x66, 0x33))
    assert Colours("grey16", file).index("felt.ground") == palette.index((0x88,) * 3)
    assert Colours("grey4", file).index("felt.ground") == palette.index((0xAA,) * 3)
    with pytest.raises(KeyError):
        Colours("grey4", file).index("felt.sky")
