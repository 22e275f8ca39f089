"""The two-set automaton, against NFC and against words computed by another composer."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godoris.palm.hangul import LETTERS, Composition, is_hangul

WORDS = Path(__file__).parent / "data" / "hangul_words.tsv"
ALL = [chr(code) for code in range(0xAC00, 0xD7A4)]

# the usual two-set layout, written down here a second time on purpose
QWERTY = dict(
    zip(
        "qwertyuiopasdfghjklzxcvbnmQWERTOP",
        "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ",
        strict=True,
    )
)


def keys_of(syllable: str) -> str:
    """The keys of a syllable by way of Unicode's own decomposition and letter names."""
    keys = ""
    for part in unicodedata.normalize("NFD", syllable):
        name = unicodedata.name(part).split()[-1]
        keys += NAMED[name] if "JONGSEONG" not in unicodedata.name(part) else NAMED_FINALS[name]
    return keys


SINGLE = {
    "KIYEOK": "ㄱ", "NIEUN": "ㄴ", "TIKEUT": "ㄷ", "RIEUL": "ㄹ", "MIEUM": "ㅁ", "PIEUP": "ㅂ", "SIOS": "ㅅ",
    "IEUNG": "ㅇ", "CIEUC": "ㅈ", "CHIEUCH": "ㅊ", "KHIEUKH": "ㅋ", "THIEUTH": "ㅌ", "PHIEUPH": "ㅍ",
    "HIEUH": "ㅎ", "SSANGKIYEOK": "ㄲ", "SSANGTIKEUT": "ㄸ", "SSANGPIEUP": "ㅃ", "SSANGSIOS": "ㅆ",
    "SSANGCIEUC": "ㅉ",
}  # fmt: skip
NAMED = SINGLE | {
    "A": "ㅏ", "AE": "ㅐ", "YA": "ㅑ", "YAE": "ㅒ", "EO": "ㅓ", "E": "ㅔ", "YEO": "ㅕ", "YE": "ㅖ", "O": "ㅗ",
    "WA": "ㅗㅏ", "WAE": "ㅗㅐ", "OE": "ㅗㅣ", "YO": "ㅛ", "U": "ㅜ", "WEO": "ㅜㅓ", "WE": "ㅜㅔ",
    "WI": "ㅜㅣ", "YU": "ㅠ", "EU": "ㅡ", "YI": "ㅡㅣ", "I": "ㅣ",
}  # fmt: skip
NAMED_FINALS = SINGLE | {f"{one}-{two}": SINGLE[one] + SINGLE[two] for one in SINGLE for two in SINGLE}


def typed(letters: str) -> Composition:
    composition = Composition()
    for letter in letters:
        composition = composition.type(letter)
    return composition


def test_every_syllable_is_typed_and_taken_back_letter_by_letter() -> None:
    assert len(ALL) == 11172
    for syllable in ALL:
        letters = keys_of(syllable)
        shown = [Composition()]
        for letter in letters:
            shown.append(shown[-1].type(letter))
        assert shown[-1] == Composition(syllable, True)
        taken = shown[-1]
        for before in reversed(shown[:-1]):
            taken = taken.back()
            assert taken == before, syllable


def test_pairs_of_syllables_stay_apart_and_come_back() -> None:
    """Every syllable after 각 and before 아: finals go where the language wants them."""
    for syllable in ALL:
        ahead = typed("ㄱㅏㄱ" + keys_of(syllable))
        assert ahead.text == "각" + syllable
        for _ in keys_of(syllable):
            ahead = ahead.back()
        assert ahead == Composition("각", True)
        assert typed(keys_of(syllable) + "ㅇㅏ").text == syllable + "아"


@pytest.mark.parametrize("line", [line for line in WORDS.read_text("utf-8").splitlines() if line[0] != "#"])
def test_words_of_another_composer(line: str) -> None:
    keys, word, backs = line.split("\t")
    composition = typed("".join(QWERTY[key] for key in keys))
    assert composition == Composition(word, True)
    for left in [*backs.split(), ""]:
        composition = composition.back()
        assert composition.text == left


@pytest.mark.parametrize(
    ("letters", "text"),
    [
        ("ㅎㅡㄴㄷㅡㄹㄱㅣ", "흔들기"),
        ("ㅏㅏ", "ㅏㅏ"),
        ("ㅗㅏㅣ", "ㅘㅣ"),
        ("ㄱㄱ", "ㄱㄱ"),
        ("ㄱㅅㅏ", "ㄱ사"),
        ("ㄱㅏㄸㅏ", "가따"),
        ("ㄱㅏㅃ", "가ㅃ"),
        ("ㄱㅏㄲㅏ", "가까"),
        ("ㅇㅡㅣㅏ", "의ㅏ"),
        ("ㄷㅏㄹㄱㅇㅣ", "닭이"),
        ("ㄷㅏㄹㄱㅣ", "달기"),
        ("ㅇㅣㅆㅓ", "이써"),
    ],
)
def test_cases(letters: str, text: str) -> None:
    assert typed(letters).text == text


def test_finished_text_is_not_joined_but_taken_back_by_letters() -> None:
    assert Composition("가").type("ㄴ").text == "가ㄴ"
    finished = Composition("A 가나")
    assert [finished.back().text, finished.back().back().text] == ["A 가ㄴ", "A 가"]
    assert finished.back().back().type("ㄴ").text == "A 간"
    left = finished
    for text in ("A 가ㄴ", "A 가", "A ㄱ", "A ", "A", "", ""):
        left = left.back()
        assert left.text == text


def test_composing_is_shown_in_place_and_closing_changes_nothing() -> None:
    composition = typed("ㄱㅏㄴㅏㄷㅏ")
    assert (composition.committed, composition.composing) == ("가나", "다")
    assert composition.close() == Composition("가나다")
    assert composition.put("!") == Composition("가나다!")
    assert composition.put("!").type("ㅇ").composing == "ㅇ"


@pytest.mark.parametrize("letter", ["", "a", "가", "ㅘ", "ㄳ", "ㄱㅏ"])
def test_what_no_key_carries_is_refused(letter: str) -> None:
    with pytest.raises(ValueError, match="two-set"):
        Composition().type(letter)


@given(st.lists(st.sampled_from(sorted(LETTERS)), max_size=30))
def test_any_keys_give_composed_hangul_and_come_back_in_as_many_letters(keys: list[str]) -> None:
    composition = typed("".join(keys))
    assert all(is_hangul(char) for char in composition.text)
    assert unicodedata.normalize("NFC", composition.text) == composition.text
    for _ in keys:
        assert composition.text
        composition = composition.back()
    assert composition == Composition()
