"""Films of games: what is in the file is what was on the screen, for as long as it was there."""

from __future__ import annotations

import io
from functools import cache

import pytest
from PIL import Image

from godoris import resources
from godoris.app import shots
from godoris.engine.record import Record
from godoris.palm import device as devices
from godoris.palm import lcd
from godoris.shell import layout
from godoris.tools import film, pages
from godoris.tools.film import FilmError
from godoris.tools.projector import Projector

RECORDS = ["won", "chongtong", "bombs", "banner_heundeum", "choose_flip"]


@cache
def short() -> Record:
    """The first moves of a game: a bonus card, and a choice between two."""
    whole = shots.shipped("hand")
    return Record(whole.deal, whole.moves[:3], whole.tags, whole.places[:3])


def decoded(data: bytes) -> list[tuple[Image.Image, int]]:
    """Every frame as it is seen, and its hundredths of a second."""
    picture = Image.open(io.BytesIO(data))
    out = []
    for number in range(picture.n_frames):  # type: ignore[attr-defined]
        picture.seek(number)
        out.append((picture.convert("RGB"), picture.info["duration"] // 10))
    return out


def screens(device: str, speed: str, scale: int) -> list[tuple[Image.Image, int]]:
    """What a film ought to show: different screens in a row, and their ticks."""
    colours = lcd.colours(devices.load(device).lcd)
    table = [part for colour in colours for part in colour]
    out: list[tuple[bytes, int]] = []
    for tick, app in enumerate(Projector(short(), "en", device, speed).run()):
        pixels = bytes(app.system.canvas.pixels)
        if tick % film.SAMPLE[speed] == 0 and (not out or out[-1][0] != pixels):
            out.append((pixels, 0))
        out[-1] = out[-1][0], out[-1][1] + 1
    side = round(len(out[0][0]) ** 0.5)
    shown = []
    for pixels, ticks in out:
        picture = Image.frombytes("P", (side, side), pixels)
        picture.putpalette(table)
        shown.append(
            (picture.convert("RGB").resize((160 * scale, 160 * scale), Image.Resampling.NEAREST), ticks)
        )
    return shown


@pytest.mark.parametrize(("device", "speed", "scale"), [("palm3c", "medium", 1), ("tungsten", "fast", 2)])
def test_a_film_shows_the_screen_for_as_long_as_it_stood(device: str, speed: str, scale: int) -> None:
    made = film.make(short(), "en", device, speed, scale)
    found, wanted = decoded(made.data), screens(device, speed, scale)
    assert len(found) == len(wanted) == made.frames
    assert [picture.tobytes() for picture, _ in found] == [picture.tobytes() for picture, _ in wanted]
    assert [ticks for _, ticks in found][1:-1] == [ticks for _, ticks in wanted][1:-1]
    assert made.length == sum(ticks for _, ticks in wanted) + film.LAST
    assert made.size == (160 * scale, 160 * scale)


def test_no_frame_is_shorter_than_a_viewer_can_show() -> None:
    made = film.make(short(), speed="fast", scale=1)
    assert min(ticks for _, ticks in decoded(made.data)) == 2 == min(film.SAMPLE.values())


def test_the_same_game_gives_the_same_film_and_it_is_small() -> None:
    first, second = (film.make(short(), speed="fast", scale=1) for _ in range(2))
    assert first == second
    assert len(first.data) < 1500 * first.frames


def test_the_case_is_around_the_screen() -> None:
    made = film.make(short(), device="palm3", speed="fast", scale=1, skin=True)
    profile = devices.load("palm3")
    left, top, side, _ = layout.fit(profile, "full", 1, made.size).screen
    plain = film.make(short(), device="palm3", speed="fast", scale=1)
    for (cased, _), (bare, _) in zip(decoded(made.data), decoded(plain.data), strict=True):
        assert cased.crop((left, top, left + side, top + side)).tobytes() == bare.tobytes()
    first, last = decoded(made.data)[0][0], decoded(made.data)[-1][0]
    assert first.crop((0, 0, made.size[0], top)).tobytes() == last.crop((0, 0, made.size[0], top)).tobytes()
    assert len(first.crop((0, 0, made.size[0], top)).getcolors(65536) or []) > 20


def test_a_sharp_screen_is_not_halved() -> None:
    with pytest.raises(FilmError, match="scale: expected a multiple of 2 for tungsten, found 3"):
        film.make(short(), device="tungsten", scale=3)


@pytest.mark.parametrize("name", RECORDS)
def test_every_move_of_a_record_is_shown(name: str) -> None:
    record = shots.shipped(name)
    projector = Projector(record, "en", "palm3", "fast")
    forms: list[str] = []
    for app in projector.run():
        top = app.system.top
        if top is not None and forms[-1:] != [top.name]:
            forms.append(top.name)
    game = projector.app.sitting.current
    assert game is not None
    assert game.moves == record.moves
    assert forms[-1] == ("result" if game.over else "table")
    assert ("heundeum" in forms) == (name == "banner_heundeum")
    assert ("go_stop" in forms) == (name == "won")


def test_the_film_of_the_readme_is_there_and_no_burden() -> None:
    readme = (resources.root() / "README.md").read_text(encoding="utf-8")
    path = resources.path(f"docs/pictures/{pages.FILM}.gif")
    assert f"docs/pictures/{pages.FILM}.gif" in readme
    assert 100_000 < path.stat().st_size < 1_500_000
