"""docs/adding-a-rule-set.md, followed to the letter."""

import json
import re
from pathlib import Path

import pytest

from engine.games import walk
from godoris import resources, rules
from godoris.engine import balance, deal, problems
from godoris.rules import Book, RulesError, RuleSet
from records.answers import check
from records.compose import compose

PAGE = (resources.root() / "docs/adding-a-rule-set.md").read_text("utf-8")
TEXT = re.search(r"`src/godoris/rules/kitchen\.toml`:\n\n```toml\n(.*?)```", PAGE, re.DOTALL)
SKETCH = re.search(r"\n```\n(# docs/rules\.md.*?)```", PAGE, re.DOTALL)
ANSWER = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)


def written(folder: Path, text: str) -> RuleSet:
    path = folder / "kitchen.toml"
    path.write_text(text, "utf-8")
    return rules.load_file(path)


@pytest.fixture
def kitchen(tmp_path: Path) -> RuleSet:
    assert TEXT
    return written(tmp_path, TEXT[1])


def test_the_file_is_a_rule_set(kitchen: RuleSet) -> None:
    assert (kitchen.name, kitchen.seats, kitchen.hand, kitchen.table) == ("kitchen", 2, 8, 8)
    assert kitchen.stock == 26
    assert kitchen.pee == rules.load("godoris").pee | {"pansseul": 2}


def test_two_hundred_games(kitchen: RuleSet) -> None:
    kinds = set()
    for number in range(200):
        for state, _ in walk(deal(kitchen, number), number):
            assert problems(state) == []
        assert sum(balance(state)) == 0
        kinds.add(state.kind)
    assert len(kinds) > 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("gobak", "kitchen.toml: gobak: between two sides the last caller has nobody to pay for"),
        ("packets", "kitchen.toml: packets: deal 7 to a hand and 6 to the table, not 8 and 8"),
    ],
)
def test_what_it_says_is_refused(line: str, message: str, tmp_path: Path) -> None:
    assert TEXT
    without = "".join(row for row in TEXT[1].splitlines(True) if not row.startswith(line))
    with pytest.raises(RulesError) as refused:
        written(tmp_path, without)
    assert str(refused.value) == message


def test_the_record_of_the_sketch_has_the_answer(kitchen: RuleSet, tmp_path: Path) -> None:
    assert SKETCH
    assert ANSWER
    book = Book([kitchen])
    path = tmp_path / "sweep.gsr"
    path.write_text(compose(SKETCH[1], book), "utf-8")
    path.with_suffix(".json").write_text(ANSWER[1], "utf-8")
    assert check(path, book) == []
    path.with_suffix(".json").write_text(json.dumps({"has": [{"event": "take_pee", "times": 1}]}), "utf-8")
    assert check(path, book) != []
