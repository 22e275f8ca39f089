"""The menu bar: its figures, counted on the picture, and pen and keys in it."""

from pathlib import Path

import pytest

from godoris.palm import events as ev
from godoris.palm import palette
from godoris.palm.events import Key
from godoris.palm.menu import MenuBar, bar_items, find_letter
from godoris.palm.resources import LANGUAGES, ItemSpec, MenuSpec
from palm import kit
from palm.kit import FONTS, Handheld, Rect, box, column, pixels, row

MAIN = 'title = "title"\nmenu = "main"\n'
MENUS = """[[menus.main]]\ntitle = "game"
items = [ { id = "new", text = "new", key = "N" }, { id = "score", text = "score", key = "B" }, "-",
  { id = "past", text = "past", key = "A" } ]
[[menus.main]]\ntitle = "name"
items = [ { id = "easy", text = "easy" }, { id = "hard", text = "hard", key = "H" } ]
"""
KINDS = [("grey4", 1), ("colour16", 2)]
STD, BOLD = FONTS["std"], FONTS["bold"]


def opened(folder: Path, language: str = "en", kind: str = "grey4", density: int = 1) -> Handheld:
    hand = kit.handheld(folder, MAIN, language, kind, density, menus=MENUS)
    hand.key(Key.MENU)
    hand.draw()
    return hand


def bar(hand: Handheld) -> MenuBar:
    assert isinstance(hand.system.overlay, MenuBar)
    return hand.system.overlay


def chosen(hand: Handheld) -> list[str]:
    return [event.item for event in hand.app.log if isinstance(event, ev.Menu)]


# -- figures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_the_bar(tmp_path: Path, language: str, kind: str, d: int) -> None:
    hand = opened(tmp_path, language, kind, d)
    picture = hand.canvas
    # 15 high over the full width: white, its last row a line
    assert row(picture, 14 * d, 80 * d) == [palette.BLACK] * 80 * d
    assert column(picture, 155 * d, 0, 15 * d) == [palette.WHITE] * 14 * d + [palette.BLACK] * d
    # the first title starts at x = 4 and is as wide as its text and 7
    texts = kit.KOREAN if language == "ko" else kit.ENGLISH
    line = row(picture, 13 * d)
    selected = [x for x, index in enumerate(line) if index != palette.WHITE]
    assert selected[0] == 4 * d
    assert selected[-1] + 1 == (4 + BOLD.width(texts["game"]) + 7) * d


