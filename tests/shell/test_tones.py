"""The file of tones, the wave made of them, and the voice."""

import math
from array import array
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from godoris import rules
from godoris.shell import tones
from godoris.shell.audio import RATE, Speaker
from godoris.shell.tones import Note, ToneError

# docs/notation.md, events; the rest as the screens name them
EVENTS = """bonus flip capture heundeum chock ddadak sseul pansseul poktan bbuk first_bbuk first_chock
first_ddadak first_sseul first_pansseul first_poktan second_bbuk third_bbuk three_bbuk take_pee chongtong
go_1 go_2 go_3 go_4 go_5 go_6 stop nagari"""
SYSTEM = "click error warning info confirm"  # palm/system.py
GAME = "deal card match turn pick won lost kwang redeal hint poktan_fall"


def test_every_event_and_every_beep_has_a_tone() -> None:
    book = tones.load()
    assert set(f"{EVENTS} {SYSTEM} {GAME}".split()) <= set(book)


@pytest.mark.parametrize("name", rules.names())
def test_every_set_of_every_rule_set_has_a_tone(name: str) -> None:
    assert {row.name for row in rules.load(name).sets} <= set(tones.load())


def test_the_click_and_the_beeps_are_palms() -> None:
    book = tones.load()
    assert book["click"] == (Note(200, 9, 64),)
    assert book["error"] == (Note(500, 70, 64),)


def test_none_outlasts_a_banner_at_slow() -> None:
    assert {name for name, notes in tones.load().items() if tones.milliseconds(notes) > 800} == set()


# what is to be told apart by ear; a deed that is paid for begins as the deed does
JINGLES = (
    "bonus", "heundeum", "chock", "ddadak", "sseul", "pansseul", "poktan", "poktan_fall", "bbuk",
    "godori", "hongdan", "chungdan", "chodan", "inoshikacho", "kwang", "go_1", "stop", "chongtong",
    "nagari", "won", "lost", "redeal", "take_pee", "match", "capture", "pick",
)  # fmt: skip


def contour(name: str) -> list[int]:
    """The pitch at every 10 ms of the first quarter of a second, 0 where it is silent or over."""
    out: list[int] = []
    for hz, ms, _ in tones.load()[name]:
        out += [hz] * ms
    return (out + [0] * 250)[:250:10]


@pytest.mark.parametrize("name", JINGLES)
def test_jingles_differ_from_each_other(name: str) -> None:
    mine = contour(name)
    for other in JINGLES:
        if other != name:
            theirs = contour(other)
            heard = sum(1 for a, b in zip(mine, theirs, strict=True) if a or b)
            differs = sum(1 for a, b in zip(mine, theirs, strict=True) if max(a, b) > 1.05 * min(a, b))
            assert differs * 2 > heard, other


@pytest.mark.parametrize("deed", ["bbuk", "chock", "ddadak", "sseul", "pansseul"])
def test_what_is_paid_for_begins_as_the_deed_and_ends_with_a_coin(deed: str) -> None:
    book = tones.load()
    same = sum(1 for a, b in zip(book[deed], book[f"first_{deed}"], strict=False) if a.hz == b.hz)
    assert same == len(book[deed])
    assert [note.hz for note in book[f"first_{deed}"][-2:]] == [1175, 1760]


def test_melodies_keep_to_five_notes() -> None:
    """A C D E G, equally tempered from A = 440 Hz: any two may follow each other."""
    steps = {0, 3, 5, 7, 10}
    melodic = set(JINGLES) - {"capture", "match", "pick"} | {"pick"}
    for name in melodic:
        for hz in (note.hz for note in tones.load()[name] if note.hz):
            step = round(12 * math.log2(hz / 440))
            assert step % 12 in steps, (name, hz)
            assert abs(hz / (440 * 2 ** (step / 12)) - 1) < 0.01, (name, hz)


