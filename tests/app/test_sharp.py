"""At double density nothing is plainly doubled: cards have drawings of their own, text is smoothed."""

from __future__ import annotations

import pygame
import pytest

from app.screens import LANGUAGES, seen
from app.table import FONTS
from godoris.app import shots
from godoris.app.cards_art import FACES, CardArt, Size
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import Rect

SIZES: list[tuple[Size, Size]] = [("mini", "card"), ("card", "double"), ("double", "large")]
"""What a card is drawn with at density 1 and 2: as a mini, as a card, under a held pen."""


LINE = Rect(0, 0, 160, 18)


def doubled(pixels: bytes, side: int) -> bytes:
    """Every pixel four times."""
    small = pygame.image.frombuffer(pixels, (side, len(pixels) // side), "P")
    large = pygame.transform.scale_by(small, 2)
    return bytes(large.get_buffer().raw)


@pytest.mark.parametrize("depth", ["colour", "grey16", "grey4"])
@pytest.mark.parametrize(("single", "double"), SIZES)
def test_no_card_is_doubled(single: Size, double: Size, depth: str) -> None:
    art = CardArt(depth)  # type: ignore[arg-type]
    for code in FACES:
        small, large = art.sprite(code, single), art.sprite(code, double)
        same = pygame.transform.scale_by(small, 2)
        assert same.get_width() == large.get_width()
        places = [(x, y) for y in range(same.get_height()) for x in range(same.get_width())]
        assert any(same.get_at_mapped(place) != large.get_at_mapped(place) for place in places), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_text_is_doubled(language: str) -> None:
    lines = {line for what in shots.names() for line in seen(what, language).lines}
    assert len(lines) > 200
    single, double = (Canvas.standard("colour16", density, FONTS) for density in (1, 2))
    same = set()
    for text, face in lines:
        for canvas in (single, double):
            canvas.fill(LINE, "form_fill")
            canvas.text(text, 2, 2, face=face)
        small, large = single.pixels[: 160 * LINE.height], double.pixels[: 320 * 2 * LINE.height]
        if text.strip() and doubled(bytes(small), 160) == large:
            same.add((text, face))
    assert same == set()
