"""Frames, counted on the picture."""

import pytest

from godoris.palm.frames import Frame
from godoris.palm.geometry import Rect
from palm import kit

INSIDE = Rect(20, 20, 30, 12)


def drawn(frame: Frame, density: int) -> tuple[list[str], Rect]:
    picture = kit.canvas("grey4", density)
    picture.frame(INSIDE, frame, "object_frame")
    found = kit.box(kit.pixels(picture, Rect(0, 0, 160, 160)))
    area = INSIDE.grown(4)
    return kit.art(picture, area), found.moved(-area.x * density, -area.y * density)


def test_values_are_those_of_the_sdk() -> None:
    assert (Frame.SIMPLE, Frame.ROUND, Frame.BOLD_ROUND) == (0x0001, 0x0401, 0x0702)
    assert (Frame.POPUP, Frame.DIALOG) == (0x0205, 0x0302)
    assert [frame.thickness for frame in (Frame.SIMPLE, Frame.ROUND, Frame.DIALOG)] == [1, 1, 2]
    assert [frame.corner for frame in (Frame.ROUND, Frame.BOLD_ROUND, Frame.POPUP, Frame.DIALOG)] == [
        4,
        7,
        2,
        3,
    ]
    assert (Frame.POPUP.shadow, Frame.DIALOG.shadow) == (1, 0)


@pytest.mark.parametrize("density", [1, 2])
@pytest.mark.parametrize(
    ("frame", "thickness", "shadow"),
    [
        (Frame.SIMPLE, 1, 0), (Frame.ROUND, 1, 0), (Frame.BOLD_ROUND, 2, 0),
        (Frame.POPUP, 1, 1), (Frame.DIALOG, 2, 0),
    ],
)  # fmt: skip
def test_a_frame_lies_around_the_outside(frame: Frame, thickness: int, shadow: int, density: int) -> None:
    rows, found = drawn(frame, density)
    d = density
    wide, high = INSIDE.width + 2 * thickness + shadow, INSIDE.height + 2 * thickness + shadow
    assert found == Rect((4 - thickness) * d, (4 - thickness) * d, wide * d, high * d)
    # counted along the middle row and column: frame, inside, frame, shadow
    middle = rows[(4 + INSIDE.height // 2) * d]
    assert middle.strip(".") == "#" * thickness * d + "." * INSIDE.width * d + "#" * (thickness + shadow) * d
    across = "".join(row[(4 + INSIDE.width // 2) * d] for row in rows)
    assert across.strip(".") == "#" * thickness * d + "." * INSIDE.height * d + "#" * (thickness + shadow) * d


@pytest.mark.parametrize(
    ("frame", "corner"),
    [
        (Frame.SIMPLE, ["####", "#...", "#...", "#..."]),
        (Frame.ROUND, ["..##", ".#..", "#...", "#..."]),
        (Frame.POPUP, [".###", "#...", "#...", "#..."]),
        (Frame.DIALOG, ["..##", ".###", "##..", "##.."]),
    ],
)
def test_corners_at_density_1(frame: Frame, corner: list[str]) -> None:
    rows, found = drawn(frame, 1)
    assert [row[found.x : found.x + 4] for row in rows[found.y : found.y + 4]] == corner


@pytest.mark.parametrize("frame", [Frame.ROUND, Frame.BOLD_ROUND, Frame.DIALOG])
def test_corners_at_double_density_are_not_doubled_pixels(frame: Frame) -> None:
    single, _ = drawn(frame, 1)
    double, _ = drawn(frame, 2)
    plain = ["".join(sign * 2 for sign in row) for row in single for _ in range(2)]
    assert double != plain


@pytest.mark.parametrize("density", [1, 2])
@pytest.mark.parametrize("frame", list(Frame))
def test_frame_and_inside_meet_without_a_gap_and_without_overlap(frame: Frame, density: int) -> None:
    picture = kit.canvas("colour8", density)
    picture.inside(INSIDE, frame, "caution")
    inside = kit.pixels(picture, INSIDE.grown(4))
    picture.frame(INSIDE, frame, "object_frame")
    frame_only = kit.canvas("colour8", density)
    frame_only.frame(INSIDE, frame, "object_frame")
    around = kit.pixels(frame_only, INSIDE.grown(4))
    assert not inside & around
    # every pixel beside the inside is inside or frame
    if frame is not Frame.NONE:
        for x, y in inside:
            assert {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} <= inside | around


@pytest.mark.parametrize("density", [1, 2])
def test_frames_are_the_same_from_all_sides(density: int) -> None:
    for frame in (Frame.SIMPLE, Frame.ROUND, Frame.BOLD_ROUND, Frame.DIALOG):
        rows, _ = drawn(frame, density)
        assert rows == rows[::-1]
        assert rows == [row[::-1] for row in rows]
