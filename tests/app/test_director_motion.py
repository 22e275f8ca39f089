"""How things move: ticks, speeds, Space and tap, cards that stay where they lie."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random

import pytest

from app.table import Person, play_out, positions
from godoris import rules
from godoris.app.motion import BACK, SPEEDS, Flight, Frame, Speed, Sprite, Step
from godoris.app.queue import Queue
from godoris.app.scene import Scene

MEDIUM = SPEEDS["medium"]
NO_SCENE = Scene(rules.load("godoris"), 0, 100, 1)


def frames(number: int, speed: str = "medium", name: str = "godoris") -> Iterator[tuple[Frame, Frame]]:
    """Every two frames that follow each other in a random game."""
    for director, *_ in positions(name, number, speed, still=False):
        before = director.frame()
        while director.busy:
            director.tick()
            after = director.frame()
            yield before, after
            before = after


def ticks_of(queue: Queue) -> int:
    ticks = 0
    while queue.busy:
        queue.tick()
        ticks += 1
    return ticks


# --- one card ---


@pytest.mark.parametrize("speed", SPEEDS.values())
@pytest.mark.parametrize("way", ["throw", "carry"])
def test_a_card_travels_from_its_place_to_its_place_in_the_ticks_of_the_page(speed: Speed, way: str) -> None:
    flight = Flight(7, (3, 120), (94, 35), way)  # type: ignore[arg-type]
    queue = Queue(NO_SCENE)
    queue.pace(speed)
    queue.add([Step(NO_SCENE, (flight,))])
    first = queue.frame().sprites[0]
    assert (first.x, first.y, first.lift) == (3, 120, 0)
    assert ticks_of(queue) == speed.travel
    last = flight.at(speed.travel, speed)
    assert (last.x, last.y, last.lift, last.card) == (94, 35, 0, 7)


def test_places_are_whole_or_half_units() -> None:
    flight = Flight(7, (3, 120), (94, 35))
    for tick in range(MEDIUM.travel + 1):
        sprite = flight.at(tick, MEDIUM)
        assert sprite.x * 2 == int(sprite.x * 2)
        assert sprite.y * 2 == int(sprite.y * 2)


def test_a_thrown_card_is_fast_at_first_and_a_carried_one_in_the_middle() -> None:
    def steps(way: str) -> list[float]:
        flight = Flight(7, (0, 0), (120, 0), way)  # type: ignore[arg-type]
        places = [flight.at(tick, SPEEDS["slow"]).x for tick in range(41)]
        return [b - a for a, b in itertools.pairwise(places)]

    thrown, carried = steps("throw"), steps("carry")
    assert max(thrown) == thrown[0]
    assert thrown[-1] < 1
    assert carried[0] < carried[20] > carried[-1]
    assert all(step >= 0 for step in thrown + carried)


@pytest.mark.parametrize("speed", SPEEDS.values())
def test_a_card_on_the_stock_turns_over_and_lies_as_long_as_the_page_says(speed: Speed) -> None:
    turning = Flight(7, (71, 35), (71, 35), "over", opens=True)
    queue = Queue(NO_SCENE)
    queue.pace(speed)
    queue.add([Step(NO_SCENE, (turning,), lies=True)])
    seen: list[Sprite] = []
    ticks = 0
    while queue.busy:
        seen.extend(queue.frame().sprites)
        queue.tick()
        ticks += 1
    assert ticks == speed.lie
    assert [sprite.card for sprite in seen[:1]] == [BACK]
    assert seen[-1].card == 7
    assert min(sprite.width for sprite in seen) < 9 < seen[0].width
    assert len(seen) == speed.turning < speed.lie / 2


def test_a_captured_card_becomes_a_mini_on_its_way() -> None:
    flight = Flight(7, (71, 35), (10, 11), "carry", small=(False, True))
    sizes = [(flight.at(tick, MEDIUM).width, flight.at(tick, MEDIUM).height) for tick in range(21)]
    assert sizes[0] == (18, 27)
    assert sizes[-1] == (9, 13)
    assert sizes == sorted(sizes, reverse=True)
    assert flight.at(20, MEDIUM).small


# --- the whole game ---


@pytest.mark.parametrize("name", rules.names())
def test_cards_on_the_table_never_jump_to_another_slot(name: str) -> None:
    for before, after in frames(3, "fast", name):
        for month, slot in before.scene.slots.items():
            assert after.scene.slots.get(month, slot) == slot


def test_a_card_is_seen_once() -> None:
    """What is in the air is not drawn where it comes from or goes to."""
    for _, frame in frames(8):
        flying = [sprite.card for sprite in frame.sprites if sprite.card >= 0]
        assert len(set(flying)) == len(flying)
        assert all(frame.scene.in_air(card) for card in flying)


def test_no_card_flies_off_the_screen() -> None:
    for _, frame in frames(8):
        for sprite in frame.sprites:
            assert -1 <= sprite.x <= 160 - sprite.width + 1
            assert 0 <= sprite.y <= 160 - sprite.height


def test_the_deal_counts_the_cards() -> None:
    director, *_ = next(positions("godoris", 20, "medium", still=False))
    stock, held = [director.frame().scene.stock], [director.frame().scene.counts]
    while director.busy:
        director.tick()
        stock.append(director.frame().scene.stock)
        held.append(director.frame().scene.counts)
    assert stock[0] > 40
    assert stock[-1] == 22  # one of the bonus cards was dealt to the table and drawn for again
    assert all(0 <= a - b <= 1 for a, b in itertools.pairwise(stock))
    assert sum(held[0]) == 0
    assert held[-1] == (7, 7, 7)


def test_without_motion_cards_change_place_at_once() -> None:
    for director, *_ in positions("godoris", 8, "slow", still=False, reduced=True):
        while director.busy:
            frame = director.frame()
            assert frame.sprites == frame.effects == ()
            director.tick()


def test_nothing_but_the_banner_is_waited_for_without_motion() -> None:
    reduced = Speed(0, 20, 50)
    for director, state, took in positions("godoris", 8, "medium", reduced=True):
        assert director.speed == reduced
        assert took % 10 == 0, state.turn


# --- Space and tap ---


def test_held_space_runs_at_fast() -> None:
    """Every move takes as long as at Fast, but for what rounding a motion in progress costs."""
    quick = [took for *_, took in positions("godoris", 11, "fast")]
    rushed = []
    for director, *_ in positions("godoris", 11, "slow", still=False):
        ticks = 0
        while director.busy:
            director.rush()
            director.tick()
            ticks += 1
        rushed.append(ticks)
    assert all(abs(a - b) <= 3 for a, b in zip(quick, rushed, strict=True))


def test_space_let_go_runs_at_the_speed_before() -> None:
    director, *_ = next(positions("godoris", 11, "slow", still=False))
    director.rush()
    for _ in range(40):
        director.tick()
    assert play_out(director) > 100


def test_a_speed_changed_in_flight_goes_on_where_the_card_is() -> None:
    queue = Queue(NO_SCENE)
    queue.pace(SPEEDS["slow"])
    queue.add([Step(NO_SCENE, (Flight(7, (0, 0), (120, 0)),))])
    for _ in range(20):
        queue.tick()
    before = queue.frame().sprites[0].x
    queue.pace(SPEEDS["fast"])
    assert queue.frame().sprites[0].x == before
    assert ticks_of(queue) == 4


def test_a_finish_ends_the_motion_that_plays_and_no_other() -> None:
    ways = [Flight(card, (0, 0), (90, 60)) for card in (7, 8, 9)]
    queue = Queue(NO_SCENE)
    queue.add([Step(NO_SCENE, (way,)) for way in ways])
    for number in range(3):
        queue.tick()
        assert [sprite.card for sprite in queue.frame().sprites] == [7 + number]
        queue.finish()
    assert not queue.busy


@pytest.mark.parametrize("how", ["pen", "space"])
def test_a_tap_while_something_moves_finishes_it_and_plays_nothing(how: str) -> None:
    person = Person(5, speed="slow")
    person.press("start")
    app = person.app
    person.until(lambda: app.director.busy and app.view.mover == 0 and app.director.frame().sprites != ())
    game = app.sitting.current
    assert game is not None
    moves = len(game.moves)
    for _ in range(12):
        before = app.director.frame()
        if how == "pen":
            person.tap(16, 130)
        else:
            person.key(" ")
        assert len(game.moves) == moves
        if not app.director.busy:
            break
        assert app.director.frame().sprites != before.sprites
    else:
        raise AssertionError("a dozen taps do not finish a deal")
    person.tap(16, 130)
    assert len(game.moves) == moves + 1 or person.form != "table" or app.table.ways.choices


# --- at Fast ---


def longest(name: str, games: range) -> int:
    """Ticks of the longest turn of another seat."""
    most = 0
    for number in games:
        turn, seat, ticks = 1, 0, 0
        for _, state, took in positions(name, number):
            ticks += took
            if state.turn != turn:
                if seat and turn > 1:
                    most = max(most, ticks)
                turn, seat, ticks = state.turn, state.seat, 0
    return most


@pytest.mark.parametrize("name", rules.names())
def test_a_turn_takes_at_most_a_second_at_fast(name: str) -> None:
    assert 40 < longest(name, range(6)) <= 100


@pytest.mark.slow
@pytest.mark.parametrize("name", rules.names())
def test_a_turn_takes_at_most_a_second_at_fast_in_a_hundred_games(name: str) -> None:
    assert longest(name, range(100)) <= 100


def test_finishing_at_random_ticks_leads_to_the_same_scenes() -> None:
    chance = Random(3)
    plain = [director.displayed() for director, *_ in positions("godoris", 21)]
    hasty = []
    for director, _, _ in positions("godoris", 21, "slow", still=False):
        while director.busy:
            if chance.random() < 0.1:
                director.finish()
            elif chance.random() < 0.1:
                director.rush()
            else:
                director.tick()
        hasty.append(director.displayed())
    assert hasty == plain
