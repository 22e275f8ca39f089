"""Rule sets: what differs between the tables of the four manuals, as data."""

from godoris.rules.loader import build, load, load_file, names
from godoris.rules.ruleset import RulesError, RuleSet, ScoringSet

__all__ = ["RuleSet", "RulesError", "ScoringSet", "build", "load", "load_file", "names"]
