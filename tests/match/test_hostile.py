"""Saves with a right checksum and wrong content, and a program that is really killed."""

import copy
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from godoris.match.lasting import Lasting
from godoris.match.preferences import Preferences
from godoris.match.store import HAND, LASTING, Store, encode, pack, unpack
from match.sittings import one_move, play_games, play_out, quick, sit

ODD = [
    None, True, False, 0, -1, 1, 2, 3, 5, 255, 10**6 + 1, 2**63 - 1, -(2**63), 1.5, float("nan"),
    float("inf"), "", "x", "godoris", "x" * 300,
    b"", b"\0" * 60, b"\xff" * 60, [], [0], [[]], {}, {"x": 1}, [None] * 9,
]  # fmt: skip


def leaves(data: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The place of every value in some data, containers too."""
    found = [path] if path else []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    else:
        items = []
    for key, value in items:
        found += leaves(value, (*path, key))
    return found


def put(data: object, path: tuple[object, ...], value: object, remove: bool) -> None:
    for key in path[:-1]:
        data = data[key]  # type: ignore[index]
    if remove:
        del data[path[-1]]  # type: ignore[attr-defined]
    else:
        data[path[-1]] = value  # type: ignore[index]


def saved() -> tuple[object, object]:
    """A save with everything in it, as plain data: what lasts, and the hand."""
    sitting = sit(name="철수")
    play_games(sitting, 2)
    sitting.reset()
    play_games(sitting, 2)
    sitting.prefs = Preferences(level="easy", rules="cardavia")
    play_games(sitting, 1)
    sitting.new_game()
    while len(sitting.moves) < 6:
        one_move(sitting)
    lasting, hand = sitting.lasting.pack(), [sitting.lasting.deals, sitting.hand.pack()]
    return unpack(pack(lasting)), unpack(pack(hand))


SAVED = saved()
PLACES = tuple(leaves(part) for part in SAVED)


@settings(
    max_examples=40, deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip
@given(st.data())
def test_one_odd_value_anywhere_is_used_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    parts = copy.deepcopy(SAVED)
    which = data.draw(st.integers(0, 1))
    path = data.draw(st.sampled_from(PLACES[which]))
    put(parts[which], path, data.draw(st.sampled_from(ODD)), data.draw(st.booleans()))
    for form, part in zip((LASTING, HAND), parts, strict=True):
        for old in tmp_path.glob(f"{form.name}.save*"):
            old.unlink()
        (tmp_path / f"{form.name}.save").write_bytes(encode(form, part))
    sitting = sit(quick(tmp_path))
    assert {notice.name for notice in sitting.take_notices()} <= {"lost"}
    play_out(sitting)
    play_games(sitting, 1)
    kept = pack(sitting.lasting.pack())
    assert Lasting.unpack(unpack(kept), Preferences())[0].pack() == sitting.lasting.pack()
    sitting.close()
    again = sit(quick(tmp_path))
    assert again.take_notices() == []
    assert pack(again.lasting.pack()) == kept
    again.close()


def test_the_save_itself_is_understood(tmp_path: Path) -> None:
    (tmp_path / "godoris.save").write_bytes(encode(LASTING, SAVED[0]))
    (tmp_path / "hand.save").write_bytes(encode(HAND, SAVED[1]))
    sitting = sit(quick(tmp_path))
    assert sitting.take_notices() == []
    assert len(sitting.moves) == 6
    assert len(sitting.past) == 5


CHILD = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from godoris.match.store import Store
from match.sittings import one_move, sit
sitting = sit(Store(Path(sys.argv[1])), seed=int(sys.argv[3]))
print("ready", flush=True)
while True:
    if not sitting.playing:
        sitting.new_game()
    one_move(sitting)
"""


def child(folder: Path, seed: int) -> subprocess.Popen[str]:
    argv = [sys.executable, "-c", CHILD, str(folder), str(Path(__file__).parent.parent), str(seed)]
    process = subprocess.Popen(argv, stdout=subprocess.PIPE, text=True, env={**os.environ})
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_again_and_again_nothing_is_lost(tmp_path: Path) -> None:
    rng = random.Random(3)
    games = 0
    for seed in range(12):
        process = child(tmp_path, seed)
        time.sleep(0.05 + 0.3 * rng.random())
        process.send_signal(signal.SIGKILL)
        process.wait()
        sitting = sit(quick(tmp_path))
        assert sitting.take_notices() == []
        total = sitting.stats.total
        assert total.sides[0].games >= games
        assert total.abandoned == 0
        assert sum(sitting.purses) == 0
        games = total.sides[0].games
        sitting.close()
    assert games > 0


@pytest.mark.slow
def test_a_second_process_does_not_save(tmp_path: Path) -> None:
    process = child(tmp_path, 1)
    try:
        second = Store(tmp_path)
        assert [notice.name for notice in second.take_notices()] == ["second_copy"]
        second.close()
    finally:
        process.kill()
        process.wait()
    third = Store(tmp_path)
    assert third.take_notices() == []
    third.close()
