"""What events, sets and groups are called under a rule set.

A rule set names the words that it speaks (its value ``words``); what they do not have is said in those of
the Godoris manual.
"""

from __future__ import annotations

from godoris.palm.strings import Strings
from godoris.rules import RuleSet

FIRST = "first_"
"""What the name of a first-turn payment begins with."""


def word(strings: Strings, rules: RuleSet, name: str, **values: object) -> str:
    """What an event or a set is called under a rule set; a set that has no word anywhere by its own name."""
    if name.startswith(FIRST):
        return strings.get("event.first", {"what": word(strings, rules, name.removeprefix(FIRST))})
    for key in (f"words_{rules.words}.{name}", f"event.{name}"):
        if key in strings:
            return strings.get(key, values)
    return name


def group(strings: Strings, rules: RuleSet, name: str) -> str:
    """What a group of captured cards is called under a rule set."""
    key = f"words_{rules.words}.group_{name}"
    return strings.raw(key if key in strings else f"group.{name}")
