"""The stroke recogniser, tried with strokes made from direction codes that its drawings know nothing of."""

from __future__ import annotations

import random
from collections import Counter
from math import cos, pi, radians, sin, sqrt
from pathlib import Path

import pytest

from godoris.palm.graffiti import SHORTEST, TAP, Strokes, is_tap
from godoris.palm.strokes import Point, extent, resample
from godoris.palm.tables import ResourceError
from godoris.resources import path

KEPT = Path(__file__).parent / "data" / "graffiti_confusions.txt"
LETTERS, FIGURES = ("letters", "both"), ("figures", "both")

# steps of equal length in eight directions: 0 right, 2 down, 4 left, 6 up
LETTER_CODES = {
    "A": "71", "B": "260123401234", "C": "43210", "D": "26701234", "E": "4321043210", "F": "42",
    "G": "432107650", "H": "267012", "I": "2", "J": "234", "K": "3456701", "L": "20", "M": "6172",
    "N": "616", "O": "432107654", "P": "6701234", "Q": "4321076540", "R": "267012341", "S": "432101234",
    "T": "02", "U": "21076", "V": "170", "W": "2716", "X": "1076543", "Y": "21076234567", "Z": "030",
}  # fmt: skip
FIGURE_CODES = {
    "0": ["432107654"], "1": ["2"], "2": ["70123300"], "3": ["012301234"], "4": ["20", "3300"],
    "5": ["4201234", "432101234"], "6": ["32210754"], "7": ["033", "022"], "8": ["431123457777"],
    "9": ["43107222", "431076222"],
}  # fmt: skip
COMMON_CODES = {"space": "0", "back": "4", "return": "3", "shift": "6", "command": "7"}


@pytest.fixture(scope="module")
def strokes() -> Strokes:
    return Strokes.load(path("palm_profile/graffiti.toml"))


