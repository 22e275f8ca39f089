"""A rule set made ready for play: its words as numbers, its sets as masks."""

from __future__ import annotations

from functools import lru_cache

from godoris.cards import BIT, BONUS_UNITS, CUP, FIRST_BONUS, IRIS, mask, of_kind
from godoris.cards import cards as ids_of
from godoris.rules import RuleSet

CHOCK, DDADAK, SSEUL, PANSSEUL, POKTAN, BBUK, OWN_SSEUL = range(1, 8)
"""Deeds of a turn; OWN_SSEUL is the Sseul of a Bbuk of one's own side."""

DEED_NAMES = ("", "chock", "ddadak", "sseul", "pansseul", "poktan", "bbuk", "sseul")


class Plan:
    """What the engine reads of a rule set at every move.

    Masks are ints with bit ``id`` set; ``pee_for`` is by deed, ``give_order`` lists
    masks of pee cards of equal units, fewest first.
    """

    __slots__ = (
        "any_two", "bonus_matters", "boss", "double", "doubler", "early", "empties", "fixed_cup", "forced",
        "free", "give_order", "group_masks", "guard", "heavy", "heavy_units", "kwang", "kwang_points",
        "kwang_points_rain", "later", "looks_at_captures", "next_seat", "now", "owes_bonus", "pee",
        "pee_for", "pee_from", "plain", "rules", "seats", "sets", "shake_in_play", "side_of", "sides",
        "simple_free", "starts", "stays", "stop_points", "three_bbuk", "together", "tti", "tti_from",
        "two_pairs", "void_empty", "void_last", "yul", "yul_from",
    )  # fmt: skip

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.seats, self.sides = rules.seats, rules.sides
        self.side_of = tuple(rules.side(seat) for seat in range(rules.seats))
        self.next_seat = tuple((seat + 1) % rules.seats for seat in range(rules.seats))
        self.stop_points = rules.stop_points
        self.three_bbuk = rules.three_bbuk
        self._groups(rules)
        self._pee_units(rules)
        self._declarations(rules)
        self._events(rules)
        self.group_masks = (self.kwang, self.yul, self.tti, self.pee, self.double, self.heavy, self.free)
        self.starts = (self.yul_from, self.tti_from, self.pee_from, self._fewest())

    def _fewest(self) -> int:
        """With fewer yul and fewer tti than this neither a set nor the count of tti scores."""
        least = self.tti_from + 1
        for cards, _ in self.sets:
            least = min(least, max((cards & self.yul).bit_count(), (cards & self.tti).bit_count()))
        return least

    def _groups(self, rules: RuleSet) -> None:
        iris = BIT[IRIS]
        self.kwang = of_kind("K")
        self.kwang_points = (0, 0, 0, rules.kwang_three, rules.kwang_four, rules.kwang_five)
        self.kwang_points_rain = (0, 0, 0, rules.kwang_three_rain, rules.kwang_four_rain, rules.kwang_five)
        self.yul = of_kind("Y") & ~(iris if rules.iris == "pee" else 0)
        self.tti = of_kind("T")
        self.free = BIT[CUP] | (iris if rules.iris == "free" else 0)
        self.sets = tuple((mask(rules.card(code) for code in row.cards), row.points) for row in rules.sets)
        self.yul_from, self.tti_from = rules.yul_from - 1, rules.tti_from - 1
        self.pee_from = rules.pee_from - 1
        self.simple_free = self.free == BIT[CUP] and not any(cards & self.free for cards, _ in self.sets)
        self.fixed_cup = rules.cup == "first_go"

    def _pee_units(self, rules: RuleSet) -> None:
        """Masks of pee by units; a card in ``pee`` counts one, in ``double`` one more, ``heavy`` the rest."""
        units = {card: 1 for kind in "ab" for card in ids_of(of_kind(kind))}
        units |= dict.fromkeys(ids_of(of_kind("D")), 2)
        if rules.iris == "pee":
            units[IRIS] = 2
        units |= {FIRST_BONUS + i: BONUS_UNITS[code] for i, code in enumerate(rules.bonus)}
        units = {card: count for card, count in units.items() if count}
        self.plain = of_kind("a") | of_kind("b")
        self.pee = mask(units)
        self.double = mask(card for card, count in units.items() if count > 1)
        self.heavy = mask(card for card, count in units.items() if count > 2)
        self.heavy_units = tuple((BIT[card], count - 2) for card, count in units.items() if count > 2)
        bonus = sum(count for card, count in units.items() if card >= FIRST_BONUS)
        self.early = bonus > self.pee_from
        self.give_order = tuple(
            (mask(card for card, own in units.items() if own == count), count)
            for count in sorted(set(units.values()))
        )
        self.boss, self.doubler, self.guard = (
            mask(FIRST_BONUS + i for i, code in enumerate(rules.bonus) if code == kind)
            for kind in ("B0", "B5", "B6")
        )

    def _declarations(self, rules: RuleSet) -> None:
        self.shake_in_play = rules.heundeum == "playing"
        self.later = rules.poktan in ("later", "forced")
        self.forced = rules.poktan == "forced"
        self.now = rules.poktan == "now"

    def _events(self, rules: RuleSet) -> None:
        self.empties = rules.pansseul == "empties"
        self.two_pairs = rules.pansseul == "two"
        self.any_two = rules.ddadak == "any"
        self.stays = rules.bonus_in_bbuk == "stays"
        self.owes_bonus = bool(rules.bonus_pee or self.boss)
        self.bonus_matters = self.owes_bonus or self.early
        self.looks_at_captures = self.any_two or self.fixed_cup
        deeds = range(len(DEED_NAMES))
        self.pee_for = tuple(rules.pee.get(DEED_NAMES[deed], 0) for deed in deeds)
        self.pee_for = (*self.pee_for[:OWN_SSEUL], self.pee_for[SSEUL] + rules.own_bbuk)
        self.together = tuple(DEED_NAMES[deed] in rules.pee_together for deed in deeds)
        self.void_last = tuple(DEED_NAMES[deed] in rules.void_last for deed in deeds)
        self.void_empty = tuple(DEED_NAMES[deed] in rules.void_empty for deed in deeds)


@lru_cache(maxsize=16)
def plan_of(rules: RuleSet) -> Plan:
    """The plan of a rule set, kept with those asked for last: a house may have had any number of its own."""
    return Plan(rules)
