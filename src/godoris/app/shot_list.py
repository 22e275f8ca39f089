"""Every screen that `godoris shot` draws, in the order of docs/screens.md."""

from __future__ import annotations

from errno import ENOSPC

from godoris.app import shot_ways as ways
from godoris.app.shot_help import HELP
from godoris.app.shot_tables import TABLES
from godoris.app.shot_ways import Shot
from godoris.match.store import Notice
from godoris.palm.events import CtlSelect, Key, KeyDown

_BANNERS = (
    "bbuk", "chock", "ddadak", "sseul", "pansseul", "poktan", "heundeum", "go", "nagari", "first_chock",
    "second_bbuk",
)  # fmt: skip

_TABLE = {
    "table": Shot("table", ways.still),
    "figures": Shot("table", ways.figures),
    "flight": Shot("table", ways.flight, last=1),
    "navigator": Shot("table", ways.then(ways.still, KeyDown(key=Key.NAV_DOWN), KeyDown(key=Key.NAV_RIGHT))),
    "spread": Shot("table", ways.pressed("stack")),
    "magnified": Shot("table", ways.magnified),
    "choose": Shot("choose", ways.hand(lambda way: bool(way.pair))),
    "choose_flip": Shot("choose_flip", lambda app: app.system.tick(2)),
    "purse": Shot("table", ways.act("name", 1)),
    "expanded": Shot("table", ways.expanded),
    "heundeum_shown": Shot("banner_heundeum", ways.shown),
    "log": Shot("table", ways.act("chat"), last=19),
    "rule": Shot("table", ways.rule, last=19),
    "poktan_cards": Shot("bombs", ways.still),
    "crowded_table": Shot("crowded_table", ways.quiet, prepare=ways.crowded),
    "crowded_own": Shot("crowded_own", ways.still, prepare=ways.crowded),
    "crowded_pee": Shot("crowded_pee", ways.act("name", 2), prepare=ways.crowded),
    "crowded_others": Shot("crowded_others", ways.act("name", 1), prepare=ways.crowded),
    "expanded_pee": Shot("crowded_pee", ways.act("group", 0, 3), prepare=ways.crowded),
}

_GAME = {
    "heundeum": Shot("heundeum", ways.hand(lambda way: way.shake)),
    "poktan": Shot("poktan", ways.hand(lambda way: way.poktan)),
    "go_stop": Shot("go_stop", ways.form("go_stop")),
    **{f"banner_{name}": Shot(f"banner_{name}", ways.banner, last=1) for name in _BANNERS},
    "banner_redeal": Shot("table", ways.redeal),
    "chongtong": Shot("chongtong", ways.form("chongtong")),
    "three_bbuk": Shot("three_bbuk", ways.form("chongtong")),
    "result": Shot("won", ways.form("result")),
    "result_lost": Shot("lost", ways.form("result")),
    "result_gobak": Shot("gobak", ways.form("result")),
    "nagari": Shot("nagari", ways.form("result")),
    "cards": Shot("won", ways.then(ways.form("result"), CtlSelect("result", "cards"))),
    "result_menu": Shot("won", ways.then(ways.form("result"), KeyDown(key=Key.MENU))),
    "beamed": Shot("won", ways.alert("beamed", ways.form("result"))),
}

_FORMS = {
    "menu": Shot("table", ways.keyed(Key.MENU)),
    "menu_options": Shot("table", ways.then(ways.keyed(Key.MENU), KeyDown(key=Key.NAV_RIGHT))),
    "preferences": Shot("table", ways.popup("preferences")),
    "player_name": Shot(
        "table", ways.then(ways.popup("preferences"), CtlSelect("preferences", "name")), prepare=ways.crowded
    ),
    "keyboard": Shot(
        "table",
        ways.then(
            ways.popup("preferences"), CtlSelect("preferences", "name"), CtlSelect("player_name", "keyboard")
        ),
    ),
    "graffiti": Shot("table", ways.keyed(Key.GRAFFITI_HELP)),
    "score_board": Shot("table", ways.popup("score_board")),
    **{
        f"score_board_{page}": Shot(
            "table", ways.tapped("score_board", f"page{page}", ways.popup("score_board"))
        )
        for page in (2, 3, 4)
    },
    "reset": Shot("table", ways.alert("reset", ways.popup("score_board"))),
    "deal_number": Shot("table", ways.popup("deal_number")),
    "new_game": Shot("table", ways.alert("new_game")),
    "register": Shot("table", ways.popup("register")),
    "save": Shot("table", ways.alert("save")),
    "find": Shot("table", ways.keyed(Key.FIND)),
    "reckoning": Shot(
        "go_stop", ways.then(ways.form("go_stop"), CtlSelect("go_stop", "go"), KeyDown(key=Key.CALC))
    ),
    "launcher": Shot("table", ways.keyed(Key.LAUNCH)),
    "device": Shot("table", ways.popup("device")),
    **{
        name: Shot("table", ways.alert(name))
        for name in ("second_copy", "last_good", "lost", "newer", "low_battery")
    },
    "cannot_save": Shot("table", ways.notice(Notice("cannot_save", code=ENOSPC))),
}

SHOTS: dict[str, Shot] = {"start": Shot("table", ways.start), **_TABLE, **_GAME, **_FORMS, **TABLES, **HELP}
