from pathlib import Path

import pytest

from godoris import resources
from godoris.app.cards_art import PICTURES, SIZES, Size, atlas_name, atlas_size, cell_place, cells
from godoris.palm.palette import GREY4, GREY16, KEY, SYSTEM, index
from godoris.tools import cards_atlas
from godoris.tools.cards_sheet import cut
from godoris.tools.palette import Depth, SourceError, load, read_letters

BUILT = resources.path("assets/built")
GRIDS: tuple[Size, ...] = ("mini", "card")

# The SVG reader rounds a little differently from one version of SDL to the next.
DRAWN_TOLERANCE = 0.003


@pytest.fixture(scope="module")
def sources() -> cards_atlas.Sources:
    return cards_atlas.read_sources(resources.path("assets"))


@pytest.mark.parametrize("size", SIZES)
def test_built_atlases_are_what_the_sources_give(sources: cards_atlas.Sources, size: Size) -> None:
    for depth, fresh in cards_atlas.atlases(sources, size).items():
        built = load(BUILT / atlas_name(size, depth))
        assert (built.width, built.height) == (fresh.width, fresh.height) == atlas_size(size)
        different = sum(a != b for a, b in zip(built.pixels, fresh.pixels, strict=True))
        assert different <= (0 if size in GRIDS else DRAWN_TOLERANCE * len(fresh.pixels))


@pytest.mark.parametrize(("depth", "greys"), [("grey16", GREY16), ("grey4", GREY4)])
@pytest.mark.parametrize("size", SIZES)
def test_a_grey_atlas_holds_its_greys_alone(size: Size, depth: Depth, greys: tuple[int, ...]) -> None:
    assert set(load(BUILT / atlas_name(size, depth)).pixels) <= {*greys, KEY}


@pytest.mark.parametrize("size", SIZES)
def test_cells_fill_the_atlas_without_overlap(size: Size) -> None:
    places = {cell_place(size, i) for i in range(len(cells(size)))}
    width, height = SIZES[size]
    assert len(places) == len(cells(size))
    assert all(x + width <= atlas_size(size)[0] and y + height <= atlas_size(size)[1] for x, y in places)


def test_small_cards_have_no_hole_and_drawn_cards_only_round_corners() -> None:
    for size in SIZES:
        atlas = load(BUILT / atlas_name(size, "colour"))
        for i, code in enumerate(PICTURES):
            card = cut(atlas, size, i)
            holes = [(p % card.width, p // card.width) for p, v in enumerate(card.pixels) if v == KEY]
            reach = 0 if size in GRIDS else SIZES[size][0] // 18
            for x, y in holes:
                near = min(x, card.width - 1 - x) + min(y, card.height - 1 - y)
                assert near <= reach, f"{code} {size}: hole at {x},{y}"
            assert bool(holes) == (size not in GRIDS)


@pytest.mark.parametrize("name", ["cards", "cards-svg"])
def test_colours_are_those_of_the_handheld(name: str) -> None:
    for letter in read_letters(resources.path(f"assets/{name}/palette.txt")).values():
        assert SYSTEM[index(letter.rgb)] == letter.rgb


def test_every_letter_of_the_grids_is_used(sources: cards_atlas.Sources) -> None:
    grids = [*sources.cards.values(), *sources.minis.values()]
    assert {letter for grid in grids for row in grid for letter in row} == set(sources.letters)


def test_missing_grid_is_named(tmp_path: Path) -> None:
    assets = resources.path("assets")
    (tmp_path / "cards").mkdir()
    for path in (assets / "cards").glob("*.txt"):
        if path.name != "bonus.txt":
            (tmp_path / "cards" / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(SourceError, match=r"cards: no 18x27 of B0 B1"):
        cards_atlas.read_sources(tmp_path)


def test_a_second_argument_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_atlas.main(["a", "b"]) == 2
    assert "usage" in capsys.readouterr().err
