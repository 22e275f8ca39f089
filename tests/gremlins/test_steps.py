"""Lists of steps: written, read, refused."""

from __future__ import annotations

import pytest

from godoris.gremlins import steps
from godoris.gremlins.quotes import QUOTES
from godoris.gremlins.steps import Beginning, ListError, Point, Step
from godoris.palm.events import Key


def test_a_list_is_read_as_it_was_written() -> None:
    beginning = Beginning(device="palm5", language="ko", seed=12, time=99, saves=(("hand.save", b"\0\xff"),))
    done = [
        Step("start"),
        Step("start", "record=won disk=full"),
        steps.pen((1, 2), (3, 4, 50), (-1, 219)),
        steps.pen((5, 6), kind="tap"),
        steps.pen((5, 6), (7, 8), kind="burst"),
        steps.key(Key.NAV_UP),
        steps.key(Key.PAGE_UP, repeat=True),
        *(steps.words("text", quote) for quote in QUOTES),
        steps.words("char", '"'),
        steps.words("editing", ""),
        Step("nil", "40"),
        Step("pen", "1,2", on="alert.save"),
        Step("key", "MENU", on="table:MenuBar"),
        Step("text", '"on and on"', on="register"),
        Step("char", '" on x"'),
        Step("leave"),
        Step("leave", "force"),
        Step("battery"),
        Step("clock", "-3600"),
    ]
    assert steps.read(steps.written(beginning, done)) == (beginning, done)
    assert done[2].points == [Point(1, 2), Point(3, 4, 50), Point(-1, 219)]
    assert [step.text for step in done if step.kind == "text"] == [*QUOTES, "on and on"]
    assert len(QUOTES) == 18


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("jump 3", "<list>:1: jump: expected one of"),
        ("start\ndevice palm3", "<list>:2: device: expected one of pen,"),
        ("device psion", "<list>:1: device: expected one of palm3,"),
        ("language fr", "expected one of en, ko"),
        ("seed x", "a whole number from 0"),
        ("seed -1", "a whole number from 0"),
        ("save hand.save €", "in base64"),
        ("# a note\n\npen", "<list>:3: pen: expected points"),
        ("pen 1,2 3", "expected points"),
        ("pen 1,900", "from -400 to 400"),
        ("pen 1,a", "a whole number"),
        ("pen 1,2,-1", "from 0"),
        ("key A", "the name of a key"),
        ("key NAV_UP twice", "the name of a key"),
        ("char a", "a text in double quotes"),
        ("text 12", "a text in double quotes"),
        ("nil", "a whole number"),
        ("nil 9999999", "a whole number"),
        ("clock soon", "a whole number"),
        ("leave now", "expected nothing or force"),
        ("battery low", "expected nothing after it"),
        ("start won", "each NAME=VALUE"),
        ("start colour=red", "each NAME=VALUE"),
        ("start record=nothing", "record: one of"),
        ("start rules=poker", "rules: one of"),
        ("start disk=floppy", "disk: one of"),
    ],
)
def test_a_bad_line_is_told(text: str, said: str) -> None:
    with pytest.raises(ListError) as caught:
        steps.read(text)
    assert said in str(caught.value)
