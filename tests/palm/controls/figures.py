"""What the tests of figures share: kinds of screens, the ink of frames, boxes of what is drawn.

Nothing in those tests reads a figure from the code: pixels of a drawn form are counted against numbers
written in the tests.
"""

from godoris.palm import palette
from godoris.palm.geometry import Rect
from palm import kit
from palm.kit import FONTS, Handheld, box, pixels

KINDS = [("grey4", 1), ("colour16", 2)]
BLUE = 0x59  # #330099 in the system palette
STD, BOLD = FONTS["std"], FONTS["bold"]

BUTTON = '[controls.ok]\nkind = "button"\nat = [{}, {}]\ntext = "ok"'


def ink(hand: Handheld) -> int:
    """What frames of forms and selections are filled with."""
    return palette.BLACK if hand.canvas.is_grey else BLUE


def outline(hand: Handheld, area: Rect) -> Rect:
    """The box of all that is drawn in an area, in device pixels."""
    return box(pixels(hand.draw(), area))


def words(language: str, key: str) -> str:
    return {"en": kit.ENGLISH, "ko": kit.KOREAN}[language][key]
