"""Forms, menus and alerts as a person writes them, and what is said of every mistake."""

from pathlib import Path

import pytest

from godoris.palm.geometry import Rect
from godoris.palm.resources import LANGUAGES, ResourceError, Resources
from palm import kit
from palm.kit import FONTS

STD = FONTS["std"]


def read(folder: Path, form: str, language: str = "en", **more: str) -> Resources:
    return Resources(kit.profile(folder, {"form": form, **more}), language, FONTS)


def spec(folder: Path, form: str, id: str = "c", language: str = "en"):  # type: ignore[no-untyped-def]
    return next(c for c in read(folder, form, language).form("form").controls if c.id == id)


NATURAL = {
    "button": ('text = "ok"', (STD.width("OK") + 12, 12)),
    "push_button": ('text = "easy"', (STD.width("Easy") + 6, 12)),
    "selector": ('text = "name"', (STD.width("Name") + 6, 12)),
    "check_box": ('text = "name"', (14 + STD.width("Name"), 12)),
    "label": ('text = "name"', (STD.width("Name"), 11)),
    "popup": ('items = ["easy", "medium"]', (10 + STD.width("Medium"), 12)),
    "list": ('items = ["easy", "medium"]', (STD.width("Medium") + 4, 22)),
    "field": ("size = [50, 0]", (50, 12)),
    "scroll_bar": ("size = [0, 80]", (7, 80)),
    "repeat": ('symbol = "up"', (13, 8)),
    "shift": ("", (9, 10)),
    "bitmap": ('picture = "warning"', (16, 16)),
}


@pytest.mark.parametrize("kind", NATURAL)
def test_sizes_that_are_left_out(tmp_path: Path, kind: str) -> None:
    keys, size = NATURAL[kind]
    found = spec(tmp_path, f'[controls.c]\nkind = "{kind}"\nat = [3, 20]\n{keys}')
    assert found.rect == (3, 20, *size)


def test_a_list_with_hangul_has_rows_of_12(tmp_path: Path) -> None:
    text = '[controls.c]\nkind = "list"\nat = [3, 20]\nitems = ["easy", "medium"]'
    assert spec(tmp_path, text, language="ko").rect.height == 24


@pytest.mark.parametrize(
    ("second", "x"),
    [
        ('kind = "button"\nafter = "a"\ntext = "ok"', 5 + 37 + 6),
        ('kind = "button"\nafter = "a"\ngap = 2\ntext = "ok"', 5 + 37 + 2),
        ('kind = "button"\nat = [90, 3]\ntext = "ok"', 90),
    ],
)
def test_standing_after_another(tmp_path: Path, second: str, x: int) -> None:
    first = '[controls.a]\nkind = "button"\nat = [5, 100]\nsize = [37, 12]\ntext = "ok"\n'
    found = spec(tmp_path, f"{first}[controls.c]\n{second}")
    assert found.rect.x == x
    assert found.rect.y == (100 if "after" in second else 3)


def test_push_buttons_of_a_group_share_their_line(tmp_path: Path) -> None:
    first = '[controls.a]\nkind = "push_button"\nat = [5, 50]\ntext = "ok"\ngroup = "g"\n'
    same = spec(tmp_path, first + '[controls.c]\nkind = "push_button"\nafter = "a"\ntext = "ok"\ngroup = "g"')
    other = spec(
        tmp_path, first + '[controls.c]\nkind = "push_button"\nafter = "a"\ntext = "ok"\ngroup = "h"'
    )
    assert (same.rect.x, other.rect.x) == (5 + STD.width("OK") + 6 + 1, 5 + STD.width("OK") + 6 + 6)


def test_keys_of_one_language(tmp_path: Path) -> None:
    text = '[controls.c]\nkind = "button"\nat = [5, 50]\ntext = "ok"\nko = { at = [9, 60], size = [50, 12] }'
    assert spec(tmp_path, text).rect == (5, 50, STD.width("OK") + 12, 12)
    assert spec(tmp_path, text, language="ko").rect == (9, 60, 50, 12)


def test_the_areas_of_forms(tmp_path: Path) -> None:
    assert read(tmp_path, 'title = "title"').form("form").rect == (0, 0, 160, 160)
    modal = 'modal = true\ndefault = "ok"\n[controls.ok]\nkind = "button"\nat = [5, 139]\ntext = "ok"'
    assert read(tmp_path, modal).form("form").rect == (2, 2, 156, 156)
    short = "area = [2, 118, 156, 40]\n" + modal
    assert read(tmp_path, short).form("form").rect == Rect(2, 118, 156, 40)


def test_texts_of_another_section_and_of_the_language(tmp_path: Path) -> None:
    text = '[controls.c]\nkind = "label"\nat = [3, 20]\ntext = "menu.game"'
    assert spec(tmp_path, text).text == "Game"
    resources = read(tmp_path, text)
    resources.set_language("ko")
    assert resources.form("form").controls[0].text == "게임"


