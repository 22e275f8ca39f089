"""Hints say what is true, and every reason can be said."""

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest

from godoris import rules
from godoris.cards import BIT, CODES, MONTH_MASK, SAME_MONTH, cards, mask, month
from godoris.engine import Phase, View, play, view
from godoris.engine.moves import GO, STOP, TAKE, token
from godoris.engine.score import points
from godoris.palm.font import Fonts
from godoris.palm.resources import Resources
from godoris.players.hard import HardPlayer
from godoris.players.hint import REASONS, reasons, think
from players.positions import games, views

KWANG = mask(card for card, code in enumerate(CODES) if code.endswith("K"))


def said(v: View, move: int) -> str:
    return token(v.rules, move)


def hand_card(v: View, move: int) -> int:
    """The month card a move plays from the hand, -1 for none."""
    text = said(v, move).rstrip("!")
    return CODES.index(text) if text in CODES else -1


def on(v: View, move: int) -> int:
    card = hand_card(v, move)
    return v.table & MONTH_MASK[month(card)] if card >= 0 else 0


def lays(v: View, move: int) -> bool:
    return hand_card(v, move) >= 0 and not on(v, move)


def paired(v: View, move: int) -> int:
    """The mask of what a move pairs, told from its token."""
    text, card, met = said(v, move), hand_card(v, move), on(v, move)
    if re.fullmatch(r"\*\d+", text):
        return MONTH_MASK[int(text[1:])]
    if text.startswith(">"):
        return BIT[CODES.index(text[1:])] | BIT[v.flipped if v.flipped >= 0 else v.played]
    if card < 0 or not met:
        return 0
    if met.bit_count() == 2:
        plain = all(CODES[c][-1] in "ab" for c in cards(met))
        return BIT[card] | (met & -met if plain else 0)
    return BIT[card] | met | v.pile_bonus.get(month(card), 0) if met.bit_count() == 3 else BIT[card] | met


def side(v: View) -> int:
    return v.rules.side(v.seat)


def rivals(v: View) -> list[int]:
    return [s for s in range(v.rules.sides) if s != side(v)]


def lacks(v: View, of: int, card: int) -> bool:
    """Whether one card more completes a set, or three kwang, for a side."""
    won = v.captured[of]
    rest = 0
    for other, theirs in enumerate(v.captured):
        rest |= theirs if other != of else 0
    if card in cards(won | rest):
        return False
    for row in v.rules.sets:
        members = {v.rules.card(code) for code in row.cards}
        missing = members - set(cards(won))
        if missing == {card} and not members & set(cards(rest)):
            return True
    return CODES[card].endswith("K") and (won & KWANG).bit_count() == 2 if card < 48 else False


def gained(v: View, move: int) -> int:
    """Points that a move makes with what it pairs."""
    plan = v.blind.plan
    return points(plan, v.captured[side(v)] | paired(v, move), v.blind.cup) - v.points[side(v)]


def needs(v: View, of: int) -> int:
    """Points that a side lacks for a Stop."""
    return max(v.rules.stop_points, v.mark[of] + 1) - v.points[of]


