"""Records with answers that were reckoned by hand from the manuals: what sets each rule set apart."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from godoris import rules
from godoris.engine.deal import from_pack
from godoris.engine.record import parse
from godoris.rules import Book, RulesError, RuleSet
from godoris.rules.ruleset import CHOICES, as_values
from records.answers import HERE, book, check
from records.compose import compose

RECORDS = sorted(HERE.glob("*/*.gsr"))
LEAST = dict.fromkeys(("dutch-2", "dutch-3", "dutch-4", "hanafuda-2", "hanafuda-3", "cardavia", "house"), 25)
LEAST["godoris"] = 15
KEYS = set(RuleSet.fields) - {"name", "words"}

_SOURCE = re.compile(r"# (Godoris manual|Dutch manual|hanafuda manual|Cardavia|docs/rules\.md)[,;:].+")


def comments(path: Path) -> list[str]:
    return [row for row in path.read_text("utf-8").splitlines() if row.startswith("#")]


def values(path: Path) -> set[str]:
    """The rule values that a record says it shows."""
    rows = [row.removeprefix("# value: ") for row in comments(path) if row.startswith("# value: ")]
    return {key.strip() for row in rows for key in row.split(",")}


def rules_of(path: Path) -> str:
    """The rule set of a record."""
    found = re.search(r'^\[Rules "(.+)"\]$', path.read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def shown_for(name: str) -> set[str]:
    """The rule values that the records of a rule set say they show."""
    return {key for path in RECORDS if rules_of(path) == name for key in values(path)}


def differing(path: Path) -> set[str]:
    """The keys in which a rule set differs from what it extends."""
    return set(tomllib.loads(path.read_text("utf-8"))) & KEYS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_record(path: Path) -> None:
    assert check(path) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_reckoning_stands_in_the_record(path: Path) -> None:
    first, *others = comments(path)
    assert _SOURCE.fullmatch(first)
    reckoning = [row for row in others if not row.startswith("# value: ")]
    assert reckoning
    assert re.search(r"\d", " ".join(reckoning))
    assert values(path) <= KEYS


@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_there_are_enough(name: str, least: int) -> None:
    found = [path for path in RECORDS if path.parent.name == name]
    assert len(found) >= least
    if name != "house":
        assert {rules_of(path) for path in found} == {name}


@pytest.mark.parametrize("name", rules.names()[1:])
def test_every_value_that_differs_is_shown(name: str) -> None:
    assert differing(Path(rules.__file__).with_name(f"{name}.toml")) <= shown_for(name)


@pytest.mark.parametrize("path", sorted(HERE.glob("house/*.toml")), ids=lambda path: path.stem)
def test_every_value_of_the_small_rule_sets_is_shown(path: Path) -> None:
    assert differing(path) <= shown_for(path.stem)


def others(key: str, value: Any, parent: Any) -> Iterator[Any]:
    """Other values of a key: the parent's, the next numbers, other words, lists with one item changed."""
    yield parent
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1)
    elif key in CHOICES:
        yield from set(CHOICES[key]) - {value}
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield value[:at] + value[at + 1 :]
            if isinstance(item, int):
                yield from ([*value[:at], item + step, *value[at + 1 :]] for step in (-1, 1))


RULE_FILES = [*sorted(Path(rules.__file__).parent.glob("*.toml")), *sorted(HERE.glob("house/*.toml"))]
DIFFERENCES = [
    (path.stem, tomllib.loads(path.read_text("utf-8"))["extends"], key)
    for path in RULE_FILES
    if path.stem != "godoris"
    for key in sorted(differing(path) - {"packets"})
]
SAME = [
    # Where nobody is exempt from PeeBak a cup as pee is what suits a loser best.
    ("cardavia", "loser_cup", "best"),
    # A DdaDak never comes with another of these: one that clears the table is a PanSseul only.
    ("hanafuda-2", "pee_together", ["sseul", "pansseul", "poktan"]),
]


@pytest.mark.parametrize(("name", "parent", "key"), DIFFERENCES)
def test_the_records_tell_values_apart(name: str, parent: str, key: str, tmp_path: Path) -> None:
    """With any other value some record that shows the key comes out otherwise."""
    own, base = as_values(book().load(name)), as_values(book().load(parent))
    told = [path for path in RECORDS if rules_of(path) == name and key in values(path)]
    for path in told:
        text = path.read_text("utf-8").replace(f'[Rules "{name}"]', '[Rules "other"]')
        (tmp_path / path.name).write_text(text, "utf-8")
        answer = path.with_suffix(".json").read_text("utf-8")
        (tmp_path / path.name).with_suffix(".json").write_text(answer, "utf-8")
    for value in others(key, own[key], base[key]):
        try:
            known = Book([rules.build("other", own | {key: value}, "other.toml")])
        except RulesError:
            continue
        if (name, key, value) not in SAME:
            assert any(check(tmp_path / path.name, known) for path in told), f"{key} = {value}"


def test_every_answer_has_its_record() -> None:
    assert {path.with_suffix(".json") for path in RECORDS} == set(HERE.glob("*/*.json"))


@pytest.mark.parametrize("name", rules.names()[1:])
def test_the_pack_is_dealt_in_packets(name: str) -> None:
    dealt = parse((HERE / name / "deal.gsr").read_text("utf-8"))
    pack = [dealt.deal.rules.card(code) for code in dealt.tags["Pack"].split()]
    assert from_pack(dealt.deal.rules, pack, 0, 100, 1) == dealt.deal


def test_wrong_answers_are_found(tmp_path: Path) -> None:
    source = HERE / "dutch-2" / "stop-at-seven.gsr"
    path = tmp_path / source.name
    path.write_text(source.read_text("utf-8"), "utf-8")
    wrong = [
        {"result": {"points": 8}},
        {"money": [700, -700, 0]},
        {"result": None},
        {"legal": ["go"]},
        {"has": [{"event": "chock"}]},
        {"has": [{"event": "flip", "times": 4}]},
        {"has_not": [{"event": "stop"}]},
        {"next": {"carry": 2}},
        {"refused": "dealt anew"},
    ]
    for answer in wrong:
        path.with_suffix(".json").write_text(json.dumps(answer), "utf-8")
        assert len(check(path)) == 1


def test_a_sketch_is_made_whole() -> None:
    sketch = """# A remark stays.
[Rules "godoris"]
[Table "4a 6a 6Y 7a 9a 12T"]
*4/8a 6b>6Y/B1+1T 2Y/7T ./10a B2/9T
"""
    record = parse(compose(sketch))
    assert compose(sketch).startswith("# A remark stays.\n")
    assert len(record.moves) == 6
    assert sorted(record.deal.stock[-2:]) != [48, 49]


@pytest.mark.parametrize(
    ("sketch", "message"),
    [
        ('[Table "4a 6a 6Y 7a 9a 12T"]\n4a/8a', "named twice: 4a"),
        ('[Table "4a 6a 6Y 7a 9a 12T 1a"]', "7 cards where 6 lie"),
    ],
)
def test_a_sketch_that_does_not_fit(sketch: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        compose(sketch)


def test_small_rule_sets_do_not_reach_the_program() -> None:
    assert set(book().names()) > set(rules.names())
    assert not any(name in rules.names() for name in ("jokers", "house"))
