"""A text set in a face, as a picture for the eye."""

from PIL import Image

from godoris.tools.fonts.make import Drawn


def picture(face: Drawn, lines: list[str], pitch: int, scale: int, margin: int = 2) -> Image.Image:
    """The lines `pitch` rows apart, black on white, every pixel `scale` wide.

    Characters that the face does not hold are left out.
    """
    held = set(face.characters())
    known = [[char for char in line if char in held] for line in lines]
    width = max((sum(face.advance(c) for c in line) for line in known), default=0)
    height = pitch * (len(lines) - 1) + face.plan.height
    image = Image.new("1", (width + 2 * margin, height + 2 * margin), 1)
    for row, line in enumerate(known):
        pen = margin
        for char in line:
            for x, y in face.ink(char):
                image.putpixel((pen + x, margin + row * pitch + y), 0)
            pen += face.advance(char)
    return image.resize((image.width * scale, image.height * scale), Image.Resampling.NEAREST)
