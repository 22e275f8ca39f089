from pathlib import Path

import pytest

from godoris.tools import palette

GOOD = "# remark\n\nR  CC0000  5  1  sun red\n"


def write(folder: Path, text: str) -> Path:
    path = folder / "letters.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_letters(tmp_path: Path) -> None:
    letter = palette.read_letters(write(tmp_path, GOOD))["R"]
    assert letter == palette.Letter((0xCC, 0, 0), 5, 1, "sun red")
    assert palette.SYSTEM[letter.index("colour")] == (0xCC, 0, 0)
    assert palette.SYSTEM[letter.index("grey16")] == (0x55, 0x55, 0x55)
    assert palette.SYSTEM[letter.index("grey4")] == (0x55, 0x55, 0x55)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("R  CC0000  5  1", "letters.txt:4: expected letter"),
        ("RR  CC0000  5  1  two letters", "letters.txt:4: expected letter"),
        ("r  CC000  5  1  short", "letters.txt:4: expected a colour"),
        ("r  CC0000  G  1  grey", "letters.txt:4: expected grey16"),
        ("r  CC0000  5  4  grey", "letters.txt:4: expected grey16"),
        ("R  CC0000  5  1  again", "letters.txt:4: letter 'R' stands twice"),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(palette.SourceError, match=message):
        palette.read_letters(write(tmp_path, GOOD + line + "\n"))


def test_a_saved_picture_is_read_back_index_by_index(tmp_path: Path) -> None:
    picture = palette.Picture(16, 16)
    picture.pixels[:] = bytes(range(256))
    palette.save(picture, tmp_path / "sub" / "all.png")
    assert palette.load(tmp_path / "sub" / "all.png") == picture


def test_pasting_must_stay_inside() -> None:
    picture = palette.Picture(4, 4, palette.WHITE)
    patch = palette.Picture(2, 2)
    picture.paste(patch, 2, 2)
    assert picture.pixels.count(palette.KEY) == 4
    with pytest.raises(IndexError):
        picture.paste(patch, 3, 2)
    with pytest.raises(IndexError):
        picture.put(4, 0, 1)