@pytest.mark.parametrize(("language", "item"), [("en", 11), ("ko", 12)])
@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_the_pull_down(tmp_path: Path, language: str, item: int, kind: str, d: int) -> None:
    hand = opened(tmp_path, language, kind, d)
    texts = kit.KOREAN if language == "ko" else kit.ENGLISH
    letters = {"new": "N", "score": "B", "past": "A"}
    width = max(STD.width(texts[id]) + 6 + 18 + STD.width(letter) for id, letter in letters.items())
    x = 4 + 2
    # the frame's upper edge lies at y = 14; items of 11 (12 in Korean), a separator of 5, a shadow of 1 px
    high = 3 * item + 5
    found = box(pixels(hand.canvas, Rect(0, 15, 160, 145)) - pixels(hand.canvas, Rect(0, 14, 160, 1)))
    assert found == ((x - 1) * d, 15 * d, (width + 3) * d, (high + 2) * d)
    # shortcuts stand at the right: the letter ends 3 px before the edge
    letter = box(pixels(hand.canvas, Rect(x + width - 10, 16, 9, item - 1)))
    assert (x + width - 4) * d <= letter.right <= (x + width - 2) * d
    # the separator is a line in the middle of its 5 rows
    middle = 15 + 2 * item
    assert [bool(pixels(hand.canvas, Rect(x, middle + at, width, 1))) for at in range(5)] == [
        False, False, True, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize(("kind", "d"), KINDS)
def test_the_item_under_the_pen_is_inverted(tmp_path: Path, kind: str, d: int) -> None:
    hand = opened(tmp_path, "en", kind, d)
    hand.down(20, 15 + 11 + 5)
    fill = palette.BLACK if kind.startswith("grey") else 0x59
    assert column(hand.draw(), 6 * d, (15 + 11) * d, 11 * d) == [fill] * 11 * d


@pytest.mark.parametrize("title", range(2))
def test_a_pull_down_stays_on_the_screen(tmp_path: Path, title: int) -> None:
    hand = opened(tmp_path)
    hand.key(*[Key.NAV_RIGHT] * title)
    area = bar(hand).pull_down()
    assert area.right <= 158
    assert area.bottom <= 158


# -- pen


def test_a_drag_from_the_title_to_an_item(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    hand.down(10, 5)
    hand.move(20, 32)
    hand.up(20, 32)
    assert chosen(hand) == ["score"]
    assert hand.system.overlay is None
    assert hand.app.names(ev.MenuOpen, ev.MenuClose) == ["menuOpen", "menuClose"]


def test_taps_on_another_title_and_on_an_item(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    second = 4 + BOLD.width("Game") + 7 + 5
    hand.tap(second, 5)
    assert bar(hand).pull_down().x == second - 5 + 2
    hand.tap(second + 5, 15 + 5)
    assert chosen(hand) == ["easy"]


@pytest.mark.parametrize(("x", "y"), [(150, 100), (20, 140), (20, 38)])
def test_a_tap_beside_the_items_chooses_nothing(tmp_path: Path, x: int, y: int) -> None:
    hand = opened(tmp_path)
    hand.tap(x, y)
    assert chosen(hand) == []
    assert (hand.system.overlay is None) == (y != 38)  # on the separator it stays open


def test_lifting_outside_keeps_it_open(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    hand.down(20, 20)
    hand.move(150, 120)
    hand.up(150, 120)
    assert chosen(hand) == []
    assert hand.system.overlay is not None


def test_closing_it_uncovers_what_was_there(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, MAIN, menus=MENUS)
    before = bytes(hand.canvas.pixels)
    hand.key(Key.MENU)
    assert bytes(hand.draw().pixels) != before
    hand.key(Key.NAV_RIGHT, Key.NAV_DOWN)
    hand.draw()
    hand.key(Key.MENU)
    assert bytes(hand.draw().pixels) == before


# -- keys

KEYS = {
    "first": ([Key.NAV_DOWN, Key.NAV_SELECT], ["new"]),
    "past the separator": ([Key.NAV_DOWN] * 3 + [Key.NAV_SELECT], ["past"]),
    "round": ([Key.NAV_DOWN] * 4 + [Key.NAV_SELECT], ["new"]),
    "from below": ([Key.NAV_UP, Key.NAV_SELECT], ["past"]),
    "second pull-down": ([Key.NAV_RIGHT, Key.NAV_DOWN, Key.NAV_DOWN, Key.NAV_SELECT], ["hard"]),
    "left is round too": ([Key.NAV_LEFT, Key.NAV_DOWN, Key.RETURN], ["easy"]),
    "escape": ([Key.NAV_DOWN, Key.ESCAPE], []),
    "nothing inverted": ([Key.NAV_SELECT], []),
}


@pytest.mark.parametrize("name", KEYS)
def test_keys(tmp_path: Path, name: str) -> None:
    hand = opened(tmp_path)
    keys, items = KEYS[name]
    hand.key(*keys)
    assert chosen(hand) == items
    assert hand.system.overlay is None


def test_a_letter_in_an_open_menu(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    hand.type("h")
    assert chosen(hand) == ["hard"]


def test_the_menu_remembers_its_last_selection(tmp_path: Path) -> None:
    hand = opened(tmp_path)
    hand.key(Key.NAV_RIGHT, Key.NAV_DOWN, Key.NAV_DOWN, Key.NAV_SELECT)
    hand.key(Key.MENU, Key.NAV_DOWN, Key.NAV_SELECT)
    assert chosen(hand) == ["hard", "hard"]


def test_a_form_without_a_menu_opens_none(tmp_path: Path) -> None:
    hand = kit.handheld(tmp_path, 'title = "title"')
    hand.key(Key.MENU)
    hand.tap(10, 5)
    assert hand.system.overlay is None


def test_a_form_with_a_field_has_the_edit_menu(tmp_path: Path) -> None:
    field = '[controls.f]\nkind = "field"\nat = [20, 60]\nsize = [60, 12]\n'
    hand = kit.handheld(tmp_path, MAIN + field, menus=MENUS)
    assert [menu.title for menu in hand.system.menus()] == ["Game", "Name", "Edit"]


# -- what is left of a menu when items are hidden


def menu(*ids: str) -> MenuSpec:
    return MenuSpec("m", tuple(ItemSpec(id, id, id[:1].upper()) for id in ids))


@pytest.mark.parametrize(
    ("ids", "hidden", "left"),
    [
        (("a", "", "b"), set(), [("a", "", "b")]),
        (("a", "", "b"), {"b"}, [("a",)]),
        (("a", "", "b"), {"a"}, [("b",)]),
        (("a", "", "b", "", "c"), {"b"}, [("a", "", "c")]),
        (("a",), {"a"}, []),
    ],
)
def test_hidden_items_leave_no_gap(
    ids: tuple[str, ...], hidden: set[str], left: list[tuple[str, ...]]
) -> None:
    assert [tuple(item.id for item in found.items) for found in bar_items([menu(*ids)], hidden)] == left


def test_finding_an_item_by_its_letter() -> None:
    menus = [menu("new", "", "past")]
    assert find_letter(menus, "p") == "past"
    assert find_letter(menus, "") == ""
    assert find_letter(menus, "x") == ""
