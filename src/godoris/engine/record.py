"""Game records: reading and writing ``.gsr`` (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from godoris.engine.deal import Deal, Redeal, start
from godoris.engine.events import Sink
from godoris.engine.moves import parse as parse_move
from godoris.engine.moves import token
from godoris.engine.state import State
from godoris.engine.turn import IllegalMove, play
from godoris.rules import STANDARD, Book, RulesError, RuleSet

LONGEST = 65_536
"""Characters of the longest record that is read; a real one has under 2,000."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)\s+"([^"]*)"\]\s*')


class RecordError(ValueError):
    """A record that cannot be read or breaks a rule: file, line, token and what was expected."""


class Record:
    """A game: its deal, its moves, its other tags by name, and for each move where it stands."""

    __slots__ = ("deal", "moves", "places", "tags")

    def __init__(self, deal: Deal, moves: list[int], tags: dict[str, str], places: list[str]) -> None:
        self.deal, self.moves, self.tags, self.places = deal, moves, tags, places

    def replay(self, sink: Sink | None = None) -> State:
        """The position after the last move; RecordError when a move is illegal."""
        state = start(self.deal, sink)
        for move, place in zip(self.moves, self.places, strict=True):
            try:
                play(state, move, sink)
            except IllegalMove as fault:
                raise RecordError(f"{place}: {fault}") from None
        return state


def parse(text: str, name: str = "<text>", book: Book = STANDARD) -> Record:
    """A record from its text, checked to the last move; RecordError names ``name``, line and token.

    Its rule set must stand in ``book``.
    """
    if len(text) > LONGEST:
        raise RecordError(f"{name}:1: {len(text)} characters: expected a game record of at most {LONGEST}")
    tags, tokens = _split(text, name)
    known = _Header(tags, name, book)
    dealt = known.deal()
    moves, places = [], []
    for line, word in tokens:
        places.append(f"{name}:{line}: {_short(word)}")
        try:
            moves.append(parse_move(dealt.rules, word))
        except ValueError:
            raise RecordError(f"{places[-1]}: expected a move") from None
    others = {key: value for key, (_, value) in tags.items() if key not in known.used}
    record = Record(dealt, moves, others, places)
    try:
        record.replay()
    except Redeal as fault:
        raise RecordError(f"{name}:{known.line('Table')}: {fault}: expected a deal that is played") from None
    return record


def format_record(deal: Deal, moves: Iterable[int], tags: dict[str, str] | None = None) -> str:
    """The text of a record, which ``parse`` reads back."""
    rules = deal.rules
    rows: list[tuple[str, object]] = [
        ("Rules", rules.name), ("Bet", deal.bet), ("Carry", deal.carry), ("Dealer", deal.dealer),
    ]  # fmt: skip
    rows += [(key, _quotable(value)) for key, value in (tags or {}).items()]
    rows += [(f"Hand{seat}", _codes(rules, hand)) for seat, hand in enumerate(deal.hands)]
    rows += [("Table", _codes(rules, deal.table)), ("Stock", _codes(rules, deal.stock))]
    head = "".join(f'[{key} "{value}"]\n' for key, value in rows)
    return f"{head}\n{' '.join(token(rules, move) for move in moves)}\n"


def _codes(rules: RuleSet, ids: Iterable[int]) -> str:
    return " ".join(rules.code(card) for card in ids)


def _quotable(value: str) -> str:
    return "".join(" " if ch == '"' or ord(ch) < 32 else ch for ch in value)


def _short(word: str) -> str:
    """A token fit for a line of text."""
    plain = "".join(ch if ch.isprintable() else "?" for ch in word[:40])
    return plain + ("..." if len(word) > 40 else "")


def _split(text: str, name: str) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """Tags with their lines, and move tokens with theirs."""
    tags: dict[str, tuple[int, str]] = {}
    tokens: list[tuple[int, str]] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if not line.startswith("["):
            tokens += [(number, word) for word in line.split()]
            continue
        match = _TAG.fullmatch(line)
        if not match:
            raise RecordError(f'{name}:{number}: {_short(line)}: expected a tag such as [Bet "100"]')
        if match[1] in tags:
            raise RecordError(f"{name}:{number}: {match[1]}: this tag stands twice")
        if tokens:
            raise RecordError(f"{name}:{number}: {match[1]}: expected tags before the first move")
        tags[match[1]] = (number, match[2])
    return tags, tokens


class _Header:
    """The tags that make the deal."""

    def __init__(self, tags: dict[str, tuple[int, str]], name: str, book: Book) -> None:
        self.tags, self.name, self.book = tags, name, book
        self.used: set[str] = set()
        self.seen: dict[int, str] = {}

    def line(self, key: str) -> int:
        return self.tags[key][0] if key in self.tags else max((n for n, _ in self.tags.values()), default=1)

    def fault(self, key: str, what: str) -> RecordError:
        return RecordError(f"{self.name}:{self.line(key)}: {key}: {what}")

    def value(self, key: str) -> str | None:
        self.used.add(key)
        return self.tags[key][1] if key in self.tags else None

    def deal(self) -> Deal:
        try:
            rules = self.book.load(self.value("Rules") or "godoris")
        except RulesError as fault:
            raise self.fault("Rules", str(fault)) from None
        bet, carry = self.whole("Bet", 100, 1, 10**9), self.whole("Carry", 1, 1, 10**6)
        dealer = self.whole("Dealer", 0, 0, rules.seats - 1)
        hands = tuple(self.cards(rules, f"Hand{seat}", rules.hand) for seat in range(rules.seats))
        table = self.cards(rules, "Table", rules.table)
        return Deal(rules, bet, carry, dealer, hands, table, self.cards(rules, "Stock", rules.stock))

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        text = self.value(key)
        if text is None:
            return default
        if text.isascii() and text.isdecimal() and len(text) < 12 and least <= int(text) <= most:
            return int(text)
        raise self.fault(key, f'"{_short(text)}": expected a whole number from {least} to {most}')

    def cards(self, rules: RuleSet, key: str, size: int) -> tuple[int, ...]:
        text = self.value(key)
        if text is None:
            raise self.fault(key, f"missing: expected {size} cards")
        out = []
        for code in text.split():
            try:
                card = rules.card(code)
            except KeyError:
                raise self.fault(key, f"{_short(code)}: expected a card of the deck") from None
            if card in self.seen:
                raise self.fault(key, f"{code}: expected once, it stands in {self.seen[card]} too")
            self.seen[card] = key
            out.append(card)
        if len(out) != size:
            raise self.fault(key, f"{len(out)} cards: expected {size}")
        return tuple(out)
