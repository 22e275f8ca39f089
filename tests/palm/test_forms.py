"""Every form of the product in both languages: nothing off the screen, cut off, covered or out of reach."""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from time import perf_counter

import pytest

from godoris import resources
from godoris.palm.check import problems
from godoris.palm.resources import LANGUAGES, Resources
from godoris.palm.strings import places
from godoris.palm.tables import read
from palm.kit import FONTS, Handheld

FOLDER = resources.path("palm_profile")
NOT_FORMS = ("menus", "alerts", "system")
NAMES = sorted(file.stem for file in (FOLDER / "forms").glob("*.toml") if file.stem not in NOT_FORMS)


@cache
def hand(language: str) -> Handheld:
    return Handheld(FOLDER, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_forms_are_in_order(name: str, language: str) -> None:
    made = hand(language)
    made.system.goto(name)
    assert problems(made.top, made.canvas) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_modal_form_says_what_it_is_for(name: str) -> None:
    for language in LANGUAGES:
        form = Resources(FOLDER, language, FONTS).form(name)
        assert bool(form.tips or form.help) == form.modal, name


def entries(kind: str) -> Iterator[str]:
    for stem in (kind, "system"):
        file = FOLDER / "forms" / f"{stem}.toml"
        if file.is_file():
            yield from read(file).table(kind).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(entries("menus")))
def test_menus_fit_the_screen_and_have_a_letter_of_its_own_for_each_item(name: str, language: str) -> None:
    menus = hand(language).resources.menu(name)
    own = [item.key for menu in menus for item in menu.items if item.id]
    assert all(own)
    assert len(set(own)) == len(own)
    if name != "edit":  # Edit comes on top where there is a field
        menus += hand(language).resources.menu("edit")
    bold, std = FONTS["bold"], FONTS["std"]
    assert 4 + sum(bold.width(menu.title) + 7 for menu in menus) <= 160
    for menu in menus:
        assert max(std.width(item.text) + 24 + std.width(item.key) for item in menu.items) <= 156
        assert 15 + 12 * len(menu.items) <= 158


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(entries("alerts")))
def test_alerts_can_be_read(name: str, language: str) -> None:
    alert = hand(language).resources.alert(name)
    assert len(FONTS["bold"].wrap(alert.text, 120)) <= 6
    assert FONTS["bold"].width(alert.title) <= 128


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_drawn(language: str) -> None:
    strings = hand(language).resources.strings
    missing = {
        (key, char)
        for key in sorted(strings.keys())
        for char in strings.raw(key)
        if char != "\n" and not FONTS["std"].has(char)
    }
    assert missing == set()


def test_both_languages_have_the_same_keys_and_places() -> None:
    english, korean = (hand(language).resources.strings for language in LANGUAGES)
    assert english.keys() ^ korean.keys() == set()
    different = [key for key in sorted(english.keys()) if places(english.raw(key)) != places(korean.raw(key))]
    assert different == []


def test_a_whole_form_is_drawn_in_less_than_5_ms() -> None:
    made = Handheld(FOLDER, "ko", "colour16", 2)
    slow = {}
    for name in NAMES:
        made.system.goto(name)
        made.draw()
        times = []
        for _ in range(5):
            made.system.damage()
            start = perf_counter()
            made.system.draw()
            times.append(perf_counter() - start)
        if min(times) >= 0.005:
            slow[name] = min(times)
    assert slow == {}


def test_the_kit_is_light_to_import() -> None:
    """No library beside pygame, and nothing of pygame set going."""
    code = (
        "import sys, pygame; before = set(sys.modules); import godoris.palm.system;"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names);"
        "assert new <= {'godoris'}, new;"
        "assert not (pygame.get_init() or pygame.font.get_init() or pygame.display.get_init())"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_kit_knows_nothing_of_cards() -> None:
    words = ("kwang", "hwatu", "godori!", "bbuk", "sseul", "poktan", "heundeum", "deck")
    folder = resources.path("src/godoris/palm")
    if folder.is_dir():
        for file in folder.rglob("*.py"):
            text = file.read_text("utf-8").lower()
            assert [word for word in words if word in text] == [], file
