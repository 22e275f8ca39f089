"""Contact sheets for the eye: the cases, and the icons and emblems at each depth."""

from io import BytesIO

import pygame
from PIL import Image

from godoris.palm.device import SCREEN, STRIP, load, names
from godoris.palm.palette import depth_of
from godoris.shell.skin import recolour
from godoris.tools.handheld import build, pictures, silkscreen, title
from godoris.tools.palette import DEPTHS, to_rgb

DESK = (70, 88, 104)
GROUNDS = ((0, 102, 51), (255, 255, 255), (170, 170, 170))


def _raster(svg: str, size: tuple[int, int]) -> Image.Image:
    surface = pygame.image.load_sized_svg(BytesIO(svg.encode()), size)
    return Image.frombytes("RGBA", size, pygame.image.tobytes(surface, "RGBA"))


def _case(name: str, scale: int, held: bool) -> Image.Image:
    """A device with the title on its screen; held: everything pressed and lit."""
    device, drawn = load(name), build.case(name)
    size = device.size[0] * scale, device.size[1] * scale
    out = _raster(drawn.up.text(), size)
    side = SCREEN * scale
    screen = to_rgb(title.picture(SCREEN, depth_of(device.lcd.kind)))
    x, y = device.screen[0] * scale, device.screen[1] * scale
    out.paste(screen.resize((side, side), Image.Resampling.NEAREST), (x, y))
    strip = recolour(silkscreen.draw().text(), device.held if held else device.recolour)
    out.paste(_raster(strip, (side, STRIP * scale)), (x, y + side))
    if held:
        out.alpha_composite(_raster(drawn.down.text(), size))
    return out


def cases(scale: int = 3, held: bool = False) -> Image.Image:
    """All devices side by side."""
    drawn = [_case(name, scale, held) for name in names()]
    sheet = Image.new("RGB", (sum(d.width + 12 for d in drawn), max(d.height for d in drawn) + 24), DESK)
    x = 6
    for device in drawn:
        sheet.paste(device, (x, 12), device)
        x += device.width + 12
    return sheet


def emblems(scale: int = 4) -> Image.Image:
    """The atlas in each depth on the ground it is mostly seen on."""
    drawn = [to_rgb(pictures.atlas(depth), ground) for depth, ground in zip(DEPTHS, GROUNDS, strict=True)]
    sheet = Image.new("RGB", (drawn[0].width * scale, sum(d.height for d in drawn) * scale))
    for i, picture in enumerate(drawn):
        size = picture.width * scale, picture.height * scale
        sheet.paste(picture.resize(size, Image.Resampling.NEAREST), (0, i * size[1]))
    return sheet