class Hand:
    """A hand that is not quite steady; only random() is used, so that it writes the same everywhere."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.rng.random()

    def whole(self, low: int, high: int) -> int:
        return low + int(self.rng.random() * (high - low + 1))

    def jitter(self) -> float:
        """About normal, deviation 1."""
        return (sum(self.rng.random() for _ in range(6)) - 3) * sqrt(2)

    def write(self, points: list[Point]) -> list[Point]:
        """12-60 points, turned by up to 10 degrees, 24-56 px in size, each point off by 4 % of the size."""
        points = resample(points, self.whole(12, 60))
        angle = radians(self.between(-10, 10))
        points = [(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in points]
        size = 40 * self.between(0.6, 1.4)
        scale, noise = size / extent(points), size * 0.04
        return [(x * scale + self.jitter() * noise, y * scale + self.jitter() * noise) for x, y in points]

    def steps(self, code: str) -> list[Point]:
        """The path of a direction code."""
        x = y = 0.0
        points = [(x, y)]
        for step in code:
            x, y = x + cos(int(step) * pi / 4), y + sin(int(step) * pi / 4)
            points.append((x, y))
        return points

    def walk(self) -> list[Point]:
        x = y = 0.0
        points = [(x, y)]
        for _ in range(self.whole(11, 59)):
            x, y = x + 6 * self.jitter(), y + 6 * self.jitter()
            points.append((x, y))
        return points

    def polygon(self) -> list[Point]:
        corners = [(self.between(0, 62), self.between(0, 56)) for _ in range(self.whole(4, 9))]
        closed = self.rng.random() < 0.5
        return resample([*corners, corners[0]] if closed else corners, self.whole(12, 60))

    def blob(self) -> list[Point]:
        """A round thing with bulges, begun anywhere, either way round, once or up to twice."""
        count, start, way = self.whole(12, 60), self.between(0, 2 * pi), self.rng.random() < 0.5
        turns = 1.0 if self.rng.random() < 0.5 else self.between(0.8, 2)
        bulges = [(self.between(0, 0.4), self.between(0, 2 * pi)) for _ in range(4)]
        points = []
        for k in range(count):
            angle = start + (2 if way else -2) * pi * turns * k / (count - 1)
            radius = 20 * (1 + sum(a * sin((i + 2) * angle + at) for i, (a, at) in enumerate(bulges)))
            points.append((radius * cos(angle), radius * sin(angle)))
        return points


def confusions(strokes: Strokes) -> tuple[str, dict[str, int]]:
    """What came of 100 strokes of each character: the table that is kept, and how many were right."""
    hand, lines, right = Hand(1999), [], {}
    for area, groups, codes in (
        ("letters", LETTERS, {name: [code] for name, code in LETTER_CODES.items()}),
        ("figures", FIGURES, FIGURE_CODES),
        ("both", LETTERS, {name: [code] for name, code in COMMON_CODES.items()}),
    ):
        for name, ways in codes.items():
            found = Counter(
                strokes.match(hand.write(hand.steps(ways[k % len(ways)])), groups).name or "refused"
                for k in range(100)
            )
            right[f"{area} {name}"] = found[name]
            rest = " ".join(f"{other} {n}" for other, n in sorted(found.items()) if other != name)
            lines.append(f"{area:8} {name:8} {found[name]:3}  {rest}".rstrip())
    return "\n".join(lines) + "\n", right


def test_each_character_is_read_97_times_of_100_and_the_confusions_are_the_kept_ones(
    strokes: Strokes,
) -> None:
    table, right = confusions(strokes)
    assert {name: n for name, n in right.items() if n < 97} == {}
    kept = "".join(line for line in KEPT.read_text("utf-8").splitlines(True) if line[0] != "#")
    assert table == kept, f"when the drawings were changed on purpose, keep this table:\n{table}"


def test_scribbles_are_refused(strokes: Strokes) -> None:
    hand = Hand(2000)
    for groups in (LETTERS, FIGURES):
        read = Counter(
            strokes.match(scribble(), groups).name
            for _ in range(334)
            for scribble in (hand.walk, hand.polygon, hand.blob)
        )
        assert read[""] >= 0.95 * read.total(), read


def test_every_drawing_reads_as_itself(strokes: Strokes) -> None:
    """What the help card shows works, and no drawing stands in the way of another."""
    hand = Hand(2001)
    for group, groups in (
        ("letters", LETTERS),
        ("figures", FIGURES),
        ("both", LETTERS),
        ("both", FIGURES),
        ("punctuation", ("punctuation",)),
    ):
        for drawing in strokes.sets[group]:
            assert strokes.match(drawing.points, groups).name == drawing.name
            read = [strokes.match(hand.write(list(drawing.points)), groups).name for _ in range(12)]
            assert read.count(drawing.name) >= 10, (group, drawing.name, read)


def test_place_and_size_do_not_matter(strokes: Strokes) -> None:
    points = strokes.sets["letters"][0].points
    for size, dx, dy in ((0.7, 0, 0), (2.5, -300, 40), (9, 1e4, 1e4)):
        moved = [(x * size + dx, y * size + dy) for x, y in points]
        assert strokes.match(moved, LETTERS).name == "A"


@pytest.mark.parametrize(
    "points",
    [
        [],
        [(5.0, 5.0)],
        [(5.0, 5.0)] * 20,
        [(0.0, 0.0), (0.0, TAP)],
        [(0.0, 0.0), (0.0, TAP + 1)],
        [(0.0, 0.0), (SHORTEST - 0.5, 0.0), (0.0, SHORTEST - 0.5)],
    ],
)
def test_too_short_is_refused(strokes: Strokes, points: list[Point]) -> None:
    assert strokes.match(points, LETTERS).name == ""


def test_a_tap_stays_in_one_place() -> None:
    assert is_tap([(3.0, 3.0)])
    assert is_tap([(3.0, 3.0), (4.0, 5.0), (3.0, 3.0)])
    assert not is_tap([(3.0, 3.0), (3.0 + TAP + 1, 3.0)])


def test_d_and_p_differ_by_where_they_end(strokes: Strokes) -> None:
    """The same stem and turn; the bow comes back to the foot, or to the middle."""
    stem: list[Point] = [(0, 0), (0, 20), (0, 0), (9, 0)]
    assert strokes.match([*stem, (13, 5), (13, 14), (9, 20), (1, 20)], LETTERS).name == "D"
    assert strokes.match([*stem, (12, 4), (9, 9), (1, 10)], LETTERS).name == "P"


def test_only_the_sets_asked_for_are_read(strokes: Strokes) -> None:
    down = [(0.0, 0.0), (0.0, 30.0)]
    assert strokes.match(down, LETTERS).name == "I"
    assert strokes.match(down, FIGURES).name == "1"
    assert strokes.match(down, ["punctuation"]).name == "'"


def test_all_letters_and_figures_are_drawn(strokes: Strokes) -> None:
    assert [d.name for d in strokes.shown("letters")] == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert [d.name for d in strokes.shown("figures")] == list("0123456789")
    assert {d.name for d in strokes.shown("both")} == set(COMMON_CODES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("letters = 3", r"graffiti.toml: letters: expected a table"),
        ("[letters]", r"graffiti.toml: letters: expected characters"),
        ("[letters]\nA = []", r"letters: expected characters"),
        ("[letters]\nA = '0,0 1,1'", r"letters.A: expected a list"),
        ("[letters]\nA = [3]", r"letters.A: expected drawings"),
        ("[letters]\nA = [{ points = 3 }]", r"letters.A: expected drawings"),
        ("[letters]\nA = [{ points = '0,0 1,1', tolerance = 'x' }]", r"letters.A: expected drawings"),
        ("[letters]\nA = [{ points = '0,0 1,1', tolerence = 1 }]", r"letters.A: expected drawings"),
        ("[letters]\nA = ['0,0 1;1']", r"letters.A: expected points .* '1;1'"),
        ("[letters]\nA = ['0,0 nan,1']", r"letters.A: expected points .* 'nan,1'"),
        ("[letters]\nA = ['0,0 0,0']", r"letters.A: expected at least two different points"),
        ("[letters]\nA = ['0,0 1,1']", r"graffiti.toml: figures: expected characters"),
        ("[letters", r"graffiti.toml: expected TOML"),
    ],
)
def test_a_bad_file_is_named_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "graffiti.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ResourceError, match=message):
        Strokes.load(file)


def test_a_set_that_there_is_not_is_named(tmp_path: Path) -> None:
    file = tmp_path / "graffiti.toml"
    file.write_text(path("palm_profile/graffiti.toml").read_text("utf-8") + "\n[symbols]\n", "utf-8")
    with pytest.raises(ResourceError, match="symbols: unknown key"):
        Strokes.load(file)


def test_a_stroke_takes_well_under_two_milliseconds(strokes: Strokes, benchmark: object) -> None:
    """Figures come with --benchmark-enable; what is asserted is only that strokes are read at all."""
    hand = Hand(7)
    written = [hand.write(hand.steps(code)) for code in LETTER_CODES.values()]
    read = benchmark(lambda: [strokes.match(points, LETTERS).name for points in written])  # type: ignore[operator]
    assert read.count("") <= 1
