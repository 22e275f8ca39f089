from pathlib import Path

import pygame
import pytest

from godoris import resources
from godoris.app.cards_art import BADGED, PICTURES, SIZES, CardArt, Size, atlas_name
from godoris.palm.palette import BLACK, KEY, SYSTEM, WHITE, nearest
from godoris.tools.palette import DEPTHS, Depth, load


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_card_has_a_sprite_of_each_size(depth: Depth) -> None:
    art = CardArt(depth)
    for size, pixels in SIZES.items():
        for code in PICTURES:
            sprite = art.sprite(code, size)
            assert sprite.get_size() == pixels
            assert sprite.get_bitsize() == 8
            assert sprite.get_colorkey() is not None


def test_indices_survive_the_way_from_source_to_screen() -> None:
    screen = pygame.Surface((160, 160), depth=8)
    screen.set_palette(SYSTEM)
    screen.fill(nearest((0, 102, 51)))
    screen.blit(CardArt().sprite("1K", "card"), (3, 4))
    atlas = load(resources.path("assets/built") / atlas_name("card", "colour"))
    for y in range(27):
        for x in range(18):
            assert screen.get_at_mapped((3 + x, 4 + y)) == atlas.pixels[y * atlas.width + x]


def test_a_badge_leaves_the_rest_of_the_card_alone() -> None:
    art = CardArt()
    for size in BADGED:
        for month in range(1, 13):
            badge = art.badge(month, size)
            width, height = badge.get_size()
            values = [badge.get_at_mapped((x, y)) for y in range(height) for x in range(width)]
            assert set(values) == {BLACK, WHITE, KEY}
            assert sum(v != KEY for v in values) <= 0.14 * width * height


@pytest.mark.parametrize("size", ["card", "double"])
def test_what_is_seen_of_a_covered_card_tells_its_month(size: Size) -> None:
    """5 px of 18 are seen of a captured card that another covers."""
    art, seen = CardArt(), 5 * SIZES[size][0] // 18
    strips = set()
    for month in range(1, 13):
        badge = art.strip(month, size)
        width, height = badge.get_size()
        marks = [[badge.get_at_mapped((x, y)) for x in range(width)] for y in range(height)]
        assert all(row[x] == KEY for row in marks for x in range(seen, width))
        strips.add(tuple(tuple(row[:seen]) for row in marks))
    assert len(strips) == 12


def test_sprites_are_cut_once_and_atlases_read_when_needed(tmp_path: Path) -> None:
    art = CardArt()
    assert art.sprite("5a", "mini") is art.sprite("5a", "mini")
    empty = CardArt("grey4", tmp_path)
    with pytest.raises(FileNotFoundError):
        empty.sprite("1K", "mini")


@pytest.mark.parametrize("code", ["13K", "", "B8", "month 13"])
def test_unknown_code_is_named(code: str) -> None:
    with pytest.raises(KeyError, match="no picture of"):
        CardArt().sprite(code, "card")


def test_minis_have_no_badge() -> None:
    with pytest.raises(KeyError):
        CardArt().badge(3, "mini")
