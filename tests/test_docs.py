"""What the words point to is there."""

import re
from pathlib import Path

import pytest

from godoris import resources
from godoris.rules import RulesError, house, load

ROOT = resources.root()
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
CODE = sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("src/**/*.toml"), *ROOT.glob("palm_profile/**/*.toml")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_pages_that_the_code_names_are_there() -> None:
    named = {
        page: path.relative_to(ROOT).as_posix()
        for path in CODE
        for page in re.findall(r"\bdocs/[\w-]+\.md", path.read_text(encoding="utf-8"))
    }
    assert {page: path for page, path in named.items() if not (ROOT / page).exists()} == {}


def test_commands_of_the_readme_are_in_the_makefile() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`make ([\w-]+)", readme)) <= targets


def example(page: str) -> str:
    """The first TOML of a page."""
    found = re.search(r"```toml\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_rule_set_of_the_page_is_one(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(example("adding-a-rule-set.md"), encoding="utf-8")
    own = house.load_house(path)
    assert (own.stop_points, own.nagari_carry) == (5, 3)
    assert own.sets == load("godoris").sets


def test_the_fault_that_the_page_shows_is_what_is_said(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('extends = "godoris"\nstop_points = "5"\n', encoding="utf-8")
    with pytest.raises(RulesError) as caught:
        house.load_house(path)
    assert f"    {caught.value}\n" in (ROOT / "docs/adding-a-rule-set.md").read_text(encoding="utf-8")
