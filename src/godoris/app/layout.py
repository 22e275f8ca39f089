"""Where everything lies on the Table, in 160x160 coordinates (docs/screens.md, Table).

Pure functions of numbers: months, counts and seats in, rectangles (x, y, width, height) out.  Nothing here
knows a game; a rule set's seats, sides and hand size are arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from godoris.frozen import Frozen
from godoris.palm.geometry import Rect

SIZE = 160
CARD = (18, 27)
MINI = (9, 13)

TABLE = Rect(0, 34, 160, 57)
OPPONENTS = Rect(0, 0, 160, 33)
CAPTURED = Rect(0, 91, 160, 27)
HAND = Rect(0, 118, 160, 30)
CHAT = Rect(0, 149, 112, 11)
STATUS = Rect(112, 149, 48, 11)

STOCK = Rect(71, 35, *CARD)
COUNTS = Rect(70, 63, 20, 27)
SLOT_WIDTH = 23
_COLUMNS = (0, 23, 46, 91, 114, 137)
_ROWS = (35, 63)
_HALVES = ((0, 70), (90, 160))
# from the stock outwards, left and right in turn, so that a thin table stays in balance
_FILL = (2, 3, 8, 9, 1, 4, 7, 10, 0, 5, 6, 11)

NAME_HEIGHT = 11
MINI_PITCH = 3
PITCH = 5
SHOWN = 4
HAND_PITCH = 22
HAND_Y = 121
RAISED = 2
LIFTED = 3
"""A card that waits for its pair to be chosen."""
BADGE = (9, 7)
OWN_BADGE = (7, 7)


# --- the table ---------------------------------------------------------------------------------------------


def assign(slots: Mapping[int, int], months: Iterable[int]) -> dict[int, int]:
    """Slots 0-11 by month: a month keeps its slot, one that has gone frees it, new ones come near the stock.

    `months` are those that lie on the table, the new ones in the order in which they arrived.
    """
    present = list(dict.fromkeys(months))
    kept = {month: slots[month] for month in present if month in slots}
    free = [slot for slot in _FILL if slot not in kept.values()]
    for month in present:
        if month not in kept:
            kept[month] = free.pop(0)
    return kept


def strips(count: int, narrow: bool = False) -> tuple[int, ...]:
    """Offsets of a stack's cards from its left edge, lowest card first.

    The covered cards show 5 px (two cards), 3 (three) or 1 (four and more); `narrow` takes one pixel from a
    stack of three where its neighbours leave it only the 23 px of its slot.
    """
    if count == 3 and narrow:
        return 0, 3, 5
    step = {1: 0, 2: 5, 3: 3}.get(count, 1)
    return tuple(step * i for i in range(count))


def _half(columns: Sequence[int], counts: Sequence[int], bounds: tuple[int, int]) -> list[tuple[int, ...]]:
    """The cards' left edges in up to three neighbouring stacks, within `bounds` and clear of each other."""
    left, right = bounds
    offsets: list[tuple[int, ...]] = []
    widths: list[int] = []
    for narrow in (False, True):
        offsets = [strips(count, narrow) for count in counts]
        widths = [cards[-1] + CARD[0] for cards in offsets]
        if sum(widths) <= right - left:
            break
    edges: list[int] = []
    at = left
    for column, width in zip(columns, widths, strict=True):
        middle = column + (SLOT_WIDTH + (left > 0) - width) // 2
        edges.append(max(at, middle))
        at = edges[-1] + width
    limit = right
    for i in range(len(edges) - 1, -1, -1):
        edges[i] = min(edges[i], limit - widths[i])
        limit = edges[i]
    return [tuple(edge + x for x in cards) for edge, cards in zip(edges, offsets, strict=True)]


def stacks(counts: Mapping[int, int]) -> dict[int, list[Rect]]:
    """The rectangles of the cards of each stack, lowest card first, by slot; `counts` gives cards by slot."""
    out: dict[int, list[Rect]] = {}
    for row, y in enumerate(_ROWS):
        for half, bounds in enumerate(_HALVES):
            first = row * 6 + half * 3
            here = [slot for slot in range(first, first + 3) if counts.get(slot)]
            columns = [_COLUMNS[slot % 6] for slot in here]
            edges = _half(columns, [counts[slot] for slot in here], bounds)
            for slot, xs in zip(here, edges, strict=True):
                out[slot] = [Rect(x, y, *CARD) for x in xs]
    return out


