"""Pictures of every screen by name, without a window: for `godoris shot` and for reference pictures.

A screen is reached as a person reaches it: a record is taken up, then events and ticks do the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from pygame import transform
from pygame.surface import Surface

from godoris import resources
from godoris.app import plays
from godoris.app.godoris import Godoris, make_app
from godoris.app.targets import Target, group_targets
from godoris.cards import cards
from godoris.engine import Phase, legal
from godoris.engine.record import Record, parse
from godoris.match.preferences import Preferences
from godoris.match.sitting import Sitting
from godoris.palm import device as devices
from godoris.palm import lcd
from godoris.palm.events import CtlSelect, Key, KeyDown, Menu
from godoris.palm.look import Look
from godoris.rules import STANDARD, Book

_GAMES = 12
"""Finished games behind the Score Board's picture."""


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
    app = opened(found, lang, device, shot.last)
    shot.reach(app)
    app.system.draw()
    return picture(app, scale)


def shipped(name: str) -> Record:
    """One of the records that come with the product."""
    file = resources.path(f"assets/shots/{name}.gsr")
    return parse(file.read_text("utf-8"), file.name)


def opened(record: Record, lang: str, device: str, last: int = 0) -> Godoris:
    """The application with a record on the Table, its `last` moves still to be seen."""
    first = Preferences(language=lang, speed="medium")
    sitting = Sitting(None, lambda: 0.0, seed=1, first=first)
    play_games(sitting, _GAMES)
    split = len(record.moves) - last
    sitting.open_deal(record.deal, list(record.moves[:split]))
    app = make_app(sitting, play_tone=lambda name: None, look=Look(device=device))
    for move in record.moves[split:]:
        app.play([move])
    return app


def play_games(sitting: Sitting, count: int) -> None:
    """Finished games at random, for figures to show."""
    chance = Random(count)
    for _ in range(count):
        sitting.new_game()
        while sitting.game is not None and sitting.game.phase != Phase.OVER:
            options = legal(sitting.game)
            sitting.play(options[int(chance.random() * len(options))])


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
