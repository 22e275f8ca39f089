"""A game in words: what each turn brought, how it ended, what everybody has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from godoris.cards import FIRST_BONUS, cards
from godoris.engine import Event, Result, apply, balance, result, start
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, STOP, TAKE
from godoris.engine.record import Record
from godoris.rules import RuleSet

Say = Callable[..., str]
"""The text of a key with its places filled in."""


class Teller:
    """Tells a record in the words of one language."""

    def __init__(self, record: Record, say: Say) -> None:
        self.record, self.say = record, say
        self.rules: RuleSet = record.deal.rules

    def lines(self) -> Iterator[str]:
        """The whole game."""
        dealt = self.record.deal
        yield self.say(
            "head", rules=self.rules.name, bet=dealt.bet, carry=dealt.carry, who=self.seat(dealt.dealer)
        )
        events: list[Event] = []
        state = start(dealt, events)
        told = [(event.turn, event.seat, self.event(event)) for event in events]
        for move in self.record.moves:
            events.clear()
            key = (state.turn, state.seat)
            phrase = self.move(move)
            if phrase:
                told.append((*key, phrase))
            apply(state, move, events)
            told += [(event.turn, event.seat, self.event(event)) for event in events]
        for (turn, seat), phrases in groupby(told, key=lambda row: row[:2]):
            what = ", ".join(phrase for _, _, phrase in phrases)
            yield self.say("turn", turn=turn, who=self.seat(seat), what=what)
        end = result(state)
        yield from (
            self.ending(end, balance(state)) if end else (self.say("goes_on", who=self.seat(state.seat)),)
        )
        for side, won in enumerate(state.captured):
            yield self.say("captured", who=self.side(side), cards=self.codes(cards(won)) or "-")

    # ---- who and what

    def seat(self, seat: int) -> str:
        """A seat by name: that of its tag, or Player and Com n."""
        tagged = self.record.tags.get(f"Player{seat}")
        return tagged or (self.say("com", number=seat) if seat else self.say("player"))

    def side(self, side: int) -> str:
        """A side by the names of its seats."""
        return " + ".join(self.seat(seat) for seat in range(side, self.rules.seats, self.rules.sides))

    def codes(self, ids: Iterable[int]) -> str:
        """Cards by their codes."""
        return " ".join(self.rules.code(card) for card in ids)

    def move(self, move: int) -> str:
        """A move; empty for one that its events tell."""
        if move in (GO, STOP) or SHOW < move <= HIDE:
            return ""
        if move == FLIP:
            return self.say("move_flip")
        if move > HIDE:
            return self.say("move_hide", month=move - HIDE)
        if move > POKTAN:
            return self.say("move_poktan", month=move - POKTAN)
        if move >= TAKE:
            return self.say("move_take", cards=self.rules.code(move - TAKE))
        card = move & (SHAKE - 1)
        return self.say("move_play", cards=self.rules.code(card)) if card < FIRST_BONUS else ""

    def event(self, event: Event) -> str:
        """An event."""
        source = self.side(event.source) if event.source >= 0 else ""
        return self.say(
            f"event_{event.name}", cards=self.codes(event.cards), amount=f"{event.amount:,}", source=source
        )

    # ---- the end

    def ending(self, end: Result, money: Sequence[int]) -> Iterator[str]:
        """How it ended, and who pays what."""
        if end.winner is None:
            yield self.say("end_nagari")
        else:
            score = end.score._asdict() if end.score else {}
            parts = [self.say(f"group_{name}", points=points) for name, points in score.items() if points]
            if end.go:
                parts.append(self.say("group_go", points=end.go))
            detail = f" ({', '.join(parts)})" if parts else ""
            who = self.seat(end.winner)
            yield self.say(f"end_{end.kind}", who=who, points=end.points, detail=detail)
        for side, paid in enumerate(end.payments):
            notes = [self.say(f"flag_{flag}") for flag in end.flags[side]] if end.flags else []
            if end.multipliers and end.multipliers[side] > 1:
                notes.insert(0, f"×{end.multipliers[side]}")
            if paid or notes:
                extra = f" ({', '.join(notes)})" if notes else ""
                yield self.say("payment", who=self.side(side), amount=f"{paid:+,}", detail=extra)
        if list(money) != list(end.payments):
            amounts = ", ".join(f"{self.side(side)} {amount:+,}" for side, amount in enumerate(money))
            yield self.say("money", amounts=amounts)
