"""Records: what is read, and the line that refuses what is not."""

import pytest

from godoris.engine import RecordError
from godoris.engine.record import parse

GOOD = """# a remark
[Rules "godoris"]
[Bet "100"]
[Carry "1"]
[Dealer "0"]
[Hand0 "4b 1a 2a 7b 9a 10a 3T"]
[Hand1 "4a 1b 2b 7a 9b 10b 3a"]
[Hand2 "3K 10Y 12Y 2Y 5b 2T 8b"]
[Table "4T 6b 8a 11a 12D 5a"]
[Stock "B1 4Y 6a 12K 12T 7Y 6T 11b 1T 3b B2 10T 8K 6Y 9T 9Y 1K 5T 11D 5Y 7T 11K 8Y"]
[Player0 "나"]

4b 4a
"""


def test_defaults_and_unknown_tags() -> None:
    short = "".join(row for row in GOOD.splitlines(True) if row[:4] not in ("[Rul", "[Bet", "[Car", "[Dea"))
    record = parse(short)
    dealt = record.deal
    assert (dealt.rules.name, dealt.bet, dealt.carry, dealt.dealer) == ("godoris", 100, 1, 0)
    assert record.tags == {"Player0": "나"}
    assert record.deal == parse(GOOD).deal


def test_a_record_may_stop_anywhere() -> None:
    assert parse(GOOD.replace("4b 4a\n", "")).moves == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"4b 1a', '"4c 1a', "x.gsr:6: Hand0: 4c: expected a card of the deck"),
        ('"4b 1a', '"B3 1a', "x.gsr:6: Hand0: B3: expected a card of the deck"),
        ('[Table "4T', '[Table "4a', "x.gsr:9: Table: 4a: expected once, it stands in Hand1 too"),
        ('"4b 1a 2a', '"4b 1a', "x.gsr:6: Hand0: 6 cards: expected 7"),
        ("[Hand1 ", "[Hund1 ", "Hand1: missing: expected 7 cards"),
        ('[Bet "100"]', '[Bet "0"]', 'x.gsr:3: Bet: "0": expected a whole number from 1 to'),
        ('[Bet "100"]', '[Bet "1e3"]', 'x.gsr:3: Bet: "1e3": expected a whole number'),
        ('[Carry "1"]', '[Carry "-1"]', 'x.gsr:4: Carry: "-1": expected a whole number'),
        ('[Dealer "0"]', '[Dealer "3"]', 'x.gsr:5: Dealer: "3": expected a whole number from 0 to 2'),
        ('"godoris"', '"poker"', "x.gsr:2: Rules: unknown rule set 'poker': there are godoris"),
        ('[Bet "100"]', "[Bet 100]", "x.gsr:3: [Bet 100]: expected a tag such as"),
        ('[Bet "100"]', '[Bet "100"', "x.gsr:3: "),
        ('[Carry "1"]', '[Bet "200"]', "x.gsr:4: Bet: this tag stands twice"),
        ("4b 4a", "4b 9z", "x.gsr:13: 9z: expected a move"),
        ("4b 4a", "4b >B1", "x.gsr:13: >B1: expected a move"),
        ("4b 4a", "4b *13", "x.gsr:13: *13: expected a move"),
        ("4b 4a", "4b 1a", "x.gsr:13: 1a: expected one of: 1b 2b 3a 4a 7a 9b 10b"),
        ("4b 4a", "4b 4a stop", "x.gsr:13: stop: expected one of: "),
        ("4b 4a", '4b\n[Late "1"]', "x.gsr:14: Late: expected tags before the first move"),
        ("6b 8a 11a", "4Y 8a 11a", "Stock: 4Y: expected once, it stands in Table too"),
    ],
)
def test_one_clear_line(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(RecordError) as refused:
        parse(GOOD.replace(old, new, 1), "x.gsr")
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_deal_that_is_dealt_anew() -> None:
    four = GOOD.replace('"4T 6b 8a 11a 12D 5a"', '"4T 4a 4b 4Y 12D 5a"')
    four = four.replace('"4b 1a', '"6b 1a').replace('"4a 1b', '"8a 1b').replace("B1 4Y 6a", "B1 11a 6a")
    with pytest.raises(RecordError, match="four cards of a month on the table are dealt anew"):
        parse(four)


def test_moves_after_the_end() -> None:
    over = """[Hand0 "1K 1T 1a 1b 2T 3T 4T"]
[Hand1 "2Y 2a 2b 3K 3a 3b 4Y"]
[Hand2 "4a 4b 5Y 5T 5a 6Y 6T"]
[Table "6a 7Y 8K 9Y 10Y 11K"]
[Stock "B1 B2 5b 6b 7T 7a 7b 8Y 8a 8b 9T 9a 9b 10T 10a 10b 11D 11a 11b 12K 12Y 12T 12D"]

2T
"""
    with pytest.raises(RecordError, match="2T: expected nothing, the game is over"):
        parse(over)
    assert parse(over.replace("2T\n", "")).moves == []


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "\x00\x01\x02", "[" * 5000, '[A "' + "x" * 70_000])
def test_noise(text: str) -> None:
    with pytest.raises(RecordError, match=r"^noise\.gsr:\d+: ") as refused:
        parse(text, "noise.gsr")
    assert len(str(refused.value)) < 200
