"""A game in words: what each turn brought, how it ended, what everybody has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from godoris.app.vocabulary import group, word
from godoris.cards import FIRST_BONUS, cards
from godoris.engine import Event, Result, apply, balance, result, start
from godoris.engine.moves import FLIP, GO, HIDE, POKTAN, SHAKE, SHOW, STOP, TAKE
from godoris.engine.record import Record
from godoris.match.preferences import DEFAULT_NAMES
from godoris.palm.strings import Strings
from godoris.rules import RuleSet

FLAGS = {"PB": "replay.pb", "KB": "replay.kb", "GB": "replay.gb", "SW": "replay.sw", "MB": "replay.mb"}
PLAIN = {"bonus": "replay.bonus", "flip": "replay.flip", "capture": "replay.capture"}
ENDS = {"stop": "replay.stop", "nagari": "replay.nagari"}
"""How a game ends; where it is not here, by a win of a fixed sum."""


class Teller:
    """Tells a record in the words of one language."""

    def __init__(self, record: Record, strings: Strings) -> None:
        self.record, self._strings = record, strings
        self.rules: RuleSet = record.deal.rules
        self._go = [0] * self.rules.sides

    def lines(self) -> Iterator[str]:
        """The whole game."""
        dealt = self.record.deal
        who = self._seat(dealt.dealer)
        yield self._say("replay.head", rules=self.rules.name, bet=dealt.bet, carry=dealt.carry, who=who)
        events: list[Event] = []
        state = start(dealt, events)
        told = self._told(events)
        for move in self.record.moves:
            phrase = self._move(move)
            if phrase:
                told.append((state.turn, state.seat, phrase))
            events.clear()
            apply(state, move, events)
            told += self._told(events)
        for (turn, seat), phrases in groupby(told, key=lambda row: row[:2]):
            what = ", ".join(phrase for _, _, phrase in phrases)
            yield self._say("replay.turn", turn=turn, who=self._seat(seat), what=what)
        end = result(state)
        if end:
            yield from self._ending(end, balance(state))
        else:
            yield self._say("replay.to_move", who=self._seat(state.seat))
        for side, won in enumerate(state.captured):
            key = "replay.captured" if won else "replay.captured_nothing"
            yield self._say(key, who=self._side(side), cards=self._codes(cards(won)))

    # ---- who and what

    def _say(self, key: str, **values: object) -> str:
        return self._strings.get(key, values)

    def _seat(self, seat: int) -> str:
        """A seat by the name of its tag, or by its own."""
        tagged = self.record.tags.get(f"Player{seat}")
        return tagged or (self._say(f"seat.com{seat}") if seat else DEFAULT_NAMES[self._strings.language])

    def _side(self, side: int) -> str:
        return " + ".join(self._seat(seat) for seat in range(side, self.rules.seats, self.rules.sides))

    def _codes(self, ids: Iterable[int]) -> str:
        return " ".join(self.rules.code(card) for card in ids)

    def _month(self, month: int) -> str:
        return self._say(f"month.{month}")

    def _told(self, events: Iterable[Event]) -> list[tuple[int, int, str]]:
        return [(event.turn, event.seat, self._event(event)) for event in events]

    def _move(self, move: int) -> str:
        """A move in words; nothing for one that its events tell."""
        if move in (GO, STOP) or SHOW < move <= HIDE:
            return ""
        if move == FLIP:
            return self._say("replay.flip_only")
        if move > HIDE:
            return self._say("replay.keep", month=self._month(move - HIDE))
        if move > POKTAN:
            return self._say("replay.three", month=self._month(move - POKTAN))
        if move >= TAKE:
            return self._say("replay.choose", cards=self.rules.code(move - TAKE))
        card = move & (SHAKE - 1)
        return self._say("replay.play", cards=self.rules.code(card)) if card < FIRST_BONUS else ""

    def _event(self, event: Event) -> str:
        name, codes = event.name, self._codes(event.cards)
        if name in PLAIN:
            return self._say(PLAIN[name], cards=codes)
        if name == "take_pee":
            return self._say("replay.pee", cards=codes, whom=self._side(event.source))
        if name == "go":
            self._go[self.rules.side(event.seat)] += 1
        what = word(self._strings, self.rules, name, n=self._go[self.rules.side(event.seat)])
        if event.amount:
            return self._say("replay.paid", what=what, amount=f"{event.amount:,}")
        return self._say("replay.shows", what=what, cards=codes) if codes else what

    # ---- the end

    def _ending(self, end: Result, money: Sequence[int]) -> Iterator[str]:
        """How it ended, and who pays what."""
        who = "" if end.winner is None else self._seat(end.winner)
        what = word(self._strings, self.rules, end.kind)
        key = ENDS.get(end.kind, "replay.fixed")
        yield self._say(key, who=who, what=what, n=end.points, detail=self._detail(end))
        for side, paid in enumerate(end.payments):
            why = [self._say(FLAGS[flag]) for flag in end.flags[side]] if end.flags else []
            if end.multipliers and end.multipliers[side] > 1 and paid:
                why.insert(0, f"× {end.multipliers[side]}")
            if paid or why:
                key = "replay.payment_because" if why else "replay.payment"
                yield self._say(key, who=self._side(side), amount=_signed(paid), why=", ".join(why))
        if list(money) != list(end.payments):
            amounts = ", ".join(f"{self._side(side)} {_signed(amount)}" for side, amount in enumerate(money))
            yield self._say("replay.money", amounts=amounts)

    def _detail(self, end: Result) -> str:
        score = end.score._asdict() if end.score else {}
        parts = [
            self._say("replay.part", what=group(self._strings, self.rules, name), n=points)
            for name, points in score.items()
            if points
        ]
        if end.go:
            parts.append(self._say("event.go", n=end.go))
        return ", ".join(parts)


def _signed(amount: int) -> str:
    return f"{amount:+,}" if amount else "0"
