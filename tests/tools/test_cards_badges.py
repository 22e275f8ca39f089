from pathlib import Path

import pytest

from godoris import resources
from godoris.palm.palette import BLACK, KEY, WHITE
from godoris.tools.cards_badges import badge, read, strip
from godoris.tools.palette import SourceError

PATH = resources.path("assets/cards/badges/figures.txt")


def test_a_small_badge_is_white_on_black_in_the_corner() -> None:
    picture = badge(read(PATH), 10, (18, 27))
    marks = {KEY: " ", BLACK: ".", WHITE: "x"}
    rows = ["".join(marks[v] for v in picture.pixels[18 * y : 18 * y + 9]) for y in range(8)]
    assert rows == [
        ".......  ",
        ".x.xxx.  ",
        ".x.x.x.  ",
        ".x.x.x.  ",
        ".x.x.x.  ",
        ".x.xxx.  ",
        ".......  ",
        "         ",
    ]


def test_a_figure_on_a_strip_is_no_wider_than_the_strip() -> None:
    picture = strip(read(PATH), 12, (18, 27))
    marks = {KEY: " ", BLACK: ".", WHITE: "x"}
    rows = ["".join(marks[v] for v in picture.pixels[18 * y : 18 * y + 7]) for y in range(14)]
    assert rows == [
        ".....  ",
        "..x..  ",
        "..x..  ",
        "..x..  ",
        "..x..  ",
        "..x..  ",
        ".....  ",
        ".xxx.  ",
        "...x.  ",
        ".xxx.  ",
        ".x...  ",
        ".xxx.  ",
        ".....  ",
        "       ",
    ]


def test_badges_of_all_months_differ() -> None:
    for size in ((18, 27), (36, 54), (72, 108)):
        assert len({bytes(badge(read(PATH), month, size).pixels) for month in range(1, 13)}) == 12


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("figure 0 3x5\nxxx\n", "figure 0 3x5"),
        ("figure 0 3x1\nx?x\n", "equal rows of x and . in figure 0"),
        ("# nothing\n", "no figure 0 of 5"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "figures.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SourceError, match=message):
        read(path)
