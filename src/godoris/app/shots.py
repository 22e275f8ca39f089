"""Pictures of every screen by name, without a window: for `godoris shot` and for reference pictures.

A screen is reached as a person reaches it: a record is taken up, then events and ticks do the rest.
"""

from __future__ import annotations

from functools import cache
from random import Random

from pygame import transform
from pygame.surface import Surface

from godoris import resources
from godoris.app.godoris import Godoris, make_app
from godoris.app.shot_list import SHOTS
from godoris.app.shot_ways import Shot, ShotError
from godoris.engine import Phase, legal
from godoris.engine.record import Record, parse
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.match.statistics import Statistics
from godoris.palm import device as devices
from godoris.palm import lcd
from godoris.palm.look import Look
from godoris.palm.resources import Resources
from godoris.rules import STANDARD, Book

__all__ = ["SHOTS", "Shot", "ShotError", "names", "opened", "picture", "reached", "render", "shipped"]

_GAMES = 12
"""Finished games behind the Score Board's picture."""
CLOCK = (10, 31)
"""The time on pictures of the launcher."""


def names() -> list[str]:
    """What can be drawn, in the order of docs/screens.md."""
    return list(SHOTS)


def render(
    what: str,
    record: str | None = None,
    lang: str = "en",
    device: str = "palm3c",
    scale: int = 1,
    book: Book = STANDARD,
) -> Surface:
    """The picture of a screen as the device's LCD shows it; `record` is the text of a game record.

    160 pixels square at scale 1.  Raises ShotError, engine.RecordError, palm.device.DeviceError.
    """
    if what not in SHOTS:
        raise ShotError(f"no screen {what!r}; there are: {', '.join(SHOTS)}")
    if not 1 <= scale <= 16:
        raise ShotError(f"scale: expected 1 to 16, found {scale}")
    shot = SHOTS[what]
    found = parse(record, "<record>", book) if record is not None else shipped(shot.record)
    return picture(reached(shot, found, lang, device), scale)


def reached(shot: Shot, record: Record, lang: str, device: str) -> Godoris:
    """The application on a screen, which is drawn.  Raises ShotError, palm.device.DeviceError."""
    app = opened(record, lang, device, shot)
    shot.reach(app)
    app.system.draw()
    return app


def shipped(name: str) -> Record:
    """One of the records that come with the product."""
    file = resources.path(f"assets/shots/{name}.gsr")
    return parse(file.read_text("utf-8"), file.name)


def opened(record: Record, lang: str, device: str, shot: Shot) -> Godoris:
    """The application with a record on the Table, the last moves that a shot shows still to be seen."""
    first = Preferences(language=lang, speed="medium")
    sitting = Sitting(None, lambda: 0.0, seed=1, first=first)
    sitting.lasting.stats = _played()
    split = len(record.moves) - shot.last
    sitting.open_deal(record.deal, list(record.moves[:split]))
    if shot.prepare:
        shot.prepare(sitting)
    look, texts = Look(device=device), _texts()
    texts.set_language(lang)
    app = make_app(sitting, play_tone=lambda name: None, look=look, clock=lambda: CLOCK, resources=texts)
    for move in record.moves[split:]:
        app.play([move])
    return app


@cache
def _texts() -> Resources:
    """The texts and forms, read once for all pictures."""
    return Resources()


@cache
def _played() -> Statistics:
    """Figures of some finished games at random, for the Score Board to show."""
    sitting = Sitting(None, lambda: 0.0, seed=1)
    chance = Random(_GAMES)
    for _ in range(_GAMES):
        sitting.new_game()
        while sitting.game is not None and sitting.game.phase != Phase.OVER:
            options = legal(sitting.game)
            sitting.play(options[int(chance.random() * len(options))])
    return sitting.stats


def picture(app: Godoris, scale: int) -> Surface:
    """The canvas in the colours of the device's LCD, as true-colour pixels."""
    screen = devices.load(app.look.device)
    shown = app.system.canvas.view()
    shown.set_palette(lcd.colours(screen.lcd))
    out = Surface(shown.get_size(), 0, 32)
    out.blit(shown, (0, 0))
    if screen.density == 1 or scale % screen.density == 0:
        return transform.scale_by(out, scale // screen.density)
    return transform.scale(out, (160 * scale, 160 * scale))
