"""Moves: one small int a decision, and its token in a game record (docs/notation.md)."""

from __future__ import annotations

from godoris.cards import MONTHS, month
from godoris.rules import RuleSet

SHAKE = 64
"""Added to a hand card that is played showing a HeunDeum."""
TAKE = 128
"""Added to a table card that is taken by choice."""
POKTAN = 191
"""Added to the month 1-12 of a PokTan."""
FLIP = 204
"""A PokTan card: only the flip."""
GO = 205
STOP = 206
SHOW = 207
"""Added to a month 1-12 shown before the first turn."""
HIDE = 223
"""Added to a month 1-12 that is kept hidden."""

_WORDS = {".": FLIP, "go": GO, "stop": STOP}
_SPOKEN = {move: word for word, move in _WORDS.items()}
_MONTH_SIGNS = {"*": POKTAN, "!": SHOW, "-": HIDE}


def token(rules: RuleSet, move: int) -> str:
    """The token of a move."""
    if move in _SPOKEN:
        return _SPOKEN[move]
    for sign, base in (("-", HIDE), ("!", SHOW), ("*", POKTAN)):
        if base < move <= base + MONTHS:
            return f"{sign}{move - base}"
    if move >= TAKE:
        return ">" + rules.code(move - TAKE)
    return rules.code(move & 63) + ("!" if move & SHAKE else "")


def parse(rules: RuleSet, text: str) -> int:
    """The move of a token; ValueError when no move is written so."""
    try:
        if text in _WORDS:
            return _WORDS[text]
        if text[:1] in _MONTH_SIGNS:
            return _MONTH_SIGNS[text[0]] + _month(text[1:])
        if text.startswith(">"):
            return TAKE + _month_card(rules, text[1:])
        if text.endswith("!"):
            return SHAKE + _month_card(rules, text[:-1])
        return rules.card(text)
    except KeyError:
        raise ValueError(f"{text!r} is no move") from None


def _month(text: str) -> int:
    if text.isascii() and text.isdecimal() and not text.startswith("0") and len(text) < 3:
        number = int(text)
        if number <= MONTHS:
            return number
    raise KeyError(text)


def _month_card(rules: RuleSet, code: str) -> int:
    card = rules.card(code)
    if not month(card):
        raise KeyError(code)
    return card
