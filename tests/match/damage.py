"""Saves damaged in every way that disks and people have, thousands of them, in a process of its own.

    python tests/match/damage.py COUNT SEED

opens each and prints figures as JSON: how many were read, gave way to the last good copy, were lost; and the
most memory taken beyond that of the start. Anything that is not as it should be ends it with a traceback.
"""

import json
import random
import resource
import struct
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from godoris.gremlins.disk import FOLDER, MemoryDisk
from godoris.match.sitting import Sitting
from godoris.match.store import LASTING, Store, pack
from match.sittings import one_move, play_games, sit

Files = dict[str, bytes]
MOST = 64 << 20
"""Bytes that damaged saves may take beyond what the start took."""
LASTING_FILE, HAND_FILE = "godoris.save", "hand.save"


def whole() -> Files:
    """The files of a person with finished games and a hand in progress."""
    disk = MemoryDisk()
    sitting = sit(Store(FOLDER, disk), name="철수")
    play_games(sitting, 5)
    sitting.new_game()
    for _ in range(7):
        one_move(sitting)
    sitting.close()
    return disk.files


def packed(content: bytes, version: int = LASTING.version) -> bytes:
    """A file whose checksum is right."""
    digest = blake2b(version.to_bytes(2, "big") + content, digest_size=16).digest()
    return struct.pack(">4sHI16s", b"GDRS", version, len(content), digest) + content


def flipped(data: bytes, chance: random.Random) -> bytes:
    out = bytearray(data)
    for _ in range(1 + int(chance.random() * 3)):
        out[int(chance.random() * len(out))] ^= 1 << int(chance.random() * 8)
    return bytes(out)


def cut(data: bytes, chance: random.Random) -> bytes:
    return data[: int(chance.random() * len(data))]


def headless(data: bytes, chance: random.Random) -> bytes:
    return data[1 + int(chance.random() * (len(data) - 1)) :]


def spliced(data: bytes, chance: random.Random) -> bytes:
    """A part taken out, doubled or put elsewhere."""
    a, b = sorted(int(chance.random() * len(data)) for _ in range(2))
    where = int(chance.random() * len(data))
    return chance_of(
        (data[:a] + data[b:], data[:b] + data[a:], data[:where] + data[a:b] + data[where:]), chance
    )


def chance_of(items: "tuple[bytes, ...]", chance: random.Random) -> bytes:
    return items[int(chance.random() * len(items))]


def zeroed(data: bytes, chance: random.Random) -> bytes:
    """A block of the disk that was never written."""
    at = int(chance.random() * len(data))
    return data[:at] + bytes(min(512, len(data) - at)) + data[at + 512 :]


def huge_length(data: bytes, chance: random.Random) -> bytes:
    """A right checksum over data that say they are as large as can be."""
    count = struct.pack(">I", 0xFFFFFFFF >> int(chance.random() * 24))
    kind = chance_of((b"\xdd", b"\xdf", b"\xc6", b"\xdb", b"\xc9"), chance)
    content = data[26:]
    at = int(chance.random() * len(content))
    return packed(content[:at] + kind + count + content[at:])


def deep(data: bytes, chance: random.Random) -> bytes:
    """A right checksum over lists in lists in lists."""
    depth = 1 << int(chance.random() * 12)
    kind = chance_of((b"\x91", b"\x81\xa1x", b"\xdc\x00\x01"), chance)
    return packed((kind * depth + b"\xc0")[: LASTING.limit - 40])


def many(data: bytes, chance: random.Random) -> bytes:
    """A right checksum over as many small things as a file may hold."""
    count = min(LASTING.limit - 64, 1 << (10 + int(chance.random() * 9)))
    return packed(
        b"\xdd" + struct.pack(">I", count) + chance_of((b"\x90", b"\x80", b"\xc3", b"\xa0"), chance) * count
    )


def other_value(data: bytes, chance: random.Random) -> bytes:
    """A right checksum over content with one byte changed."""
    content = bytearray(data[26:])
    content[int(chance.random() * len(content))] = int(chance.random() * 256)
    return packed(bytes(content))


OTHERS = (
    b"", b"\0", b"GDRS", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), b"PK\x03\x04" + b"x" * 400,
    b"\x7fELF\x02\x01\x01" + bytes(300), b"SQLite format 3\0" + bytes(1000), b"%PDF-1.7\n",
    b'{"money": 100}\n', "고도리\n".encode() * 50, "고도리".encode("utf-16"), b"\xff" * 5000, bytes(1 << 20),
    b"GDRS" + b"\xff" * 60, b"GodorisDB".ljust(78, b"\0"), packed(b""), packed(b"\xc1"), packed(pack(None)),
    packed(pack({})), packed(pack([1, [2]])), packed(pack("x" * 1000)),
)  # fmt: skip


