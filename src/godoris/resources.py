"""Where the files beside the code are: assets/ and palm_profile/.

A wheel holds them inside the package, a checkout (also an editable install) beside `src`. The checkout's
own folders win, because the copies an editable install makes go stale.
"""

from functools import cache
from pathlib import Path


@cache
def root() -> Path:
    """The folder that holds `assets` and `palm_profile`."""
    package = Path(__file__).resolve().parent
    checkout = package.parent.parent
    if package.parent.name == "src" and (checkout / "pyproject.toml").is_file():
        return checkout
    return package


def path(name: str) -> Path:
    """The path of a resource, such as `assets/built/std.font` or `palm_profile/strings/en.toml`.

    Whether the file is there is for its reader to say.
    """
    return root().joinpath(*name.split("/"))
