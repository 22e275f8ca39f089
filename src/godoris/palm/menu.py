"""The menu bar: pull-downs over everything else, opened by the Menu icon or a title.

Figures are those of PilRC (AssignMenuRects); docs/adding-a-form.md, Figures, lists them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from godoris.palm.events import Event, Key, KeyDown, Menu, MenuClose, MenuOpen, PenDown, PenMove, PenUp
from godoris.palm.font import Font
from godoris.palm.frames import Frame
from godoris.palm.geometry import SCREEN, Rect
from godoris.palm.layout import row_height
from godoris.palm.resources import ItemSpec, MenuSpec

if TYPE_CHECKING:
    from godoris.palm.canvas import Canvas
    from godoris.palm.form import Form
    from godoris.palm.system import System

BAR = Rect(0, 0, SCREEN.width, 15)  # its last row is a line
TITLE_X, TITLE_HEIGHT, TITLE_SPARE = 4, 12, 7
PULL_DOWN_Y = 14  # the upper edge of its frame, on the bar's line
PULL_DOWN_RIGHT = 158
SEPARATOR_HEIGHT = 5
ITEM_SPARE = 6  # 3 px on each side of the text
SHORTCUT_SPARE = 18  # and the letter: the column of the command mark and the letter


class Place(NamedTuple):
    """Which pull-down, which item of it (-1: none)."""

    pull_down: int
    item: int


def bar_items(menus: Sequence[MenuSpec], hidden: frozenset[str] | set[str]) -> tuple[MenuSpec, ...]:
    """The menus without hidden items, and without separators and pull-downs that are then of no use."""
    found = []
    for menu in menus:
        kept: list[ItemSpec] = []
        for item in menu.items:
            if item.id not in hidden and (item.id or (kept and kept[-1].id)):
                kept.append(item)
        while kept and not kept[-1].id:
            kept.pop()
        if kept:
            found.append(MenuSpec(menu.title, tuple(kept)))
    return tuple(found)


def menus_of(system: System) -> tuple[MenuSpec, ...]:
    """What `System.menus` gives."""
    form = system.top
    if form is None:
        return ()
    found = system.resources.menu(form.spec.menu) if form.spec.menu else ()
    if any(control.takes_text for control in form.controls):
        found += system.resources.menu("edit")
    return bar_items(found, system.hidden_items)


def find_letter(menus: Sequence[MenuSpec], letter: str) -> str:
    """The id of the item with a command letter, "" for none."""
    for menu in menus:
        for item in menu.items:
            if item.id and item.key == letter.upper():
                return item.id
    return ""


class MenuBar:
    """An open menu bar. While it is open, pen and keys are its own."""

    def __init__(self, system: System, form: Form, menus: Sequence[MenuSpec], last: Place) -> None:
        """`last` is what was chosen the last time: its pull-down opens again."""
        self._system, self._form, self._menus = system, form, tuple(menus)
        fonts = system.fonts
        self._bold: Font = fonts["bold"]
        self._font: Font = fonts["std"]
        texts = tuple(item.text for menu in self._menus for item in menu.items)
        self._row = row_height(self._font, texts)
        self._titles = self._place_titles()
        self._open = min(last.pull_down, len(self._menus) - 1)
        self._item = -1
        self._remembered = last
        self._dragging = False
        system.post(MenuOpen(form.name))

    def _place_titles(self) -> list[Rect]:
        rects, x = [], TITLE_X
        for menu in self._menus:
            width = self._bold.width(menu.title) + TITLE_SPARE
            rects.append(Rect(x, 0, width, TITLE_HEIGHT))
            x += width
        return rects

    # -- where everything is

    @property
    def opened(self) -> int:
        """Which pull-down is open, counted from 0."""
        return self._open

    @property
    def items(self) -> tuple[ItemSpec, ...]:
        """What stands in the open pull-down, separators among it."""
        return self._menus[self._open].items

    def item_rects(self) -> list[Rect]:
        """The rows of the open pull-down."""
        items = self.items
        width = max(self._width(item) for item in items if item.id)
        x = min(self._titles[self._open].x + 2, PULL_DOWN_RIGHT - width)
        y = PULL_DOWN_Y + Frame.POPUP.thickness
        rects = []
        for item in items:
            height = self._row if item.id else SEPARATOR_HEIGHT
            rects.append(Rect(x, y, width, height))
            y += height
        return rects

    def _width(self, item: ItemSpec) -> int:
        width = self._font.width(item.text) + ITEM_SPARE
        return width + SHORTCUT_SPARE + self._font.width(item.key) if item.key else width

    def pull_down(self) -> Rect:
        """The inside of the open pull-down."""
        rects = self.item_rects()
        return Rect(rects[0].x, rects[0].y, rects[0].width, rects[-1].bottom - rects[0].y)

    @property
    def outer(self) -> Rect:
        """All that it draws on."""
        return BAR.union(Frame.POPUP.around(self.pull_down()))

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The bar, then the pull-down."""
        canvas.fill(BAR, "menu_fill")
        canvas.hline(0, BAR.bottom - 1, BAR.width, "menu_frame")
        for index, (menu, rect) in enumerate(zip(self._menus, self._titles, strict=True)):
            ink = "menu_foreground"
            if index == self._open:
                canvas.fill(Rect(rect.x, 1, rect.width, BAR.height - 2), "menu_selected_fill")
                ink = "menu_selected_foreground"
            canvas.text(menu.title, rect.x + 4, 2, ink, "bold")
        area = self.pull_down()
        canvas.fill(area, "menu_fill")
        canvas.frame(area, Frame.POPUP, "menu_frame")
        for index, (item, rect) in enumerate(
            zip(self._menus[self._open].items, self.item_rects(), strict=True)
        ):
            self._draw_item(canvas, item, rect, index == self._item)

    def _draw_item(self, canvas: Canvas, item: ItemSpec, rect: Rect, selected: bool) -> None:
        if not item.id:
            canvas.dotted(rect.x, rect.y + SEPARATOR_HEIGHT // 2, rect.width, "menu_foreground")
            return
        ink = "menu_foreground"
        if selected:
            canvas.fill(rect, "menu_selected_fill")
            ink = "menu_selected_foreground"
        canvas.text(item.text, rect.x + ITEM_SPARE // 2, rect.y, ink)
        if item.key:
            letters = Rect(rect.x, rect.y, rect.width - ITEM_SPARE // 2, rect.height)
            x = letters.right - self._font.width(item.key) + 1
            canvas.text(item.key, x, rect.y, ink)
            canvas.symbol(
                "command",
                letters.right - self._widest_letter() - canvas.signs.size("command")[0],
                rect.y,
                ink,
            )

    def _widest_letter(self) -> int:
        return max(self._font.width(item.key) for item in self._menus[self._open].items)

    # -- pen and keys

    def handle(self, event: Event) -> bool:
        """Everything of pen and keys."""
        match event:
            case PenDown(x, y):
                self._dragging = True
                self._point(x, y)
                if not BAR.contains(x, y) and not self.pull_down().contains(x, y):
                    self.close()
            case PenMove(x, y):
                if self._dragging:
                    self._point(x, y)
            case PenUp(x, y):
                self._dragging = False
                if self._item >= 0:
                    self._choose(self._item)
            case KeyDown():
                self._key(event)
            case _:
                return False
        return True

    def _point(self, x: int, y: int) -> None:
        """Open the pull-down whose title is under the pen; invert the item under it."""
        for index, rect in enumerate(self._titles):
            if rect.contains(x, min(y, 0) if y < BAR.height else y) and index != self._open:
                self._show(index, -1)
                return
        rects = self.item_rects()
        items = self._menus[self._open].items
        under = [i for i, rect in enumerate(rects) if items[i].id and rect.contains(x, y)]
        self._show(self._open, under[0] if under else -1)

    def _show(self, pull_down: int, item: int) -> None:
        if (pull_down, item) != (self._open, self._item):
            self._system.damage(self.outer)
            self._open, self._item = pull_down, item
            self._system.damage(self.outer)

    def _key(self, event: KeyDown) -> None:
        match event.key:
            case Key.NAV_LEFT | Key.LEFT:
                self._show((self._open - 1) % len(self._menus), -1)
            case Key.NAV_RIGHT | Key.RIGHT:
                self._show((self._open + 1) % len(self._menus), -1)
            case Key.NAV_UP | Key.UP | Key.NAV_DOWN | Key.DOWN:
                self._step(-1 if event.key in (Key.NAV_UP, Key.UP) else 1)
            case Key.NAV_SELECT | Key.RETURN if self._item >= 0:
                self._choose(self._item)
            case Key.ESCAPE | Key.MENU | Key.NAV_SELECT | Key.RETURN:
                self.close()
            case Key.NONE if find_letter(self._menus, event.char):
                self._leave(find_letter(self._menus, event.char))

    def _step(self, by: int) -> None:
        """The next item, past separators; the first time, the one that was chosen last."""
        items = self._menus[self._open].items
        stops = [index for index, item in enumerate(items) if item.id]
        if self._item in stops:
            item = stops[(stops.index(self._item) + by) % len(stops)]
        elif self._remembered.pull_down == self._open and self._remembered.item in stops:
            item = self._remembered.item
        else:
            item = stops[0 if by > 0 else -1]
        self._show(self._open, item)

    def _choose(self, item: int) -> None:
        self._system.last_menu[self._form.name] = Place(self._open, item)
        self._leave(self._menus[self._open].items[item].id)

    def _leave(self, id: str) -> None:
        self._system.tone("click")
        self.close()
        self._system.post(Menu(id))

    def tick(self) -> None:
        """Nothing moves by itself."""

    def close(self) -> None:
        """Close it; nothing more is chosen."""
        self._system.overlay = None
        self._system.post(MenuClose(self._form.name))
