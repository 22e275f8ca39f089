"""Palm databases (`.pdb`): the header, an application-info block with category names, and records.

Everything is big-endian, times count seconds since the first of January 1904, a record has less than 64 KB.
Source: Palm OS 2 SDK, DataPrv.h and DataMgr.h: header of 78 bytes, record entry of 8, 16 categories of 15.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

EPOCH = 2_082_844_800
"""Seconds from 1904 to 1970."""

RECORD_LIMIT = 65_505
"""The most bytes of a record: a chunk of 64 KB less its header."""

RECORDS_LIMIT = 65_535
CATEGORIES = 16

_HEAD = struct.Struct(">32sHHIIIIII4s4sIIH")
_ENTRY = struct.Struct(">IB3s")
_INFO = struct.Struct(">H256s16sBB")
_GAP = 2
"""Two bytes that Palm's own tools leave between the list of records and what follows."""

_LATEST = 0xFFFFFFFF
_BACKUP = 0x0008
_NAME = 31
_CATEGORY_BITS, _SECRET, _BUSY, _DIRTY, _DELETED = 0x0F, 0x10, 0x20, 0x40, 0x80


class PdbError(ValueError):
    """A file that is no Palm database that can be read; the text says where and what was expected."""


@dataclass(frozen=True, slots=True)
class PdbRecord:
    """A record: its category (0-15) and its bytes."""

    category: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Database:
    """A database; `modified` in seconds since 1970, `kind` and `creator` four ASCII letters each."""

    name: str
    kind: str
    creator: str
    modified: int
    categories: tuple[str, ...]
    records: tuple[PdbRecord, ...]
    version: int = 1


def write(database: Database) -> bytes:
    """The bytes of a `.pdb` file; ValueError for what Palm OS cannot hold."""
    records = database.records
    if len(records) > RECORDS_LIMIT or len(database.categories) > CATEGORIES:
        raise ValueError("more records or categories than a database can hold")
    if not all(0 < len(record.data) <= RECORD_LIMIT for record in records):
        raise ValueError(f"a record must have 1 to {RECORD_LIMIT} bytes")
    stamp = min(database.modified + EPOCH, _LATEST)
    info = _info(database.categories)
    at = _HEAD.size + _ENTRY.size * len(records) + _GAP
    head = _HEAD.pack(
        _padded(database.name, _NAME), _BACKUP, database.version, stamp, stamp, 0, 1, at, 0,
        _letters(database.kind), _letters(database.creator), len(records), 0, len(records),
    )  # fmt: skip
    at += len(info)
    entries, bodies = [], []
    for number, record in enumerate(records, 1):
        entries.append(_ENTRY.pack(at, record.category & _CATEGORY_BITS, number.to_bytes(3, "big")))
        bodies.append(record.data)
        at += len(record.data)
    return b"".join((head, *entries, bytes(_GAP), info, *bodies))


def read(blob: bytes) -> Database:
    """The database of a `.pdb` file; deleted records are left out.  PdbError for anything else."""
    if len(blob) < _HEAD.size:
        raise PdbError(f"{len(blob)} bytes: expected a Palm database of {_HEAD.size} or more")
    head = _HEAD.unpack_from(blob)
    name, _, version, _, modified, _, _, info_at, sort_at, kind, creator, _, _, count = head
    first = _HEAD.size + _ENTRY.size * count
    if first > len(blob):
        raise PdbError(f"{len(blob)} bytes: expected {first} or more for a list of {count} records")
    entries = [_ENTRY.unpack_from(blob, _HEAD.size + _ENTRY.size * n) for n in range(count)]
    starts = [at for at, _, _ in entries]
    ends = [*starts, len(blob)][1:]
    records = []
    for number, ((at, attributes, _), end) in enumerate(zip(entries, ends, strict=True)):
        if not first <= at <= end <= len(blob):
            raise PdbError(f"record {number} at {at}: expected a place in the file, after the one before it")
        if not attributes & _DELETED:
            records.append(PdbRecord(attributes & _CATEGORY_BITS, blob[at:end]))
    info_end = min([at for at in (sort_at, *starts[:1]) if at > info_at], default=len(blob))
    categories = _categories(blob[info_at:info_end]) if first <= info_at < len(blob) else ()
    return Database(
        _text(name), _text(kind), _text(creator), modified - EPOCH, categories, tuple(records), version
    )


def _info(categories: Sequence[str]) -> bytes:
    """Palm's standard application-info block: which names were changed, the names, their ids, the last id."""
    names = b"".join(_padded(name, 15) for name in categories)
    return _INFO.pack(0, names, bytes(range(CATEGORIES)), CATEGORIES - 1, 0)


def _categories(block: bytes) -> tuple[str, ...]:
    if len(block) < _INFO.size:
        return ()
    names = _INFO.unpack_from(block)[1]
    return tuple(_text(names[at : at + 16]) for at in range(0, 256, 16))


def _padded(text: str, room: int) -> bytes:
    data = text.encode("ascii")
    if len(data) > room:
        raise ValueError(f"{text!r}: more than {room} letters")
    return data.ljust(room + 1, b"\0")


def _letters(text: str) -> bytes:
    data = text.encode("ascii")
    if len(data) != 4:
        raise ValueError(f"{text!r}: expected four letters")
    return data


def _text(data: bytes) -> str:
    return data.split(b"\0", 1)[0].decode("latin-1")
