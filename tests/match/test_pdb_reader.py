"""A Palm database of Godoris, read by an independent reader: Palm::PDB of Debian's libpalm-perl."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from godoris.cli import main
from godoris.match import pdb
from godoris.match.handheld_copy import CATEGORIES
from godoris.match.pdb import RECORD_LIMIT, Database, PdbRecord
from match.sittings import NOON, in_a_seventh_hand

SCRIPT = Path(__file__).with_name("read_pdb.pl")


def has_reader() -> bool:
    modules = ["-MPalm::PDB", "-MPalm::StdAppInfo", "-MJSON::PP"]
    perl = shutil.which("perl")
    return perl is not None and subprocess.run([perl, *modules, "-e1"], capture_output=True).returncode == 0


pytestmark = pytest.mark.skipif(not has_reader(), reason="needs perl with Palm::PDB (libpalm-perl)")


def read(path: Path) -> dict[str, Any]:
    out = subprocess.run(["perl", SCRIPT, path], check=True, capture_output=True, text=True)
    assert out.stderr == ""
    found: dict[str, Any] = json.loads(out.stdout)
    return found


def test_an_export_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("GODORIS_HOME", str(home))
    in_a_seventh_hand(home)
    path = tmp_path / "copy.pdb"
    assert main(["export", str(path)]) == 0
    found, own = read(path), pdb.read(path.read_bytes())
    assert found["name"] == own.name == "GodorisDB"
    assert (found["type"], found["creator"], found["version"]) == ("Save", "GDRS", own.version)
    assert found["modified"] == own.modified
    assert found["backup"] == 1
    assert tuple(found["categories"][: len(CATEGORIES)]) == CATEGORIES
    assert [(record["category"], bytes.fromhex(record["data"])) for record in found["records"]] == [
        (record.category, record.data) for record in own.records
    ]
    assert [record["id"] for record in found["records"]] == list(range(1, len(own.records) + 1))
    assert len(own.records) == 9


def test_the_largest_and_the_emptiest_are_read(tmp_path: Path) -> None:
    path = tmp_path / "copy.pdb"
    largest = tuple(PdbRecord(n % 16, bytes([n]) * (RECORD_LIMIT if n < 3 else n)) for n in range(1, 45))
    for records in (largest, ()):
        database = Database("x" * 31, "Save", "GDRS", NOON, ("a" * 15,) * 16, records)
        path.write_bytes(pdb.write(database))
        found = read(path)
        assert found["name"] == "x" * 31
        assert [bytes.fromhex(record["data"]) for record in found["records"]] == [r.data for r in records]
        assert found["categories"] == ["a" * 15] * 16
