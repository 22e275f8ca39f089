"""Settings of the handheld."""

from typing import Any

import pytest

from godoris.palm.look import Look, LookError


def test_first_look() -> None:
    assert Look() == Look("palm3c", 0, "full")
    assert Look().replace(skin="off").skin == "off"


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"skin": "none"}, "skin: expected one of full, silkscreen, off, found 'none'"),
        ({"scale": 17}, "scale: expected a whole number from 0 to 16, found 17"),
        ({"scale": -1}, "scale: expected a whole number from 0 to 16, found -1"),
        ({"contrast": 101}, "contrast: expected a whole number from 0 to 100, found 101"),
        ({"grain": 0.5}, "grain: expected a whole number from 0 to 100, found 0.5"),
        ({"temperature": -51}, "temperature: expected a whole number from -50 to 50, found -51"),
        ({"volume": True}, "volume: expected a whole number from 0 to 100, found True"),
        ({"device": ""}, "device: expected a name, found ''"),
        ({"muted": 1}, "muted: expected true or false, found 1"),
    ],
)
def test_values_out_of_range(values: dict[str, Any], message: str) -> None:
    with pytest.raises(LookError, match=message):
        Look(**values)
