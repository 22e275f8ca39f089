"""The handheld as a picture: whole pixels, the colours of its LCD, lights in their places."""

import pygame
import pytest

from godoris.palm import device as devices
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import Rect
from godoris.palm.lcd import colours
from godoris.palm.look import SKINS, Look
from godoris.shell import layout
from godoris.shell.present import Glass, grain
from godoris.shell.stage import DESK, Stage, picture
from shell.fakes import program

NAMES = ["palm3", "palm5", "palm3c", "m505", "tungsten"]
BLACK = 255


def canvas_of(name: str) -> Canvas:
    canvas: Canvas = program(device=name).system.canvas
    return canvas


def staged(look: Look, canvas: Canvas, size: tuple[int, int] | None = None) -> tuple[Stage, pygame.Surface]:
    device = devices.load(look.device)
    size = size or layout.window(device, look.skin, look.scale, (0, 0))
    stage, target = Stage(), pygame.Surface(size, depth=32)
    stage.arrange(layout.fit(device, look.skin, look.scale, size), canvas, look)
    return stage, target


@pytest.mark.parametrize("scale", [1, 2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_every_pixel_of_the_canvas_is_a_square_of_the_lcds_colour(name: str, scale: int) -> None:
    device = devices.load(name)
    if scale % device.density:
        return
    canvas = canvas_of(name)
    canvas.fill(Rect(3, 5, 1, 1), BLACK)
    canvas.fill(Rect(159, 159, 1, 1), BLACK)
    look = Look(name, scale, "off", grain=0)
    stage, target = staged(look, canvas)
    stage.all(target)
    paper, ink = colours(device.lcd)[0], colours(device.lcd)[BLACK]
    for y in range(160 * scale):
        for x in range(8 * scale):
            wanted = ink if (x // scale, y // scale) == (3, 5) else paper
            assert target.get_at((x, y))[:3] == wanted
    assert target.get_at((160 * scale - 1, 160 * scale - 1))[:3] == ink
    assert target.get_at((159 * scale - 1, 160 * scale - 1))[:3] == paper


def test_half_units_of_double_density_are_sharp() -> None:
    canvas = canvas_of("tungsten")
    canvas.pixels[320 * 7 + 9] = BLACK
    stage, target = staged(Look("tungsten", 4, "off", grain=0), canvas)
    stage.all(target)
    black = [(x, y) for y in range(40) for x in range(40) if target.get_at((x, y))[:3] == (0, 0, 0)]
    assert black == [(18, 14), (19, 14), (18, 15), (19, 15)]


@pytest.mark.parametrize("grained", [0, 40])
@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("name", ["palm3", "tungsten"])
def test_drawing_parts_comes_to_the_same_as_drawing_all(name: str, skin: str, grained: int) -> None:
    canvas = canvas_of(name)
    look = Look(name, 4, skin, grain=grained)
    stage, target = staged(look, canvas)
    stage.all(target)
    canvas.take_dirty()
    canvas.text("Godori 고도리", 20, 30)
    canvas.fill(Rect(150, 150, 10, 10), BLACK)
    rects = stage.screen(target, canvas.take_dirty())
    assert len(rects) == 2
    assert all(target.get_rect().contains(rect) for rect in rects)
    fresh = pygame.Surface(target.get_size(), depth=32)
    staged(look, canvas)[0].all(fresh)
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


@pytest.mark.parametrize("name", NAMES)
def test_a_light_changes_its_rectangle_and_going_out_restores_it(name: str) -> None:
    stage, target = staged(Look(name, 2, "full", grain=0), canvas_of(name))
    stage.all(target)
    before = target.copy()
    device = devices.load(name)
    for light in (*device.buttons, "lamp", "applications", "menu", "calculator", "find", "abc", "123"):
        rect = stage.light(target, light, True)
        assert rect is not None
        changed = pygame.mask.from_threshold(target, (0, 0, 0), (1, 1, 1, 255), before)
        changed.invert()
        box = changed.get_bounding_rects()
        assert box, light
        assert all(rect.contains(part) for part in box)
        stage.light(target, light, False)
        assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(before, "RGB"), light


def test_what_is_not_shown_does_not_light_up() -> None:
    stage, target = staged(Look("palm3", 2, "silkscreen"), canvas_of("palm3"))
    assert stage.light(target, "hard1", True) is None
    assert stage.light(target, "find", True) is not None
    stage, target = staged(Look("palm3", 2, "off"), canvas_of("palm3"))
    assert stage.light(target, "find", True) is None


@pytest.mark.parametrize("name", NAMES)
def test_the_strip_has_the_devices_colours(name: str) -> None:
    device = devices.load(name)
    stage, target = staged(Look(name, 2, "silkscreen", grain=0), canvas_of(name))
    stage.all(target)
    ground, plate = device.recolour["#939E76"], device.recolour["#2A3322"]
    assert target.get_at((10, 322))[:3] == tuple(pygame.Color(ground))[:3]
    assert target.get_at((12, 338))[:3] == tuple(pygame.Color(plate))[:3]


def test_a_held_icon_has_plate_and_sign_exchanged() -> None:
    device = devices.load("palm3c")
    stage, target = staged(Look("palm3c", 2, "silkscreen", grain=0), canvas_of("palm3c"))
    stage.all(target)
    stage.light(target, "applications", True)
    assert target.get_at((12, 338))[:3] == tuple(pygame.Color(device.recolour["#A3AE86"]))[:3]


def test_the_case_lies_on_the_desk() -> None:
    stage, target = staged(Look("m505", 2, "full"), canvas_of("m505"), (500, 700))
    stage.all(target)
    corners = [target.get_at(at)[:3] for at in ((0, 0), (499, 0), (0, 699), (499, 699))]
    assert corners == [DESK] * 4


def test_a_window_too_small_for_the_screen_shows_its_corner() -> None:
    canvas = canvas_of("palm3")
    canvas.fill(Rect(0, 0, 1, 1), BLACK)
    stage, target = staged(Look("palm3", 0, "full", grain=50), canvas, (100, 90))
    stage.all(target)
    rects = stage.screen(target, [(80, 80, 80, 80), (0, 0, 5, 5)])
    assert rects == [pygame.Rect(80, 80, 20, 10), pygame.Rect(0, 0, 5, 5)]


def test_settings_of_the_screen_are_a_change_of_palette() -> None:
    canvas = canvas_of("palm3")
    stage, target = staged(Look("palm3", 1, "off", grain=0), canvas)
    pixels = bytes(canvas.pixels)
    for look in (Look(contrast=90), Look(temperature=30), Look(backlight=True)):
        stage.tune(look.replace(grain=0))
        stage.all(target)
        lcd = devices.load("palm3").lcd
        wanted = colours(lcd, look.contrast, look.temperature, look.backlight)[0]
        assert target.get_at((80, 80))[:3] == wanted
    assert bytes(canvas.pixels) == pixels


@pytest.mark.parametrize("factor", [1, 2, 3, 4])
def test_grain_shows_a_grid_from_three_pixels_on(factor: int) -> None:
    tile = grain(factor, 100, (255, 255, 255), False)
    alphas = {tile.get_at((x * factor + factor - 1, 4)).a for x in range(40)}
    assert (len(alphas) == 1) == (factor >= 3)
    assert tile.get_size() == (40 * factor, 40 * factor)


def test_grain_grows_with_its_strength() -> None:
    weights = []
    for strength in (1, 30, 60, 100):
        tile = grain(3, strength, (200, 200, 200), False)
        weights.append(sum(tile.get_at((x, 1)).a for x in range(120)))
    assert weights == sorted(weights)
    assert weights[0] < weights[-1] / 10


def test_no_grain_when_it_is_set_to_nought() -> None:
    glass = Glass(devices.load("palm3"), canvas_of("palm3"), 3, 0, 0)
    glass.tune(Look(grain=0))
    glass.grain()
    target = pygame.Surface((480, 480), depth=32)
    glass.show(target)
    assert {target.get_at((x, x))[:3] for x in range(480)} == {devices.load("palm3").lcd.paper}


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("name", NAMES)
def test_picture(name: str, skin: str) -> None:
    device = devices.load(name)
    found = picture(canvas_of(name), Look(name, 2, skin))
    _, _, w, h = layout.content(device, skin)
    assert found.get_size() == (2 * w, 2 * h)
