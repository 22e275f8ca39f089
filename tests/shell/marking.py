"""A program for the tests with a real window: marks where the pen goes down and writes its events to a file.

python marking.py LOG DEVICE SCALE SKIN
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from godoris.palm.events import Event, Nil, PenDown
from godoris.palm.geometry import Rect
from godoris.shell.run import run
from shell.fakes import BLACK, FakeSystem, FakeVoice, program


class Marking(FakeSystem):
    def __init__(self, canvas: object, log: Path) -> None:
        super().__init__(canvas)  # type: ignore[arg-type]
        self.moving = False
        self.file = log.open("w", buffering=1, encoding="utf-8")

    def post(self, event: Event) -> None:
        if not isinstance(event, Nil):
            print(event, file=self.file)
        if isinstance(event, PenDown) and event.y < 160:
            self.canvas.fill(Rect(event.x, event.y, 1, 1), BLACK)


def main() -> None:
    log, device, scale, skin = sys.argv[1:]
    fake = program(device=device, scale=int(scale), skin=skin, grain=0)
    fake.system = Marking(fake.system.canvas, Path(log))
    print("ready", file=fake.system.file)
    run(fake, FakeVoice())
    print("asked", *fake.asked, file=fake.system.file)


if __name__ == "__main__":
    main()
