"""Rule sets in words: what the Preferences say about each of them, the switches of the House rules."""

from __future__ import annotations

from godoris.app.words import Words
from godoris.rules import RuleSet
from godoris.rules.house import HOUSE, Option, options


def about(words: Words, rules: RuleSet) -> list[str]:
    """Paragraphs about a rule set: its table in figures, then what is its own."""
    count = words.text(
        "rule_about.table", seats=rules.seats, hand=rules.hand, table=rules.table, stop=rules.stop_points
    )
    key = f"rule_about.{rules.name}"
    if rules.name != HOUSE:
        return [count, words.text(key)] if words.has(key) else [count]
    said = Switches(words, rules)
    return [count, *(f"{said.name(option.key)} {said.value(option)}" for option in options(rules)[1:])]


class Switches:
    """The switches of the House rules in the words of a rule set."""

    def __init__(self, words: Words, rules: RuleSet) -> None:
        self.words = words
        self._spoken = words.spoken(rules)

    def name(self, key: str) -> str:
        """What a switch is called."""
        return self.words.text(f"house.{key}", **self._spoken)

    def about(self, key: str) -> str:
        """What a switch is for."""
        return self.words.text(f"house.about_{key}", **self._spoken)

    def value(self, option: Option, which: object = None) -> str:
        """A value of a switch; without `which` the one that it has."""
        shown = option.current if which is None else which
        key = f"house.{option.key}_{str(shown).lower()}"
        return self.words.text(
            key if self.words.has(key) else f"house.{option.key}_n", **(self._spoken | {"n": shown})
        )

    def fault(self, name: str, text: str) -> str:
        """Why a value is refused: words for a contradiction, else those of the rules themselves."""
        key = f"house.fault_{name}"
        return self.words.text(key, **self._spoken) if self.words.has(key) else text
