import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from godoris import players
from godoris.match import preferences
from godoris.match.preferences import Preferences, accepts, name_fits, name_room, system_language

NAMES = [
    ("", 0), ("A", 1), ("Player", 6), ("a b~ !", 6), ("나", 2), ("김철수", 6), ("ㄱㅏ", 4), ("A김B", 4),
    ("\u1100\u1161", 2), ("e\u0301", None), ("é", None), ("花", None),
    ("\t", None), ("a\n", None), ("🎴", None),
]  # fmt: skip


@pytest.mark.parametrize(("name", "room"), NAMES)
def test_room_of_a_name(name: str, room: int | None) -> None:
    assert name_room(name) == room


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Player", True),
        ("Players", False),
        ("김철수", True),
        ("김철수a", False),
        ("김철 a", True),
        ("é", False),
    ],
)
def test_names_of_six(name: str, fits: bool) -> None:
    assert name_fits(name) is fits


@pytest.mark.parametrize(
    ("key", "value", "good"),
    [
        ("bet", 300, True), ("bet", 150, False), ("bet", True, False),
        ("bet", 300.0, False), ("bet", "300", False),
        ("speed", "fast", True), ("speed", "warp", False), ("speed", None, False), ("speed", ["fast"], False),
        ("saving", "confirm", True), ("saving", "Save", False), ("sound", True, True), ("sound", 1, False),
        ("language", "ko", True), ("language", "fr", False),
        ("rules", "dutch-4", True), ("rules", "../x", False),
        ("level", "easy", True), ("level", "random", False), ("level", "", False),
        ("name", "김철수", True), ("name", "Longname", False), ("name", 5, False),
        ("device", "palm5", True), ("device", "../etc", False),
        ("device", "", False), ("device", "x" * 17, False),
        ("scale", 0, True), ("scale", 16, True), ("scale", 17, False), ("scale", -1, False),
        ("contrast", 100, True), ("contrast", 101, False),
        ("temperature", -50, True), ("temperature", -51, False),
        ("skin", "off", True), ("skin", "none", False), ("registered", False, True), ("registered", 0, False),
    ],
)  # fmt: skip
def test_what_a_preference_may_be(key: str, value: object, good: bool) -> None:
    assert accepts(key, value) is good


def test_bad_values_fall_back_and_are_told_and_unknown_keys_are_kept() -> None:
    first = Preferences(language="ko", bet=200)
    data = {"bet": 7, "speed": "fast", "later": 5, "nested": [[1]], "language": "fr"}
    prefs, bad = Preferences.from_dict(data, first)
    assert (prefs.bet, prefs.speed, prefs.language) == (200, "fast", "ko")
    assert sorted(bad) == ["bet", "language", "nested"]
    assert prefs.other == {"later": 5}
    assert prefs.to_dict()["later"] == 5
    assert Preferences.from_dict(prefs.to_dict()) == (prefs, [])


def test_the_first_values_are_those_of_the_manual() -> None:
    first = Preferences()
    assert first.level == "medium"
    assert (first.bet, first.speed, first.saving, first.sound, first.name) == (
        100,
        "medium",
        "save",
        True,
        "",
    )
    assert Preferences.from_dict({}) == (first, [])


def test_every_level_has_its_player() -> None:
    assert preferences.levels() == preferences.LEVELS == ("easy", "medium", "hard")
    assert set(preferences.LEVELS) <= set(players.names())


@pytest.mark.parametrize(
    ("environ", "locale", "language"),
    [
        ({}, None, "en"), ({"LANG": "ko_KR.UTF-8"}, None, "ko"), ({"LANG": "C"}, "ko_KR", "en"),
        ({}, "ko_KR", "ko"),
        ({"LC_ALL": "en_US", "LANG": "ko_KR"}, None, "en"), ({"LC_MESSAGES": "ko"}, "en_US", "ko"),
        ({"LANG": ""}, "Korean_Korea", "ko"), ({"LANG": "fr_FR"}, None, "en"),
    ],
)  # fmt: skip
def test_the_first_language_is_the_systems(
    environ: dict[str, str], locale: str | None, language: str
) -> None:
    assert system_language(environ, lambda: locale) == language


def test_the_name_shown() -> None:
    assert Preferences().shown_name == "Player"
    assert Preferences(language="ko").shown_name == "나"
    assert Preferences(name="철수").shown_name == "철수"


plain = (
    st.none() | st.booleans() | st.integers(-3, 300) | st.floats(0, 1) | st.sampled_from(["", "easy", "x"])
)
values = plain | st.lists(plain, max_size=2)
keys = st.sampled_from([*Preferences().to_dict(), "later", "x"])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(keys, values, max_size=6))
def test_any_data_gives_preferences_that_can_be_kept(data: dict[str, object]) -> None:
    prefs, bad = Preferences.from_dict(data)
    kept = prefs.to_dict()
    assert {key for key, value in data.items() if key not in kept or kept[key] != value} <= set(bad)
    assert Preferences.from_dict(kept) == (prefs, [])
