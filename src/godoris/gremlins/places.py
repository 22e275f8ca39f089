"""What answers to the pen: places by their names, of forms, menus, lists and the Table."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from godoris.app import help_form, picture, targets
from godoris.app.bubble import Bubble
from godoris.app.helper import LIST, PAGE
from godoris.palm import title
from godoris.palm.controls.listbox import ListBox
from godoris.palm.controls.plain import Bitmap, Label, ShiftSign
from godoris.palm.controls.popup import PopupList
from godoris.palm.controls.rows import Rows
from godoris.palm.events import Key
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.menu import BAR, MenuBar

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.app.table import Table
    from godoris.palm.form import Form

T = TypeVar("T")
Place = tuple[str, Rect]
"""A name, and where it is."""


class Pick(Protocol):
    """Takes one of some things."""

    def __call__(self, items: Sequence[T]) -> T:
        """One of them."""


ONWARD = {
    "bar": 3, "bubble on": 8, "help.next": 4, "contents.open": 4, "item preferences": 3, "item house": 2,
    "item past_games": 2, "item first_hand": 3, "preferences.name": 3, "preferences.page2": 2,
    "player_name.keyboard": 3, "past_games.look": 2, "house.page2": 2,
}  # fmt: skip
"""What leads on to where gremlins seldom come counts as so many places; the bar is for three pull-downs."""


def weighed(places: Sequence[Place], mark: str = "") -> list[Place]:
    """Each place as many times as it counts, a mark behind its name; each of them is a place for itself."""
    return [(f"{name}|{mark}{i}", rect) for name, rect in places for i in range(ONWARD.get(name, 1))]


def live(form: Form) -> list[Place]:
    """What of a form answers to the pen: names and rectangles."""
    still = (Label, Bitmap, ShiftSign)
    seen = [control for control in form.controls if control.usable and not isinstance(control, still)]
    found = [(f"{form.name}.{control.id}", control.rect) for control in seen]
    if form.title:
        found.append((f"{form.name} title", title.bar(form) if form.modal else title.tab(form)))
    if form.modal and title.has_tips(form):
        found.append((f"{form.name} tips", title.tips_sign(form)))
    return found


def list_rows(form: Form) -> list[Place]:
    """The rows of a form's lists."""
    lists = [control for control in form.controls if isinstance(control, ListBox)]
    return [row for control in lists for row in rows_of(f"{form.name}.{control.id}", control.rows)]


def rows_of(name: str, rows: Rows) -> list[Place]:
    """The rows of a list that are seen, each by its number."""
    x, y, width, high = *rows.rect[:3], rows.height
    seen = range(rows.top, min(len(rows.items), rows.top + rows.count))
    return [(f"{name} {i}", Rect(x, y + (i - rows.top) * high, width, high)) for i in seen]


def onward(bubble: Bubble) -> Rect:
    """Where a lesson's words are answered."""
    return bubble.target if bubble.tap and bubble.target else bubble.next


def open_parts(overlay: object) -> list[Place]:
    """What of a menu, a list or a lesson's words answers to the pen."""
    if isinstance(overlay, MenuBar):
        items = zip(overlay.items, overlay.item_rects(), strict=True)
        return [("bar", BAR), *((f"item {item.id}", rect) for item, rect in items if item.id)]
    if isinstance(overlay, Bubble):  # its cross is hit often enough by taps that go anywhere
        return [("bubble", overlay.rect), ("bubble on", onward(overlay))]
    if isinstance(overlay, PopupList):
        return rows_of(f"list of {overlay.rows.items[0]}", overlay.rows)
    return [("overlay", SCREEN)]


def objects(app: Godoris, pick: Pick) -> list[Place]:
    """What answers to the pen on the form on top: controls, the tips' sign, what lies on the Table."""
    form = app.system.top
    if form is None:
        return []
    if app.table is not None and app.table.form is form:
        return [("table", _on_table(app.table, pick))]
    # each page is a place of its own, and so are the buttons beside each row that is chosen
    if form.name == PAGE:
        return weighed(live(form), f"{app.helper.page.id} ")
    chosen = [f"{control.choice} " for control in form.controls if isinstance(control, ListBox)]
    return weighed(live(form), "".join(chosen)) + list_rows(form)


def wished_page(app: Godoris, places: Container[str]) -> Rect | Key | None:
    """On the list of pages: the row of one that is wished for, or the key that scrolls there."""
    form = app.system.top
    if form is None or form.name != LIST:
        return None
    rows = form.get("pages", ListBox).rows
    pages = help_form.rows_of(app.helper.words())
    row = next((row for row, (page, _) in enumerate(pages) if f"help_{page.id}" in places), None)
    if row is None:
        return None
    seen = dict(list_rows(form)).get(f"{LIST}.pages {row}")
    return seen or (Key.PAGE_UP if row < rows.top else Key.PAGE_DOWN)


def _on_table(table: Table, pick: Pick) -> Rect:
    """One of the things on the Table, row by row; cards of the hand come up more often than others."""
    scene, ways = table.scene, table.ways
    if ways.choices:
        return pick([SCREEN, *(rect for _, rect in picture.choice_places(scene, ways.choices))])
    if ways.log is not None:
        return picture.log_rows(len(table.app.director.log))
    rows = targets.rows(scene)
    hand = [row for row in rows if row[0].kind == "hand"]
    return targets.place(scene, pick(pick([*rows, *hand, *hand])))
