from itertools import product

import pytest

from godoris import resources
from godoris.app.cards_art import PICTURES
from godoris.tools import cards_check
from godoris.tools.cards_atlas import Sources, read_sources
from godoris.tools.cards_check import EYES, LEAST, LEAST_PEE, alike, closest, differing, share

HONG, CHUNG = ("1T", "2T", "3T"), ("6T", "9T", "10T")
RIBBON = 9  # pixels from the left edge that the ribbon of a card keeps within


@pytest.fixture(scope="module")
def sources() -> Sources:
    return read_sources(resources.path("assets"))


@pytest.mark.parametrize("name", EYES)
def test_any_two_cards_differ_enough(sources: Sources, name: str) -> None:
    pairs = closest(sources.cards, sources.letters, EYES[name])
    assert len(pairs) == len(PICTURES) * (len(PICTURES) - 1) // 2
    assert [pair for pair in pairs if pair.share < pair.least] == []


@pytest.mark.parametrize("name", EYES)
def test_minis_are_alike_within_a_pee_pair_alone(sources: Sources, name: str) -> None:
    assert alike(sources.minis, sources.letters, EYES[name]) == []


@pytest.mark.parametrize("name", ["grey16", "grey4", "deuteranopia"])
@pytest.mark.parametrize(("hong", "chung"), list(product(HONG, CHUNG)))
def test_hong_dan_and_chung_dan_are_told_apart_by_their_ribbons(
    sources: Sources, hong: str, chung: str, name: str
) -> None:
    different = differing(sources.letters, EYES[name])
    ribbons = [tuple(row[:RIBBON] for row in sources.cards[code]) for code in (hong, chung)]
    assert share(ribbons[0], ribbons[1], different) >= 0.4


@pytest.mark.parametrize("name", EYES)
def test_written_ribbons_differ_from_bare_ones(sources: Sources, name: str) -> None:
    different = differing(sources.letters, EYES[name])
    for hong, bare in product(HONG, ("4T", "5T", "7T", "12T")):
        ribbons = [tuple(row[:RIBBON] for row in sources.cards[code]) for code in (hong, bare)]
        assert share(ribbons[0], ribbons[1], different) >= 0.15


def test_a_copied_card_is_a_fault(sources: Sources) -> None:
    cards = {**sources.cards, "5Y": sources.cards["2Y"], "7b": sources.cards["7a"]}
    found = {(p.a, p.b) for p in closest(cards, sources.letters, EYES["colour"]) if p.share < p.least}
    assert found == {("2Y", "5Y"), ("7a", "7b")}


def test_limits_are_those_of_the_rule() -> None:
    assert cards_check.Pair(0, "1a", "1b").least == LEAST_PEE
    assert cards_check.Pair(0, "1a", "2b").least == LEAST


@pytest.mark.parametrize(
    ("rgb", "seen"),
    [((0, 0, 0), (0, 0, 0)), ((255, 255, 255), (255, 255, 255)), ((136, 136, 136), (136, 136, 136))],
)
def test_deuteranopia_leaves_greys(rgb: tuple[int, int, int], seen: tuple[int, int, int]) -> None:
    assert cards_check.deuteranope(rgb) == seen


def test_deuteranopia_brings_red_and_green_together() -> None:
    def distance(a: tuple[int, ...], b: tuple[int, ...]) -> int:
        return sum((p - q) ** 2 for p, q in zip(a, b, strict=True))

    red, green = (204, 0, 0), (102, 102, 0)
    seen = [cards_check.deuteranope(colour) for colour in (red, green)]
    assert distance(*seen) < distance(red, green) / 3


def test_the_tool_reports_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_check.main([]) == 0
    assert capsys.readouterr().out.endswith("0 faults\n")
