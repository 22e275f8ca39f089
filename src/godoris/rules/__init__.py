"""Rule sets: what differs between the tables of the four manuals, as data."""

from godoris.rules.book import STANDARD, Book
from godoris.rules.loader import build, load, load_file, names
from godoris.rules.ruleset import FAULTS, MOST_CARRY, RulesError, RuleSet, ScoringSet

__all__ = [
    "FAULTS", "MOST_CARRY", "STANDARD", "Book", "RuleSet", "RulesError", "ScoringSet", "build", "load",
    "load_file", "names",
]  # fmt: skip