CHECKS: dict[str, Callable[[View, int], bool]] = {
    "bomb": lambda v, m: said(v, m).startswith("*"),
    "last_stop": lambda v, m: v.legal == [STOP] and v.hand_counts[v.seat] == v.poktan[v.seat] == 0,
    "win": lambda v, m: gained(v, m) > 0 and gained(v, m) >= needs(v, side(v)),
    "set": lambda v, m: any(lacks(v, side(v), c) for c in cards(paired(v, m))),
    "deny": lambda v, m: any(lacks(v, s, c) for s in rivals(v) for c in cards(paired(v, m) & ~v.hand)),
    "pile": lambda v, m: month(hand_card(v, m)) in v.piles,
    "bonus": lambda v, m: said(v, m) in v.rules.bonus,
    "shake": lambda v, m: re.fullmatch(r"\d+[KYTDab]!", said(v, m)) is not None,
    "show": lambda v, m: said(v, m).startswith("!"),
    "hide": lambda v, m: said(v, m).startswith("-"),
    "kwangbak": lambda v, m: not v.captured[side(v)] & KWANG and bool(paired(v, m) & KWANG),
    "peebak": lambda v, m: any(CODES[c][-1] in "abD" for c in cards(paired(v, m)) if c < 48),
    "kwang": lambda v, m: any(CODES[c][-1] == "K" for c in cards(paired(v, m)) if c < 48),
    "double": lambda v, m: any(c > 47 or CODES[c][-1] == "D" for c in cards(paired(v, m))),
    "points": lambda v, m: gained(v, m) > 0,
    "build": lambda v, m: any(CODES[c][-1] in "YT" for c in cards(paired(v, m)) if c < 48),
    "pee": lambda v, m: bool(paired(v, m))
    and all(c > 47 or CODES[c][-1] in "abD" for c in cards(paired(v, m))),
    "take": lambda v, m: bool(paired(v, m)),
    "safe": lambda v, m: lays(v, m)
    and not MONTH_MASK[month(hand_card(v, m))] & ~(v.table | v.hand | captured(v) | shown_away(v)),
    "fellow": lambda v, m: lays(v, m) and (v.hand & SAME_MONTH[hand_card(v, m)]).bit_count() > 1,
    "cheap": lambda v, m: lays(v, m) and CODES[hand_card(v, m)][-1] in "ab",
    "nothing": lambda v, m: lays(v, m)
    and not any(v.table & MONTH_MASK[month(c)] for c in cards(v.hand) if c < 48),
    "flip": lambda v, m: said(v, m) == ".",
    "go_double": lambda v, m: m == GO and v.go[side(v)] + 1 >= v.rules.go_double_from,
    "go_far": lambda v, m: m == GO and all(needs(v, s) >= 2 for s in rivals(v)),
    "go_left": lambda v, m: m == GO and v.hand.bit_count() >= 3,
    "stop_called": lambda v, m: m == STOP and any(v.go[s] for s in rivals(v)) and v.rules.gobak != "none",
    "stop_near": lambda v, m: m == STOP and any(needs(v, s) <= 2 for s in rivals(v)),
    "stop_late": lambda v, m: m == STOP and v.hand.bit_count() <= 2,
    "stop_safe": lambda v, m: m == STOP,
    "go": lambda v, m: m == GO,
    "lay": lays,
    "meets": lambda v, m: bool(on(v, m)),
}  # fmt: skip
"""Each reason told again from tokens and codes."""


def captured(v: View) -> int:
    out = 0
    for won in v.captured:
        out |= won
    return out


def shown_away(v: View) -> int:
    """Cards known to lie with one's own side."""
    return mask(c for s, held in enumerate(v.blind.hands) if v.rules.side(s) == side(v) for c in cards(held))


def test_every_reason_is_true_and_every_reason_occurs() -> None:
    assert CHECKS.keys() == REASONS.keys()
    seen: Counter[str] = Counter()
    count = 0
    for v in views(140):
        count += 1
        for move in v.legal:
            found = reasons(v, move)
            assert found, said(v, move)
            assert list(found) == sorted(found, key=list(REASONS).index)
            for name in found:
                assert CHECKS[name](v, move), (name, said(v, move))
            seen.update(found)
    assert count > 1000
    missing = set(REASONS) - set(seen)
    assert missing <= {"stop_called"}, missing


def test_a_stop_after_an_opponents_go() -> None:
    """Rare enough to be looked for: somebody called Go, another may Stop."""
    for state in games(900, ["godoris", "dutch-3"], 0.05):
        v = view(state, state.seat)
        if STOP in v.legal and any(v.go[s] for s in rivals(v)):
            assert "stop_called" in reasons(v, STOP)
            return
    pytest.fail("no such position")


def test_what_a_hint_takes_is_taken_when_no_bbuk_comes() -> None:
    """Played out, the paired cards are captured unless the flip makes a Bbuk of them."""
    checked = 0
    for state in games(40):
        v = view(state, state.seat)
        for move in v.legal:
            if "take" in reasons(v, move) and move < TAKE:
                after = state.copy()
                play(after, move)
                if after.phase in (Phase.PICK_HAND, Phase.PICK_FLIP):
                    continue
                own = after.captured[side(v)] | after.got | after.pending
                assert not paired(v, move) & ~(own | after.table | after.held)
                checked += not paired(v, move) & ~own
    assert checked > 300


def test_a_hint_is_what_hard_would_play() -> None:
    v = next(v for v in views(4, ["godoris"]) if v.turn > 4 and len(v.legal) > 2)
    steps = list(think(v, random.Random(1)))
    found = steps[-1]
    assert steps[:-1] == [None] * (len(steps) - 1)
    assert len(steps) > 5
    assert found is not None
    assert found.move == HardPlayer(random.Random(1)).choose(v)
    assert found.reasons == reasons(v, found.move)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_reason_has_words_that_fit(language: str) -> None:
    strings, font = Resources(language=language).strings, Fonts()["std"]
    assert {key.split(".")[1] for key in strings.keys() if key.startswith("hint.")} == set(REASONS)  # noqa: SIM118
    for name in REASONS:
        assert font.width(strings.raw(f"hint.{name}")) <= 160, name


def test_the_words_of_rule_sets_are_known() -> None:
    """A reason speaks of sets: every rule set has some whose cards exist."""
    for name in rules.names():
        made = rules.load(name)
        assert all(made.card(code) < 48 for row in made.sets for code in row.cards)
