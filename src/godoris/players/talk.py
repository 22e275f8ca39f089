"""What the Coms say: lines by temper and situation, chosen by a seed and what has happened.

The lines stand in ``palm_profile/talk``.  Events are all a talker knows, and they hold nothing but what every
seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from godoris import resources, toml
from godoris.digest import blake2b
from godoris.engine import Event
from godoris.players.temper import temper_of
from godoris.rules import RuleSet

SITUATIONS: dict[str, int] = {
    "win": 100, "lose": 60, "chongtong": 100, "nagari": 100, "go_again": 100, "go": 100, "stop": 100,
    "their_go": 60, "first": 70, "poktan": 80, "heundeum": 80, "sseul": 70, "pansseul": 70, "ddadak": 60,
    "chock": 50, "bbuk": 70, "robbed": 35, "their_bbuk": 40, "their_luck": 30, "bonus": 25, "deal": 60,
}  # fmt: skip
"""Situations, the weightiest first, and how many times of a hundred a Com speaks in one."""

_LUCK = frozenset(("chock", "ddadak", "sseul", "pansseul", "poktan"))
_OWN = _LUCK | {"bbuk", "heundeum", "bonus", "chongtong"}

Lines = Mapping[str, Mapping[str, Sequence[str]]]


class TalkError(ValueError):
    """A file of lines that cannot be read; the text names file and place."""


class Talk:
    """The Coms' voices in one language."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines

    @classmethod
    def load(cls, language: str) -> Talk:
        """The lines of ``palm_profile/talk/LANGUAGE.toml``; TalkError when they cannot be read."""
        return cls(read(resources.path(f"palm_profile/talk/{language}.toml")))

    def greet(self, rules: RuleSet, seed: int) -> tuple[int, str] | None:
        """What a Com says of a new deal: its seat and the line, None when nobody speaks."""
        return self._said(dict.fromkeys(range(1, rules.seats), "deal"), seed, "deal")

    def say(
        self, events: Sequence[Event], rules: RuleSet, go: Sequence[int], seed: int
    ) -> tuple[int, str] | None:
        """What a Com says of the events of one move: its seat and the line, None when nobody speaks.

        ``go``: calls by side after the move.  The same seed and events give the same line.
        """
        if not events:
            return None
        ranks = list(SITUATIONS)
        heard: dict[int, str] = {}
        for seat in range(1, rules.seats):
            found = {s for event in events if (s := situation(event, seat, rules, go))}
            if found:
                heard[seat] = min(found, key=ranks.index)
        last = events[-1]
        return self._said(heard, seed, f"{last.turn}/{last.seat}/{last.name}")

    def _said(self, heard: Mapping[int, str], seed: int, moment: str) -> tuple[int, str] | None:
        """The line of the Com whose situation weighs most; a Com without a voice is silent."""
        ranks = list(SITUATIONS)
        order = sorted(heard, key=lambda seat: (ranks.index(heard[seat]), _number(seed, moment, seat)))
        for seat in order:
            name = heard[seat]
            said = self.lines.get(temper_of(seat) or "", {}).get(name, ())
            if said and _number(seed, moment, seat, "whether") % 100 < SITUATIONS[name]:
                return seat, said[_number(seed, moment, seat, "which") % len(said)]
        return None


def situation(event: Event, seat: int, rules: RuleSet, go: Sequence[int]) -> str | None:
    """What an event is to a seat, None when it says nothing of it; ``go``: calls by side."""
    name, mine = event.name, rules.side(event.seat) == rules.side(seat)
    if name == "nagari":
        return name
    if name == "take_pee":
        return "robbed" if event.source == rules.side(seat) else None
    if name in ("stop", "three_bbuk", "chongtong") and not mine:
        return "lose"
    if name == "go" and not mine:
        return "their_go"
    if not mine:
        return "their_bbuk" if name == "bbuk" else "their_luck" if name in _LUCK else None
    if event.seat != seat:
        return None
    if name == "go":
        return "go_again" if go[rules.side(seat)] > 1 else "go"
    if name == "three_bbuk":
        return "win"
    if event.amount:
        return "first"
    if name == "stop":
        return "win" if _number(event.turn, name, seat, "pride") % 2 else "stop"
    return name if name in _OWN else None


def _number(seed: int, *parts: object) -> int:
    """A number that depends on a seed and words, the same everywhere."""
    text = "/".join(map(str, (seed, *parts)))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def read(path: Path) -> Lines:
    """The lines of a file; TalkError names file and place of a fault."""
    try:
        table = toml.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise TalkError(f"{path.name}: expected a TOML file of lines: {fault}") from None
    for temper, voices in table.items():
        for name, lines in voices.items() if isinstance(voices, dict) else [("", None)]:
            if (
                name not in SITUATIONS
                or not isinstance(lines, list)
                or not all(isinstance(t, str) for t in lines)
            ):
                raise TalkError(f"{path.name}: {temper}.{name}: expected a situation and a list of lines")
    return table
