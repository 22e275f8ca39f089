"""A measured figure with its limit, and the table of all of them."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One row: what was measured in words, the value that has a limit, the limit, and which side is good."""

    name: str
    measured: str
    value: float | None  # None: could not be measured here, `measured` says why
    limit: float
    unit: str = ""
    at_least: bool = False

    @property
    def ok(self) -> bool | None:
        """Whether the value keeps its limit; None where there is no value."""
        if self.value is None:
            return None
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def cells(self) -> tuple[str, str, str, str, str]:
        """The row as text."""
        value = "-" if self.value is None else number(self.value) + self.unit
        sign = "at least" if self.at_least else "at most"
        verdict = {True: "ok", False: "NOT OK", None: "-"}[self.ok]
        return self.name, self.measured, value, f"{sign} {number(self.limit)}{self.unit}", verdict


def number(value: float) -> str:
    """A number with three figures at most before it is cut."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(figures: Sequence[Figure]) -> str:
    """All rows in columns, under their headings."""
    rows = [("figure", "measured", "value", "limit", "ok"), *(figure.cells() for figure in figures)]
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    lines = ["  ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)) for row in rows]
    lines.insert(1, "-" * (sum(widths) + 2 * (len(widths) - 1)))
    return "\n".join(line.rstrip() for line in lines)
