"""Print what Godoris takes of this machine, beside its limits: `python -m godoris.tools.measure`.

The window's figures are taken on the display there is; without one SDL's dummy driver stands in for it.
"""

import argparse
import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from godoris.tools.measure import engine, frame, thought, window
from godoris.tools.measure.figure import table


def main(argv: list[str] | None = None) -> int:
    """Measure; 1 when a limit is not kept."""
    parser = argparse.ArgumentParser(prog="measure", description="Measure speed, memory and load.")
    parser.parse_args(argv)
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    try:
        figures = window.figures()
    except window.ProbeError as error:
        print(f"measure: the window did not come up: {error}", file=sys.stderr)
        return 1
    figures += [frame.figure(), engine.state_size(), engine.saved_size()]
    figures += [*engine.speed(), engine.traced_peak(), *thought.times(), thought.traced_peak()]
    print(table(figures))
    return 0 if all(figure.ok is not False for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
