"""The walls of the house: who may import whom, and how long a file or a function may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import godoris

SOURCE = Path(godoris.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

BASE = {"resources", "frozen", "digest", "toml"}
"""What is open to all."""
# what a part may use beside itself and those
ALLOWED: dict[str, set[str]] = {
    "resources": set(),
    "frozen": set(),
    "digest": set(),
    "toml": set(),
    "cards": set(),
    "rules": {"cards"},
    "engine": {"cards", "rules"},
    "players": {"cards", "rules", "engine"},
    "match": {"cards", "rules", "engine", "players"},
    "palm": set(),
    "app": {"cards", "rules", "engine", "players", "match", "palm"},
    "shell": {"palm"},
    "gremlins": {"cards", "rules", "engine", "players", "match", "palm", "app", "shell"},
    "tools": {"cards", "rules", "engine", "players", "match", "palm", "app", "shell"},
    "cli": {"cards", "rules", "engine", "players", "match", "palm", "app", "shell", "gremlins", "tools"},
    "__main__": {"cli"},
    "__init__": set(),
}
# libraries with one door each
DOORS = {"PIL": "tools/", "msgpack": "match/store.py", "tqdm": "cli/"}


def part(path: Path) -> str:
    """The part of the house a file belongs to: its folder or its own name."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def place(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def imports(tree: ast.AST, path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a file imports, at its head or inside functions."""
    package = ("godoris", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            for name in node.names:
                yield node.lineno, f"{module}.{name.name}"


def used_part(name: str) -> str | None:
    """The part that `godoris.part.module` names; None outside the project."""
    top, _, rest = name.partition(".")
    return rest.split(".")[0] if top == "godoris" else None


@pytest.mark.parametrize("path", FILES, ids=place)
def test_imports_run_one_way(path: Path) -> None:
    own = part(path)
    assert own in ALLOWED, f"{place(path)}: a part that the plan does not know"
    known = {other.stem if other.is_file() else other.name for other in SOURCE.iterdir()}
    for line, name in imports(ast.parse(path.read_text(encoding="utf-8")), path):
        used = used_part(name)
        if used in known - {own, *BASE}:
            assert used in ALLOWED[own], f"{place(path)}:{line}: {own} must not use {used}"


@pytest.mark.parametrize("path", FILES, ids=place)
def test_each_library_has_one_door(path: Path) -> None:
    for line, name in imports(ast.parse(path.read_text(encoding="utf-8")), path):
        door = DOORS.get(name.split(".")[0])
        if door:
            assert place(path).startswith(door), f"{place(path)}:{line}: only {door} may import {name}"


def windows_and_mixers(tree: ast.AST, path: Path) -> Iterator[tuple[int, str]]:
    """Where a file reaches for pygame.display or pygame.mixer, or starts all of pygame."""
    closed = ("pygame.display", "pygame.mixer", "pygame.init")
    for line, name in imports(tree, path):
        if name.startswith(closed):
            yield line, name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            name = f"{node.value.id}.{node.attr}"
            if name in closed or name in ("pg.display", "pg.mixer", "pg.init"):
                yield node.lineno, name


@pytest.mark.parametrize("path", FILES, ids=place)
def test_only_the_shell_opens_a_display_or_a_mixer(path: Path) -> None:
    if part(path) == "shell":
        return
    for line, name in windows_and_mixers(ast.parse(path.read_text(encoding="utf-8")), path):
        pytest.fail(f"{place(path)}:{line}: {name} belongs to the shell")


@pytest.mark.parametrize("path", FILES, ids=place)
def test_only_stable_random_numbers(path: Path) -> None:
    """random() and getrandbits() alone give the same numbers on every Python version."""
    changing = {
        "shuffle", "choice", "choices", "sample", "randint", "randrange", "uniform", "gauss", "triangular",
    }  # fmt: skip
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in changing:
            owner = ast.unparse(node.func.value)
            assert not owner.endswith(("rng", "random", "rnd")), f"{place(path)}:{node.lineno}: {owner}"


@pytest.mark.parametrize("path", FILES, ids=place)
def test_files_and_functions_stay_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") < 400, f"{place(path)}: take it apart"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            lines = node.end_lineno - node.lineno + 1
            assert lines < 40, f"{place(path)}:{node.lineno}: {node.name} has {lines} lines"


BAD = """
from godoris.tools import palette
from ..app import table
import msgpack, pygame.mixer
def f(rng, pygame):
    import PIL.Image
    pygame.display.flip()
"""


def test_the_readers_above_see_what_they_look_for() -> None:
    tree, path = ast.parse(BAD), SOURCE / "engine" / "odd.py"
    names = {name for _, name in imports(tree, path)}
    assert names == {"godoris.tools.palette", "godoris.app.table", "msgpack", "pygame.mixer", "PIL.Image"}
    assert {used_part(name) for name in names} == {"tools", "app", None}
    assert {name for _, name in windows_and_mixers(tree, path)} == {"pygame.mixer", "pygame.display"}
