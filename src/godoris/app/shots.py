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

_PATIENCE = 4000
"""Ticks within which every screen is reached."""
_GAMES = 12
"""Finished games behind the Score Board's picture."""


class ShotError(ValueError):
    """A picture that cannot be made; the text says which and why."""


@dataclass(frozen=True)
class Shot:
    """A screen: the record that it starts from, how it is reached from the Table, how many moves are shown.

    last: so many moves of the record are made with motion, the ones before at once.
    """

    record: str
    reach: Callable[[Godoris], None]
    last: int = 0


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


# --- how screens are reached ---


def until(app: Godoris, reached: Callable[[], bool], what: str) -> None:
    """Let ticks pass until something is so."""
    for _ in range(_PATIENCE):
        if reached():
            return
        app.system.tick()
    raise ShotError(f"the record does not lead to {what}")


def _still(app: Godoris) -> None:
    until(app, lambda: not app.director.busy, "a Table at rest")


def _form(name: str) -> Callable[[Godoris], None]:
    def reach(app: Godoris) -> None:
        until(app, lambda: app.system.find(name) is not None, name)

    return reach


def _popup(name: str) -> Callable[[Godoris], None]:
    def reach(app: Godoris) -> None:
        _still(app)
        app.system.post(Menu(name))
        _form(name)(app)

    return reach


def _hand(wanted: Callable[[plays.Options], bool], form: str = "") -> Callable[[Godoris], None]:
    """Tap the first hand card that can be played in a certain way."""

    def reach(app: Godoris) -> None:
        _still(app)
        for card in cards(app.view.hand):
            if wanted(plays.options(app.view, card)) and app.table:
                app.table.play_slot(app.director.displayed().hand.index(card))
                app.system.pump()
                return
        raise ShotError("the record has no hand card to play so")

    return reach


def _banner(app: Godoris) -> None:
    def shown() -> bool:
        frame = app.director.frame()
        return frame.banner is not None and not frame.sprites

    until(app, shown, "a banner")


def _flight(app: Godoris) -> None:
    until(app, lambda: bool(app.director.frame().sprites), "a card in the air")
    app.system.tick(9)


def _start(app: Godoris) -> None:
    app.system.goto("start")


def _menu(app: Godoris) -> None:
    _still(app)
    app.system.post(KeyDown(key=Key.MENU))
    app.system.pump()


def _expanded(app: Godoris) -> None:
    _still(app)
    scene = app.director.displayed()
    targets = [target for target in group_targets(scene) if target.first]
    if app.table and targets:
        app.table.act(max(targets, key=lambda target: len(scene.group_places(*target[1:]))))


def _log(app: Godoris) -> None:
    _still(app)
    if app.table:
        app.table.act(Target("chat"))


def _rule(app: Godoris) -> None:
    _still(app)
    app.show_rule(app.director.log[-1])


def _captured(app: Godoris) -> None:
    _form("result")(app)
    app.system.post(CtlSelect("result", "cards"))
    app.system.pump()


def _show(app: Godoris) -> None:
    _form("show")(app)


def _figures(app: Godoris) -> None:
    app.set_prefs(app.prefs.replace(month_figures=True))
    _still(app)


SHOTS: dict[str, Shot] = {
    "start": Shot("table", _start),
    "table": Shot("table", _still),
    "figures": Shot("table", _figures),
    "flight": Shot("table", _flight, last=1),
    "choose": Shot("choose", _hand(lambda way: bool(way.pair))),
    "choose_flip": Shot("choose_flip", lambda app: app.system.tick(2)),
    "heundeum": Shot("heundeum", _hand(lambda way: way.shake)),
    "poktan": Shot("poktan", _hand(lambda way: way.poktan)),
    "poktan_cards": Shot("bombs", _still),
    "go_stop": Shot("go_stop", _form("go_stop")),
    **{
        f"banner_{name}": Shot(f"banner_{name}", _banner, last=1)
        for name in (
            "bbuk", "chock", "ddadak", "sseul", "pansseul", "poktan", "heundeum", "go", "nagari",
            "first_chock", "second_bbuk",
        )
    },
    "chongtong": Shot("chongtong", _form("chongtong")),
    "three_bbuk": Shot("three_bbuk", _form("chongtong")),
    "result": Shot("won", _form("result")),
    "result_lost": Shot("lost", _form("result")),
    "result_gobak": Shot("gobak", _form("result")),
    "nagari": Shot("nagari", _form("result")),
    "cards": Shot("won", _captured),
    "menu": Shot("table", _menu),
    "expanded": Shot("table", _expanded),
    "log": Shot("table", _log, last=19),
    "rule": Shot("table", _rule, last=19),
    "register": Shot("table", _popup("register")),
    "preferences": Shot("table", _popup("preferences")),
    "score_board": Shot("table", _popup("score_board")),
    "deal_number": Shot("table", _popup("deal_number")),
}  # fmt: skip
