from godoris import resources, toml
from godoris.tools import tables


def test_the_built_tables_are_those_of_the_files() -> None:
    assert resources.path(toml.BUILT).read_text("utf-8") == tables.build()
