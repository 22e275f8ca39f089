"""The wheel holds every file that the program reads, and its own resolver finds them."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from godoris import resources

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(resources.root())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


def test_no_resource_is_missing_from_the_wheel(wheel: Path) -> None:
    root = resources.root()
    wanted = {
        f"godoris/{path.relative_to(root).as_posix()}"
        for folder in ("assets", "palm_profile")
        for path in (root / folder).rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    code = root / "src"
    wanted |= {
        path.relative_to(code).as_posix()
        for path in code.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        assert wanted - set(archive.namelist()) == set()


def test_the_wheels_own_resolver_finds_its_resources(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    program = (
        "from godoris import resources\n"
        "from godoris.palm import glyphs\n"
        "assert glyphs.load('std').has('가')\n"
        "print(resources.root())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()) == tmp_path / "godoris"
