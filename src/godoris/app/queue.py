"""Steps of motion that wait, the one that plays, and what of it is to be seen and heard."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from godoris.app.layout import CARD
from godoris.app.motion import SPEEDS, TO_TABLE, Banner, Effect, Flight, Frame, Line, Spark, Speed, Step
from godoris.app.scene import Scene
from godoris.cards import mask
from godoris.frozen import replace
from godoris.palm.geometry import Rect


class Queue:
    """Plays steps one after the other.

    lines, tones: what is due to be said and sounded since they were last taken away.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lines: list[Line] = []
        self.tones: list[str] = []
        self._speed = SPEEDS["medium"]
        self._steps: deque[Step] = deque()
        self._tick = 0
        self._banner: Banner | None = None
        self._banner_tick = 0
        self._effects: list[tuple[Spark, Rect, int]] = []
        self._bare: tuple[Scene, int, int, Scene] | None = None

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._steps)

    @property
    def tail(self) -> Scene:
        """The Scene once everything in the queue has been played."""
        return self._steps[-1].after if self._steps else self.scene

    # --- in ---

    def pace(self, speed: Speed) -> None:
        """Go on at this speed; what plays keeps the part of it that is done."""
        if speed == self._speed:
            return
        if self._steps:
            before, now = self._steps[0].ticks(self._speed), self._steps[0].ticks(speed)
            self._tick = self._tick * now // before if before else 0
        self._banner_tick = self._banner_tick * speed.banner // self._speed.banner
        self._speed = speed

    def add(self, steps: Iterable[Step]) -> None:
        """Put steps at the end."""
        idle = not self._steps
        self._steps.extend(steps)
        if idle:
            self._begin()

    def clear(self, scene: Scene) -> None:
        """Forget all motion: this is the Scene now."""
        self._steps.clear()
        self.scene = scene
        self._still()

    # --- time ---

    def tick(self) -> None:
        """Let one tick pass."""
        if not self._steps:
            return
        self._tick += 1
        self._banner_tick += 1
        self._effects = [(kind, rect, age + 1) for kind, rect, age in self._effects if age < self._life(kind)]
        for flight in self._steps[0].flights:
            if flight.lands(self._speed) == self._tick:
                self._landed(flight)
        if self._over():
            self._end()

    def finish(self) -> None:
        """Bring the motion that plays to its end at once; what has not landed yet is heard."""
        if not self._steps:
            return
        late = [f for f in self._steps[0].flights if f.lands(self._speed) > self._tick]
        if late:
            self._landed(late[-1])
        self._end()

    def _over(self) -> bool:
        step = self._steps[0]
        if self._tick < step.ticks(self._speed):
            return False
        return not step.holds or self._banner_tick >= self._speed.banner

    def _landed(self, flight: Flight) -> None:
        if flight.tone:
            self.tones.append(flight.tone)
        if flight.spark:
            self._spark(flight.spark, flight.around or Rect(*flight.end, *CARD))

    def _spark(self, kind: Spark, rect: Rect) -> None:
        if self._life(kind):
            self._effects.append((kind, rect, 0))

    def _life(self, kind: Spark) -> int:
        return self._speed.sweep if kind == "sweep" else self._speed.spark

    def _end(self) -> None:
        self.scene = self._steps.popleft().after
        self._begin()

    def _begin(self) -> None:
        """Begin the next step that takes time."""
        while self._steps:
            step = self._steps[0]
            self._tick = 0
            if step.banner is not self._banner:
                self._banner, self._banner_tick = step.banner, 0
            self.lines.extend(step.lines)
            if step.tone:
                self.tones.append(step.tone)
            for kind, rect in step.effects:
                self._spark(kind, rect)
            if not self._over():
                return
            for flight in step.flights[-1:]:
                self._landed(flight)
            self.scene = self._steps.popleft().after
        self._still()

    def _still(self) -> None:
        self._tick = 0
        self._banner = None
        self._effects.clear()

    # --- out ---

    def frame(self) -> Frame:
        """What is to be seen now."""
        if not self._steps:
            return Frame(self.scene)
        step, tick, speed = self._steps[0], self._tick, self._speed
        flying = tuple(flight for flight in step.flights if tick < flight.ends(speed))
        left = [f for f in flying if tick >= f.leaves(speed) or not (f.opens or f.shut)]
        sprites = [flight.at(tick, speed) for flight in left]
        effects = tuple(Effect(kind, rect, age, self._life(kind)) for kind, rect, age in self._effects)
        banner = self._banner if self._banner_tick < speed.banner else None
        scene = self._without(step.under or step.after, flying, left)
        age, slide = (self._banner_tick, speed.slide) if banner else (0, 0)
        return Frame(scene, tuple(sprites), banner, age, slide, effects)

    def _without(self, scene: Scene, flying: Sequence[Flight], left: Sequence[Flight]) -> Scene:
        """The Scene without the cards in the air; the same object as long as nothing changes.

        Cards of a deal that have not `left` are still on the stock.
        """
        if not flying:
            return scene
        bare = self._bare
        if bare is None or bare[0] is not scene or bare[1:3] != (len(flying), len(left)):
            counts = list(scene.counts)
            for flight in flying:
                if flight.dealt is not None and flight.dealt != TO_TABLE:
                    counts[flight.dealt] -= 1
            seen = replace(
                scene,
                hidden=mask(flight.card for flight in flying if flight.card >= 0 and not flight.shut),
                stock=scene.stock + len(flying) - len(left),
                counts=tuple(counts),
            )
            self._bare = bare = scene, len(flying), len(left), seen
        return bare[3]
