"""Texts with places, and Korean endings."""

from pathlib import Path

import pytest

from godoris.palm.resources import ResourceError
from godoris.palm.strings import LANGUAGES, Strings, ending, fill, places


@pytest.mark.parametrize(
    ("word", "pair", "found"),
    [
        ("철수", "이/가", "가"), ("영철", "이/가", "이"), ("고도리", "을/를", "를"), ("쓸", "을/를", "을"),
        ("Com 1", "이/가", "이"), ("Com 2", "이/가", "가"), ("Com 3", "은/는", "은"), ("12", "으로/로", "로"),
        ("1", "으로/로", "로"), ("3", "으로/로", "으로"), ("쓸", "으로/로", "로"), ("판", "으로/로", "으로"),
        ("Ann", "이/가", "이"), ("Bo", "이/가", "가"), ("", "이/가", "가"), ("Player", "은/는", "은"),
    ],
)  # fmt: skip
def test_the_ending_goes_with_the_last_sound(word: str, pair: str, found: str) -> None:
    assert ending(word, pair) == found


@pytest.mark.parametrize(
    ("text", "values", "filled"),
    [
        ("{name}", {"name": "Ann"}, "Ann"),
        ("{name:이/가} 이겼다", {"name": "철수"}, "철수가 이겼다"),
        ("{money:,}", {"money": 1234567}, "1,234,567"),
        ("{n:>3}", {"n": 7}, "  7"),
        ("{{}}", {}, "{}"),
    ],
)
def test_places_are_filled_in(text: str, values: dict[str, object], filled: str) -> None:
    assert fill(text, values) == filled


@pytest.mark.parametrize(("text", "values"), [("{name}", {}), ("{0}", {}), ("{n:,}", {"n": "x"})])
def test_a_place_without_a_fitting_value_is_an_error(text: str, values: dict[str, object]) -> None:
    with pytest.raises(ResourceError, match=r"^where: expected a value for each place"):
        fill(text, values, "where")


def test_the_places_of_a_text() -> None:
    assert places("{a} and {b:이/가} {{c}}") == {"a", "b"}


def write(folder: Path, text: str) -> Path:
    (folder / "en.toml").write_text(text, "utf-8")
    return folder


def test_texts_by_section_and_name(tmp_path: Path) -> None:
    strings = Strings(write(tmp_path, '[a]\nok = "OK"\nwho = "{n}!"\n'), "en")
    assert strings.get("a.ok", {}) == "OK"
    assert strings.get("a.who", {"n": 3}) == "3!"
    assert strings.raw("a.who") == "{n}!"
    assert strings.keys() == {"a.ok", "a.who"}
    assert "a.ok" in strings
    with pytest.raises(ResourceError, match=r"strings|en\.toml: a\.no: expected a text"):
        strings.get("a.no", {})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[a]\nok = 3", "a.ok: expected a text, found 3"),
        ('[a]\nok = "{"', "a.ok: expected braces that match"),
        ('ok = "OK"', "ok: expected a table"),
        ("[a", "expected TOML"),
    ],
)
def test_a_fault_is_one_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ResourceError) as caught:
        Strings(write(tmp_path, text), "en")
    assert message in str(caught.value)
    assert "en.toml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(ResourceError, match=r"ko\.toml: cannot be read"):
        Strings(tmp_path, LANGUAGES[1])
