"""Godoris in a real window, played by clicks and keys; what is asserted is what is on the screen."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.pair import QUICK, Pair, kept, reads
from app.table import FONTS
from godoris.palm import device
from godoris.palm.canvas import Canvas
from godoris.palm.controls.button import CheckBox
from godoris.palm.controls.popup import PopupList, PopupTrigger
from godoris.palm.events import Key, KeyDown, Modifier, TextInput
from godoris.palm.geometry import SCREEN, Rect
from shell.desktop import MISSING, Desktop, wait

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)}"),
]
TWELVE = Rect(0, 15, 160, 145)
"""The screen without the title of a main form, where the launcher has its clock."""


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    made = Desktop(tmp_path_factory.mktemp("desktop"))
    yield made
    made.end()


@pytest.fixture
def pair(desktop: Desktop, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Pair]:
    made = Pair(desktop, tmp_path / "home", getattr(request, "param", 7))
    made.same()
    yield made
    made.program.end()


def begin(pair: Pair) -> None:
    pair.press("start")
    pair.settle()


def replayed(home: Path, folder: Path) -> dict[str, list[int]]:
    """What `godoris replay` says of the last game that the program has kept."""
    file = folder / "game.gsr"
    file.write_text(kept(home).past[-1].game().record({}), "utf-8")
    command = [sys.executable, "-m", "godoris", "replay", "--json", str(file)]
    said = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    payments = said["result"].get("payments", [0, 0, 0])
    return {"payments": payments, "money": said["money"]}


def money_is_that_of_the_record(pair: Pair, folder: Path, purses: list[int]) -> list[int]:
    """Every amount on the result, read off the window; the new purses."""
    said = replayed(pair.program.home, folder)
    canvas = Canvas.standard("colour8", 1, FONTS)
    screen, words = pair.found(), pair.app.words
    after = [purse + amount for purse, amount in zip(purses, said["money"], strict=True)]
    for face, amounts, plus in (("bold", said["payments"], True), ("std", after, False)):
        for amount in amounts:
            text = words.money(amount, plus=plus)
            assert reads(screen, text, canvas, face) >= amounts.count(amount), text
    return after


def play_a_game(pair: Pair, *, keys: bool) -> None:
    """Until the result is shown."""
    games = pair.games
    for _ in range(200):
        pair.settle()
        if pair.form == "result":
            return
        pair.by_keys() if keys else pair.by_pen()
    raise AssertionError(f"no end after {pair.games - games} games")


@pytest.mark.parametrize("pair", [7], indirect=True)
def test_three_games_by_clicks(pair: Pair, tmp_path: Path) -> None:
    begin(pair)
    purses = [0, 0, 0]
    for number in range(3):
        play_a_game(pair, keys=False)
        assert len(kept(pair.program.home).past) == number + 1
        purses = money_is_that_of_the_record(pair, tmp_path, purses)
        pair.press("ok")
    assert any(purses)
    pair.settle()


@pytest.mark.parametrize("pair", [8], indirect=True)
def test_a_game_by_keys(pair: Pair, tmp_path: Path) -> None:
    names = {Key.TAB: "Tab", Key.NAV_SELECT: "Return"}

    def key(char: str = "", key: Key = Key.NONE) -> None:
        pair.strike(char or names[key], KeyDown(char=char, key=key))

    pair.key = key  # type: ignore[method-assign]
    pair.by_keys()
    play_a_game(pair, keys=True)
    money_is_that_of_the_record(pair, tmp_path, [0, 0, 0])
    pair.by_keys()
    pair.settle()


def choose(pair: Pair, trigger: str, row: int) -> None:
    """Open the list of a trigger and tap one of its rows."""
    pair.press(trigger)
    opened = pair.app.system.overlay
    assert isinstance(opened, PopupList)
    pair.same()
    rows = opened.rows
    pair.tap(rows.rect.x + 4, rows.rect.y + rows.height * row + rows.height // 2)
    popup = pair.control(trigger)
    assert isinstance(popup, PopupTrigger)
    assert popup.choice == row
    pair.same()


def test_every_preference_can_be_changed(pair: Pair) -> None:
    begin(pair)
    pair.strike("F2", KeyDown(key=Key.HARD_2))
    pair.same()
    top = pair.app.system.top
    assert top is not None
    changes = {"level": 1, "bet": 4, "speed": 0, "saving": 2, "sound": 1, "rules": 1, "language": 1}
    for page in ("page1", "page2"):
        pair.press(page)
        pair.same()
        for name, row in changes.items():
            if top.get(name, PopupTrigger).visible:
                choose(pair, name, row)
        for box in top.controls:
            if isinstance(box, CheckBox) and box.visible:
                pair.press(box.id)
        pair.same()
    pair.press("save")
    pair.settle()
    pair.program.end()
    prefs, first = kept(pair.program.home).prefs, QUICK
    assert prefs == pair.sitting.prefs
    for name in (*changes, "reduced_motion", "month_figures", "talk"):
        assert getattr(prefs, name) != getattr(first, name), name


def test_a_name_is_typed(pair: Pair) -> None:
    begin(pair)
    pair.strike("ctrl+r", KeyDown(char="r", modifiers=Modifier.COMMAND))
    pair.same()
    pair.press("name")
    wait(lambda: pair.found(Rect(2, 88, 156, 12)).get_at((20, 4)) != (255, 255, 255), "the form")
    pair.program.do("type", "--delay", "30", "Kim 2")
    pair.post(*(TextInput(char) for char in "Kim 2"))
    pair.same(Rect(0, 88, 110, 70))  # left of the caret
    pair.press("ok")
    pair.same()
    assert reads(pair.found(), "Kim 2", Canvas.standard("colour8", 1, FONTS), "std") == 1
    pair.press("save")
    pair.settle()


@pytest.mark.parametrize(
    ("stroke", "letter", "form"),
    [("ctrl+s", "s", "score_board"), ("ctrl+d", "d", "deal_number"), ("ctrl+v", "v", "device")],
)
def test_a_command_by_its_letter(pair: Pair, stroke: str, letter: str, form: str) -> None:
    begin(pair)
    pair.strike(stroke, KeyDown(char=letter, modifiers=Modifier.COMMAND))
    assert pair.form == form
    pair.same(Rect(0, 0, 160, 100) if form == "deal_number" else Rect(0, 0, 160, 160))
    pair.strike("Escape", KeyDown(key=Key.ESCAPE))
    pair.settle()


def test_the_handheld_is_changed_at_once_and_kept(pair: Pair) -> None:
    begin(pair)
    pair.strike("ctrl+v", KeyDown(char="v", modifiers=Modifier.COMMAND))
    pair.same()
    names = device.names()
    for name in ("palm3", "tungsten"):
        choose(pair, "device", names.index(name))
    for skin in ("silkscreen", "off"):
        pair.press(skin)
        pair.same()
    slider = pair.control("contrast").rect
    pair.tap(slider.x + 20, slider.centre[1])
    assert pair.app.look.contrast < 50
    pair.same()
    choose(pair, "scale", 2)
    assert pair.app.look.scale == 4
    pair.strike("minus", KeyDown(char="-"))
    pair.app.look = pair.app.look.replace(scale=2)  # the shell's own key
    pair.app.system.tick()
    pair.same()
    pair.press("done")
    pair.settle()
    pair.strike("m", KeyDown(char="m"))
    pair.strike("ctrl+s", KeyDown(char="s", modifiers=Modifier.COMMAND))
    pair.same()  # keys come in order: the one that shows nothing has been taken too
    pair.program.end()
    prefs = kept(pair.program.home).prefs
    assert (prefs.device, prefs.skin, prefs.scale, prefs.muted) == ("tungsten", "off", 2, True)
    assert prefs.contrast == pair.app.look.contrast


def test_the_game_is_resumed_from_the_launcher(pair: Pair) -> None:
    begin(pair)
    pair.by_pen()
    pair.settle()
    x, y, width, height = device.load(pair.app.look.device).areas["applications"]
    left, top, *_ = pair.pixels(Rect(x, SCREEN.height + y, width, height))
    pair.program.click(left + width, top + height)
    pair.post(KeyDown(key=Key.LAUNCH))
    assert pair.form == "launcher"
    pair.same(TWELVE)
    pair.press("godoris")
    pair.settle()
    pair.by_pen()
    pair.settle()
    pair.strike("Home", KeyDown(key=Key.LAUNCH))
    pair.same(TWELVE)
    pair.strike("Return", KeyDown(key=Key.NAV_SELECT))
    pair.strike("Return", KeyDown(key=Key.NAV_SELECT))
    pair.settle()


def test_a_signal_saves_and_the_next_start_resumes(pair: Pair, desktop: Desktop, tmp_path: Path) -> None:
    begin(pair)
    pair.by_pen()
    pair.settle()
    pair.program.end()
    assert pair.program.process.returncode == 0
    copy = tmp_path / "again"
    shutil.copytree(pair.program.home, copy)
    again = type(pair.program)(desktop, copy, "--seed", "7")
    try:
        pair.program = again
        pair.app.begin()  # as it is taken up anew: no slot of the table is remembered
        pair.settle()
    finally:
        again.end()
