"""Words of the help pages for a rule set: texts of palm_profile/help with every figure filled in."""

from __future__ import annotations

from godoris.app.examples import Example, example
from godoris.app.help_facts import facts, has_page
from godoris.app.help_pages import Help, Page, Sentence, shipped
from godoris.app.words import Words
from godoris.cards import FIRST_BONUS, month
from godoris.rules import RuleSet


class HelpWords:
    """Makes the texts of the pages of a rule set in the language of the moment."""

    def __init__(self, words: Words, rules: RuleSet, help: Help | None = None) -> None:
        self.words, self.rules = words, rules
        self.help = help or shipped()
        self.values = facts(rules, words) | self._opponents()

    @property
    def language(self) -> str:
        """The language of the moment."""
        return self.words.resources.language

    def _opponents(self) -> dict[str, object]:
        """Words for those who give and pay, who are several, one, or a side."""
        rules = self.rules
        kind = "many" if rules.sides > 2 else "one" if rules.seats == rules.sides else "side"
        apiece = "many" if rules.sides > 2 else "one"
        keys = {"Each": f"each_{kind}", "OfEach": f"of_each_{kind}", "Apiece": f"apiece_{apiece}"}
        return {place: self.help.text(self.language, f"words.{key}") for place, key in keys.items()}

    def there(self) -> list[Page]:
        """The pages that this rule set has."""
        pages = self.help.there(self.values)
        own = [self.help.of_set(row.name, row.cards) for row in self.rules.sets if not has_page(row)]
        behind = max(i for i, page in enumerate(pages) if page.chapter == "worth") + 1
        return [*pages[:behind], *own, *pages[behind:]]

    def title(self, page: Page) -> str:
        """The title of a page."""
        if page.set:
            return self.words.event(self.rules, page.set)
        return self.help.title(page, self.language, self.values)

    def chapter(self, page: Page) -> str:
        """The heading of a page's chapter."""
        return self.help.text(self.language, f"chapter.{page.chapter}")

    def example(self, page: Page) -> Example | None:
        """What the record of a page shows; None for a page without one."""
        return example(page.lesson, self.rules) if page.lesson else None

    def paragraphs(self, page: Page) -> list[str]:
        """The words of a page by paragraphs."""
        if page.set:
            row = next(row for row in self.rules.sets if row.name == page.set)
            return [self.help.text(self.language, "set.points", {"points": row.points})]
        return self.help.paragraphs(page, self.language, self._values(page))

    def sentences(self, page: Page) -> list[tuple[Sentence, str]]:
        """The sentences of a page one by one."""
        values = self._values(page)
        return [
            (one, self.help.text(self.language, f"{page.id}.{one.name}", values))
            for one in self.help.said(page, values)
        ]

    def picture(self, key: str, **values: object) -> str:
        """A word on a picture."""
        return self.help.text(self.language, f"picture.{key}", self.values | values)

    def _values(self, page: Page) -> dict[str, object]:
        found = self.example(page)
        if found is None or not found.own:
            return self.values | {"example": False}
        values = self.values | found.facts() | {"example": True}
        for key, ids in (("hand_month", found.turn.hand), ("flip_month", found.turn.flip)):
            months = [card for card in ids if card < FIRST_BONUS]
            values[key] = self.words.text(f"month.{month(months[-1])}") if months else ""
        return values
