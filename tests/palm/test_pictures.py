import pygame
import pytest

from godoris.palm import palette
from godoris.palm.device import KINDS
from godoris.palm.pictures import Pictures


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("density", [1, 2])
def test_every_picture_can_be_read_at_its_size(kind: str, density: int) -> None:
    pictures = Pictures(kind, density)
    sizes = {name: pictures[name].get_size() for name in pictures.names()}
    assert sizes["information"] == (16 * density, 16 * density)
    assert sizes["tips"] == (12 * density, 11 * density)
    assert sizes["bbuk"] == (24 * density, 24 * density)
    assert sizes["title"] == (160 * density, 160 * density)


def test_a_picture_holds_indices_of_the_system_palette_and_the_key() -> None:
    picture = Pictures("colour8")["bbuk"]
    assert picture.get_bitsize() == 8
    assert picture.get_colorkey() is not None
    ground = pygame.Surface((24, 24), depth=8)
    ground.set_palette(list(palette.SYSTEM))
    ground.fill(7)
    ground.blit(picture, (0, 0))
    assert ground.get_at_mapped((0, 0)) == 7
    assert ground.get_at_mapped((7, 0)) == palette.BLACK


def test_doubled_pixels_are_those_of_the_picture() -> None:
    once, twice = Pictures("grey4", 1)["go"], Pictures("grey4", 2)["go"]
    for x in range(24):
        for y in range(24):
            around = {
                once.get_at_mapped((i, j))
                for i in range(max(x - 1, 0), min(x + 2, 24))
                for j in range(max(y - 1, 0), min(y + 2, 24))
            }
            assert twice.get_at_mapped((2 * x, 2 * y)) in around


def test_unknown_names() -> None:
    with pytest.raises(KeyError):
        Pictures("colour8")["dragon"]
    assert [palette.depth_of(kind) for kind in KINDS] == ["grey4", "grey16", "colour", "colour"]
