"""The Score Board's figures: what each side did over all finished games, in all and by rule set and level."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from godoris.engine import Event, Result
from godoris.frozen import Frozen
from godoris.rules import RuleSet

COUNTED = ("bbuk", "chock", "ddadak", "sseul", "pansseul", "poktan", "heundeum")
"""The events the Score Board counts."""

PERSONS = ("player", "com1", "com2")
"""Whose purses there are; where partners share, a side plays on the purse of its lowest seat."""

LINE = 100
"""So many games the purse line reaches back."""

_GO = 4
"""Wins by Stop are told apart by 0, 1, 2 and 3 or more Go."""

_ZERO_GO = (0,) * _GO
_ZERO_EVENTS = (0,) * len(COUNTED)
_LIMIT = 10**15


class Summary(Frozen):
    """One finished game as far as statistics go; `winner`, `money` and `events` by side."""

    rules: str
    level: str
    kind: str
    winner: int | None
    go: int
    money: tuple[int, ...]
    events: tuple[tuple[int, ...], ...]


def summarize(
    rules: RuleSet, level: str, events: Iterable[Event], result: Result, money: Sequence[int]
) -> Summary:
    """The summary of a game out of its events, its result and each side's money over the whole game."""
    counts = [[0] * len(COUNTED) for _ in range(rules.sides)]
    column = {name: i for i, name in enumerate(COUNTED)}
    for event in events:
        at = column.get(event.name)
        if at is not None:
            counts[rules.side(event.seat)][at] += 1
    winner = None if result.winner is None else rules.side(result.winner)
    go = result.go if result.kind == "stop" else 0
    return Summary(rules.name, level, result.kind, winner, go, tuple(money), tuple(map(tuple, counts)))


class SideStats(Frozen):
    """What one side did. `by_go`: wins by Stop with 0, 1, 2, 3 or more Go; `best`: most won in a game."""

    games: int = 0
    wins: int = 0
    nagari: int = 0
    chongtong: int = 0
    three_bbuk: int = 0
    money: int = 0
    best: int = 0
    run: int = 0
    longest: int = 0
    by_go: tuple[int, ...] = _ZERO_GO
    events: tuple[int, ...] = _ZERO_EVENTS

    def add(self, game: Summary, side: int) -> SideStats:
        """These figures with one more game."""
        won = game.winner == side
        run = self.run + 1 if won else 0
        by_go = list(self.by_go)
        if won and game.kind == "stop":
            by_go[min(game.go, _GO - 1)] += 1
        return SideStats(
            games=self.games + 1,
            wins=self.wins + won,
            nagari=self.nagari + (game.kind == "nagari"),
            chongtong=self.chongtong + (won and game.kind == "chongtong"),
            three_bbuk=self.three_bbuk + (won and game.kind == "three_bbuk"),
            money=self.money + game.money[side],
            best=max(self.best, game.money[side]) if won else self.best,
            run=run,
            longest=max(self.longest, run),
            by_go=tuple(by_go),
            events=tuple(a + b for a, b in zip(self.events, game.events[side], strict=True)),
        )

    def pack(self) -> list[object]:
        """Plain data, in the order of the fields."""
        return [*(getattr(self, name) for name in _INTS), list(self.by_go), list(self.events)]

    @classmethod
    def unpack(cls, data: object) -> SideStats:
        """The figures out of plain data; raises ValueError for anything else."""
        values = _items(data, len(_INTS) + 2)
        plain = zip(_INTS, values[: len(_INTS)], strict=True)
        numbers: dict[str, Any] = {name: _number(v, signed=name == "money") for name, v in plain}
        by_go = tuple(_number(v) for v in _items(values[-2], _GO))
        events = tuple(_number(v) for v in _items(values[-1], len(COUNTED)))
        return cls(**numbers, by_go=by_go, events=events)


_INTS = ("games", "wins", "nagari", "chongtong", "three_bbuk", "money", "best", "run", "longest")


class Table(Frozen):
    """The figures of all sides, and how many hands the person left."""

    sides: tuple[SideStats, ...] = (SideStats(),) * len(PERSONS)
    abandoned: int = 0

    def add(self, game: Summary) -> Table:
        """This table with one more game; a side that did not play stays as it is."""
        played = len(game.money)
        sides = (s.add(game, i) if i < played else s for i, s in enumerate(self.sides))
        return self.replace(sides=tuple(sides))

    def pack(self) -> list[object]:
        """Plain data."""
        return [self.abandoned, [side.pack() for side in self.sides]]

    @classmethod
    def unpack(cls, data: object) -> Table:
        """The table out of plain data; raises ValueError for anything else."""
        abandoned, sides = _items(data, 2)
        return cls(tuple(SideStats.unpack(s) for s in _items(sides, len(PERSONS))), _number(abandoned))


