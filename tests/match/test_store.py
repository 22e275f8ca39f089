import errno
import struct
from hashlib import blake2b
from pathlib import Path

import msgpack
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from godoris.match.files import Disk, home, write_new
from godoris.match.store import (
    HAND,
    LASTING,
    DamagedError,
    Format,
    NewerError,
    Notice,
    Store,
    decode,
    encode,
    pack,
    unpack,
)
from match.sittings import Failing, Killed, NoDisk, Quick, quick

SMALL = Format("small", 4096)
TINY = Format("tiny", 4096)
calm = settings(
    max_examples=80, deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip


def only(data: object) -> object:
    """Understands what these tests write and nothing else."""
    if not isinstance(data, dict) or data.keys() != {"n"}:
        raise ValueError("not this")
    return data["n"]


def forged(content: bytes, version: int = 1) -> bytes:
    """A file whose checksum is right, whatever it holds."""
    digest = blake2b(version.to_bytes(2, "big") + content, digest_size=16).digest()
    return struct.pack(">4sHI16s", b"GDRS", version, len(content), digest) + content


def reopened(folder: Path) -> tuple[object, list[str]]:
    """What a new start reads, and the names of its notices."""
    store = quick(folder)
    found = store.read(SMALL, only)
    store.close()
    return found, [notice.name for notice in store.notices]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    store = Store(tmp_path / "deep" / "folder")
    assert store.saving
    assert store.read(SMALL, only) is None
    assert store.write(SMALL, {"n": 1})
    assert store.write(SMALL, {"n": 2})
    store.close()
    assert reopened(tmp_path / "deep" / "folder") == (2, [])


def test_nothing_is_written_when_nothing_changed(tmp_path: Path) -> None:
    disk = Failing(0, "full")
    store = Store(tmp_path, disk)
    store.write(SMALL, {"n": 1})
    done = disk.count
    assert store.write(SMALL, {"n": 1})
    assert disk.count == done


def test_forgotten(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.write(SMALL, {"n": 1})
    store.write(SMALL, {"n": 2})
    store.remove(SMALL)
    store.close()
    assert reopened(tmp_path) == (None, [])


# ---- damage


@pytest.mark.parametrize("damage", [b"", b"GDRS", b"\0" * 40, b"x" * 5000, forged(pack({"other": 1}))])
def test_the_last_good_one_is_used_and_stays(tmp_path: Path, damage: bytes) -> None:
    store = Store(tmp_path)
    store.write(SMALL, {"n": 1})
    store.write(SMALL, {"n": 2})
    store.close()
    (tmp_path / "small.save").write_bytes(damage)
    store = Store(tmp_path)
    assert store.read(SMALL, only) == 1
    assert [notice.name for notice in store.take_notices()] == ["last_good"]
    assert store.write(SMALL, {"n": 3})
    assert (tmp_path / "small.save.damaged").read_bytes() == damage
    (tmp_path / "small.save").write_bytes(b"again")
    store.close()
    assert reopened(tmp_path) == (1, ["last_good"]), "the damaged one must not push out the good one"


def test_without_a_good_one_a_new_one_is_begun(tmp_path: Path) -> None:
    (tmp_path / "small.save").write_bytes(b"rubbish")
    assert reopened(tmp_path) == (None, ["lost"])


@pytest.mark.parametrize("place", ["small.save", "small.save.bak", "small.save.new"])
def test_a_folder_in_the_place_of_a_file(tmp_path: Path, place: str) -> None:
    (tmp_path / place).mkdir()
    (tmp_path / place / "in it").write_text("")
    store = Store(tmp_path)
    assert store.read(SMALL, only) is None
    store.write(SMALL, {"n": 1})
    store.write(SMALL, {"n": 2})
    store.close()
    assert reopened(tmp_path)[0] in (None, 1, 2)


def whole(tmp_path: Path) -> bytes:
    store = quick(tmp_path)
    store.write(SMALL, {"n": 1})
    store.write(SMALL, {"n": 2})
    store.close()
    return (tmp_path / "small.save").read_bytes()


@calm
@given(st.data())
def test_flipped_cut_and_spliced_files_never_get_through(tmp_path: Path, data: st.DataObject) -> None:
    blob = bytearray(whole(tmp_path))
    kind = data.draw(st.sampled_from(["flip", "cut", "splice", "grow"]))
    at = data.draw(st.integers(0, len(blob) - 1))
    if kind == "flip":
        blob[at] ^= data.draw(st.integers(1, 255))
    elif kind == "cut":
        del blob[at:]
    elif kind == "splice":
        other = data.draw(st.binary(min_size=1, max_size=20))
        blob[at : at + data.draw(st.integers(0, 5))] = other
    else:
        blob += data.draw(st.binary(min_size=1, max_size=20))
    if bytes(blob) == whole(tmp_path):
        return
    (tmp_path / "small.save").write_bytes(bytes(blob))
    assert reopened(tmp_path) in ((1, ["last_good"]), (None, ["newer"]))
    (tmp_path / "small.save").unlink()


NESTED = b"\x91" * 4000
HUGE = [b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff"]


@calm
@given(st.binary(max_size=200))
@example(NESTED)
@example(HUGE[0])
@example(HUGE[1])
@example(HUGE[2])
@example(HUGE[3])
@example(b"\xc7\x10\x05" + b"x" * 16)
@example(b"\x81\x90\x01")
@example(b"\xa2\xff\xfe")
@example(b"\x01\x02")
@example(b"\xc1")
def test_hostile_content_with_a_right_checksum_is_damage(tmp_path: Path, content: bytes) -> None:
    whole(tmp_path)
    (tmp_path / "small.save").write_bytes(forged(content))
    assert reopened(tmp_path) == (1, ["last_good"])


def test_extension_types_and_odd_keys_are_refused() -> None:
    for packed in (msgpack.packb(msgpack.ExtType(5, b"x")), msgpack.packb({1: 2}), b"\xd6\xff" + b"\0" * 4):
        with pytest.raises(DamagedError):
            unpack(packed)


def test_what_cannot_be_packed_is_a_value_error() -> None:
    deep: list[object] = []
    for _ in range(2000):
        deep = [deep]
    for data in (deep, 1 << 70, {1, 2}, object()):
        with pytest.raises(ValueError, match="cannot be packed"):
            pack(data)


# ---- versions


def doubled(data: object) -> object:
    return {"n": data["n"] * 2}  # type: ignore[index]


def test_old_versions_are_brought_up_step_by_step() -> None:
    third = Format("small", 4096, (doubled, lambda data: {"n": data["n"] + 1}))
    assert third.version == 3
    assert decode(third, encode(SMALL, {"n": 5})) == {"n": 11}
    assert decode(third, encode(Format("small", 4096, (doubled,)), {"n": 5})) == {"n": 6}
    assert decode(third, encode(third, {"n": 5})) == {"n": 5}


def test_old_data_that_a_step_cannot_use_is_damage() -> None:
    with pytest.raises(DamagedError):
        decode(Format("small", 4096, (doubled,)), encode(SMALL, ["n"]))


def test_a_newer_version_is_refused_and_left_untouched(tmp_path: Path) -> None:
    newer = encode(Format("small", 4096, (doubled,)), {"n": 5})
    with pytest.raises(NewerError):
        decode(SMALL, newer)
    (tmp_path / "small.save").write_bytes(newer)
    store = Store(tmp_path)
    assert store.read(SMALL, only) is None
    assert [notice.name for notice in store.take_notices()] == ["newer"]
    assert not store.saving
    assert not store.write(SMALL, {"n": 1})
    store.remove(SMALL)
    assert (tmp_path / "small.save").read_bytes() == newer


# ---- a disk that fails


@pytest.mark.parametrize("how", ["killed", "killed after"])
def test_killed_at_any_point_the_old_or_the_new_is_there(tmp_path: Path, how: str) -> None:
    for at in range(1, 12):
        folder = tmp_path / str(at)
        whole(folder)
        disk = Failing(at, how)
        store = Store(folder, disk)
        store.read(SMALL, only)
        try:
            store.write(SMALL, {"n": 3})
        except Killed:
            store.close()
            found, notices = reopened(folder)
            assert found in (2, 3)
            assert notices == []
            again = Store(folder)
            again.read(SMALL, only)
            assert again.write(SMALL, {"n": 4})
            again.close()
            assert reopened(folder) == (4, [])
        else:
            assert at > len(disk.done) == 4
            return
    raise AssertionError("the write never came to its end")


@pytest.mark.parametrize("at", range(1, 5))
@pytest.mark.parametrize("how", ["full", "denied"])
def test_a_failing_write_is_told_once_and_nothing_is_lost(tmp_path: Path, at: int, how: str) -> None:
    whole(tmp_path)
    disk = Failing(at, how)
    store = Store(tmp_path, disk)
    store.read(SMALL, only)
    assert not store.write(SMALL, {"n": 3})
    assert [notice.name for notice in store.take_notices()] == ["cannot_save"]
    disk.at = disk.count + 1
    store.write(SMALL, {"n": 4})
    assert store.take_notices() == [], "a second failure in a row is not told again"
    assert store.write(SMALL, {"n": 5})
    store.close()
    assert reopened(tmp_path) == (5, [])


@pytest.mark.parametrize("at", range(1, 5))
def test_after_a_failing_write_another_start_finds_the_old_or_the_new(tmp_path: Path, at: int) -> None:
    whole(tmp_path)
    store = Store(tmp_path, Failing(at, "full"))
    store.read(SMALL, only)
    store.write(SMALL, {"n": 3})
    store.close()
    found, notices = reopened(tmp_path)
    assert found in (2, 3)
    assert notices == []


class NoRoom(Quick):
    """A disk with room for small files alone."""

    def write(self, path: Path, data: bytes) -> None:
        if len(data) > 100:
            raise OSError(errno.ENOSPC, "No space left on device")
        super().write(path, data)


def test_a_small_file_that_has_room_does_not_have_it_told_again(tmp_path: Path) -> None:
    store = Store(tmp_path, NoRoom())
    for _ in range(3):
        assert not store.write(SMALL, {"n": "x" * 200})
        assert store.write(TINY, {"n": 1})
    assert store.take_notices() == [Notice("cannot_save", "No space left on device", errno.ENOSPC)]
    assert store.write(SMALL, {"n": 1})
    assert not store.write(SMALL, {"n": "y" * 200})
    assert [notice.name for notice in store.take_notices()] == ["cannot_save"], "a new run of failures"


def test_two_damaged_files_are_told_once(tmp_path: Path) -> None:
    for form in (SMALL, TINY):
        (tmp_path / f"{form.name}.save").write_bytes(b"junk")
    store = Store(tmp_path, Quick())
    assert store.read(SMALL, only) is None
    assert store.read(TINY, only) is None
    assert store.take_notices() == [Notice("lost")]


def test_where_no_folder_can_be_made_play_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path / "no", NoDisk())
    assert store.read(SMALL, only) is None
    assert not store.write(SMALL, {"n": 1})
    assert store.take_notices() == [Notice("cannot_save", "Permission denied", errno.EACCES)]


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "saves")
    assert store.read(SMALL, only) is None
    assert not store.write(SMALL, {"n": 1})
    assert [notice.name for notice in store.take_notices()] == ["cannot_save"]


def test_a_second_copy_reads_and_does_not_write(tmp_path: Path) -> None:
    first = Store(tmp_path)
    first.write(SMALL, {"n": 1})
    second = Store(tmp_path)
    assert [notice.name for notice in second.take_notices()] == ["second_copy"]
    assert second.read(SMALL, only) == 1
    assert not second.write(SMALL, {"n": 2})
    second.remove(SMALL)
    first.close()
    assert not second.write(SMALL, {"n": 2}), "what it read may be out of date by now"
    assert reopened(tmp_path) == (1, [])


def test_looking_does_not_take_the_folder_or_make_one(tmp_path: Path) -> None:
    looking = Store(tmp_path / "none", own=False)
    assert looking.read(SMALL, only) is None
    assert not looking.write(SMALL, {"n": 1})
    assert not (tmp_path / "none").exists()
    assert looking.notices == []


def test_files_longer_than_a_format_allows_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(b"x" * 11)
    assert Disk().read(path, 11) == b"x" * 11
    with pytest.raises(ValueError, match="longer"):
        Disk().read(path, 10)


def test_write_new_leaves_no_litter(tmp_path: Path) -> None:
    path = tmp_path / "x.pdb"
    write_new(Disk(), path, b"one")
    for at, how in ((1, "full"), (2, "denied")):
        with pytest.raises(OSError, match=how):
            write_new(Failing(at, how), path, b"two")
    assert path.read_bytes() == b"one"
    assert [p.name for p in tmp_path.iterdir()] == ["x.pdb"]


def test_home(tmp_path: Path) -> None:
    assert home({"GODORIS_HOME": str(tmp_path)}) == tmp_path
    assert home({}).name.lower() == "godoris"
    assert home({"GODORIS_HOME": ""}) == home({})


def test_the_formats_have_room_for_what_they_hold() -> None:
    assert HAND.limit >= 1024
    assert LASTING.limit >= 200 * 300
