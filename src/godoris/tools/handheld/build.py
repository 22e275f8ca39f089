"""All that is built from the handheld's drawings, by file name."""

from importlib import import_module

import pygame

from godoris import resources
from godoris.palm.device import load, names
from godoris.shell.skin import rasterise
from godoris.tools.handheld import app_icon, check, pictures, silkscreen, title
from godoris.tools.handheld.case import Case
from godoris.tools.palette import DEPTHS, Picture


def case(name: str) -> Case:
    """The drawn case of a device; each has a module of its name."""
    drawn: Case = import_module(f"godoris.tools.handheld.{name}").draw()
    return drawn


def drawings() -> dict[str, str]:
    """The SVG files of `assets/handheld`."""
    found = {"silkscreen.svg": silkscreen.draw().text(), "app.svg": app_icon.draw().text()}
    for name in names():
        drawn = case(name)
        found[f"{name}.svg"], found[f"{name}-pressed.svg"] = drawn.up.text(), drawn.down.text()
    return found


def atlases() -> dict[str, Picture]:
    """The pictures of `assets/built`."""
    found = {f"pictures-{depth}.png": pictures.atlas(depth) for depth in DEPTHS}
    for side in (160, 320):
        found |= {f"title-{side}-{depth}.png": title.picture(side, depth) for depth in DEPTHS}
    return found


def window_icon() -> pygame.Surface:
    """The icon of the window, from its drawing."""
    return rasterise(resources.path("assets/handheld/app.svg"), (64, 64))


def faults() -> list[str]:
    """What is wrong with the drawings, one line each."""
    svgs = drawings()
    found = [line for name, svg in svgs.items() for line in check.shapes(name, svg)]
    for name in names():
        device = load(name)
        found += [*check.layout(device), *check.pressed(device, svgs[f"{name}-pressed.svg"])]
    return found
