"""Strips of frames: a row for each speed, from the first tick of a motion to its last."""

import pytest
from PIL import Image

from godoris import resources
from godoris.app.motion import SPEEDS
from godoris.tools import strips


def test_a_strip_has_a_row_of_frames_for_each_speed() -> None:
    picture = strips.strip("go")
    side, gap = 160, strips.GAP
    assert picture.size == (
        strips.FRAMES * (side + gap) + gap,
        len(SPEEDS) * (side + strips.CAPTION + gap) + gap,
    )
    for row in range(len(SPEEDS)):
        top = gap + row * (side + strips.CAPTION + gap)
        frames = [
            picture.crop((gap + i * (side + gap), top, gap + i * (side + gap) + side, top + side)).tobytes()
            for i in range(strips.FRAMES)
        ]
        assert frames[0] != frames[1] != frames[-1]


@pytest.mark.parametrize("name", strips.MOTIONS)
def test_every_motion_has_its_picture(name: str) -> None:
    path = resources.path(f"docs/pictures/motion-{name}.png")
    assert path.stat().st_size < 60_000
    assert Image.open(path).mode == "P"


@pytest.mark.parametrize("name", ["turn", "bbuk"])
def test_a_motion_is_played_to_its_end(name: str) -> None:
    app = strips.MOTIONS[name]("en", "palm3")
    ticks = [tick for tick, _ in strips.played(app, "fast")]
    assert ticks == list(range(len(ticks)))
    assert not app.director.busy
