"""Examples of the help pages: recorded games, played again by the engine under the rules in force.

What an example shows (cards, Pee, payments, how a game ended) is read off the engine's events and results.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from godoris import resources
from godoris.cards import FIRST_BONUS, MONTH_MASK, cards, month
from godoris.engine import Deal, Event, IllegalMove, Phase, Redeal, Result, play, result, start
from godoris.engine.moves import FLIP, POKTAN, SHAKE, TAKE
from godoris.engine.record import Record, parse
from godoris.frozen import Frozen, replace
from godoris.rules import RuleSet

_PERSON = 0


class Turn(Frozen):
    """The person's last turn of a record, in card ids.

    hand: what was played; table: what lay there of its months; flip: what the stock gave; taken; stays: a
    Bbuk's pile; shown: a HeunDeum; drawn: for a bonus card; pee: what the others gave; paid: event and amount
    from each opponent; first: index of its first move.
    """

    first: int = 0
    hand: tuple[int, ...] = ()
    table: tuple[int, ...] = ()
    flip: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    stays: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    pee: tuple[int, ...] = ()
    paid: tuple[str, int] | None = None


class Example(Frozen):
    """A record under a rule set.

    own: whether these are the rules that were asked for; else the record's, which deal to other seats.
    captured: what each side had at the end.
    """

    deal: Deal
    moves: tuple[int, ...]
    turn: Turn
    events: tuple[Event, ...]
    result: Result | None
    captured: tuple[int, ...]
    own: bool

    def facts(self) -> dict[str, object]:
        """Figures for the words of a page: of the result, where there is one."""
        found: dict[str, object] = {"bet": self.deal.bet, "carry": self.deal.carry}
        if self.result is not None:
            found |= {"points": self.result.points, "go": self.result.go}
            found["factor"] = max(self.result.multipliers, default=1)
        return found


def names() -> list[str]:
    """The records of palm_profile/lessons."""
    return sorted(file.stem for file in resources.path("palm_profile/lessons").glob("*.gsr"))


@cache
def record(name: str) -> Record:
    """A record by its name. Raises RecordError, OSError."""
    file = resources.path(f"palm_profile/lessons/{name}.gsr")
    return parse(file.read_text("utf-8"), file.name)


@lru_cache(maxsize=8)
def example(name: str, rules: RuleSet) -> Example:
    """A record played under a rule set; under its own where the other deals, allows or pays differently."""
    found = record(name)
    own = _played(found.deal, found.moves)
    assert own is not None, name
    if rules == found.deal.rules:
        return own
    new = _played(_dealt(found.deal, rules), found.moves)
    if new is None or _gist(new) != _gist(own):
        return replace(own, own=False)
    return new


def _dealt(deal: Deal, rules: RuleSet) -> Deal | None:
    """The same cards under other rules; None where they are dealt otherwise."""
    mine = deal.rules
    if (rules.seats, rules.sides, rules.hand, rules.table, len(rules.bonus)) != (
        mine.seats, mine.sides, mine.hand, mine.table, len(mine.bonus),
    ):  # fmt: skip
        return None
    return deal.replace(rules=rules)


def _gist(found: Example) -> tuple[object, ...]:
    """What an example is about: the deeds of its last turn, how it ended and who pays more for what."""
    deeds = [event.name for event in found.events if event.name not in ("take_pee",)]
    end = found.result
    raised = [factor > 1 for factor in end.multipliers] if end else []
    return deeds, end and (end.kind, end.winner, end.go, end.flags), raised


def _played(deal: Deal | None, moves: Sequence[int]) -> Example | None:
    """The game played to its end; None where the rules do not allow it."""
    if deal is None:
        return None
    events: list[Event] = []
    turn, mark, table, hand = Turn(), 0, 0, 0
    try:
        state = start(deal, events)
        for index, move in enumerate(moves):
            if state.seat == _PERSON and state.phase == Phase.PLAY:
                mark = len(events)
                table, hand = state.table, state.hands[_PERSON]
                turn = Turn(index, _thrown(hand, move))
            play(state, move, events)
            if state.seat != _PERSON or state.phase not in (Phase.PICK_HAND, Phase.PICK_FLIP):
                turn = _told(turn, events[mark:], table, state.hands[_PERSON] & ~hand)
    except (IllegalMove, Redeal):
        return None
    end = events[mark:] if turn.hand else events
    return Example(deal, tuple(moves), turn, tuple(end), result(state), tuple(state.captured), True)


def _thrown(hand: int, move: int) -> tuple[int, ...]:
    """The cards that a move plays from a hand."""
    if POKTAN < move < FLIP:
        return tuple(cards(hand & MONTH_MASK[move - POKTAN]))
    return (move & ~SHAKE,) if move < TAKE else ()


def _told(turn: Turn, events: Sequence[Event], table: int, drawn: int) -> Turn:
    """A turn with what its events say, those of the person alone."""
    own = [event for event in events if event.seat == _PERSON]
    by_name = {event.name: event for event in own}
    flip = tuple(card for event in own if event.name == "flip" for card in event.cards)
    months = {month(card) for card in (*turn.hand, *flip) if card < FIRST_BONUS}
    lay = tuple(card for card in cards(table) if month(card) in months)
    stays = (*lay, *turn.hand, *flip) if "bbuk" in by_name else ()
    number = month(turn.hand[0]) if turn.hand else 0
    return replace(
        turn,
        table=lay,
        flip=flip,
        taken=tuple(card for event in own if event.name == "capture" for card in event.cards),
        stays=tuple(card for card in stays if month(card) in (number, 0)),
        shown=by_name["heundeum"].cards if "heundeum" in by_name else (),
        drawn=tuple(cards(drawn)) if "bonus" in by_name and not flip else (),
        pee=tuple(card for event in own if event.name == "take_pee" for card in event.cards),
        paid=next(((event.name, event.amount) for event in own if event.amount), None),
    )