def another_program(data: bytes, chance: random.Random) -> bytes:
    return chance_of(OTHERS, chance)


WAYS: "dict[str, Callable[[bytes, random.Random], bytes]]" = {
    "flipped": flipped, "cut": cut, "headless": headless, "spliced": spliced, "zeroed": zeroed,
    "huge length": huge_length, "deep": deep, "many": many, "other value": other_value,
    "another program": another_program,
}  # fmt: skip


def opened(disk: MemoryDisk) -> "tuple[Sitting, list[str]]":
    """A sitting on a disk, and what the person is told."""
    sitting = sit(Store(FOLDER, disk), seed=1)
    return sitting, [notice.name for notice in sitting.take_notices()]


def kept(sitting: Sitting) -> "tuple[bytes, list[int] | None]":
    return pack(sitting.lasting.pack()), sitting.hand.moves if sitting.hand else None


class Figures:
    """What became of the damaged saves."""

    def __init__(self) -> None:
        self.files = whole()
        self.good, self.last = self.files[LASTING_FILE], self.files[f"{LASTING_FILE}.bak"]
        self.counts: Counter[str] = Counter()
        self.now = kept(opened(MemoryDisk(self.files))[0])

    def one(self, chance: random.Random, play: bool) -> None:
        """Damage the newest save, and now and then the one before it and the hand too."""
        files = dict(self.files)
        names = list(WAYS)
        way = names[int(chance.random() * len(names))]
        files[LASTING_FILE] = WAYS[way](self.good, chance)
        if way == "flipped" and chance.random() < 0.2:
            files[f"{LASTING_FILE}.new"] = cut(self.good, chance)
        both = chance.random() < 0.3
        if both:
            second = names[int(chance.random() * len(names))]
            files[f"{LASTING_FILE}.bak"] = WAYS[second](self.last, chance)
        if chance.random() < 0.3:
            files[HAND_FILE] = WAYS[names[int(chance.random() * len(names))]](files[HAND_FILE], chance)
        if chance.random() < 0.3:
            files.pop(f"{HAND_FILE}.bak", None)
        disk = MemoryDisk(files)
        sitting, told = opened(disk)
        self._judge(sitting, told, damaged=files[LASTING_FILE] != self.good, both=both)
        if play:
            self._plays(sitting, disk, told)

    def _judge(self, sitting: Sitting, told: "list[str]", damaged: bool, both: bool) -> None:
        assert set(told) <= {"last_good", "lost", "newer"}, told
        assert len(told) <= 2, told  # a line for what lasts, a line for the hand
        seen = pack(sitting.lasting.pack())
        if told and told[0] == "newer":
            self.counts["newer"] += 1
        elif seen == self.now[0]:
            # the hand in progress makes up for all that the copy before the last one lacks
            self.counts["last good, nothing lost" if "last_good" in told else "read"] += 1
        elif "last_good" in told and not both:
            # the one before is a game older, or the same with the hand counted as left
            assert len(sitting.past) in (4, 5)
            self.counts["last good"] += 1
        elif told:
            self.counts["lost or older"] += 1
        else:
            # a right checksum over a value that may be: for all anybody knows it is what was saved
            self.counts["read, another value"] += 1
            assert damaged

    def _plays(self, sitting: Sitting, disk: MemoryDisk, told: "list[str]") -> None:
        """Play goes on, and what is saved then is read, unless the saves are those of a later version."""
        files = dict(disk.files)
        play_games(sitting, 1)
        assert sitting.take_notices() == []
        if "newer" in told:
            assert disk.files == files
            return
        again, told = opened(disk)
        assert told == []
        assert pack(again.lasting.pack()) == pack(sitting.lasting.pack())


def peak() -> int:
    """The most memory that this process has had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main(count: int, seed: int) -> None:
    chance, figures = random.Random(seed), Figures()
    start = peak()
    for number in range(count):
        figures.one(chance, play=number % 20 == 0)
    more = peak() - start
    assert more < MOST, f"{more} bytes more than at the start"
    print(json.dumps({"saves": count, "more_bytes": more, **dict(sorted(figures.counts.items()))}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
