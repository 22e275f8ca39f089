"""Whether the small cards can be told apart: `python -m godoris.tools.cards_check`.

Two cards differ at 18 x 27 in at least 12 % of their pixels, the two plain pee of a month in 6 %; in colour,
in 16 and 4 greys and as a person with deuteranopia sees them. Two minis are alike only within a pee pair.
"""

import sys
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import NamedTuple

from godoris import resources
from godoris.app.cards_art import PICTURES
from godoris.palm.palette import RGB
from godoris.tools.cards_atlas import read_sources
from godoris.tools.cards_grid import Cards, Grid, is_pee_pair
from godoris.tools.palette import Letter, SourceError

LEAST, LEAST_PEE = 0.12, 0.06
NOTICED = 40.0
"""Distance in RGB, 0-441, from which two colours count as different."""

DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
"""What is left of linear RGB without the middle cones (Machado, Oliveira, Fernandes 2009, severity 1)."""

Eye = Callable[[Letter], RGB]


def _linear(channel: int) -> float:
    v = channel / 255
    return v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)


def _channel(v: float) -> int:
    v = min(1.0, max(0.0, v))
    return round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))


def deuteranope(rgb: RGB) -> RGB:
    """A colour as it looks to a person with deuteranopia."""
    light = [_linear(channel) for channel in rgb]
    red, green, blue = (_channel(sum(a * b for a, b in zip(row, light, strict=True))) for row in DEUTERANOPIA)
    return red, green, blue


EYES: dict[str, Eye] = {
    "colour": lambda letter: letter.rgb,
    "grey16": lambda letter: (letter.grey16 * 17,) * 3,
    "grey4": lambda letter: (letter.grey4 * 85,) * 3,
    "deuteranopia": lambda letter: deuteranope(letter.rgb),
}


class Pair(NamedTuple):
    """How far two cards differ, as a part of their pixels."""

    share: float
    a: str
    b: str

    @property
    def least(self) -> float:
        """What the two have to differ by."""
        return LEAST_PEE if is_pee_pair(self.a, self.b) else LEAST


def differing(letters: Mapping[str, Letter], eye: Eye) -> frozenset[tuple[str, str]]:
    """The pairs of letters whose colours are noticed as different."""
    seen = {letter: eye(entry) for letter, entry in letters.items()}
    return frozenset(
        (p, q) for p in seen for q in seen
        if sum((a - b) ** 2 for a, b in zip(seen[p], seen[q], strict=True)) > NOTICED**2
    )  # fmt: skip


def share(a: Grid, b: Grid, different: frozenset[tuple[str, str]]) -> float:
    """The part of the pixels in which two grids of one size differ."""
    pairs = [pair for rows in zip(a, b, strict=True) for pair in zip(*rows, strict=True)]
    return sum(pair in different for pair in pairs) / len(pairs)


def closest(cards: Cards, letters: Mapping[str, Letter], eye: Eye) -> list[Pair]:
    """All pairs of cards, those nearest to their limit first."""
    different = differing(letters, eye)
    pairs = [Pair(share(cards[a], cards[b], different), a, b) for a, b in combinations(PICTURES, 2)]
    return sorted(pairs, key=lambda pair: pair.share / pair.least)


def alike(minis: Cards, letters: Mapping[str, Letter], eye: Eye) -> list[Pair]:
    """Minis that cannot be told apart, the pee pairs aside."""
    same = (pair for pair in closest(minis, letters, eye) if not pair.share)
    return [pair for pair in same if not is_pee_pair(pair.a, pair.b)]


def main(argv: list[str]) -> int:
    """Print the nearest pairs and the faults; the exit status, 1 when there are any."""
    if argv:
        print(f"usage: python -m godoris.tools.cards_check; found {' '.join(argv)}", file=sys.stderr)
        return 2
    try:
        sources = read_sources(resources.path("assets"))
    except (SourceError, OSError) as error:
        print(f"cards_check: {error}", file=sys.stderr)
        return 1
    faults = 0
    for name, eye in EYES.items():
        pairs = closest(sources.cards, sources.letters, eye)
        near = [pair for pair in pairs if not is_pee_pair(pair.a, pair.b)][:4]
        near += [pair for pair in pairs if is_pee_pair(pair.a, pair.b)][:2]
        print(f"{name}: " + ", ".join(f"{pair.a}/{pair.b} {pair.share:.0%}" for pair in near))
        for pair in pairs:
            if pair.share < pair.least:
                print(f"{name}: {pair.a} and {pair.b} differ in {pair.share:.1%}, at least {pair.least:.0%}")
                faults += 1
        for pair in alike(sources.minis, sources.letters, eye):
            print(f"{name}: minis {pair.a} and {pair.b} are alike")
            faults += 1
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
