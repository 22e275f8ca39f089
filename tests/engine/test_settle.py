"""Who pays what, case by case, each reckoned by hand (docs/rules.md, What a loser pays)."""

import random
from typing import Any

import pytest

from godoris import rules
from godoris.cards import mask
from godoris.engine import State, balance, deal, result, start
from godoris.engine.plan import plan_of
from godoris.engine.playout import playout
from godoris.engine.state import BOMBED, Kind

PEE_10 = "1a 1b 2a 2b 3a 3b 4a 4b 5a 5b"


def finished(name: str, captured: list[str], winner: int = 0, carry: int = 1, **more: Any) -> State:
    """A game that ``winner`` stopped with these cards; other slots by name."""
    made = rules.load(name)
    state = State(plan_of(made), 0, 100, carry)
    state.captured = [mask(made.card(code) for code in codes.split()) for codes in captured]
    state.kind, state.winner = int(Kind.STOP), winner
    for slot, value in more.items():
        setattr(state, slot, value)
    return state


GODORIS = [
    # three kwang, 3 points; Com 1 has a kwang, Com 2 none: 3 x 100 and twice that
    (["1K 3K 8K", "11K", "6a 6b"], {}, [900, -300, -600], [[], [], ["KB"]]),
    # eleven pee units are 2 points; five units are PeeBak, none at all is not, six are not
    ([PEE_10 + " 6a", "7a 7b 8a 8b 9a", ""], {}, [600, -400, -200], [[], ["PB"], []]),
    ([PEE_10 + " 6a", "7a 7b 8a 8b 11D", "9a"], {}, [600, -200, -400], [[], [], ["PB"]]),
    # the cup saves a loser as two units with four others, and as a yul when it is all he has
    ([PEE_10 + " 6a", "9Y 7a 7b 8a 8b", "9Y"], {}, [400, -200, -200], [[], [], []]),
    # seven yul: 3 points and doubled
    (["2Y 4Y 5Y 6Y 7Y 10Y 12Y", "", ""], {}, [1200, -600, -600], [[], ["MB"], ["MB"]]),
    # godori with one Go: 6 points; with three Go 8 points doubled; with four 9 points twice doubled
    (["2Y 4Y 8Y", "", ""], {"go": (1, 0, 0)}, [1200, -600, -600], [[], [], []]),
    (["2Y 4Y 8Y", "", ""], {"go": (3, 0, 0)}, [3200, -1600, -1600], [[], [], []]),
    (["2Y 4Y 8Y", "", ""], {"go": (4, 0, 0)}, [7200, -3600, -3600], [[], [], []]),
    # two HeunDeum and a PokTan of one of their months: two doublings
    (
        ["2Y 4Y 8Y", "", ""],
        {"shown": (mask([0, 1, 2, 16, 17, 18]) | BOMBED << 1, 0, 0)},
        [4000, -2000, -2000],
        [[], ["SW"], ["SW"]],
    ),
    # Com 1 called Go last and pays both shares, his own doubled by KwangBak
    (["1K 3K 8K", "6a", "11K"], {"go": (1, 1, 0), "callers": 0o12}, [1200, -1200, 0], [[], ["GB", "KB"], []]),
    # Com 2 called, then Com 1, then the winner: Com 1 pays
    (["2Y 4Y 8Y", "", ""], {"go": (1, 1, 1), "callers": 0o321}, [1200, -1200, 0], [[], ["GB"], []]),
    # only the winner called
    (["2Y 4Y 8Y", "", ""], {"go": (1, 0, 0), "callers": 0o1}, [1200, -600, -600], [[], [], []]),
    # carry doubles
    (["2Y 4Y 8Y", "", ""], {"carry": 2}, [2000, -1000, -1000], [[], [], []]),
    # the cup as a yul makes seven and doubles 3 points; as pee it would leave 2 + 1 points undoubled
    (
        ["9Y 2Y 4Y 5Y 6Y 7Y 10Y 1a 1b 2a 2b 3a 3b 4a 4b", "6a 6b 7a 7b 8a 8b", "9a 9b 10a 10b 11a 11b"],
        {},
        [1200, -600, -600],
        [[], ["MB"], ["MB"]],
    ),
    # the cup as pee makes ten units, 3 + 1 points, and Com 1 PeeBak; as a yul it brings 4 points to each
    (
        ["9Y 1K 3K 8K 1a 1b 2a 2b 3a 3b 4a 4b", "11K 6a", "12K 6b 7a 7b 8a 8b 9a"],
        {},
        [1200, -800, -400],
        [[], ["PB"], []],
    ),
]


@pytest.mark.parametrize(("captured", "more", "payments", "flags"), GODORIS)
def test_godoris(
    captured: list[str], more: dict[str, Any], payments: list[int], flags: list[list[str]]
) -> None:
    end = result(finished("godoris", captured, **more))
    assert end is not None
    assert end.payments == payments
    assert end.flags == flags
    assert sum(end.payments) == 0


