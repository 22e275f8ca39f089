"""The values in which one table of Go-Stop differs from another."""

from __future__ import annotations

from typing import Any

from godoris.cards import CODES, FIRST_BONUS, IDS
from godoris.frozen import Frozen

MOST_CARRY = 16
"""NaGaRi upon NaGaRi go no further."""

FAULTS = (
    "sides", "too_many_dealt", "stock_too_small", "packets", "pee_missing", "no_bonus_card",
    "nothing_to_add_up", "nobody_to_pay_for",
)  # fmt: skip
"""The contradictions between values of a rule set, as ``RulesError.fault`` names them."""


class RulesError(ValueError):
    """A rule set that cannot be read or contradicts itself; the text names file and key.

    ``source`` (the file), ``key`` and ``fault`` are for those who put it in words of their own: ``fault`` is
    "value" for a value that cannot be, one of ``FAULTS`` for a contradiction, else empty.
    """

    def __init__(self, text: str, *, source: str = "", key: str = "", fault: str = "") -> None:
        super().__init__(": ".join(part for part in (source, key, text) if part))
        self.source, self.key, self.fault = source, key, fault


class ScoringSet(Frozen):
    """Cards that earn points together: its name, their codes and the points."""

    name: str
    cards: tuple[str, ...]
    points: int


class RuleSet(Frozen):
    """Every number and choice of one table; ``rules/godoris.toml`` explains each key.

    Source: docs/rules.md, the table of all rule sets.
    """

    name: str
    seats: int
    sides: int
    hand: int
    table: int
    packets: tuple[tuple[int, int], ...]
    bonus: tuple[str, ...]
    iris: str
    stop_points: int
    kwang_three_rain: int
    kwang_three: int
    kwang_four_rain: int
    kwang_four: int
    kwang_five: int
    yul_from: int
    tti_from: int
    pee_from: int
    go_points: tuple[int, ...]
    go_more: int
    go_double_from: int
    heundeum: str
    shown_bombs: bool
    declared_doubles: str
    poktan: str
    pansseul: str
    ddadak: str
    pee_together: tuple[str, ...]
    own_bbuk: int
    bonus_in_hand: str
    bonus_in_bbuk: str
    bonus_pee: int
    take: str
    void_last: tuple[str, ...]
    void_empty: tuple[str, ...]
    bbuk_row: tuple[int, ...]
    first_turn: int
    three_bbuk: int
    chongtong: int
    yul_double: int
    peebak_below: int
    peebak_zero: bool
    gobak: str
    nagari_carry: int
    nagari_adds: bool
    cup: str
    loser_cup: str
    pee: dict[str, int]
    sets: tuple[ScoringSet, ...]
    words: str

    def __hash__(self) -> int:
        """By name and deck; ``pee`` is a mapping that nobody changes."""
        return hash((self.name, self.seats, self.bonus))

    @property
    def deck(self) -> tuple[int, ...]:
        """The ids of every card of the deck, ascending."""
        return tuple(range(FIRST_BONUS + len(self.bonus)))

    @property
    def stock(self) -> int:
        """Cards left face down after the deal."""
        return len(self.deck) - self.seats * self.hand - self.table

    def side(self, seat: int) -> int:
        """The side a seat plays for; partners sit opposite (Dutch manual, more than two players)."""
        return seat % self.sides

    def code(self, card: int) -> str:
        """The code of a card id of this deck."""
        return CODES[card] if card < FIRST_BONUS else self.bonus[card - FIRST_BONUS]

    def card(self, code: str) -> int:
        """The id of a code; KeyError when this deck lacks it."""
        if code in IDS:
            return IDS[code]
        if code in self.bonus:
            return FIRST_BONUS + self.bonus.index(code)
        raise KeyError(code)

    def go_bonus(self, calls: int) -> int:
        """Points added for ``calls`` Go (docs/rules.md, "Points for n Go")."""
        if not calls:
            return 0
        listed = self.go_points[min(calls, len(self.go_points)) - 1]
        return listed + self.go_more * max(0, calls - len(self.go_points))

    def next_carry(self, carry: int, won: bool) -> int:
        """The factor of the game after one of factor ``carry`` (docs/rules.md, Go or Stop)."""
        if won:
            return 1
        return min(MOST_CARRY, carry * self.nagari_carry) if self.nagari_adds else self.nagari_carry


CHOICES: dict[str, tuple[str, ...]] = {
    "iris": ("yul", "pee", "free"),
    "heundeum": ("playing", "deal", "none"),
    "declared_doubles": ("each", "once"),
    "poktan": ("later", "forced", "now", "none"),
    "pansseul": ("empties", "two"),
    "ddadak": ("month", "any"),
    "bonus_in_hand": ("held", "at_once"),
    "bonus_in_bbuk": ("stays", "taken"),
    "take": ("card", "unit"),
    "gobak": ("pays_all", "doubles", "none"),
    "cup": ("received", "first_go", "score"),
    "loser_cup": ("best", "pee"),
}
"""The words a key may have."""

PEE_EVENTS = ("chock", "ddadak", "sseul", "pansseul", "poktan")
VOIDABLE = ("bbuk", "chock", "ddadak", "pansseul")

RANGES: dict[str, tuple[int, int]] = {
    "seats": (2, 4),
    "sides": (2, 4),
    "hand": (4, 10),
    "table": (1, 12),
    "stop_points": (1, 50),
    "go_double_from": (1, 20),
    "yul_from": (1, 9),
    "tti_from": (1, 10),
    "pee_from": (1, 40),
    "yul_double": (1, 10),
    "nagari_carry": (1, MOST_CARRY),
}
"""The least and greatest value of a whole number; 0-100 where none is given."""


def whole_range(key: str) -> tuple[int, int]:
    """The least and greatest value of a key."""
    return RANGES.get(key, (0, 100))


def as_rule_set(values: dict[str, Any]) -> RuleSet:
    """A RuleSet of checked values; lists become tuples."""
    return RuleSet(**{key: _frozen(value) for key, value in values.items()})


def as_values(rules: RuleSet) -> dict[str, Any]:
    """The values of a rule set as its TOML has them, the name left out; tuples become lists."""
    values = {key: _thawed(getattr(rules, key)) for key in rules.fields if key != "name"}
    values["sets"] = [{"name": s.name, "cards": list(s.cards), "points": s.points} for s in rules.sets]
    return values


def _thawed(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_thawed(part) for part in value]
    return dict(value) if isinstance(value, dict) else value


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    return value
