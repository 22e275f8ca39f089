"""Makes a whole record of a sketch that names only the cards that matter.

    python tests/records/compose.py sketch.txt > tests/records/dutch-2/name.gsr

A sketch is a record whose moves say what is flipped, too.  Comment lines and tags stay as they are;
``Hand0`` ... and ``Table`` need only name what must lie there; the stock is made of ``Stock`` and the flips:

    5a/7T        5a is played, 7T flipped            5a!/7T       the same, showing a HeunDeum
    5a>5T/7T     5a takes 5T of two                  5a/7T>7Y     the flipped 7T takes 7Y of two
    5a/B1+7T     a bonus card is flipped first       B1/7T        B1 is played, 7T drawn for it
    *3/7T        PokTan of month 3                   *3/7T+8a     the same where it flips twice
    ./7T         a PokTan card                       go stop !4 -4

The rest of the deck is filled in by id: no hand gets a third card of a month by it, bonus cards that are not
named lie at the bottom of the stock.
"""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path

from godoris.cards import CODES, month
from godoris.rules import STANDARD, Book, RuleSet

_TAG = re.compile(r'\[(\w+) "(.*)"\]')


def compose(text: str, book: Book = STANDARD) -> str:
    """The record of a sketch; ValueError when its cards do not fit."""
    rows = [row for row in text.strip().splitlines() if row.strip()]
    tags = dict(match.groups() for row in rows if (match := _TAG.fullmatch(row)))
    words = [word for row in rows if row[0] not in "#[" for word in row.split()]
    rules = book.load(tags.get("Rules", "godoris"))
    layout = _Layout(rules, tags)
    moves = [move for word in words for move in layout.turn(word)]
    layout.fill()
    codes = {f"Hand{seat}": hand for seat, hand in enumerate(layout.hands)}
    codes |= {"Table": layout.table, "Stock": layout.stock}
    own = {key: value for key, value in tags.items() if key not in codes}
    lines = [row for row in rows if row.startswith("#")]
    lines += [f'[{key} "{value}"]' for key, value in own.items()]
    lines += [f'[{key} "{" ".join(cards)}"]' for key, cards in codes.items()]
    return "\n".join([*lines, "", *textwrap.wrap(" ".join(moves), 100)]) + "\n"


class _Layout:
    """Where the named cards lie, turn by turn."""

    def __init__(self, rules: RuleSet, tags: dict[str, str]) -> None:
        self.rules = rules
        self.hands = [tags.get(f"Hand{seat}", "").split() for seat in range(rules.seats)]
        self.table, self.stock = tags.get("Table", "").split(), tags.get("Stock", "").split()
        self.seat = int(tags.get("Dealer", "0"))
        self.left, self.free_flips = [rules.hand] * rules.seats, [0] * rules.seats

    def turn(self, word: str) -> list[str]:
        """The moves of a word; its cards are put where they must have been."""
        played, _, flipped = word.partition("/")
        if not flipped:
            return [played]
        flips = [part.partition(">") for part in flipped.split("+")]
        self.stock += [card for card, _, _ in flips]
        move, _, choice = played.partition(">")
        moves = [move, *([f">{choice}"] if choice else [])]
        moves += [f">{taken}" for _, _, taken in flips if taken]
        self._play(move.rstrip("!"))
        return moves

    def _play(self, move: str) -> None:
        seat = self.seat
        if move == ".":
            self.free_flips[seat] -= 1
        elif move.startswith("*"):
            self.left[seat] -= 3
            self.free_flips[seat] += 2 * (self.rules.poktan in ("later", "forced"))
            others = (hand for at, hand in enumerate(self.hands) if at != seat)
            elsewhere = [code for part in (self.table, self.stock, *others) for code in part]
            first_id = 4 * int(move[1:]) - 4
            for code in CODES[first_id : first_id + 4]:
                if code not in elsewhere:
                    self._held(code)
        else:
            self._held(move)
            if move.startswith("B"):
                return
            self.left[seat] -= 1
        self.seat = (seat + 1) % self.rules.seats
        while not (self.left[self.seat] or self.free_flips[self.seat]) and self.seat != seat:
            self.seat = (self.seat + 1) % self.rules.seats

    def _held(self, code: str) -> None:
        """The card must be in the hand from the deal on, or have been drawn from the stock."""
        if code not in (*self.hands[self.seat], *self.stock):
            self.hands[self.seat].append(code)

    def fill(self) -> None:
        """Give out the cards that were not named."""
        named = [code for part in (*self.hands, self.table, self.stock) for code in part]
        twice = {code for code in named if named.count(code) > 1}
        if twice:
            raise ValueError(f"named twice: {', '.join(sorted(twice))}")
        rest = [code for code in CODES if code not in named]
        for part, size in ((self.table, self.rules.table), *((hand, self.rules.hand) for hand in self.hands)):
            if len(part) > size:
                raise ValueError(f"{len(part)} cards where {size} lie: {' '.join(part)}")
            most = 1 if part is self.table else 2
            while len(part) < size:
                part.append(self._next(rest, part, most))
        self.stock += [*rest, *(code for code in self.rules.bonus if code not in named)]

    def _next(self, rest: list[str], part: list[str], most: int) -> str:
        """Take the first card of the rest of whose month fewer than ``most`` lie in a part."""
        months = [month(self.rules.card(code)) for code in part]
        for code in rest:
            if months.count(month(self.rules.card(code))) < most:
                rest.remove(code)
                return code
        raise ValueError(f"nothing is left to fill in: {' '.join(part)}")


if __name__ == "__main__":
    print(compose(Path(sys.argv[1]).read_text("utf-8")), end="")
