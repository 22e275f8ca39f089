"""The register of card pictures: each drawing function enters itself under its card's code."""

from collections.abc import Callable

from godoris.tools.cards_svg.pen import Card

Drawing = Callable[[Card], None]
DRAWINGS: dict[str, Drawing] = {}


def picture(code: str) -> Callable[[Drawing], Drawing]:
    """Enter a drawing under a card's code, such as `1K` or `back`."""

    def enter(drawing: Drawing) -> Drawing:
        DRAWINGS[code] = drawing
        return drawing

    return enter
