from pathlib import Path

import pytest

from godoris import resources
from godoris.app.cards_art import PICTURES
from godoris.palm.palette import GREY4, KEY, SYSTEM
from godoris.tools import cards_svg_check
from godoris.tools.cards_atlas import from_grid
from godoris.tools.cards_grid import read_all
from godoris.tools.cards_raster import by_colour, flat, full, indexed, used
from godoris.tools.cards_svg import DRAWINGS, draw
from godoris.tools.cards_svg.pen import Card, at, number, transform
from godoris.tools.palette import SourceError, read_letters

FOLDER = resources.path("assets/cards-svg")
SIZE = (36, 54)
SAME = 36.0
"""Mean distance of a channel, 0-255, up to which two pictures count as one composition."""

COLOURS = by_colour(read_letters(FOLDER / "palette.txt"))


@pytest.mark.parametrize("code", PICTURES)
def test_the_file_is_what_the_program_draws(code: str) -> None:
    assert (FOLDER / f"{code}.svg").read_text(encoding="utf-8") == draw(code)


def test_every_card_is_drawn_and_nothing_else() -> None:
    assert set(DRAWINGS) == set(PICTURES)


def test_the_drawings_have_no_fault() -> None:
    assert cards_svg_check.check(FOLDER) == []


def test_every_colour_of_the_palette_is_used() -> None:
    text = "".join(draw(code) for code in PICTURES)
    assert set(COLOURS) == {full(colour) for colour in cards_svg_check.COLOUR.findall(text)}


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="108" viewBox="0 0 72 108">'


@pytest.mark.parametrize(
    ("inside", "fault"),
    [
        ("<text>a</text>", "element text"),
        ("<clipPath/>", "element clipPath"),
        ("<mask/>", "element mask"),
        ('<use href="#a"/>', "element use"),
        ("<symbol/>", "element symbol"),
        ("<pattern/>", "element pattern"),
        ('<image href="a.png"/>', "element image"),
        ("<filter/>", "element filter"),
        ('<svg width="1" height="1"/>', "element svg"),
        ('<g id="a"/>', "attribute id on g"),
        ('<path d="M0 0L1 1" fill="red"/>', "colour red"),
        ('<path d="M0 0L1 1" fill="hsl(0,50%,50%)"/>', "colour hsl"),
        ('<path d="M0 0L1 1" fill="#123456"/>', "colour #123456"),
        ('<path d="M0 0L1 1"/>', "path without fill"),
        ('<path d="M0 0a1 1 0 0 0 1 1" fill="none"/>', "path data"),
        ('<circle cx="1" cy="1" r="5%" fill="none"/>', "r=5%"),
        ('<path d="M0 0" fill="none" stroke="#000" stroke-width="1"/>', "stroke-width 1"),
        ("<!-- a -->", "comment"),
        ("<g>word</g>", "text in g"),
        ("<g>", "not well formed"),
    ],
)
def test_what_the_reader_would_drop_is_refused(tmp_path: Path, inside: str, fault: str) -> None:
    path = tmp_path / "1K.svg"
    path.write_text(f"{HEAD}{inside}</svg>", encoding="utf-8")
    assert any(fault in found for found in cards_svg_check.faults(path, frozenset(COLOURS)))


def test_a_missing_and_a_foreign_drawing_are_named(tmp_path: Path) -> None:
    for path in FOLDER.iterdir():
        if path.name != "5a.svg":
            (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "13K.svg").write_bytes((FOLDER / "1K.svg").read_bytes())
    assert cards_svg_check.check(tmp_path) == ["5a.svg: missing", "13K.svg: not a card"]


def test_greys_come_from_the_palette() -> None:
    svg = f'{HEAD}<rect x="0" y="0" width="72" height="54" fill="#C00"/></svg>'
    pixels = flat(svg, (4, 6), COLOURS)
    assert pixels == ["CC0000"] * 12 + [""] * 12
    assert set(indexed(pixels, (4, 6), "grey4", COLOURS).pixels) == {GREY4[1], KEY}


def test_a_pixel_takes_the_colour_that_covers_most_of_it() -> None:
    left = '<rect x="0" y="0" width="32" height="108" fill="#FC0"/>'
    right = '<rect x="32" y="0" width="40" height="108" fill="#C00"/>'
    assert flat(f"{HEAD}{left}{right}</svg>", (2, 3), COLOURS) == ["FFCC00", "CC0000"] * 3


def test_a_colour_outside_the_palette_is_named() -> None:
    with pytest.raises(SourceError, match="#123456"):
        used('<path fill="#123456"/>', COLOURS)


def quarters(pixels: bytearray, width: int, height: int) -> list[float]:
    """The mean colour of each quarter of a card, twelve channels."""
    sums = [[0.0] * 4 for _ in range(4)]
    for i, value in enumerate(pixels):
        if value != KEY:
            part = sums[2 * (i // width * 2 // height) + i % width * 2 // width]
            for k in range(3):
                part[k] += SYSTEM[value][k]
            part[3] += 1
    return [part[k] / part[3] for part in sums for k in range(3)]


def test_a_drawing_and_its_sprite_show_the_same_colours_in_the_same_places() -> None:
    letters = read_letters(resources.path("assets/cards/palette.txt"))
    cards, _ = read_all(resources.path("assets/cards"), tuple(letters))
    for code in PICTURES:
        small = quarters(from_grid(cards[code], "colour", letters).pixels, 18, 27)
        drawn = quarters(indexed(flat(draw(code), SIZE, COLOURS), SIZE, "colour", COLOURS).pixels, *SIZE)
        assert sum(abs(a - b) for a, b in zip(small, drawn, strict=True)) / 12 < SAME, code


def test_path_data_is_written_briefly() -> None:
    assert transform("M0 0L10 -0.04Z", at(1, 2)) == "M1 2L11 2Z"
    assert number(-0.01) == "0"
    card = Card()
    card.r(1, 2, 3, 4, "#FFFFFF")
    assert '<rect x="1" y="2" width="3" height="4" fill="#FFF"/>' in card.svg()
