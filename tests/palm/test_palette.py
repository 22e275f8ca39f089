import pytest

from godoris.palm import palette


@pytest.mark.parametrize(
    ("index", "rgb"),
    [
        (0, (0xFF, 0xFF, 0xFF)),
        (0x19, (0xCC, 0xCC, 0xCC)),  # field lines
        (0x59, (0x33, 0x00, 0x99)),  # selected fill, form titles
        (215, (0x11, 0x11, 0x11)),
        (224, (0xEE, 0xEE, 0xEE)),
        (225, (0xC0, 0xC0, 0xC0)),
        (229, (0x00, 0x80, 0x80)),
        (255, (0, 0, 0)),
    ],
)
def test_known_entries_of_the_system_palette(index: int, rgb: palette.RGB) -> None:
    assert palette.SYSTEM[index] == rgb
    assert palette.index(rgb) == index


def test_every_web_colour_is_there_once_and_the_rest_is_black() -> None:
    assert len(palette.SYSTEM) == 256
    assert len(set(palette.SYSTEM[:230])) == 230
    assert set(palette.SYSTEM[230:]) == {(0, 0, 0)}


def test_the_colour_key_is_never_the_index_of_a_colour() -> None:
    assert palette.SYSTEM[palette.KEY] == (0, 0, 0)
    assert palette.index((0, 0, 0)) == palette.BLACK
    assert palette.nearest((1, 1, 2)) == palette.BLACK


def test_greys_rise_evenly_from_black_to_white() -> None:
    assert [palette.SYSTEM[i][0] for i in palette.GREY16] == [level * 17 for level in range(16)]
    assert [palette.SYSTEM[i][0] for i in palette.GREY4] == [0, 85, 170, 255]
    assert (palette.GREY4[0], palette.GREY4[3]) == (palette.BLACK, palette.WHITE)


def test_nearest() -> None:
    assert palette.SYSTEM[palette.nearest((250, 5, 3))] == (255, 0, 0)
    assert palette.SYSTEM[palette.nearest((0x12, 0x10, 0x11))] == (0x11, 0x11, 0x11)


@pytest.mark.parametrize("text", ["", "#12345", "#GG0000", "red", "#1234567"])
def test_parse_refuses(text: str) -> None:
    with pytest.raises(ValueError, match="#RRGGBB"):
        palette.parse(text)


def test_parse() -> None:
    assert palette.parse("#330099") == palette.parse("330099") == (0x33, 0, 0x99)
