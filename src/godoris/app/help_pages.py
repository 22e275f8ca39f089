"""The pages of How to play: what stands in palm_profile/help, for a rule set and a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from godoris import resources
from godoris.app.help_facts import Facts, holds
from godoris.frozen import Frozen
from godoris.palm.strings import Strings
from godoris.palm.tables import ResourceError, Table, read

PICTURES = ("none", "cards", "month", "deck", "bonus", "turn", "sum", "screen", "emblem", "signs", "keys")
CHAPTERS = ("cards", "worth", "turn", "events", "go", "double", "screen", "keys")


class Sentence(Frozen):
    """A sentence by its name; `new_line`: it begins one; `when`: conditions under which it is said."""

    name: str
    new_line: bool = False
    when: tuple[str, ...] = ()


class Page(Frozen):
    """A page: its heading, when there is such a page, its picture and its sentences.

    cards: rows of card codes; points: whether a row ends with what its cards are worth together; lesson: the
    name of the record that shows it; set: the name of a set that a rule set has of its own.
    """

    id: str
    chapter: str
    picture: str
    say: tuple[Sentence, ...]
    when: tuple[str, ...] = ()
    cards: tuple[tuple[str, ...], ...] = ()
    points: bool = False
    lesson: str = ""
    set: str = ""

    @property
    def month(self) -> int:
        """The month that the page is about, 0 for none."""
        number = self.id.removeprefix("month")
        return int(number) if number.isdecimal() else 0


class Help:
    """All pages in the order of the file, and their texts."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is palm_profile/help. Raises ResourceError."""
        self.folder = folder or resources.path("palm_profile/help")
        table = read(self.folder / "pages.toml")
        self.pages = _pages(table)
        self.rules = _rules(table.table("rules"))
        table.finish()
        self._texts: dict[str, Strings] = {}

    def strings(self, language: str) -> Strings:
        """The texts of a language. Raises ResourceError."""
        if language not in self._texts:
            self._texts[language] = Strings(self.folder, language)
        return self._texts[language]

    def page(self, id: str) -> Page:
        """A page by its id. Raises KeyError."""
        return self.pages[id]

    def of_set(self, name: str, cards: tuple[str, ...]) -> Page:
        """The page of a set that only its rule set knows."""
        say = (Sentence("points"),)
        return Page(name, "worth", "cards", say, cards=(cards,), points=True, set=name)

    def there(self, values: Facts) -> list[Page]:
        """The pages that a rule set has."""
        return [page for page in self.pages.values() if all(holds(c, values) for c in page.when)]

    def text(self, language: str, key: str, values: Mapping[str, object] | None = None) -> str:
        """A text, its places filled in. Raises ResourceError."""
        return self.strings(language).get(key, values or {})

    def title(self, page: Page, language: str, values: Facts) -> str:
        """The title of a page."""
        return self.text(language, f"{page.id}.title", values)

    def said(self, page: Page, values: Facts) -> list[Sentence]:
        """The sentences that are said."""
        return [sentence for sentence in page.say if all(holds(c, values) for c in sentence.when)]

    def paragraphs(self, page: Page, language: str, values: Facts) -> list[str]:
        """The words of a page, a paragraph for each sentence that begins a new line."""
        out: list[str] = []
        for sentence in self.said(page, values):
            text = self.text(language, f"{page.id}.{sentence.name}", values)
            if out and not sentence.new_line:
                out[-1] += " " + text
            else:
                out.append(text)
        return out


@cache
def shipped() -> Help:
    """The pages that come with the program."""
    return Help()


def _pages(table: Table) -> dict[str, Page]:
    found: dict[str, Page] = {}
    for number, item in enumerate(table.items("pages")):
        if not isinstance(item, dict):
            raise table.fault("pages", "tables")
        own = Table(item, table.file, f"pages[{number}]")
        page = _page(own)
        own.finish()
        if page.id in found:
            raise own.fault("id", "an id that no other page has")
        found[page.id] = page
    return found


def _rules(own: Table) -> Page:
    """What the Rules form says of a rule set: a page without a title."""
    page = Page("rules", "rules", "none", tuple(map(_sentence, own.texts("say"))))
    own.finish()
    return page


def _page(own: Table) -> Page:
    page = Page(
        id=own.text("id"),
        chapter=own.one_of("chapter", CHAPTERS),
        picture=own.one_of("picture", PICTURES, "none"),
        say=tuple(map(_sentence, own.texts("say"))),
        when=tuple(own.text("when", "").split()),
        cards=tuple(tuple(row.split()) for row in own.texts("cards", ())),
        points=own.flag("points"),
        lesson=own.text("lesson", ""),
    )
    if page.picture == "cards" and not page.cards:
        raise own.fault("cards", "rows of card codes")
    if page.picture in ("turn", "sum") and not page.lesson:
        raise own.fault("lesson", "the name of a record")
    if page.picture == "month" and not 1 <= page.month <= 12:
        raise own.fault("id", "month1 to month12")
    return page


def _sentence(text: str) -> Sentence:
    name, _, when = text.partition("?")
    name = name.strip()
    return Sentence(name.removeprefix("/"), name.startswith("/"), tuple(when.split()))


def faults(help: Help, language: str, keys: Iterable[str]) -> list[str]:
    """Texts of pages that are missing, and sections of pages that nobody reads; `keys` are read elsewhere."""
    texts = help.strings(language).keys()
    wanted = {f"{page.id}.title" for page in help.pages.values()}
    every = (*help.pages.values(), help.rules)
    wanted |= {f"{page.id}.{sentence.name}" for page in every for sentence in page.say}
    wanted |= {f"chapter.{page.chapter}" for page in help.pages.values()} | set(keys)
    return [f"missing: {key}" for key in sorted(wanted - texts)] + [
        f"unread: {key}" for key in sorted(texts - wanted)
    ]


__all__ = ["CHAPTERS", "Help", "Page", "ResourceError", "Sentence", "faults", "shipped"]
