"""The rule sets as commands see them."""

from __future__ import annotations

import os

from godoris.match.files import home
from godoris.rules import Book, house


def open_book() -> Book:
    """The rule sets of the program and this person's own, which lies beside the saves."""
    return house.open_book(home(os.environ))
