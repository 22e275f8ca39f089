"""Write the drawn cards: `python -m godoris.tools.cards_svg [FOLDER]`, by default into `assets/cards-svg`."""

import sys
from pathlib import Path

from godoris import resources
from godoris.app.cards_art import PICTURES
from godoris.tools.cards_svg import draw


def main(argv: list[str]) -> int:
    """Write one SVG file a card; the exit status."""
    if len(argv) > 1:
        print(f"usage: python -m godoris.tools.cards_svg [FOLDER]; found {' '.join(argv)}", file=sys.stderr)
        return 2
    folder = Path(argv[0]) if argv else resources.path("assets/cards-svg")
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for code in PICTURES:
        text = draw(code)
        (folder / f"{code}.svg").write_text(text, encoding="utf-8", newline="\n")
        total += len(text)
    print(f"{len(PICTURES)} cards, {total} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
