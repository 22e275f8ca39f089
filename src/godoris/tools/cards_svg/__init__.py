"""The drawn cards, `assets/cards-svg`: `python -m godoris.tools.cards_svg [FOLDER]` writes them.

Every picture is composed from small motifs (pine fan, blossom, leaf, ribbon, bird); change a card here, not
in its SVG file.
"""

from godoris.tools.cards_svg import autumn, bonus, spring, summer, winter
from godoris.tools.cards_svg.pen import Card
from godoris.tools.cards_svg.registry import DRAWINGS

__all__ = ["DRAWINGS", "autumn", "bonus", "draw", "spring", "summer", "winter"]


def draw(code: str) -> str:
    """The SVG text of a card. KeyError for a code that is not in the set."""
    card = Card()
    DRAWINGS[code](card)
    return card.svg()
