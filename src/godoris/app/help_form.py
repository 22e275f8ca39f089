"""The forms of How to play: a page, and the list of all pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app.cards_draw import CardPainter
from godoris.app.help_art import PagePicture
from godoris.app.help_pages import Page
from godoris.app.help_table import SIGN_HEIGHT, SIGN_WIDTH, sign
from godoris.app.help_words import HelpWords
from godoris.palm.canvas import Canvas
from godoris.palm.controls.gadget import Gadget
from godoris.palm.controls.listbox import ListBox
from godoris.palm.controls.scroll import RepeatButton
from godoris.palm.events import CtlRepeat, CtlSelect, Event, FrmUpdate, Key, KeyDown, LstSelect
from godoris.palm.form import Form
from godoris.palm.geometry import Rect

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris

MARGIN = 4
_KEY_WIDTH, _KEY_HEIGHT = 64, 11
_LISTS = ("keys", "signs")
_LAST = 99
"""A sheet behind the last of any page."""
_BACK = (Key.NAV_LEFT, Key.LEFT, Key.PAGE_UP, Key.BACKSPACE)
_NEXT = (Key.NAV_RIGHT, Key.RIGHT, Key.PAGE_DOWN, Key.NAV_SELECT, Key.RETURN)


class PageView:
    """Lays out and draws one page in a box: the picture, then the words."""

    def __init__(self, page: Page, words: HelpWords, painter: CardPainter) -> None:
        self.page, self.words, self.painter = page, words, painter
        self.art = PagePicture(page, words, painter, words.example(page))
        self._sheets: list[list[str]] = []

    def text_box(self, box: Rect) -> Rect:
        """Where the words stand."""
        top = self.art.height + 3 if self.art.height else 1
        return Rect(box.x + MARGIN, box.y + top, box.width - 2 * MARGIN, box.height - top - 3)

    def sheets(self, canvas: Canvas, box: Rect) -> list[list[str]]:
        """The lines of the words, sheet by sheet: a paragraph that does not fit whole goes on the next."""
        if not self._sheets:
            self._sheets = self._laid_out(canvas, box)
        return self._sheets

    def _laid_out(self, canvas: Canvas, box: Rect) -> list[list[str]]:
        if self.page.picture in _LISTS:
            return [[]]
        font, area = canvas.font(), self.text_box(box)
        paragraphs = [font.wrap(text, area.width) for text in self.words.paragraphs(self.page)]
        leading = font.leading("".join(self.words.paragraphs(self.page)))
        room = (area.height - font.height) // leading + 1
        sheets: list[list[str]] = [[]]
        for lines in paragraphs:
            if sheets[-1] and len(sheets[-1]) + len(lines) > room:
                sheets.append([])
            for line in lines:
                if len(sheets[-1]) == room:
                    sheets.append([])
                sheets[-1].append(line)
        return sheets

    def overflow(self, canvas: Canvas, box: Rect) -> list[str]:
        """Texts that do not fit their place."""
        font, area = canvas.font(), self.text_box(box)
        said = self.words.sentences(self.page)
        if self.page.picture == "keys":
            rows = [text.partition("\t")[::2] for _, text in said]
            wide = [left for left, _ in rows if font.width(left) > _KEY_WIDTH]
            wide += [right for _, right in rows if font.width(right) > area.width - _KEY_WIDTH]
            return wide + [rows[-1][0]] * (len(rows) * _KEY_HEIGHT > box.height)
        if self.page.picture == "signs":
            wide = [text for _, text in said if font.width(text) > box.width - SIGN_WIDTH - 6]
            return wide + [said[-1][1]] * (len(said) * SIGN_HEIGHT > box.height)
        lines = [line for sheet in self.sheets(canvas, box) for line in sheet]
        return [line for line in lines if font.width(line) - 1 > area.width]

    def paint(self, canvas: Canvas, box: Rect, sheet: int = 0) -> None:
        """Draw a sheet of it."""
        if self.page.picture == "keys":
            self._keys(canvas, box)
            return
        if self.page.picture == "signs":
            self._signs(canvas, box)
            return
        if self.art.height:
            self.art.paint(canvas, Rect(box.x, box.y, box.width, self.art.height))
        area, sheets = self.text_box(box), self.sheets(canvas, box)
        lines = sheets[min(sheet, len(sheets) - 1)]
        leading = canvas.font().leading("".join(map("".join, sheets)))
        for i, line in enumerate(lines):
            canvas.text(line, area.x, area.y + leading * i)

    def _keys(self, canvas: Canvas, box: Rect) -> None:
        """A key and what it does, line by line."""
        for i, (_, text) in enumerate(self.words.sentences(self.page)):
            left, _, right = text.partition("\t")
            y = box.y + 1 + _KEY_HEIGHT * i
            canvas.text(left, box.x + MARGIN, y)
            canvas.text(right, box.x + MARGIN + _KEY_WIDTH + 2, y)

    def _signs(self, canvas: Canvas, box: Rect) -> None:
        """A sign of the Table and what it means, line by line."""
        said = self.words.sentences(self.page)
        canvas.fill(Rect(box.x, box.y, SIGN_WIDTH, len(said) * SIGN_HEIGHT + 2), "table.panel")
        for i, (sentence, text) in enumerate(said):
            cell = Rect(box.x, box.y + 1 + SIGN_HEIGHT * i, SIGN_WIDTH, SIGN_HEIGHT)
            sign(canvas, sentence.name, cell, self.painter)
            canvas.text(text, cell.right + 4, cell.y)


class HelpForm:
    """One page at a time; arrows, keys and Enter turn the pages, Watch plays its record on the Table."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.gadget = form.get("page", Gadget)
        self.gadget.painter, self.gadget.keys = self._paint, self._key
        self.sheet = 0
        self._show()

    def _show(self) -> None:
        helper, words = self.app.helper, self.app.helper.words()
        self.view = PageView(helper.page, words, CardPainter(words.rules, self.app.arts))
        count = self.count = len(self.view.sheets(self.form.system.canvas, self.gadget.rect))
        self.sheet = min(self.sheet, count - 1)
        title = words.title(helper.page)
        self.form.title = f"{title} {self.sheet + 1}/{count}" if count > 1 else title
        found = words.example(helper.page)
        self.form.show("watch", on=found is not None and found.own and helper.can_watch)
        at, last = helper.place()
        self.form.get("back", RepeatButton).more = at > 0 or self.sheet > 0
        self.form.get("next", RepeatButton).more = at < last or self.sheet < count - 1
        self.gadget.redraw()

    def handle(self, event: Event) -> bool:
        """Arrows turn the pages."""
        match event:
            case CtlRepeat(control="back" | "next" as way):
                self._turn(-1 if way == "back" else 1)
            case CtlSelect(control="list"):
                self.app.helper.contents()
            case CtlSelect(control="watch"):
                self.app.helper.watch()
            case FrmUpdate():
                self._show()
                return False
            case _:
                return False
        return True

    def _turn(self, by: int) -> None:
        """To the next sheet, or page; back to the last sheet of the page before."""
        if 0 <= self.sheet + by < self.count:
            self.sheet += by
        elif self.app.helper.turn(by):
            self.sheet = _LAST if by < 0 else 0
        self._show()

    def _key(self, event: KeyDown) -> bool:
        if event.key in _BACK:
            self._turn(-1)
        elif event.key in _NEXT or event.char == " ":
            self._turn(1)
        else:
            return False
        return True

    def _paint(self, canvas: Canvas, rect: Rect) -> None:
        box = self.gadget.rect
        self.view.paint(canvas, box, self.sheet)
        self._progress(canvas, Rect(box.x + MARGIN, box.bottom - 2, box.width - 2 * MARGIN, 1))

    def _progress(self, canvas: Canvas, line: Rect) -> None:
        """How far the page is from the first and the last."""
        at, last = self.app.helper.place()
        canvas.dotted(line.x, line.y, line.width, "faint")
        wide = max(4, line.width // (last + 1))
        x = line.x + (line.width - wide) * at // max(1, last)
        canvas.fill(Rect(x, line.y, wide, 2), "object_foreground")


def rows_of(words: HelpWords) -> list[tuple[Page, bool]]:
    """The page of each row of the list, and whether the row is the heading of its chapter."""
    rows: list[tuple[Page, bool]] = []
    for page in words.there():
        if not rows or page.chapter != rows[-1][0].chapter:
            rows.append((page, True))
        rows.append((page, False))
    return rows


class Contents:
    """All pages under the headings of their chapters."""

    def __init__(self, form: Form, app: Godoris) -> None:
        self.form, self.app = form, app
        self.list = form.get("pages", ListBox)
        self.rows: list[str] = []
        self._fill()
        helper = app.helper
        self.list.choice = self.rows.index(helper.page.id) if helper.page.id in self.rows else 0

    def _fill(self) -> None:
        """Headings lead to the first page of their chapter."""
        words = self.app.helper.words()
        pages = rows_of(words)
        self.rows = [page.id for page, _ in pages]
        self.list.items = [
            words.chapter(page).upper() if heads else "   " + words.title(page) for page, heads in pages
        ]

    def handle(self, event: Event) -> bool:
        """A page by its row, the first hand together."""
        match event:
            case LstSelect(index=index):
                self.app.helper.open(self.rows[index])
            case CtlSelect(control="open"):
                self.app.helper.open(self.rows[max(0, self.list.choice)])
            case CtlSelect(control="hand"):
                self.app.helper.first_hand()
            case FrmUpdate():
                self._fill()
                return False
            case _:
                return False
        return True