LABEL = '[controls.c]\nkind = "label"\nat = [3, 20]\ntext = "name"\n'
MODAL = 'modal = true\ndefault = "c"\n' + LABEL
C = "[controls.c]\nkind = "
FAULTS = {
    "broken": ("title = ", "forms/form.toml: expected TOML"),
    "unknown key": ('titel = "title"', "forms/form.toml: titel: unknown key; expected one of"),
    "unknown key of a control": (LABEL + "size_ = [1, 2]", "controls.c.size_: unknown key"),
    "a key of another kind": (LABEL + 'symbol = "up"', "controls.c.symbol: unknown key"),
    "unknown key of a language": (LABEL + "ko = { att = [1, 2] }", "controls.c.att: unknown key"),
    "no kind": ("[controls.c]\nat = [1, 2]", "controls.c.kind: expected a text"),
    "unknown kind": (C + '"knob"', "controls.c.kind: expected one of label, bitmap"),
    "no place": (C + '"shift"', "controls.c.at: expected x and y, or after"),
    "place of three": (C + '"shift"\nat = [1, 2, 3]', "controls.c.at: expected 2 whole numbers"),
    "place of words": (C + '"shift"\nat = ["1", "2"]', "controls.c.at: expected 2 whole numbers"),
    "after nothing": (C + '"shift"\nafter = "b"', "controls.c.after: expected the id of a control"),
    "no such text": (
        'title = "nothing"',
        "title: expected the key of a text, but strings/en.toml has no form.nothing",
    ),
    "no such face": (LABEL + 'face = "comic"', "controls.c.face: expected one of std, bold"),
    "no size": (C + '"gadget"\nat = [1, 2]', "controls.c.size: expected a width and a height"),
    "no width of a field": (C + '"field"\nat = [1, 2]', "controls.c.size: expected a width"),
    "no such picture": (
        C + '"bitmap"\nat = [1, 2]\npicture = "moon"',
        "controls.c.picture: expected the name of a picture, found 'moon'",
    ),
    "choice out of range": (
        C + '"popup"\nat = [1, 2]\nitems = ["ok"]\nchoice = 1',
        "controls.c.choice: expected a whole number from -1 to 0, found 1",
    ),
    "modal without default": (
        "modal = true\n" + LABEL,
        "default: expected the id of the control that leaving presses",
    ),
    "default of nothing": (
        'modal = true\ndefault = "b"\n' + LABEL,
        "default: expected the id of a control, found 'b'",
    ),
    "scrolls nothing": (
        C + '"scroll_bar"\nat = [1, 2]\nsize = [7, 50]\nscrolls = "b"',
        "controls.c.scrolls: expected the id of a control, found 'b'",
    ),
    "modal is a word": ('modal = "yes"', "modal: expected true or false, found 'yes'"),
    "a control is no table": ("[controls]\nc = 3", "controls.c: expected a table, found 3"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_one_clear_line_with_file_key_and_what_was_expected(tmp_path: Path, name: str) -> None:
    text, message = FAULTS[name]
    with pytest.raises(ResourceError) as caught:
        read(tmp_path, text).form("form")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_form_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ResourceError, match=r"forms/other\.toml: cannot be read: No such file"):
        read(tmp_path, LABEL).form("other")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    resources = read(tmp_path, LABEL)
    (tmp_path / "forms" / "form.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ResourceError, match=r"forms/form\.toml: expected text in UTF-8"):
        resources.form("form")


def test_an_unknown_language_changes_nothing(tmp_path: Path) -> None:
    resources = read(tmp_path, LABEL)
    with pytest.raises(ResourceError, match="language: expected one of en, ko, found 'fr'"):
        resources.set_language("fr")
    assert resources.language == "en"


# -- menus and alerts

MENUS = """[[menus.main]]\ntitle = "game"
items = [ { id = "new", text = "new", key = "n" }, "-", { id = "past", text = "past" } ]
"""
ALERTS = """[alerts.ask]\nkind = "warning"\ntitle = "title"\ntext = "long"
buttons = ["ok", "cancel"]\ndefault = 1
"""


def test_a_menu(tmp_path: Path) -> None:
    (menu,) = read(tmp_path, LABEL, menus=MENUS).menu("main")
    assert menu.title == "Game"
    assert [(item.id, item.text, item.key) for item in menu.items] == [
        ("new", "New Game", "N"), ("", "", ""), ("past", "Past Games", ""),
    ]  # fmt: skip


def test_the_systems_own_menu_is_always_there(tmp_path: Path) -> None:
    (menu,) = read(tmp_path, LABEL).menu("edit")
    assert [item.key for item in menu.items] == ["U", "X", "C", "P", "S", "", "K", "G"]


def test_an_alert(tmp_path: Path) -> None:
    alert = read(tmp_path, LABEL, "ko", alerts=ALERTS).alert("ask")
    assert (alert.kind, alert.buttons, alert.default) == ("warning", ("확인", "취소"), 1)


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        ("menus", "", "menus.main: expected an entry"),
        ("menus", "menus = { main = [3] }", "menus.main: expected tables"),
        ("menus", '[[menus.main]]\ntitle = "game"\nitems = [3]', 'items: expected tables and "-"'),
        ("menus", MENUS.replace("id =", "ident ="), "items.id: expected a text"),
        ("menus", MENUS.replace('"past" }', '"gone" }'), "items.text: expected the key of a text"),
        ("alerts", "", "alerts.main: expected an entry"),
        (
            "alerts",
            ALERTS.replace("ask", "main").replace("warning", "loud"),
            "alerts.main.kind: expected one of",
        ),
        ("alerts", ALERTS.replace("ask", "main").replace('["ok", "cancel"]', "[]"), "expected"),
        ("alerts", ALERTS.replace("ask", "main") + "sound = 3", "alerts.main.sound: unknown key"),
    ],
)
def test_faults_of_menus_and_alerts(tmp_path: Path, kind: str, text: str, message: str) -> None:
    resources = read(tmp_path, LABEL, **{kind: text})
    with pytest.raises(ResourceError) as caught:
        resources.menu("main") if kind == "menus" else resources.alert("main")
    assert message in str(caught.value)
    assert f"forms/{kind}.toml" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_handheld_itself_are_there(language: str) -> None:
    resources = Resources(None, language, FONTS)
    assert resources.menu("edit")
    assert resources.string("system.tips")
    assert resources.string("system.done")
