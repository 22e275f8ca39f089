"""A hint: what Hard would play, and why.

A reason is an id and a test of View and move that says whether it is true; its words stand in
``palm_profile/strings`` under ``hint``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from godoris.cards import BIT, FIRST_BONUS, SAME_MONTH
from godoris.engine import View
from godoris.engine.moves import FLIP, HIDE, SHAKE, SHOW, STOP, TAKE
from godoris.players.facts import Facts
from godoris.players.hard import HardPlayer

Reason = Callable[[Facts], bool]


@dataclass(frozen=True, slots=True)
class Hint:
    """A move and what speaks for it: ids of reasons, the weightiest first, at least one."""

    move: int
    reasons: tuple[str, ...]


def think(view: View, rng: random.Random) -> Iterator[Hint | None]:
    """A hint for the seat that decides, in slices: None after each, at last the hint."""
    for move in HardPlayer(rng).think(view):
        yield None if move is None else Hint(move, reasons(view, move))


def reasons(view: View, move: int) -> tuple[str, ...]:
    """Every reason that is true of a legal move, the weightiest first."""
    facts = Facts(view, move)
    return tuple(name for name, true in REASONS.items() if true(facts))


def _bomb(f: Facts) -> bool:
    return f.bombs


def _last_stop(f: Facts) -> bool:
    """Only Stop is legal: nothing is left to play."""
    return f.move == STOP and f.v.legal == [STOP]


def _win(f: Facts) -> bool:
    """What the move takes allows a Stop."""
    return f.may_stop_after()


def _set(f: Facts) -> bool:
    """The move completes a set or three kwang."""
    return bool(f.taken & f.lacking(f.side))


def _deny(f: Facts) -> bool:
    """The move takes from the table what an opponent lacks for a set or three kwang."""
    table = f.v.table | (BIT[f.v.flipped] if f.v.flipped >= 0 else 0)
    return any(f.taken & table & f.lacking(side) for side in f.rivals())


def _pile(f: Facts) -> bool:
    return f.on.bit_count() == 3


def _bonus(f: Facts) -> bool:
    return f.card >= FIRST_BONUS


def _shake(f: Facts) -> bool:
    return f.plays and bool(f.move & SHAKE)


def _show(f: Facts) -> bool:
    return SHOW < f.move <= HIDE


def _hide(f: Facts) -> bool:
    return f.move > HIDE


def _kwangbak(f: Facts) -> bool:
    """The first kwang, while an opponent has two or more."""
    kwang = f.plan.kwang
    return (
        bool(f.taken & kwang)
        and not f.mine & kwang
        and any((f.v.captured[side] & kwang).bit_count() > 1 for side in f.rivals())
    )


def _peebak(f: Facts) -> bool:
    """Pee lifts the side out of PeeBak's range while an opponent nears his first point of pee."""
    below, have = f.plan.rules.peebak_below, f.pee(f.side)
    return have < below <= have + f.pee_taken() and any(f.pee(s) >= f.plan.pee_from - 2 for s in f.rivals())


def _kwang(f: Facts) -> bool:
    return bool(f.taken & f.plan.kwang)


def _double(f: Facts) -> bool:
    """A pee card of two units or more is taken."""
    return bool(f.taken & f.plan.double)


def _points(f: Facts) -> bool:
    """The move makes points."""
    return bool(f.taken) and f.points_after() > f.v.points[f.side]


def _build(f: Facts) -> bool:
    """The second card of a set that no one else has a card of."""
    return any(
        (cards & f.mine).bit_count() == 1 and cards & f.taken and not cards & f.others
        for cards, _ in f.plan.sets
    )


def _pee(f: Facts) -> bool:
    """Everything taken is pee."""
    return bool(f.taken) and not f.taken & ~f.plan.pee


def _take(f: Facts) -> bool:
    return bool(f.taken)


def _safe(f: Facts) -> bool:
    """A card is laid down whose month no opponent can hold."""
    return f.lays and not f.open_month()


def _fellow(f: Facts) -> bool:
    """A card is laid down while another of its month stays in the hand."""
    return f.lays and f.v.hand & SAME_MONTH[f.card] != BIT[f.card]


def _cheap(f: Facts) -> bool:
    """A pee is laid down, the least of what the hand holds."""
    return f.lays and bool(BIT[f.card] & f.plan.plain)


def _nothing(f: Facts) -> bool:
    """No card of the hand meets the table."""
    return f.lays and not any(f.v.table & SAME_MONTH[move & 63] for move in f.v.legal if move < TAKE)


def _flip(f: Facts) -> bool:
    return f.move == FLIP


def _go_double(f: Facts) -> bool:
    """This Go doubles the win."""
    return f.goes() and f.v.go[f.side] + 1 >= f.plan.rules.go_double_from


def _go_far(f: Facts) -> bool:
    """Every opponent lacks two points or more for a Stop."""
    return f.goes() and all(f.short(side) > 1 for side in f.rivals())


def _go_left(f: Facts) -> bool:
    """Three or more cards are left to play."""
    return f.goes() and f.v.hand_counts[f.v.seat] > 2


def _stop_called(f: Facts) -> bool:
    """An opponent has called Go, so that GoBak makes him pay."""
    return f.move == STOP and f.plan.rules.gobak != "none" and any(f.v.go[side] for side in f.rivals())


def _stop_near(f: Facts) -> bool:
    """An opponent lacks at most two points for a Stop."""
    return f.move == STOP and any(f.short(side) < 3 for side in f.rivals())


def _stop_late(f: Facts) -> bool:
    """At most two cards are left to play."""
    return f.move == STOP and f.v.hand_counts[f.v.seat] < 3


def _stop_safe(f: Facts) -> bool:
    return f.move == STOP


def _go(f: Facts) -> bool:
    return f.goes()


def _lay(f: Facts) -> bool:
    return f.lays


def _meets(f: Facts) -> bool:
    return bool(f.on)


REASONS: dict[str, Reason] = {
    "bomb": _bomb, "last_stop": _last_stop, "win": _win, "set": _set, "deny": _deny, "pile": _pile,
    "bonus": _bonus, "shake": _shake, "show": _show, "hide": _hide, "kwangbak": _kwangbak, "peebak": _peebak,
    "kwang": _kwang, "double": _double, "points": _points, "build": _build, "pee": _pee, "take": _take,
    "safe": _safe, "fellow": _fellow, "cheap": _cheap, "nothing": _nothing, "flip": _flip,
    "go_double": _go_double, "go_far": _go_far, "go_left": _go_left, "stop_called": _stop_called,
    "stop_near": _stop_near, "stop_late": _stop_late, "stop_safe": _stop_safe, "go": _go, "lay": _lay,
    "meets": _meets,
}  # fmt: skip
"""Every reason there is, the weightiest first."""
