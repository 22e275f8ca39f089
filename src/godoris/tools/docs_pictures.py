"""Builds what docs/playing.md takes from the program: `python -m godoris.tools.docs_pictures`.

The chapters between two marks of the file are written from the pages of How to play, in English and for the
rule set of Godoris; their pictures, and those of screens, go to docs/pictures/playing.
"""

import os
import sys
from io import BytesIO
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from godoris import resources, rules
from godoris.app import shots
from godoris.app.cards_draw import CardPainter
from godoris.app.help_art import PagePicture
from godoris.app.help_pages import Page
from godoris.app.help_words import HelpWords
from godoris.app.words import Words
from godoris.palm import device, lcd
from godoris.palm.canvas import Canvas
from godoris.palm.geometry import Rect
from godoris.palm.resources import Resources

PAGE = "docs/playing.md"
FOLDER = "docs/pictures/playing"
BEGIN, END = "<!-- from the pages of the program -->", "<!-- to here -->"
DEVICE, LANGUAGE, RULES = "palm3c", "en", "godoris"
SCREENS = ("start", "table", "choose", "go_stop", "result", "lesson_deer", "coach_line", "help_signs")
"""Screens that the page shows, by the names of `godoris shot`."""
SCALE = 2
WIDTH = 152
LEFT_OUT = ("keys",)
"""Chapters that stand in docs/screens.md."""


def screen_file(name: str) -> str:
    """The file of a screen's picture; pages have the plain names."""
    return f"screen-{name}.png"


def help_words() -> HelpWords:
    """The words of the pages as the page has them."""
    known = Words(Resources(language=LANGUAGE), "Player")
    return HelpWords(known, rules.load(RULES))


def pages(words: HelpWords) -> list[Page]:
    """The pages in their order."""
    return [page for page in words.there() if page.chapter not in LEFT_OUT]


def chapters(words: HelpWords) -> str:
    """The chapters as Markdown."""
    out: list[str] = []
    chapter = ""
    for page in pages(words):
        if page.chapter != chapter:
            chapter = page.chapter
            out += [f"## {words.chapter(page)}", ""]
        out += [f"### {words.title(page)}", ""]
        if PagePicture(page, words, painter(words), words.example(page)).height:
            out += [f"![{words.title(page)}](pictures/playing/{page.id}.png)", ""]
        if page.picture == "signs":
            out += [f"![Signs](pictures/playing/{screen_file('help_signs')})", ""]
            continue
        for text in words.paragraphs(page):
            out += [text, ""]
    return "\n".join(out)


def painter(words: HelpWords) -> CardPainter:
    """What draws the cards."""
    return CardPainter(words.rules, {})


def rewritten(text: str, words: HelpWords) -> str:
    """The page with its chapters written anew. Raises ValueError when it has no place for them."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE}: expected {BEGIN} and {END}")
    return f"{head}{BEGIN}\n\n{chapters(words)}\n{END}{tail}"


def drawn(page: Page, words: HelpWords) -> Image.Image | None:
    """The picture of a page alone; None for a page without one."""
    canvas = Canvas.standard(device.load(DEVICE).lcd.kind, 1, words.words.resources.fonts)
    picture = PagePicture(page, words, painter(words), words.example(page))
    if not picture.height:
        return None
    box = Rect(0, 0, WIDTH, picture.height)
    picture.paint(canvas, box)
    shown = canvas.view()
    shown.set_palette(lcd.colours(device.load(DEVICE).lcd))
    return scaled(shown.subsurface(box))


def scaled(surface: pygame.Surface) -> Image.Image:
    """A picture as large as the page shows it."""
    flat = pygame.Surface(surface.get_size(), depth=32)
    flat.blit(surface, (0, 0))
    wide, high = flat.get_size()
    found = Image.frombytes("RGB", (wide, high), pygame.image.tobytes(flat, "RGB"))
    return found.resize((wide * SCALE, high * SCALE), Image.Resampling.NEAREST)


def packed(picture: Image.Image) -> bytes:
    """The smallest PNG of it: the colours that it has, and no more."""
    out = BytesIO()
    picture.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def write(path: Path, picture: Image.Image) -> int:
    """Keep a picture; its size in bytes."""
    data = packed(picture)
    path.write_bytes(data)
    return len(data)


def main() -> int:
    """Write the page and its pictures; the exit status."""
    words, folder = help_words(), resources.path(FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {f"{page.id}.png": drawn(page, words) for page in pages(words)}
    wanted |= {screen_file(name): scaled(shots.render(name, device=DEVICE)) for name in SCREENS}
    sizes = [write(folder / name, picture) for name, picture in wanted.items() if picture is not None]
    for old in folder.glob("*.png"):
        if wanted.get(old.name) is None:
            old.unlink()
    path = resources.path(PAGE)
    path.write_text(rewritten(path.read_text("utf-8"), words), encoding="utf-8", newline="\n")
    print(f"{PAGE}: {len(sizes)} pictures, {sum(sizes)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
