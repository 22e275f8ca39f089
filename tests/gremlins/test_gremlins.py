"""Gremlins do the same for the same seed, and find what is planted."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from godoris.app.godoris import Godoris
from godoris.gremlins import aim, steps
from godoris.gremlins.faults import Fault
from godoris.gremlins.handheld import Handheld, Maker
from godoris.gremlins.memory import Memory
from godoris.gremlins.run import Outcome, rampage, replay
from godoris.gremlins.shrink import Shrinker
from godoris.gremlins.steps import Beginning, Step
from godoris.palm.events import CtlSelect, Event, FrmOpen, GadgetEvent, Nil, PenDown, PopSelect
from gremlins.planted import PlantedError, Seed, planted

START = Beginning()


def found(seed: Seed, events: int = 20_000) -> tuple[Outcome, Maker]:
    make = planted(seed)
    for number in range(3, 6):  # the first soon gets to all that is planted here
        outcome = rampage(replace(START, seed=number), events, make=make)
        if outcome.fault is not None:
            return outcome, make
    raise AssertionError("no gremlin came across it")


def cut(seed: Seed) -> list[Step]:
    """The list to which the fault that is planted so is cut."""
    outcome, make = found(seed)
    assert outcome.fault is not None
    shrinker = Shrinker(outcome.fault, make)
    beginning, steps = shrinker.shrink(outcome)
    assert outcome.fault.same(replay(beginning, steps, make).fault)
    return steps


def events_of(steps: list[Step]) -> int:
    """How many events a list posts."""
    each = {"pen": lambda step: len(step.points) + 1, "burst": lambda step: 2 * len(step.points)}
    each["tap"] = each["pen"]
    return sum(each[step.kind](step) if step.kind in each else 1 for step in steps)


def test_the_same_seed_does_the_same() -> None:
    first, second = (rampage(START, 400) for _ in range(2))
    assert first.fault is None
    assert first.coverage.as_json() == second.coverage.as_json()
    other = rampage(replace(START, seed=2), 400)
    assert other.coverage.as_json() != first.coverage.as_json()


def test_a_list_of_what_a_gremlin_did_does_the_same() -> None:
    def at_last(app: Godoris) -> Callable[[Event], None]:
        def see(event: Event) -> None:
            if isinstance(event, FrmOpen) and event.form == "score_board":
                raise PlantedError(f"after {app.system.ticks} ticks")

        return see

    outcome, make = found(at_last)
    again = replay(outcome.beginning, outcome.steps, make)
    assert str(again.fault) == str(outcome.fault)


def test_the_chances_are_those_of_palms_gremlins() -> None:
    """What it would do at the Table, where no field has the focus, some thousand times; and in a field."""
    handheld, gremlin = Handheld(START), aim.Gremlin(Random(1))
    handheld.do(Step("start", "record=table"))
    handheld.do(Step("nil", "500"))
    share = shares(gremlin, handheld)
    # 70 for the pen; of that 5 for the strip, most of which are icons, which come as keys
    assert 65 < share["pen"] + share["tap"] + share["burst"] < 69
    # 10 keys, 4 menu, 2 find, 1 keyboard, 3 icons
    assert 18 < share["key"] + share["char"] + share["text"] + share["editing"] < 24
    assert 1.5 < share["battery"] < 2.5
    assert 9 < share["nil"] < 13
    assert share["start"] + share["leave"] + share["clock"] < 0.5

    register(handheld)
    share = shares(gremlin, handheld)
    assert 47 < share["key"] + share["char"] + share["text"] + share["editing"] < 55
    assert 35 < share["pen"] + share["tap"] + share["burst"] < 40


def shares(gremlin: aim.Gremlin, handheld: Handheld) -> Counter[str]:
    """What a gremlin would do, in a hundred; strings that it types take one step."""
    counts: Counter[str] = Counter()
    for _ in range(4000):
        counts[gremlin.next(handheld).kind] += 1
        gremlin.forget()
    return Counter({kind: count / 40 for kind, count in counts.items()})  # type: ignore[misc]


def register(handheld: Handheld) -> None:
    assert handheld.app is not None
    handheld.app.system.popup("register")
    assert handheld.app.system.text_focus is not None


# ---- planted faults


def two_forms(app: Godoris) -> Callable[[Event], None]:
    """Breaks when Preferences are opened after the Score Board."""
    seen = []

    def see(event: Event) -> None:
        if isinstance(event, FrmOpen):
            seen.append(event.form)
            if event.form == "preferences" and "score_board" in seen:
                raise PlantedError("Preferences after the Score Board")

    return see


def one_item(app: Godoris) -> Callable[[Event], None]:
    """Breaks when a bet or a speed is chosen."""

    def see(event: Event) -> None:
        if isinstance(event, PopSelect) and event.control in ("bet", "speed"):
            raise PlantedError("a choice")

    return see


def captured(app: Godoris) -> Callable[[Event], None]:
    """Breaks when the captured cards of the second side are looked at after a game."""

    def see(event: Event) -> None:
        if isinstance(event, CtlSelect) and (event.form, event.control) == ("cards", "side1"):
            raise PlantedError("side 1")

    return see


def one_form(app: Godoris) -> Callable[[Event], None]:
    """Breaks when the Score Board is opened."""

    def see(event: Event) -> None:
        if isinstance(event, FrmOpen) and event.form == "score_board":
            raise PlantedError("the Score Board")

    return see


SLOW = [pytest.param(seed, marks=pytest.mark.slow) for seed in (one_item, two_forms, captured)]


@pytest.mark.parametrize("seed", [one_form, *SLOW])
def test_a_planted_fault_is_cut_to_ten_events(seed: Seed) -> None:
    steps = cut(seed)
    assert events_of(steps) <= 10, "\n".join(map(str, steps))


def fault_of(seed: Seed) -> Fault:
    fault = found(seed)[0].fault
    assert fault is not None
    return fault


def off_the_form(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        top = app.system.top
        if isinstance(event, FrmOpen) and event.form == "score_board" and top is not None:
            button = top.controls[-1]
            button.rect = button.rect.moved(40, 0)

    return see


def of_no_size(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        top = app.system.top
        if isinstance(event, FrmOpen) and event.form == "score_board" and top is not None:
            top.controls[-1].rect = top.controls[-1].rect._replace(width=0)

    return see


def card_twice(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        game = app.sitting.game
        if isinstance(event, GadgetEvent) and game is not None and len(app.sitting.moves) > 4:
            game.table |= game.hands[1]

    return see


def another_table(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        if isinstance(event, PenDown) and app.table is not None and not app.director.busy:
            app.director._queue.scene = app.director.displayed().replace(stock=0)

    return see


def free_win(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        lasting = app.sitting.lasting
        total = lasting.stats.total
        if total.sides[0].games and total.sides[0].wins < 90:
            won = replace_side(total.sides[0])
            lasting.stats = with_side(lasting.stats, won)

    return see


def replace_side(side: object) -> object:
    return side.replace(wins=99)


def with_side(stats: object, side: object) -> object:
    total = stats.total  # type: ignore[attr-defined]
    sides = (side, *total.sides[1:])
    if hasattr(stats, "replace"):
        return stats.replace(total=total.replace(sides=sides))
    return replace(stats, total=replace(total, sides=sides))  # type: ignore[type-var]


def endless(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        if (isinstance(event, FrmOpen) and event.form == "score_board") or isinstance(event, Noise):
            app.system.post(Noise())

    return see


class Noise(Event):
    """An event of no use."""


def failing_com(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        if isinstance(event, GadgetEvent):
            logging.getLogger("godoris.players").error("EasyPlayer failed in turn 3")

    return see


def wrong_tone(app: Godoris) -> Callable[[Event], None]:
    def see(event: Event) -> None:
        if isinstance(event, PenDown) and app.prefs.sound:
            app.tone("brass band")

    return see


@pytest.mark.parametrize(
    ("seed", "kind", "text"),
    [
        (off_the_form, "screen", "reaches out of the form"),
        (of_no_size, "screen", "has no size"),
        (card_twice, "engine", "stand in two places"),
        (another_table, "table", "stock"),
        (free_win, "books", "not those of the games"),
        (endless, "loop", "again and again"),
        (failing_com, "com", "EasyPlayer failed"),
        (wrong_tone, "exception", "brass band"),
    ],
)
def test_every_check_finds_its_fault(seed: Seed, kind: str, text: str) -> None:
    fault = fault_of(seed)
    assert fault.kind == kind
    assert text in fault.text


def test_saves_that_forget_are_found() -> None:
    def forgetful(app: Godoris) -> Callable[[Event], None]:
        def see(event: Event) -> None:
            if isinstance(event, Nil) and app.sitting.lasting.finished and app.sitting.lasting.past:
                app.sitting.lasting.past = app.sitting.lasting.past[1:]

        return see

    assert fault_of(forgetful).kind in ("saves", "books")


def test_a_leak_is_found() -> None:
    kept: list[bytes] = []

    def leaky(app: Godoris) -> Callable[[Event], None]:
        def see(event: Event) -> None:
            if isinstance(event, PenDown):
                kept.append(bytes(2000))

        return see

    fault = watched(leaky)
    assert fault is not None
    assert fault.kind == "memory"


def test_what_ends_with_the_program_is_no_leak() -> None:
    def heavy(app: Godoris) -> Callable[[Event], None]:
        kept: list[bytes] = []

        def see(event: Event) -> None:
            kept.append(bytes(2000))

        return see

    assert watched(heavy) is None


def watched(seed: Seed) -> Fault | None:
    """What the memory says after six short programs."""
    handheld, memory = Handheld(START, planted(seed)), Memory(first=0)
    try:
        for number in range(6):
            handheld.do(Step("start"))
            for _ in range(40):
                handheld.do(steps.pen((80, 90)))
            handheld.do(Step("leave", "force"))
            memory.look(number, handheld)
        memory.end(6, handheld)
    except Fault as fault:
        return fault
    return None
