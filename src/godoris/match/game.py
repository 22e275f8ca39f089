"""One game with its Coms: the deal, the moves made, and the position they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from godoris import players, rules
from godoris.digest import blake2b
from godoris.engine import (
    DEAL_NUMBERS,
    Deal,
    Event,
    IllegalMove,
    Phase,
    Result,
    State,
    View,
    balance,
    deal,
    format_record,
    play,
    result,
    start,
    view,
)
from godoris.engine.record import parse
from godoris.frozen import Frozen
from godoris.match.seeds import com_seed, seed_of
from godoris.match.statistics import Summary, summarize
from godoris.rules import house

PERSON = 0
"""The seat of the person; the others are Coms."""

MOST = 10**6
"""The greatest bet and carry a save may name."""


def digest(state: State) -> bytes:
    """Eight bytes that tell a position from others: what lies where, whose turn it is, what was paid."""
    seen = view(state, PERSON)
    parts = (
        list(state.hands), list(seen.captured), seen.table, seen.stock_count, int(seen.phase), seen.mover,
        seen.turn, list(seen.go), list(seen.bbuk), list(seen.poktan), balance(state),
    )  # fmt: skip
    return blake2b(repr(parts).encode(), digest_size=8).digest()


def deal_of_cards(
    rule_set: rules.RuleSet, cards: Sequence[int], *, bet: int, carry: int, dealer: int
) -> Deal:
    """The deal whose hands, table and stock follow one another in `cards`; ValueError when it is none."""
    hands_end = rule_set.seats * rule_set.hand
    table_end = hands_end + rule_set.table
    hands = tuple(tuple(cards[i : i + rule_set.hand]) for i in range(0, hands_end, rule_set.hand))
    new = Deal(
        rule_set, bet, carry, dealer, hands, tuple(cards[hands_end:table_end]), tuple(cards[table_end:])
    )
    if sorted(cards) != list(rule_set.deck):
        raise ValueError("a deal must have every card once")
    # The reader of records knows what else a deal must not be.
    return parse(format_record(new, ()), book=_book_of(rule_set)).deal


def _book_of(rule_set: rules.RuleSet) -> rules.Book:
    return rules.STANDARD if rule_set.name in rules.names() else rules.Book([rule_set])


def _packed_rules(rule_set: rules.RuleSet) -> str:
    """A rule set of the program by its name; a person's own as its text, since that may change tomorrow."""
    return rule_set.name if rule_set.name in rules.names() else house.dump(rule_set)


def _unpacked_rules(text: str) -> rules.RuleSet:
    return house.read_text(text) if "\n" in text else rules.load(text)


class Origin(Frozen):
    """Where a game's cards and Coms came from.

    number: its deal number, None for cards that came otherwise; level: of the Coms; counted: whether it
    changes purses and statistics.
    """

    number: int | None
    level: str
    counted: bool = True


