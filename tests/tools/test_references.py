"""Every screen looks as it did, but for what was meant to change.

`python -m godoris.tools.references --update` draws the sheets anew, --diffs FOLDER shows what differs.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from app.screens import DEVICE, LANGUAGES, seen
from godoris.app import shots
from godoris.palm import device
from godoris.tools import references

HOW = "python -m godoris.tools.references --update draws them anew"


def test_the_sheets_hold_every_screen() -> None:
    assert references.kept() == shots.names(), HOW


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_looks_as_on_its_sheet(language: str) -> None:
    colours = references.palette(DEVICE)
    with Image.open(references.sheet_file(DEVICE, language)) as file:
        file.load()
        different = []
        for index, what in enumerate(references.kept()):
            now = Image.frombytes("P", (160, 160), seen(what, language).pixels)
            now.putpalette(colours)
            then = file.crop(references.place(index, 160))
            if then.convert("RGB").tobytes() != now.convert("RGB").tobytes():
                different.append(what)
    assert different == [], HOW


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in device.names() if name != DEVICE])
def test_on_every_other_device(name: str, language: str) -> None:
    assert references.check(name, language) == [], HOW


def test_what_looks_otherwise_is_told_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["table", "launcher"]
    monkeypatch.setattr(shots, "names", lambda: names)
    monkeypatch.setattr(device, "names", lambda: ["palm5"])
    monkeypatch.setattr(references, "folder", lambda: tmp_path)
    assert references.main(["--update"]) == 0
    assert references.main([]) == 0
    assert capsys.readouterr().out == ""
    sheet = references.sheet_file("palm5", "ko")
    with Image.open(sheet) as file:
        spoilt = file.convert("RGB")
    x, y, *_ = references.place(1, 160)
    ImageDraw.Draw(spoilt).point((x + 80, y + 80), fill=(255, 0, 0))
    spoilt.save(sheet)
    assert references.main(["--diffs", str(tmp_path / "diffs")]) == 1
    assert capsys.readouterr().out == "palm5 ko: launcher looks otherwise\n"
    with Image.open(tmp_path / "diffs" / "palm5-ko-launcher.png") as picture:
        assert picture.size == (488, 160)
        assert picture.crop((328, 0, 488, 160)).getbbox() == (80, 80, 81, 81)
    names.append("device")
    assert references.main([]) == 1
    assert "--update" in capsys.readouterr().out
