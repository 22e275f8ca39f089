from pathlib import Path

import pygame
import pytest

from godoris import resources
from godoris.palm.device import load, names
from godoris.shell.skin import ICON
from godoris.tools.handheld import build, check, pictures
from godoris.tools.palette import DEPTHS, GREY4, GREY16, KEY, Picture, SourceError
from godoris.tools.palette import load as load_picture


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    return build.drawings()


def test_the_drawings_are_what_the_builder_draws(drawings: dict[str, str]) -> None:
    folder = resources.path("assets/handheld")
    assert set(drawings) == {path.name for path in folder.glob("*.svg")}
    for name, text in drawings.items():
        assert (folder / name).read_text(encoding="utf-8") == text, name


@pytest.fixture(scope="module")
def atlases() -> dict[str, Picture]:
    return build.atlases()


def test_the_atlases_are_what_the_grids_make() -> None:
    built = resources.path("assets/built")
    assert (built / "pictures.toml").read_text(encoding="utf-8") == pictures.index()
    for depth in DEPTHS:
        assert load_picture(built / f"pictures-{depth}.png") == pictures.atlas(depth)


def test_the_title_is_what_the_builder_draws(atlases: dict[str, Picture]) -> None:
    # curves may be rounded otherwise by another release of SDL's reader: a pixel in a hundred may differ
    for name, drawn in atlases.items():
        found = load_picture(resources.path(f"assets/built/{name}"))
        assert (found.width, found.height) == (drawn.width, drawn.height)
        differing = sum(a != b for a, b in zip(found.pixels, drawn.pixels, strict=True))
        assert differing * 100 <= len(found.pixels), name


def test_the_windows_icon_is_its_drawing() -> None:
    found, drawn = pygame.image.load(resources.path(ICON)), build.window_icon()
    assert found.get_size() == drawn.get_size()
    # curves may be rounded otherwise by another release of SDL's reader
    pairs = zip(pygame.image.tobytes(found, "RGBA"), pygame.image.tobytes(drawn, "RGBA"), strict=True)
    assert sum(abs(a - b) for a, b in pairs) <= 2 * 64 * 64


def test_greys_are_greys_and_the_title_is_whole(atlases: dict[str, Picture]) -> None:
    for name, drawn in atlases.items():
        used = set(drawn.pixels)
        if "grey" in name:
            assert used <= {*(GREY4 if "grey4" in name else GREY16), KEY}, name
        if name.startswith("title"):
            assert KEY not in used, name


def test_no_fault_in_any_case() -> None:
    assert build.faults() == []


def test_the_check_sees_what_pygame_would_not_draw() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg"><text/><path d="M0 0A1 1" fill="red" style="x"/>'
        '<svg/><circle opacity="0.5"/></svg>'
    )
    assert list(check.shapes("odd", svg)) == [
        "odd: element text",
        "odd: attribute style",
        "odd: fill red",
        "odd: path data M0 0A1 1",
        "odd: element svg",
        "odd: attribute opacity",
    ]


def test_the_check_sees_misplaced_buttons() -> None:
    device = load("palm5")
    x, y, w, h = device.buttons["up"]
    moved = device.replace(buttons={**device.buttons, "up": (x, y + 4, w, h)}, size=(209, 300))
    assert list(check.layout(moved)) == [
        "palm5: expected a case of at most 208 x 320",
        "palm5: up and down overlap",
    ]
    away = device.replace(buttons={**device.buttons, "up": (1, 1, 4, 4)})
    found = list(check.pressed(away, build.case("palm5").down.text()))
    assert found[0] == "palm5: nothing pressed at up"
    assert found[1].startswith("palm5: pressed paint outside the buttons at ")


def test_every_device_has_a_drawing() -> None:
    assert [build.case(name).device.name for name in names()] == names()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("picture a 2\n", "odd.txt:1: expected 'picture NAME WIDTHxHEIGHT'"),
        ("picture a 2x1\nK-\n\npicture a 2x1\nKK\n", "odd.txt:4: a is there twice"),
        ("picture a 2x2\nK-\n", "odd.txt:1: expected 2 rows for a, found 1"),
        ("picture a 2x1\nK?\n", "odd.txt:2: expected 2 letters of the palette, found 'K\\?'"),
        ("picture a 2x1\nKKK\n", "odd.txt:2: expected 2 letters"),
        ("KK\n", "odd.txt:1: expected 0 letters"),
    ],
)
def test_a_mistake_in_a_grid_is_named_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SourceError, match=message):
        pictures.read(path, "K")
