from pathlib import Path

import pytest

from godoris import resources
from godoris.palm import glyphs
from godoris.tools.fonts import check, grids, make, pack
from godoris.tools.palette import SourceError


@pytest.mark.parametrize("name", glyphs.FACES)
def test_the_built_face_is_what_the_grids_make(name: str) -> None:
    drawn = make.make_face(name)
    assert resources.path(f"assets/built/{name}.face").read_bytes() == pack.pack(drawn)


@pytest.mark.parametrize("name", glyphs.FACES)
def test_every_glyph_reads_back_as_it_was_drawn(name: str) -> None:
    drawn, face = make.make_face(name), glyphs.load(name)
    assert (face.height, face.ascent) == (drawn.plan.height, drawn.plan.ascent)
    assert len(drawn.syllables) == (0 if name == "small" else 11_172)
    for char in drawn.characters():
        glyph = face.glyph(char)
        assert glyph is not None
        assert glyph.advance == drawn.advance(char)
        rows = [0] * face.height
        for x, y in drawn.ink(char):
            rows[y] |= 1 << x
        assert glyph.rows == tuple(rows), char


def test_every_built_face_has_its_grids() -> None:
    assert set(make.plans()) == set(glyphs.FACES)
    assert {path.stem for path in resources.path("assets/built").glob("*.face")} == set(glyphs.FACES)


@pytest.mark.parametrize("name", glyphs.FACES)
def test_no_blank_no_pixel_outside_its_cell_no_two_alike(name: str) -> None:
    assert check.problems(make.make_face(name)) == []


def test_the_check_finds_each_kind_of_fault() -> None:
    plan = make.Plan("odd", 3, 2, "", hangul="x", cell=2, advance=3)
    dot = frozenset({(0, 0)})
    chars = {"a": (dot, 2), "b": (dot, 2), "c": (frozenset(), 2), "d": (frozenset({(2, 0)}), 2)}
    face = make.Drawn(plan, chars, [])
    found = check.problems(face)
    assert "odd: look alike: a b" in found
    assert "odd: blank: 'c'" in found
    assert "odd: leaves its cell: d" in found
    assert "odd: missing: 'e'" in found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("##\n", "odd.txt:1: expected a command"),
        ("@row 0\n@flip 3\n", "odd.txt:2: unknown command @flip"),
        ("@row zero\n", "odd.txt:1: cannot use @row zero"),
        ("@row 0\n: a b\n##\n", "odd.txt:2: expected 2 columns, found 1"),
        ("@row 0\n: a\n#x\n", "odd.txt:2: expected rows of # and . of one width for a"),
        ("@same a b\n", "odd.txt:1: cannot use @same a b"),
    ],
)
def test_a_mistake_in_a_grid_is_named_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SourceError, match=message):
        grids.Latin(path)


def test_a_bold_stroke_keeps_a_white_column_to_its_neighbour() -> None:
    stroke = frozenset((0, y) for y in range(3))
    beside = frozenset((2, y) for y in range(3))
    assert make.embolden(stroke) == stroke | {(1, y) for y in range(3)}
    assert make.embolden(stroke, stroke | beside) == stroke
    assert make.embolden(stroke, right=0) == stroke
