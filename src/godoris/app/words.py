"""Game words in the language of the moment: names, money, what events are called."""

from __future__ import annotations

from godoris.app.motion import Line
from godoris.palm.resources import Resources
from godoris.rules import RuleSet


class Words:
    """Makes texts out of figures.  `name` is what the person is called."""

    def __init__(self, resources: Resources, name: str) -> None:
        self.resources, self.name = resources, name

    def text(self, key: str, **values: object) -> str:
        """A text of the string tables."""
        return self.resources.string(key, **values)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.name if seat == 0 else self.text(f"seat.com{seat}")

    def side(self, rules: RuleSet, side: int) -> str:
        """The name of a side: that of its seat, or a word for two partners."""
        if rules.sides == rules.seats:
            return self.seat(side)
        return self.text("seat.they" if side else "seat.we")

    def money(self, amount: int, plus: bool = False) -> str:
        """An amount of money, a minus sign before it when it is owed, a plus sign where one is asked for."""
        sign = "-" if amount < 0 else "+" if plus and amount else ""
        return sign + self.text("common.money", amount=f"{abs(amount):,}")

    def what(self, line: Line, rules: RuleSet) -> str:
        """The words of an event."""
        if line.name == "take_pee":
            return self.text("event.take_pee", whom=self.side(rules, line.source))
        if line.name == "nagari" and line.amount > 1:
            return self.text("event.nagari_next", n=line.amount)
        if line.name == "go":
            return self.text("event.go", n=line.amount)
        return self.text(f"event.{line.name}")

    def said(self, line: Line, rules: RuleSet) -> str:
        """An event as the chat line has it."""
        if line.name == "nagari":
            return self.what(line, rules)
        return self.text("table.said", who=self.seat(line.seat), what=self.what(line, rules))
