"""Damaged saves by the thousand: no traceback, little memory, the last good copy is used, and told of."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("damage.py")


@pytest.mark.slow
def test_two_thousand_damaged_saves() -> None:
    out = subprocess.run([sys.executable, SCRIPT, "2000", "1"], capture_output=True, text=True)
    assert out.returncode == 0, out.stderr
    found = json.loads(out.stdout)
    assert found["saves"] == 2000
    assert found["last good, nothing lost"] > 500
    assert found["lost or older"] > 200
    assert found["newer"] > 0
