"""Saves on the disk: msgpack in a versioned, checksummed file, written anew and renamed, the last one kept.

A file is the sign ``GDRS``, the version (2 bytes) and length (4, both big-endian) of the content, 16 bytes
of BLAKE2b over version and content, and the content.  Beside ``name.save`` may lie ``name.save.new`` (written
whole, not yet renamed), ``name.save.bak`` (the one before) and ``name.save.damaged`` (could not be read, set
aside).  At any moment a program can be killed, one of the first three is whole.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgpack  # type: ignore[import-untyped]

from godoris.digest import blake2b
from godoris.frozen import Frozen
from godoris.match.files import Disk, Layer, Lock, write_new

SIGN = b"GDRS"
_HEAD = struct.Struct(">4sHI16s")
_LOCK = "godoris.lock"

T = TypeVar("T")
Step = Callable[[object], object]


class Format(Frozen):
    """A kind of file: its name, the most bytes it may have, and the steps that brought it to its version.

    Step n makes data of version n + 1 out of version n; the version is the number of steps, plus one.
    """

    name: str
    limit: int
    steps: tuple[Step, ...] = ()

    @property
    def version(self) -> int:
        """The version written."""
        return len(self.steps) + 1


LASTING = Format("godoris", 1 << 19)
"""Preferences, purses, statistics, past games: kept always."""
HAND = Format("hand", 4096)
"""The game in progress."""


class DamagedError(ValueError):
    """A file or record that is not what was written."""


class NewerError(ValueError):
    """A file of a later version of the program."""


class Notice(NamedTuple):
    """Something the person should know about saving; the words are those of the screen or the command line.

    `name`: second_copy, last_good, lost, newer or cannot_save; `detail`: the system's reason in its
    own words, or ""; `code`: its number (errno), 0 for none.
    """

    name: str
    detail: str = ""
    code: int = 0


def pack(data: object) -> bytes:
    """Plain data (None, bool, int, float, str, bytes, list, dict) as bytes; ValueError for anything else."""
    try:
        packed = msgpack.packb(data)
    except (TypeError, OverflowError, ValueError) as fault:
        raise ValueError(f"cannot be packed: {fault}") from None
    return bytes(packed)


def unpack(packed: bytes) -> object:
    """Plain data out of bytes; DamagedError for bytes that are none.

    Lengths are held against the bytes that are there, before anything is made of them.
    """
    try:
        data: object = msgpack.unpackb(packed, max_ext_len=0, strict_map_key=True)
    except (ValueError, TypeError, msgpack.UnpackException, RecursionError, MemoryError):
        raise DamagedError("no data of this program") from None
    return data


def encode(form: Format, data: object) -> bytes:
    """The bytes of a file."""
    content = pack(data)
    return _HEAD.pack(SIGN, form.version, len(content), _digest(form.version, content)) + content


def decode(form: Format, blob: bytes) -> object:
    """The data of a file, brought up to this version; raises DamagedError or NewerError."""
    if len(blob) < _HEAD.size or len(blob) > form.limit:
        raise DamagedError("too short or too long")
    sign, version, length, digest = _HEAD.unpack_from(blob)
    content = blob[_HEAD.size :]
    if sign != SIGN or not version:
        raise DamagedError("not a save")
    if version > form.version:
        raise NewerError(f"of version {version}")
    if length != len(content) or digest != _digest(version, content):
        raise DamagedError("cut or changed")
    return upgrade(form, version, unpack(content))


def upgrade(form: Format, version: int, data: object) -> object:
    """Data of a version, brought up to this one; raises DamagedError or NewerError."""
    if version > form.version:
        raise NewerError(f"of version {version}")
    try:
        for step in form.steps[version - 1 :]:
            data = step(data)
    except (KeyError, IndexError, TypeError, AttributeError) as fault:
        raise DamagedError(f"cannot be brought up from version {version}") from fault
    return data


def _digest(version: int, content: bytes) -> bytes:
    return blake2b(version.to_bytes(2, "big") + content, digest_size=16).digest()


class Store:
    """The saves of one folder.  No method raises for what a disk can do: it leaves a notice instead.

    The first program to open a folder has it; a second one reads, plays and does not write.  Without `own`
    the folder is only looked at.
    """

    def __init__(self, folder: Path, layer: Layer | None = None, *, own: bool = True) -> None:
        self.folder = folder
        self.notices: list[Notice] = []
        self._layer: Layer = layer or Disk()
        self._lock: Lock | None = None
        self._barred = not own
        self._failing: set[str] = set()  # what could not be written the last time
        self._sound: dict[str, bytes | None] = {}
        if own:
            try:
                self._prepare()
            except OSError as fault:
                self._cannot(fault, _LOCK)

    @property
    def saving(self) -> bool:
        """Whether this program writes here."""
        return not self._barred

    def take_notices(self) -> list[Notice]:
        """What came up since the last call."""
        out, self.notices = self.notices, []
        return out

    def read(self, form: Format, understand: Callable[[object], T]) -> T | None:
        """What `understand` makes of the newest whole file, None when there is none.

        `understand` raises ValueError for data it can make nothing of: the file then counts as damaged.
        """
        spoilt = False
        for path, expected in self._places(form.name):
            try:
                blob = self._layer.read(path, form.limit)
                value = understand(decode(form, blob))
            except (FileNotFoundError, NotADirectoryError):
                continue
            except NewerError as fault:
                self._barred = True
                self._tell(Notice("newer", str(fault)))
                return None
            except (OSError, ValueError):
                spoilt = spoilt or expected
                continue
            if path.suffix == ".save":
                self._sound[form.name] = blob
            if spoilt:
                self._tell(Notice("last_good"))
            return value
        if spoilt:
            self._tell(Notice("lost"))
        return None

    def write(self, form: Format, data: object) -> bool:
        """Whether the data is now on the disk."""
        if self._barred:
            return False
        blob = encode(form, data)
        try:
            self._prepare()
            if self._barred:
                return False
            if self._sound.get(form.name) != blob:
                self._put(form.name, blob)
        except OSError as fault:
            self._cannot(fault, form.name)
            return False
        self._failing.discard(form.name)
        return True

    def write_text(self, name: str, text: str) -> bool:
        """Whether a text that a person may change too is now on the disk, beside the saves."""
        if self._barred:
            return False
        try:
            self._prepare()
            if self._barred:
                return False
            write_new(self._layer, self.folder / name, text.encode())
        except OSError as fault:
            self._cannot(fault, name)
            return False
        self._failing.discard(name)
        return True

    def remove(self, form: Format) -> None:
        """Forget a kind of file."""
        if self._barred:
            return
        self._sound.pop(form.name, None)
        try:
            for path, _ in self._places(form.name):
                self._layer.remove(path)
        except OSError as fault:
            self._cannot(fault, form.name)

    def close(self) -> None:
        """Let another program have the folder."""
        if self._lock:
            self._lock.release()
            self._lock = None
        self._barred = True

    def _places(self, name: str) -> Iterator[tuple[Path, bool]]:
        """Where a save may be, newest first, and whether it is bad news if it cannot be read."""
        path = self.folder / f"{name}.save"
        yield path, True
        yield path.with_name(f"{name}.save.new"), False
        yield path.with_name(f"{name}.save.bak"), True

    def _put(self, name: str, blob: bytes) -> None:
        path, new, old = (place for place, _ in self._places(name))
        sound = name in self._sound
        try:
            self._layer.write(new, blob)
        except OSError:
            with suppress(OSError):
                self._layer.remove(new)  # half a file only takes up a disk that may be full
            raise
        with suppress(FileNotFoundError):
            # One that could not be read must not push out the good one behind it.
            self._layer.replace(path, old if sound else path.with_name(f"{name}.save.damaged"))
        self._sound.pop(name, None)
        self._layer.replace(new, path)
        self._sound[name] = blob
        self._layer.settle(self.folder)

    def _prepare(self) -> None:
        if self._lock is None:
            self._layer.make_folder(self.folder)
            self._lock = self._layer.lock(self.folder / _LOCK)
            self._failing.discard(_LOCK)
            if self._lock is None:
                self._barred = True
                self._tell(Notice("second_copy"))

    def _tell(self, notice: Notice) -> None:
        """What is wrong with two files at once is told once."""
        if notice not in self.notices:
            self.notices.append(notice)

    def _cannot(self, fault: OSError, name: str) -> None:
        """One notice for a run of failures, not one a move; a smaller file that has room does not end it."""
        if not self._failing:
            self._tell(Notice("cannot_save", fault.strerror or str(fault), fault.errno or 0))
        self._failing.add(name)
