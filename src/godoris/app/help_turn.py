"""Pictures of recorded turns and results: what was played, turned over, taken, given and paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from godoris.app.cards_draw import CardPainter
from godoris.app.examples import Example
from godoris.app.groups import GROUPS, group_masks, sets
from godoris.app.help_words import HelpWords
from godoris.app.layout import CARD, MINI
from godoris.app.motion import Line
from godoris.cards import BIT, CUP, cards
from godoris.engine import Result
from godoris.engine.plan import plan_of
from godoris.engine.score import Score, groups
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import Rect

_CAPTION = 11
GAP = 4
_ARROW = 11
_LINE = 12
_GIVEN = 16
_PITCHES = (10, 9, 8, 7, 6, 5, 4)


class Column(NamedTuple):
    """A caption with the cards beneath it; `result`: what came of the turn, behind the arrow."""

    caption: str
    ids: tuple[int, ...]
    result: bool = False


def columns(found: Example) -> list[Column]:
    """What a turn shows, from what was played to what came of it."""
    turn = found.turn
    if turn.shown:
        return [Column("shown", turn.shown), Column("hand", turn.hand)]
    every = [
        Column("hand", turn.hand),
        Column("table", turn.table),
        Column("flip", turn.flip),
        Column("stays", turn.stays, True),
        Column("taken", turn.taken if turn.flip else turn.hand, True),
        Column("drawn", turn.drawn, True),
    ]
    return [column for column in every if column.ids]


def turn_height(found: Example) -> int:
    """Rows of the picture of a turn."""
    return _CAPTION + 1 + CARD[1] + (_LINE if _paid(found) else 0) + (_GIVEN if _given(found) else 0)


def _given(found: Example) -> list[tuple[int, list[int]]]:
    """The Pee that each side gives in the turn."""
    out: dict[int, list[int]] = {}
    for event in found.events:
        if found.own and event.name == "take_pee" and event.seat == 0:
            out.setdefault(event.source, []).extend(event.cards)
    return list(out.items())


def _paid(found: Example) -> tuple[str, int] | None:
    """Event and amount that the line beneath tells."""
    if not found.own:
        return None
    end = found.result
    if end is not None and end.kind in ("three_bbuk", "chongtong"):
        return end.kind, end.points * found.deal.carry * found.deal.bet
    return found.turn.paid


def turn_picture(canvas: Canvas, area: Rect, words: HelpWords, painter: CardPainter, found: Example) -> None:
    """The columns in the middle of the area, with what was paid beneath."""
    shown = columns(found)
    wide = widths(canvas, words, shown, area.width)
    x = area.x + (area.width - sum(wide) - GAP * (len(shown) - 1) - _ARROW) // 2
    before = False
    for column, width in zip(shown, wide, strict=True):
        if column.result and not before:
            canvas.symbol("right", x - 1, area.y + _CAPTION + 1 + (CARD[1] - 8) // 2, "table.text")
            x += _ARROW
        before = column.result
        caption = words.picture(column.caption)
        canvas.text(caption, x, area.y - 1, "table.text", width=width + 1, align="centre")
        _stack(canvas, painter, column.ids, Rect(x, area.y + _CAPTION + 1, width, CARD[1]))
        x += width + GAP
    y = area.y + _CAPTION + 1 + CARD[1]
    if _given(found):
        _draw_given(canvas, Rect(area.x, y + 2, area.width, MINI[1]), words, painter, found)
        y += _GIVEN
    paid = _paid(found)
    if paid is not None:
        what = words.words.what(Line(paid[0], 0), words.rules)
        text = words.picture("paid", what=what, money=words.words.money(paid[1], plus=True))
        canvas.text(text, area.x, y, "table.text", width=area.width, align="centre")


def _draw_given(canvas: Canvas, row: Rect, words: HelpWords, painter: CardPainter, found: Example) -> None:
    """Who gives which Pee, side by side in the middle."""
    given = [(words.words.side(words.rules, side), ids) for side, ids in _given(found)]
    font = canvas.font()
    widths = [font.width(name) + 2 + (MINI[0] + 1) * len(ids) for name, ids in given]
    x = row.x + (row.width - sum(widths) - 10 * (len(given) - 1)) // 2
    for (name, ids), width in zip(given, widths, strict=True):
        at = x + canvas.text(name, x, row.y + 1, "table.text") + 2
        for i, card in enumerate(ids):
            painter.mini(canvas, card, at + (MINI[0] + 1) * i, row.y)
        x += width + 10


def _pitch(count: int, width: int) -> int:
    return min(_PITCHES[0], (width - CARD[0]) // max(1, count - 1))


def _stack(canvas: Canvas, painter: CardPainter, ids: Sequence[int], cell: Rect) -> None:
    pitch = _pitch(len(ids), cell.width)
    left = cell.x + (cell.width - CARD[0] - pitch * (len(ids) - 1)) // 2
    for i, card in enumerate(ids):
        painter.card(canvas, card, left + pitch * i, cell.y)


def widths(canvas: Canvas, words: HelpWords, shown: Sequence[Column], room: int) -> list[int]:
    """Widths of the columns, their cards as far apart as there is room for."""
    font = canvas.font()
    captions = [font.width(words.picture(column.caption)) - 1 for column in shown]
    left = room - GAP * (len(shown) - 1) - _ARROW
    found: list[int] = []
    for pitch in _PITCHES:
        stacks = [CARD[0] + pitch * (len(column.ids) - 1) for column in shown]
        found = [max(pair) for pair in zip(captions, stacks, strict=True)]
        if sum(found) <= left:
            break
    return found


# --- how a game ended ---


def sum_height(found: Example) -> int:
    """Rows of the picture of a result."""
    return CARD[1] + 2 + _LINE * (1 + len(found.captured) - 1)


def sum_picture(canvas: Canvas, area: Rect, words: HelpWords, painter: CardPainter, found: Example) -> None:
    """The cards that score with their points, the sum of a loser without doubling, and who pays what."""
    end = found.result
    assert end is not None
    assert end.score is not None
    assert end.winner is not None
    winner = found.deal.rules.side(end.winner)
    _scoring(canvas, area, words, painter, found, end.score, found.captured[winner])
    y = area.y + CARD[1] + 1
    canvas.text(_reckoning(words, found, end), area.x, y, "table.text", width=area.width)
    for side in range(len(found.captured)):
        if side == winner:
            continue
        y += _LINE
        marks = " ".join(end.flags[side])
        factor = f"×{end.multipliers[side]}" if end.multipliers[side] > 1 else ""
        who = words.words.side(found.deal.rules, side)
        canvas.text(who, area.x, y, "table.text", "bold", width=44)
        canvas.text(f"{factor} {marks}".strip(), area.x + 50, y, "table.points")
        money = words.words.money(end.payments[side])
        canvas.text(money, area.x, y, "table.text", width=area.width, align="right")


def _reckoning(words: HelpWords, found: Example, end: Result) -> str:
    """Points by group, Go, the bet."""
    assert end.score is not None
    parts = [
        words.picture("part", what=words.words.group(words.rules, name), n=value)
        for name, value in zip(GROUPS, end.score, strict=True)
        if value
    ]
    text = " + ".join(parts)
    bonus = found.deal.rules.go_bonus(end.go)
    if end.go:
        text += " + " + words.picture("part", what=words.words.text("result.go"), n=bonus)
    return text


def _scoring(
    canvas: Canvas,
    area: Rect,
    words: HelpWords,
    painter: CardPainter,
    found: Example,
    score: Score,
    captured: int,
) -> None:
    """The winner's cards of the groups that score, and the points."""
    ids = scoring_cards(found, score, captured)
    end = found.result
    assert end is not None
    text = words.picture("sum", points=end.points, bet=words.words.money(found.deal.bet))
    wide = canvas.font("bold").width(text) + 4
    room = area.width - wide
    pitch = min(CARD[0] + 1, (room - CARD[0]) // max(1, len(ids) - 1))
    for i, card in enumerate(ids):
        painter.card(canvas, card, area.x + pitch * i, area.y)
    canvas.text(text, area.x, area.y + 8, "table.points", "bold", width=area.width, align="right")


def scoring_cards(found: Example, score: Score, captured: int) -> list[int]:
    """The cards that earn a result's points: sets that are whole, and groups large enough."""
    rules = found.deal.rules
    out = 0
    least = (3, rules.yul_from, rules.tti_from, rules.pee_from)
    kwang, yul, tti, pee = group_masks(rules, captured)
    cup = yul & BIT[CUP]
    if groups(plan_of(rules), captured) != score:  # it counts as Pee
        yul, pee = yul & ~cup, pee | cup
    for value, part, need in zip(score, (kwang, yul, tti, pee), least, strict=True):
        whole = [own for _, own, size in sets(rules) if (part & own).bit_count() >= size and own & part]
        if not value:
            continue
        if part.bit_count() >= need or not whole:
            out |= part
        for own in whole:
            out |= own & part
    return list(cards(out))
