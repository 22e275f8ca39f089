"""A window seen from inside its own process. `make measure` runs this file; nothing imports it.

    probe.py STILL SPAN bare WIDTH HEIGHT      a bare pygame-ce window of that size
    probe.py STILL SPAN godoris ARGUMENTS...   the program with these arguments

Prints a line of JSON at the first frame, {"clock": seconds since 1970, "size": [width, height]}, and another
after STILL and then SPAN seconds, {"rss": bytes or null, "load": share of a core in SPAN}; then it ends.
"""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any


def resident() -> int | None:
    """Bytes of memory this process holds at the moment; None where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - pathlib would be measured too
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        done = subprocess.run(["ps", "-o", "rss=", "-p", str(os.getpid())], capture_output=True, check=True)
        return int(done.stdout) * 1024
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def tell(**values: object) -> None:
    """Print a line for the parent."""
    print(json.dumps(values), flush=True)


def watch(still: float, span: float) -> None:
    """Wait for the window to come to rest, measure, end the process."""

    def measured() -> None:
        time.sleep(still)
        used, begun = time.process_time(), time.perf_counter()
        time.sleep(span)
        load = (time.process_time() - used) / (time.perf_counter() - begun)
        tell(rss=resident(), load=load)
        os._exit(0)

    threading.Thread(target=measured, daemon=True).start()


def at_first_frame(then: Callable[[], None]) -> None:
    """Have `pygame.display` report its first frame, and from then on work as before."""
    import pygame

    display: Any = pygame.display
    real = display.flip, display.update

    def first(show: Callable[..., None]) -> Callable[..., None]:
        def shown(*area: object) -> None:
            show(*area)
            display.flip, display.update = real
            tell(clock=time.time(), size=display.get_surface().get_size())
            then()

        return shown

    display.flip, display.update = map(first, real)


def bare(size: tuple[int, int]) -> None:
    """Open a window as Godoris does, with nothing in it, and look at its events now and then."""
    import pygame

    pygame.display.init()
    pygame.display.set_mode(size, pygame.RESIZABLE).fill((147, 158, 118))
    pygame.display.flip()
    while True:
        pygame.event.get()
        time.sleep(1 / 20)


def main() -> None:
    """Run one of the two."""
    still, span, kind, *rest = sys.argv[1:]
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # as godoris.shell does
    at_first_frame(lambda: watch(float(still), float(span)))
    if kind == "bare":
        bare((int(rest[0]), int(rest[1])))
    from godoris.cli import main as godoris

    sys.exit(godoris(rest))


if __name__ == "__main__":
    main()
