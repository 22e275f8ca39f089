"""Every screen can be drawn, on every device and in both languages, and the same each time."""

from __future__ import annotations

import pygame
import pytest

from app.screens import LANGUAGES, seen
from godoris.app import shots
from godoris.palm import device


@pytest.mark.parametrize("what", shots.names())
def test_every_screen(what: str) -> None:
    pictures = [seen(what, language).pixels for language in LANGUAGES]
    assert all(len(pixels) == 160 * 160 for pixels in pictures)
    for pixels in pictures:
        most = max(pixels.count(shade) for shade in set(pixels))
        assert most < 0.97 * 160 * 160, "something to be seen"
    assert pictures[0] != pictures[1], "both languages"


@pytest.mark.parametrize("name", device.names())
def test_every_device(name: str) -> None:
    assert shots.render("table", device=name, scale=2).get_size() == (320, 320)


def test_the_same_picture_each_time() -> None:
    first, second = (pygame.image.tobytes(shots.render("go_stop"), "RGB") for _ in range(2))
    assert first == second


@pytest.mark.parametrize("bad", [{"what": "nothing"}, {"what": "table", "scale": 0}])
def test_bad_wishes_are_told(bad: dict[str, object]) -> None:
    with pytest.raises(shots.ShotError):
        shots.render(**bad)  # type: ignore[arg-type]


def test_a_record_that_leads_elsewhere_is_told() -> None:
    text = shots.resources.path("assets/shots/table.gsr").read_text("utf-8")
    with pytest.raises(shots.ShotError, match="does not lead"):
        shots.render("go_stop", record=text)
