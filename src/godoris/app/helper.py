"""How to play, from wherever it is asked for: pages, the list of them, the page of an event or a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godoris.app.motion import Line
from godoris.engine import Phase
from godoris.palm.events import FrmHelp
from godoris.rules import RuleSet

if TYPE_CHECKING:
    from godoris.app.godoris import Godoris
    from godoris.app.help_pages import Page
    from godoris.app.help_words import HelpWords

PAGE, LIST = "help", "contents"
KEYS = "keys"
FIRST_HAND = "first"
_EVENTS = {
    "third_bbuk": "second_bbuk", "stop": "pay", "redeal": "deal",
}  # fmt: skip
_FLAGS = {"PB": "peebak", "KB": "kwangbak", "GB": "gobak", "MB": "mongbak", "SW": "swing"}


def page_of(name: str) -> str:
    """The page that tells about an event."""
    return "first" if name.startswith("first_") else _EVENTS.get(name, name)


class Helper:
    """Opens the pages and remembers which was read last."""

    def __init__(self, app: Godoris) -> None:
        self.app = app
        self._page: Page | None = None
        self._words: HelpWords | None = None

    # --- what is read ---

    def rules(self) -> RuleSet:
        """The rule set of the game on the table, or that of the next deal."""
        app = self.app
        return app.sitting.game.rules if app.sitting.game else app.sitting.book.load(app.prefs.rules)

    def words(self) -> HelpWords:
        """The words of the pages, made anew when rules or language have changed."""
        rules, known = self.rules(), self._words
        if known is None or known.rules != rules or known.words is not self.app.words:
            from godoris.app.help_words import HelpWords  # pages are read when somebody asks for one

            known = self._words = HelpWords(self.app.words, rules)
        return known

    @property
    def page(self) -> Page:
        """The page that is shown or was shown last; none is read before the first is asked for."""
        if self._page is None:
            from godoris.app.help_pages import shipped

            self._page = next(iter(shipped().pages.values()))
        return self._page

    @page.setter
    def page(self, page: Page) -> None:
        self._page = page

    def place(self) -> tuple[int, int]:
        """Which page is shown, and the last, both counted from 0."""
        pages = self.words().there()
        ids = [page.id for page in pages]
        return (ids.index(self.page.id) if self.page.id in ids else 0), len(ids) - 1

    def turn(self, by: int) -> bool:
        """Another page; whether there is one that way."""
        at, last = self.place()
        if not 0 <= at + by <= last:
            return False
        self.page = self.words().there()[at + by]
        return True

    # --- how it is reached ---

    def open(self, id: str) -> None:
        """Show a page; one that the rule set does not have gives way to the list."""
        page = next((page for page in self.words().there() if page.id == id), None)
        if page is None:
            self.contents()
            return
        self.page = page
        self._leave()
        self.app.system.popup(PAGE)

    def contents(self) -> None:
        """Show the list."""
        self._leave()
        self.app.system.popup(LIST)

    def _leave(self) -> None:
        """Page and list take each other's place."""
        top = self.app.system.top
        if top is not None and top.name in (PAGE, LIST):
            self.app.system.close()

    def event(self, line: Line) -> None:
        """The page of an event."""
        self.open(page_of(line.name))

    def flag(self, flag: str) -> None:
        """The page of a doubling: PB, KB, GB, MB, SW."""
        self.open(_FLAGS[flag])

    def form(self, event: FrmHelp) -> None:
        """The page behind the i of a form; one form tells of two ends of a game."""
        end = self.app.view.result if event.form == "chongtong" else None
        self.open(end.kind if end else event.page)

    def about_top(self) -> bool:
        """The page for what is on the screen, as the key ? asks; whether there is one."""
        top = self.app.system.top
        if top is None or top.name in (PAGE, LIST):
            return False
        if top.spec.help:
            self.form(FrmHelp(top.name, top.spec.help))
        elif top.spec.tips:
            self.app.system.show_tips(top)
        else:
            self.contents()
        return True

    # --- records on the Table ---

    @property
    def can_watch(self) -> bool:
        """Whether a record may be put on the Table now."""
        app = self.app
        if app.lesson is not None or app.reels.on or app.leaving.away:
            return False
        # a result that is still to be closed must not be lost
        return app.system.find("table") is None or app.view.phase != Phase.OVER

    def watch(self) -> None:
        """Play the last turn of the page's record on the Table; the page opens again afterwards."""
        page, found = self.page, self.words().example(self.page)
        if found is None or not found.own or not self.can_watch:
            return

        def back(_: bool) -> None:
            self._return()
            self.open(page.id)

        from godoris.app.lesson import Lesson  # lessons are read when one begins

        Lesson(self.app, found.deal, found.moves, back, begin=found.turn.first).start()

    def first_hand(self) -> None:
        """Play the first hand together; then the hand in progress goes on, or the first one is dealt."""
        if not self.can_watch:
            self.app.system.tone("error")
            return

        def back(whole: bool) -> None:
            if whole:
                self.app.begin()
            else:
                self._return()

        from godoris.app.examples import record
        from godoris.app.lesson import Lesson
        from godoris.app.lesson_steps import steps

        found = record(FIRST_HAND)
        Lesson(self.app, found.deal, found.moves, back, steps=steps(FIRST_HAND)).start()

    def _return(self) -> None:
        """Back to the Table, or to the start where nothing has been dealt yet."""
        if self.app.sitting.current is None:
            self.app.system.goto("start")
        else:
            self.app.begin()
