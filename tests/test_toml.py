import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from godoris import resources, toml
from godoris.tools import tables


@pytest.mark.parametrize("file", list(tables.files()), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_kept_table_is_what_the_parser_gives(file: Path) -> None:
    text = file.read_text("utf-8")
    assert toml.loads(text) == tomllib.loads(text)


def test_a_changed_text_is_parsed() -> None:
    text = resources.path("palm_profile/forms/start.toml").read_text("utf-8")
    assert toml.loads(text + "\n[new]\nkey = 1\n")["new"] == {"key": 1}


def test_each_table_is_a_new_one() -> None:
    text = resources.path("palm_profile/colours.toml").read_text("utf-8")
    toml.loads(text).clear()
    assert toml.loads(text)


def test_what_is_no_toml_is_a_fault() -> None:
    with pytest.raises(ValueError, match="line 1"):
        toml.loads("= 1")


START = """
import sys
from godoris.app.godoris import make_app
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.palm.look import Look
sitting = Sitting(None, lambda: 0.0, seed=1, first=Preferences(language="ko"))
sitting.new_game()
app = make_app(sitting, play_tone=lambda name: None, look=Look())
app.begin()
app.system.draw()
print(*sorted({"tomllib", "hashlib", "dataclasses"} & set(sys.modules) - set(BEFORE)))
"""


def test_a_start_parses_nothing_and_loads_no_openssl() -> None:
    program = "import sys, pygame\nBEFORE = list(sys.modules)\n" + START
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""
