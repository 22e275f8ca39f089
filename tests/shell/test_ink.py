"""Strokes on the strip while they are written, and an input method whose composition the field has ended."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from godoris.palm import device as devices
from godoris.palm.events import KeyDown, TextEditing
from godoris.palm.geometry import Rect
from godoris.palm.look import Look
from godoris.shell import layout, video
from godoris.shell.stage import INK, Stage
from shell.fakes import FakeProgram, program
from shell.test_window import opened, turn

STROKE = [(40.0, 170.0), (40.0, 190.0), (60.0, 190.0)]


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    yield
    pygame.display.quit()


def staged(skin: str = "full", scale: int = 4) -> tuple[Stage, pygame.Surface]:
    canvas, look = program(device="palm3").system.canvas, Look("palm3", scale, skin)
    device = devices.load("palm3")
    size = layout.window(device, skin, scale, (0, 0))
    stage, target = Stage(), pygame.Surface(size, depth=32)
    stage.arrange(layout.fit(device, skin, scale, size), canvas, look)
    stage.all(target)
    return stage, target


def at(stage: Stage, target: pygame.Surface, x: int, y: int) -> tuple[int, ...]:
    """The colour in the middle of a unit of the panel."""
    left, top, _, _ = stage.layout.screen
    k = stage.layout.scale
    return tuple(target.get_at((left + x * k + k // 2, top + y * k + k // 2)))[:3]


def picture(target: pygame.Surface) -> bytes:
    return pygame.image.tobytes(target, "RGB")


def test_ink_follows_the_pen_and_is_wiped_when_it_is_lifted() -> None:
    stage, target = staged()
    before = picture(target)
    assert stage.ink(target, []) is None
    for count in range(1, len(STROKE) + 1):
        changed = stage.ink(target, STROKE[:count])
        assert changed is not None
        assert changed.collidepoint(changed.center)
    assert [at(stage, target, x, y) for x, y in ((40, 180), (50, 190))] == [INK, INK]
    assert at(stage, target, 50, 180) != INK
    assert stage.ink(target, STROKE) is None
    assert stage.ink(target, []) is not None
    assert picture(target) == before


def test_drawn_point_by_point_or_at_once_it_looks_the_same() -> None:
    stage, target = staged()
    for count in range(1, len(STROKE) + 1):
        stage.ink(target, STROKE[:count])
    other, at_once = staged()
    other.ink(at_once, STROKE)
    assert picture(target) == picture(at_once)


def test_ink_stays_on_the_strip() -> None:
    """What reaches up into the screen is the canvas's own to show."""
    stage, target = staged()
    before = picture(target)
    strip = pygame.Rect(stage.layout.rect(stage.layout.device.silkscreen))
    stage.ink(target, [(40, 170), (40, 100), (200, 100), (200, 300)])
    target.fill((0, 0, 0), strip)
    after = picture(target)
    fresh = staged()[1]
    fresh.fill((0, 0, 0), strip)
    assert after == picture(fresh)
    assert after != before


def test_a_shorter_stroke_takes_the_place_of_a_longer_one() -> None:
    stage, target = staged()
    stage.ink(target, STROKE)
    stage.ink(target, STROKE[:2])
    assert at(stage, target, 40, 180) == INK
    assert at(stage, target, 50, 190) != INK


def test_without_a_strip_there_is_no_ink() -> None:
    stage, target = staged("off")
    assert stage.ink(target, STROKE) is None


def test_all_drawn_anew_the_stroke_comes_back() -> None:
    stage, target = staged()
    stage.ink(target, STROKE)
    stage.all(target)
    assert at(stage, target, 40, 180) != INK
    stage.ink(target, STROKE)
    assert at(stage, target, 40, 180) == INK


def test_the_window_shows_the_ink_and_says_whether_there_is_a_strip() -> None:
    window, fake = opened(device="palm3")
    for _ in range(3):
        turn(window, fake)
    assert fake.system.strip
    fake.system.ink = STROKE
    assert turn(window, fake)
    assert not turn(window, fake)
    fake.system.ink = []
    assert turn(window, fake)
    fake.look = fake.look.replace(skin="off")
    turn(window, fake)
    assert not fake.system.strip


class Field:
    """A field that composes what it is told to."""

    rect = Rect(10, 20, 80, 12)
    composing = 0


def writing(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, FakeProgram, Field, list[Any]]:
    asked: list[Any] = []
    monkeypatch.setattr(video, "text_input", asked.append)
    window, fake = opened()
    fake.system.text_focus = field = Field()
    turn(window, fake)
    asked.clear()
    return window, fake, field, asked


def edit(text: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=text, start=0, length=len(text)))


def test_a_composition_that_the_field_ended_starts_the_input_method_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window, fake, field, asked = writing(monkeypatch)
    edit("가")
    field.composing = 1
    turn(window, fake)
    assert asked == []
    field.composing = 0
    turn(window, fake)
    assert len(asked) == 2
    assert asked[0] is None
    assert asked[1] is not None
    turn(window, fake)
    assert len(asked) == 2


def test_a_composition_that_has_not_reached_the_field_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    window, fake, field, asked = writing(monkeypatch)
    edit("가")
    turn(window, fake, ticks=0)
    assert asked == []
    field.composing = 1
    turn(window, fake)
    assert fake.pen == [TextEditing("가")]
    assert asked == []


def test_enter_belongs_to_the_input_method_while_it_composes(monkeypatch: pytest.MonkeyPatch) -> None:
    window, fake, field, _ = writing(monkeypatch)
    edit("가")
    field.composing = 1
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)
    pygame.event.post(key)
    turn(window, fake)
    assert not any(isinstance(event, KeyDown) for event in fake.pen)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="가"))
    pygame.event.post(key)
    field.composing = 0
    turn(window, fake)
    assert any(isinstance(event, KeyDown) for event in fake.pen)
