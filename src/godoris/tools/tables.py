"""Parse the TOML that a start reads: `python -m godoris.tools.tables` writes `assets/built/tables.txt`."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import godoris
from godoris import resources, toml

RESOURCES = (
    "palm_profile/*.toml", "palm_profile/devices/*.toml", "palm_profile/forms/*.toml",
    "palm_profile/strings/*.toml", "palm_profile/talk/*.toml", "assets/tones.toml", "assets/built/*.toml",
)  # fmt: skip
"""What is kept parsed; help and lessons are read when somebody opens them."""
BESIDE = ("rules/*.toml", "players/*.toml")
"""The same, beside the code."""


def files() -> Iterator[Path]:
    """The files that are kept parsed, in a fixed order."""
    for pattern in RESOURCES:
        yield from sorted(resources.root().glob(pattern))
    for pattern in BESIDE:
        yield from sorted(Path(godoris.__file__).parent.glob(pattern))


def build() -> str:
    """What `assets/built/tables.txt` holds."""
    lines = []
    for file in files():
        text = file.read_text("utf-8")
        table = json.dumps(tomllib.loads(text), ensure_ascii=False, separators=(",", ":"))
        lines.append(f"{toml.key(text)} {table}\n")
    return "".join(lines)


def main() -> int:
    """Write the file."""
    resources.path(toml.BUILT).write_text(build(), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