class Game:
    """A game and what led to it.  `state`, `moves` and `events` always belong together."""

    def __init__(self, dealt: Deal, origin: Origin, moves: Iterable[int] = ()) -> None:
        self.deal = dealt
        self.origin = origin
        cards = [card for hand in dealt.hands for card in hand] + [*dealt.table, *dealt.stock]
        self._key = origin.number if origin.number is not None else seed_of(*cards)
        self._begin()
        for move in moves:
            self.play(move)

    def _begin(self) -> None:
        self.moves: list[int] = []
        self.events: list[Event] = []
        self.state: State = start(self.deal, self.events)
        self._thought: Iterator[int | None] | None = None
        self._decided: int | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == Phase.OVER

    @property
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        return result(self.state)

    @property
    def money(self) -> list[int]:
        """Each side's balance so far: first-turn payments, and the settlement once there is one."""
        return balance(self.state)

    def play(self, move: int) -> list[Event]:
        """Make a decision of the seat to move, and what happened; raises IllegalMove."""
        before = len(self.events)
        play(self.state, move, self.events)
        self.moves.append(move)
        self._thought = self._decided = None
        return self.events[before:]

    def think(self, effort: float = 1.0) -> int | None:
        """A slice of thought of the Com to move; once it has decided, its move, until one is played.

        effort: how much of its usual work the Com does, see players.Com.
        """
        if self.over or self.state.seat == PERSON:
            return None
        if self._thought is None:
            from godoris.players.temper import temper_of  # players are read when one first thinks

            seat = self.state.seat
            chance = Random(com_seed(self._key, seat, len(self.moves)))
            com = players.make(self.origin.level, chance, temper_of(seat))
            com.effort = effort
            self._thought = com.think(self.view(seat))
        if self._decided is None:
            self._decided = next(self._thought)
        return self._decided

    def view(self, seat: int = PERSON) -> View:
        """What a seat may know."""
        return view(self.state, seat)

    @property
    def can_take_back(self) -> bool:
        """Whether the person's last move waits for the choice of its pair: nothing was shown since."""
        return self.state.phase == Phase.PICK_HAND and self.state.seat == PERSON

    def take_back(self) -> None:
        """Put the played card back into the hand; only while `can_take_back`."""
        if not self.can_take_back:
            raise ValueError("the last move cannot be taken back")
        kept = self.moves[:-1]
        self._begin()
        for move in kept:
            self.play(move)

    def summary(self) -> Summary:
        """What statistics need of a finished game."""
        end = self.result
        if end is None:
            raise ValueError("the game is not over")
        return summarize(self.deal.rules, self.origin.level, self.events, end, self.money)

    def record(self, tags: Mapping[str, str]) -> str:
        """The game as a record, with tags of one's own."""
        own = {"Level": self.origin.level}
        if self.origin.number is not None:
            own["Deal"] = str(self.origin.number)
        return format_record(self.deal, self.moves, own | dict(tags))

    def pack(self) -> list[object]:
        """Plain data: deal number or cards, rules, moves, and a digest of where they lead."""
        dealt = self.deal
        cards: object = self.origin.number
        if cards is None:
            cards = bytes([*(card for hand in dealt.hands for card in hand), *dealt.table, *dealt.stock])
        return [
            cards, _packed_rules(dealt.rules), dealt.bet, dealt.carry, dealt.dealer,
            self.origin.level, self.origin.counted, bytes(self.moves), digest(self.state),
        ]  # fmt: skip

    @classmethod
    def unpack(cls, data: object) -> Game:
        """The game out of plain data, played again to its end.

        ValueError for anything that is not a game, and for one whose moves no longer lead where they led.
        """
        if not isinstance(data, (list, tuple)) or len(data) != 9:
            raise ValueError("not a game")
        cards, name, bet, carry, dealer, level, counted, moves, seen = data
        if not (isinstance(name, str) and isinstance(moves, bytes) and isinstance(counted, bool)):
            raise ValueError("not a game")
        if level not in players.names():
            raise ValueError(f"no Com plays at the level {level!r}")
        rule_set = _unpacked_rules(name)
        if not all(type(n) is int and 1 <= n <= MOST for n in (bet, carry)):
            raise ValueError("bet or carry is out of range")
        if type(dealer) is not int or not 0 <= dealer < rule_set.seats:
            raise ValueError("the dealer is no seat")
        if isinstance(cards, bytes):
            dealt = deal_of_cards(rule_set, cards, bet=bet, carry=carry, dealer=dealer)
        elif type(cards) is int and 0 <= cards < DEAL_NUMBERS:
            dealt = deal(rule_set, cards, dealer, bet, carry)
        else:
            raise ValueError("no deal")
        number = None if isinstance(cards, bytes) else cards
        try:
            game = cls(dealt, Origin(number, level, counted), moves)
        except IllegalMove as fault:
            raise ValueError(f"a move is not legal: {fault}") from None
        if digest(game.state) != seen:
            raise ValueError("the moves lead elsewhere than they did")
        return game
