from pathlib import Path

import pytest

from godoris.tools.cards_grid import is_pee_pair, read, read_all
from godoris.tools.palette import SourceError

ROW, MINI = "K" * 18, "K" * 9


def write(folder: Path, text: str) -> Path:
    path = folder / "cards-01.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_grid_is_read_with_its_code_and_size(tmp_path: Path) -> None:
    text = "# a remark\ncard 1K 9x13\n" + f"{MINI}\n" * 13 + "\ncard 1K 18x27\n" + f"{ROW}\n" * 27
    found = [(code, size, len(grid)) for code, size, grid in read(write(tmp_path, text), "K")]
    assert found == [("1K", (9, 13), 13), ("1K", (18, 27), 27)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{ROW}\n", r"cards-01.txt:1: expected a 'card' line"),
        ("card 1K\n", r"cards-01.txt:1: expected 'card CODE 18x27'"),
        ("card 1K 10x10\n", r"found 'card 1K 10x10'"),
        ("card 1Q 18x27\n", r"'1Q' is not a card"),
        ("card 1K 18x27\nKK\n", r"cards-01.txt:2: expected 18 letters in a row of 1K, found 2"),
        ("card 1K 18x27\n" + "?" * 18 + "\n", r"letter '\?' of 1K"),
        (f"card 1K 18x27\n{ROW}\n", r"cards-01.txt:1: expected 27 rows for 1K, found 1"),
    ],
)
def test_a_fault_names_its_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(SourceError, match=message):
        list(read(write(tmp_path, text), "K"))


def test_a_card_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    write(tmp_path, ("card 1K 9x13\n" + f"{MINI}\n" * 13) * 2)
    with pytest.raises(SourceError, match="1K 9x13 is there twice"):
        read_all(tmp_path, "K")


def test_pee_pairs() -> None:
    assert is_pee_pair("10a", "10b")
    assert not is_pee_pair("1a", "10b")
    assert not is_pee_pair("1a", "1T")
