"""docs/playing.md says what the program says, and its pictures are there and small."""

import re

import pytest
from PIL import Image

from godoris import resources
from godoris.tools import docs_pictures
from godoris.tools.docs_pictures import FOLDER, PAGE, SCREENS

TEXT = resources.path(PAGE).read_text("utf-8")
PICTURES = re.findall(r"\]\((pictures/playing/[\w-]+\.png)\)", TEXT)


def test_the_page_has_the_words_of_the_program() -> None:
    assert docs_pictures.rewritten(TEXT, docs_pictures.help_words()) == TEXT


def test_every_picture_is_there_and_small() -> None:
    folder = resources.path(FOLDER)
    assert set(PICTURES) == {f"pictures/playing/{file.name}" for file in folder.glob("*.png")}
    assert {f"pictures/playing/{docs_pictures.screen_file(name)}" for name in SCREENS} <= set(PICTURES)
    assert all(file.stat().st_size < 10_000 for file in folder.glob("*.png"))


def test_pictures_have_the_size_of_what_they_show() -> None:
    words = docs_pictures.help_words()
    for page in docs_pictures.pages(words):
        drawn = docs_pictures.drawn(page, words)
        if drawn is not None:
            with Image.open(resources.path(FOLDER) / f"{page.id}.png") as kept:
                assert kept.size == drawn.size, page.id


@pytest.mark.parametrize("text", ["", docs_pictures.BEGIN, docs_pictures.END])
def test_a_page_without_a_place_for_the_words_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        docs_pictures.rewritten(text, docs_pictures.help_words())
