import errno

import pytest

from app.table import Person
from godoris.app.notices import REASONS
from godoris.match.store import Notice
from godoris.palm.controls.plain import Label


def told(language: str, notice: Notice) -> str:
    person = Person(language=language)
    person.app.notices.tell(notice)
    assert person.form == f"alert.{notice.name}"
    label = person.control("text")
    assert isinstance(label, Label)
    return " ".join(label.text.split())


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("code", REASONS)
def test_a_reason_is_told_in_the_persons_language(code: int, language: str) -> None:
    found = told(language, Notice("cannot_save", "as the system says", code))
    assert "system" not in found
    assert found != told("ko" if language == "en" else "en", Notice("cannot_save", "", code))


def test_a_reason_without_words_is_told_in_those_of_the_system() -> None:
    assert told("ko", Notice("cannot_save", "Too many links", errno.EMLINK)).endswith("Too many links")
