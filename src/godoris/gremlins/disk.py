"""A disk in memory, with the troubles that a real one has."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from random import Random

from godoris.match.files import Lock
from godoris.match.store import HAND, LASTING, Format, encode
from godoris.rules import house

FOLDER = Path("saves")


class MemoryDisk:
    """The files of one folder. `trouble` is "" or what is wrong: full, denied, locked."""

    def __init__(self, files: dict[str, bytes] | None = None) -> None:
        self.files = dict(files or {})
        self.trouble = ""

    def _bad(self) -> None:
        if self.trouble == "full":
            raise OSError(errno.ENOSPC, "No space left on device")
        if self.trouble == "denied":
            raise PermissionError(errno.EACCES, "Permission denied")

    def read(self, path: Path, limit: int) -> bytes:
        """See match.files.Layer."""
        data = self.files.get(path.name)
        if data is None:
            raise FileNotFoundError(errno.ENOENT, "No such file or directory")
        if len(data) > limit:
            raise ValueError(f"longer than {limit} bytes")
        return data

    def write(self, path: Path, data: bytes) -> None:
        """See match.files.Layer."""
        self._bad()
        self.files[path.name] = data

    def replace(self, old: Path, new: Path) -> None:
        """See match.files.Layer."""
        if old.name not in self.files:
            raise FileNotFoundError(errno.ENOENT, "No such file or directory")
        self._bad()
        self.files[new.name] = self.files.pop(old.name)

    def remove(self, path: Path) -> None:
        """See match.files.Layer."""
        if self.trouble == "denied":
            self._bad()
        self.files.pop(path.name, None)

    def make_folder(self, path: Path) -> None:
        """See match.files.Layer."""
        if self.trouble == "denied":
            self._bad()

    def settle(self, folder: Path) -> None:
        """See match.files.Layer."""

    def lock(self, path: Path) -> Lock | None:
        """See match.files.Layer; no handle stands behind this lock."""
        return None if self.trouble == "locked" else Lock(-1)


def troubled(disk: MemoryDisk, trouble: str) -> MemoryDisk:
    """The disk itself, or a copy of it that something is wrong with."""
    if not trouble:
        return disk
    copy = MemoryDisk(disk.files)
    if trouble in _SPOILT:
        _SPOILT[trouble](copy)
    else:
        copy.trouble = trouble
    return copy


def _damage(disk: MemoryDisk) -> None:
    """The newest files are damaged; older ones are whole where there are any."""
    for form in (LASTING, HAND):
        name = f"{form.name}.save"
        if name in disk.files:
            content = disk.files[name]
            disk.files.setdefault(f"{name}.bak", content)
            disk.files[name] = content[: len(content) // 2]
    disk.files[house.FILE] = b"\xff" + disk.files.get(house.FILE, b"")[:40]


def _lose(disk: MemoryDisk) -> None:
    """Nothing of what lasts can be read."""
    chance = Random(len(disk.files))
    junk = bytes(chance.getrandbits(8) for _ in range(200))
    disk.files = {"godoris.save": junk, "godoris.save.bak": junk[::-1]}


def _newer(disk: MemoryDisk) -> None:
    """A later version has been here."""
    later = Format(LASTING.name, LASTING.limit, (*LASTING.steps, lambda data: data))
    disk.files["godoris.save"] = encode(later, {})


_SPOILT: dict[str, Callable[[MemoryDisk], None]] = {"damaged": _damage, "lost": _lose, "newer": _newer}
TROUBLES = ("full", "denied", "locked", *_SPOILT)
"""What can be wrong with the disk at a start."""
