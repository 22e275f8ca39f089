"""The position of a game: small ints and masks, nothing else."""

from __future__ import annotations

from enum import IntEnum

from godoris.cards import FIRST_BONUS, threes
from godoris.engine.plan import Plan
from godoris.rules import RuleSet


class Phase(IntEnum):
    """Which decision is open."""

    PLAY = 0
    PICK_HAND = 1
    PICK_FLIP = 2
    GO_STOP = 3
    SHOW = 4
    OVER = 5


class Kind(IntEnum):
    """How a game ended."""

    NONE = 0
    STOP = 1
    NAGARI = 2
    CHONGTONG = 3
    THREE_BBUK = 4


BOMBED = 1 << FIRST_BONUS
"""Shifted by a month 1-12: the mark of a PokTan among the cards shown."""


class State:
    """A position.  Sequences are by seat, or by side where it says so; masks have bit ``id`` set.

    hands, captured (side), table: masks; the table includes bonus cards that lie in piles.
    stock: the ids as dealt, of which ``pos`` are gone.
    seat: who decides now; turn: completed turns + 1.
    go, mark (side): calls of Go, and the points at the last one.
    bbuk, poktan, laid: Bbuk made, PokTan cards held, and cards laid from the hand that met nothing, 4 bits a
    seat.
    shown: cards shown as HeunDeum, and BOMBED << month for each month taken by PokTan.
    money (side): payments made during the game.
    callers: the sides that called Go, octal digits of side + 1, the last one lowest.
    cup: 0 open, 1 a yul, 2 a pee for its holder.
    makers: who made the Bbuk pile of a month, 4 bits a month, seat + 1.  nests: in which month's pile a bonus
    card lies, 4 bits a bonus card.
    threes: the first card of each month of which some hand has three or more.
    Of the turn in progress: played (card id, -1 none), pending (the pair that a Bbuk may catch), got, held
    (bonus cards flipped), flipped, deeds (octal digits, first deed highest), flips (left), gain (whether the
    points may have risen).
    """

    __slots__ = (
        "bbuk", "bet", "callers", "captured", "carry", "cup", "dealer", "deeds", "flipped", "flips", "gain",
        "go", "got", "hands", "held", "kind", "laid", "makers", "mark", "money", "nests", "pending",
        "phase", "plan", "played", "poktan", "pos", "seat", "shown", "stock", "table", "threes", "turn",
        "winner",
    )  # fmt: skip

    def __init__(self, plan: Plan, dealer: int, bet: int, carry: int) -> None:
        self.plan = plan
        seats, sides = plan.seats, plan.sides
        self.dealer, self.bet, self.carry = dealer, bet, carry
        self.hands, self.captured = [0] * seats, [0] * sides
        self.table, self.stock, self.pos = 0, b"", 0
        self.seat, self.phase, self.turn = dealer, int(Phase.PLAY), 1
        self.go: tuple[int, ...] = (0,) * sides
        self.mark: tuple[int, ...] = (0,) * sides
        self.money: tuple[int, ...] = (0,) * sides
        self.shown: tuple[int, ...] = (0,) * seats
        self.bbuk, self.poktan = 0, 0
        self.callers, self.cup = 0, 0
        self.laid = 0
        self.makers, self.nests, self.threes = 0, 0, 0
        self.played, self.flipped = -1, -1
        self.pending = self.got = self.held = self.deeds = self.flips = self.gain = 0
        self.kind, self.winner = int(Kind.NONE), -1

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.plan.rules

    def bbuk_of(self, seat: int) -> int:
        """The Bbuk that a seat has made."""
        return self.bbuk >> 4 * seat & 15

    def poktan_of(self, seat: int) -> int:
        """The PokTan cards that a seat holds."""
        return self.poktan >> 4 * seat & 15

    def laid_of(self, seat: int) -> int:
        """The cards that a seat has laid from its hand and that met nothing."""
        return self.laid >> 4 * seat & 15

    def copy(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.plan = self.plan
        new.dealer, new.bet, new.carry = self.dealer, self.bet, self.carry
        new.hands, new.captured = self.hands[:], self.captured[:]
        new.table, new.stock, new.pos = self.table, self.stock, self.pos
        new.seat, new.phase, new.turn = self.seat, self.phase, self.turn
        new.go, new.mark, new.money, new.shown = self.go, self.mark, self.money, self.shown
        new.bbuk, new.poktan, new.laid = self.bbuk, self.poktan, self.laid
        new.callers, new.cup = self.callers, self.cup
        new.makers, new.nests, new.threes = self.makers, self.nests, self.threes
        new.played, new.flipped = self.played, self.flipped
        new.pending, new.got, new.held = self.pending, self.got, self.held
        new.deeds, new.flips, new.gain = self.deeds, self.flips, self.gain
        new.kind, new.winner = self.kind, self.winner
        return new

    def __eq__(self, other: object) -> bool:
        """Whether every part of two positions is equal."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]


def find_threes(hands: list[int]) -> int:
    """The months of which some hand holds three or more cards, as the mask of their first cards."""
    out = 0
    for hand in hands:
        out |= threes(hand)
    return out


def with_item(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """A row with one item replaced; rows that seldom change are shared between copies."""
    return (*row[:index], value, *row[index + 1 :])
