"""The two-set (dubeolsik) Hangul automaton, as pure functions over the text left of the caret.

A letter is one of the 33 that two-set keys carry, as a compatibility letter (U+3131-U+3163).
The syllable being composed is the last character of the text, so that it is shown in place and
can never be lost: ending the composition changes no character.
"""

from __future__ import annotations

from godoris.frozen import Frozen

FIRST, LAST = 0xAC00, 0xD7A3
INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
# index 0 is "no final": a letter never stands there, so a space does
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"

# what two keys make together; double consonants are not here, they are keys of their own (shift)
JOINED_VOWELS = {
    "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
}  # fmt: skip
JOINED_FINALS = {
    "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ",
    "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
}  # fmt: skip
_PARTS = {whole: (pair[0], pair[1]) for pair, whole in (JOINED_VOWELS | JOINED_FINALS).items()}

LETTERS = frozenset(INITIALS) | frozenset(vowel for vowel in VOWELS if vowel not in _PARTS)


def is_syllable(char: str) -> bool:
    """Whether `char` is one of the 11,172 composed syllables."""
    return len(char) == 1 and FIRST <= ord(char) <= LAST


def is_hangul(char: str) -> bool:
    """Whether `char` is a syllable or one of the 51 letters U+3131-U+3163."""
    return is_syllable(char) or (len(char) == 1 and "ㄱ" <= char <= "ㅣ")


def split(syllable: str) -> tuple[str, str, str]:
    """Initial, vowel and final ("" when there is none) of a composed syllable."""
    rest, final = divmod(ord(syllable) - FIRST, len(FINALS))
    initial, vowel = divmod(rest, len(VOWELS))
    return INITIALS[initial], VOWELS[vowel], FINALS[final].strip()


def join(initial: str, vowel: str, final: str = "") -> str:
    """The syllable of these letters; ValueError when one of them cannot stand there."""
    index = INITIALS.index(initial) * len(VOWELS) + VOWELS.index(vowel)
    return chr(FIRST + index * len(FINALS) + (FINALS.index(final) if final else 0))


def _grow(char: str, letter: str) -> str:
    """What the composing character `char` (a syllable or a letter) becomes with one letter more."""
    if not is_syllable(char):
        if letter in VOWELS and char in INITIALS:
            return join(char, letter)
        return JOINED_VOWELS.get(char + letter, char + letter)
    initial, vowel, final = split(char)
    if letter in VOWELS:
        if not final:
            joined = JOINED_VOWELS.get(vowel + letter)
            return join(initial, joined) if joined else char + letter
        # the last letter of the final was the next syllable's initial all along: 흔듥 + ㅣ = 흔들기
        stays, moves = _PARTS.get(final, ("", final))
        return join(initial, vowel, stays) + join(moves, letter)
    whole = JOINED_FINALS.get(final + letter) if final else letter
    return join(initial, vowel, whole) if whole and whole in FINALS else char + letter


def _shrink(char: str) -> str:
    """`char` without the last key that made it; "" when nothing is left."""
    if not is_syllable(char):
        return _PARTS[char][0] if char in _PARTS else ""
    initial, vowel, final = split(char)
    if final:
        return join(initial, vowel, _shrink(final))
    shorter = _shrink(vowel)
    return join(initial, shorter) if shorter else initial


class Composition(Frozen):
    """Text left of the caret; while `open`, its last character still takes letters."""

    text: str = ""
    open: bool = False

    @property
    def composing(self) -> str:
        """The character under composition, "" when there is none."""
        return self.text[-1:] if self.open else ""

    @property
    def committed(self) -> str:
        """The text without the character under composition."""
        return self.text[:-1] if self.open else self.text

    def type(self, letter: str) -> Composition:
        """One two-set key; ValueError for a character that no two-set key carries."""
        if letter not in LETTERS:
            raise ValueError(f"{letter!r}: expected a letter of the two-set keyboard")
        grown = _grow(self.composing, letter) if self.composing else letter
        return Composition(self.committed + grown, True)

    def put(self, text: str) -> Composition:
        """Other characters; they end the composition."""
        return Composition(self.text + text)

    def back(self) -> Composition:
        """Take one letter back, through finished syllables too; other characters go whole.

        A syllable that has been reached this way is open again: 가나 back back ㄴ is 간.
        """
        last = self.text[-1:]
        text = self.text[:-1] + (_shrink(last) if is_hangul(last) else "")
        return Composition(text, is_hangul(text[-1:]))

    def close(self) -> Composition:
        """End the composition; the text stays as it is."""
        return Composition(self.text)