def spread(slot: int, count: int) -> list[Rect]:
    """A stack opened side by side over its neighbours, held on the screen."""
    pitch = min(CARD[0] + 1, (SIZE - 2 - CARD[0]) // max(1, count - 1))
    width = pitch * (count - 1) + CARD[0]
    middle = _COLUMNS[slot % 6] + SLOT_WIDTH // 2
    x = min(max(1, middle - width // 2), SIZE - 1 - width)
    return [Rect(x + pitch * i, _ROWS[slot // 6], *CARD) for i in range(count)]


def offers(slot: int, count: int) -> list[Rect]:
    """Cards offered for choice, side by side over their slot with room for a ring around each."""
    width = (CARD[0] + 6) * count - 6
    x = min(max(3, _COLUMNS[slot % 6] + (SLOT_WIDTH - width) // 2), SIZE - 3 - width)
    return [Rect(x + (CARD[0] + 6) * i, _ROWS[slot // 6], *CARD) for i in range(count)]


def gallery_box(count: int) -> Rect:
    """Where captured cards are looked at: over the table, and over the player's own where they are many."""
    return TABLE if count <= 16 else TABLE.union(CAPTURED)


def gallery(count: int) -> list[Rect]:
    """Whole cards in rows; from 25 on they overlap by a pixel."""
    box = gallery_box(count)
    lines = max(1, min(box.height // (CARD[1] + 1), -(-count // 8)))
    in_line = -(-count // lines)
    pitch = min(CARD[0] + 1, (box.width - 4 - CARD[0]) // max(1, in_line - 1))
    top = box.y + (box.height - lines * (CARD[1] + 1) + 1) // 2
    out = []
    for i in range(count):
        line, column = divmod(i, in_line)
        here = min(in_line, count - line * in_line)
        left = box.x + (box.width - pitch * (here - 1) - CARD[0]) // 2
        out.append(Rect(left + pitch * column, top + line * (CARD[1] + 1), *CARD))
    return out


def flips(count: int) -> list[Rect]:
    """Cards turned over that still lie on the stock, bonus cards first, fanned by 2 px."""
    step = 2 if count > 1 else 0
    x = STOCK[0] - step * (count - 1) // 2
    return [Rect(x + step * i, STOCK.y, *CARD) for i in range(count)]


# --- captured cards ----------------------------------------------------------------------------------------


class Block(Frozen):
    """A strip of captured cards: four group cells side by side.  `kwang`: of these so many are shown, where
    their cell has other things beside them.
    """

    rect: Rect
    size: tuple[int, int]
    pitch: int
    shown: int
    kwang: int = 5

    def cell(self, group: int) -> Rect:
        """The cell of group 0-3 (Kwang, Yul, Tti, Pee)."""
        x, y, width, height = self.rect
        return Rect(x + group * (width // 4), y, width // 4, height)

    def cards(self, group: int, count: int) -> list[Rect]:
        """The rectangles of the cards of a group that are shown."""
        x, y, *_ = self.cell(group)
        most = self.shown if group else min(self.shown, self.kwang)
        return [Rect(x + self.pitch * i, y, *self.size) for i in range(min(count, most))]

    def badge(self, group: int) -> Rect:
        """The fixed badge of a group's figure: under the minis, right of the player's own cards.

        It stays clear of the frame of Go or Stop, which covers the last two rows of those cards.
        """
        x, y, width, height = self.cell(group)
        if self.size == CARD:
            w, h = OWN_BADGE
            return Rect(x + width - w, y + height - h - 3, w, h)
        w, h = BADGE
        return Rect(x + width - w - 1, y + height - h - 1, w, h)


OWN = Block(CAPTURED, CARD, PITCH, SHOWN)


@cache
def captured_blocks(seats: int, sides: int) -> Mapping[int, Block]:
    """The strips of captured cards by side; side 0 is the player's (and his partner's).

    Of three, Com 2 has the left half of the top and Com 1 the right; of two the other has it all, with their
    points beside the Kwang where they are partners.
    """
    if sides == 2:
        other = Block(Rect(0, NAME_HEIGHT, 160, 22), MINI, MINI_PITCH, 10, 4 if seats > sides else 5)
        return {0: OWN, 1: other}
    boxes = {2: Rect(0, NAME_HEIGHT, 80, 22), 1: Rect(80, NAME_HEIGHT, 80, 22)}
    return {0: OWN, **{side: Block(rect, MINI, MINI_PITCH, SHOWN) for side, rect in boxes.items()}}


@cache
def names(seats: int) -> Mapping[int, Rect]:
    """The name strips of the other seats: counterclockwise, the next seat to the player's right."""
    if seats == 2:
        return {1: Rect(0, 0, 160, NAME_HEIGHT)}
    if seats == 3:
        return {2: Rect(0, 0, 80, NAME_HEIGHT), 1: Rect(80, 0, 80, NAME_HEIGHT)}
    return {3: Rect(0, 0, 53, NAME_HEIGHT), 2: Rect(53, 0, 54, NAME_HEIGHT), 1: Rect(107, 0, 53, NAME_HEIGHT)}


# --- the hand ----------------------------------------------------------------------------------------------


ROOMY = 7
"""So many cards lie side by side without touching: a larger hand does once no more are left."""


def hand_slots(size: int, held: int) -> int:
    """How many slots a hand of a rule set's size has while so many cards are held."""
    return size if held > ROOMY else min(size, ROOMY)


@cache
def hand(size: int) -> tuple[Rect, ...]:
    """The rectangles of so many slots of the hand; from eight on they overlap by a few pixels."""
    pitch = HAND_PITCH if size <= 7 else (SIZE - 4 - CARD[0]) // (size - 1)
    x = (SIZE - pitch * (size - 1) - CARD[0]) // 2
    return tuple(Rect(x + pitch * i, HAND_Y, *CARD) for i in range(size))


def hand_at(size: int, x: int, y: int) -> int | None:
    """The slot under the pen, None between and outside them; of two that overlap the upper, right one."""
    if not HAND.contains(x, y):
        return None
    hits = [i for i, (left, *_) in enumerate(hand(size)) if left <= x < left + CARD[0]]
    return hits[-1] if hits else None