class Statistics(Frozen):
    """All figures. `add` and `abandon` give new ones and change nothing."""

    total: Table = Table()
    tables: Mapping[tuple[str, str], Table] = MappingProxyType({})
    """By rule set and level."""
    line: tuple[tuple[int, ...], ...] = ()
    """The purses after each of the last games, oldest first."""

    def of(self, rules: str, level: str) -> Table:
        """The figures of one rule set at one level."""
        return self.tables.get((rules, level), Table())

    @property
    def purses(self) -> tuple[int, ...]:
        """What each person has: the money of all finished games since the last Game Reset."""
        return tuple(side.money for side in self.total.sides)

    def add(self, game: Summary) -> Statistics:
        """The figures with one more finished game."""
        key = (game.rules, game.level)
        total = self.total.add(game)
        purses = tuple(side.money for side in total.sides)
        tables = {**self.tables, key: self.of(*key).add(game)}
        return Statistics(total, tables, (*self.line, purses)[-LINE:])

    def abandon(self, rules: str, level: str) -> Statistics:
        """The figures with one more hand left before its end: it counts as that and as nothing else."""
        table = self.of(rules, level)
        tables = {**self.tables, (rules, level): table.replace(abandoned=table.abandoned + 1)}
        return self.replace(total=self.total.replace(abandoned=self.total.abandoned + 1), tables=tables)

    def pack(self) -> list[object]:
        """Plain data for the save."""
        tables = [[rules, level, table.pack()] for (rules, level), table in self.tables.items()]
        return [self.total.pack(), tables, [list(purses) for purses in self.line]]

    @classmethod
    def unpack(cls, data: object) -> Statistics:
        """The figures out of plain data; raises ValueError for anything else."""
        total, tables, line = _items(data, 3)
        found: dict[tuple[str, str], Table] = {}
        for row in _items(tables):
            rules, level, table = _items(row, 3)
            if not (isinstance(rules, str) and isinstance(level, str)):
                raise ValueError("a table of figures without its rule set and level")
            found[rules, level] = Table.unpack(table)
        purses = [tuple(_number(v, signed=True) for v in _items(p, len(PERSONS))) for p in _items(line)]
        return cls(Table.unpack(total), found, tuple(purses[-LINE:]))


def _items(data: object, length: int | None = None) -> Sequence[object]:
    if not isinstance(data, (list, tuple)) or (length is not None and len(data) != length):
        raise ValueError("figures are not as they should be")
    return data


def _number(value: object, *, signed: bool = False) -> int:
    if type(value) is not int or not (-_LIMIT if signed else 0) <= value <= _LIMIT:
        raise ValueError("a figure is no number, or out of range")
    return value


def _figures(side: SideStats) -> dict[str, object]:
    plain = {name: getattr(side, name) for name in _INTS if name != "run"}
    events = dict(zip(COUNTED, side.events, strict=True))
    return {**plain, "go": list(side.by_go), "events": events}


def as_json(stats: Statistics) -> dict[str, object]:
    """The figures for `godoris stats --json`."""

    def table(figures: Table) -> dict[str, object]:
        by_person = {who: _figures(side) for who, side in zip(PERSONS, figures.sides, strict=True)}
        return {"abandoned": figures.abandoned, **by_person}

    tables = sorted(stats.tables.items())
    apart = [{"rules": rules, "level": level, **table(figures)} for (rules, level), figures in tables]
    return {"total": table(stats.total), "tables": apart, "line": [list(purses) for purses in stats.line]}


def as_csv(stats: Statistics) -> str:
    """The figures as CSV: a header, then one row for each person, in all (`*`) and by rule set and level."""
    import csv  # not needed to play

    out = io.StringIO()
    plain = [name for name in _INTS if name != "run"]
    writer = csv.writer(out, lineterminator="\n")
    by_go = [f"go{n}" for n in range(_GO)]
    writer.writerow(["rules", "level", "person", "abandoned", *plain, *by_go, *COUNTED])
    for (rules, level), table in [(("*", "*"), stats.total), *sorted(stats.tables.items())]:
        for person, side in zip(PERSONS, table.sides, strict=True):
            figures = [getattr(side, name) for name in plain]
            writer.writerow([rules, level, person, table.abandoned, *figures, *side.by_go, *side.events])
    return out.getvalue()
