"""Build everything that is built, in the order of what needs what: `python -m godoris.tools.assets`."""

import subprocess
import sys

STEPS = ("fonts", "cards_svg", "cards_atlas", "handheld", "tables")
"""The builders, modules of this package; the title picture needs fonts and cards."""


def main() -> int:
    """Run the builders one after the other; the exit status of the first that fails."""
    for step in STEPS:
        print(f"{step} ...", flush=True)
        status = subprocess.run([sys.executable, "-m", f"godoris.tools.{step}"], check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
