"""Game words in the language of the moment: names, money, what events are called."""

from __future__ import annotations

from godoris.app.groups import GROUPS
from godoris.app.lines import DEEDS
from godoris.app.motion import Line
from godoris.app.vocabulary import group, word
from godoris.palm.resources import Resources
from godoris.rules import RuleSet


class Words:
    """Makes texts out of figures.  `name` is what the person is called."""

    def __init__(self, resources: Resources, name: str) -> None:
        self.resources, self.name = resources, name

    def text(self, key: str, **values: object) -> str:
        """A text of the string tables."""
        return self.resources.string(key, **values)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self.resources.strings

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.name if seat == 0 else self.text(f"seat.com{seat}")

    def side(self, rules: RuleSet, side: int) -> str:
        """The name of a side: that of its seat, or a word for two partners."""
        if rules.sides == rules.seats:
            return self.seat(side)
        return self.text("seat.they" if side else "seat.we")

    def whom(self, rules: RuleSet, side: int) -> str:
        """The name of a side that something is taken from."""
        if rules.sides == rules.seats:
            return self.seat(side)
        return self.text("seat.them" if side else "seat.us")

    def rule_set(self, name: str) -> str:
        """What a rule set is called; one that came from elsewhere by its own name."""
        key = f"rule_set.{name}"
        return self.text(key) if self.has(key) else name

    def money(self, amount: int, plus: bool = False) -> str:
        """An amount of money, a minus sign before it when it is owed, a plus sign where one is asked for."""
        sign = "-" if amount < 0 else "+" if plus and amount else ""
        return sign + self.text("common.money", amount=f"{abs(amount):,}")

    def event(self, rules: RuleSet, name: str, **values: object) -> str:
        """What an event or a set is called."""
        return word(self.resources.strings, rules, name, **values)

    def group(self, rules: RuleSet, name: str) -> str:
        """What a group of captured cards is called."""
        return group(self.resources.strings, rules, name)

    def spoken(self, rules: RuleSet) -> dict[str, object]:
        """The words that a text may name in its places: those of groups and events."""
        found: dict[str, object] = {name: self.group(rules, name) for name in GROUPS}
        names = (*DEEDS, "heundeum", "bonus", "nagari", "chongtong")
        return found | {name: self.event(rules, name) for name in names}

    def what(self, line: Line, rules: RuleSet) -> str:
        """The words of an event."""
        if line.name == "take_pee":
            whom = self.whom(rules, line.source)
            return self.event(rules, "take_pee", pee=self.group(rules, "pee"), whom=whom)
        if line.name == "nagari" and line.amount > 1:
            return self.event(rules, "nagari_next", n=line.amount)
        return self.event(rules, line.name, n=line.amount)

    def said(self, line: Line, rules: RuleSet, room: int) -> str:
        """An event as the chat line has it: who and what, in so many pixels; else what alone."""
        what = self.what(line, rules)
        said = self.text("table.said", who=self.seat(line.seat), what=what)
        return what if line.name == "nagari" or self.resources.fonts["std"].width(said) > room else said
