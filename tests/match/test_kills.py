"""A window killed with SIGKILL while it is played in: nothing is lost but at most the move being made."""

import json
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("kills.py")
HERE = sys.platform == "linux" and shutil.which("Xvfb") and find_library("Xtst")


@pytest.mark.slow
@pytest.mark.window
@pytest.mark.skipif(not HERE, reason="needs Xvfb and libXtst (comes with xdotool)")
def test_kills() -> None:
    """A few; docs/testing.md says how to run a thousand."""
    out = subprocess.run([sys.executable, SCRIPT, "25", "1"], capture_output=True, text=True, timeout=100)
    assert out.returncode == 0, out.stderr
    found = json.loads(out.stdout)
    assert found["kills"] == 25
    assert found["changes"] > 25
    assert found["games"] > 0
