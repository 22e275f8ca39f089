"""A disk in memory, with the troubles that a real one has."""

from __future__ import annotations

import errno
from pathlib import Path

from godoris.match.files import Lock

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
