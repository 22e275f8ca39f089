"""What a save does to the disk, in few operations, so that tests can let each of them fail."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Protocol


class Layer(Protocol):
    """The operations on files; all raise OSError."""

    def read(self, path: Path, limit: int) -> bytes:
        """The content of a regular file; ValueError when it is none or longer than `limit`."""

    def write(self, path: Path, data: bytes) -> None:
        """A file with this content, on the disk when the call returns."""

    def replace(self, old: Path, new: Path) -> None:
        """Rename, taking the place of `new`."""

    def remove(self, path: Path) -> None:
        """Delete a file; one that is missing is no error."""

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it."""

    def settle(self, folder: Path) -> None:
        """See to it that the renames of a folder are on the disk."""

    def lock(self, path: Path) -> Lock | None:
        """An exclusive lock, or None when another program has it."""


class Lock:
    """A lock that ends with `release` or with the program, however that ends."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def release(self) -> None:
        """Let another program have it."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


class Disk:
    """The real thing."""

    def read(self, path: Path, limit: int) -> bytes:
        """See Layer.  A pipe or a device is refused before it is opened: it might never answer."""
        if not stat.S_ISREG(path.stat().st_mode):
            raise ValueError("not a file")
        with path.open("rb") as file:
            data = file.read(limit + 1)
        if len(data) > limit:
            raise ValueError(f"longer than {limit} bytes")
        return data

    def write(self, path: Path, data: bytes) -> None:
        """See Layer."""
        with path.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def replace(self, old: Path, new: Path) -> None:
        """See Layer."""
        old.replace(new)

    def remove(self, path: Path) -> None:
        """See Layer."""
        path.unlink(missing_ok=True)

    def make_folder(self, path: Path) -> None:
        """See Layer."""
        path.mkdir(parents=True, exist_ok=True)

    def settle(self, folder: Path) -> None:
        """See Layer.  Windows has no such call and keeps its renames by itself."""
        if sys.platform == "win32":
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            with suppress(OSError):  # some network folders cannot; the rename itself has been made
                os.fsync(handle)
        finally:
            os.close(handle)

    def lock(self, path: Path) -> Lock | None:
        """See Layer.  Where a folder knows no locks the save goes on without."""
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            taken = _take(handle)
        except OSError:
            taken = True
        if taken:
            return Lock(handle)
        os.close(handle)
        return None


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def _take(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def write_new(layer: Layer, path: Path, data: bytes) -> None:
    """Write a whole file beside its place and put it there by a rename; raises OSError."""
    new = path.with_name(path.name + ".new")
    try:
        layer.write(new, data)
        layer.replace(new, path)
    except OSError:
        with suppress(OSError):
            layer.remove(new)
        raise
    layer.settle(path.parent)


def home(environ: Mapping[str, str]) -> Path:
    """The folder of the saves: GODORIS_HOME, or the system's place for a program's data."""
    if environ.get("GODORIS_HOME"):
        return Path(environ["GODORIS_HOME"])
    from platformdirs import user_data_path

    return user_data_path("godoris", appauthor=False)