OTHERS = [
    # hanafuda: Go adds no point; HeunDeum and PokTan double once in all; one unit or none is PeeBak
    ("hanafuda-2", ["2Y 4Y 8Y", ""], {"go": (2, 0)}, [500, -500]),
    ("hanafuda-2", ["2Y 4Y 8Y", ""], {"shown": (mask([0, 1, 2]) | BOMBED << 5, 0)}, [1000, -1000]),
    ("hanafuda-2", ["6Y 7Y 10Y", ""], {}, [500, -500]),
    ("hanafuda-2", [PEE_10, ""], {}, [200, -200]),
    ("hanafuda-2", [PEE_10, "6a 6b 7a 7b 8a"], {}, [100, -100]),
    # dutch: a loser who had called pays double; below nine units is PeeBak; B3 is three units
    ("dutch-2", ["2Y 4Y 8Y", "1a"], {"go": (0, 1), "callers": 0o2}, [1000, -1000]),
    ("dutch-2", [PEE_10, "6a 6b 7a 7b 8a 8b 9a 9b"], {}, [200, -200]),
    ("dutch-2", [PEE_10, "6a 6b 7a 7b 8a 8b B3"], {}, [100, -100]),
    ("dutch-4", ["1K 3K 8K", "6a"], {}, [600, -600]),
    # cardavia: 1 Go adds 1, two add 2, three double and add none; the loser's cup is pee
    ("cardavia", ["2Y 4Y 8Y", ""], {"go": (1, 0)}, [600, -600]),
    ("cardavia", ["2Y 4Y 8Y", ""], {"go": (2, 0)}, [700, -700]),
    ("cardavia", ["2Y 4Y 8Y", ""], {"go": (3, 0)}, [1000, -1000]),
    ("cardavia", ["2Y 4Y 8Y", ""], {"go": (4, 0)}, [2000, -2000]),
    ("cardavia", [PEE_10, "9Y 6a 6b 7a"], {}, [100, -100]),
    ("cardavia", [PEE_10, "9Y 6a 6b"], {}, [200, -200]),
    # cardavia: seven yul with the cup by score, on a tie as an animal
    ("cardavia", ["9Y 2Y 4Y 5Y 6Y 7Y 10Y", ""], {}, [600, -600]),
]


@pytest.mark.parametrize(("name", "captured", "more", "payments"), OTHERS)
def test_other_tables(name: str, captured: list[str], more: dict[str, Any], payments: list[int]) -> None:
    end = result(finished(name, captured, **more))
    assert end is not None
    assert end.payments == payments


@pytest.mark.parametrize(
    ("name", "kind", "payments"),
    [
        ("godoris", Kind.CHONGTONG, [3000, -1500, -1500]),
        ("godoris", Kind.THREE_BBUK, [4000, -2000, -2000]),
        ("dutch-3", Kind.CHONGTONG, [2000, -1000, -1000]),
        ("dutch-4", Kind.THREE_BBUK, [1000, -1000]),
        ("hanafuda-2", Kind.CHONGTONG, [500, -500]),
        ("cardavia", Kind.THREE_BBUK, [500, -500]),
    ],
)
def test_fixed_ends(name: str, kind: Kind, payments: list[int]) -> None:
    state = finished(name, [""] * len(payments))
    state.kind = int(kind)
    end = result(state)
    assert end is not None
    assert end.payments == payments
    state.money = tuple(range(len(payments)))
    assert balance(state) == [paid + had for paid, had in zip(payments, state.money, strict=True)]


def test_going_on_has_no_result() -> None:
    state = finished("godoris", ["", "", ""])
    state.kind = int(Kind.NONE)
    assert result(state) is None


@pytest.mark.parametrize("name", rules.names())
def test_the_balance_is_what_the_result_pays(name: str) -> None:
    rng, made = random.Random(4), rules.load(name)
    kinds = set()
    for number in range(60):
        state = playout(start(deal(made, number, carry=1 + number % 2)), rng)
        end = result(state)
        assert end is not None
        assert balance(state) == [had + paid for had, paid in zip(state.money, end.payments, strict=True)]
        kinds.add(end.kind)
    assert "stop" in kinds


def test_the_winners_guard_and_doubler() -> None:
    base = rules.load("godoris")
    values = {key: getattr(base, key) for key in base.fields if key != "name"}
    values |= {"bonus": ["B5", "B6"], "packets": [[4, 3], [3, 3]]}
    for key, value in values.items():
        if isinstance(value, tuple):
            values[key] = list(value)
    values["sets"] = [{"name": s.name, "cards": list(s.cards), "points": s.points} for s in base.sets]
    made = rules.build("house", values, "house.toml")
    state = State(plan_of(made), 0, 100, 1)
    state.captured = [mask(made.card(code) for code in row.split()) for row in ("1K 3K 8K B5", "B6", "1a")]
    state.kind, state.winner = int(Kind.STOP), 0
    end = result(state)
    assert end is not None
    assert end.payments == [1800, -600, -1200]
