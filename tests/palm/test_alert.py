"""Alerts and tips: their figures, counted on the picture, and their answers."""

from pathlib import Path

import pytest

from godoris.palm import palette
from godoris.palm.controls.button import Button
from godoris.palm.controls.field import Field
from godoris.palm.controls.scroll import RepeatButton
from godoris.palm.events import Key
from godoris.palm.resources import LANGUAGES
from palm import kit
from palm.kit import FONTS, Handheld, Rect, box, column, pixels, row

ALERTS = """[alerts.{kind}]\nkind = "{kind}"\ntitle = "title"\ntext = "{text}"
buttons = ["ok", "cancel"]\ndefault = 1\ntips = "tips"
"""
KINDS = ("information", "confirmation", "warning", "error")
SCREENS = [("grey4", 1), ("colour16", 2)]


def alerted(
    folder: Path,
    kind: str = "warning",
    text: str = "long",
    language: str = "en",
    screen: str = "grey4",
    d: int = 1,
) -> Handheld:
    alerts = ALERTS.format(kind=kind, text=text)
    hand = kit.handheld(folder, 'title = "title"', language, screen, d, alerts=alerts)
    hand.system.alert(kind)
    hand.draw()
    return hand


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("screen", "d"), SCREENS)
@pytest.mark.parametrize("text", ["name", "long"])
def test_figures(tmp_path: Path, language: str, screen: str, d: int, text: str) -> None:
    hand = alerted(tmp_path, text=text, language=language, screen=screen, d=d)
    picture = hand.canvas
    words = {"en": kit.ENGLISH, "ko": kit.KOREAN}[language][text]
    bold = FONTS["bold"]
    lines = bold.wrap(words, 120)
    leading = 12 if language == "ko" else 11
    height = 46 + max(len(lines) * leading, 16)
    ink = palette.BLACK if picture.is_grey else 0x59
    # (2, 158 - h, 156, h), h = 46 + text, in a frame of 2 px that reaches the screen's edges
    top = 158 - height
    middle = row(picture, (top + 17) * d)
    assert middle == [ink] * 2 * d + [palette.WHITE] * 156 * d + [ink] * 2 * d
    bar = column(picture, 60 * d, (top - 2) * d, 15 * d)
    assert bar[: 2 * d] == [ink] * 2 * d
    assert row(picture, (top + 12) * d, 20 * d, 100 * d) == [palette.WHITE] * 100 * d  # the bar is 12 high
    assert row(picture, 159 * d, 80 * d, 4) == [ink] * 4
    # icon of 16x16 at (8, 20), text from (32, 20)
    icon = box(pixels(picture, Rect(2, top + 14, 29, 23)))
    assert icon.inside(Rect(10 * d, (top + 20) * d, 16 * d, 16 * d))
    assert icon.height >= 15 * d
    letters = box(pixels(picture, Rect(33, top + 16, 124, len(lines) * leading + 6)))
    assert 34 * d <= letters.x <= 36 * d
    assert letters.y >= (top + 20) * d
    assert letters.bottom <= (top + 20 + len(lines) * leading) * d


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons(tmp_path: Path, language: str) -> None:
    hand = alerted(tmp_path, language=language)
    std = FONTS["std"]
    first, second = (hand.control(id).rect for id in ("button0", "button1"))
    texts = {"en": kit.ENGLISH, "ko": kit.KOREAN}[language]
    # x = 6, at least 36 wide, else text and 10; gap 6; 6 to the bottom
    assert first.x == 2 + 6
    assert first.width == max(36, std.width(texts["ok"]) + 10)
    assert second.x == first.right + 6
    assert second.width == max(36, std.width(texts["cancel"]) + 10)
    assert first.bottom == 158 - 6
    drawn = box(pixels(hand.canvas, Rect(3, first.y - 1, 60, 14)))
    assert drawn.x == first.x - 1
    assert drawn.bottom == first.bottom + 1


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_have_icons_of_their_own_and_a_tone(tmp_path: Path, kind: str) -> None:
    hand = alerted(tmp_path / "one", kind)
    icon = Rect(10, hand.top.rect.y + 20, 16, 16)
    found = pixels(hand.canvas, icon)
    for other in KINDS:
        if other != kind:
            another = alerted(tmp_path / other, other)
            assert pixels(another.canvas, icon) != found
    assert hand.tones == [{"information": "info", "confirmation": "confirm"}.get(kind, kind)]


def test_answers(tmp_path: Path) -> None:
    for id, answer in (("button0", 0), ("button1", 1)):
        hand = kit.handheld(tmp_path, "", alerts=ALERTS.format(kind="warning", text="long"))
        answers: list[int] = []
        hand.system.alert("warning", answers.append)
        hand.tap_on(id)
        assert answers == [answer]
        assert hand.top.name == "form"


@pytest.mark.parametrize("how", ["escape", "stop"])
def test_leaving_presses_the_default(tmp_path: Path, how: str) -> None:
    hand = kit.handheld(tmp_path, "", alerts=ALERTS.format(kind="warning", text="long"))
    answers: list[int] = []
    hand.system.alert("warning", answers.append)
    if how == "escape":
        hand.key(Key.ESCAPE)
    else:
        hand.system.stop()
    assert answers == [1]


def test_an_alert_that_is_open_is_not_opened_again(tmp_path: Path) -> None:
    hand = alerted(tmp_path)
    hand.system.alert("warning")
    assert len(hand.system.forms) == 2
    assert hand.tones == ["warning"]


def test_text_of_no_more_than_six_lines(tmp_path: Path) -> None:
    alerts = ALERTS.format(kind="warning", text="long")
    hand = kit.handheld(tmp_path, "", alerts=alerts)
    strings = tmp_path / "strings" / "en.toml"
    text = strings.read_text("utf-8").replace(kit.ENGLISH["long"], "one two three four " * 20)
    strings.write_text(text, "utf-8")
    hand = Handheld(tmp_path)
    hand.system.alert("warning")
    assert hand.top.rect.height == 46 + 6 * 11


# -- tips


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_have_palms_places(tmp_path: Path, language: str) -> None:
    hand = alerted(tmp_path, language=language)
    hand.tap(151, hand.top.rect.y + 5)
    form = hand.top
    assert form.name == "tips"
    assert form.rect == (2, 2, 156, 156)
    places = {control.id: control.rect.moved(-2, -2) for control in form.controls}
    assert places == {
        "text": (5, 15, 146, 121), "done": (5, 139, 37, 12),
        "up": (138, 137, 13, 8), "down": (138, 145, 13, 8),
    }  # fmt: skip
    assert form.get("done", Button).text == {"en": "Done", "ko": "완료"}[language]


def test_long_tips_are_scrolled_with_their_arrows(tmp_path: Path) -> None:
    hand = alerted(tmp_path)
    hand.tap(151, hand.top.rect.y + 5)
    field = hand.top.get("text", Field)
    assert not hand.top.get("down", RepeatButton).more
    field.value = "words " * 200
    assert hand.top.get("down", RepeatButton).more
    hand.tap_on("down")
    assert field.scroll_state()[0] == 1
    hand.key(Key.PAGE_DOWN)
    assert field.scroll_state()[0] == field.scroll_state()[2]
