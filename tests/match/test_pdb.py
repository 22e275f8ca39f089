import struct
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from godoris.match import pdb
from godoris.match.handheld_copy import CATEGORIES, as_database, from_database
from godoris.match.lasting import Lasting, hand_in_progress
from godoris.match.pdb import EPOCH, RECORD_LIMIT, Database, PdbError, PdbRecord
from godoris.match.store import HAND, LASTING, Store, pack
from match.sittings import NOON, in_a_seventh_hand, quick, sit

records = st.lists(
    st.builds(PdbRecord, st.integers(0, 15), st.binary(min_size=1, max_size=60)), max_size=12
).map(tuple)
databases = st.builds(
    Database,
    name=st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=31),
    kind=st.just("Save"),
    creator=st.just("GDRS"),
    modified=st.integers(0, 2**31 - 1),
    categories=st.just(tuple(f"category {n}" for n in range(16))),
    records=records,
    version=st.integers(1, 9),
)


@settings(deadline=None)
@given(databases)
def test_written_and_read(database: Database) -> None:
    assert pdb.read(pdb.write(database)) == database


def test_the_layout_is_palms() -> None:
    database = Database(
        "GodorisDB", "Save", "GDRS", NOON, ("Unfiled", "B"), (PdbRecord(1, b"abc"), PdbRecord(2, b"defgh"))
    )
    blob = pdb.write(database)
    assert blob[:32] == b"GodorisDB".ljust(32, b"\0")
    assert struct.unpack_from(">I", blob, 36) == (NOON + EPOCH,)
    assert EPOCH == (66 * 365 + 17) * 24 * 60 * 60, "66 years, 17 of them leap years"
    assert blob[60:68] == b"SaveGDRS"
    assert struct.unpack_from(">H", blob, 76) == (2,)
    first, second = (struct.unpack_from(">IB3s", blob, 78 + 8 * n) for n in range(2))
    info = struct.unpack_from(">I", blob, 52)[0]
    assert info == 78 + 2 * 8 + 2
    assert first == (info + 276, 1, b"\0\0\1")
    assert second == (info + 276 + 3, 2, b"\0\0\2")
    assert blob[first[0] :] == b"abcdefgh"
    assert blob[info + 2 : info + 34] == b"Unfiled".ljust(16, b"\0") + b"B".ljust(16, b"\0")


def test_what_palm_os_cannot_hold_is_refused() -> None:
    good = Database("x", "Save", "GDRS", 0, (), (PdbRecord(0, b"x" * RECORD_LIMIT),))
    assert pdb.read(pdb.write(good)).records == good.records
    for bad in (
        replace(good, records=(PdbRecord(0, b"x" * (RECORD_LIMIT + 1)),)),
        replace(good, records=(PdbRecord(0, b""),)),
        replace(good, name="n" * 32),
        replace(good, kind="long!"),
        replace(good, categories=("c",) * 17),
        replace(good, categories=("c" * 16,)),
        replace(good, name="한글"),
    ):
        with pytest.raises(ValueError, match=r"\w"):
            pdb.write(bad)


def test_deleted_records_are_left_out() -> None:
    blob = bytearray(
        pdb.write(Database("x", "Save", "GDRS", 0, (), (PdbRecord(1, b"a"), PdbRecord(2, b"b"))))
    )
    blob[78 + 4] |= 0x80
    assert pdb.read(bytes(blob)).records == (PdbRecord(2, b"b"),)


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=400))
def test_any_bytes_are_a_database_or_refused(blob: bytes) -> None:
    try:
        pdb.read(blob)
    except PdbError:
        return
    assert len(blob) >= 78


# ---- what is kept, and back


def sitting_in(folder: Path) -> bytes:
    sitting = in_a_seventh_hand(folder)
    store = Store(folder, own=False)
    hand = store.read(HAND, hand_in_progress)
    return pdb.write(as_database(sitting.lasting, hand, NOON))


def test_a_copy_holds_everything(tmp_path: Path) -> None:
    blob = sitting_in(tmp_path)
    database = pdb.read(blob)
    assert database.categories[: len(CATEGORIES)] == CATEGORIES
    assert database.modified == NOON
    assert [record.category for record in database.records] == [1, 2, 3, *[4] * 6]
    lasting, hand = from_database(database)
    here = sit(quick(tmp_path))
    assert lasting == here.lasting
    assert hand is not None
    assert hand[1].moves == here.moves


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"creator": "memo"}, "expected one of Godoris"),
        ({"kind": "appl"}, "expected one of Godoris"),
        ({"version": 0}, "version 0"),
        ({"version": LASTING.version + 1}, "of version"),
        ({"records": ()}, "one record of preferences"),
        ({"records": (PdbRecord(1, pack({})), PdbRecord(2, pack({})))}, "not a save"),
        ({"records": (PdbRecord(1, pack({})), PdbRecord(2, b"\xc1"))}, "no data"),
    ],
)
def test_other_databases_are_refused(tmp_path: Path, change: dict[str, object], fault: str) -> None:
    database = pdb.read(sitting_in(tmp_path))
    with pytest.raises(ValueError, match=fault):
        from_database(replace(database, **change))


def test_a_game_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    database = pdb.read(sitting_in(tmp_path))
    *others, last = database.records
    at = last.data.index(b"\xc4\x08") + 2  # the digest of the last game's end
    data = bytearray(last.data)
    data[at] ^= 1
    with pytest.raises(ValueError, match="lead elsewhere"):
        from_database(replace(database, records=(*others, PdbRecord(4, bytes(data)))))


@settings(
    deadline=None, max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip
@given(st.data())
def test_flipped_bytes_give_a_save_or_a_refusal(blob: bytes, data: st.DataObject) -> None:
    changed = bytearray(blob)
    changed[data.draw(st.integers(0, len(blob) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        lasting, _ = from_database(pdb.read(bytes(changed)))
    except ValueError:
        return
    assert Lasting.unpack(lasting.pack(), lasting.prefs) == (lasting, [])


@pytest.fixture(scope="module")
def blob(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return sitting_in(tmp_path_factory.mktemp("pdb"))
