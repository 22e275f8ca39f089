from pathlib import Path

import pytest

from godoris.palm import glyphs


@pytest.fixture(scope="module")
def std() -> glyphs.Face:
    return glyphs.load("std")


def picture(face: glyphs.Face, char: str) -> list[str]:
    glyph = face.glyph(char)
    assert glyph is not None
    return ["".join("#" if row >> x & 1 else "." for x in range(glyph.advance)) for row in glyph.rows]


def test_a_letter_stands_on_the_base_line(std: glyphs.Face) -> None:
    rows = picture(std, "L")
    assert rows[2:9] == ["#...."] * 6 + ["####."]
    assert std.ascent == 9
    assert len(rows) == std.height == 11


def test_a_syllable_is_its_letters_laid_over_each_other(std: glyphs.Face) -> None:
    without, whole = std.glyph("가"), std.glyph("각")
    assert without is not None
    assert whole is not None
    assert whole.advance == 10
    assert without.rows != whole.rows


@pytest.mark.parametrize("char", ["A", "é", "가", "힣", "ㄱ", "ㅣ", " "])
def test_held(std: glyphs.Face, char: str) -> None:
    assert std.has(char)
    assert std.glyph(char) is not None


@pytest.mark.parametrize("char", ["\n", "漢", "\uabff", "\ud7a4", "😀"])
def test_not_held(std: glyphs.Face, char: str) -> None:
    assert not std.has(char)
    assert std.glyph(char) is None


def test_small_holds_its_own_syllables_only() -> None:
    small = glyphs.load("small")
    assert small.has("원")
    assert not small.has("가")
    assert small.glyph("가") is None
    assert small.width("가") == 0


def test_width_is_the_sum_of_the_advances(std: glyphs.Face) -> None:
    text = "Go 고스톱 3"
    assert std.width(text) == sum(glyph.advance for char in text if (glyph := std.glyph(char)))
    assert std.width("") == 0


@pytest.mark.parametrize("spoil", [b"", b"GFA1", b"nonsense" * 40, None])
def test_a_damaged_face_is_refused_by_name(tmp_path: Path, spoil: bytes | None) -> None:
    path = tmp_path / "odd.face"
    good = glyphs.resources.path("assets/built/std.face").read_bytes()
    path.write_bytes(good[:-1] if spoil is None else spoil)
    with pytest.raises(glyphs.FaceError, match="odd: "):
        glyphs.read(path)
