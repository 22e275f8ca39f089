"""Objects that never change."""

from typing import ClassVar

import pytest

from godoris.frozen import Frozen


class Point(Frozen):
    x: int
    y: int = 2
    origin: ClassVar[str] = "top left"


class Named(Point):
    name: str = "here"


class Positive(Frozen):
    number: int

    def check(self) -> None:
        if self.number < 0:
            raise ValueError("below zero")


def test_fields_are_the_annotated_names_bases_first() -> None:
    assert Point.fields == ("x", "y")
    assert Named.fields == ("x", "y", "name")


def test_values_by_place_by_name_and_by_default() -> None:
    point = Named(1, name="there")
    assert (point.x, point.y, point.name) == (1, 2, "there")
    assert repr(point) == "Named(x=1, y=2, name='there')"


def test_equal_when_class_and_fields_are() -> None:
    assert Point(1) == Point(1, 2)
    assert hash(Point(1)) == hash(Point(x=1, y=2))
    assert Point(1) != Point(3)
    assert Point(1, 2) != Named(1, 2)


def test_replace_leaves_the_first_alone() -> None:
    first = Named(1)
    assert first.replace(y=7) == Named(1, 7)
    assert first == Named(1)


@pytest.mark.parametrize(("args", "named"), [((), {}), ((1, 2, 3), {}), ((1,), {"x": 2}), ((1,), {"z": 2})])
def test_wrong_arguments(args: tuple[int, ...], named: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="Point"):
        Point(*args, **named)


def test_nothing_can_be_assigned() -> None:
    with pytest.raises(AttributeError, match=r"Point\.x never changes"):
        Point(1).x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match=r"Point\.x never changes"):
        del Point(1).x


def test_check_refuses() -> None:
    assert Positive(1).replace(number=2).number == 2
    with pytest.raises(ValueError, match="below zero"):
        Positive(1).replace(number=-1)
