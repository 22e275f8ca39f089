from pathlib import Path

import pytest
from PIL import Image

from godoris.app.cards_art import PICTURES, SIZES, atlas_name
from godoris.tools import cards_sheet
from godoris.tools.palette import Picture


def test_a_sheet_holds_its_pictures_in_rows() -> None:
    image = cards_sheet.sheet([Picture(2, 3, 255)] * 3, 2, (0, 102, 51), 2)
    assert image.size == (2 * (2 + 2 * 4), 2 * (2 + 2 * 5))
    assert image.getpixel((4, 4)) == (0, 0, 0)
    assert image.getpixel((19, 19)) == (0, 102, 51)


def test_a_sheet_of_each_size_and_depth_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cards_sheet, "SIZES", {size: SIZES[size] for size in ("mini", "card")})
    assert cards_sheet.main([str(tmp_path)]) == 0
    assert "6 sheets" in capsys.readouterr().out
    with Image.open(tmp_path / atlas_name("card", "colour")) as image:
        rows = -(-len(PICTURES) // 12)
        assert image.size == (3 * (2 + 12 * 20), 3 * (2 + rows * 29))


def test_a_missing_atlas_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                     capsys: pytest.CaptureFixture[str]) -> None:  # fmt: skip
    monkeypatch.setattr(cards_sheet.resources, "path", lambda name: tmp_path / name)
    assert cards_sheet.main([str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