def test_a_name_stands_for_another_tone() -> None:
    book = tones.load()
    assert book["three_bbuk"] == book["third_bbuk"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("click = 1", "click: expected a table of tones, found 1"),
        ("[a]\nx = []", r"x: expected notes \[Hz, ms, amplitude\], found \[\]"),
        ("[a]\nx = 'y'", "x: expected the name of a tone, found 'y'"),
        ("[a]\nx = 'x'", "x: expected the name of a tone, found 'x'"),
        ("[a]\nx = [[500, 70]]", r"x: expected \[Hz .*found \[500, 70\]"),
        ("[a]\nx = [[500, 70, 65]]", r"x: expected \[Hz .*found \[500, 70, 65\]"),
        ("[a]\nx = [[0, 70, 5]]", r"x: expected \[Hz .*silence, found \[0, 70, 5\]"),
        ("[a]\nx = [[500, 0, 5]]", r"x: expected \[Hz"),
        ("[a]\nx = [[500.5, 9, 5]]", r"x: expected \[Hz"),
        ("[a]\nx = [[9, 9, 5]]", r"x: expected \[Hz"),
        ("[a]\nx = [[500, 9, 5]]\n[b]\nx = [[500, 9, 5]]", "b: x: stands in another table already"),
        ("[a", "not a TOML file"),
    ],
)
def test_faults_name_file_and_tone(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "tones.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ToneError, match=message) as caught:
        tones.load(file)
    assert str(file) in str(caught.value)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(ToneError, match=r"none\.toml: cannot be read"):
        tones.load(tmp_path / "none.toml")


@pytest.mark.parametrize("hz", [65, 200, 441, 500, 1760, 11025])
def test_a_wave_is_square_and_of_its_pitch(hz: int) -> None:
    samples = array("h", tones.wave([Note(hz, 1000, 64)], RATE))
    assert len(samples) == RATE
    assert set(samples) == {tones.PEAK, -tones.PEAK}
    edges = sum(a != b for a, b in pairwise(samples))
    assert abs(edges - (2 * hz - 1)) <= 1


def test_amplitude_and_silence() -> None:
    samples = array("h", tones.wave([Note(500, 10, 32), Note(0, 10, 0), Note(500, 10, 64)], 8000))
    assert max(samples[:80]) == tones.PEAK // 2
    assert set(samples[80:160]) == {0}
    assert max(samples[160:]) == tones.PEAK


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(tones.load())


def test_the_mixer_opens_with_the_first_tone(speaker: Speaker) -> None:
    speaker.loudness(100, muted=False)
    assert pygame.mixer.get_init() is None
    speaker.play("won")
    assert pygame.mixer.get_init() == (RATE, -16, 1)
    assert pygame.mixer.Channel(0).get_busy()
    speaker.close()
    assert pygame.mixer.get_init() is None


def test_a_new_tone_cuts_the_old(speaker: Speaker) -> None:
    speaker.play("won")
    first = pygame.mixer.Channel(0).get_sound()
    speaker.play("lost")
    assert pygame.mixer.get_num_channels() == 1
    assert pygame.mixer.Channel(0).get_sound() is not first
    speaker.close()


def test_volume_holds_for_the_tone_that_sounds(speaker: Speaker) -> None:
    speaker.play("won")
    speaker.loudness(50, muted=False)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)
    speaker.loudness(50, muted=True)
    assert pygame.mixer.Channel(0).get_volume() == 0
    speaker.close()


def test_a_muted_handheld_opens_nothing_but_lights_the_lamp(speaker: Speaker) -> None:
    speaker.loudness(100, muted=True)
    speaker.play("click")
    assert speaker.lamp == 0
    speaker.play("go_1")
    assert speaker.lamp == 220
    assert pygame.mixer.get_init() is None


def test_no_sound_card_is_no_error_and_prints_nothing(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nowhere")
    speaker.play("click")
    speaker.play("won")
    speaker.close()
    assert pygame.mixer.get_init() is None
    assert capfd.readouterr() == ("", "")


def test_an_unknown_tone(speaker: Speaker) -> None:
    with pytest.raises(KeyError, match="gong"):
        speaker.play("gong")
