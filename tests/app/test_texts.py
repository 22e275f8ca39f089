"""Every text is of use, and every character of every text can be drawn."""

from __future__ import annotations

import re

import pytest

from app.screens import LANGUAGES, seen
from app.table import FONTS
from godoris import resources
from godoris.app import shots
from godoris.palm.resources import Resources

_OWN = {"menu": "menus", "alert": "alerts", "system": "system"}
"""Sections whose texts are named in a file of another name."""


def read(folder: str, kind: str) -> list[str]:
    return [file.read_text("utf-8") for file in sorted(resources.path(folder).rglob(kind))]


def test_every_text_is_used() -> None:
    code = "\n".join(read("src/godoris", "*.py"))
    tables = "\n".join([*read("palm_profile/forms", "*.toml"), *read("palm_profile/help", "pages.toml")])
    forms = {
        file.stem: file.read_text("utf-8") for file in resources.path("palm_profile/forms").glob("*.toml")
    }
    made_up = set(re.findall(r'f"([a-z_]+[._][a-z0-9_]*)\{', code))
    unused = []
    for key in sorted(Resources(fonts=FONTS).strings.keys()):
        section, name = key.split(".")
        own = forms.get(_OWN.get(section, section), "")
        named = f'"{key}"' in code or f'"{key}"' in tables or re.search(rf'"{re.escape(name)}"', own)
        if section == "alert" and not re.search(rf'"{re.escape(name)}"', own):
            unused.append(key)  # "alert." begins the names of forms too
        elif not named and not any(key.startswith(start) for start in made_up):
            unused.append(key)
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", shots.names())
def test_no_line_of_text_is_cut(what: str, language: str) -> None:
    assert seen(what, language).cut == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_can_be_drawn(language: str) -> None:
    strings = Resources(language=language, fonts=FONTS).strings
    faces = ("std", "bold", "large")
    missing = {
        (key, char, face)
        for key in strings.keys()  # noqa: SIM118 - Strings is no dict
        for char in strings.raw(key)
        for face in faces
        if char != "\n" and not FONTS[face].has(char)
    }
    assert missing == set()
