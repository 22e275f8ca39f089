"""The rule sets that there are: those that come with the program and a person's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from godoris.rules import loader
from godoris.rules.ruleset import RulesError, RuleSet


class Book:
    """Rule sets by name.  ``own`` stand beside those of the program; ``faults`` are those that failed."""

    __slots__ = ("_own", "faults")

    def __init__(self, own: Iterable[RuleSet] = (), faults: Mapping[str, RulesError] | None = None) -> None:
        self._own = {rules.name: rules for rules in own}
        self.faults = dict(faults or {})
        for name in self._own.keys() & set(loader.names()):
            raise RulesError(f"the name {name!r} is that of a rule set of the program", source=f"{name}.toml")

    def names(self) -> list[str]:
        """Every name, the default first and a person's own last."""
        return [*loader.names(), *self._own]

    def load(self, name: str) -> RuleSet:
        """A rule set by name; RulesError when there is none, or when it is known to be wrong."""
        if name in self._own:
            return self._own[name]
        if name in self.faults:
            raise self.faults[name]
        if name not in loader.names():
            raise RulesError(f"unknown rule set {name[:40]!r}: there are {', '.join(self.names())}")
        return loader.load(name)


STANDARD = Book()
"""What comes with the program, and nothing else."""
